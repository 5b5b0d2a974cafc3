"""Technologies of the green tree, both sides: production."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import CITY, COLOURS, HOLES, NOTHING, STARBASE
from orrery.games.empires.rules.building import Build

from .scenario import Scenario

ANYWHERE = Build(1, NOTHING)


def buildable(game: Scenario) -> list[str]:
    """Return the buildings that are offered, as texts."""
    game.next(ANYWHERE)
    return [option.removeprefix("build ") for option in game.options if option.startswith("build")]


def troop_sites(game: Scenario) -> list[str]:
    if game.asked == "choose-action":
        game.do("choose deploy")
    return [option.split()[1] for option in game.options if option.startswith("deploy-troop")]


# 1A: Geothermal energy


def test_geothermal_energy_brings_two_energy_back_for_an_outpost() -> None:
    game = Scenario().techs(0, "geothermal-energy").planet("alpha-middle", troops=1).energy(0, 0, spent=3)
    game.do("choose build", "build outpost alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_geothermal_energy_brings_nothing_for_a_research_centre() -> None:
    game = Scenario().techs(0, "geothermal-energy").planet("alpha-middle", troops=1).energy(0, 0, spent=3)
    game.do("choose build", "build research-centre alpha-middle")
    assert (game.me.energy, game.me.spent) == (0, 3)


def test_geothermal_energy_of_others_brings_nothing() -> None:
    game = Scenario().techs(1, "geothermal-energy").planet("alpha-middle", troops=1).energy(0, 0, spent=3)
    game.energy(1, 0, spent=2).do("choose build", "build outpost alpha-middle")
    assert [(player.energy, player.spent) for player in game.state.players[:2]] == [(0, 3), (0, 2)]


# 1B: Clone labs


def test_clone_labs_give_three_deployments() -> None:
    game = Scenario().techs(0, "clone-labs").planet("alpha-middle", outposts=1).energy(0, 0, spent=1)
    game.do("deploy-troop alpha-middle", "deploy-troop alpha-middle", "deploy-ship ship-1", "put near 0")
    assert game.on("alpha-middle") == {"troops": 2, "outposts": 1}
    assert game.options == ["done"]


def test_clone_labs_give_no_more_flicks() -> None:
    game = Scenario().techs(0, "clone-labs").ship(0, "ship-1", (360, 360)).do("choose move")
    assert game.state.left == 2


# 2A: Orbital habitat


def test_orbital_habitat_lets_troops_be_deployed_where_ones_own_starbase_is() -> None:
    game = Scenario().techs(0, "orbital-habitat").planet("alpha-middle", bases=1).planet("alpha-edge-a", troops=1)
    game.planet("beta-middle", owner=1, bases=1)
    assert troop_sites(game) == ["alpha-middle"]
    game.do("deploy-troop alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}


def test_orbital_habitat_does_not_lift_blockades_and_limits() -> None:
    game = (
        Scenario()
        .techs(0, "orbital-habitat")
        .planet("alpha-middle", bases=1)
        .planet("alpha-edge-a", bases=1, centres=3)
    )
    game.ship(1, "ship-1", "alpha-middle")
    assert troop_sites(game) == []


def test_without_orbital_habitat_a_starbase_is_not_enough() -> None:
    game = Scenario().techs(1, "orbital-habitat").planet("alpha-middle", bases=1)
    assert troop_sites(game) == []


# 2B: Modular construction


def test_modular_construction_builds_a_city_for_two_troops() -> None:
    game = Scenario().techs(0, "modular-construction").planet("alpha-middle", troops=2)
    game.do("choose build", "build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 1}
    assert (game.me.troops, game.me.buildings[CITY]) == (5, 3)


def test_modular_construction_leaves_the_choice() -> None:
    game = Scenario().techs(0, "modular-construction").planet("alpha-middle", troops=2, outposts=1)
    game.do("choose build", "build city alpha-middle")
    assert game.options == ["pay pieces", "pay troops"]
    game.do("pay troops")
    assert game.on("alpha-middle") == {"outposts": 1, "cities": 1}


def test_modular_construction_needs_both_troops_on_the_planet() -> None:
    game = Scenario().techs(0, "modular-construction").planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1)
    assert [option for option in buildable(game) if option.startswith("city")] == []


def test_without_modular_construction_two_troops_build_no_city() -> None:
    game = Scenario().planet("alpha-middle", troops=2)
    assert "city alpha-middle" not in buildable(game)


def test_modular_construction_serves_cities_only() -> None:
    game = Scenario().techs(0, "modular-construction").planet("alpha-middle", troops=2)
    game.do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "outposts": 1}


# 3A: Constructor


def constructing() -> Scenario:
    return Scenario().techs(0, "constructor").ship(0, "green-ship", "alpha-middle")


@pytest.mark.parametrize(("building", "word"), [("outpost", "outposts"), ("research-centre", "centres")])
def test_the_constructor_saves_the_troop(building: str, word: str) -> None:
    game = constructing().planet("alpha-middle", troops=1)
    game.do("choose build", f"build {building} alpha-middle")
    assert game.options == ["pay pieces", "pay constructor"]
    game.do("pay constructor")
    assert game.on("alpha-middle") == {"troops": 1, word: 1}
    assert game.at(0, "green-ship") is not None


def test_the_constructor_builds_without_any_troop() -> None:
    game = constructing().planet("alpha-middle", bases=1)
    assert buildable(game) == ["outpost alpha-middle", "research-centre alpha-middle", "starbase alpha-middle"]


def test_the_constructor_saves_the_troop_of_a_city_but_not_the_outpost() -> None:
    game = constructing().planet("alpha-middle", troops=1, outposts=1).do("choose build", "build city alpha-middle")
    game.do("pay constructor")
    assert game.on("alpha-middle") == {"troops": 1, "cities": 1}
    game = constructing().planet("alpha-middle", troops=1)
    assert "city alpha-middle" not in buildable(game)


def test_the_constructor_saves_one_of_the_two_ships_of_a_starbase() -> None:
    game = constructing().ship(0, "ship-1", "alpha-middle").planet("alpha-middle", troops=1)
    game.do("choose build", "build starbase alpha-middle", "pay constructor", "pay-ship ship-1", "put middle 36")
    assert game.me.ships_out() == [9]
    assert game.me.buildings[STARBASE] == 3


def test_the_constructor_may_itself_be_the_ship_that_is_left_to_pay() -> None:
    game = constructing().planet("alpha-edge-a", troops=1)
    game.do("choose build", "build starbase alpha-middle", "put near 36")
    assert game.me.ships_out() == []
    assert game.owner("alpha-middle") == 0


def test_the_constructor_saves_no_troop_where_it_would_be_a_fourth_piece() -> None:
    game = constructing().planet("alpha-middle", troops=2, outposts=1).do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "outposts": 2}  # there was no choice


def test_a_city_takes_its_outpost_so_the_constructor_needs_no_more_room() -> None:
    game = constructing().planet("alpha-middle", troops=2, outposts=1).do("choose build", "build city alpha-middle")
    game.do("pay constructor")
    assert game.on("alpha-middle") == {"troops": 2, "cities": 1}


def test_the_constructor_helps_at_its_own_planet_only() -> None:
    game = constructing().planet("alpha-edge-a", bases=1)
    assert [option for option in buildable(game) if option.endswith("alpha-edge-a")] == []


def test_the_constructor_builds_on_no_planet_of_others() -> None:
    game = constructing().planet("alpha-middle", owner=1, troops=1).planet("alpha-edge-a", troops=1)
    assert [option for option in buildable(game) if option.endswith("alpha-middle")] == []


def test_the_constructor_does_not_lift_blockades() -> None:
    game = constructing().planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle")
    assert "choose build" not in game.options


def test_a_green_ship_of_the_other_side_saves_nothing() -> None:
    game = Scenario().techs(0, "colony-ship").ship(0, "green-ship", "alpha-middle").planet("alpha-middle", bases=1)
    assert "choose build" not in game.options


def test_constructor_and_modular_construction_make_a_city_of_one_troop() -> None:
    game = constructing().techs(0, "modular-construction").planet("alpha-middle", troops=1)
    game.do("choose build", "build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 1}
    assert game.me.troops == 5


def test_the_constructor_can_land() -> None:
    game = constructing().do("choose move", "land green-ship")
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.at(0, "green-ship") is None


# 3B: Colony ship


def test_the_colony_ship_lands_two_troops() -> None:
    game = Scenario().techs(0, "colony-ship").ship(0, "green-ship", "alpha-middle").do("choose move", "land green-ship")
    assert game.on("alpha-middle") == {"troops": 2}
    assert game.owner("alpha-middle") == 0
    assert game.me.troops == 2


def test_the_colony_ship_lands_what_is_left_and_what_finds_room() -> None:
    game = Scenario().techs(0, "colony-ship").ship(0, "green-ship", "alpha-middle").planet("alpha-edge-a", troops=3)
    game.do("choose move", "land green-ship")
    assert game.on("alpha-middle") == {"troops": 1}
    game = Scenario().techs(0, "colony-ship").ship(0, "green-ship", "alpha-middle").planet("alpha-middle", outposts=2)
    game.do("choose move", "land green-ship")
    assert game.on("alpha-middle") == {"troops": 1, "outposts": 2}


def test_normal_ships_still_land_one_troop() -> None:
    game = Scenario().techs(0, "colony-ship").ship(0, "ship-1", "alpha-middle").do("choose move", "land ship-1")
    assert game.on("alpha-middle") == {"troops": 1}


# 4A: Organic buildings


def test_organic_buildings_build_once_more_on_another_planet() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=2).planet("alpha-edge-a", troops=2)
    game.do("choose build", "build outpost alpha-middle")
    assert game.options == ["build outpost alpha-edge-a", "build research-centre alpha-edge-a", "done"]
    game.do("build outpost alpha-edge-a")
    assert game.on("alpha-edge-a") == {"troops": 1, "outposts": 1}
    assert (game.asked, game.asked_seat) == ("end-turn", 0)  # once a turn


def test_the_second_building_need_not_be_built() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1)
    game.do("choose build", "build outpost alpha-middle", "done")
    assert game.on("alpha-edge-a") == {"troops": 1}
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_the_second_building_is_not_built_at_blockaded_planets() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=2).planet("alpha-edge-a", troops=2)
    game.ship(1, "ship-1", "alpha-edge-a").do("choose build", "build outpost alpha-middle")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_without_organic_buildings_there_is_one_building() -> None:
    game = Scenario().techs(1, "organic-buildings").planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1)
    game.do("choose build", "build outpost alpha-middle")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_the_centre_that_researches_organic_buildings_is_followed_by_a_second_building() -> None:
    """A technology may be used as soon as it is researched."""
    game = Scenario().planet("alpha-middle", "green", troops=1, centres=2).planet("alpha-edge-a", "green", centres=1)
    game.planet("alpha-edge-b", troops=1).do("choose build", "build research-centre alpha-middle")
    assert game.tech_names(0) == ["organic-buildings"]
    assert game.options == ["build outpost alpha-edge-b", "build research-centre alpha-edge-b", "done"]


def test_the_second_building_comes_after_everything_the_first_one_brings() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", "blue", troops=1)
    game.planet("alpha-edge-a", "orange", troops=1).do("choose build", "build research-centre alpha-middle")
    assert game.asked == "terraform"
    game.do("colour orange", "build research-centre alpha-edge-a")
    assert game.tech_names(0) == ["long-range-lasers", "energy-siphon", "organic-buildings"]


# 4B: Universal science


def test_universal_science_researches_the_next_level_of_any_colour() -> None:
    game = Scenario().techs(0, "universal-science", "long-range-lasers").planet("alpha-middle", "purple", troops=1)
    game.do("choose build", "build research-centre alpha-middle")
    assert game.asked == "research-any"
    assert game.options == [
        *("research energy-siphon", "research energy-transfer", "research gravity-slingshot"),
        *("research geothermal-energy", "done"),
    ]
    game.do("research energy-siphon")
    assert game.tech_names(0) == ["long-range-lasers", "energy-siphon", "universal-science"]
    assert game.me.points == 2


def test_universal_science_may_be_left_aside_for_what_the_centre_gives() -> None:
    game = Scenario().techs(0, "universal-science").planet("alpha-middle", "purple", troops=1, centres=1)
    game.do("choose build", "build research-centre alpha-middle", "done")
    assert game.tech_names(0) == ["orbital-defence", "universal-science"]


def test_universal_science_offers_no_colour_that_is_complete() -> None:
    game = Scenario().techs(0, "universal-science").planet("alpha-middle", "purple", troops=1)
    game.techs(0, "geothermal-energy", "orbital-habitat", "colony-ship")
    game.do("choose build", "build research-centre alpha-middle")
    assert [option for option in game.options if option != "done"] == [
        *("research long-range-lasers", "research energy-transfer", "research gravity-slingshot"),
    ]


def test_universal_science_works_on_a_terraformed_planet() -> None:
    game = Scenario().techs(0, "universal-science").planet("alpha-middle", "blue", troops=1)
    game.do("choose build", "build research-centre alpha-middle", "colour pink", "research long-range-lasers")
    assert game.state.places[HOLES.index("alpha-middle")] == COLOURS.index("pink")
    assert game.tech_names(0) == ["long-range-lasers", "universal-science"]


@pytest.mark.parametrize(
    ("answer", "techs"),
    [
        ("research long-range-lasers", ["long-range-lasers", "universal-science"]),
        ("done", ["universal-science"]),
    ],
)
def test_universal_science_works_even_on_a_planet_that_stays_blue(answer: str, techs: list[str]) -> None:
    game = Scenario().techs(0, "universal-science").planet("alpha-middle", "blue", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    game.do("choose build", "build research-centre alpha-middle", answer)
    assert game.tech_names(0) == techs


def test_universal_science_serves_research_centres_only() -> None:
    game = Scenario().techs(0, "universal-science").planet("alpha-middle", "purple", troops=1)
    game.do("choose build", "build outpost alpha-middle")
    assert game.tech_names(0) == ["universal-science"]
    assert (game.asked, game.asked_seat) == ("end-turn", 0)
