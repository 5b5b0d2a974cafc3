"""The invasion deck: what every card looks for, which priority decides, what the person chooses."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.campaign import CARDS

from .scenario import Alone

PINK = [f"{quadrant}-middle" for quadrant in ("alpha", "beta", "gamma", "delta")]
"""Where the pink planets of the scenario lie."""


def test_pink_planets_lie_in_the_middle_of_the_quadrants() -> None:
    game = Alone()
    assert [HOLES[hole] for hole in game.state.planets() if game.state.places[hole] == 2] == PINK


# Target cards


def test_without_a_planet_of_the_colour_a_place_of_the_persons_choice_is_revealed() -> None:
    game = Alone().only("beta-middle=orange").card("target-pink")
    game.face_down(["alpha-middle", "alpha-edge-a"], ["pink", "blue"], ["warp", "supplies"])
    assert game.asked == "reveal-place"
    assert game.options == ["at alpha-edge-a", "at alpha-middle"]
    game.deals("pink", "warp").do("at alpha-middle")
    assert game.on("alpha-middle") == {}
    assert game.facts("relic-discarded") == [(1, [0])]


def test_a_planet_with_two_robots_comes_before_one_with_one() -> None:
    game = Alone().robots("alpha-middle", 1).robots("beta-middle", 2).card("target-pink").start()
    assert game.robots_on("beta-middle") == 3
    assert game.robots_on("alpha-middle") == 1


def test_a_planet_with_a_robot_comes_before_one_of_nobody() -> None:
    game = Alone().robots("alpha-middle", 1).card("target-pink").start()
    assert game.robots_on("alpha-middle") == 2


def test_a_planet_with_three_robots_gets_no_more() -> None:
    game = Alone().only("alpha-middle=pink").robots("alpha-middle", 3).card("target-pink").start()
    assert game.robots_on("alpha-middle") == 3
    assert "nothing-found" in game.told


def test_of_planets_of_nobody_the_one_with_the_most_ships_in_orbit_is_taken_and_they_are_destroyed() -> None:
    game = Alone().ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle").card("target-pink").start()
    assert game.robots_on("beta-middle") == 1
    assert game.at(0, "ship-1") is None
    assert game.at(0, "ship-2") is None


def test_between_equal_planets_the_person_chooses() -> None:
    game = Alone().card("target-pink")
    assert game.asked == "land-robots"
    assert game.options == [f"at {hole}" for hole in PINK]
    assert game.do("at gamma-middle").robots_on("gamma-middle") == 1


def own_pink(game: Alone) -> Alone:
    """All pink planets are the person's, in beta with the lowest defence."""
    game.planet("alpha-middle", outposts=1).planet("beta-middle", centres=1)
    game.planet("gamma-middle", outposts=1).planet("delta-middle", outposts=1)
    return game


def test_where_all_are_the_persons_the_one_with_the_most_robots_in_orbit_is_besieged() -> None:
    game = own_pink(Alone()).planet("gamma-middle", cities=1)
    game.besieged("gamma-middle", 1).card("target-pink").start()
    assert game.robots_around("gamma-middle") == 2


def test_without_robots_in_orbit_the_lowest_defence_is_besieged_and_overrun_if_they_are_more() -> None:
    game = own_pink(Alone()).card("target-pink").start()
    assert game.on("beta-middle") == {"robots": 1}
    assert game.robots_around("beta-middle") == 0
    assert game.me.buildings[2] == 8


# Drawing


def test_an_empty_deck_is_made_of_the_discards() -> None:
    game = Alone().only("alpha-middle=pink").robots("alpha-middle", 3)
    campaign = game.state.campaign
    campaign.discards, campaign.deck = campaign.deck, []
    game.deals("target-pink").start()
    assert game.facts("deck-shuffled") == [(1, [7])]
    assert campaign.discards == [CARDS.index("target-pink")]
    assert len(campaign.deck) == 6


def test_special_cards_bring_the_open_guardian_card_into_the_discards() -> None:
    game = Alone().card("spread", "guardian-3")
    assert game.asked == "choose-quadrant"
    campaign = game.state.campaign
    assert [CARDS[card] for card in campaign.discards] == ["spread", "guardian-1"]
    assert CARDS[campaign.open_card] == "guardian-3"
    assert len(campaign.waiting) == 3


def test_every_full_planet_spreads_to_one_of_nobody_in_its_quadrant() -> None:
    game = Alone().only("alpha-middle=pink", "alpha-edge-a=orange", "beta-middle=pink")
    game.robots("alpha-middle", 3)
    game.card("spread").start()
    assert game.robots_on("alpha-edge-a") == 1
    assert game.robots_on("beta-middle") == 0


def test_the_drone_scout_reveals_a_place_where_the_most_are_face_down() -> None:
    game = Alone().only()
    game.face_down(["alpha-middle"], ["pink"], ["warp"])
    game.face_down(["beta-middle", "beta-edge-a"], ["pink", "blue"], ["warp", "warp"])
    game.card("drone-scout")
    assert game.options == ["at beta-edge-a", "at beta-middle"]


def test_where_everything_is_revealed_a_robot_joins_the_most() -> None:
    game = Alone().robots("alpha-middle", 1).robots("beta-edge-a", 2).card("drone-scout").start()
    assert game.robots_on("beta-edge-a") == 3


# Symbols


def test_a_guardian_appears_in_a_quadrant_without_one_and_destroys_ships_in_its_long_range() -> None:
    game = Alone().guardian("alpha")
    game.ship(0, "ship-1", "beta-central").ship(0, "ship-2", "alpha-gate")
    game.card("guardian-1")
    assert game.options == ["guard beta", "guard gamma", "guard delta"]
    game.do("guard beta")
    assert game.state.guardians == 0b11
    assert game.at(0, "ship-1") is None
    assert game.at(0, "ship-2") is not None


def test_a_siege_of_planets_with_the_same_defence_comes_where_the_most_ships_are() -> None:
    game = Alone().planet("alpha-middle", troops=2).planet("beta-middle", troops=2).ship(0, "ship-1", "beta-middle")
    game.card("guardian-3").do("guard delta")
    assert game.robots_around("beta-middle") == 2
    assert game.at(0, "ship-1") is None


def test_reinforcements_without_robots_anywhere_come_to_a_planet_of_nobody() -> None:
    game = Alone().only("alpha-middle=pink", "beta-middle=blue").ship(0, "ship-1", "beta-middle")
    game.card("guardian-1").do("guard delta")
    assert game.robots_on("beta-middle") == 1


def test_reinforcements_come_to_the_most_robots() -> None:
    game = Alone().robots("alpha-middle", 1).robots("beta-edge-a", 2).card("guardian-1").do("guard delta")
    assert game.robots_on("beta-edge-a") == 3


def test_of_planets_with_as_many_robots_the_one_with_the_most_ships_of_the_person_is_reinforced() -> None:
    game = Alone().robots("alpha-middle", 2).robots("beta-edge-a", 2).ship(0, "ship-1", "beta-edge-a")
    game.card("guardian-1").do("guard delta")
    assert game.robots_on("beta-edge-a") == 3
    assert game.at(0, "ship-1") is None


def test_where_everything_is_revealed_the_person_decides_between_equal_planets() -> None:
    game = Alone().robots("alpha-middle", 2).robots("beta-edge-a", 2)
    assert game.card("drone-scout").options == ["at alpha-middle", "at beta-edge-a"]


def test_where_everything_is_revealed_a_robot_comes_where_the_most_ships_are() -> None:
    game = Alone().robots("alpha-middle", 2).robots("beta-edge-a", 2).ship(0, "ship-1", "beta-edge-a")
    assert game.card("drone-scout").start().robots_on("beta-edge-a") == 3
    assert game.at(0, "ship-1") is None


def test_where_everything_is_revealed_and_no_robot_is_anywhere_one_comes_to_a_planet_of_nobody() -> None:
    game = Alone().only("alpha-middle=pink", "beta-middle=blue", "gamma-middle=green").planet("gamma-middle", troops=1)
    game.card("drone-scout")
    assert game.options == ["at alpha-middle", "at beta-middle"]
    assert game.do("at beta-middle").robots_on("beta-middle") == 1
    assert game.verdict == "open"


def test_scouts_reveal_until_a_planet_is_found_and_land_two_robots() -> None:
    game = Alone().only().card("guardian-2")
    game.face_down(["beta-middle", "beta-edge-a"], ["artifact", "blue"], ["warp", "warp"])
    game.do("guard alpha").deals("artifact", "warp", "blue", "warp").do("at beta-middle")
    assert game.robots_on("beta-edge-a") == 2


def test_scouts_land_one_robot_on_each_of_two_planets() -> None:
    game = Alone().only().card("guardian-4")
    game.face_down(["beta-middle", "beta-edge-a"], ["pink", "blue"], ["warp", "warp"])
    game.do("guard alpha", "at beta-middle")
    assert (game.robots_on("beta-middle"), game.robots_on("beta-edge-a")) == (1, 1)


def test_a_siege_brings_two_robots_and_blockades_the_planet() -> None:
    game = Alone().planet("alpha-middle", troops=2)
    game.card("guardian-3").do("guard delta")
    assert game.robots_around("alpha-middle") == 2
    assert game.view["holes"][HOLES.index("alpha-middle")]["blockaded"] == [0]


def test_a_siege_of_two_planets_brings_one_robot_to_each() -> None:
    game = Alone().planet("alpha-middle", troops=1).planet("beta-middle", troops=2)
    game.card("guardian-5").do("guard delta")
    assert (game.robots_around("alpha-middle"), game.robots_around("beta-middle")) == (1, 1)


@pytest.mark.parametrize("card", ["guardian-3", "guardian-5"])
def test_without_a_planet_of_the_person_a_siege_does_nothing(card: str) -> None:
    game = Alone().card(card).do("guard delta")
    assert "nothing-found" in game.told
