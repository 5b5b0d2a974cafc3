"""Set-up of the classic mode (page 24)."""

from __future__ import annotations

import pytest

from orrery import OptionNeeds, RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import BLOCKED, GATE, HOLES, PLACES, QUADRANT
from orrery.games.empires.facts.cards import TECHNOLOGIES
from orrery.games.empires.facts.chapters import DOUBTS, EVERYTHING
from orrery.games.empires.facts.classic import TILE_SETS
from orrery.games.empires.position.state import State

from .classic import ClassicScenario

SETS = {
    4: ["orange", "purple", "pink", "green", "blue", "artifact"],
    3: ["orange", "purple", "pink", "green", "artifact"],
    2: ["orange", "purple", "pink", "green"],
}


def laid_out(seats: int) -> State:
    return GAME.new(seats, {"mode": "classic"}, RandomDealer(1)).state


@pytest.mark.parametrize(("seats", "points"), [(4, 40), (3, 36), (2, 32)])
def test_the_pool_has_points_for_the_number_of_players(seats: int, points: int) -> None:
    assert laid_out(seats).pool == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_home_world_in_a_corner(seats: int) -> None:
    state = laid_out(seats)
    assert [state.places[gate] for gate in state.gates] == [GATE] * seats
    assert all(HOLES[gate].endswith("-gate") for gate in state.gates)
    assert len({QUADRANT[gate] for gate in state.gates}) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_each_quadrant_lies_one_set_of_places_face_down(seats: int) -> None:
    state = laid_out(seats)
    assert [sorted(PLACES[place] for place in pile) for pile in state.area_places] == [sorted(SETS[seats])] * 4
    for area in range(4):
        assert len({QUADRANT[hole] for hole in range(len(HOLES)) if state.areas[hole] == area}) == 1
    assert not any(state.area_tiles)


@pytest.mark.parametrize(("seats", "blocked"), [(4, 0), (3, 5), (2, 10)])
def test_the_other_holes_are_blocked_by_robots(seats: int, blocked: int) -> None:
    state = laid_out(seats)
    assert state.places.count(BLOCKED) == blocked
    assert seats + blocked + len(SETS[seats]) * 4 == len(HOLES)


def test_pairs_of_planet_tiles_lie_beside_the_quadrants_of_four_and_single_ones_of_three() -> None:
    assert [len(tiles) for tiles in TILE_SETS[4]] == [2] * 4
    assert sorted(tile for tiles in TILE_SETS[4] for tile in tiles) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(tile for tiles in TILE_SETS[3] for tile in tiles) == [0, 1, 2, 3]
    assert not any(TILE_SETS[2])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_begin_with_four_troops_two_ships_sixteen_buildings_and_level_0(seats: int) -> None:
    for player in laid_out(seats).players:
        assert (player.troops, player.ships, player.energy) == (4, 2, 0)
        assert player.buildings == [4, 4, 8, 0]
        assert (player.techs, player.advanced, player.relics) == (0, 0, [])


def test_two_ships_are_put_into_the_orbit_of_the_home_world() -> None:
    table = GAME.new(2, {"mode": "classic"}, RandomDealer(1))
    for _ in range(4):
        (seat,) = table.questions()
        question = table.question(seat)
        assert question is not None
        assert (question.prompt(), question.arguments(table, seat)["hole"]) == ("put-ship", table.state.gates[seat])
        table.act(seat, table.questions()[seat][0])
    assert [len(player.ships_out()) for player in table.state.players] == [2, 2]


def test_no_places_are_face_up_and_there_are_no_missions_tiles_or_guardians() -> None:
    state = laid_out(4)
    assert set(state.places) == {GATE, -1}
    assert (list(state.missions), state.box, state.guardians) == ([], [], 0)


@pytest.mark.parametrize(
    "option",
    [
        {"discoveries": True},
        {"technologies": True},
        {"guardians": True},
        {"libraries": True},
        {"empires": True},
        {"megastructure": "random"},
        {"wormholes": "none"},
    ],
)
def test_modules_of_this_edition_do_not_go_with_the_classic_mode(option: dict[str, object]) -> None:
    with pytest.raises(OptionNeeds, match="mode=classic"):
        GAME.new(2, {"mode": "classic", **option}, RandomDealer(1))


@pytest.mark.parametrize("option", [{"jet": "yes"}, {"jet": "only"}, {"noise": "casual"}])
def test_jet_drive_and_noise_go_with_the_classic_mode(option: dict[str, object]) -> None:
    GAME.new(2, {"mode": "classic", **option}, RandomDealer(1))


def test_there_are_sixteen_classic_technologies_and_most_of_them_are_reconstructed() -> None:
    classic = [tech for tech in TECHNOLOGIES if tech.startswith("classic-")]
    assert len(classic) == 16
    assert sum(DOUBTS["technologies"][tech] == [EVERYTHING] for tech in classic) == 11
    assert DOUBTS["technologies"]["classic-battleship"] == []


def test_a_robot_keeps_everybody_from_its_place() -> None:
    game = ClassicScenario()
    game.place("alpha-middle", "blocked")
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert "land ship-1" not in game.options
    assert game.view["holes"][HOLES.index("alpha-middle")]["place"] == "blocked"
