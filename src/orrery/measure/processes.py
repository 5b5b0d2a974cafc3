"""Processes of this machine that play parts of a simulation."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from .parts import TRIES, Answer, Part, WorkersLost, play_part


class _Try(NamedTuple):
    """A part that is being played, how often that was begun, and by which pool."""

    part: Part
    number: int
    pool: ProcessPoolExecutor


class Processes:
    """A pool of processes. Where one of them is killed, the pool breaks, and another plays what was under way."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._others = multiprocessing.active_children()
        self._tries: dict[Future[Answer], _Try] = {}
        self._pool = self._new_pool()

    def places(self) -> int:
        return self._count

    def begin(self, part: Part) -> None:
        self._submit(part, 1)

    def answer(self) -> Answer:
        while True:
            done, _ = wait(self._tries, return_when=FIRST_COMPLETED)
            future = done.pop()
            tried = self._tries.pop(future)
            try:
                return future.result()
            except BrokenProcessPool as problem:
                if tried.number == TRIES:
                    raise WorkersLost(tried.part) from problem
                self._replace(tried.pool)
                self._submit(tried.part, tried.number + 1)

    def close(self) -> None:
        if self._tries:  # nobody waits for games that will not count
            for child in multiprocessing.active_children():
                if child not in self._others:
                    child.kill()
        self._pool.shutdown(cancel_futures=True)

    def _submit(self, part: Part, number: int) -> None:
        try:
            future = self._pool.submit(play_part, part)
        except BrokenProcessPool:
            self._replace(self._pool)
            future = self._pool.submit(play_part, part)
        self._tries[future] = _Try(part, number, self._pool)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Go on with another pool, unless that was done when another part came back from this one."""
        if broken is self._pool:
            broken.shutdown()
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, context, initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Whoever began the simulation says when it is over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
