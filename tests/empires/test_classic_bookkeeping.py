"""Points, ore, troops and buildings of the classic mode against a second book-keeping made from events alone."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.events import Event
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.cards import TECHNOLOGIES
from orrery.games.empires.position.state import State

from .wanderer import whole_game

pytestmark = pytest.mark.whole

POOL = {2: 32, 3: 36, 4: 40}
ORE = {2: 1, 3: 2}
TROOP, OUTPOST, CITY, CENTRE = range(4)
"""Pieces; buildings are numbered one less."""
ANSWERS = 2500
KINDS = {"built", "researched", "ore-mined", "planet-attacked", "pieces-lost", "unit-unlocked", "launched"}
"""What has to happen for the books to mean anything."""


class Books:
    """What everybody has, by the rulebook's numbers."""

    def __init__(self, seats: int) -> None:
        self.pool = POOL[seats]
        self.points = [0] * seats
        self.board = [4] * seats
        self.pieces: list[Counter[tuple[int, int]]] = [Counter() for _ in range(seats)]
        """By seat: how many of a piece are at a hole."""
        self.techs: list[set[str]] = [set() for _ in range(seats)]
        self.owed: list[int] = []
        """Points that have to be told next."""

    def note(self, event: Event) -> None:
        name, seat, facts = event.kind.name, event.seat, event.facts
        if name == "scored":
            assert self.owed.pop(0) == facts[0]
            self.points[seat] += facts[0]
            self.pool = max(0, self.pool - facts[0])
        elif name == "troop-deployed":
            self.move(seat, facts[0], -1)
        elif name in ("troop-withdrawn", "launched"):
            self.move(seat, facts[-1], 1)
        elif name == "ore-mined":
            self.move(seat, facts[1], facts[0])
            self.owe(ORE[facts[0]])
        elif name == "built":
            self.build(seat, facts[0] + 1, facts[1])
        elif name == "researched":
            self.research(seat, TECHNOLOGIES[facts[0]])
        elif name == "unit-unlocked":
            self.board[seat] += facts[0] == 0
        elif name == "planet-attacked":
            self.attack(seat, facts[0])
        elif name == "ship-attacked":
            self.owe(1)
        elif name == "pieces-lost":
            count, piece, hole, _ = facts
            self.pieces[seat][piece, hole] -= count
            self.board[seat] += count if piece == TROOP else 0

    def owe(self, points: int) -> None:
        assert self.owed == []
        self.owed = [points]

    def move(self, seat: int, hole: int, to_board: int) -> None:
        self.board[seat] += to_board
        self.pieces[seat][TROOP, hole] -= to_board

    def build(self, seat: int, piece: int, hole: int) -> None:
        cheap = "classic-cheap-labs" in self.techs[seat]
        self.move(seat, hole, {OUTPOST: 1, CITY: 1, CENTRE: 1 if cheap else 2}[piece])
        self.pieces[seat][OUTPOST, hole] -= piece == CITY
        self.pieces[seat][piece, hole] += 1

    def research(self, seat: int, tech: str) -> None:
        """The first of all scores the level, which is its place among the four of its colour."""
        first = not any(tech in techs for techs in self.techs)
        self.techs[seat].add(tech)
        classic = [key for key in TECHNOLOGIES if key.startswith("classic-")]
        if first:
            self.owe(classic.index(tech) % 4 + 1)

    def attack(self, seat: int, hole: int) -> None:
        """The defence of what stands there, one at least; raiders score one more."""
        owner = next(
            other for other, pieces in enumerate(self.pieces) if any(pieces[piece, hole] for piece in range(4))
        )
        techs, pieces = self.techs[owner], self.pieces[owner]
        defence = pieces[TROOP, hole] + pieces[OUTPOST, hole] * (2 if "classic-bunkers" in techs else 1)
        defence += pieces[CITY, hole] * (4 if "classic-planet-shield" in techs else 2)
        defence += pieces[CENTRE, hole] * ("classic-fortified-labs" in techs)
        self.owe(max(1, defence))
        if "classic-raiders" in self.techs[seat]:
            self.owed.append(1)


def assert_books(books: Books, state: State) -> None:
    assert books.owed == []
    assert books.pool == state.pool
    where = (state.troops, state.outposts, state.cities, state.centres)
    for seat, player in enumerate(state.players):
        assert books.points[seat] == player.points
        assert books.board[seat] == player.troops
        mine = [hole for hole in range(len(HOLES)) if state.owner[hole] == seat or hole == state.gates[seat]]
        held = {(piece, hole): where[piece][hole] for piece in range(4) for hole in mine if where[piece][hole]}
        assert {place: count for place, count in books.pieces[seat].items() if count} == held


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_ore_troops_and_buildings_are_what_events_tell(seats: int, many: int) -> None:
    seen: set[str] = set()
    for number in range(12 * many):
        books, noted = Books(seats), 0
        for table in whole_game(1_000_003 * number + seats, seats, {"mode": "classic", "noise": "none"}, ANSWERS):
            events = table.events or []
            for event in events[noted:]:
                books.note(event)
                seen.add(event.kind.name)
            noted = len(events)
            assert_books(books, table.state)
    assert seen >= KINDS
