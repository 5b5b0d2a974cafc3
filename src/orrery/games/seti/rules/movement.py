"""Moving probes and capsules through the sky, visiting spaces, rotating the discs (pages 8, 16)."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.events import EventKind
from ....core.facts import Entry
from ....core.table import Effect, Question, Table
from ..facts import slots
from ..facts.board import (
    ASTEROIDS,
    COMET,
    DISCS,
    EARTH,
    EMPTY,
    EVERY,
    NOTHING,
    PLANET,
    PROBE_ASTEROIDS,
    SECTORS,
    SPACES,
)
from ..facts.cards import CORNER as CORNER_KIND
from ..facts.cards import CORNER_MOVE
from ..facts.sky import COUNTER_CLOCKWISE, DIRECTIONS, RING, STEP, gives_publicity, is_carried, is_pushed
from ..position.actions import BURN, CARRY, CORNER, DECLINE, FLY, INSTEAD, is_free
from ..position.events import CAPSULE_PUSHED, CARRIED, CORNER_USED, FLOWN, PUSHED, SKY_TURNED
from ..position.state import MOVE_FOR_PUBLICITY, NO_ASTEROID_COST, NO_PUBLICITY, State
from ..species.anomalies import trigger_anomaly
from ..vocabulary.reading import Reader
from .hand import corner_gain, discard
from .interrupt import TurnQuestion
from .resources import gain_publicity
from .triggers import fire

_WAYS: Final = tuple(
    tuple(way for way in range(len(DIRECTIONS)) if STEP[space][way] != NOTHING) for space in range(SPACES)
)
"""The directions in which one can leave a space."""
_FLIGHTS: Final = tuple(tuple(FLY.at(space, way) for way in _WAYS[space]) for space in range(SPACES))


def step_cost(state: State, seat: int, space: int) -> int:
    """One movement, and one more to leave asteroids."""
    if state.cell_at(space) != ASTEROIDS or state.players[seat].has_tech(PROBE_ASTEROIDS):
        return 1
    return 1 if state.rules & NO_ASTEROID_COST and seat == state.active else 2


class Reach:
    """How far it is from one space to every other, and by which step one comes there."""

    def __init__(self, state: State, seat: int, start: int) -> None:
        self.costs = [NOTHING] * SPACES
        self.steps = [NOTHING] * SPACES
        self.costs[start] = 0
        open_spaces = [start]
        while open_spaces:
            space = self._nearest(open_spaces)
            open_spaces.remove(space)
            cost = self.costs[space] + step_cost(state, seat, space)
            for way, following in enumerate(STEP[space]):
                if following != NOTHING and (self.costs[following] == NOTHING or cost < self.costs[following]):
                    self.costs[following] = cost
                    self.steps[following] = way
                    open_spaces.append(following)

    def _nearest(self, spaces: list[int]) -> int:
        """The first of those that are reached with the least movement."""
        nearest = spaces[0]
        for space in spaces:
            if self.costs[space] < self.costs[nearest]:
                nearest = space
        return nearest


class Move(Effect[State]):
    """Movement for one's own probes and capsules; gained on a flight, it joins what is left of it."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def describe(self) -> Description:
        return move_phrase(self.left)

    def resolve(self, table: Table[State], seat: int) -> None:
        grant_movement(table, seat, self.left)


def move_phrase(count: int) -> Description:
    return phrase("seti-effect-move", n=count)


def grant_movement(table: Table[State], seat: int, count: int) -> None:
    """A flight begins, or goes on with more; without a probe or capsule movement is wasted, and for the rival."""
    player = table.state.players[seat]
    if table.state.is_rival(seat):
        return
    if count and (player.probes or player.capsules):
        if not player.movement:
            table.then(seat, FLIGHT)
        player.movement += count


def use_corner(table: Table[State], seat: int, card: int) -> None:
    """Discard a card of the hand for its upper left corner; a mission slot for this is filled before the flight."""
    discard(table, seat, card)
    table.tell(CORNER_USED, seat, card)
    grant_movement(table, seat, corner_gain(table, seat, card))
    fire(table, seat, slots.DISCARD_FOR_CORNER, CORNER_KIND[card])


class Fly(TurnQuestion):
    """Spend movement step by step, split as the player likes; more can be bought on the way."""

    __slots__ = ()

    def prompt(self) -> str:
        return "move"

    def always_asked(self) -> bool:
        """On asteroids a movement may not suffice alone: free actions can add to it."""
        return True

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": table.state.players[seat].movement}

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        found = [DECLINE]
        for place, space in enumerate(player.probes):
            if space not in player.probes[:place] and step_cost(state, seat, space) <= player.movement:
                found += _FLIGHTS[space]
        for place, space in enumerate(player.capsules):
            if step_cost(state, seat, space) <= player.movement:
                sample = player.samples[place]
                found += [CARRY.at(sample, way) for way in _WAYS[space]]
        return found

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = super().options(table, seat)
        state = table.state
        if found and seat == state.active and not state.free:  # part of a free action: more movement may join it
            player = state.players[seat]
            if player.energy:
                found.append(BURN)
            found += [CORNER.at(card) for card in player.hand if CORNER_KIND[card] == CORNER_MOVE]
            found.sort()
        return found

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if not is_free(action):
            self.choose(table, seat, action)
        elif action == BURN:
            player = table.state.players[seat]
            player.energy -= 1
            player.movement += 1
            table.then(seat, self)
        elif action in CORNER and CORNER_KIND[CORNER.place(action)] == CORNER_MOVE:
            table.then(seat, self)
            use_corner(table, seat, CORNER.place(action))
        else:
            super().answer(table, seat, action)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        player = state.players[seat]
        if action == DECLINE:
            player.movement = 0
            return
        if action in CARRY:
            sample, way = CARRY.places(action)
            place = player.samples.index(sample)
            space = player.capsules[place]
            player.capsules[place] = STEP[space][way]
            tell_move(table, CARRIED, seat, STEP[space][way])
        else:
            space, way = FLY.places(action)
            player.probes[player.probes.index(space)] = STEP[space][way]
            tell_move(table, FLOWN, seat, STEP[space][way])
        player.movement -= step_cost(state, seat, space)
        if player.movement:
            table.then(seat, self)
        visit(table, seat, STEP[space][way])
        if RING[STEP[space][way]] == RING[space]:
            fire(table, seat, slots.MOVE_WITHIN_RING, EVERY)


def tell_move(table: Table[State], kind: EventKind, seat: int, space: int) -> None:
    """A piece has moved: where it is now, and what lies there as long as nothing turns."""
    table.tell(kind, seat, space, table.state.cell_at(space) - EMPTY)


def visit(table: Table[State], seat: int, space: int) -> None:
    """What a probe that has just come to a space brings its owner."""
    state = table.state
    cell = state.cell_at(space)
    own_turn = seat == state.active
    if cell >= PLANET:
        fire(table, seat, slots.VISIT_PLANET, cell - PLANET)
    elif cell == ASTEROIDS:
        fire(table, seat, slots.VISIT_ASTEROIDS, EVERY)
    elif cell == COMET:
        fire(table, seat, slots.VISIT_COMET, EVERY)
    if own_turn and state.rules & NO_PUBLICITY:
        return
    if gives_publicity(cell):
        if own_turn and state.rules & MOVE_FOR_PUBLICITY and cell >= PLANET:
            table.then(seat, MoveInstead())
        else:
            gain_publicity(table, seat, 1)
    elif cell == ASTEROIDS and state.players[seat].has_tech(PROBE_ASTEROIDS):
        gain_publicity(table, seat, 1)


class MoveInstead(Question[State]):
    """Movement instead of the publicity of a planet just visited."""

    __slots__ = ()

    def prompt(self) -> str:
        return "move-instead"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [INSTEAD, DECLINE]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == INSTEAD:
            table.then(seat, Move(1))
        else:
            gain_publicity(table, seat, 1)


class Rotate(Effect[State]):
    """The solar system turns one step: one, two or three discs, as the token says."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return Rotate()

    def describe(self) -> Description:
        return phrase("seti-effect-rotate")

    def resolve(self, table: Table[State], seat: int) -> None:
        rotate(table, seat)


def rotate(table: Table[State], seat: int) -> None:
    """Turn discs counter-clockwise; they carry what stands on them and push what stands in their way."""
    state = table.state
    before = state.sky()
    turning = state.rotation + 1
    state.rotation = turning % DISCS
    for disc in range(turning):
        state.offsets[disc] = (state.offsets[disc] - 1) % SECTORS
    table.tell(SKY_TURNED, seat, turning)
    after = state.sky()
    if state.anomalies:
        trigger_anomaly(table, state.earth_sector())
    for owner in reversed(state.turn_order(state.active)):
        player = state.players[owner]
        for pieces, event in ((player.capsules, CAPSULE_PUSHED), (player.probes, PUSHED)):
            for place, space in enumerate(pieces):
                if is_carried(before, space, turning):
                    pieces[place] = STEP[space][COUNTER_CLOCKWISE]
                elif is_pushed(after, space, turning):
                    pieces[place] = STEP[space][COUNTER_CLOCKWISE]
                    tell_move(table, event, owner, pieces[place])
                    visit(table, owner, pieces[place])


def launch_space(state: State) -> int:
    return state.space_of(EARTH)


FLIGHT: Final = Fly()
