"""Several processes behind one address: uvicorn's supervisor starts them, looks after them and stops them in order."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import tempfile
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess

from .addresses import Addresses
from .app import create_app
from .logs import set_up_logs
from .metrics import FOLDER
from .running import protocol_settings
from .settings import Settings
from .sweeping import settle, sweep
from .turns import fair_loop

_log = logging.getLogger(__name__)
_WAITING = 1024
"""How many connections wait in the system's queue, which all processes share."""
_START_SECONDS = 120.0


class WorkerConfig(uvicorn.Config):
    """What a process needs to serve: sent to it as plain data, and made into a server there."""

    def __init__(self, settings: Settings, host: str, port: int, workers: int, json_log: bool) -> None:
        self._settings = settings
        self._json_log = json_log
        super().__init__(
            "orrery.server.app:create_app",
            host=host,
            port=port,
            workers=workers,
            backlog=_WAITING,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_worker_healthcheck=round(_START_SECONDS),
        )

    def configure_logging(self) -> None:
        set_up_logs(self._json_log)

    def get_loop_factory(self) -> Callable[[], asyncio.AbstractEventLoop]:
        return fair_loop

    def load(self) -> None:
        """In the process itself."""
        settle()
        for name, value in protocol_settings(self._settings).items():
            setattr(self, name, value)
        self.app = create_app(self._settings, Addresses(self.host, self._settings.public_url), sweep, _end_with_parent)
        super().load()


class Supervisor(Multiprocess):
    """Says the address when all its processes can be reached."""

    def __init__(self, config: WorkerConfig, announce: Callable[[int], None]) -> None:
        listening = config.bind_socket()
        self._announce = announce
        super().__init__(config, [listening])

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(_START_SECONDS, self.should_exit) for process in self.processes):
            self._announce(self.sockets[0].getsockname()[1])


def supervise(config: WorkerConfig, announce: Callable[[int], None]) -> None:
    """Serve with several processes until interrupted; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="orrery-figures-") as folder:
        os.environ[FOLDER] = folder
        Supervisor(config, announce).run()


async def _end_with_parent() -> None:
    """A process whose supervisor was killed would serve on unseen, and on the next one's address: it stops in order."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    gone = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(parent.sentinel, gone.set)
    try:
        await gone.wait()
    finally:
        loop.remove_reader(parent.sentinel)
    _log.warning("the supervisor is gone: this process stops")
    os.kill(os.getpid(), signal.SIGTERM)
