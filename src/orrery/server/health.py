"""Answers for whoever runs the server: whether it lives, whether it can serve, and its figures."""

from __future__ import annotations

import base64
import secrets

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from . import metrics
from .border import answer
from .budgets import Budgets, address_of
from .errors import NoSuchPage, StoreFails
from .rooms import Rooms


class Health:
    """Answers for machines: a proxy, a supervisor, Prometheus."""

    def __init__(self, access: HostAccess, rooms: Rooms) -> None:
        self._access = access
        self._rooms = rooms

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/health", self.health, methods=["GET"]),
            Route("/ready", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        """Say that the process lives, whatever its database does: only a failure here is a reason to restart it."""
        return answer({"status": "alive"})

    async def ready(self, request: Request) -> Response:
        """Say whether requests can be served: the database answers and takes changes, other processes are heard."""
        store = self._rooms.store
        try:
            await store.do(store.revision, "")
        except StoreFails:
            return answer({"status": "no database"}, 503)
        if store.last_write.failed:
            return answer({"status": "not writable"}, 503)
        if not self._rooms.neighbours.ready:
            return answer({"status": "no news"}, 503)
        return answer({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        """Return the figures for Prometheus to a request with the host's token."""
        await self._access.check(request)
        return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


class HostAccess:
    """The host's token: what opens the figures and the host's page."""

    def __init__(self, token: str, budgets: Budgets) -> None:
        self._token = token
        self._budgets = budgets

    @property
    def offered(self) -> bool:
        return self._token != ""

    async def allows(self, request: Request) -> bool:
        """Return whether the token comes with the request; raise TooFast after too many wrong ones from an address.

        The right token is always accepted: others behind the same address must not be able to lock the host out.
        """
        given = _given_token(request)
        if self._token != "" and secrets.compare_digest(given.encode(), self._token.encode()):
            return True
        if given:
            await self._budgets.guess(address_of(request))
        return False

    async def check(self, request: Request) -> None:
        """Raise NoSuchPage for a request without the token: nothing says that there is a page."""
        if not await self.allows(request):
            raise NoSuchPage


def _given_token(request: Request) -> str:
    """Return the token a program sends as it is, or a browser as a password; "" if there is none."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind == "Basic":
        try:
            _, _, given = base64.b64decode(given, validate=True).decode().partition(":")
        except ValueError:
            return ""
    return given
