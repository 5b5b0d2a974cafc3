"""The rival's technologies (page 24): which one it researches, and how it spends them."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import NOTHING, TECH_KIND, TECH_POINTS
from ..facts.solo import TRACK, TRACK_SPACES
from ..position.events import RESEARCHED, TECH_CHOSEN, TECH_SPENT
from ..position.state import State
from ..position.thinking import (
    BY_ACTION,
    NEXT_LEFT_OVER,
    NEXT_WITH_POINTS,
    NO_OBSTACLE,
    PREFERRED,
    RESEARCH,
    TOO_LITTLE_PUBLICITY,
)
from ..rules.movement import Rotate
from ..rules.research import turn_up
from ..rules.resources import score
from ..vocabulary.rewards import TILE_BONUS
from .action import RivalAction
from .progress import Progress


def preferred_tech(state: State) -> tuple[int, int]:
    """The technology it would take now, and the rule that says so; NOTHING where all stacks are empty.

    From the marker on clockwise the first that still brings two points, else the first that is left.
    """
    rival = state.rivals[0]
    track = TRACK[rival.difficulty - 1]
    ahead = [track[(rival.progress + step) % TRACK_SPACES] for step in range(TRACK_SPACES)]
    for tech in ahead:
        if state.two_points >> tech & 1:
            return tech, PREFERRED if tech == ahead[0] else NEXT_WITH_POINTS
    for tech in ahead:
        if state.tech_top[tech] != NOTHING:
            return tech, NEXT_LEFT_OVER
    return NOTHING, NEXT_LEFT_OVER


class TakePreferredTech(Effect[State]):
    """The preferred technology with its two points and the bonus on its tile, never with a fixed bonus."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        tech, ground = preferred_tech(state)
        if tech == NOTHING:
            return
        bonus = state.tech_top[tech]
        turn_up(table, tech)
        state.rivals[0].techs.append(tech)
        table.tell(TECH_CHOSEN, seat, tech, ground)
        table.tell(RESEARCHED, seat, tech)
        table.then_all(seat, TILE_BONUS[bonus])
        if state.two_points >> tech & 1:
            state.two_points &= ~(1 << tech)
            score(table, seat, TECH_POINTS)


class ResearchAction(RivalAction):
    """Pay publicity, rotate, take the preferred technology, then printed progress."""

    __slots__ = ("progress", "publicity")

    def __init__(self, entry: Entry) -> None:
        super().__init__(RESEARCH)
        self.publicity = entry.number("publicity")
        self.progress = entry.number("progress")

    def obstacle(self, state: State, seat: int) -> int:
        return NO_OBSTACLE if self.held(state, seat) >= self.publicity else TOO_LITTLE_PUBLICITY

    def held(self, state: State, seat: int) -> int:
        return state.players[seat].publicity

    def take(self, table: Table[State], seat: int) -> None:
        table.state.players[seat].publicity -= self.publicity
        table.then(seat, Rotate(), TakePreferredTech(), Progress(self.progress, BY_ACTION))

    def describe(self) -> Description:
        return phrase("seti-rival-research", publicity=self.publicity, progress=self.progress)


def owns(state: State, kind: int) -> bool:
    return any(TECH_KIND[tech] == kind for tech in state.rivals[0].techs)


def spend_tech(table: Table[State], seat: int, kind: int) -> None:
    """The oldest technology of a kind leaves the game."""
    rival = table.state.rivals[0]
    tech = next(tech for tech in rival.techs if TECH_KIND[tech] == kind)
    rival.techs.remove(tech)
    rival.spent = [*rival.spent, tech]
    table.tell(TECH_SPENT, seat, tech)
