"""The doorman: connections that say nothing, or never come to an end, are shown out; others always find a place."""

from __future__ import annotations

import asyncio
import logging
import sys

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .budgets import Buckets, Measure
from .lines import LeanSocket
from .proxies import Proxies

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)
CONNECTIONS = Measure(400, 50.0)
"""New connections of one address."""
_SPREAD = 100
_KEPT_HANDLES = 120
"""Handles for what is not a connection: files, the database, the processes."""


class Doorman:
    """Counts connections. When the house is full, the one that has waited longest without a word has to go."""

    def __init__(
        self, places: int, header_seconds: float, request_seconds: float, arrivals: Buckets, proxies: Proxies
    ) -> None:
        self.places = places
        self._arriving = arrivals
        self._proxies = proxies
        self.header_seconds = header_seconds
        self.request_seconds = request_seconds
        self._inside: set[asyncio.Transport] = set()
        self._silent: dict[asyncio.Transport, None] = {}
        self._arrivals = 0

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is a place, and the address does not come too often.

        A proxy comes for everybody; those it speaks for are counted by requests.
        """
        if address not in self._proxies and not self._arriving.take(address):
            _log.warning("too many connections from one address: some are refused")
            return False
        if len(self._inside) >= self.places:
            if not self._silent:
                _log.warning("no more than %d connections: one was refused", self.places)
                return False
            oldest = next(iter(self._silent))
            _log.warning("no more than %d connections: one that said nothing was closed", self.places)
            self.dismiss(oldest)
            oldest.abort()
        self._inside.add(transport)
        self._silent[transport] = None
        return True

    def patience_seconds(self) -> float:
        """How long the next one may say nothing: not all alike, so that many who came together do not go together."""
        self._arrivals += 1
        return self.header_seconds * (1 + self._arrivals % _SPREAD / _SPREAD)

    def spoke(self, transport: asyncio.Transport) -> None:
        """It has said what it wants."""
        self._silent.pop(transport, None)

    def dismiss(self, transport: asyncio.Transport) -> None:
        self._inside.discard(transport)
        self._silent.pop(transport, None)

    @property
    def inside(self) -> int:
        return len(self._inside)


def places(wanted: int) -> int:
    """How many connections this process can hold: as many as wanted, if it may have that many handles."""
    if sys.platform == "win32":  # handles are not counted there
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _KEPT_HANDLES
    if soft < needed:
        soft = min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - _KEPT_HANDLES))


class TimedHttp(H11Protocol):
    """HTTP with an end: silent and endless requests are closed."""

    doorman: Doorman
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.doorman.admit(transport, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._limit(self.doorman.patience_seconds())

    def connection_lost(self, exc: Exception | None) -> None:
        self._limit(None)
        self.doorman.dismiss(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        idle = self.conn.their_state is h11.IDLE
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.conn.their_state is h11.IDLE:
            if self._timer is None and not self.timeout_keep_alive_task:
                self._limit(self.doorman.patience_seconds())
        elif idle:
            self.doorman.spoke(self.transport)
            self._limit(self.doorman.request_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._limit(None)
        self.doorman.spoke(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._limit(None)
        super().on_response_complete()

    def _limit(self, seconds: float | None) -> None:
        """From now on for that long, or without an end."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class CountedSocket(LeanSocket):
    """A socket the doorman hears of when it is gone."""

    doorman: Doorman

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.dismiss(self.transport)
        super().connection_lost(exc)


def protocols(doorman: Doorman) -> tuple[type[TimedHttp], type[CountedSocket]]:
    """The protocols of one server, which share its doorman."""
    return type("Http", (TimedHttp,), {"doorman": doorman}), type("Socket", (CountedSocket,), {"doorman": doorman})
