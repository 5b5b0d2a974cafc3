"""Processes that play: they step tables and write what each seat sees into memory shared with the learner.

Each has two groups of tables, so that it steps one while the learner thinks about the other.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.dealer import RandomDealer
from ..core.errors import BrokenPosition
from ..core.game import Game
from ..core.lanes import Lanes
from ..core.outlook import Outlook
from ..core.plain import Plain
from ..core.table import State, Table
from ..games import game as named
from ..networks.network import foreseen
from ..research.parallel_lanes import parts
from .settings import Settings

Kept: TypeAlias = "list[list[dict[str, Any]]]"
"""The tables of one process as plain data: for each group, for each variant games begun in each lane, tables with the
numbers of their dealers, and decisions made at each table."""
Rows: TypeAlias = "dict[str, NDArray[Any]]"

GROUPS: Final = 2
SEATS: Final = 4
_DONE: Final = b"."
_SAVE: Final = b"save"
_LEAVE: Final = b"leave"


class Slate:
    """What one group of tables shows and is answered, a row for each table: arrays over one piece of shared memory."""

    def __init__(self, game: Game[State], rows: int, name: str | None = None) -> None:
        outlook = Outlook(game)
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "numbers": ((rows, outlook.size), np.int16),
            "allowed": ((rows, outlook.choices.size), np.bool_),
            "seat": ((rows,), np.int64),
            "players": ((rows,), np.int64),
            "ended": ((rows,), np.bool_),
            "shares": ((rows, SEATS), np.float32),
            "margins": ((rows, SEATS), np.float32),
            "answers": ((rows,), np.int64),
        }
        sizes = {
            key: -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for key, (shape, kind) in shapes.items()
        }
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        self.arrays: Rows = {}
        start = 0
        for key, (shape, kind) in shapes.items():
            self.arrays[key] = np.ndarray(shape, dtype=kind, buffer=self.memory.buf, offset=start)
            start += sizes[key]

    def close(self) -> None:
        """Give the memory back; the arrays are gone then."""
        self.arrays.clear()
        self.memory.close()
        self.memory.unlink()

    def rows(self, first: int, last: int) -> Rows:
        return {key: array[first:last] for key, array in self.arrays.items()}


class Group:
    """Some tables of every variant, stepped together; their rows lie one after the other."""

    def __init__(self, game: Game[State], settings: Settings, lanes: range, rows: Rows) -> None:
        self.game = game
        self.settings = settings
        self.rows = rows
        self.parts: list[tuple[Lanes[State], slice]] = []
        for number, variant in enumerate(settings.variants):
            share = parts(len(lanes), len(settings.variants))[number]
            values = game.option_values(variant.seats, variant.options)
            tables = Lanes(game, variant.seats, values, share.stop - share.start, settings.seed, lanes[share.start])
            self.parts.append((tables, share))
            rows["players"][share] = variant.seats
        self.decisions = [0] * len(lanes)

    def save(self) -> list[dict[str, Any]]:
        """Return the tables of each variant as plain data."""
        return [
            {
                "games": lanes.games,
                "tables": [[self.game.encode(table), _numbers(table)] for table in lanes.tables],
                "decisions": self.decisions[share],
            }
            for lanes, share in self.parts
        ]

    def restore(self, kept: list[dict[str, Any]]) -> None:
        """Go on with the tables that were saved; `check_kept` has found them sound."""
        for (lanes, share), part in zip(self.parts, kept, strict=True):
            lanes.games = part["games"]
            lanes.tables = [_table(self.game, position, numbers) for position, numbers in part["tables"]]
            self.decisions[share] = part["decisions"]

    def step(self) -> None:
        """Give the answers, and begin again where a game is over or has lasted too long."""
        answers = self.rows["answers"].tolist()
        self.rows["ended"][:] = False
        for lanes, share in self.parts:
            lanes.step(answers[share])
            for lane, table in enumerate(lanes.tables):
                row = share.start + lane
                self.decisions[row] += 1
                if table.over or self.decisions[row] >= self.settings.longest:
                    self._end(row, table)
                    lanes.begin_again(lane)

    def _end(self, row: int, table: Table[State]) -> None:
        for seat, (share, margin) in enumerate(rewards(self.game, table, self.settings.margin_scale)):
            self.rows["shares"][row, seat] = share
            self.rows["margins"][row, seat] = margin
        self.rows["ended"][row] = True
        self.decisions[row] = 0

    def show(self) -> None:
        """Write what the next seat of every table sees and may answer."""
        for lanes, share in self.parts:
            count = share.stop - share.start
            lanes.look()
            page = lanes.page
            self.rows["numbers"][share] = np.frombuffer(memoryview(page.numbers), dtype=np.int16).reshape(count, -1)
            self.rows["allowed"][share] = np.frombuffer(memoryview(page.mask), dtype=np.bool_).reshape(count, -1)
            self.rows["seat"][share] = lanes.asked


def _numbers(table: Table[State]) -> list[int]:
    assert isinstance(table.dealer, RandomDealer)
    return table.dealer.numbers


def _table(game: Game[State], position: Plain, numbers: list[int]) -> Table[State]:
    """A table that was saved, with its question waiting."""
    return game.decode(position, RandomDealer.from_numbers(*numbers))


def rewards(game: Game[State], table: Table[State], margin_scale: float) -> list[tuple[float, float]]:
    """What every seat got, as networks foresee it."""
    outcome = game.standing(table)
    return [foreseen(outcome, seat, margin_scale) for seat in range(len(table.owed))]


def lanes_of(settings: Settings, worker: int, group: int) -> range:
    """The numbers of the tables of one group of one worker."""
    each = settings.lanes // settings.workers // GROUPS
    first = group * (settings.lanes // GROUPS) + worker * each
    return range(first, first + each)


def check_kept(settings: Settings, kept: list[Kept]) -> None:
    """Refuse what was kept unless it is a sound table under way for each lane; whatever it is, nothing of it is run."""
    game = named(settings.game)
    _require(len(kept) == settings.workers)
    for worker, groups in enumerate(kept):
        _require(len(groups) == GROUPS)
        for group, kept_parts in enumerate(groups):
            shares = parts(len(lanes_of(settings, worker, group)), len(settings.variants))
            for variant, share, part in zip(settings.variants, shares, kept_parts, strict=True):
                lanes = share.stop - share.start
                _require(len(part["games"]) == len(part["tables"]) == len(part["decisions"]) == lanes)
                _require(all(type(count) is int and count >= 0 for count in part["games"] + part["decisions"]))
                for position, numbers in part["tables"]:
                    _require(all(type(number) is int for number in numbers))
                    table = _table(game, position, numbers)
                    _require(not table.over and len(table.owed) == variant.seats)


def _require(right: bool) -> None:
    if not right:
        raise BrokenPosition("the tables of the run are not as they were kept")


def work(connection: Connection, settings: Settings, worker: int, names: list[str], kept: Kept | None) -> None:
    """What a process does until it is told to leave: step a group, or tell how its tables stand."""
    game = named(settings.game)
    per_group = settings.lanes // GROUPS
    slates = [Slate(game, per_group, name) for name in names]
    groups: list[Group] = []
    for number, slate in enumerate(slates):
        lanes = lanes_of(settings, worker, number)
        first = lanes.start - number * per_group
        group = Group(game, settings, lanes, slate.rows(first, first + len(lanes)))
        if kept is not None:
            group.restore(kept[number])
        group.show()
        groups.append(group)
        connection.send_bytes(_DONE)
    while (wish := connection.recv_bytes()) != _LEAVE:
        if wish == _SAVE:
            connection.send([group.save() for group in groups])
            continue
        group = groups[wish[0]]
        group.step()
        group.show()
        connection.send_bytes(_DONE)


class Actors:
    """The processes of a run, seen from the learner."""

    def __init__(self, settings: Settings, kept: list[Kept] | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        game = named(settings.game)
        self.slates = [Slate(game, settings.lanes // GROUPS) for _ in range(GROUPS)]
        names = [slate.memory.name for slate in self.slates]
        self._connections: list[Connection] = []
        self._processes = []
        for worker in range(settings.workers):
            here, there = context.Pipe()
            given = (there, settings, worker, names, None if kept is None else kept[worker])
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self._connections.append(here)
            self._processes.append(process)

    def wait(self) -> None:
        """Until every worker has shown what the group that it was told to step first asks now."""
        for connection in self._connections:
            self._answer(connection)

    def go(self, group: int) -> None:
        """The answers of a group are there."""
        for connection in self._connections:
            connection.send_bytes(bytes([group]))

    def save(self) -> list[Kept]:
        """How all tables stand, while nobody steps."""
        for connection in self._connections:
            connection.send_bytes(_SAVE)
        return [connection.recv() for connection in self._connections]

    def _answer(self, connection: Connection) -> None:
        try:
            connection.recv_bytes()
        except EOFError:
            raise RuntimeError("a process that plays has ended; what it last printed says why") from None

    def close(self) -> None:
        for connection, process in zip(self._connections, self._processes, strict=True):
            if process.is_alive():
                connection.send_bytes(_LEAVE)
            process.join()
        for slate in self.slates:
            slate.close()
