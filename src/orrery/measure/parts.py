"""A simulation in parts, shared out among workers: this process, others of this machine, or a cluster."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, TypeAlias

from .. import __version__
from ..core.errors import OrreryError
from ..core.game import OptionValue
from ..core.record import Record
from ..games import game as named
from .simulation import Keep, Played, Simulation

PART_SECONDS: Final = 0.5
"""How long a part should take: long enough that handing it out costs nothing, short enough to see it go on."""
TRIES: Final = 5
"""How often a part is played whose worker ends before it is done."""


class Part(NamedTuple):
    """Some games of a simulation, with all that a worker has to know."""

    game: str
    seats: list[str]
    options: dict[str, OptionValue]
    seed: int
    numbers: range
    with_records: bool
    version: str


class Result(NamedTuple):
    """What came of a part, how long it took, and its records by number, as JSON: a compiled record cannot be sent."""

    played: Played
    seconds: float
    records: list[tuple[int, str]]


class Refusal(NamedTuple):
    """Why a worker cannot play: errors are made to be read, not to be sent."""

    message: str
    text: str
    arguments: dict[str, str]


Answer: TypeAlias = Result | Refusal


class Workers(Protocol):
    """Those who play parts. A part whose worker ends is played again."""

    def places(self) -> int:
        """How many parts are played at once."""

    def begin(self, part: Part) -> None:
        """Have a part played."""

    def answer(self) -> Answer:
        """Wait for any of the parts that were begun."""

    def close(self) -> None:
        """Leave whatever is still being played."""


class WorkersLost(OrreryError):
    """Workers ended again and again while they played the same games."""

    def __init__(self, part: Part) -> None:
        first, last = str(part.numbers[0] + 1), str(part.numbers[-1] + 1)
        super().__init__(
            "error-workers-lost",
            f"{TRIES} workers ended while playing games {first} to {last}",
            {"first": first, "last": last, "tries": str(TRIES)},
        )


class OtherVersion(OrreryError):
    """A worker would play by other rules or other bots."""

    def __init__(self, wanted: str) -> None:
        super().__init__(
            "error-other-version",
            f"a worker has Orrery {__version__}, not {wanted}",
            {"worker": __version__, "here": wanted},
        )


def play_part(part: Part) -> Answer:
    """Play a part, wherever this is."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every core has a worker of its own
    records: list[tuple[int, str]] = []

    def keep(number: int, record: Record) -> None:
        records.append((number, record.to_json()))

    try:
        if part.version != __version__:
            raise OtherVersion(part.version)
        simulation = Simulation(named(part.game), part.seats, part.options, part.seed)
        started = time.perf_counter()
        simulation.run(part.numbers, keep if part.with_records else None)
    except OrreryError as problem:
        return Refusal(problem.message, str(problem), problem.arguments)
    return Result(simulation.totals(), time.perf_counter() - started, records)


class Alone:
    """This process, which plays a part when its answer is asked for."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def places(self) -> int:
        return 1

    def begin(self, part: Part) -> None:
        self._parts.append(part)

    def answer(self) -> Answer:
        return play_part(self._parts.pop())

    def close(self) -> None:
        self._parts.clear()


def spread(
    simulation: Simulation, games: int, workers: Workers, keep: Keep | None, tell: Callable[[int], None]
) -> None:
    """Have the games played, and tell how many have just been finished; if someone interrupts, those so far count."""
    started = time.perf_counter()
    try:
        _spread(simulation, games, workers, keep, tell)
    except KeyboardInterrupt:
        pass
    finally:
        simulation.seconds = time.perf_counter() - started


def _spread(
    simulation: Simulation, games: int, workers: Workers, keep: Keep | None, tell: Callable[[int], None]
) -> None:
    left, under_way, in_time = range(games), 0, 1
    while left or under_way:
        places = workers.places()
        while left and under_way < places:
            size = max(min(in_time, len(left) // (2 * places)), 1)  # smaller towards the end: nobody waits for the last
            workers.begin(_part(simulation, left[:size], keep is not None))
            left, under_way = left[size:], under_way + 1
        answer = workers.answer()
        under_way -= 1
        if isinstance(answer, Refusal):
            raise OrreryError(*answer)
        simulation.add(answer.played)
        in_time = int(PART_SECONDS * answer.played.finished / max(answer.seconds, 1e-9))
        if keep is not None:
            for number, record in answer.records:
                keep(number, Record.from_json(record))
        tell(answer.played.finished)


def _part(simulation: Simulation, numbers: range, with_records: bool) -> Part:
    return Part(
        simulation.game.name,
        simulation.seats,
        simulation.options,
        simulation.seed,
        numbers,
        with_records,
        __version__,
    )
