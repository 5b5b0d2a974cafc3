"""The end of a turn (page 16): what technologies do then, and the player's own word that the turn is over."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING, STARBASE_RADIUS
from ..facts.cards import MOBILE_STARBASES, SIPHON, ZERO_POINT, tech_number
from ..flick.geometry import spot_at
from ..position.actions import DONE, END_TURN, MOVE_BASE
from ..position.discs import free_spots
from ..position.events import BASE_MOVED
from ..position.state import State
from .attacking import targets
from .control import settle_control
from .energy import regain, regain_all
from .modes import rules_of
from .placing import PutBase, has_room, watch_blockades


class EndEffects(Effect[State]):
    """What technologies do at the end of their owner's turn."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.knows(seat, SIPHON) and state.any_attack():
            regain(table, seat, tech_number(SIPHON, "energy"))
        if state.knows(seat, ZERO_POINT):
            regain_all(table, seat)
        if state.knows(seat, MOBILE_STARBASES):
            table.then(seat, MoveBases(0))


def base_moves(state: State, seat: int, moved: int) -> list[int]:
    """Where the player's starbases may move to at the end of the turn, except those that have moved."""
    homes = [hole for hole in state.planets() if state.owner[hole] in (NOTHING, seat)]
    return [
        MOVE_BASE.at(base, hole)
        for base, owner in enumerate(state.base_owner)
        if owner == seat and not moved >> base & 1
        for hole in homes
        if hole != state.base_hole[base] and has_room(state, hole, STARBASE_RADIUS)
    ]


class MoveBases(Question[State]):
    """The player's starbases move to discovered planets that no opponent controls; `moved` are those that have."""

    __slots__ = ("moved",)

    def __init__(self, moved: int) -> None:
        self.moved = moved

    def prompt(self) -> str:
        return "move-bases"

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = base_moves(table.state, seat, self.moved)
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        state.stopped = int(action == DONE)
        if action == DONE:
            return
        base, hole = MOVE_BASE.places(action)
        left = state.base_hole[base]
        first = free_spots(state, hole, STARBASE_RADIUS)[0]
        state.base_hole[base] = hole
        state.base_x[base], state.base_y[base] = spot_at(hole, first, STARBASE_RADIUS)
        state.set_owner(hole, seat)
        settle_control(state, left)
        table.tell(BASE_MOVED, seat, hole, left)
        table.then(seat, PutBase(base), MoveBases(self.moved | 1 << base))
        watch_blockades(table)


def nothing_follows(state: State, seat: int) -> bool:
    """Whether being done with the action ends the turn: no attack is possible, and no starbase can move."""
    moves = state.knows(seat, MOBILE_STARBASES) and bool(base_moves(state, seat, 0))
    return not moves and not targets(state, seat)


class EndTurn(Question[State]):
    """The last click of a turn, unless its player just said they are done: what was answered last can be taken back."""

    __slots__ = ()

    def prompt(self) -> str:
        return "end-turn"

    def always_asked(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = rules_of(table.state).last_choices(table.state, seat)
        return sorted([*found, END_TURN]) if found or not table.state.stopped else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == END_TURN:
            table.state.stopped = 1
        else:
            table.then(seat, self)
            rules_of(table.state).choose_freely(table, seat, action)


END_EFFECTS: Final = EndEffects()
END_TURN_QUESTION: Final = EndTurn()
