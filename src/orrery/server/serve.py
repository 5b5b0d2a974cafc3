"""`serve`: the server on an address, until someone stops it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from .addresses import Addresses
from .app import create_app
from .budgets import Buckets
from .doorman import CONNECTIONS, Doorman, places, protocols
from .pulse import timed_loop
from .quiet_log import OncePerMinute
from .settings import Settings, database_url
from .sweeping import settle, sweep
from .turns import fair_loop

_SWITCH_SECONDS = 0.001
"""How long the loop waits at most for a thread that works: the store's, mostly."""
_GRACE_SECONDS = 3
_ACCEPTED = 5
"""How many connections are accepted in one turn of the loop; more of them wait in the system's queue."""
_WAITING = 1024
_FRAME_BYTES = 64 * 1024
"""Longer frames close the socket; from the limit of a message up to here they are only refused."""


class AnnouncedServer(uvicorn.Server):
    """A server that prints its address when it can be reached."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        settle()
        await super().startup(sockets)
        if not self.started:
            return
        self._sweeping = asyncio.create_task(sweep())
        for listening in self.servers:
            for line in listening.sockets:
                with socket.socket(fileno=os.dup(line.fileno())) as system:
                    system.listen(_WAITING)
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("0.0.0.0", "::", "127.0.0.1") else self.config.host
        address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
        print(address, flush=True)
        if self._open_browser:
            # some browsers do not return until they are closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the server is run, here and in tests."""
    arrivals = Buckets(CONNECTIONS, settings.budget, time.monotonic)
    doorman = Doorman(places(settings.connections), settings.header_seconds, settings.request_seconds, arrivals)
    http, sockets = protocols(doorman)
    return uvicorn.Config(
        create_app(settings, Addresses(host, settings.public_url)),
        host=host,
        port=port,
        backlog=_ACCEPTED,
        http=http,
        ws=sockets,
        ws_max_size=_FRAME_BYTES,
        ws_per_message_deflate=False,  # updates are small; a compressor for every socket is not
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    public_url: str = "",
    welcome: str = "",
    budget: float = 1.0,
    pulse: Path | None = None,
) -> None:
    """Serve until interrupted; the database is a URL, a file, or the usual one. The loop's pulse goes to a file."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for library in ("alembic", "uvicorn"):
        logging.getLogger(library).setLevel(logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(OncePerMinute())
    sys.setswitchinterval(_SWITCH_SECONDS)
    settings = Settings(database_url(database, os.environ), public_url=public_url, budget=budget)
    config = configure(settings, host, port)
    assert isinstance(config.app, Starlette)
    config.app.state.store.open()  # what is wrong with the database is reported here, in one line
    if welcome:
        print(welcome, flush=True)
    loops = fair_loop if pulse is None else partial(timed_loop, pulse)
    # an interrupt is the usual way to stop it, after it has shut down in order
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loops) as runner:
        runner.run(AnnouncedServer(config, open_browser).serve())
