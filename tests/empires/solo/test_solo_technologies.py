"""Technology cards: stones, both effects of every card on both sides, once a turn."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import COLOURS, LONG, SHORT
from orrery.games.empires.rules.attacking import ATTACK, attack_range

from .scenario import Alone


def stones(game: Alone) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOURS, game.state.campaign.stones, strict=True) if count}


def test_a_research_centre_lays_a_stone_on_the_card_of_the_planets_colour() -> None:
    game = Alone().quiet()
    game.planet("alpha-middle", troops=1).do("choose build", "build research-centre alpha-middle")
    assert stones(game) == {"pink": 1}
    assert game.me.techs == 0


def test_a_blue_planet_gets_a_colour_first() -> None:
    game = Alone().quiet()
    game.planet("alpha-border-b", troops=1).do("choose build", "build research-centre alpha-border-b", "colour green")
    assert stones(game) == {"green": 1}
    assert game.state.tokens == [1, 1, 1, 0]


def test_a_card_holds_two_stones() -> None:
    game = Alone().technology("pink", 2).quiet()
    game.planet("alpha-middle", troops=1).do("choose build", "build research-centre alpha-middle")
    assert stones(game) == {"pink": 2}


@pytest.mark.parametrize(("side", "bonus"), [("A", 1), ("B", 2)])
def test_the_orange_card_adds_to_one_attack_of_every_turn(side: str, bonus: int) -> None:
    game = Alone().technology("orange", 1, side).quiet().robots("alpha-middle", bonus).robots("beta-middle", bonus)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-middle").next(ATTACK)
    assert game.options == ["attack-planet alpha-middle", "attack-planet beta-middle", "done"]
    game.do("attack-planet alpha-middle")  # the ship joins, and the card is the only thing that is missing
    assert game.robots_on("alpha-middle") == 0
    assert game.state.campaign.used == 1
    assert game.robots_on("beta-middle") == bonus


def test_with_two_stones_the_orange_card_a_shoots_at_long_range() -> None:
    assert attack_range(Alone().technology("orange", 1).state, 0) == SHORT
    assert attack_range(Alone().technology("orange", 2).state, 0) == LONG


def test_with_two_stones_the_orange_card_b_brings_energy_after_an_attack() -> None:
    game = Alone().technology("orange", 2, "B").quiet()
    game.energy(0, 0, 2)
    game.robots("alpha-middle", 1).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", (360, 360))
    game.choose("move").do("reposition ship-1", "put far 0", "done", "attack-planet alpha-middle")
    assert game.me.energy == 2


@pytest.mark.parametrize(("side", "flicks"), [("A", 3), ("B", 4)])
def test_the_pink_card_gives_more_flicks(side: str, flicks: int) -> None:
    game = Alone().technology("pink", 1, side).quiet()
    game.ship(0, "ship-1", (360, 360)).choose("move")
    assert game.state.left == flicks


def test_with_two_stones_the_pink_card_a_puts_a_ship_into_the_orbit_of_ones_planet() -> None:
    game = Alone().technology("pink", 2).quiet()
    game.planet("beta-middle", troops=1).ship(0, "ship-1", (360, 360)).do("technology pink")
    assert game.asked == "put-ship"
    game.do("put near 0")
    assert "technology pink" not in game.options


def test_with_two_stones_the_pink_card_b_puts_a_ship_into_any_orbit_without_robots() -> None:
    game = Alone().technology("pink", 2, "B").quiet()
    game.robots("beta-middle", 1).ship(0, "ship-1", (360, 360)).do("technology pink")
    assert "at beta-middle" not in game.options
    assert "at gamma-middle" in game.options


def test_the_purple_card_a_removes_a_robot_from_the_orbit_of_a_planet_with_a_building() -> None:
    game = Alone().technology("purple", 1).quiet()
    game.planet("alpha-middle", outposts=1).planet("beta-middle", troops=2)
    game.besieged("alpha-middle", 1).besieged("beta-middle", 1).do("technology purple")
    assert game.options == ["at alpha-middle", "done"]
    game.do("at alpha-middle")
    assert game.robots_around("alpha-middle") == 0
    assert game.state.robots_left == 11
    assert "technology purple" not in game.options


def test_the_purple_card_b_removes_two_from_any_of_ones_planets() -> None:
    game = Alone().technology("purple", 1, "B").quiet()
    game.planet("alpha-middle", outposts=1).planet("beta-middle", troops=2)
    game.besieged("alpha-middle", 1).besieged("beta-middle", 1)
    game.do("technology purple", "at alpha-middle", "at beta-middle")
    assert game.state.robots_left == 12


@pytest.mark.parametrize(("side", "more"), [("A", 1), ("B", 2)])
def test_with_two_stones_the_purple_card_adds_to_the_defence_of_planets(side: str, more: int) -> None:
    game = Alone().only("alpha-middle=pink").planet("alpha-middle", troops=1)
    game.technology("purple", 2, side).besieged("alpha-middle", more).card("target-pink").start()
    assert game.on("alpha-middle") == {"troops": 1}


def test_the_green_card_a_puts_a_troop_on_a_planet_of_ones_own() -> None:
    game = Alone().technology("green", 1).quiet()
    game.planet("alpha-middle", troops=1).do("technology green", "at alpha-middle")
    assert game.on("alpha-middle") == {"troops": 2}


def test_the_green_card_b_puts_two() -> None:
    game = Alone().technology("green", 1, "B").quiet()
    game.planet("alpha-middle", troops=1).do("technology green", "at alpha-middle", "at alpha-middle")
    assert game.on("alpha-middle") == {"troops": 3}


@pytest.mark.parametrize(("side", "energy"), [("A", 0), ("B", 1)])
def test_with_two_stones_the_green_card_builds_on_another_planet(side: str, energy: int) -> None:
    game = Alone().technology("green", 2, side).quiet()
    game.planet("alpha-middle", troops=1).planet("beta-middle", troops=1)
    game.do("choose build", "build outpost alpha-middle", "build outpost beta-middle")
    assert game.on("beta-middle") == {"outposts": 1}
    assert game.me.energy == energy


def test_without_energy_the_green_card_a_builds_nothing_more() -> None:
    game = Alone().technology("green", 2).quiet()
    game.energy(0, 0, 1)
    game.planet("alpha-middle", troops=1).planet("beta-middle", troops=1)
    game.do("choose build", "build outpost alpha-middle")
    assert game.asked == "end-turn"
