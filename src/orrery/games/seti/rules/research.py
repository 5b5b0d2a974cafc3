"""Technologies (pages 16-17): rotating, choosing a stack, its bonuses, where a computer technology goes."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase, yes_or_no
from ....core.facts import Entry
from ....core.table import Effect, Table, with_value
from ..facts import slots
from ..facts.board import (
    COMPUTER,
    NOTHING,
    PLACES,
    TECH_KIND,
    TECH_KINDS,
    TECH_PLACES,
    TECH_POINTS,
    TECHS,
    TILE_BONUSES,
)
from ..facts.phrases import any_or
from ..position.actions import INSTALL, TECH, each
from ..position.events import INSTALLED, RESEARCHED
from ..position.player import Player
from ..position.state import State
from ..vocabulary.reading import RESEARCH, Effects, Reader, and_then, knowing
from ..vocabulary.rewards import FIXED_BONUS, TILE_BONUS
from .interrupt import TurnQuestion
from .resources import score
from .triggers import fire

RESEARCH_PUBLICITY: Final = 6
EVERY_KIND: Final = 3
ONLY_SHARED: Final = 1
NO_TILE_BONUS: Final = 2


def research_barred(player: Player) -> str:
    """Why research is no main action now; "" if it is one."""
    return "" if player.publicity >= RESEARCH_PUBLICITY else "too-little-publicity"


class Research(TurnQuestion):
    """Take a technology of a kind that the player lacks, then what is about it; nothing happens if there is none."""

    __slots__ = ("flags", "kind", "then")

    def __init__(self, kind: int, flags: int, then: Effects) -> None:
        self.kind = kind
        self.flags = flags
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        kind = EVERY_KIND if entry.text("kind") == "any" else entry.number_of("kind", TECH_KINDS)
        flags = ONLY_SHARED if entry.flag("only_if_taken_by_other") else 0
        flags |= NO_TILE_BONUS if entry.has("tile_bonus") else 0
        return Research(kind, flags, reader.then(entry, RESEARCH))

    def describe(self) -> Description:
        shared, bonus = yes_or_no(self.flags & ONLY_SHARED > 0), yes_or_no(not self.flags & NO_TILE_BONUS)
        kind = any_or(TECH_KINDS, self.kind)
        return and_then(
            phrase("seti-effect-research", kind=kind, only_if_taken_by_other=shared, tile_bonus=bonus), self.then
        )

    def prompt(self) -> str:
        return "research"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return each(TECH, [tech for tech in range(len(TECHS)) if not self.obstacle(table.state, seat, tech)])

    def obstacle(self, state: State, seat: int, tech: int) -> str:
        """Why a technology cannot be taken; "" if it can. Only a rival may take several of a stack and empty it."""
        if state.players[seat].has_tech(tech):
            return "technology-owned"
        if state.tech_top[tech] == NOTHING:
            return "no-technology-left"
        if self.kind not in (EVERY_KIND, TECH_KIND[tech]):
            return "other-kind"
        return "nobody-has-it" if self.flags & ONLY_SHARED and not owned_by_other(state, seat, tech) else ""

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        tech = TECH.place(action)
        shared = int(owned_by_other(table.state, seat, tech))
        table.then_all(seat, knowing(self.then, [tech, shared]))
        take_tech(table, seat, tech, not self.flags & NO_TILE_BONUS)


def owned_by_other(state: State, seat: int, tech: int) -> bool:
    """Whether another player has a technology now; what the rival has spent does not count."""
    if any(tech in rival.techs for rival in state.rivals):
        return True
    return any(player.has_tech(tech) for other, player in enumerate(state.players) if other != seat)


def take_tech(table: Table[State], seat: int, tech: int, with_bonus: bool) -> None:
    """The token for the first of a stack, the bonus on the tile, the fixed bonus, then its place."""
    state = table.state
    player = state.players[seat]
    bonus = state.tech_top[tech]
    turn_up(table, tech)
    player.techs |= 1 << tech
    table.tell(RESEARCHED, seat, tech)
    if TECH_KIND[tech] == COMPUTER:
        table.then(seat, InstallTech(tech))
    table.then_all(seat, FIXED_BONUS[tech])
    if with_bonus:
        table.then_all(seat, TILE_BONUS[bonus])
    if state.two_points >> tech & 1:
        state.two_points &= ~(1 << tech)
        score(table, seat, TECH_POINTS)
    fire(table, seat, slots.RESEARCH, TECH_KIND[tech])


def turn_up(table: Table[State], tech: int) -> None:
    """The next tile of a stack shows its bonus."""
    state = table.state
    below = [bonus for bonus in range(TILE_BONUSES) if state.tech_rest[tech] >> bonus & 1]
    if not below:
        state.tech_top[tech] = NOTHING
        return
    bonus = table.dealer.roll(below)
    state.tech_rest[tech] &= ~(1 << bonus)
    state.tech_top[tech] = bonus


class InstallTech(TurnQuestion):
    """On which free place of the computer a technology goes; data lying there stay on it and pay nothing."""

    __slots__ = ("tech",)

    def __init__(self, tech: int) -> None:
        self.tech = tech

    def describe(self) -> Description:
        return phrase("seti-pending-install")

    def prompt(self) -> str:
        return "install"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"tech": self.tech}

    def choices(self, table: Table[State], seat: int) -> list[int]:
        places = table.state.players[seat].places
        return [INSTALL.at(place) for place in range(len(TECH_PLACES)) if places[place] == NOTHING]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        player = table.state.players[seat]
        player.places = with_value(player.places, INSTALL.place(action), self.tech)
        table.tell(INSTALLED, seat, self.tech, len(PLACES) + INSTALL.place(action))  # species have the first places
