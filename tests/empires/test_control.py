"""Control and defence of planets (pages 7, 14, 16): whose a planet is, and what an attack has to exceed."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING
from orrery.games.empires.position.state import ROBOT
from orrery.games.empires.rules.control import defence
from orrery.games.empires.rules.troops import OWN_ONLY, OWN_OR_ORBIT, PlaceTroops

from .scenario import Scenario


def strength(game: Scenario, hole: str) -> int:
    return defence(game.state, HOLES.index(hole))


# Whose a planet is


def test_who_puts_a_troop_on_a_planet_controls_it() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle")
    assert game.owner("alpha-middle") == NOTHING  # ships control nothing
    game.do("choose move", "land ship-1")
    assert game.owner("alpha-middle") == 0


def test_who_builds_a_starbase_controls_the_planet_without_anything_on_it() -> None:
    game = (
        Scenario().planet("alpha-edge-a", troops=1).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    )
    game.do("choose build", "build starbase alpha-middle", "put near 36")
    assert game.on("alpha-middle") == {"bases": 1}
    assert game.owner("alpha-middle") == 0


def test_control_ends_with_the_last_piece() -> None:
    game = Scenario().planet("alpha-middle", troops=2)
    game.do("choose move", "launch alpha-middle ship-1", "put near 0")
    assert game.owner("alpha-middle") == 0
    game.do("launch alpha-middle ship-2", "put near 36")
    assert game.owner("alpha-middle") == NOTHING


@pytest.mark.parametrize("rest", ["outposts", "cities", "centres", "bases"])
def test_a_building_keeps_control_when_the_last_troop_goes(rest: str) -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=1, **{rest: 1})
    game.do("choose move", "launch alpha-middle ship-1", "put middle 36")
    assert game.on("alpha-middle") == {rest: 1}
    assert game.owner("alpha-middle") == 0


@pytest.mark.parametrize("owner", [1, ROBOT])
def test_nobody_takes_control_of_what_another_or_a_robot_controls(owner: int) -> None:
    game = Scenario(2).ship(0, "ship-1", "beta-middle")
    if owner == ROBOT:
        game.robots("beta-middle", 1)
    else:
        game.planet("beta-middle", owner=1, troops=1)
    assert "land ship-1" not in game.do("choose move").options
    game.next(PlaceTroops(2, OWN_OR_ORBIT))
    assert game.asked is None
    assert game.owner("beta-middle") == owner


def test_a_planet_holds_three_pieces() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, centres=1).planet("alpha-edge-a", troops=2, bases=2)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-edge-a").do("choose move")
    assert "land ship-1" not in game.options
    assert "land ship-2" in game.options


# Troops put on planets by relics and the like


def test_troops_are_put_on_own_planets_and_where_own_ships_are() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("beta-middle", owner=1, troops=1)
    game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "beta-middle").next(PlaceTroops(2, OWN_OR_ORBIT))
    assert game.options == ["at alpha-edge-a", "at alpha-middle", "done"]
    game.do("at alpha-edge-a", "at alpha-middle")
    assert (game.on("alpha-edge-a"), game.on("alpha-middle")) == ({"troops": 1}, {"troops": 2})
    assert game.owner("alpha-edge-a") == 0
    assert game.me.troops == 1
    assert game.asked is None


def test_blockades_do_not_keep_such_troops_off() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", "alpha-edge-a")
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "alpha-edge-a").next(PlaceTroops(1, OWN_OR_ORBIT))
    assert game.options == ["at alpha-edge-a", "at alpha-middle", "done"]


def test_such_troops_may_be_for_own_planets_only() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", "alpha-edge-a").next(PlaceTroops(2, OWN_ONLY))
    assert game.options == ["at alpha-middle", "done"]


def test_such_troops_find_no_place_on_artifacts_and_full_planets() -> None:
    game = (
        Scenario()
        .planet("alpha-middle", outposts=3)
        .ship(0, "ship-1", "alpha-central")
        .next(PlaceTroops(1, OWN_OR_ORBIT))
    )
    assert game.asked is None


def test_such_troops_come_from_the_player_board() -> None:
    game = Scenario().planet("alpha-middle", troops=2).planet("alpha-edge-a", troops=1).next(PlaceTroops(2, OWN_ONLY))
    game.do("at alpha-edge-a")
    assert game.me.troops == 0
    assert game.asked is None


# Defence


def test_a_troop_an_outpost_and_a_starbase_defend_with_one_a_city_with_two() -> None:
    game = Scenario()
    assert strength(game.planet("alpha-middle", troops=1), "alpha-middle") == 1
    assert strength(game.planet("alpha-edge-a", outposts=1), "alpha-edge-a") == 1
    assert strength(game.planet("alpha-edge-b", bases=1), "alpha-edge-b") == 1
    assert strength(game.planet("alpha-border-a", cities=1), "alpha-border-a") == 2


def test_research_centres_do_not_defend() -> None:
    assert strength(Scenario().planet("alpha-middle", centres=3), "alpha-middle") == 0


def test_everything_is_added_up() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, cities=1, bases=2)
    assert strength(game, "alpha-middle") == 6


def test_ships_in_orbit_add_nothing() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", "alpha-middle")
    assert strength(game, "alpha-middle") == 1


@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_robot_defends_with_one(count: int) -> None:
    assert strength(Scenario(2).robots("beta-middle", count), "beta-middle") == count


def test_outposts_of_the_tessik_defend_with_two() -> None:
    game = Scenario().empire(0, "tessik").planet("alpha-middle", troops=1, outposts=2)
    game.planet("beta-middle", owner=1, troops=1, outposts=2)
    assert (strength(game, "alpha-middle"), strength(game, "beta-middle")) == (5, 3)


def test_libraries_do_not_defend() -> None:
    game = Scenario().planet("alpha-middle", troops=1)
    game.state.libraries = 1 << HOLES.index("alpha-middle")
    assert strength(game, "alpha-middle") == 1
