"""How connections are spoken with, the same for a server of one process and for each of several."""

from __future__ import annotations

import time
from typing import Any

from .budgets import Buckets
from .doorman import CONNECTIONS, Doorman, places, protocols
from .settings import Settings

_GRACE_SECONDS = 3
_FRAME_BYTES = 64 * 1024
"""Longer frames close the socket; from the limit of a message up to here they are only refused."""


def protocol_settings(settings: Settings) -> dict[str, Any]:
    """Settings of uvicorn; whoever stops tells its sockets to come again (code 1012)."""
    arrivals = Buckets(CONNECTIONS, settings.budget, time.monotonic)
    places_here = places(settings.connections)
    doorman = Doorman(places_here, settings.header_seconds, settings.request_seconds, arrivals, settings.proxies)
    http, sockets = protocols(doorman)
    return {
        "forwarded_allow_ips": settings.proxies.names,
        "http": http,
        "ws": sockets,
        "ws_max_size": _FRAME_BYTES,
        "ws_per_message_deflate": False,  # updates are small; a compressor for every socket is not
        "timeout_graceful_shutdown": _GRACE_SECONDS,
    }
