"""Several processes behind one address: uvicorn's supervisor starts them, looks after them and stops them in order."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import socket
import tempfile
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from .addresses import Addresses
from .app import create_app
from .listening_socket import LentSocket, end_with_parent
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
_SILENT_SECONDS = 30.0
"""After how long without an answer a process that has answered before is held to be frozen."""
_READY_SECONDS = 300.0
"""After this time a process that answers but is not ready to serve is replaced: its start hangs."""
_STOP_SECONDS = 8.0
"""How long all of them together have to stop in order."""
_PING_SECONDS = 1.0
_AGAIN_SECONDS = 5.0
"""After how long a process that could not start is tried again."""


class WorkerConfig(uvicorn.Config):
    """What a process needs to serve: sent to it as plain data, and made into a server there."""

    def __init__(self, settings: Settings, host: str, port: int, workers: int, json_log: bool) -> None:
        self._settings = settings
        self._json_log = json_log
        self.listening: list[socket.socket] = []
        super().__init__(
            "orrery.server.app:create_app",
            host=host,
            port=port,
            workers=workers,
            backlog=_WAITING,
            log_config=None,
            access_log=False,
            server_header=False,
        )

    def configure_logging(self) -> None:
        set_up_logs(self._json_log)

    def get_loop_factory(self) -> Callable[[], asyncio.AbstractEventLoop]:
        return fair_loop

    def load(self) -> None:
        """Make the server, in the process itself."""
        end_with_parent(self.listening)
        settle()
        for name, value in protocol_settings(self._settings).items():
            setattr(self, name, value)
        addresses = Addresses(self.host, self._settings.public_url)
        self.app = create_app(self._settings, addresses, sweep, wait_for_jobs=True)
        super().load()


class Patience:
    """Decides how long to wait for a process: one that is starting, or has much to do, answers late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._answers_until: WeakKeyDictionary[Process, float] = WeakKeyDictionary()
        self._ready_until: WeakKeyDictionary[Process, float] = WeakKeyDictionary()

    def lasts(self, process: Process) -> bool:
        """Return whether to wait for the process any longer.

        A silent one is asked once, so that it delays neither the others nor the end of the server.
        """
        if not process.process.is_alive():
            return False
        answers = process.ping(_PING_SECONDS)
        ready = answers and process.is_ready(_PING_SECONDS)
        now = self._clock()
        if answers:
            self._answers_until[process] = now + _SILENT_SECONDS
        if ready:
            self._ready_until[process] = math.inf
        answers_until = self._answers_until.setdefault(process, now + _START_SECONDS)
        return now < min(answers_until, self._ready_until.setdefault(process, now + _READY_SECONDS))


class Supervisor(Multiprocess):
    """Says the address when all its processes can be reached; whichever dies or freezes is replaced."""

    def __init__(self, config: WorkerConfig, announce: Callable[[int], None]) -> None:
        config.listening = LentSocket(config.bind_socket())
        self._announce = announce
        self._again = 0.0
        self._patience = Patience(time.monotonic)
        super().__init__(config, config.listening)

    def init_processes(self) -> None:
        super().init_processes()
        while not all(process.wait_until_ready(_PING_SECONDS, self.should_exit) for process in self.processes):
            self.handle_signals()
            if self.should_exit.is_set():
                return
            self.keep_subprocess_alive()
        self._announce(self.sockets[0].getsockname()[1])

    def keep_subprocess_alive(self) -> None:
        """One that could not even start, since the database is away, is tried again; the others serve meanwhile."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set() or self._patience.lasts(process):
                continue
            process.kill()  # if it only hangs
            process.join()
            assert process.pid is not None
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]  # what it held open is closed
            if process.exitcode == STARTUP_FAILURE and time.monotonic() < self._again:
                continue
            self._again = time.monotonic() + _AGAIN_SECONDS
            _log.warning("process %d has ended and is replaced", process.pid)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def join_all(self) -> None:
        """Whoever does not stop in order, since it is frozen, is ended: all it had acknowledged is stored."""
        until = time.monotonic() + _STOP_SECONDS
        for process in self.processes:
            process.process.join(max(0.0, until - time.monotonic()))
            if process.process.is_alive():
                _log.warning("process %d does not stop and is ended", process.pid)
                process.process.kill()
                process.join()


def supervise(config: WorkerConfig, announce: Callable[[int], None]) -> None:
    """Serve with several processes until interrupted; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="orrery-figures-") as folder:
        os.environ[FOLDER] = folder
        Supervisor(config, announce).run()
