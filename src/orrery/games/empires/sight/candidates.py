"""Candidates: a few dozen answers out of the thousands of a dial, each with what it may lead to as numbers.

Nothing is weighed here. Flicks are proposed towards everything in the galaxy and sifted so that as many different
ends as possible are among them; places and directions are spread over all orbits that they lead to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.dealer import RandomDealer
from ....core.features import Candidates, Layout, Numbers
from ....core.table import Question, Table
from ..facts.board import HOLE_X, HOLE_Y, HOLES, MM, NOTHING, SIZE, STARBASE_RADIUS, ship_radius
from ..flick.directions import COSINE, SCALE, SINE, STEPS
from ..flick.flight import POWERS
from ..flick.geometry import cell_place, orbit_of, spot_at
from ..position.actions import JET_DIRECTIONS, PLACE, PUT, TOWARDS, aim_of, cell_of, spot_of
from ..position.scene import ROBOT_DISC, SHIP
from ..position.state import ROBOT, State
from ..rules.control import blockades
from ..rules.flicking import Aim
from ..rules.jetting import Towards, jet_end
from ..rules.manoeuvres import carried_place, carried_ship, landing_barred
from ..rules.moving import PlaceMine, PutBesideCarrier
from ..rules.placing import PlaceShip, PutBase, PutShip
from ..rules.structures import AimPlasma
from .aims import BEYOND, STRAIGHT, aim_over, aims_at_hole, aims_into, bank_shots
from .fates import DESTROYS_PLANET, FATES, LOST, RAMS, RESTS, WITHSTOOD, Fate, Flicks
from .mirror import MOST_PLACE, Mirror

VERSION: Final = 1
SLOTS: Final = 48
TRIALS: Final = 8
"""How often a flick is tried under the error of the hand."""
_DEALERS: Final = tuple(RandomDealer(trial) for trial in range(TRIALS))
"""The same chance for every flick, so that they can be compared and nothing is dealt."""
_RAMS: Final = 8
_FIELD: Final = SIZE // 3
"""Flicks that end in space are told apart by fields this large."""
_WHOLE: Final = 100
_TARGETS: Final[Sequence[str]] = ["own", "free", "rival", "robots", "face down", "other"]
_OWN: Final = 0
_FREE: Final = 1
_RIVAL: Final = 2
_ROBOTS: Final = 3
_FACE_DOWN: Final = 4
_OTHER: Final = 5

LAYOUT: Final = Layout()
_FLICK: Final = LAYOUT.number("flick", 1)
_POWER: Final = LAYOUT.number("power", POWERS)
_ACROSS: Final = LAYOUT.number("direction across", 2 * _WHOLE)
_DOWN: Final = LAYOUT.number("direction down", 2 * _WHOLE)
_X: Final = LAYOUT.number("across", MOST_PLACE)
_Y: Final = LAYOUT.number("down", MOST_PLACE)
_FATE: Final = LAYOUT.section("percent", FATES, _WHOLE)
_WHOM: Final = LAYOUT.section("percent meets ship of", ["player 1", "player 2", "player 3"], _WHOLE)
_ORBIT: Final = LAYOUT.section("percent in orbit", HOLES, _WHOLE)
_TARGET: Final = LAYOUT.section("percent at", _TARGETS, _WHOLE)
_LANDS: Final = LAYOUT.number("percent may land", _WHOLE)


class EmpiresCandidates(Candidates[State]):
    """Candidates for flicks, jets and places; numbers are as the seat sees the galaxy, see `mirror.py`."""

    def __init__(self) -> None:
        super().__init__(VERSION, SLOTS, LAYOUT)

    def propose(self, table: Table[State], seat: int, out: Numbers, at: int) -> list[int]:
        question = table.question(seat)
        if isinstance(question, Aim | AimPlasma):
            return _Forecast(table, seat, question).flicks(question, out, at)
        if isinstance(question, PutShip | PutBase | PlaceShip | PlaceMine | Towards | PutBesideCarrier):
            return _Forecast(table, seat, question).places(question, out, at)
        return []

    def nearest(self, table: Table[State], seat: int, action: int, proposed: list[int]) -> int:
        question = table.question(seat)
        if isinstance(question, Aim | AimPlasma):
            return _Forecast(table, seat, question).nearest_flick(question, action, proposed)
        if isinstance(question, PutShip | PutBase | PlaceShip | PlaceMine | Towards | PutBesideCarrier):
            return _Forecast(table, seat, question).nearest_place(question, action, proposed)
        return NOTHING


class _Forecast:
    """What the seat needs to know for the numbers of all candidates of a question."""

    def __init__(self, table: Table[State], seat: int, question: Question[State]) -> None:
        self.table = table
        self.state = table.state
        self.seat = seat
        self.mirror = Mirror(self.state, seat)
        self.ship = _moved_ship(self.state, seat, question)
        self.closed = blockades(self.state, seat)

    # Flicks

    def flicks(self, question: Aim | AimPlasma, out: Numbers, at: int) -> list[int]:
        flicks = Flicks(self.table, self.seat, question)
        aims = self._choice(flicks, self._aims(flicks, question))
        for slot, aim in enumerate(aims):
            trials = 1 if flicks.steady else TRIALS
            fates = [flicks.noisy_fate(aim, _DEALERS[trial].copy()) for trial in range(trials)]
            self._write_flick(aim, fates, out, at + slot * LAYOUT.size)
        return aims

    def _aims(self, flicks: Flicks, question: Aim | AimPlasma) -> list[int]:
        """Proposals, those that suggest themselves first, in an order that every seat sees alike."""
        x, y = self._start(question)
        found: list[int] = []
        for hole in self.mirror.holes:
            found += aims_at_hole(x, y, hole, STRAIGHT)
        prey: list[tuple[int, int]] = []
        for disc, there in enumerate(flicks.scene.discs):
            enemy = flicks.scene.kinds[disc] == SHIP and flicks.scene.seats[disc] != self.seat
            if enemy or flicks.scene.kinds[disc] == ROBOT_DISC:
                prey.append((there.x, there.y))
        found += aims_into(x, y, prey, _RAMS)
        found += [self.mirror.meant(aim) for aim in bank_shots()]
        found.append(aim_over((SIZE // 2 - x) / MM, (SIZE // 2 - y) / MM, BEYOND))
        return list(dict.fromkeys(found))

    def _start(self, question: Aim | AimPlasma) -> tuple[int, int]:
        if isinstance(question, AimPlasma):
            return HOLE_X[question.hole], HOLE_Y[question.hole]
        player = self.state.players[self.seat]
        return player.x[question.ship], player.y[question.ship]

    def _choice(self, flicks: Flicks, aims: list[int]) -> list[int]:
        """As many ends as possible, one flick for each, then a second for each, and so on; lost ones come last."""
        by_end: dict[int, list[int]] = {}
        lost: list[int] = []
        for aim in aims:
            fate = flicks.exact_fate(aim, _DEALERS[0])
            if fate.kind == LOST:
                lost.append(aim)
            else:
                by_end.setdefault(_end(fate), []).append(aim)
        found: list[int] = []
        deepest = max((len(ends) for ends in by_end.values()), default=0)
        for turn in range(deepest):
            for ends in by_end.values():
                if turn < len(ends):
                    found.append(ends[turn])
        return (found + lost)[:SLOTS]

    def nearest_flick(self, question: Aim | AimPlasma, action: int, proposed: list[int]) -> int:
        """Of the flicks that come to the same end, the one that ends closest to it, then the most similar one."""
        flicks = Flicks(self.table, self.seat, question)
        wanted = flicks.exact_fate(action, _DEALERS[0])
        found, least = NOTHING, 0
        for slot, aim in enumerate(proposed):
            fate = flicks.exact_fate(aim, _DEALERS[0])
            turned = abs(aim_of(aim)[0] - aim_of(action)[0])
            away = _distance_squared(fate.x - wanted.x, fate.y - wanted.y) * STEPS + min(turned, STEPS - turned)
            if _end(fate) == _end(wanted) and (found == NOTHING or away < least):
                found, least = slot, away
        return found

    def _write_flick(self, aim: int, fates: list[Fate], out: Numbers, at: int) -> None:
        direction, power = aim_of(aim)
        out[at + _FLICK] = 1
        out[at + _POWER] = power
        self._write_direction(direction, out, at)
        counts = [0] * LAYOUT.size
        across, down, rest = 0, 0, 0
        for fate in fates:
            counts[_FATE + fate.kind] += 1
            if fate.kind in (RAMS, WITHSTOOD) and fate.seat != self.seat:
                counts[_WHOM + self.mirror.step(fate.seat) - 1] += 1
            if fate.kind == RESTS:
                across, down, rest = across + fate.x, down + fate.y, rest + 1
            if fate.hole != NOTHING:
                counts[_ORBIT + self.mirror.holes[fate.hole]] += 1
                counts[_TARGET + self._target(fate.hole)] += 1
                counts[_LANDS] += int(fate.kind != DESTROYS_PLANET and self._may_land(fate.hole))
        for place, count in enumerate(counts):
            if count:
                out[at + place] = _WHOLE * count // len(fates)
        if rest:
            out[at + _X] = self.mirror.across(across // rest)
            out[at + _Y] = self.mirror.down(down // rest)

    def _write_direction(self, direction: int, out: Numbers, at: int) -> None:
        seen = self.mirror.turn(direction, STEPS)
        out[at + _ACROSS] = _WHOLE + COSINE[seen] * _WHOLE // SCALE
        out[at + _DOWN] = _WHOLE + SINE[seen] * _WHOLE // SCALE

    # Places that are certain

    def places(self, question: Question[State], out: Numbers, at: int) -> list[int]:
        answers: list[int] = []
        spots: list[tuple[int, int]] = []
        for action in self.table.offered[self.seat]:
            if action in PUT or action in PLACE or action in TOWARDS:
                answers.append(action)
                spots.append(_spot(self.state, self.seat, question, action))
        orbits = [self._orbit(spot) for spot in spots]
        chosen = _spread_over(orbits)
        for slot, place in enumerate(chosen):
            self._write_place(answers[place], spots[place], orbits[place], out, at + slot * LAYOUT.size)
        return [answers[place] for place in chosen]

    def nearest_place(self, question: Question[State], action: int, proposed: list[int]) -> int:
        """Of the places in the same orbit, or outside of all like this one, the closest."""
        wanted = _spot(self.state, self.seat, question, action)
        found, least = NOTHING, 0
        for slot, candidate in enumerate(proposed):
            spot = _spot(self.state, self.seat, question, candidate)
            away = _distance_squared(spot[0] - wanted[0], spot[1] - wanted[1])
            if self._orbit(spot) == self._orbit(wanted) and (found == NOTHING or away < least):
                found, least = slot, away
        return found

    def _orbit(self, spot: tuple[int, int]) -> int:
        radius = STARBASE_RADIUS if self.ship == NOTHING else ship_radius(self.ship)
        return orbit_of(spot[0], spot[1], radius)

    def _write_place(self, action: int, spot: tuple[int, int], hole: int, out: Numbers, at: int) -> None:
        if action in TOWARDS:
            self._write_direction(TOWARDS.place(action) * (STEPS // JET_DIRECTIONS), out, at)
        out[at + _FATE + RESTS] = _WHOLE
        out[at + _X] = self.mirror.across(spot[0])
        out[at + _Y] = self.mirror.down(spot[1])
        if hole != NOTHING:
            out[at + _ORBIT + self.mirror.holes[hole]] = _WHOLE
            out[at + _TARGET + self._target(hole)] = _WHOLE
            out[at + _LANDS] = _WHOLE if self._may_land(hole) else 0

    # Both

    def _target(self, hole: int) -> int:
        """What kind of place a hole is to the seat."""
        state = self.state
        if state.is_face_down(hole):
            return _FACE_DOWN
        owner = state.owner[hole]
        if owner == self.seat:
            return _OWN
        if owner == ROBOT:
            return _ROBOTS
        if owner != NOTHING:
            return _RIVAL
        return _FREE if state.is_planet(hole) else _OTHER

    def _may_land(self, hole: int) -> bool:
        return self.ship != NOTHING and not landing_barred(self.state, self.seat, self.ship, hole, self.closed)


def _moved_ship(state: State, seat: int, question: Question[State]) -> int:
    """The ship that is flicked or put somewhere, NOTHING where it is another disc."""
    if isinstance(question, Aim | PutShip | PlaceShip | Towards):
        return question.ship
    return carried_ship(state, seat) if isinstance(question, PutBesideCarrier) else NOTHING


def _spot(state: State, seat: int, question: Question[State], action: int) -> tuple[int, int]:
    """Where an answer puts the disc."""
    if isinstance(question, PutShip):
        return spot_at(question.hole, spot_of(action), ship_radius(question.ship))
    if isinstance(question, PutBase):
        return spot_at(state.base_hole[question.base], spot_of(action), STARBASE_RADIUS)
    if isinstance(question, Towards):
        return jet_end(state, seat, question.ship, TOWARDS.place(action))
    if isinstance(question, PutBesideCarrier):
        return carried_place(state, seat, TOWARDS.place(action))
    return cell_place(cell_of(action))


def _distance_squared(across: int, down: int) -> int:
    return across * across + down * down


def _end(fate: Fate) -> int:
    """One number for flicks that come to the same end: an orbit, a field of space, somebody who is met."""
    if fate.kind == RESTS and fate.hole == NOTHING:
        return len(FATES) * len(HOLES) + fate.x // _FIELD * 4 + fate.y // _FIELD
    return fate.kind * len(HOLES) + max(fate.hole, fate.seat, 0)


def _spread_over(orbits: Sequence[int]) -> list[int]:
    """The numbers of up to SLOTS places, spread over the orbits they are in and then over space, in order."""
    if len(orbits) <= SLOTS:
        return list(range(len(orbits)))
    by_orbit: dict[int, list[int]] = {}
    for place, hole in enumerate(orbits):
        by_orbit.setdefault(hole, []).append(place)
    space = by_orbit.pop(NOTHING, [])
    share = SLOTS // (len(by_orbit) + int(bool(space)))
    found: list[int] = []
    for places in by_orbit.values():
        found += _evenly(places, share)
    found += _evenly(space, SLOTS - len(found))
    found.sort()
    return found


def _evenly(places: list[int], most: int) -> list[int]:
    count = min(len(places), most)
    return [places[number * len(places) // count] for number in range(count)]
