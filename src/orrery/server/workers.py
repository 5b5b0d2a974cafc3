"""Processes beside the server: what takes long is done there, so that no table waits for another's work.

A thread would not do: Python runs one thread at a time, and the event loop would wait for its turn.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple, ParamSpec, TypeVar, cast

from ..core.errors import OrreryError
from ..games import NAMES
from .errors import Refused, status_of

_log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
_START_SECONDS = 60.0
_READY = "ready"
_NICE = 10
"""How far these processes stand back where they would take the processor from the server itself."""
_MEMORY = 2 * 1024**3
"""Bytes a process may take; one that wants more ends, and another begins."""
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot's sums are small, and other tables want to think as well
# A process that knows the games is copied: a new one has not to load them while it stands back, and all share memory.
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(
    [
        "orrery.server.errands",
        "orrery.server.bots_pool",
        "orrery.server.advising",
        "orrery.server.lookback",
        *(f"orrery.{room}.{name}" for name in NAMES for room in ("games", "bots")),
        "orrery.networks.levels",
    ]
)


class WorkFailed(Exception):
    """No answer came: too slow, or the process ended."""


class RefusedElsewhere(Refused):
    """What a process refused, raised here as it would have been raised there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, refusal.text, **refusal.arguments)
        self.status = refusal.status
        self.cause = None if refusal.cause is None else RefusedElsewhere(refusal.cause)


class Refusal(NamedTuple):
    """An error on its way from one process to another: the classes of errors are made to be read, not to be sent."""

    message: str
    text: str
    arguments: dict[str, str]
    status: int
    cause: Refusal | None


def refusal_of(error: OrreryError) -> Refusal:
    cause = None if error.cause is None else refusal_of(error.cause)
    return Refusal(error.message, str(error), error.arguments, status_of(error), cause)


def work(line: Connection, nice: int) -> None:
    """The life of a process; an exception that is no refusal ends it, and the pool starts another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
    line.send(_READY)
    if hasattr(os, "nice"):  # from here on: to begin takes next to nothing, but on a busy computer for ever from behind
        os.nice(nice)
    while True:
        try:
            task, arguments = line.recv()
        except EOFError:
            return
        try:
            result: object = task(*arguments)
        except OrreryError as problem:
            result = refusal_of(problem)
        line.send(result)


class Worker:
    """One process and the line to it; started when first needed."""

    def __init__(self, nice: int = _NICE) -> None:
        self._nice = nice
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def start(self) -> None:
        """Start the process and wait until it can work; WorkFailed if it ends.

        The supervisor ends the server's process where this takes too long.
        """
        try:
            self._start(None)
        except (EOFError, OSError) as problem:
            self.stop()
            raise WorkFailed("its process ended while it started") from problem

    def do(self, task: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> T:
        """The result, or WorkFailed and a process that is gone."""
        if self._process is not None and not self._process.is_alive():
            self.stop()  # it was ended while it had nothing to do, which is nobody's failure
        try:
            line = self._line or self._start(_START_SECONDS)
            line.send((task, arguments))
            if not line.poll(seconds):
                raise WorkFailed(f"no answer within {seconds} s")
            result = line.recv()
        except (EOFError, OSError) as problem:
            self.stop()
            raise WorkFailed("its process ended") from problem
        except WorkFailed:
            self.stop()
            raise
        if isinstance(result, Refusal):
            raise RefusedElsewhere(result)
        return cast("T", result)

    def _start(self, seconds: float | None) -> Connection:
        line, far_end = _PROCESSES.Pipe()
        process = _PROCESSES.Process(target=work, args=(far_end, self._nice), daemon=True, name="orrery-worker")
        process.start()
        far_end.close()
        self._process, self._line = process, line
        if not line.poll(seconds) or line.recv() != _READY:
            raise WorkFailed("its process did not start")
        return line

    def stop(self) -> None:
        """End the process, whatever it does."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if line is not None:
            line.close()


class Pool:
    """A few workers; anyone who needs one waits for its turn without holding up anything else."""

    def __init__(self, workers: int, seconds: float, nice: int = _NICE) -> None:
        self._seconds = seconds
        self._workers = [Worker(nice) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="orrery-workers")
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Start all workers now instead of when they are first needed; WorkFailed if one cannot start."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._threads, worker.start) for worker in self._workers))

    async def do(self, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What the task answers; the time limit counts from when a worker takes it up."""
        assert not named, "only places cross over to another process"
        worker = await self._free.get()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.do, task, arguments, self._seconds)
        asked.add_done_callback(lambda done: self._back(worker, done))
        return await asyncio.shield(asked)

    def _back(self, worker: Worker, done: asyncio.Future[T]) -> None:
        """The worker is free again, even when nobody waits for its answer any longer."""
        problem = None if done.cancelled() else done.exception()
        if problem is not None and not isinstance(problem, OrreryError):
            _log.warning("work failed: %s", problem)
        self._free.put_nowait(worker)

    def close(self) -> None:
        """End all work."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True)
