"""Every component once and every limit kept: the test of a sound position."""

from __future__ import annotations

from typing import Final

from ....core.errors import require
from ..facts.board import (
    ACTIONS,
    BLOCKED,
    BUILDING_COUNT,
    CITY,
    COLOURS,
    GATE,
    HOLE_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    MINES_OF_A_PLAYER,
    NOTHING,
    PIECES_ON_PLANET,
    PLACES,
    QUADRANTS,
    ROBOTS,
    SHIP_SLOTS,
    SHIPS,
    SIZE,
    STARBASE,
    STARBASE_RADIUS,
    START,
)
from ..facts.cards import (
    DISCOVERIES,
    EMPIRES,
    IS_RELIC,
    MEGASTRUCTURES,
    MISSION_CARD,
    MISSIONS,
    NOISES,
    OSTRUN,
    QUADRANT_TILES,
    TILES,
    VLIX,
    empire_number,
)
from ..flick.geometry import in_orbit, within
from .actions import MOST_BONUS
from .discs import all_discs
from .fleet import are_places
from .invaders import check_campaign, check_scenario
from .planets import bases_at, garrisons, own_planets, pieces
from .player import FIRST, NO_DOUBLE, OTHER, SPENT
from .secrets import check_secrets
from .state import CLASSIC, MODES, ROBOT, SOLO, State
from .supply import building_count, energy_tokens, has_megastructures, most_troops, relic_limit, technology_sides

_SLACK: Final = 5
"""How much discs may overlap, which rounding takes away."""


def check(state: State) -> None:
    """Raise BrokenPosition for a state that cannot be on a table."""
    seats = len(state.players)
    require(0 <= state.mode < len(MODES), "modes exist")
    require(seats == 1 if state.mode == SOLO else 2 <= seats <= 4, "there are two to four players, or one alone")
    check_scenario(state)
    for values in (state.places, state.areas, state.owner, state.troops, state.robots, state.structures):
        require(len(values) == len(HOLES), "the galaxy has 28 holes")
    for values in (state.outposts, state.cities, state.centres):
        require(len(values) == len(HOLES) and all(count >= 0 for count in values), "buildings are counted by hole")
    _check_places(state)
    for hole in range(len(HOLES)):
        _check_hole(state, hole)
    for seat in range(seats):
        _check_player(state, seat)
    _check_flags(state)
    _check_starbases(state)
    _check_discs(state)
    _check_mines(state)
    _check_discoveries(state)
    _check_missions(state)
    check_secrets(state)
    check_campaign(state)


def _check_places(state: State) -> None:
    require(all(NOTHING <= place < len(PLACES) for place in state.places), "places exist")
    require(all(NOTHING <= area < len(state.area_places) for area in state.areas), "areas exist")
    require(len(state.area_places) == len(state.area_tiles), "areas have places and discoveries")
    laid_out = bool(state.gates)
    require(not laid_out or len(state.gates) == len(state.players), "each player has a gate")
    require(all(0 <= gate < len(HOLES) for gate in state.gates), "gates lie in holes")
    for hole in range(len(HOLES)):
        down = state.areas[hole] != NOTHING
        require(not laid_out or down == (state.places[hole] == NOTHING), "a hole is face down or something lies there")
    for area, pile in enumerate(state.area_places):
        holes = [hole for hole in range(len(HOLES)) if state.areas[hole] == area]
        known = sum(state.secrets[hole] != NOTHING for hole in holes)
        require(len(pile) + known == len(holes), "each face-down hole has a place")
        discoveries = state.mode == CLASSIC or len(state.area_tiles[area]) >= len(pile)
        require(discoveries, "each face-down hole has a discovery")
        require(all(0 <= place < BLOCKED for place in pile), "face-down places exist")
        require(all(0 <= tile < len(DISCOVERIES) for tile in state.area_tiles[area]), "discoveries exist")


def _check_hole(state: State, hole: int) -> None:
    owner = state.owner[hole]
    require(owner in (NOTHING, ROBOT) or 0 <= owner < len(state.players), "owners exist")
    home = state.mode == CLASSIC and state.places[hole] == GATE
    crowd = pieces(state, hole) + state.campaign.settlers_on(hole)
    require(home or state.places[hole] == GATE or crowd <= PIECES_ON_PLANET, "at most three pieces lie on a planet")
    require(state.troops[hole] >= 0 and state.robots[hole] >= 0, "pieces are not negative")
    require((owner == ROBOT) == (state.robots[hole] > 0), "robots control what they stand on")
    if home:
        require(owner == NOTHING and pieces(state, hole) == state.troops[hole], "home worlds have troops alone")
    elif owner == NOTHING:
        require(not pieces(state, hole) and not bases_at(state, hole), "who has pieces at a place controls it")
    else:
        require(bool(pieces(state, hole) or bases_at(state, hole)), "nobody controls a place without pieces")
        require(state.is_planet(hole), "only planets are controlled")
    require(state.is_planet(hole) or not state.has_library(hole), "libraries lie on planets")
    structure = state.structures[hole]
    require(NOTHING <= structure < len(state.players), "megastructures have owners")
    raised = state.is_artifact(hole) and has_megastructures(state)
    require(structure == NOTHING or raised, "megastructures are made of artifacts")


def _check_player(state: State, seat: int) -> None:
    player = state.players[seat]
    require(len(player.x) == SHIP_SLOTS and len(player.y) == SHIP_SLOTS, "a player has ten ships")
    require(are_places(player.x, player.y), "discs lie in the galaxy")
    require(all(player.owns(ship) for ship in player.ships_out()), "only unlocked ships are in the galaxy")
    require(START.number("ships") <= player.ships <= SHIPS, "a player has two to six normal ships")
    require(0 <= player.advanced < 1 << len(COLOURS), "advanced ships exist")
    require(player.new_ships & ~player.advanced == 0, "new ships are there")
    more = empire_number(OSTRUN, "troops") if player.empire == OSTRUN else 0
    troops = player.troops + sum(state.troops[hole] for hole in garrisons(state, seat))
    require(player.troops >= 0, "pieces are not negative")
    require(troops == START.number("troops") + player.cities_unlocked + more, "troops are neither lost nor found")
    require(player.ships == START.number("ships") + player.bases_unlocked, "starbases unlock ships")
    _check_buildings(state, seat)
    _check_belongings(state, seat)


def _check_buildings(state: State, seat: int) -> None:
    player = state.players[seat]
    mine = own_planets(state, seat)
    built = [sum(where[hole] for hole in mine) for where in (state.outposts, state.cities, state.centres)]
    built.append(sum(owner == seat for owner in state.base_owner))
    require(len(player.buildings) == len(built), "four kinds of buildings")
    for building, count in enumerate(built):
        rest = player.buildings[building]
        require(
            rest >= 0 and rest + count == building_count(state, building),
            "buildings are neither lost nor found",
        )
    require(0 <= player.cities_unlocked <= most_troops(state) - START.number("troops"), "spaces of cities")
    require(0 <= player.bases_unlocked <= BUILDING_COUNT[STARBASE], "spaces of starbases")
    require(0 <= player.cities_built <= building_count(state, CITY), "cities were built")


def _check_belongings(state: State, seat: int) -> None:
    player = state.players[seat]
    require(NOTHING <= player.empire < len(EMPIRES), "empires exist")
    energy = energy_tokens(state, seat)
    require(player.energy >= 0 and player.spent >= 0, "energy is not negative")
    require(player.energy + player.spent == energy, "energy is neither lost nor found")
    has_token = NO_DOUBLE < player.double <= SPENT
    require(has_token if player.empire == VLIX else player.double == NO_DOUBLE, "the Vlix have the token worth two")
    require(player.points >= 0 and 0 <= player.techs < 1 << 2 * TILES, "points and technologies exist")
    relics = player.relics + player.fresh
    require(all(0 <= relic < len(DISCOVERIES) and IS_RELIC[relic] for relic in relics), "relics exist")
    require(len(relics) <= relic_limit(state, seat), "nobody keeps more relics than allowed")


def _check_starbases(state: State) -> None:
    counts = {len(state.base_owner), len(state.base_hole), len(state.base_x), len(state.base_y)}
    require(len(counts) == 1, "starbases have owner and place")
    require(all(0 <= owner < len(state.players) for owner in state.base_owner), "starbases have owners")
    for base, hole in enumerate(state.base_hole):
        require(0 <= hole < len(HOLES) and state.owner[hole] == state.base_owner[base], "starbases control planets")
        require(in_orbit(state.base_x[base], state.base_y[base], STARBASE_RADIUS, hole), "starbases are in orbit")


def _check_discs(state: State) -> None:
    """Discs lie in the galaxy and do not overlap."""
    discs = all_discs(state, NOTHING, NOTHING)
    for number, (x, y, radius) in enumerate(discs):
        require(0 <= x <= SIZE and 0 <= y <= SIZE, "discs lie in the galaxy")
        for hole in range(len(HOLES)):
            near = HOLE_RADIUS + radius - _SLACK
            require(not within(x, y, HOLE_X[hole], HOLE_Y[hole], near), "no disc lies on a location")
        for other_x, other_y, other in discs[:number]:
            require(not within(x, y, other_x, other_y, radius + other - _SLACK), "no discs overlap")


def _check_mines(state: State) -> None:
    require(len(state.mine_owner) == len(state.mine_x) == len(state.mine_y), "mines have owner and place")
    require(all(0 <= owner < len(state.players) for owner in state.mine_owner), "mines have owners")
    places = state.mine_x + state.mine_y
    require(all(0 <= place <= SIZE for place in places), "mines lie in the galaxy")
    for seat in range(len(state.players)):
        require(state.mine_owner.count(seat) <= MINES_OF_A_PLAYER, "a player has two mines")


def _check_discoveries(state: State) -> None:
    """Relics are used up, so there may be fewer than in the box."""
    relics = [*state.archive, *state.box]
    require(all(0 <= relic < len(DISCOVERIES) and IS_RELIC[relic] for relic in relics), "relics exist")
    for player in state.players:
        relics += player.relics + player.fresh
    for pile in state.area_tiles:
        relics += pile
    for discovery in range(len(DISCOVERIES)):
        require(relics.count(discovery) <= QUADRANT_TILES, "each discovery is there four times")


def _check_missions(state: State) -> None:
    require(all(0 <= mission < len(MISSIONS) for mission in state.missions), "missions exist")
    cards = [MISSION_CARD[mission] for mission in state.missions]
    require(len(set(cards)) == len(cards), "a mission card shows one side")
    for player in state.players:
        require(len(player.stones) == len(state.missions), "stones lie on missions")
    for place in range(len(state.missions)):
        stones = [player.stones[place] for player in state.players]
        require(all(count in (0, OTHER, FIRST) for count in stones), "there are no, one or two stones")
        require(stones.count(FIRST) == int(any(stones)), "one player was the first to complete a mission")


def _check_flags(state: State) -> None:
    seats = len(state.players)
    robots = sum(state.robots) + len(state.campaign.robot_hole)
    require(state.robots_left >= 0 and robots + state.robots_left == ROBOTS, "robots are neither lost nor found")
    require(0 <= state.libraries < 1 << len(HOLES), "libraries lie on planets")
    require(0 <= state.waiting_libraries < 1 << len(QUADRANTS), "libraries wait for quadrants")
    require(0 <= state.guardians < 1 << len(QUADRANTS), "guardians exist")
    require(all(count >= 0 for count in state.tokens) and len(state.tokens) == len(COLOURS), "planet tokens")
    require(state.pool >= 0 and 0 <= state.active < seats and NOTHING <= state.last < seats, "turns exist")
    require(NOTHING <= state.action < len(ACTIONS) and state.stopped in (0, 1), "actions exist")
    require(len(state.sides) == TILES, "technologies have eight tiles")
    require(all(side in technology_sides(state) for side in state.sides), "technologies have two sides")
    require(0 <= state.noise < len(NOISES) and 0 <= state.jet <= 2, "options exist")
    require(NOTHING <= state.megastructure < len(MEGASTRUCTURES), "megastructures exist")
    require(len(state.blockaded) == seats and state.left >= 0, "the turn is sound")
    require(all(1 <= bonus <= MOST_BONUS for bonus in state.bonuses), "relics give such bonuses")
    known = state.players[0].techs
    for player in state.players:
        known |= player.techs
    require(known & ~state.firsts == 0, "someone was the first to research a technology")
