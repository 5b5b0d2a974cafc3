"""Interacting (page 15): relics, the archive, missions and megastructures, each card or tile once a turn."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING
from ..facts.cards import (
    ATTACK_BONUS,
    BONUS_MOVE,
    MATTER_SWAP,
    MOVE_AND_ATTACK,
    TELEPORT,
    TELEPORT_AND_BUILD,
    USE_OF,
    USES,
    WARP,
    WARP_AND_MOVE,
    discovery_number,
)
from ..position.actions import DONE, MISSION, PART, RELIC, TAKE, USE
from ..position.events import MISSION_COMPLETED, RELIC_TAKEN, RELIC_USED
from ..position.player import FIRST, OTHER
from ..position.state import ARCHIVE, State
from ..position.supply import relic_limit
from .building import Build
from .missions import fulfils
from .moving import MoveStep
from .steps import ActionStep, boosts
from .structures import can_use, use_structure
from .swapping import ChooseSwap
from .troops import OWN_OR_ORBIT, PlaceTroops
from .warping import WarpShips

SHIPS_PART: Final = 0
MOVE_PART: Final = 1
TROOPS_PART: Final = 2
ATTACK_PART: Final = 3
BUILD_PART: Final = 4
PARTS: Final = {
    WARP: [SHIPS_PART],
    BONUS_MOVE: [MOVE_PART],
    WARP_AND_MOVE: [SHIPS_PART, MOVE_PART],
    TELEPORT: [TROOPS_PART],
    ATTACK_BONUS: [ATTACK_PART],
    MOVE_AND_ATTACK: [MOVE_PART, ATTACK_PART],
    TELEPORT_AND_BUILD: [TROOPS_PART, BUILD_PART],
}
"""What each relic is made of; matter swap is a thing of its own."""


class InteractStep(ActionStep):
    """One thing after the other, as often as the action allows."""

    __slots__ = ()

    def prompt(self) -> str:
        return "interact"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        if state.action == NOTHING:
            return []
        found = interactions(state, seat) if state.left else []
        found += boosts(state, seat)
        return sorted([*found, DONE] if state.acted or not found else found)

    def take(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        state.left -= 1
        if action in RELIC:
            use_relic(table, seat, RELIC.place(action))
        elif action in TAKE:
            take_relic(table, seat, TAKE.place(action))
        elif action in MISSION:
            complete(table, seat, MISSION.place(action))
        else:
            use, hole = USE.places(action)
            state.used.append(hole)
            use_structure(table, seat, use, hole)


def interactions(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    found = [RELIC.at(relic) for relic in sorted(set(player.relics))]
    if state.archive and not archive_barred(state, seat):
        found += [TAKE.at(relic) for relic in sorted(set(state.archive))]
    for place, mission in enumerate(state.missions):
        if not mission_barred(state, seat, place):
            found.append(MISSION.at(mission))
    return found + [USE.at(use, hole) for use, hole in uses(state) if not use_barred(state, seat, use, hole)]


def archive_barred(state: State, seat: int) -> str:
    """Why nothing can be taken from the archive."""
    if ARCHIVE in state.used:
        return "archive-used"
    player = state.players[seat]
    return ALLOWED if len(player.relics) + len(player.fresh) < relic_limit(state, seat) else "relics-full"


def mission_barred(state: State, seat: int, place: int) -> str:
    """Why a mission cannot be completed; given as its place among those in play."""
    if state.players[seat].stones[place]:
        return "mission-completed"
    return ALLOWED if fulfils(state, seat, state.missions[place]) else "mission-open"


def uses(state: State) -> list[tuple[int, int]]:
    """What the megastructures in the galaxy can be used for, and where."""
    if state.megastructure == NOTHING:
        return []
    holes = [hole for hole, owner in enumerate(state.structures) if owner != NOTHING]
    return [(use, hole) for use in range(len(USES)) if USE_OF[use] == state.megastructure for hole in holes]


def use_barred(state: State, seat: int, use: int, hole: int) -> str:
    if state.structures[hole] != seat:
        return "structure-of-other"
    if hole in state.used:
        return "structure-used"
    return ALLOWED if can_use(state, seat, use, hole) else "nothing-to-use"


def can_interact(state: State, seat: int) -> bool:
    """Whether there is anything to do: relics are quickly seen, missions take a look at the galaxy."""
    return bool(state.players[seat].relics) or bool(interactions(state, seat))


def take_relic(table: Table[State], seat: int, relic: int) -> None:
    """From the archive, to be used at once if one likes."""
    state = table.state
    state.used.append(ARCHIVE)
    state.archive.remove(relic)
    state.players[seat].relics.append(relic)
    state.players[seat].relics.sort()
    table.tell(RELIC_TAKEN, seat, relic)


def complete(table: Table[State], seat: int, mission: int) -> None:
    """Two stones for the first, one for the others."""
    state = table.state
    place = state.missions.index(mission)
    first = not any(player.stones[place] for player in state.players)
    state.players[seat].stones[place] = FIRST if first else OTHER
    table.tell(MISSION_COMPLETED, seat, mission)


def use_relic(table: Table[State], seat: int, relic: int) -> None:
    """Use a relic; it lies beside the player board until its effects are over."""
    table.tell(RELIC_USED, seat, relic)
    if relic == MATTER_SWAP:
        table.then(seat, ChooseSwap(NOTHING), RemoveRelic(relic))
    else:
        table.then(seat, RelicParts(relic, sum(1 << part for part in PARTS[relic])), RemoveRelic(relic))


class RemoveRelic(Effect[State]):
    """Remove a relic that was used from the game."""

    __slots__ = ("relic",)

    def __init__(self, relic: int) -> None:
        self.relic = relic

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.players[seat].relics.remove(self.relic)


class RelicParts(Question[State]):
    """The effects of a relic, as many as wanted, in any order."""

    __slots__ = ("left", "relic")

    def __init__(self, relic: int, left: int) -> None:
        self.relic = relic
        self.left = left

    def prompt(self) -> str:
        return "relic-parts"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"discovery": self.relic}

    def options(self, table: Table[State], seat: int) -> list[int]:
        over = table.state.action == NOTHING
        found = [] if over else [PART.at(part) for part in range(BUILD_PART + 1) if self.left >> part & 1]
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        part = PART.place(action)
        table.then(seat, RelicParts(self.relic, self.left & ~(1 << part)))
        do_part(table, seat, self.relic, part)


def do_part(table: Table[State], seat: int, relic: int, part: int) -> None:
    state = table.state
    if part == SHIPS_PART:
        table.then(seat, WarpShips(discovery_number(relic, "ships")))
    elif part == MOVE_PART:
        table.then(seat, SetLeft(discovery_number(relic, "flicks")), MoveStep(0), SetLeft(state.left))
    elif part == TROOPS_PART:
        table.then(seat, PlaceTroops(discovery_number(relic, "troops"), OWN_OR_ORBIT))
    elif part == ATTACK_PART:
        state.bonuses = sorted([*state.bonuses, discovery_number(relic, "attack")])
    else:
        table.then(seat, Build(0, NOTHING), EndAction(state.players[seat].buildings[:]))


class SetLeft(Effect[State]):
    """How many flicks are left: those of a relic, and afterwards what was left of the action."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.left = self.count


class EndAction(Effect[State]):
    """After the bonus building of a relic the turn goes to its end; `before` are the buildings that were left."""

    __slots__ = ("before",)

    def __init__(self, before: list[int]) -> None:
        self.before = before

    def resolve(self, table: Table[State], seat: int) -> None:
        if table.state.players[seat].buildings != self.before:
            table.state.action = NOTHING
