"""Broken positions: every limit is looked at, and what is wrong is said."""

from __future__ import annotations

import json

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM, SIZE
from orrery.games.empires.position.state import ROBOT, State
from orrery.games.empires.rules.setup import empty_table

from .broken import (
    ARTIFACT,
    FREE,
    MIDDLE,
    Break,
    at,
    broken,
    is_sound,
    more,
    players,
    set_state,
    sound,
)
from .scenario import Scenario


def test_the_position_itself_is_sound() -> None:
    assert is_sound(sound())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_table_is_sound(seats: int) -> None:
    assert is_sound(empty_table(seats))


@pytest.mark.parametrize("count", [1, 5])
def test_two_to_four_players(count: int) -> None:
    assert broken(players(count)) == "there are two to four players, or one alone"


# The galaxy


@pytest.mark.parametrize("name", ["places", "areas", "owner", "troops", "robots", "structures"])
def test_lists_by_hole_are_complete(name: str) -> None:
    assert broken(more(name, 0)) == "the galaxy has 28 holes"


@pytest.mark.parametrize("name", ["outposts", "cities", "centres"])
def test_buildings_are_counted_by_hole(name: str) -> None:
    assert broken(more(name, 0)) == "buildings are counted by hole"
    assert broken(at(name, FREE, -1)) == "buildings are counted by hole"


@pytest.mark.parametrize("place", [-2, 11])
def test_places_exist(place: int) -> None:
    assert broken(at("places", FREE, place)) == "places exist"


@pytest.mark.parametrize("area", [-2, 1])
def test_areas_exist(area: int) -> None:
    assert broken(at("areas", FREE, area)) == "areas exist"


def test_areas_have_places_and_discoveries() -> None:
    assert broken(set_state(area_tiles=[])) == "areas have places and discoveries"


@pytest.mark.parametrize("gates", [[0, 7, 14], [0, 7, 14, 21, 22]])
def test_each_player_has_a_gate(gates: list[int]) -> None:
    assert broken(set_state(gates=gates)) == "each player has a gate"


@pytest.mark.parametrize("gate", [-1, 28])
def test_gates_lie_in_holes(gate: int) -> None:
    assert broken(at("gates", 3, gate)) == "gates lie in holes"


def test_a_hole_is_face_down_or_something_lies_there() -> None:
    reason = "a hole is face down or something lies there"
    assert broken(at("places", FREE, -1)) == reason
    assert broken(at("areas", FREE, 0)) == reason
    assert broken(at("places", HOLES.index("beta-edge-a"), 0)) == reason


def test_each_face_down_hole_has_a_place_and_a_discovery() -> None:
    assert broken(set_state(area_places=[[]])) == "each face-down hole has a place"
    assert broken(set_state(area_places=[[0, 1]])) == "each face-down hole has a place"
    assert broken(set_state(area_tiles=[[]])) == "each face-down hole has a discovery"


@pytest.mark.parametrize(("place", "tile"), [(-1, 0), (10, 0), (0, -1), (0, 11)])
def test_face_down_places_and_discoveries_exist(place: int, tile: int) -> None:
    reason = broken(set_state(area_places=[[place]], area_tiles=[[tile]]))
    assert reason == ("face-down places exist" if place else "discoveries exist")


# What lies on places


@pytest.mark.parametrize("owner", [-2, 5])
def test_owners_exist(owner: int) -> None:
    assert broken(at("owner", MIDDLE, owner)) == "owners exist"


@pytest.mark.parametrize("name", ["troops", "outposts", "cities", "centres", "robots"])
def test_at_most_three_pieces_lie_on_a_planet(name: str) -> None:
    assert broken(at(name, MIDDLE, 3)) == "at most three pieces lie on a planet"


@pytest.mark.parametrize("name", ["troops", "robots"])
def test_pieces_are_not_negative(name: str) -> None:
    assert broken(at(name, FREE, -1)) == "pieces are not negative"


def test_robots_control_what_they_stand_on() -> None:
    reason = "robots control what they stand on"
    assert broken(at("robots", FREE, 1)) == reason
    assert broken(at("owner", FREE, ROBOT)) == reason
    assert broken(at("owner", HOLES.index("gamma-middle"), 2)) == reason


@pytest.mark.parametrize("name", ["troops", "outposts", "cities", "centres"])
def test_who_has_pieces_at_a_place_controls_it(name: str) -> None:
    assert broken(at(name, FREE, 1)) == "who has pieces at a place controls it"


def test_who_has_a_starbase_at_a_place_controls_it() -> None:
    assert broken(at("base_hole", 0, FREE)) == "who has pieces at a place controls it"


def test_nobody_controls_a_place_without_pieces() -> None:
    assert broken(at("owner", FREE, 1)) == "nobody controls a place without pieces"


def test_only_planets_are_controlled() -> None:
    """No artifacts and destroyed planets, by nobody."""

    def on_artifact(state: State) -> None:
        state.set_owner(ARTIFACT, 0)
        state.troops[ARTIFACT], state.players[0].troops = 1, 2

    assert broken(on_artifact) == "only planets are controlled"
    assert broken(at("places", MIDDLE, 9)) == "only planets are controlled"
    assert broken(at("places", HOLES.index("gamma-middle"), 5)) == "only planets are controlled"


def test_libraries_lie_on_planets() -> None:
    assert broken(set_state(libraries=1 << ARTIFACT)) == "libraries lie on planets"
    assert broken(set_state(libraries=1 << 28)) == "libraries lie on planets"
    assert broken(set_state(waiting_libraries=16)) == "libraries wait for quadrants"


def test_megastructures_are_owned_artifacts() -> None:
    assert broken(at("structures", ARTIFACT, 4)) == "megastructures have owners"
    assert broken(at("structures", ARTIFACT, -2)) == "megastructures have owners"
    assert broken(at("structures", FREE, 0)) == "megastructures are made of artifacts"
    assert broken(set_state(megastructure=-1)) == "megastructures are made of artifacts"
    assert broken(set_state(megastructure=4)) == "megastructures exist"


# Discs


def test_starbases_have_an_owner_a_planet_and_a_place() -> None:
    for name in ("base_x", "base_y"):
        assert broken(set_state(**{name: []})) == "starbases have owner and place"
        assert broken(more(name, 0)) == "starbases have owner and place"
    assert broken(at("base_owner", 0, 1)) == "buildings are neither lost nor found"


def test_starbases_control_planets() -> None:
    """A starbase of seat 1 at a planet of seat 0."""

    def change(state: State) -> None:
        state.base_owner[0] = 1
        state.players[0].buildings[3], state.players[1].buildings[3] = 4, 3

    assert broken(change) == "starbases control planets"
    assert broken(at("base_hole", 0, 28)) == "starbases control planets"


def test_robots_have_no_starbases() -> None:
    def change(state: State) -> None:
        state.base_owner[0], state.base_hole[0] = ROBOT, HOLES.index("gamma-middle")
        state.players[0].buildings[3] = 4

    assert broken(change) == "starbases have owners"


def test_starbases_are_in_orbit() -> None:
    def change(state: State) -> None:
        state.base_x[0], state.base_y[0] = 250 * MM, 100 * MM

    assert broken(change) == "starbases are in orbit"


@pytest.mark.parametrize(("x", "y"), [(SIZE + 1, 100 * MM), (100 * MM, SIZE + 1), (100 * MM, -1)])
def test_discs_lie_in_the_galaxy(x: int, y: int) -> None:
    assert broken(lambda state: state.players[0].put(0, x, y)) == "discs lie in the galaxy"


@pytest.mark.parametrize(("x", "y"), [(10**9, 100 * MM), (100 * MM, 10**30), (MM, -1), (-1, MM), (-5, -5)])
def test_a_stored_ship_without_a_possible_place_is_refused(x: int, y: int) -> None:
    data = json.loads(json.dumps(GAME.encode(Scenario().ship(0, "ship-1", "alpha-gate").table)))
    player = data["state"]["players"][0]
    player["x"][0], player["y"][0] = x, y
    with pytest.raises(BrokenPosition, match="discs lie in the galaxy"):
        GAME.decode(data, RandomDealer(1))


def test_no_disc_lies_on_a_location() -> None:
    def put(distance: int) -> Break:
        return lambda state: state.players[0].put(0, HOLE_X[FREE] + distance, HOLE_Y[FREE])

    assert broken(put(0)) == "no disc lies on a location"
    assert broken(put(29 * MM - 10)) == "no disc lies on a location"
    state = sound()
    put(29 * MM)(state)
    assert is_sound(state)


@pytest.mark.parametrize(
    ("x", "y"),
    [(250, 250), (267, 250), (236, 480), (215, 480)],
    ids=["ship", "rim of a ship", "guardian", "rim of a guardian"],
)
def test_no_discs_overlap(x: int, y: int) -> None:
    assert broken(lambda state: state.players[0].put(0, x * MM, y * MM)) == "no discs overlap"


def test_discs_may_touch() -> None:
    state = sound()
    state.players[0].put(0, 268 * MM, 250 * MM)
    assert is_sound(state)


def test_a_player_has_two_mines() -> None:
    assert broken(more("mine_x", 0)) == "mines have owner and place"

    def change(*owners: int) -> Break:
        places = [360 * MM + 30 * MM * number for number in range(len(owners))]
        return set_state(mine_owner=list(owners), mine_x=places, mine_y=[30 * MM] * len(owners))

    assert broken(change(1, 1, 1)) == "a player has two mines"
    assert broken(change(4)) == "mines have owners"
    assert broken(at("mine_x", 0, SIZE + 1)) == "mines lie in the galaxy"
    assert broken(at("mine_y", 0, -1)) == "mines lie in the galaxy"
    state = sound()
    change(1, 1)(state)
    assert is_sound(state)


# The rest


def test_robots_are_neither_lost_nor_found() -> None:
    assert broken(set_state(robots_left=9)) == "robots are neither lost nor found"
    assert broken(set_state(robots_left=11)) == "robots are neither lost nor found"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"guardians": 16}, "guardians exist"),
        ({"guardians": -1}, "guardians exist"),
        ({"tokens": [1, 1, 1]}, "planet tokens"),
        ({"tokens": [1, 1, 1, -1]}, "planet tokens"),
        ({"pool": -1}, "turns exist"),
        ({"active": 4}, "turns exist"),
        ({"last": 4}, "turns exist"),
        ({"last": -2}, "turns exist"),
        ({"action": 7}, "actions exist"),
        ({"action": -2}, "actions exist"),
        ({"sides": [0] * 7}, "technologies have eight tiles"),
        ({"sides": [2] * 8}, "technologies have two sides"),
        ({"noise": 4}, "options exist"),
        ({"jet": 3}, "options exist"),
        ({"blockaded": [0, 0]}, "the turn is sound"),
        ({"left": -1}, "the turn is sound"),
        ({"bonuses": [0]}, "relics give such bonuses"),
    ],
)
def test_numbers_of_the_table_are_within_their_limits(values: dict[str, object], reason: str) -> None:
    assert broken(set_state(**values)) == reason


def test_a_broken_position_is_not_loaded() -> None:
    game = Scenario().start()
    data = GAME.encode(game.table)
    assert GAME.encode(GAME.decode(data, game.table.dealer)) == data
    game.me.troops = 5
    worse = GAME.encode(game.table)
    with pytest.raises(BrokenPosition):
        GAME.decode(worse, game.table.dealer)


def test_a_copy_holds_everything_and_shares_nothing_that_changes() -> None:
    game = Scenario().ship(0, "ship-1", (250, 250))
    twin = game.table.copy(game.table.dealer)
    assert GAME.encode(twin) == GAME.encode(game.table)
    twin.state.players[0].put(0, 5, 5)
    assert game.me.x[0] == 250_000
