"""Moving, attacking and home worlds in the classic mode (pages 24 and 25)."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import ADVANCED_RADIUS, HOLE_X, HOLE_Y, HOLES, ORBIT_RADIUS, SHIP_RADIUS
from orrery.games.empires.flick.directions import STEPS, across, down
from orrery.games.empires.flick.geometry import TOLERANCE, free_in_orbit
from orrery.games.empires.rules.classic.moving import launch_barred, launches
from orrery.games.empires.rules.control import NO_BLOCKADE

from ..scenario import reasons
from .classic import HOME, ClassicScenario
from .test_classic_technologies import besieging


def moving() -> ClassicScenario:
    game = ClassicScenario()
    game.ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", HOME)
    return game


def test_two_points_are_spent_on_flicks() -> None:
    game = moving()
    game.choose("move")
    assert game.state.left == 2
    game.flies("ship-1", to=(200, 300)).do("flick ship-1", "aim 0 50")
    game.flies("ship-1", to=(250, 300)).do("flick ship-1", "aim 0 50")
    assert game.options == ["done"]


def test_fewer_points_may_be_spent() -> None:
    game = moving()
    game.flies("ship-1", to=(200, 300)).choose("move").do("flick ship-1", "aim 0 50", "done")
    assert game.asked_seat == 1


def test_who_moves_nothing_and_attacks_nothing_has_not_moved() -> None:
    game = moving()
    game.choose("move")
    assert "done" not in game.options
    assert reasons(game, "done") == {"done": "must-act"}


def test_a_landing_costs_a_point_the_ship_and_a_troop_of_the_player_board() -> None:
    game = moving()
    game.choose("move").do("land ship-1")
    assert (game.state.left, game.at(0, "ship-1"), game.me.troops) == (1, None, 3)
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.owner("alpha-middle") == 0


def test_a_launch_costs_a_point_and_a_troop_of_the_planet() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.choose("move").do("launch alpha-middle ship-1", "put near 0")
    assert (game.state.left, game.me.troops, game.on("alpha-middle")) == (1, 3, {"troops": 1})
    assert game.at(0, "ship-1") is not None


def test_with_the_last_piece_control_ends() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.choose("move").do("launch alpha-middle ship-1", "put near 0")
    assert game.owner("alpha-middle") == -1


def test_ships_are_launched_from_the_home_world() -> None:
    game = ClassicScenario()
    game.garrison(1)
    game.choose("move").do(f"launch {HOME} ship-1", "put near 0")
    assert game.told.count("launched") == 1
    assert "ship-deployed" not in game.told
    assert game.state.troops[HOLES.index(HOME)] == 0


def test_from_a_home_world_whose_orbit_is_full_nothing_is_launched() -> None:
    game = ClassicScenario(4)
    game.garrison(1)
    assert len(launches(game.state, 0)) == 1
    game.fill(HOME, SHIP_RADIUS)
    assert launches(game.state, 0) == []
    assert launch_barred(game.state, 0, HOLES.index(HOME), 0, NO_BLOCKADE) == "orbit-full"


@pytest.mark.parametrize("hole", range(len(HOLES)))
def test_an_orbit_without_ships_has_room_for_one_however_many_lie_beside_it(hole: int) -> None:
    """What is launched from planets and home worlds relies on it."""
    beside = [
        (HOLE_X[hole] + across(direction, far), HOLE_Y[hole] + down(direction, far), (size + SHIP_RADIUS - 1) ** 2)
        for size in (SHIP_RADIUS, ADVANCED_RADIUS)
        for far in [ORBIT_RADIUS + size + TOLERANCE + 1]
        for direction in range(0, STEPS, 20)
    ]
    assert any(free_in_orbit(hole, SHIP_RADIUS, beside))


def test_nobody_lands_on_a_home_world() -> None:
    game = moving()
    game.choose("move")
    assert "land ship-2" not in game.options
    assert reasons(game, "land")["land ship-2"] == "no-planet"


@pytest.mark.parametrize("owner", [0, 1])
def test_landing_needs_a_planet_of_nobody_or_of_oneself(owner: int) -> None:
    game = moving()
    game.planet("alpha-middle", owner=owner, troops=1)
    game.choose("move")
    assert ("land ship-1" in game.options) == (owner == 0)


def test_a_full_planet_takes_no_landing_and_neither_does_one_without_a_troop_left() -> None:
    game = moving()
    game.planet("alpha-middle", troops=3)
    game.choose("move")
    assert reasons(game, "land")["land ship-1"] == "planet-full"
    game = moving()
    game.garrison(4)
    game.choose("move")
    assert reasons(game, "land")["land ship-1"] == "no-troop-left"


def test_at_a_blockaded_place_one_neither_lands_nor_launches() -> None:
    game = moving()
    game.planet("alpha-middle", troops=1)
    game.ship(1, "ship-1", "alpha-middle")
    game.choose("move")
    assert not [option for option in game.options if option.startswith(("land", "launch alpha-middle"))]
    assert reasons(game, "land")["land ship-1"] == "blockaded"


def test_a_home_world_is_not_blockaded() -> None:
    game = ClassicScenario()
    game.garrison(1)
    game.ship(1, "ship-1", HOME)
    game.choose("move")
    assert f"launch {HOME} ship-1" in game.options


def test_a_ship_flicked_out_of_the_galaxy_is_lost() -> None:
    game = moving()
    game.choose("move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 50")
    assert (game.at(0, "ship-1"), "lost" in game.told) == (None, True)


def test_ramming_destroys_both_ships() -> None:
    game = moving()
    game.ship(1, "ship-1", (360, 300))
    game.choose("move")
    game.flies("ship-1", to=(330, 250), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 0 50")
    assert (game.at(0, "ship-1"), game.at(1, "ship-1")) == (None, None)


def test_attacks_follow_moving_and_nothing_else() -> None:
    game = besieging(2)
    game.choose("move").do("done")
    assert game.asked == "attack"
    game = besieging(2)
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert game.asked_seat == 1


def test_a_planet_with_less_defence_is_attacked_and_scored() -> None:
    game = besieging(2)
    game.choose("move").do("done", "attack-planet beta-middle", "join ship-1")
    assert (game.me.points, game.owner("beta-middle"), game.state.players[1].troops) == (1, -1, 4)


def test_home_worlds_are_not_attacked() -> None:
    game = ClassicScenario()
    game.garrison(1, seat=1)
    game.ship(0, "ship-1", "beta-gate")
    game.ship(0, "ship-2", "beta-gate")
    game.choose("move")
    assert "done" not in game.options
    game.flies("ship-1", to=(600, 200)).do("flick ship-1", "aim 0 50", "done")
    assert game.asked_seat == 1


def test_the_jet_drive_costs_a_point() -> None:
    game = moving()
    game.state.jet = 1
    game.choose("move").do("jet ship-1")
    game.do(game.options[0])
    assert game.state.left == 1


def test_manoeuvres_of_this_edition_do_not_exist() -> None:
    game = moving()
    game.ship(0, "ship-1", "alpha-central")  # an artifact
    game.choose("move")
    assert {option.split()[0] for option in game.options} == {"flick"}
