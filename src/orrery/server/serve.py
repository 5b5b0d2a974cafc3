"""`serve`: the server on an address, until someone stops it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from .addresses import Addresses
from .app import create_app
from .channels import SILENT, Channels
from .database_errors import OneProcessOnly
from .logs import set_up_logs
from .mail import mail_server
from .proxies import LOCAL, Proxies
from .pulse import timed_loop
from .retention import FOR_EVER, Keep
from .running import protocol_settings
from .settings import Settings, database_url
from .store import Store
from .sweeping import settle, sweep
from .turns import fair_loop

_SWITCH_SECONDS = 0.001
"""How long the loop waits at most for a thread that works: the store's, mostly."""
_ACCEPTED = 5
"""How many connections are accepted in one turn of the loop; more of them wait in the system's queue."""
_WAITING = 1024


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
        announce(self.config.host, self._open_browser, self.servers[0].sockets[0].getsockname()[1])


def announce(host: str, open_browser: bool, port: int) -> None:
    """The address for people."""
    host = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    print(address, flush=True)
    if open_browser:
        # some browsers do not return until they are closed
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the server is run, here and in tests."""
    return uvicorn.Config(
        create_app(settings, Addresses(host, settings.public_url)),
        host=host,
        port=port,
        backlog=_ACCEPTED,
        log_config=None,
        access_log=False,
        server_header=False,
        **protocol_settings(settings),
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
    workers: int = 1,
    json_log: bool = False,
    proxies: str = LOCAL,
    keep: Keep = FOR_EVER,
    channels: Channels = SILENT,
) -> None:
    """Serve until interrupted; the database is a URL, a file, or the usual one. The loop's pulse goes to a file."""
    set_up_logs(json_log)
    token = os.environ.get("ORRERY_HOST_TOKEN", "")
    url = database_url(database, os.environ)
    trusted = Proxies(proxies)
    settings = Settings(url, public_url=public_url, proxies=trusted, budget=budget, host_token=token, keep=keep)
    settings = replace(settings, channels=channels)
    if channels.smtp:
        mail_server(channels.smtp)  # what is wrong with it is reported here, too
    if workers > 1:
        serve_together(settings, host, port, workers, json_log, open_browser, welcome)
        return
    sys.setswitchinterval(_SWITCH_SECONDS)
    config = configure(settings, host, port)
    assert isinstance(config.app, Starlette)
    config.app.state.store.open()  # what is wrong with the database is reported here, in one line
    if welcome:
        print(welcome, flush=True)
    loops = fair_loop if pulse is None else partial(timed_loop, pulse)
    # an interrupt is the usual way to stop it, after it has shut down in order
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loops) as runner:
        runner.run(AnnouncedServer(config, open_browser).serve())


def serve_together(
    settings: Settings, host: str, port: int, workers: int, json_log: bool, open_browser: bool, welcome: str
) -> None:
    """The same with several processes; what is wrong with the database is reported before the first one starts."""
    from .supervisor import WorkerConfig, supervise  # only here: a process alone needs none

    store = Store(settings.database)
    if not store.shared:
        raise OneProcessOnly(workers)
    store.open()
    store.close()
    Addresses(host, settings.public_url)  # a bad address is told here as well
    if welcome:
        print(welcome, flush=True)
    config = WorkerConfig(replace(settings, thinkers=1), host, port, workers, json_log)
    supervise(config, partial(announce, host, open_browser))
