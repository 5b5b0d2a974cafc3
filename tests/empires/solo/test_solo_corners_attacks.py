"""Attacks at the end of the turn and relics (pages 16, 32), alone and in unusual cases."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.swapping import partners

from ..relics import first_put
from .scenario import Alone
from .test_solo_libraries import library
from .test_solo_settlers import orbit_of

HOME = "alpha-middle"
AWAY = "beta-edge-a"


def interacting(game: Alone, *relics: str) -> Alone:
    """No card comes; the person interacts and has these relics."""
    game.quiet().relics(0, *relics)
    game.choose("interact")
    return game


def swapping(game: Alone, one: str = HOME, other: str = AWAY) -> Alone:
    """Ships of the person at two planets, which change places."""
    game.ship(0, "ship-1", one).ship(0, "ship-2", other)
    interacting(game, "matter-swap").do("relic matter-swap", f"at {one}", f"at {other}")
    return game


def guarded(scenario: int) -> Alone:
    """Three ships around the guardian of the home quadrant, the only one."""
    game = Alone(scenario).quiet()
    game.guardian("alpha")
    for ship, place in enumerate(((206, 240), (266, 240), (236, 270)), start=1):
        game.ship(0, f"ship-{ship}", place)
    return game


# Page 16


def test_the_last_guardian_that_is_shot_wins_at_once() -> None:
    game = guarded(3)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.planet(f"{quadrant}-middle", cities=1)
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (game.verdict, game.table.over) == ("won", True)


def test_an_empty_pool_and_planets_that_are_all_controlled_trigger_no_end() -> None:
    game = Alone().only(f"{HOME}=pink").planet(HOME, troops=2).quiet()
    game.do("choose build", f"build outpost {HOME}")
    game.state.campaign.skips = 1
    game.do("end-turn")
    assert not game.table.over
    assert "end-triggered" not in game.told


def test_robots_in_orbit_stay_when_those_on_the_planet_are_attacked() -> None:
    game = Alone().robots(HOME, 1).besieged(HOME, 1)
    game.ship(0, "ship-1", HOME).ship(0, "ship-2", HOME).next(ATTACK)
    game.do(f"attack-planet {HOME}", "join ship-1")
    assert (game.robots_on(HOME), game.robots_around(HOME), game.owner(HOME)) == (0, 1, -1)


def test_a_relic_for_a_guardian_goes_to_the_archive_where_three_are_there() -> None:
    game = guarded(1).lost_relics("warp")
    game.relics(0, "teleport", "teleport", "teleport").next(ATTACK)
    game.do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (len(game.me.relics), game.me.fresh, game.state.archive) == (3, [], [0])


def test_a_guardian_that_is_shot_where_robots_discarded_no_relic_brings_energy_alone() -> None:
    game = guarded(1)
    game.energy(0, 0, 2).next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (game.me.energy, game.me.fresh, game.state.campaign.skips) == (2, [], 2)


def test_a_bonus_does_not_let_a_ship_with_a_settler_aboard_attack() -> None:
    game = Alone(2).quiet().robots(HOME, 1).settler("ship-1")
    game.ship(0, "ship-1", HOME)
    interacting(game, "attack-bonus").do("relic attack-bonus", "part attack", "done")
    assert "planet-attacked" not in game.told


# Page 32: warp and teleport


def test_ships_are_warped_to_a_besieged_planet_and_stay_there() -> None:
    game = Alone().planet(HOME, troops=1)
    interacting(game.besieged(HOME, 1), "warp").do("relic warp", "part ships", f"at {HOME}")
    game.do(first_put(game), "done")
    assert game.view["players"][0]["ships"][0]["orbit"] == HOME


def test_troops_are_teleported_to_a_besieged_planet() -> None:
    game = Alone().planet(HOME, troops=1)
    interacting(game.besieged(HOME, 1), "teleport").do("relic teleport", "part troops", f"at {HOME}", f"at {HOME}")
    assert game.on(HOME) == {"troops": 3}


def test_the_bonus_building_may_be_at_a_besieged_planet() -> None:
    game = Alone().planet(HOME, troops=1)
    interacting(game.besieged(HOME, 1), "teleport-and-build")
    game.do("relic teleport-and-build", "part build", f"build research-centre {HOME}")
    assert (game.on(HOME), game.state.campaign.stones) == ({"centres": 1}, [0, 0, 1, 0])
    assert game.asked == "end-turn"


def test_nothing_is_built_by_a_relic_at_a_planet_with_settlers() -> None:
    game = Alone(6).settler("beta-central").place("beta-central", "pink").planet(HOME, troops=1)
    for ship in ("ship-1", "ship-2"):
        game.ship(0, ship, "beta-central")
    interacting(game, "teleport-and-build").do("relic teleport-and-build", "part build")
    assert {option.split()[-1] for option in game.options} == {HOME, "done"}


def test_the_troop_of_supplies_goes_to_no_planet_with_settlers() -> None:
    game = Alone(2).settler("beta-middle")
    game.ship(0, "ship-1", "beta-middle").ship(0, "ship-2", HOME).face_down([HOME], ["pink"], ["supplies"])
    game.quiet().choose("move").do(f"discover {HOME}")
    assert game.options == [f"at {HOME}", "part energy"]


# Page 32: bonus moves


def test_in_a_bonus_move_a_settler_comes_aboard_and_is_rescued() -> None:
    game = Alone(2).settler("gamma-middle")
    game.ship(0, "ship-1", "gamma-middle")
    interacting(game, "bonus-move").do("relic bonus-move", "part move", "flick ship-1")
    game.flies("ship-1", to=(360, 360)).do("aim 0 50", "flick ship-1")
    game.flies("ship-1", to=orbit_of("alpha-gate")).do("aim 0 50")
    assert game.settlers() == ["rescued"]


def test_the_pink_card_adds_no_flick_to_a_bonus_move() -> None:
    game = Alone().technology("pink", 1, "B")
    game.ship(0, "ship-1", (360, 360))
    interacting(game, "move-and-attack").do("relic move-and-attack", "part move")
    assert game.state.left == 2


# Page 32: matter swap


def test_a_city_that_is_swapped_into_the_last_quadrant_wins_scenario_3_at_once() -> None:
    game = Alone(3)
    for planet in (HOME, "alpha-edge-b", "gamma-middle", "delta-middle"):
        game.planet(planet, cities=1)
    swapping(game)
    assert (game.verdict, game.table.over) == ("won", True)


def test_a_swap_that_brings_a_research_centre_to_the_last_quadrant_wins_scenario_1_at_once() -> None:
    game = Alone(1)
    for planet in (HOME, "alpha-edge-a", "gamma-edge-b", "delta-border-a"):
        game.planet(planet, centres=1)
    game.energy(0, 5)
    swapping(game, HOME, "beta-border-b")
    assert game.verdict == "won"


def test_a_swap_that_takes_a_city_out_of_its_quadrant_does_not_win() -> None:
    game = Alone(3)
    for planet in (HOME, "gamma-middle", "delta-middle"):
        game.planet(planet, cities=1)
    swapping(game)
    assert (game.verdict, game.goals()["cities"]) == ("open", (3, False))


@pytest.mark.parametrize(("troops", "left"), [(0, []), (2, ["ship-3"])])
def test_a_library_that_is_swapped_under_ships_takes_their_settlers_in_at_once(troops: int, left: list[str]) -> None:
    """As many as have room beside the troops that come with it."""
    game = library(Alone(5), HOME).settler("ship-2", "blue").settler("ship-3", "red")
    game.ship(0, "ship-3", AWAY)
    if troops:
        game.planet(HOME, troops=troops)
    swapping(game)
    settlers = game.settlers()
    assert sorted(settlers) == sorted([AWAY] * (2 - len(left)) + left)


def test_robots_in_orbit_stay_where_they_are_and_blockade_the_planet_that_comes() -> None:
    game = Alone().planet(HOME, troops=1).planet(AWAY, troops=2)
    swapping(game.besieged(HOME, 1))
    assert (game.robots_around(HOME), game.robots_around(AWAY)) == (1, 0)
    assert game.view["holes"][HOLES.index(HOME)]["blockaded"] == [0]
    assert game.view["holes"][HOLES.index(AWAY)]["blockaded"] == []


def test_a_starbase_finds_another_place_where_a_robot_lies() -> None:
    game = Alone().planet(HOME, troops=1, bases=1).planet(AWAY, troops=2).besieged(AWAY, 1)
    state = game.state
    here, there = HOLES.index(HOME), HOLES.index(AWAY)
    robot = state.campaign.robot_x[0], state.campaign.robot_y[0]
    state.base_x[0] = robot[0] - HOLE_X[there] + HOLE_X[here]
    state.base_y[0] = robot[1] - HOLE_Y[there] + HOLE_Y[here]
    swapping(game)
    assert (game.on(AWAY), game.robots_around(AWAY)) == ({"troops": 1, "bases": 1}, 1)
    assert (state.campaign.robot_x[0], state.campaign.robot_y[0]) == robot
    assert (state.base_x[0], state.base_y[0]) != robot


def test_planets_are_not_swapped_where_robots_leave_a_starbase_no_room() -> None:
    """Here are more robots than there are: twelve do not fill an orbit alone."""
    game = Alone().planet(HOME, troops=1, bases=1)
    game.state.robots_left = 24
    game.crowd(AWAY)
    both = [HOLES.index(HOME), HOLES.index(AWAY)]
    assert partners(game.state, both[0], both) == []
    game.state.campaign.take_from_orbit(0)
    assert partners(game.state, both[0], both) == [both[1]]


def test_a_swap_may_leave_robots_in_the_orbit_of_a_planet_of_nobody() -> None:
    game = Alone().planet(HOME, troops=1)
    swapping(game.besieged(HOME, 1))
    assert (game.on(AWAY), game.owner(HOME), game.robots_around(HOME)) == ({"troops": 1}, -1, 1)
    assert game.verdict == "open"
