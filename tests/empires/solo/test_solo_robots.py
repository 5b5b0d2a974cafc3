"""Robots and guardians: attacks of theirs and on them, ramming, rewards, and what is skipped."""

from __future__ import annotations

from math import hypot

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.turn import TURN

from .scenario import Alone


def test_robots_overrun_a_planet_when_they_are_more_than_its_defence() -> None:
    game = Alone().only("alpha-middle=pink").planet("alpha-middle", troops=1, centres=1, bases=1)
    game.besieged("alpha-middle", 2).card("target-pink").start()
    assert game.on("alpha-middle") == {"robots": 3}
    assert game.me.troops == 4
    assert "planet-overrun" in game.told


def test_at_most_three_robots_land_and_the_others_stay_in_orbit() -> None:
    game = Alone().only("alpha-middle=pink").planet("alpha-middle", troops=3)
    game.besieged("alpha-middle", 3).card("target-pink").start()
    assert game.robots_on("alpha-middle") == 3
    assert game.robots_around("alpha-middle") == 1


def test_robots_whose_planet_is_attacked_go_back_to_the_supply() -> None:
    game = Alone().robots("alpha-middle", 1).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.next(ATTACK).do("attack-planet alpha-middle", "join ship-1")
    assert game.on("alpha-middle") == {}
    assert game.state.robots_left == 12
    assert game.me.points == 0


def test_three_robots_destroy_their_planet_and_a_token_marks_it() -> None:
    game = Alone().robots("alpha-middle", 3)
    for ship in range(1, 5):
        game.ship(0, f"ship-{ship}", "alpha-middle")
    game.next(ATTACK).do("attack-planet alpha-middle", *(f"join ship-{ship}" for ship in range(1, 4)))
    assert game.state.campaign.destroyed_left == 5
    assert not game.state.is_planet(HOLES.index("alpha-middle"))


def test_without_a_token_for_a_destroyed_planet_the_scenario_is_lost() -> None:
    game = Alone().supply(destroyed=0).robots("alpha-middle", 3)
    for ship in range(1, 5):
        game.ship(0, f"ship-{ship}", "alpha-middle")
    game.next(ATTACK).do("attack-planet alpha-middle", *(f"join ship-{ship}" for ship in range(1, 4)))
    assert game.verdict == "no-token"
    assert game.game.standing(game.table).winners == [1]


def test_ramming_a_robot_in_orbit_sends_it_back_to_the_supply_and_costs_the_ship() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1)
    game.besieged("alpha-middle", 1).ship(0, "ship-1", (360, 360)).start()
    game.do("choose move", "flick ship-1")
    game.flies("ship-1", to=(200, 200), touching=[("robot", 0, "")]).do("aim 0 50")
    assert game.robots_around("alpha-middle") == 0
    assert game.state.robots_left == 12
    assert game.at(0, "ship-1") is None


def test_ramming_a_robot_is_foreseen() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1).besieged("alpha-middle", 1)
    campaign = game.state.campaign
    x, y = campaign.robot_x[0] // MM, campaign.robot_y[0] // MM
    game.ship(0, "ship-1", (x + 40, y)).ship(0, "ship-2", "alpha-gate").choose("move").do("flick ship-1")
    (prospect,) = GAME.forecast(game.table, 0, GAME.actions.parse("aim 1800 40"), RandomDealer(1))
    assert (prospect.name, prospect.facts) == ("robot-rammed", {"hole": HOLES.index("alpha-middle")})


def place_of_a_robot(game: Alone) -> tuple[float, float]:
    """Where the first robot in orbit lies, in millimetres."""
    return game.state.campaign.robot_x[0] / MM, game.state.campaign.robot_y[0] / MM


def pushed_onto_a_robot(game: Alone) -> Alone:
    """Ship 1 pushes ship 2, which comes to rest on the place of the first robot in orbit."""
    x, y = place_of_a_robot(game)
    game.ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (380, 360)).choose("move")
    game.flies("ship-1", to=(365, 360), touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (x + 3, y + 1))])
    return game.do("flick ship-1", "aim 0 60")


def test_a_robot_makes_room_in_its_orbit_for_a_ship_that_was_pushed_there() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1).besieged("alpha-middle", 1)
    x, y = place_of_a_robot(game)
    pushed_onto_a_robot(game)
    assert game.at(0, "ship-2") == (x + 3, y + 1)
    assert place_of_a_robot(game) != (x, y)
    assert game.robots_around("alpha-middle") == 1


def test_a_ship_on_the_place_of_a_robot_in_a_full_orbit_makes_room() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=3).crowd("alpha-middle")
    x, y = place_of_a_robot(game)
    pushed_onto_a_robot(game)
    ship = game.at(0, "ship-2")
    assert place_of_a_robot(game) == (x, y)
    assert ship is not None
    assert hypot(ship[0] - x, ship[1] - y) >= 16


def test_robots_in_orbit_are_not_shot_at() -> None:
    game = Alone().planet("alpha-middle", troops=1)
    game.besieged("alpha-middle", 1).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.next(ATTACK)
    assert game.options == []


def destroyed_guardian(game: Alone) -> Alone:
    """Three ships shoot the guardian of the home quadrant."""
    game.guardian("alpha").energy(0, 0, 3)
    for ship, place in enumerate(((206, 240), (266, 240), (236, 270)), start=1):
        game.ship(0, f"ship-{ship}", place)
    return game


def test_a_destroyed_guardian_brings_energy_and_a_lost_relic_and_takes_the_place_of_a_draw() -> None:
    game = destroyed_guardian(Alone().lost_relics("warp"))
    assert game.me.energy == 1
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.me.energy == 3
    assert game.me.fresh == [0]
    assert game.state.campaign.relics == []
    assert game.state.campaign.skips == 1
    assert game.me.points == 0
    game.next(TURN).start()
    assert game.told == ["turn-begun", "draw-skipped"]
    assert game.state.campaign.skips == 0


def test_without_a_robot_in_the_supply_the_scenario_is_lost() -> None:
    game = Alone().supply(robots=0).card("target-pink").do("at alpha-middle")
    assert game.verdict == "no-robot"
    assert game.table.over
    assert game.game.standing(game.table).winners == [1]


def test_without_a_guardian_in_the_supply_the_scenario_is_lost() -> None:
    game = Alone()
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.guardian(quadrant)
    game.card("guardian-1").start()
    assert game.verdict == "no-guardian"


def test_a_guardian_on_the_deck_is_not_in_the_supply() -> None:
    game = Alone()
    for quadrant in ("alpha", "beta"):
        game.guardian(quadrant)
    game.state.campaign.skips = 2
    assert game.view["campaign"] is not None
    assert game.view["campaign"]["guardians_left"] == 1


@pytest.mark.parametrize("full", [True, False])
def test_where_all_is_revealed_and_no_robot_has_room_the_scenario_is_lost(full: bool) -> None:
    """Only planets with three robots, or only those that the person controls."""
    game = Alone().only("alpha-middle=pink")
    if full:
        game.robots("alpha-middle", 3)
    else:
        game.planet("alpha-middle", troops=1)
    assert game.card("drone-scout").start().verdict == "no-place"
