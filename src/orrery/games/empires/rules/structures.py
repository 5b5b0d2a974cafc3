"""Megastructures (page 23): what they can be used for."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.board import COLOURS, FACTS, LEVELS, NOTHING, PLASMA_MASS, PLASMA_RADIUS
from ..facts.cards import (
    CONVERSION,
    DEVELOPMENT,
    NOISE_ANGLE,
    NOISE_STRENGTH,
    OVERLOAD,
    PLASMA_SHOT,
    SETTLEMENT,
    TRANSMUTATION,
    use_number,
)
from ..flick import physics
from ..flick.directions import STEPS
from ..flick.flight import Disc, Flick, Outcome
from ..flick.geometry import ANGLES, angle_of, spot_at
from ..position.actions import AIM, AT, PIECE, RESEARCH, aim_of
from ..position.discs import free_spots
from ..position.events import PLANET_ATTACKED, PLASMA_FIRED, STRUCTURE_USED, TROOP_PAID
from ..position.planets import all_centres, own_planets
from ..position.player import SPENT
from ..position.scene import BASE, SHIP, Scene
from ..position.state import ROBOT, State
from .attacking import clear_planet, defence_of, destroy_ship
from .building import Build, has_site
from .control import blockades, defence
from .energy import regain, score
from .modes import rules_of
from .placing import watch_blockades
from .research import Terraform, gain_tech, offered_tech
from .robots import destroy_planet
from .troops import OWN_ONLY, PlaceTroops, can_hold, take_troop
from .warping import YardShips, fitting_ships

_SURVIVORS: Final = FACTS.entry("survivors")
"""What a player gets whose planet the star devourer destroys."""


def can_use(state: State, seat: int, use: int, hole: int) -> bool:
    player = state.players[seat]
    if use == DEVELOPMENT:
        return has_site(state, seat, blockades(state, seat))
    if use == OVERLOAD:
        return player.spent > 0 or player.double == SPENT
    if use == PLASMA_SHOT:
        return bool(free_spots(state, hole, PLASMA_RADIUS))
    if use == CONVERSION:
        troops = any(state.troops[there] for there in own_planets(state, seat))
        return troops and bool(convertible(state, seat))
    if use == TRANSMUTATION:
        return bool(transmutable(state, seat))
    if use == SETTLEMENT:
        return player.troops > 0 and any(can_hold(state, seat, there) for there in own_planets(state, seat))
    return bool(fitting_ships(state, seat, hole))


def use_structure(table: Table[State], seat: int, use: int, hole: int) -> None:
    table.tell(STRUCTURE_USED, seat, use, hole)
    if use == DEVELOPMENT:
        table.then(seat, Build(1, NOTHING))
    elif use == OVERLOAD:
        regain(table, seat, use_number(OVERLOAD, "energy"))
    elif use == PLASMA_SHOT:
        table.then(seat, AimPlasma(hole))
    elif use == CONVERSION:
        table.then(seat, GiveTroop(), Convert())
    elif use == TRANSMUTATION:
        table.then(seat, ChoosePlanet())
    elif use == SETTLEMENT:
        table.then(seat, PlaceTroops(use_number(SETTLEMENT, "troops"), OWN_ONLY))
    else:
        table.then(seat, YardShips(hole, use_number(use, "ships")))


# The converter


def convertible(state: State, seat: int) -> list[int]:
    """Technologies that are missing and no higher than the number of the player's centres."""
    most = all_centres(state, seat)
    techs = [
        offered_tech(state, colour, level)
        for colour in range(len(COLOURS))
        for level in range(1, LEVELS + 1)
        if level <= most
    ]
    return sorted(tech for tech in techs if not state.knows(seat, tech))


class GiveTroop(Question[State]):
    """The troop that a conversion costs."""

    __slots__ = ()

    def prompt(self) -> str:
        return "give-troop"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        return [PIECE.at(hole) for hole in own_planets(state, seat) if state.troops[hole]]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        take_troop(table.state, seat, PIECE.place(action))
        table.tell(TROOP_PAID, seat, PIECE.place(action))


class Convert(Question[State]):
    """Any technology that is missing, even out of order."""

    __slots__ = ()

    def prompt(self) -> str:
        return "convert"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [RESEARCH.at(tech) for tech in convertible(table.state, seat)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        gain_tech(table, seat, RESEARCH.place(action))


def transmutable(state: State, seat: int) -> list[int]:
    """The player's planets for which a token of another colour is left."""
    left = [colour for colour, count in enumerate(state.tokens) if count]
    return [hole for hole in own_planets(state, seat) if any(colour != state.places[hole] for colour in left)]


class ChoosePlanet(Question[State]):
    """The player's own planet that gets another colour."""

    __slots__ = ()

    def prompt(self) -> str:
        return "transmute"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in transmutable(table.state, seat)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.then(seat, Terraform(AT.place(action)))


# The star devourer


class AimPlasma(Question[State]):
    """The plasma disc is flicked out of the orbit of the megastructure."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "aim-plasma"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole, "error": int(NOISE_ANGLE[table.state.noise] > 0)}

    def options(self, table: Table[State], seat: int) -> range:
        return AIM.actions

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        direction, power = aim_of(action)
        shoot(table, seat, self.hole, direction, power)


def muzzle(state: State, hole: int, direction: int) -> tuple[int, int]:
    """Where the plasma disc starts: on the side of the orbit it is aimed at, or next to it."""
    start = min(free_spots(state, hole, PLASMA_RADIUS), key=lambda place: _turn(angle_of(place), direction))
    return spot_at(hole, start, PLASMA_RADIUS)


def plasma_disc(state: State, hole: int, direction: int) -> Disc:
    x, y = muzzle(state, hole, direction)
    return Disc(x, y, PLASMA_RADIUS, PLASMA_MASS)


def shoot(table: Table[State], seat: int, hole: int, direction: int, power: int) -> None:
    """The plasma disc is taken off afterwards, and the discs it pushed are put back."""
    state = table.state
    scene = Scene(state)
    noise = state.noise
    discs = [*scene.discs, plasma_disc(state, hole, direction)]
    trial = Flick(discs, len(scene.discs), direction, power, NOISE_ANGLE[noise], NOISE_STRENGTH[noise])
    outcome = Outcome(table.dealer.outcome(trial))
    table.tell_trail(PLASMA_FIRED, seat, [hole, direction, power, *scene.roster(), *outcome.numbers])
    _strike(table, seat, scene, outcome)
    watch_blockades(table)


def _turn(angle: int, direction: int) -> int:
    """How far an angle of the orbit is from a direction."""
    apart = abs(angle * (STEPS // ANGLES) - direction)
    return min(apart, STEPS - apart)


def first_struck(seat: int, scene: Scene, outcome: Outcome) -> tuple[int, int]:
    """The enemy ship or the location that the plasma disc hits, NOTHING else; all but starbases stop it."""
    plasma = len(scene.discs)
    for row in range(outcome.contacts):
        _, kind, disc, partner = outcome.contact(row)
        if kind == physics.LOCATION and disc == plasma:
            return NOTHING, partner
        if kind == physics.DISC and plasma in (disc, partner):
            other = partner if disc == plasma else disc
            if scene.kinds[other] == SHIP and scene.seats[other] != seat:
                return other, NOTHING
            if scene.kinds[other] != BASE:
                break
    return NOTHING, NOTHING


def _strike(table: Table[State], seat: int, scene: Scene, outcome: Outcome) -> None:
    """The first enemy ship it touches is destroyed; someone else's weak planet, touched first, is gone for good."""
    state = table.state
    disc, hole = first_struck(seat, scene, outcome)
    if disc != NOTHING:
        owner, ship = scene.seats[disc], scene.numbers[disc]
        destroy_ship(table, seat, owner, ship)
        score(table, seat, max(1, defence_of(state, ship)))
    elif hole != NOTHING and can_destroy(state, seat, hole):
        _strike_planet(table, seat, hole)


def can_destroy(state: State, seat: int, hole: int) -> bool:
    """Whether a plasma shot destroys a planet: someone else's, with a weak defence."""
    return state.owner[hole] not in (NOTHING, seat) and defence(state, hole) < use_number(PLASMA_SHOT, "attack")


def _strike_planet(table: Table[State], seat: int, hole: int) -> None:
    state = table.state
    owner = state.owner[hole]
    state.note_attack(0)
    table.tell(PLANET_ATTACKED, seat, hole)
    score(table, seat, max(1, defence(state, hole)))
    score(table, seat, rules_of(state).spoils(state, seat))
    if owner == ROBOT:
        state.robots_left += state.robots[hole]
        state.robots[hole] = 0
        state.set_owner(hole, NOTHING)
    else:
        clear_planet(table, hole, NOTHING)
        regain(table, owner, _SURVIVORS.number("energy"))
        table.then(owner, PlaceTroops(_SURVIVORS.number("troops"), OWN_ONLY))
    destroy_planet(table, seat, hole)
