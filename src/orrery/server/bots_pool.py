"""Bots think in processes of their own: a slow or broken one never holds up a table for long.

What crosses over is a determinised position: a bot's process never learns what its seat cannot know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple

from ..bots import bot
from ..core.dealer import RandomDealer
from ..core.plain import Plain
from ..games import game

_log = logging.getLogger(__name__)
_START_SECONDS = 60.0
_READY = "ready"


class Assignment(NamedTuple):
    """A bot's task: an imagined position and the seat that has to answer in it."""

    game: str
    position: dict[str, Plain]
    seat: int
    bot: str
    seed: int


Think = Callable[[Assignment], str]


class BotFailed(Exception):
    """The bot gave no answer: too slow, or broken."""


def think(assignment: Assignment) -> str:
    """The bot's answer in text."""
    played = game(assignment.game)
    table = played.decode(assignment.position, RandomDealer(assignment.seed))
    thinker = bot(assignment.bot, assignment.game, assignment.seed)
    return played.actions.text(thinker.decide(played, table, assignment.seat))


def work(connection: Connection, think: Think) -> None:
    """The life of a thinking process; a bot's exception ends it, and the pool starts another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    connection.send(_READY)
    while True:
        try:
            assignment: Assignment = connection.recv()
        except EOFError:
            return
        connection.send(think(assignment))


class Worker:
    """One process and the line to it; started when first needed."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, assignment: Assignment, seconds: float) -> str:
        """The answer, or BotFailed and a process that is gone."""
        try:
            line = self._line or self._start()
            line.send(assignment)
            if not line.poll(seconds):
                raise BotFailed(f"no answer within {seconds} s")
            return str(line.recv())
        except (EOFError, OSError) as problem:
            self.stop()
            raise BotFailed("its process ended") from problem
        except BotFailed:
            self.stop()
            raise

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        line, far_end = context.Pipe()
        process = context.Process(target=work, args=(far_end, self._think), daemon=True, name="orrery-bot")
        process.start()
        far_end.close()
        self._process, self._line = process, line
        if not line.poll(_START_SECONDS) or line.recv() != _READY:
            raise BotFailed("its process did not start")
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


class BotsPool:
    """A few workers; who needs one waits for its turn without holding up anything else."""

    def __init__(self, workers: int, seconds: float, think: Think) -> None:
        self._seconds = seconds
        self._workers = [Worker(think) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="orrery-bots")
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, assignment: Assignment) -> str:
        """The bot's answer; the time limit counts from when a worker takes it up."""
        worker = await self._free.get()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, assignment, self._seconds)
        asked.add_done_callback(lambda done: self._back(worker, done))
        return await asyncio.shield(asked)

    def _back(self, worker: Worker, done: asyncio.Future[str]) -> None:
        """The worker is free again, also when nobody waits for its answer any more."""
        if not done.cancelled() and done.exception() is not None:
            _log.warning("bot failed: %s", done.exception())
        self._free.put_nowait(worker)

    def close(self) -> None:
        """End all thinking."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True)
