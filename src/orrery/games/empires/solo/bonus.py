"""The bonus of a scenario (pages 30-31): what makes it easier for those who want it."""

from __future__ import annotations

from ....core.table import Effect, Question, Table
from ..facts.board import COLOURS, HOLES, OUTPOST, QUADRANT, STARBASE
from ..facts.campaign import scenario_facts
from ..facts.cards import IS_RELIC
from ..position.actions import AT
from ..position.campaign import ROBOTS_SIDE
from ..position.events import EVENT_FOUND, RELIC_FOUND
from ..position.state import State
from ..rules.building import put_up
from ..rules.discovering import keep_relic, uncover_place
from ..rules.energy import unlock
from .robots import recover_relics
from .technologies import lay_stone


def give_bonus(table: Table[State]) -> None:
    """Random technology cards turn to their other side, with a stone; or all cards get one."""
    campaign = table.state.campaign
    bonus = scenario_facts(campaign.scenario).entry("bonus")
    colours = list(range(len(COLOURS)))
    for _ in range(bonus.number("sides", 0)):
        colour = table.dealer.draw(colours)
        campaign.sides[colour] = 1
        for _ in range(bonus.number("stones", 0)):
            lay_stone(table, colour)
    for colour in range(len(COLOURS)):
        for _ in range(bonus.number("all_stones", 0)):
            lay_stone(table, colour)


def later_bonus(state: State) -> list[Effect[State]]:
    """What is given when the first places have been revealed: relics that lay there, a base of one's own."""
    bonus = scenario_facts(state.campaign.scenario).entry("bonus")
    relics = bonus.number("relics", 0)
    steps: list[Effect[State]] = [TakeRelics(relics)] if relics else []
    return [*steps, ChooseBase()] if bonus.flag("base") else steps


class TakeRelics(Effect[State]):
    """Give random relics of those that were put away unseen at the set-up: tiles are turned up until enough are found.

    A table that began before version 4 of the rules has no unseen tiles: its relics of the set-up lie among those that
    robots have discarded.
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        unseen = unseen_tiles(state)
        if not unseen:
            recover_relics(table, seat, self.count)
        found = 0
        while unseen and found < self.count:
            tile = table.dealer.draw(state.area_tiles[table.dealer.draw(unseen)])
            if IS_RELIC[tile]:
                found += 1
                table.tell(RELIC_FOUND, seat, tile)
                keep_relic(table, seat, tile)
            else:
                table.tell(EVENT_FOUND, seat, tile)


def unseen_tiles(state: State) -> list[int]:
    """List the area of each tile that was put away unseen: as many for an area as it has more tiles than places."""
    tiles = enumerate(state.area_tiles)
    return [area for area, pile in tiles for _ in range(len(pile) - state.areas.count(area))]


class ChooseBase(Question[State]):
    """A place of the home quadrant is revealed, another one for an artifact: a starbase and an outpost come there."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-base"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        home = QUADRANT[state.gates[seat]]
        return [AT.at(hole) for hole in range(len(HOLES)) if QUADRANT[hole] == home and state.is_face_down(hole)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        hole = AT.place(action)
        uncover_place(table, hole, ROBOTS_SIDE)
        if not table.state.is_planet(hole):
            table.then(seat, self)
            return
        put_up(table, seat, OUTPOST, hole)
        put_up(table, seat, STARBASE, hole)
        unlock(table, seat, STARBASE)
