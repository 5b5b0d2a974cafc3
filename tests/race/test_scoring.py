"""Points (pages 6, 12): printed points, chips, and the six-cost developments, one term for each card."""

from __future__ import annotations

import pytest

from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS
from orrery.games.race.rules.scoring import breakdown

from .scenario import Scenario
from .tables_scoring import CARDS_SCORE, PRINTED, SIX_COST, Scoring

# Printed points


def test_every_design_is_listed_once() -> None:
    listed = [card for cards in PRINTED.values() for card in cards] + SIX_COST
    assert sorted(listed) == sorted(CARDS)


@pytest.mark.parametrize("points", PRINTED)
def test_printed_points(points: int) -> None:
    for card in PRINTED[points]:
        game = Scenario(tableau=[card])
        assert (breakdown(game.me)["cards"], game.points()) == (points, points)


# Six-cost developments


@pytest.mark.parametrize("row", CARDS_SCORE, ids=SIX_COST)
def test_what_a_six_cost_development_is_worth(row: Scoring) -> None:
    """A card counts by the first term it fits, once; the development itself counts where it fits."""
    for others, points in row.points.items():
        assert Scenario(tableau=[row.card, *others]).six(row.card) == points
        assert Scenario(tableau=[*reversed(others), row.card]).six(row.card) == points


@pytest.mark.parametrize("card", SIX_COST)
def test_a_six_cost_development_has_no_printed_points(card: str) -> None:
    assert breakdown(Scenario(tableau=[card]).me)["cards"] == 0


@pytest.mark.parametrize("card", SIX_COST)
def test_cards_of_others_and_in_hand_count_nothing(card: str) -> None:
    alone = Scenario(tableau=[card]).six(card)
    others = ["contact-specialist", "consumer-markets", "mining-robots", "research-labs", "rebel-base", "gem-world"]
    game = Scenario(tableau=[card], hand=["artist-colony", "plague-world", "export-duties", "alien-robotic-factory"])
    assert game.set(1, tableau=others).six(card) == alone


@pytest.mark.parametrize(
    ("six", "card", "points"),
    [
        ("alien-tech-institute", "alien-robotic-factory", 3),  # also an alien card, for 2
        ("alien-tech-institute", "alien-robot-sentry", 2),  # also an alien card, for 2
        ("galactic-federation", "merchant-guild", 2),  # also a development, for 1
        ("galactic-imperium", "rebel-base", 2),  # also a military world, for 1
        ("galactic-survey-seti", "malevolent-lifeforms", 2),  # also a world, for 1
        ("pan-galactic-league", "avian-uplift-race", 2),  # also a military world, for 1
        ("pan-galactic-league", "malevolent-lifeforms", 2),  # also a military world, for 1
    ],
)
def test_a_card_that_fits_two_terms_counts_by_the_first_alone(six: str, card: str, points: int) -> None:
    assert Scenario(tableau=[six, card]).six(six) - Scenario(tableau=[six]).six(six) == points


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5)])
def test_galactic_renaissance_counts_every_third_point_in_chips_rounded_down(chips: int, points: int) -> None:
    game = Scenario(tableau=["galactic-renaissance", "artist-colony"]).set(0, chips=chips)
    assert game.six("galactic-renaissance") == points + 3
    assert breakdown(game.me) == {"cards": 1, "chips": chips, "six-cost": points + 3}


def test_two_six_cost_developments_count_the_same_card_each() -> None:
    """Mining World: 2 for Mining League, 2 for Merchant Guild, 2 printed."""
    game = Scenario(tableau=["mining-league", "merchant-guild", "mining-world"])
    assert (game.six("mining-league"), game.six("merchant-guild"), game.points()) == (2, 2, 6)


def test_strength_for_points_counts_cards_that_were_just_placed() -> None:
    game = Scenario("settle", tableau=["new-galactic-order"], hand=["former-penal-colony"])
    game.do("place former-penal-colony", seat=0).do("pass", seat=1)
    assert game.six("new-galactic-order") == 3


# The total


def test_the_breakdown_adds_up_to_the_points_shown_to_everybody() -> None:
    """Old Earth 2, Gem World 1, Public Works 1; five chips; Galactic Federation 2 and 1 for Public Works."""
    game = Scenario(tableau=["old-earth", "gem-world", "public-works", "galactic-federation"]).set(0, chips=5).start()
    expected = {"cards": 4, "chips": 5, "six-cost": 3}
    standing = GAME.standing(game.table)
    assert (standing.breakdown[0], standing.scores[0], standing.winners) == (expected, 12, [])
    for seat in (0, 1, None):
        seen = game.view(seat)["players"][0]
        assert (seen["breakdown"], seen["points"]) == (expected, 12)
        assert [card["points"] for card in seen["tableau"]] == [None, None, None, 3]


def test_hand_cards_and_goods_are_worth_no_points() -> None:
    game = Scenario(tableau=["gem-world"], goods=["gem-world"], hand=["rebel-homeworld", "terraformed-world"])
    assert game.points() == 1
