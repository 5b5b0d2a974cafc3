"""The pulse of the event loop, for the bench alone: how long it was busy while everything else waited."""

from __future__ import annotations

import asyncio
import selectors
import signal
import time
from pathlib import Path

import msgspec

from .turns import FairSelector


class Pulse(msgspec.Struct):
    """The longest stretch since anyone last asked, by the clock and in the loop's own processor time."""

    longest_ms: float = 0.0
    longest_processor_ms: float = 0.0
    asked: int = 0


class TimedSelector(FairSelector):
    """Between two looks at its sockets the loop is busy: the longest such stretch is kept."""

    def __init__(self, place: Path) -> None:
        super().__init__()
        self._place = place
        self._pulse = Pulse()
        self._since = time.perf_counter()
        self._since_processor = time.thread_time()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        pulse = self._pulse
        pulse.longest_ms = max(pulse.longest_ms, 1000 * (time.perf_counter() - self._since))
        processor_ms = 1000 * (time.thread_time() - self._since_processor)
        pulse.longest_processor_ms = max(pulse.longest_processor_ms, processor_ms)
        found = super().select(timeout)
        self._since, self._since_processor = time.perf_counter(), time.thread_time()
        return found

    def tell(self) -> None:
        """Write down what was found, and begin again."""
        asked = self._pulse.asked + 1
        written = self._place.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(msgspec.structs.replace(self._pulse, asked=asked)))
        written.replace(self._place)
        self._pulse = Pulse(asked=asked)
        self._since, self._since_processor = time.perf_counter(), time.thread_time()


def timed_loop(place: Path) -> asyncio.AbstractEventLoop:
    """A loop that writes its pulse to a file whenever its process gets the signal USR1."""
    selector = TimedSelector(place)
    loop = asyncio.SelectorEventLoop(selector)
    loop.add_signal_handler(signal.SIGUSR1, selector.tell)
    return loop
