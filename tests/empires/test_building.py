"""Building (pages 14-15): outposts, cities, research centres and starbases; limits, blockades, rebuilding."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from orrery import IllegalAction
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import (
    BUILDING_COUNT,
    BUILDINGS,
    CENTRE,
    CITY,
    HOLE_X,
    HOLE_Y,
    HOLES,
    MM,
    NOTHING,
    OUTPOST,
    STARBASE,
    STARBASE_RADIUS,
)
from orrery.games.empires.rules.attacking import clear_planet
from orrery.games.empires.rules.building import DISCOUNT, ENERGY, Build, PayShips, building_barred, payments

from .scenario import Scenario

ANYWHERE = Build(1, NOTHING)
BLOCKADED_OR_NOT = Build(0, NOTHING)


def buildable(game: Scenario) -> list[str]:
    """Return the buildings that are offered, as texts."""
    game.next(ANYWHERE)
    return [option.removeprefix("build ") for option in game.options if option.startswith("build")]


def orbited(hole: str, ships: int = 2, game: Scenario | None = None) -> Scenario:
    """Ships of seat 0 in an orbit; elsewhere it can build something else."""
    game = game or Scenario().planet("alpha-edge-a", troops=1)
    for ship in range(ships):
        game.ship(0, f"ship-{ship + 1}", hole)
    return game


# Costs


def test_an_outpost_costs_a_troop_of_the_planet() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=2).do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "outposts": 1}
    assert (game.me.troops, game.me.buildings[OUTPOST]) == (3, 3)
    assert game.facts("built") == [(0, [OUTPOST, HOLES.index("alpha-middle")])]


def test_a_city_costs_a_troop_and_an_outpost_of_the_same_planet() -> None:
    game = Scenario().planet("alpha-middle", troops=2, outposts=1).do("choose build", "build city alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "cities": 1}
    assert (game.me.buildings[OUTPOST], game.me.buildings[CITY]) == (4, 3)
    assert game.me.troops == 4  # two stayed behind, one came back, one was unlocked


def test_a_research_centre_costs_a_troop_of_the_planet() -> None:
    game = Scenario().planet("alpha-middle", troops=1).do("choose build", "build research-centre alpha-middle")
    assert game.on("alpha-middle") == {"centres": 1}
    assert (game.me.troops, game.me.buildings[CENTRE]) == (4, 7)


def test_a_starbase_costs_two_ships_in_the_orbit() -> None:
    game = orbited("alpha-middle").do("choose build", "build starbase alpha-middle", "put middle 18")
    assert game.on("alpha-middle") == {"bases": 1}
    assert (game.at(0, "ship-1"), game.at(0, "ship-2")) == (None, None)
    assert (game.state.base_x, game.state.base_y) == ([176_000], [224_000])
    assert (game.me.buildings[STARBASE], game.me.normal_waiting()) == (3, 3)


def test_two_ships_of_the_players_choice_pay_for_a_starbase() -> None:
    game = orbited("alpha-middle", 4).do("choose build", "build starbase alpha-middle")
    assert game.asked == "pay-ships"
    assert game.options == ["pay-ship ship-1", "pay-ship ship-2", "pay-ship ship-3", "pay-ship ship-4"]
    game.do("pay-ship ship-2", "pay-ship ship-4", "put near 36")
    assert game.me.ships_out() == [0, 2]


def test_an_advanced_ship_may_be_kept() -> None:
    game = orbited("alpha-middle").ship(0, "orange-ship", "alpha-middle")
    game.do("choose build", "build starbase alpha-middle")
    assert game.options == ["pay-ship ship-1", "pay-ship ship-2", "pay-ship orange-ship"]
    game.do("pay-ship ship-1", "pay-ship ship-2", "put near 36")
    assert game.me.ships_out() == [6]


def test_advanced_ships_pay_for_a_starbase_too() -> None:
    game = orbited("alpha-middle", 1).ship(0, "orange-ship", "alpha-middle")
    game.do("choose build", "build starbase alpha-middle", "put near 36")
    assert game.me.ships_out() == []
    assert game.on("alpha-middle") == {"bases": 1}


def test_what_a_troop_alone_can_pay() -> None:
    game = Scenario().planet("alpha-middle", troops=1)
    assert buildable(game) == ["outpost alpha-middle", "research-centre alpha-middle"]


def test_what_a_troop_and_an_outpost_can_pay() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1)
    assert buildable(game) == ["outpost alpha-middle", "city alpha-middle", "research-centre alpha-middle"]


def test_troop_and_outpost_of_a_city_have_to_be_on_one_planet() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("alpha-edge-a", outposts=1)
    assert "city alpha-middle" not in buildable(game)
    assert "city alpha-edge-a" not in buildable(game)


def test_without_troop_on_the_planet_nothing_is_built_there() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, cities=1, centres=1, bases=1)
    assert game.options == ["choose move", "choose deploy", "shift-base 1"]


def test_two_ships_have_to_be_in_one_orbit() -> None:
    game = orbited("alpha-middle", 1).ship(0, "ship-2", "alpha-edge-b")
    assert [option for option in buildable(game) if "starbase" in option] == []


def test_ships_of_others_do_not_pay() -> None:
    game = orbited("alpha-middle", 1).ship(1, "ship-1", "alpha-middle")
    assert [option for option in buildable(game) if "starbase" in option] == []


# Where


def test_nothing_is_built_on_planets_of_others() -> None:
    game = Scenario().planet("beta-middle", owner=1, troops=1, outposts=1).planet("alpha-middle", troops=1)
    assert buildable(game) == ["outpost alpha-middle", "research-centre alpha-middle"]


@pytest.mark.parametrize("owner", [NOTHING, 0])
def test_a_starbase_is_built_at_planets_of_nobody_and_at_own_ones(owner: int) -> None:
    game = orbited("alpha-middle")
    if owner == 0:
        game.planet("alpha-middle", troops=1)
    assert game.owner("alpha-middle") == owner
    game.do("choose build", "build starbase alpha-middle", "put near 36")
    assert game.owner("alpha-middle") == 0


def test_no_starbase_is_built_at_a_planet_of_an_opponent() -> None:
    game = orbited("beta-middle").planet("beta-middle", owner=1, troops=1)
    assert [option for option in buildable(game) if "starbase" in option] == []


def test_no_starbase_is_built_at_a_planet_of_robots() -> None:
    game = orbited("beta-middle", game=Scenario(2).planet("alpha-edge-a", troops=1)).robots("beta-middle", 1)
    assert [option for option in buildable(game) if "starbase" in option] == []


@pytest.mark.parametrize("kind", ["artifact", "destroyed", "wormhole-a"])
def test_a_starbase_is_built_at_planets_only(kind: str) -> None:
    game = orbited("alpha-middle").place("alpha-middle", kind)
    assert [option for option in buildable(game) if "starbase" in option] == []


def test_no_starbase_is_built_at_a_gate() -> None:
    assert [option for option in buildable(orbited("alpha-gate")) if "starbase" in option] == []


def test_no_starbase_is_built_at_a_face_down_place() -> None:
    game = orbited("alpha-middle").face_down(["alpha-middle"], ["orange"], ["warp"])
    assert [option for option in buildable(game) if "starbase" in option] == []


def test_nothing_is_built_at_blockaded_planets() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1).planet("alpha-edge-b", troops=1)
    orbited("alpha-middle", game=game).ship(2, "ship-1", "alpha-middle")
    assert buildable(game) == ["outpost alpha-edge-b", "research-centre alpha-edge-b"]


def test_a_starbase_at_a_planet_of_nobody_can_be_kept_off_by_a_blockade() -> None:
    game = orbited("alpha-middle").ship(1, "ship-1", "alpha-middle")
    assert [option for option in buildable(game) if "starbase" in option] == []


def test_with_a_relic_one_builds_at_blockaded_planets_too() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(2, "ship-1", "alpha-middle").next(Build(0, NOTHING))
    assert game.options == ["build outpost alpha-middle", "build research-centre alpha-middle", "done"]
    game.do("build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 1}


def test_whoever_asks_planets_of_others_are_no_building_sites() -> None:
    game = Scenario().planet("beta-middle", owner=1, troops=2, outposts=1).ship(0, "ship-1", "beta-middle")
    hole = HOLES.index("beta-middle")
    barred = [building_barred(game.state, 0, building, hole, 0, NOTHING) for building in range(len(BUILDINGS))]
    assert barred == ["controlled"] * 4


def test_in_a_full_orbit_a_starbase_takes_the_place_of_a_ship_that_was_paid() -> None:
    game = orbited("alpha-middle").fill("alpha-middle", STARBASE_RADIUS).next(BLOCKADED_OR_NOT)
    game.do("build starbase alpha-middle")
    assert game.asked == "put-base"
    assert game.options


def test_any_two_of_three_ships_in_a_full_orbit_make_room_for_a_starbase() -> None:
    game = orbited("alpha-middle", 3).fill("alpha-middle", STARBASE_RADIUS).next(BLOCKADED_OR_NOT)
    game.do("build starbase alpha-middle")
    assert game.options == ["pay-ship ship-1", "pay-ship ship-2", "pay-ship ship-3"]
    game.do("pay-ship ship-2", "pay-ship ship-3")
    assert game.asked == "put-base"
    assert game.options
    assert game.me.ships_out() == [0]


def test_of_the_ships_of_a_full_orbit_only_those_are_offered_that_leave_room_for_the_starbase() -> None:
    """Mines hem ship 1 in, so that no starbase fits where it lay; ship 2 lies where one does."""
    game, hole, outwards = Scenario(), HOLES.index("alpha-middle"), radians(2.5)
    x, y = HOLE_X[hole] / MM + 33 * cos(outwards), HOLE_Y[hole] / MM + 33 * sin(outwards)
    game.ship(0, "ship-1", (x, y)).ship(0, "ship-2", (HOLE_X[hole] / MM - 30, HOLE_Y[hole] / MM))
    for bearing in (outwards, outwards + radians(110), outwards - radians(110)):
        game.state.mine_owner.append(1)
        game.state.mine_x.append(round((x + 19 * cos(bearing)) * MM))
        game.state.mine_y.append(round((y + 19 * sin(bearing)) * MM))
    game.fill("alpha-middle", STARBASE_RADIUS)
    assert [GAME.actions.text(paid) for paid in PayShips(hole, 1).options(game.table, 0)] == ["pay-ship ship-2"]


def test_a_full_orbit_takes_no_starbase_that_costs_no_ship() -> None:
    """The Draveth pay energy instead of a ship, and their constructor saves the other one."""
    game = Scenario().techs(0, "constructor").empire(0, "draveth").energy(0, 3).ship(0, "green-ship", "alpha-middle")
    site = HOLES.index("alpha-middle")
    assert payments(game.state, 0, STARBASE, site) == [ENERGY, DISCOUNT]
    assert payments(game.fill("alpha-middle", STARBASE_RADIUS).state, 0, STARBASE, site) == [DISCOUNT]


# The Draveth shipwrights


def test_the_draveth_may_pay_a_starbase_with_a_ship_and_an_energy() -> None:
    game = orbited("alpha-middle").empire(0, "draveth").energy(0, 1, spent=1)
    game.do("choose build", "build starbase alpha-middle")
    assert game.options == ["pay pieces", "pay energy"]
    game.do("pay energy", "pay-ship ship-1", "put near 36")
    assert game.me.ships_out() == [1]
    assert (game.me.energy, game.me.spent) == (3, 0)  # one more was unlocked
    assert game.facts("energy-regained") == [(0, [2])]


def test_the_draveth_need_both() -> None:
    game = orbited("alpha-middle", 1).empire(0, "draveth")
    assert "starbase alpha-middle" in buildable(game)
    game.energy(0, 0, spent=1)
    assert "starbase alpha-middle" not in buildable(game)
    game = orbited("alpha-middle", 1).ship(0, "ship-1", (360, 360)).empire(0, "draveth")
    assert "starbase alpha-middle" not in buildable(game)


# How many


def test_the_same_building_may_be_on_a_planet_several_times() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=1, centres=2)
    game.do("choose build", "build research-centre alpha-middle")
    assert game.on("alpha-middle") == {"centres": 3}


def test_several_starbases_may_be_in_one_orbit() -> None:
    game = orbited("alpha-middle").planet("alpha-middle", bases=1)
    game.do("choose build", "build starbase alpha-middle", "put middle 18")
    assert game.on("alpha-middle") == {"bases": 2}


def test_starbases_do_not_count_for_the_limit_of_three() -> None:
    game = orbited("alpha-middle").planet("alpha-middle", troops=3, bases=1)
    game.do("choose build", "build starbase alpha-middle", "put middle 18")
    assert game.on("alpha-middle") == {"troops": 3, "bases": 2}


def test_a_full_planet_is_built_on_because_a_troop_goes() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=2).do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 3}


def test_one_building_a_turn() -> None:
    game = Scenario().planet("alpha-middle", troops=3).do("choose build", "build outpost alpha-middle")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_a_kind_that_is_used_up_cannot_be_built() -> None:
    game = Scenario().planet("alpha-edge-a", outposts=2).planet("alpha-edge-b", outposts=2)
    game.planet("alpha-middle", troops=1)
    assert game.me.buildings[OUTPOST] == 0
    game.next(ANYWHERE).start()
    assert game.on("alpha-middle") == {"centres": 1}  # nothing else was possible


def test_building_the_last_outpost_into_a_city_frees_it() -> None:
    game = Scenario().planet("alpha-edge-a", troops=1, outposts=2).planet("alpha-edge-b", outposts=2)
    game.do("choose build", "build city alpha-edge-a")
    assert game.me.buildings[OUTPOST] == 1


def test_there_are_four_eight_four_and_four_buildings() -> None:
    """Page 10: four starbases, four cities, eight research centres, four outposts."""
    assert {
        "outposts": BUILDING_COUNT[OUTPOST],
        "cities": BUILDING_COUNT[CITY],
        "centres": BUILDING_COUNT[CENTRE],
        "bases": BUILDING_COUNT[STARBASE],
    } == {"outposts": 4, "cities": 4, "centres": 8, "bases": 4}


def test_building_has_to_be_done_once_chosen() -> None:
    game = Scenario().planet("alpha-middle", troops=1).do("choose build")
    assert "done" not in game.options
    with pytest.raises(IllegalAction):
        game.do("done")


# What is lost comes back


def test_lost_buildings_can_be_built_again() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=2)
    clear_planet(game.table, HOLES.index("alpha-middle"), NOTHING)
    assert (game.me.troops, game.me.buildings[OUTPOST]) == (4, 4)
    game.planet("alpha-middle", troops=1).do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 1}
