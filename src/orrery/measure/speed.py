"""How fast and how big each game is on this machine, with a yardstick to compare machines by.

This module is never compiled: its plain loop tells how fast the interpreter is here.
"""

from __future__ import annotations

import gc
import platform
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Protocol, runtime_checkable

from ..core import table as core_table
from ..core.dealer import RandomDealer, Trial
from ..core.game import Game, OptionValue
from ..core.match import Match
from ..core.playout import playout
from ..core.table import State, Table

_LOOP = 100_000
_RECORDS = 21
_COPIES = 500


@runtime_checkable
class Trying(Protocol):
    """A game that deals something as a whole, such as where everything lies after a flick, has trials to measure by."""

    def trials(self) -> list[Trial]: ...


class Row:
    """A game as it is measured: its number of seats, and options that may differ from the usual ones."""

    def __init__(self, played: Game[State], seats: int, options: Mapping[str, OptionValue]) -> None:
        self.played = played
        self.seats = seats
        self.options = options

    @property
    def name(self) -> str:
        """The game, the sides it plays itself, and what is unusual."""
        sides = self.played.own_sides(self.seats)
        usual = {option.name: option.choices[0] for option in self.played.options}
        unusual = [f"{name}={str(value).lower()}" for name, value in self.options.items() if value != usual[name]]
        return " ".join([self.played.name, *([f"against {' and '.join(sides)}"] if sides else []), *unusual])

    def new_table(self, seed: int) -> Table[State]:
        return self.played.new(self.seats, self.options, RandomDealer(seed + 1_000_000))


def bench(rows: Iterable[Row], seconds: float) -> dict[str, object]:
    """All figures as plain data; each row is played for that many seconds."""
    return {
        "python": platform.python_version(),
        "compiled": (core_table.__file__ or "").endswith((".so", ".pyd")),
        "loop_per_s": round(_LOOP / _seconds_per_call(_plain_loop, seconds / 4)),
        "games": {row.name: bench_row(row, seconds) for row in rows},
    }


def usual_rows(games: Sequence[Game[State]], wanted: int) -> Iterator[Row]:
    """Each game with the seats that are wanted, or else its fewest; by its other rules; and where it plays itself."""
    for played in games:
        alone = [seats for seats in played.seats if played.own_sides(seats)]
        if len(alone) < len(played.seats):
            seats = seats_for(played, 0 if wanted in alone else wanted)
            for options in [{}, *_other_rules(played, seats)]:
                yield Row(played, seats, options)
        for seats in alone:
            yield Row(played, seats, {})


def seats_for(played: Game[State], wanted: int) -> int:
    """The seats that are wanted if the game has them, or else its fewest, among people if it can be."""
    if wanted in played.seats:
        return wanted
    return min(played.seats, key=lambda seats: (len(played.own_sides(seats)), seats))


def _other_rules(played: Game[State], seats: int) -> list[dict[str, OptionValue]]:
    """Values other than the usual one of options that decide what else can be chosen: there the rules are others."""
    deciding = {option.needs[0] for option in played.options if option.needs}
    found = [option for option in played.options if option.name in deciding]
    return [
        {option.name: choice}
        for option in found
        if option.seats is None or seats in option.seats
        for choice in option.choices[1:]
    ]


def bench_row(row: Row, seconds: float) -> dict[str, object]:
    """The figures of one row, on one core."""
    played = row.played
    middle = middle_of_a_game(row)
    decisions_per_s, games_per_s = _random_play(row, seconds)
    trials = played.trials() if isinstance(played, Trying) else []
    return {
        "seats": row.seats,
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(games_per_s, 2),
        **({"trials_per_s": round(_trials_per_s(trials, seconds / 2))} if trials else {}),
        "copy_us": round(1e6 * _seconds_per_call(middle.state.copy, seconds / 4), 2),
        "encode_us": round(1e6 * _seconds_per_call(lambda: played.encode(middle), seconds / 4), 2),
        "record_bytes": round(statistics.median(_records_bytes(row, seconds))),
        "table_bytes": _table_bytes(middle),
    }


def _plain_loop() -> int:
    """A fixed piece of work in plain Python: sums, lists and calls in the mix games use."""
    numbers = [0] * 64
    total = 0
    for step in range(_LOOP):
        total = (total * 31 + step) % 1000003
        numbers[total & 63] += 1
    return max(numbers)


def _seconds_per_call(call: Callable[[], object], seconds: float) -> float:
    """The mean duration of a call, measured for about that many seconds."""
    calls, batch = 0, 1
    started = time.perf_counter()
    while True:
        for _ in range(batch):
            call()
        calls += batch
        spent = time.perf_counter() - started
        if spent >= seconds:
            return spent / calls
        batch = calls


def _random_play(row: Row, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of random play on bare tables."""
    games = decisions = 0
    started = time.perf_counter()
    while True:
        decisions += playout(row.new_table(games), RandomDealer(games))
        games += 1
        spent = time.perf_counter() - started
        if spent >= seconds:
            return decisions / spent, games / spent


def _trials_per_s(trials: list[Trial], seconds: float) -> float:
    """How many things dealt as a whole, such as flicks, are tried in a second."""
    dealer = RandomDealer(0)

    def all_once() -> None:
        for trial in trials:
            trial.run(dealer)

    return len(trials) / _seconds_per_call(all_once, seconds)


def middle_of_a_game(row: Row) -> Table[State]:
    """The position halfway through a random game."""
    half = sum(1 for _ in _random_answers(row.new_table(0))) // 2
    table = row.new_table(0)
    for _ in islice(_random_answers(table), half):
        pass
    return table


def _random_answers(table: Table[State]) -> Iterator[int]:
    """Random answers until the game is over, each handed out when it was given: always the same game."""
    dealer = RandomDealer(0)
    while not table.over:
        seat, options = next(iter(table.questions().items()))
        action = options[dealer.below(len(options))]
        table.act(seat, action)
        yield action


def _records_bytes(row: Row, seconds: float) -> list[int]:
    """The sizes of random games' records: one at least, and a few more while there is time."""
    started = time.perf_counter()
    sizes = [_record_bytes(row, 0)]
    while len(sizes) < _RECORDS and time.perf_counter() - started < seconds:
        sizes.append(_record_bytes(row, len(sizes)))
    return sizes


def _record_bytes(row: Row, seed: int) -> int:
    """The size of a random game's record."""
    names = ["random"] * row.seats
    match, dealer = Match(row.played, names, row.options, RandomDealer(seed)), RandomDealer(seed)
    while not match.table.over:
        seat, options = next(iter(match.table.questions().items()))
        match.act(seat, row.played.actions.text(options[dealer.below(len(options))]))
    return len(match.record().to_json().encode())


def _table_bytes(table: Table[State]) -> int:
    """The memory of one table, measured over many copies."""
    dealer = RandomDealer(0)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [table.copy(dealer) for _ in range(_COPIES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(copies))
