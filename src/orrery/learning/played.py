"""Games of bots, kept as their answers: whatever is to be learnt from them is read off when they are played again.

So a file of some megabytes holds thousands of games, and what was seen in them need not be known when they are played.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import bot
from ..core.dealer import RandomDealer
from ..core.errors import OrreryError
from ..core.outlook import Outlook, first_asked
from ..core.seeds import derived_seed
from ..core.table import State, Table
from ..games import game as named
from ..networks.arrays import UnreadableArrays, read_arrays
from ..networks.reading import Reading
from .settings import OtherSettings, Settings

_STRAY: Final = 12
"""Of the answers in which a game strays, every such one is left to chance;"""
_STRAYING: Final = 200
"""there are fewer of these than this, another number in every game and none in half of them: what comes after them
shows how games end that are played well from where nobody would have led them."""
_ENDLESS: Final = 2**31
_DECIDING: Final = ("game", "variants", "seed", "teacher", "longest")
"""Settings that decide how a game goes."""


class UnfitGames(OrreryError):
    """The games that a run has kept cannot be read."""

    def __init__(self, path: Path, details: str) -> None:
        told = f"the games kept in {path} cannot be used: {details}"
        super().__init__("error-unfit-games", told, {"file": str(path), "details": details})


class Played(NamedTuple):
    """A game that was played, by its number in the run."""

    number: int
    answers: list[int]


def begin(settings: Settings, number: int) -> Table[State]:
    """The table of a game before its first answer."""
    variant = settings.variants[number % len(settings.variants)]
    dealer = RandomDealer(derived_seed(settings.seed, "teacher", number))
    return named(settings.game).new(variant.seats, variant.options, dealer)


def teachers(settings: Settings, number: int, seats: int) -> list[str]:
    """Who plays: in every other game the same bot in all seats, else whoever it comes to in each."""
    known, chance = settings.teacher.split(","), RandomDealer(derived_seed(settings.seed, "teachers", number))
    first = known[chance.below(len(known))]
    return [first if number % 2 else known[chance.below(len(known))] for _ in range(seats)]


def play(settings: Settings, number: int) -> Played:
    """One game of the teachers."""
    game = named(settings.game)
    outlook = Outlook(game)
    table = begin(settings, number)
    bots = [
        bot(name, settings.game, derived_seed(settings.seed, "teacher", number, seat))
        for seat, name in enumerate(teachers(settings, number, len(table.owed)))
    ]
    chance = RandomDealer(derived_seed(settings.seed, "stray", number))
    straying = chance.below(2) * chance.below(_STRAYING)
    answers: list[int] = []
    while not table.over and len(answers) < settings.longest:
        seat = first_asked(table)
        if len(answers) < straying and chance.below(_STRAY) == 0:
            reading = Reading(outlook, [(table, seat)])
            possible = np.flatnonzero(reading.allowed[0])
            action = reading.action(0, int(possible[chance.below(len(possible))]))
        else:
            action = bots[seat].decide(game, table, seat)
        table.act(seat, action)
        answers.append(action)
    return Played(number, answers)


def replay(settings: Settings, played: Played) -> Iterator[tuple[Table[State], int, int]]:
    """The table before every answer, who gives it, and the answer; at last the table as it was left."""
    table = begin(settings, played.number)
    for action in played.answers:
        seat = first_asked(table)
        yield table, seat, action
        table.act(seat, action)
    yield table, -1, -1


def play_many(settings: Settings) -> list[Played]:
    """The games of the teachers in the order of their numbers: as many as are wanted, or those begun in time."""
    until = time.time() + 60 * settings.minutes if settings.minutes else math.inf
    jobs = [(settings, worker, until) for worker in range(settings.workers)]
    with multiprocessing.get_context("spawn").Pool(settings.workers) as pool:
        found = [played for some in pool.starmap(_play_some, jobs, chunksize=1) for played in some]
    return sorted(found)


def _play_some(settings: Settings, worker: int, until: float) -> list[Played]:
    """What one worker plays: one game of every round of all workers."""
    found: list[Played] = []
    last = settings.teacher_games if not settings.minutes else _ENDLESS
    for number in range(worker, last, settings.workers):
        if time.time() > until:
            break
        found.append(play(settings, number))
    return found


def save(path: Path, settings: Settings, games: list[Played]) -> None:
    np.savez_compressed(
        path,
        settings=np.frombuffer(json.dumps(settings.plain()).encode(), dtype=np.uint8),
        numbers=np.array([played.number for played in games], dtype=np.int32),
        lengths=np.array([len(played.answers) for played in games], dtype=np.int32),
        answers=np.array([answer for played in games for answer in played.answers], dtype=np.int32),
    )


def load(path: Path, settings: Settings) -> list[Played]:
    """The games of a file, if they were played with these settings."""
    try:
        arrays = read_arrays(path)
        kept = json.loads(arrays["settings"].tobytes())
        numbers, lengths, answers = (_counts(arrays[name]) for name in ("numbers", "lengths", "answers"))
        if not isinstance(kept, dict) or len(numbers) != len(lengths) or sum(lengths) != len(answers):
            raise UnreadableArrays("settings")
    except (UnreadableArrays, OSError, KeyError, ValueError, RecursionError) as broken:
        raise UnfitGames(path, str(broken) or type(broken).__name__) from broken
    differing = [name for name in settings.differing(kept) if name in _DECIDING]
    if differing:
        raise OtherSettings(path.parent, differing)
    given = iter(answers)
    return [Played(number, list(islice(given, length))) for number, length in zip(numbers, lengths, strict=True)]


def _counts(array: NDArray[Any]) -> list[int]:
    if array.ndim != 1 or array.dtype != np.int32 or (array < 0).any():
        raise UnreadableArrays("no whole numbers")
    counts: list[int] = array.tolist()
    return counts
