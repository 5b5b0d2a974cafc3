"""A position as numbers: what one seat may know, as a fixed vector for those who learn to play.

The vector is the same length for every number of seats and every option: what is not on the table is zero. Blocks of
players begin with the seat itself and go on in turn order, so that one network serves all seats. Every number lies
between 0 and its declared bound and fits into sixteen bits.

>>> player = Layout()
>>> COINS = player.number("coins", most=20)
>>> HAND = player.section("hand", ["ore", "fuel"], most=3)
>>> layout = Layout()
>>> ROUND = layout.number("round", most=12)
>>> PLAYERS = [layout.add(f"player {step}", player) for step in range(2)]
>>> layout.names[:4], layout.size
(['round', 'player 0/coins', 'player 0/hand/ore', 'player 0/hand/fuel'], 7)
>>> layout.slice("player 1"), layout.slice("player 1/hand"), layout.bounds[PLAYERS[1] + HAND]
(slice(4, 7, None), slice(5, 7, None), 3)

The numbers are written into a `vec` of mypyc's runtime library, because both builds can do that and numpy reads its
memory without a copy. Measured with a hundred of 1,100 numbers set, compiled: 0.5 microseconds, and 0.1 for fresh
zeros; an array of the standard library takes 3.9 microseconds, active places and their values as lists 10.9 until
they are in a row of numpy, a list of all numbers 27. Python code cannot fill a `vec` at once, so a fresh one is a copy
of zeros (`zeros[:]`), and only what is not zero is written.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16

from .plain import Plain
from .table import S, Table

Numbers: TypeAlias = "vec[i16]"
Span: TypeAlias = "slice[int, int, None]"

LARGEST: Final = 32767
_PARTS: Final = "/"


class Layout:
    """Which number stands where: names, bounds and places, declared section by section.

    A place is counted from the beginning of the layout, also where that is a part of a larger one.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.bounds: list[int] = []
        self.size = 0
        self._slices: dict[str, tuple[int, int]] = {}

    def number(self, name: str, most: int) -> int:
        """Add one number from 0 to `most`; its place."""
        return self._append(name, [name], [most])

    def section(self, name: str, words: Sequence[str], most: int) -> int:
        """Add a number for each word; the place of the first."""
        return self._append(name, [f"{name}{_PARTS}{word}" for word in words], [most for _ in words])

    def add(self, name: str, part: Layout) -> int:
        """Add another layout under a name; where it begins."""
        start = self._append(name, [f"{name}{_PARTS}{inner}" for inner in part.names], part.bounds)
        for inner, (first, last) in part._slices.items():
            self._slices[f"{name}{_PARTS}{inner}"] = (start + first, start + last)
        return start

    def slice(self, name: str) -> Span:
        """Where the numbers of a section, of a part or of a section of a part stand."""
        start, stop = self._slices[name]
        return slice(start, stop)

    def _append(self, name: str, names: list[str], bounds: list[int]) -> int:
        if name in self._slices:
            raise ValueError(f"{name!r} is declared twice")
        if not all(0 < most <= LARGEST for most in bounds):
            raise ValueError(f"the bounds of {name!r} must lie between 1 and {LARGEST}")
        start = self.size
        self.names += names
        self.bounds += bounds
        self.size += len(names)
        self._slices[name] = (start, self.size)
        return start


class Features(Generic[S]):
    """The numbers of a game. A subclass writes them; a change of their meaning or order is a new version."""

    def __init__(self, version: int, layout: Layout) -> None:
        self.version = version
        self.layout = layout
        self.size = layout.size
        self.names: Sequence[str] = layout.names
        self.bounds: Sequence[int] = layout.bounds
        self.zeros = zeros(layout.size)
        """To be copied (`zeros[:]`), never written to."""

    # What a game gives

    def write(self, table: Table[S], seat: int, out: Numbers, at: int) -> None:
        """Write what the seat may know into `out`, which holds zeros from `at` on."""
        raise NotImplementedError

    def coverage(self, view: Mapping[str, object]) -> object:
        """What of a seat's view the numbers tell: views that differ in it give different numbers."""
        return view

    def orient(self, table: Table[S], seat: int, actions: Sequence[int]) -> Sequence[int]:
        """Actions as the seat sees them, in the space of actions.

        They are the same where all seats look at the same table; where the numbers show every seat the table from its
        own side, its actions have to be seen from there too.
        """
        return actions

    def meant(self, table: Table[S], seat: int, action: int) -> int:
        """The action that the seat sees as this one."""
        return action

    # What the engine adds

    def slice(self, name: str) -> Span:
        """Where the numbers of a section or part stand: `numbers[features.slice("hand")]`."""
        return self.layout.slice(name)

    def numbers(self, table: Table[S], seat: int) -> Numbers:
        """What the seat may know, in a vector of its own."""
        out = self.zeros[:]
        self.write(table, seat, out, 0)
        return out

    def by_name(self, table: Table[S], seat: int) -> dict[str, int]:
        """What the seat may know for people to read: the numbers that are not zero, by name."""
        numbers = list(self.numbers(table, seat))
        return {name: number for name, number in zip(self.names, numbers, strict=True) if number}


class Candidates(Generic[S]):
    """The answers among which a policy chooses where a question has too many of them to list: those of a dial.

    There are never more than `slots`; each comes with the same numbers, its forecast. A subclass proposes them.
    """

    def __init__(self, version: int, slots: int, layout: Layout) -> None:
        self.version = version
        self.slots = slots
        self.layout = layout
        self.size = layout.size
        self.names: Sequence[str] = layout.names
        self.bounds: Sequence[int] = layout.bounds
        self.zeros = zeros(slots * layout.size)
        """For every slot, to be copied (`zeros[:]`), never written to."""

    def propose(self, table: Table[S], seat: int, out: Numbers, at: int) -> list[int]:
        """Legal answers of dials, none twice, with the numbers of the first from `at` on and then one by one.

        They depend on nothing but what the seat may know; where the question has no dial there are none.
        """
        raise NotImplementedError

    def nearest(self, table: Table[S], seat: int, action: int, proposed: list[int]) -> int:
        """Which of the candidates comes closest to another answer of the dial; -1 where none leads to the like."""
        return -1


def zeros(size: int) -> Numbers:
    return vec[i16]([0] * size)


def places_among(some: Sequence[int], count: int, first: int = 0) -> list[int]:
    """By thing: its place where only some of all have a number, counted from the first; -1 for the others."""
    return [first + some.index(thing) if thing in some else -1 for thing in range(count)]


# What a game writes with


def count_each(out: Numbers, at: int, things: Sequence[int], most: int) -> None:
    """One more for each of these, up to a bound."""
    for thing in things:
        if out[at + thing] < most:
            out[at + thing] += 1


def mark_bits(out: Numbers, at: int, bits: int) -> None:
    """One for each bit that is set."""
    place = at
    while bits:
        if bits & 1:
            out[place] = 1
        bits >>= 1
        place += 1


def cap(number: int, most: int) -> int:
    """A number that has no limit in the rules, brought between 0 and its bound."""
    return 0 if number < 0 else min(number, most)


# What a game tells of a view


def all_but(view: Mapping[str, object], untold: Collection[str]) -> dict[str, Plain]:
    """A view, or a part of one, without these keys."""
    return {key: repr(value) for key, value in view.items() if key not in untold}


def in_any_order(things: Sequence[object]) -> list[Plain]:
    """Things in an order of their own, whatever they are."""
    return [*sorted(repr(thing) for thing in things)]
