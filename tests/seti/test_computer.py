"""The computer: storing data, what its slots pay, technologies on it, analysing (pages 14, 17)."""

from __future__ import annotations

import pytest

from .scenario import Scenario

TECHS = ["computer-credit", "computer-energy", "computer-card", "computer-publicity"]
PLACES = [("a", 1), ("b", 3), ("c", 5), ("d", 6)]
"""The places for technologies and the slots they lie at."""


def stored(game: Scenario, count: int) -> Scenario:
    """Store this many data; the income of the fourth slot is left."""
    for _ in range(count):
        game.do("store")
        if game.prompt() == "increase-income":
            game.do("decline")
    return game


# Storing


def test_data_are_stored_from_left_to_right_as_a_free_action() -> None:
    game = Scenario(data=2).do("store")
    assert (game.me.data, game.me.computer, game.prompt()) == (1, 1, "main-action")
    game.do("store")
    assert (game.me.data, game.me.computer, game.facts("data-stored")) == (0, 2, [(0, [1]), (0, [2])])


def test_without_data_or_room_nothing_is_stored() -> None:
    assert "store" not in Scenario(data=0).offered()
    assert "store" not in Scenario(data=1, computer=6).offered()


def test_only_the_second_and_the_fourth_slot_pay_without_technologies() -> None:
    game = stored(Scenario(data=6, hand=["grant"]), 1)
    assert game.me.publicity == 4
    stored(game, 1)
    assert game.me.publicity == 5
    stored(game, 4)
    assert (game.me.publicity, game.me.score, game.me.computer, game.me.income) == (5, 1, 6, [])


@pytest.mark.parametrize(
    ("card", "credit", "energy", "hand"), [("dune", 5, 3, 0), ("grant", 4, 4, 0), ("hayabusa", 4, 3, 1)]
)
def test_the_fourth_slot_may_raise_the_income_with_a_hand_card(card: str, credit: int, energy: int, hand: int) -> None:
    """Page 14: at once, and from now on every round."""
    game = Scenario(data=1, computer=3, hand=[card]).do("store", f"tuck {card}")
    assert (game.me.credit, game.me.energy, len(game.hand())) == (credit, energy, hand)
    assert len(game.me.income) == 1


def test_the_income_of_the_fourth_slot_may_be_left_but_not_made_up_for() -> None:
    """10: an income increase can be skipped."""
    game = Scenario(data=1, computer=3, hand=["grant"]).do("store", "decline")
    assert (game.hand(), game.me.income, game.prompt()) == (["grant"], [], "main-action")


def test_the_income_must_be_raised_with_the_cards_in_hand_at_that_moment() -> None:
    """9: no other free action comes in between; without a card it is lost."""
    game = Scenario(data=1, computer=3, hand=["grant", "dune"], publicity=10).do("store")
    assert game.offered() == ["tuck grant", "tuck dune", "decline"]
    empty = Scenario(data=1, computer=3, publicity=10).do("store")
    assert empty.prompt() == "main-action"


def test_the_pool_holds_six_data() -> None:
    """Page 14: more is thrown away."""
    game = Scenario(data=5, computer=6, hand=["seti-data-archive"]).do("play seti-data-archive")
    assert (game.me.data, game.facts("data-gained"), game.facts("data-lost")) == (6, [(0, [1])], [(0, [1])])


# Technologies on the computer


@pytest.mark.parametrize(("place", "slot"), PLACES)
@pytest.mark.parametrize("tech", TECHS)
def test_the_upper_space_of_a_technology_pays_two_points(tech: str, place: str, slot: int) -> None:
    """On any of the four places, whichever technology it is."""
    game = Scenario(data=1, computer=slot - 1).tech(0, tech, place).do("store")
    assert game.me.score == 3


@pytest.mark.parametrize(("place", "slot"), PLACES)
@pytest.mark.parametrize(
    ("tech", "credit", "energy", "publicity", "cards"),
    [
        ("computer-credit", 5, 3, 4, 0),
        ("computer-energy", 4, 4, 4, 0),
        ("computer-card", 4, 3, 4, 1),
        ("computer-publicity", 4, 3, 6, 0),
    ],
)
def test_the_lower_space_pays_what_the_technology_shows(
    tech: str, credit: int, energy: int, publicity: int, cards: int, place: str, slot: int
) -> None:
    game = Scenario(data=1, computer=slot).row("grant").tech(0, tech, place).do(f"store-below {place}")
    if cards:
        game.do("take grant")
    assert (game.me.credit, game.me.energy, game.me.publicity, len(game.hand())) == (credit, energy, publicity, cards)
    assert (game.me.data, game.me.score, game.me.computer) == (0, 1, slot)


def test_a_lower_space_takes_one_data() -> None:
    game = Scenario(data=2, computer=1).tech(0, "computer-credit", "a").do("store-below a")
    assert game.offers("store-below") == []


def test_a_lower_space_needs_data_above_it() -> None:
    """11"""
    game = Scenario(data=1, computer=4).tech(0, "computer-credit", "b").tech(0, "computer-energy", "c")
    assert game.offers("store-below") == ["b"]


def test_lower_spaces_are_filled_in_any_order() -> None:
    """Page 17: left to right holds for the upper slots only."""
    game = Scenario(data=3, computer=5)
    game.tech(0, "computer-credit", "a").tech(0, "computer-energy", "b").tech(0, "computer-publicity", "c")
    game.do("store-below c", "store-below a")
    assert (game.offers("store-below"), game.me.publicity, game.me.credit) == (["b"], 6, 5)


def test_a_lower_space_may_wait_while_upper_slots_are_filled() -> None:
    game = stored(Scenario(data=3, computer=2).tech(0, "computer-credit", "b"), 2)
    assert (game.me.score, game.offers("store-below")) == (3, ["b"])


@pytest.mark.parametrize(("place", "slot"), PLACES)
def test_a_technology_under_existing_data_pays_nothing(place: str, slot: int) -> None:
    """11: the data are put on top of it, which is no storing; its lower space is open."""
    game = Scenario(publicity=6, computer=slot, data=1)
    game.do("research", "take-tech computer-credit", f"install {place}")
    assert (game.me.score, game.me.credit) == (1 + 2, 4)
    assert game.offers("store-below") == [place]


def test_a_technology_on_an_empty_slot_pays_when_data_come() -> None:
    game = Scenario(publicity=6, data=1).do("research", "take-tech computer-credit", "install a", "store")
    assert game.me.score == 1 + 2 + 2


# Analysing


def test_analysing_costs_an_energy_and_empties_the_computer_but_not_the_pool() -> None:
    """11: upper and lower slots, never the pool."""
    game = Scenario(computer=6, data=3, energy=1).tech(0, "computer-credit", "a").do("store-below a", "analyse")
    assert (game.me.energy, game.me.computer, game.me.lower, game.me.data) == (0, 0, 0, 2)
    assert game.offers("trace") == ["left blue discovery", "right blue discovery"]
    game.do("trace left blue discovery")
    assert (game.traces(), game.me.score) == (["left blue discovery"], 6)


def test_analysing_needs_all_six_upper_slots_and_an_energy() -> None:
    assert "analyse" not in Scenario(computer=5).offered()
    assert "analyse" not in Scenario(computer=6, energy=0).offered()
    assert "analyse" in Scenario(computer=6, energy=1).offered()


def test_lower_slots_may_be_empty() -> None:
    game = Scenario(computer=6).tech(0, "computer-credit", "a").tech(0, "computer-card", "d")
    assert "analyse" in game.offered()


def test_the_last_data_may_be_stored_right_before_analysing() -> None:
    game = Scenario(computer=5, data=1).do("store", "analyse", "trace right blue discovery")
    assert game.traces() == ["right blue discovery"]


def test_the_empty_computer_is_filled_again_and_pays_again() -> None:
    game = Scenario(computer=6, data=3).tech(0, "computer-credit", "a").do("store-below a", "analyse")
    game.do("trace left blue discovery", "store", "store-below a")
    assert (game.me.score, game.me.credit, game.me.computer) == (1 + 5 + 2, 6, 1)
