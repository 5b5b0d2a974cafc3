"""Flights of ships: which are worth trying, alone or together with the launch before them, and which is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ...core.dealer import RandomDealer
from ...core.table import Question, Table
from ...games.empires import ONLY_JET, Aim, PlaceShip, PutShip, Towards, twin
from ...games.empires.facts.board import HOLE_X, HOLE_Y, ship_radius
from ...games.empires.position.actions import (
    BOOST,
    FLICK,
    JET,
    JUMP,
    LAUNCH,
    PHASE,
    PUT,
    REPOSITION,
    WORMHOLE,
    moved_ship,
)
from ...games.empires.position.discs import free_spots, ship_orbit
from ...games.empires.position.state import SOLO, State
from . import places, weights
from .efforts import LIGHT, MODERATE, START, Effort
from .flicks import Flicks
from .mind import Mind
from .quick import EPSILON, Quick
from .reach import reach
from .settlers import takes_along

Way: TypeAlias = "tuple[float, list[int]]"
"""Answers one after the other, and what they lead to."""

_MOVES: Final = (FLICK, JET, PHASE, JUMP)
"""What sends a ship off."""
_SHIPS: Final = 2
"""Of more ships than this, the flicks of the most promising are looked at thoroughly."""
_LAUNCHED: Final = (0.3, 0.3, 2.5)
"""By mode: a launch must bring more than this, for the flick after it is still uncertain."""
MUCH_FUSS: Final = 0.15
"""What energy, or a ship that is only repositioned, must bring."""


class Flyer:
    """One decision of a seat, as far as ships fly."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.seat = mind.seat
        self.seed = seed
        self.quick = Quick(mind, seed)
        self.way: list[int] = []
        """What the last decision about a move means to answer one after the other."""

    def _starts(self, table: Table[State], effort: Effort) -> list[Way]:
        """Launches and ways through wormholes, each with the flick that is to follow.

        Alone they are never made: a ship could land and launch, or go through and back, for ever.
        """
        state, rated = table.state, []
        for option in table.offered[self.seat]:
            if option in LAUNCH:
                hole, ship = LAUNCH.places(option)
            elif option in WORMHOLE:
                ship = WORMHOLE.place(option)
                hole = twin(state, ship_orbit(state, self.seat, ship))
            else:
                continue
            rated.append((reach(HOLE_X[hole], HOLE_Y[hole], self.mind.lures, self.mind.far), option, ship))
        found: list[Way] = []
        for _, option, ship in sorted(rated, reverse=True)[: effort.starts]:
            copy = table.copy(RandomDealer(self.seed))
            copy.act(self.seat, option)
            self.quick.settle(copy)
            flights = [way for way in self._flights(copy, START) if moved_ship(way[1][0]) == ship]
            if flights:
                found.append((self._best_flight(copy, flights, START)[0] - _LAUNCHED[state.mode], [option]))
        return found

    def _flights(self, table: Table[State], effort: Effort) -> list[Way]:
        """The most promising flights of all ships, each with its two answers; free flicks first."""
        moves = self._moves(table)
        if effort.thorough and len(moves) > _SHIPS:
            likely = sorted(
                moves, key=lambda move: -max((way[0] for way in self._of_move(table, move, LIGHT)), default=0)
            )
            moves = likely[:_SHIPS]
        found = [way for move in moves for way in self._of_move(table, move, effort)]
        found.sort(key=lambda way: -way[0])
        return found[: effort.finalists]

    def _moves(self, table: Table[State]) -> list[int]:
        """A flick or the like for every ship that can be moved; what costs nothing comes before what does."""
        offered = [] if table.question(self.seat) is None else table.offered[self.seat]
        options = [option for option in offered if any(option in block for block in _MOVES)]
        free = [JUMP.place(option) for option in options if option in JUMP]
        return [option for option in options if option in JUMP or moved_ship(option) not in free]

    def _of_move(self, table: Table[State], move: int, effort: Effort) -> list[Way]:
        ship = moved_ship(move)
        if (
            table.state.mode == SOLO
            and not _jets(table.state, move)
            and REPOSITION.at(ship) in table.offered[self.seat]
        ):
            first = REPOSITION.at(ship)
            return [(value, [first, put, move, aim]) for value, put, aim in self._around(table, ship, effort)]
        copy = table.copy(RandomDealer(self.seed))
        copy.act(self.seat, move)
        question = copy.question(self.seat)
        return [] if question is None else [(value, [move, aim]) for value, aim in self._ways(copy, question, effort)]

    def _ways(self, table: Table[State], question: Question[State], effort: Effort) -> list[tuple[float, int]]:
        """The most promising answers to where a ship goes."""
        state, options = table.state, table.offered[self.seat]
        if isinstance(question, Aim):
            flicks = Flicks(state, self.mind, question.ship, self.seed)
            return flicks.best(effort.sifted, effort.trials, effort.kept, effort.thorough)
        if isinstance(question, Towards):
            return places.best_directions(state, self.mind, question.ship, options, effort.kept)
        if isinstance(question, PlaceShip):
            return places.best_cells(self.mind, question.ship, options, effort.kept)
        return []

    def _around(self, table: Table[State], ship: int, effort: Effort) -> list[tuple[float, int, int]]:
        """Flicks of a ship that may first be put anywhere in its orbit: what they may bring, the place, the aim."""
        state, player = table.state, table.state.players[self.seat]
        hole = ship_orbit(state, self.seat, ship)
        free = free_spots(state, hole, ship_radius(ship), player.x[ship], player.y[ship])
        shots = Flicks(state, self.mind, ship, self.seed).around(hole, free, effort) if free else []
        return [(value, PUT.start + place, aim) for value, place, aim in shots]

    def _put(self, table: Table[State], question: PutShip, effort: Effort) -> int:
        """Where a ship is put in an orbit before it is flicked, or where it stays."""
        ship, options = question.ship, table.offered[self.seat]
        likely = places.best_spot(table.state, self.mind, ship, question.hole, options)
        copy = table.copy(RandomDealer(self.seed))
        copy.act(self.seat, likely)
        moves = [move for move in self._moves(copy) if moved_ship(move) == ship and not _jets(copy.state, move)]
        ways = [(0.0, [put, move, aim]) for move in moves for _, put, aim in self._around(copy, ship, effort)]
        if not ways:
            return likely
        value, answers = self._best_flight(table, ways, effort)
        return answers[0] if value > self.quick.value(table, [likely]) + EPSILON else likely

    def _best_flight(self, table: Table[State], flights: list[Way], effort: Effort) -> Way:
        return best_way(self._tried(table, flights, effort))

    def _tried(self, table: Table[State], flights: list[Way], effort: Effort) -> list[Way]:
        """The likeliest flights with what positions they lead to, and how good those are on average."""
        found: list[Way] = []
        for _, answers in flights[: effort.finalists]:
            values = [self.quick.value(table, answers, trial) for trial in range(effort.copies)]
            value = sum(values) / len(values)
            if table.state.campaign.settlers and min(values) > -weights.DECIDED:
                value = max(value, self._with_settler(table, answers))
            found.append((value, answers))
        return found

    def _with_settler(self, table: Table[State], answers: list[int]) -> float:
        """What a flight with a settler is worth if another one follows: it should not end where robots may come."""
        ship = _ship_of(table, self.seat, answers)
        if not takes_along(table.state, ship):
            return float("-inf")
        copy = table.copy(RandomDealer(self.seed))
        for answer in answers:
            copy.act(self.seat, answer)
        self.quick.settle(copy)
        moves = [move for move in self._moves(copy) if moved_ship(move) == ship]
        ways = [way for move in moves for way in self._of_move(copy, move, LIGHT)]
        return max((self.quick.value(copy, way) for _, way in ways), default=float("-inf"))

    def _boosts(self, table: Table[State]) -> list[Way]:
        """Energy for one more flick, where that is better than keeping it."""
        if BOOST.at(0) not in table.offered[self.seat]:
            return []
        copy = table.copy(RandomDealer(self.seed))
        copy.act(self.seat, BOOST.at(0))
        flights = self._flights(copy, MODERATE)
        return [(self._best_flight(copy, flights, MODERATE)[0] - MUCH_FUSS, [BOOST.at(0)])] if flights else []


def best_way(ways: Sequence[Way]) -> Way:
    """Of ways that lead to the same, the first is taken."""
    best = ways[0]
    for way in ways[1:]:
        if way[0] > best[0] + EPSILON:
            best = way
    return best


def _jets(state: State, move: int) -> bool:
    """Whether a ship is not flicked: by jet drive, and where nobody flicks, also for what an artifact gives."""
    return move in JET or (state.jet == ONLY_JET and move in JUMP)


def _ship_of(table: Table[State], seat: int, answers: list[int]) -> int:
    """The ship that a flight is about."""
    question = table.question(seat)
    return question.ship if isinstance(question, Aim | Towards | PlaceShip | PutShip) else moved_ship(answers[0])
