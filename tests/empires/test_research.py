"""Research and terraforming (page 14): levels, the first one's points, lost centres, blue planets."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import BLUE, COLOURS, HOLES, NOTHING, PLACES
from orrery.games.empires.rules.attacking import clear_planet
from orrery.games.empires.rules.building import Build
from orrery.games.empires.rules.research import Terraform

from .scenario import Scenario

TREES = {
    "orange": ["long-range-lasers", "energy-siphon", "star-hammer", "hyperspace-jump-troops"],
    "purple": ["energy-transfer", "orbital-defence", "juggernaut", "zero-point-energy"],
    "pink": ["gravity-slingshot", "hyperjump-stations", "phase-ship", "mobile-starbases"],
    "green": ["geothermal-energy", "orbital-habitat", "constructor", "organic-buildings"],
}
B_TREES = {
    "orange": ["ramming-prow", "orbital-bombardment", "battleship", "shield-breaker"],
    "purple": ["mines", "planetary-shields", "bastion", "emergency-bunkers"],
    "pink": ["afterburner", "jump-gates", "carrier", "space-folding"],
    "green": ["clone-labs", "modular-construction", "colony-ship", "universal-science"],
}


def with_centres(colour: str, count: int, seat: int = 0) -> Scenario:
    """This many centres on planets of a colour, and a troop on one more to build the next."""
    game = Scenario().planet("alpha-middle", colour, owner=seat, troops=1)
    for hole in ["alpha-edge-a", "alpha-edge-b", "alpha-border-a", "alpha-border-b", "beta-middle"][:count]:
        game.planet(hole, colour, owner=seat, centres=1)
    return game.turn(seat)


def build(game: Scenario, hole: str = "alpha-middle") -> Scenario:
    return game.do("choose build", f"build research-centre {hole}")


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


# Levels


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_level_is_the_number_of_centres_on_planets_of_the_colour(colour: str, level: int) -> None:
    """The example of page 14: the third centre on an orange planet brings the orange technology of level 3."""
    game = build(with_centres(colour, level - 1))
    assert game.tech_names(0) == [TREES[colour][level - 1]]
    assert game.me.points == level  # the first of all to have it
    assert game.state.pool == 40 - level


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_side_that_lies_up_is_researched(colour: str, level: int) -> None:
    game = build(with_centres(colour, level - 1).side(B_TREES[colour][level - 1]))
    assert game.tech_names(0) == [B_TREES[colour][level - 1]]


def test_a_fifth_centre_of_a_colour_brings_nothing() -> None:
    game = build(with_centres("orange", 4))
    assert game.on("alpha-middle") == {"centres": 1}
    assert game.tech_names(0) == []


def test_centres_on_other_colours_do_not_count() -> None:
    game = (
        with_centres("orange", 0).planet("alpha-edge-a", "purple", centres=2).planet("alpha-edge-b", "pink", centres=1)
    )
    assert build(game).tech_names(0) == ["long-range-lasers"]


def test_centres_of_others_do_not_count() -> None:
    game = with_centres("orange", 0).planet("beta-middle", "orange", owner=1, centres=2)
    assert build(game).tech_names(0) == ["long-range-lasers"]


def test_several_centres_on_one_planet_count() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=1, centres=2)
    assert build(game).tech_names(0) == ["star-hammer"]


def test_other_buildings_research_nothing() -> None:
    game = with_centres("orange", 0).do("choose build", "build outpost alpha-middle")
    assert game.tech_names(0) == []
    assert "researched" not in game.told


# The first one's points


def test_who_is_not_the_first_scores_nothing() -> None:
    game = build(with_centres("orange", 1).techs(1, "energy-siphon"))
    assert game.tech_names(0) == ["energy-siphon"]
    assert game.me.points == 0


def test_being_first_counts_for_each_technology() -> None:
    game = build(with_centres("orange", 1).techs(1, "long-range-lasers"))
    assert game.me.points == 2


def test_the_second_to_research_scores_nothing_after_the_first_did() -> None:
    game = build(with_centres("orange", 0))
    game.planet("beta-middle", "orange", owner=1, troops=1).turn(1)
    build(game, "beta-middle")
    assert [game.state.players[seat].points for seat in (0, 1)] == [1, 0]
    assert game.tech_names(1) == ["long-range-lasers"]


# Lost centres


def test_technologies_stay_when_a_centre_is_lost() -> None:
    game = build(with_centres("purple", 1))
    clear_planet(game.table, HOLES.index("alpha-edge-a"), NOTHING)
    assert game.tech_names(0) == ["orbital-defence"]


def test_a_centre_built_again_brings_nothing() -> None:
    """The example of page 14: back to two purple centres with the technology of level 2 already there."""
    game = build(with_centres("purple", 1).techs(0, "energy-transfer", "orbital-defence"))
    assert game.tech_names(0) == ["energy-transfer", "orbital-defence"]
    assert game.me.points == 0
    assert "researched" not in game.told


def test_after_a_loss_the_next_level_takes_as_many_centres_as_ever() -> None:
    game = with_centres("purple", 2).techs(0, "energy-transfer", "orbital-defence")
    clear_planet(game.table, HOLES.index("alpha-edge-a"), NOTHING)
    build(game)
    assert "juggernaut" not in game.tech_names(0)
    game.planet("alpha-edge-a", "purple", troops=1).next(Build(1, -1)).do("build research-centre alpha-edge-a")
    assert "juggernaut" in game.tech_names(0)


# Advanced ships


@pytest.mark.parametrize("colour", COLOURS)
def test_level_three_brings_the_advanced_ship_of_its_colour(colour: str) -> None:
    game = build(with_centres(colour, 2))
    number = COLOURS.index(colour)
    assert game.me.advanced == 1 << number
    assert game.at(0, f"{colour}-ship") is None
    assert game.me.new_ships == 1 << number  # it waits for the next turn
    assert 6 + number not in game.me.waiting_ships()
    game.turn(0).start()
    assert 6 + number in game.me.waiting_ships()


@pytest.mark.parametrize("level", [1, 2, 4])
def test_other_levels_bring_no_ship(level: int) -> None:
    assert build(with_centres("orange", level - 1)).me.advanced == 0


# Blue planets


def test_a_centre_makes_a_blue_planet_a_colour_of_choice_which_is_researched() -> None:
    game = build(Scenario().planet("alpha-middle", "blue", troops=1))
    assert game.asked == "terraform"
    assert game.options == [f"colour {colour}" for colour in COLOURS]
    game.do("colour pink")
    assert place_at(game, "alpha-middle") == "pink"
    assert game.on("alpha-middle") == {"centres": 1}
    assert game.tech_names(0) == ["gravity-slingshot"]
    assert game.me.points == 1


def test_a_terraformed_planet_counts_with_the_others_of_its_colour() -> None:
    game = with_centres("green", 1).place("alpha-middle", "blue")
    assert build(game).do("colour green").tech_names(0) == ["orbital-habitat"]


def test_a_token_is_used_up() -> None:
    game = build(Scenario().planet("alpha-middle", "blue", troops=1)).do("colour pink")
    assert game.state.tokens == [1, 1, 0, 1]
    game.planet("alpha-edge-a", "blue", owner=1, troops=1).turn(1)
    build(game, "alpha-edge-a")
    assert game.options == ["colour orange", "colour purple", "colour green"]


def test_the_colour_is_kept_for_the_rest_of_the_game() -> None:
    game = build(Scenario().planet("alpha-middle", "blue", troops=2)).do("colour pink")
    game.turn(0)
    build(game)
    assert place_at(game, "alpha-middle") == "pink"
    assert game.tech_names(0) == ["gravity-slingshot", "hyperjump-stations"]


@pytest.mark.parametrize("building", ["outpost", "city"])
def test_only_a_research_centre_terraforms(building: str) -> None:
    game = Scenario().planet("alpha-middle", "blue", troops=1, outposts=1)
    game.do("choose build", f"build {building} alpha-middle")
    assert place_at(game, "alpha-middle") == "blue"


def test_terraforming_may_bring_a_technology_that_is_there_already() -> None:
    game = Scenario().planet("alpha-middle", "blue", troops=1).techs(0, "gravity-slingshot")
    build(game).do("colour pink")
    assert place_at(game, "alpha-middle") == "pink"
    assert game.tech_names(0) == ["gravity-slingshot"]


def test_the_last_token_is_taken_unasked() -> None:
    game = Scenario().planet("alpha-middle", "blue", troops=1)
    game.state.tokens = [0, 1, 0, 0]
    assert place_at(build(game), "alpha-middle") == "purple"
    assert game.state.tokens == [0, 0, 0, 0]


def test_a_planet_is_not_terraformed_to_the_colour_it_has() -> None:
    game = Scenario().planet("alpha-middle", "pink", troops=1).next(Terraform(HOLES.index("alpha-middle")))
    assert game.options == ["colour orange", "colour purple", "colour green"]


def test_without_tokens_a_blue_planet_stays_blue_and_nothing_is_researched() -> None:
    game = Scenario().planet("alpha-middle", "blue", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    build(game)
    assert game.state.places[HOLES.index("alpha-middle")] == BLUE
    assert game.on("alpha-middle") == {"centres": 1}
    assert game.tech_names(0) == []
