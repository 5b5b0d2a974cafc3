"""Robots on planets (pages 20-21): they move on and grow when they are attacked, and blow up when they are three."""

from __future__ import annotations

from ....core.table import Question, Table
from ..facts.board import DESTROYED, HOLES, NOTHING, PIECES_ON_PLANET, QUADRANT
from ..facts.cards import IS_RELIC
from ..position.actions import AT, COLOUR
from ..position.events import LIBRARY_LOST, PLANET_DESTROYED, ROBOTS_MOVED, TOKEN_TAKEN
from ..position.state import ROBOT, State
from .control import settle_control
from .discovering import archive_relic, lay_waiting_library, uncover
from .modes import rules_of
from .research import take_token


def attack_robots(table: Table[State], seat: int, hole: int) -> None:
    """One or two move on; three destroy their planet."""
    state = table.state
    count = state.robots[hole]
    state.robots[hole] = 0
    settle_control(state, hole)
    state.robots_left += count  # the moving ones too, until they have settled
    if count >= PIECES_ON_PLANET:
        destroy_planet(table, seat, hole)
    else:
        table.then(seat, MoveRobots(hole, count))


def destroy_planet(table: Table[State], seat: int, hole: int) -> None:
    state = table.state
    state.set_place(hole, DESTROYED)
    table.tell(PLANET_DESTROYED, seat, hole)
    if state.has_library(hole):
        state.libraries &= ~(1 << hole)
        table.tell(LIBRARY_LOST, seat, hole)
    table.then(seat, MarkDestroyed(hole))


class MarkDestroyed(Question[State]):
    """One of the tokens that lie ready marks a destroyed planet; where none is left, one from the box does."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "mark-destroyed"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [COLOUR.at(colour) for colour, count in enumerate(table.state.tokens) if count]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        take_token(table.state, COLOUR.place(action))
        table.tell(TOKEN_TAKEN, seat, COLOUR.place(action))


class MoveRobots(Question[State]):
    """Where robots go: a face-down place of the quadrant, else a free planet there, else the same anywhere."""

    __slots__ = ("count", "home")

    def __init__(self, home: int, count: int) -> None:
        self.home = home
        self.count = count

    def prompt(self) -> str:
        return "move-robots"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        here = [hole for hole in range(len(HOLES)) if QUADRANT[hole] == QUADRANT[self.home]]
        for among in (here, list(range(len(HOLES)))):
            down = [hole for hole in among if state.is_face_down(hole)]
            free = [hole for hole in among if state.is_planet(hole) and state.owner[hole] == NOTHING]
            found = down or [hole for hole in free if hole != self.home]
            if found:
                return [AT.at(hole) for hole in found]
        return [AT.at(self.home)]  # nowhere to go

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        hole = AT.place(action)
        if state.is_face_down(hole):
            discovery = uncover(table, hole, seat)
            if IS_RELIC[discovery]:
                archive_relic(table, seat, discovery)
            lay_waiting_library(table, seat, hole)
            if not state.is_planet(hole):
                table.then(seat, self)
                return
        self._settle(table, seat, hole)

    def _settle(self, table: Table[State], seat: int, hole: int) -> None:
        """They move there, and one more joins them if one is left; any that cannot go stays, which ends the game."""
        state = table.state
        count = self.count if hole == self.home else min(self.count + 1, state.robots_left)
        state.robots_left -= count
        state.robots[hole] = count
        state.set_owner(hole, ROBOT)
        if hole == self.home:
            trigger_end(table, seat)
        else:
            state.forget_attacked(hole)
            table.tell(ROBOTS_MOVED, seat, count, hole, self.home)


def trigger_end(table: Table[State], seat: int) -> None:
    """Who has the last turn is settled now, no matter who triggers the end again."""
    state = table.state
    if state.last == NOTHING:
        state.last = rules_of(state).last_seat(state, state.active)
        table.tell(rules_of(state).end_event(), seat)
