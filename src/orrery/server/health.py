"""What those who run a server ask it: whether it lives, whether it can serve, and its figures."""

from __future__ import annotations

import base64
import secrets

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from . import metrics
from .border import answer
from .errors import NoSuchPage, StoreFails
from .rooms import Rooms
from .settings import Settings


class Health:
    """Answers for machines: a proxy, a supervisor, Prometheus."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self._token = settings.host_token
        self._rooms = rooms

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/health", self.health, methods=["GET"]),
            Route("/ready", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        """It lives, whatever its database does."""
        return answer({"status": "alive"})

    async def ready(self, request: Request) -> Response:
        """Whether it is worth sending anybody here: the database answers, and news of other processes come in."""
        try:
            await self._rooms.store.do(self._rooms.store.revision, "")
        except StoreFails:
            return answer({"status": "no database"}, 503)
        if not self._rooms.neighbours.ready:
            return answer({"status": "no news"}, 503)
        return answer({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        """For whoever knows the host's token; without one there is nothing here."""
        check_host(request, self._token)
        return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


def check_host(request: Request, token: str) -> None:
    """Only whoever runs the server; everybody else learns nothing, not even that there is something."""
    if not is_host(request, token):
        raise NoSuchPage


def is_host(request: Request, token: str) -> bool:
    """Whether the host's token comes along: a program sends it as it is, a browser as a password."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind == "Basic":
        try:
            _, _, given = base64.b64decode(given, validate=True).decode().partition(":")
        except ValueError:
            return False
    return token != "" and secrets.compare_digest(given.encode(), token.encode())
