"""What a seat, or a spectator, may see: everything but what lies face down, except places it has looked at itself."""

from __future__ import annotations

from typing import Final, TypedDict

from ....core.table import Table
from ..facts.board import ACTIONS, BUILDINGS, COLOURS, HOLES, LEVELS, NOTHING, PLACES, QUADRANTS, SHIP_SLOTS, SHIPS
from ..facts.cards import DISCOVERIES, EMPIRES, MEGASTRUCTURES, MISSIONS, TECHNOLOGIES
from ..position.actions import SHIP_NAMES
from ..position.discs import ship_orbit
from ..position.planets import bases_at
from ..position.player import FIRST, READY, SPENT
from ..position.state import MODES, ROBOT, SOLO, State
from ..position.supply import most_cities
from ..rules.attacking import attack_of, defence_of
from ..rules.control import defence, is_blockaded
from ..rules.missions import fulfils
from ..rules.research import offered_tech
from ..rules.scoring import breakdown, standing
from .campaign import CampaignView, campaign_view

ROBOTS_SEEN: Final = -1
"""The owner of planets with robots, as views give it."""


class ShipView(TypedDict):
    """A ship in the galaxy, in micrometres, and the orbit it is in."""

    ship: str
    x: int
    y: int
    orbit: str | None
    attack: int
    defence: int


class PlayerView(TypedDict):
    """A player's board."""

    gate: str
    empire: str | None
    points: int
    troops: int
    ships_waiting: int
    advanced: list[str]
    advanced_new: list[str]
    buildings: dict[str, int]
    most_cities: int
    energy: int
    spent: int
    double: str | None
    techs: list[str]
    relics: list[str]
    fresh: list[str]
    ships: list[ShipView]
    breakdown: dict[str, int]


class BaseView(TypedDict):
    """A starbase in an orbit; its number is the one answers name."""

    base: int
    owner: int
    x: int
    y: int


class HoleView(TypedDict):
    """A hole of the galaxy: what lies there, None while it is face down; robots own planets as ROBOTS_SEEN.

    Who has scanned a place face down is known to all (`scanned_by`), what it is (`scanned`) only to them.
    """

    hole: str
    place: str | None
    scanned: str | None
    scanned_by: list[int]
    owner: int | None
    robots: int
    troops: int
    outposts: int
    cities: int
    centres: int
    bases: list[BaseView]
    library: bool
    structure: int | None
    defence: int
    blockaded: list[int]


class MissionView(TypedDict):
    """A mission in play: who has completed it, and who could now."""

    mission: str
    first: int | None
    others: list[int]
    ready: list[int]


class MineView(TypedDict):
    """A mine in the galaxy."""

    owner: int
    x: int
    y: int


class View(TypedDict):
    """Everything one seat sees."""

    mode: str
    active: int
    action: str | None
    left: int
    last: int | None
    pool: int
    noise: int
    jet: int
    megastructure: str | None
    players: list[PlayerView]
    holes: list[HoleView]
    hidden: list[list[str]]
    hidden_tiles: list[list[str]]
    laid: list[list[str]]
    areas: list[int | None]
    guardians: list[str]
    waiting_libraries: list[str]
    mines: list[MineView]
    archive: list[str]
    missions: list[MissionView]
    tokens: dict[str, int]
    technologies: list[str]
    firsts: list[str]
    bonuses: list[int]
    campaign: CampaignView | None
    winners: list[int]


def view(table: Table[State], seat: int | None) -> View:
    """What lies face down is known by area alone, unless the seat has looked there."""
    state = table.state
    return {
        "mode": MODES[state.mode],
        "active": state.active,
        "action": None if state.action == NOTHING else ACTIONS[state.action],
        "left": state.left,
        "last": None if state.last == NOTHING else state.last,
        "pool": state.pool,
        "noise": state.noise,
        "jet": state.jet,
        "megastructure": None if state.megastructure == NOTHING else MEGASTRUCTURES[state.megastructure],
        "players": [_player(state, owner) for owner in range(len(state.players))],
        "holes": [_hole(state, hole, seat) for hole in range(len(HOLES))],
        "hidden": [
            [PLACES[place] for place in _hidden_places(state, area, seat)] for area in range(len(state.area_places))
        ],
        "hidden_tiles": [[DISCOVERIES[tile] for tile in sorted(pile)] for pile in state.area_tiles],
        "laid": [[COLOURS[colour] for colour in tiles] for tiles in state.laid],
        "areas": [None if area == NOTHING else area for area in state.areas],
        "guardians": _quadrants(state.guardians),
        "waiting_libraries": _quadrants(state.waiting_libraries),
        "mines": [
            {"owner": owner, "x": state.mine_x[mine], "y": state.mine_y[mine]}
            for mine, owner in enumerate(state.mine_owner)
        ],
        "archive": [DISCOVERIES[relic] for relic in state.archive],
        "missions": [_mission(state, place) for place in range(len(state.missions))],
        "tokens": {COLOURS[colour]: count for colour, count in enumerate(state.tokens)},
        "technologies": [TECHNOLOGIES[tech] for tech in _in_play(state)],
        "firsts": [TECHNOLOGIES[tech] for tech in _in_play(state) if state.was_researched(tech)],
        "bonuses": state.bonuses[:],
        "campaign": campaign_view(state) if state.mode == SOLO else None,
        "winners": standing(state, True).winners if table.over else [],
    }


def _hidden_places(state: State, area: int, seat: int | None) -> list[int]:
    """What the holes of an area that are face down can be, those left out at which the seat has looked."""
    holes = [hole for hole in range(len(HOLES)) if state.areas[hole] == area and state.secrets[hole] != NOTHING]
    unseen = [state.secrets[hole] for hole in holes if seat is None or not state.has_scanned(seat, hole)]
    return sorted(state.area_places[area] + unseen)


def _quadrants(bits: int) -> list[str]:
    return [quadrant for place, quadrant in enumerate(QUADRANTS) if bits >> place & 1]


def _in_play(state: State) -> list[int]:
    """The technologies that lie up, by colour and level."""
    return [offered_tech(state, colour, level) for colour in range(len(COLOURS)) for level in range(1, LEVELS + 1)]


def _player(state: State, owner: int) -> PlayerView:
    player = state.players[owner]
    return {
        "gate": HOLES[state.gates[owner]] if state.gates else "",
        "empire": None if player.empire == NOTHING else EMPIRES[player.empire],
        "points": player.points,
        "troops": player.troops,
        "ships_waiting": player.normal_waiting(),
        "advanced": _advanced_ships(player.advanced),
        "advanced_new": _advanced_ships(player.new_ships),
        "buildings": {BUILDINGS[building]: count for building, count in enumerate(player.buildings)},
        "most_cities": most_cities(state, owner),
        "energy": player.energy,
        "spent": player.spent,
        "double": {READY: "ready", SPENT: "spent"}.get(player.double),
        "techs": [TECHNOLOGIES[tech] for tech in _in_play(state) if state.knows(owner, tech)],
        "relics": [DISCOVERIES[relic] for relic in player.relics],
        "fresh": [DISCOVERIES[relic] for relic in player.fresh],
        "ships": [_ship(state, owner, ship) for ship in player.ships_out()],
        "breakdown": breakdown(state, owner),
    }


def _advanced_ships(bits: int) -> list[str]:
    return [SHIP_NAMES[ship] for ship in range(SHIPS, SHIP_SLOTS) if bits >> (ship - SHIPS) & 1]


def _ship(state: State, owner: int, ship: int) -> ShipView:
    player = state.players[owner]
    hole = ship_orbit(state, owner, ship)
    return {
        "ship": SHIP_NAMES[ship],
        "x": player.x[ship],
        "y": player.y[ship],
        "orbit": None if hole == NOTHING else HOLES[hole],
        "attack": attack_of(state, owner, ship, False),
        "defence": defence_of(state, ship),
    }


def _hole(state: State, hole: int, seat: int | None) -> HoleView:
    owner = state.owner[hole]
    place = state.places[hole]
    return {
        "hole": HOLES[hole],
        "place": None if place == NOTHING else PLACES[place],
        "scanned": PLACES[state.secrets[hole]] if seat is not None and state.has_scanned(seat, hole) else None,
        "scanned_by": [other for other in range(len(state.players)) if state.has_scanned(other, hole)],
        "owner": ROBOTS_SEEN if owner == ROBOT else None if owner == NOTHING else owner,
        "robots": state.robots[hole],
        "troops": state.troops[hole],
        "outposts": state.outposts[hole],
        "cities": state.cities[hole],
        "centres": state.centres[hole],
        "bases": [
            {"base": base + 1, "owner": state.base_owner[base], "x": state.base_x[base], "y": state.base_y[base]}
            for base in bases_at(state, hole)
        ],
        "library": state.has_library(hole),
        "structure": None if state.structures[hole] == NOTHING else state.structures[hole],
        "defence": defence(state, hole),
        "blockaded": [other for other in range(len(state.players)) if is_blockaded(state, other, hole)],
    }


def _mission(state: State, place: int) -> MissionView:
    mission = state.missions[place]
    stones = [player.stones[place] for player in state.players]
    return {
        "mission": MISSIONS[mission],
        "first": stones.index(FIRST) if FIRST in stones else None,
        "others": [seat for seat, count in enumerate(stones) if count and count != FIRST],
        "ready": [seat for seat, count in enumerate(stones) if not count and fulfils(state, seat, mission)],
    }
