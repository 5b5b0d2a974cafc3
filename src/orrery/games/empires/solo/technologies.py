"""Technology cards (page 29): a stone for every research centre, each card once a turn."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.board import BLUE, COLOURS, GATE, GREEN, HOLES, MOVE, ORANGE, PINK, PURPLE, ship_radius
from ..facts.campaign import MOST_STONES, lower_effect, upper_effect
from ..position.actions import AT, DONE, JUMP, TECHNOLOGY
from ..position.discs import ship_orbit
from ..position.events import ROBOT_REMOVED, STONE_LAID, TECHNOLOGY_USED
from ..position.planets import buildings, own_planets
from ..position.state import State
from ..rules.placing import PutShip, has_room
from ..rules.research import Terraform
from ..rules.troops import OWN_ONLY, PlaceTroops, troop_places
from .verdict import watch_goals

_BOTH: Final = 2
"""Stones with which both effects of a card can be used."""


def lower_number(state: State, colour: int, key: str) -> int:
    """A number of what a card does with one stone, nothing while none is there."""
    campaign = state.campaign
    return lower_effect(colour, campaign.sides[colour]).number(key, 0) if campaign.stones[colour] else 0


def upper_number(state: State, colour: int, key: str) -> int:
    """The same of what it does with two."""
    campaign = state.campaign
    ready = campaign.stones[colour] >= _BOTH
    return upper_effect(colour, campaign.sides[colour]).number(key, 0) if ready else 0


def has_upper(state: State, colour: int, key: str) -> bool:
    """Whether a card does this with two stones, and has them."""
    campaign = state.campaign
    return campaign.stones[colour] >= _BOTH and upper_effect(colour, campaign.sides[colour]).has(key)


def lay_stone(table: Table[State], colour: int) -> None:
    """Lay one more stone on a card, if there is room; an effect that this makes possible can be used at once."""
    state = table.state
    stones = state.campaign.stones
    if stones[colour] >= MOST_STONES:
        return
    stones[colour] += 1
    table.tell(STONE_LAID, 0, colour, stones[colour])
    if colour == PINK and stones[colour] == 1 and state.action == MOVE:
        state.left += lower_number(state, PINK, "flicks")


class LayStone(Effect[State]):
    """A research centre brings a stone of its planet's colour; a blue planet gets a colour first."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        colour = state.places[self.hole]
        if colour != BLUE:
            lay_stone(table, colour)
        elif any(state.tokens):
            table.then(seat, Terraform(self.hole), LayStone(self.hole), WATCH)


class Watch(Effect[State]):
    """A planet has another colour now, which may be all that was missing."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        watch_goals(table)


def usable_cards(state: State, seat: int) -> list[int]:
    """Technology cards that can be used before the action."""
    return [TECHNOLOGY.at(colour) for colour in range(len(COLOURS)) if not card_barred(state, seat, colour)]


def card_barred(state: State, seat: int, colour: int) -> str:
    """Why a technology card cannot be used before the action: each is once a turn, where it has something to do."""
    campaign = state.campaign
    if not campaign.stones[colour]:
        return "no-stone"
    if colour == ORANGE:
        return "works-by-itself"
    if colour == PINK and campaign.stones[colour] < _BOTH:
        return "needs-second-stone"
    if campaign.used >> colour & 1:
        return "card-used"
    if colour == PURPLE:
        return ALLOWED if removable(state, seat) else "no-robot-to-remove"
    if colour == GREEN:
        return ALLOWED if troop_places(state, seat, OWN_ONLY) else "no-troop-to-place"
    leaps = any(jump_places(state, seat, ship) for ship in state.players[seat].ships_out())
    return ALLOWED if leaps else "no-orbit-to-reach"


def use_card(table: Table[State], seat: int, colour: int) -> None:
    state = table.state
    state.campaign.used |= 1 << colour
    table.tell(TECHNOLOGY_USED, seat, colour)
    if colour == PURPLE:
        table.then(seat, RemoveRobots(lower_number(state, PURPLE, "robots")))
    elif colour == GREEN:
        table.then(seat, PlaceTroops(lower_number(state, GREEN, "troops"), OWN_ONLY))
    else:
        table.then(seat, ChooseShip())


def removable(state: State, seat: int) -> list[int]:
    """The person's planets from whose orbit the purple card can remove a robot."""
    campaign = state.campaign
    if not campaign.stones[PURPLE]:
        return []
    only_built = lower_effect(PURPLE, campaign.sides[PURPLE]).flag("with_building")
    mine = [hole for hole in own_planets(state, seat) if campaign.robots_around(hole)]
    return [hole for hole in mine if buildings(state, hole) or not only_built]


class RemoveRobots(Question[State]):
    """Up to that many robots go from orbits back to the supply."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def prompt(self) -> str:
        return "remove-robots"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count}

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = [AT.at(hole) for hole in removable(table.state, seat)] if self.count else []
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        state, hole = table.state, AT.place(action)
        state.campaign.take_from_orbit(state.campaign.robot_hole.index(hole))
        state.robots_left += 1
        table.tell(ROBOT_REMOVED, seat, hole)
        table.then(seat, RemoveRobots(self.count - 1))


def jump_places(state: State, seat: int, ship: int) -> list[int]:
    """List where the pink card can put a ship: at own planets, or everywhere but at robots and inactive gates."""
    campaign = state.campaign
    if not has_upper(state, PINK, "orbit"):
        return []
    own = upper_effect(PINK, campaign.sides[PINK]).text("orbit") == "own"
    holes = own_planets(state, seat) if own else list(range(len(HOLES)))
    here = ship_orbit(state, seat, ship)
    return [
        hole
        for hole in holes
        if hole != here
        and (state.places[hole] != GATE or hole == state.gates[seat])
        and not state.robots[hole]
        and not campaign.robots_around(hole)
        and has_room(state, hole, ship_radius(ship))
    ]


class ChooseShip(Question[State]):
    """Which ship the pink card moves."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-ship"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        return [JUMP.at(ship) for ship in state.players[seat].ships_out() if jump_places(state, seat, ship)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.then(seat, ChooseOrbit(JUMP.place(action)))


class ChooseOrbit(Question[State]):
    """Into which orbit."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "choose-orbit"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in jump_places(table.state, seat, self.ship)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.then(seat, PutShip(self.ship, AT.place(action)))


WATCH: Final = Watch()
