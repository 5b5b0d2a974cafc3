"""`serve`: the server on an address, until somebody stops it."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
import webbrowser

import uvicorn
from starlette.applications import Starlette

from .addresses import Addresses
from .app import create_app
from .settings import Settings, database_url

_GRACE_SECONDS = 3
_FRAME_BYTES = 64 * 1024
"""Longer frames close the socket; from the limit of a message up to here they are only refused."""


class AnnouncedServer(uvicorn.Server):
    """A server that prints its address when it can be reached."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("0.0.0.0", "::", "127.0.0.1") else self.config.host
        address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
        print(address, flush=True)
        if self._open_browser:
            # some browsers do not return until they are closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the server is run, here and in tests."""
    return uvicorn.Config(
        create_app(settings, Addresses(host, settings.public_url)),
        host=host,
        port=port,
        ws="websockets-sansio",
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
) -> None:
    """Serve until interrupted; the database is a URL, a file, or the usual one."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for library in ("alembic", "uvicorn"):
        logging.getLogger(library).setLevel(logging.WARNING)
    settings = Settings(database_url(database, os.environ), public_url=public_url)
    config = configured(settings, host, port)
    assert isinstance(config.app, Starlette)
    config.app.state.store.open()  # what is wrong with the database is told here, in one line
    if welcome:
        print(welcome, flush=True)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to stop it, after it has shut down in order
        AnnouncedServer(config, open_browser).run()
