"""Optional settle powers: contact specialist, colony ship, new military tactics (pages 5, 7-8; subtleties 5-7)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario, money

CONTACT = "contact-specialist"
SHIP = "colony-ship"
TACTICS = "new-military-tactics"
ALL = [CONTACT, SHIP, TACTICS]
MILITARY_ALIENS = ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "lost-alien-battle-fleet"]
ALIENS_WITH_A_COST = [
    "alien-robotic-factory",
    "deserted-alien-outpost",
    "deserted-alien-colony",
    "deserted-alien-library",
]


def placing(world: str, tableau: list[str], cards: int) -> Scenario:
    """The world is revealed; its owner has this many other cards in hand."""
    return Scenario("settle", tableau=tableau, hand=[world, *money(cards)]).do(f"place {world}", "pass")


def can_place(world: str, tableau: list[str], cards: int) -> bool:
    return f"place {world}" in Scenario("settle", tableau=tableau, hand=[world, *money(cards)]).offered()


def paid(game: Scenario) -> list[int]:
    return [facts[1] for _, facts in game.facts("paid")]


def given_up(game: Scenario) -> list[str]:
    return [CARDS[facts[0]] for _, facts in game.facts("card-given-up")]


# Contact specialist


def test_contact_pays_one_card_less_than_the_defence() -> None:
    assert not can_place("pirate-world", [CONTACT], 1)
    game = placing("pirate-world", [CONTACT], 2)
    assert (paid(game), game.hand(), game.tableau()) == ([2], [], [CONTACT, "pirate-world"])
    assert (given_up(game), game.goods()) == ([], ["pirate-world"])


def test_contact_places_a_world_of_defence_one_for_free() -> None:
    game = placing("outlaw-world", [CONTACT], 0)
    assert (paid(game), game.tableau()) == ([0], [CONTACT, "outlaw-world"])


def test_contact_weakens_its_owner_by_one() -> None:
    game = Scenario("settle", tableau=["new-sparta", CONTACT], hand=["alien-robot-sentry", "outlaw-world"])
    assert game.offered() == ["place outlaw-world", "pass"]


@pytest.mark.parametrize("world", MILITARY_ALIENS)
def test_contact_is_impossible_for_the_four_military_alien_worlds(world: str) -> None:
    """The list of the cards on the last pages names their number."""
    assert not can_place(world, [CONTACT], 9)
    assert not can_place(world, [CONTACT, SHIP], 9)
    assert can_place(world, [CONTACT, "drop-ships", "space-marines", "new-galactic-order"], 0)


def test_contact_says_nothing_about_worlds_with_a_cost() -> None:
    game = placing("gem-world", [CONTACT], 2)
    assert (paid(game), game.hand()) == ([2], [])


def test_contact_or_conquest_is_a_choice_after_the_reveal() -> None:
    """Two ways that have nothing to do with each other (page 5)."""
    game = placing("pirate-world", [CONTACT, "drop-ships", "expedition-force"], 4)
    assert (game.prompt(), game.offered()) == ("means", ["by nothing", "by contact"])
    game.do("by nothing")
    assert (game.facts("conquered"), len(game.hand())) == ([(0, [INDEX["pirate-world"], 3])], 4)
    game = placing("pirate-world", [CONTACT, "drop-ships", "expedition-force"], 4).do("by contact")
    game.do("discard export-duties", "discard export-duties")
    assert (game.facts("conquered"), paid(game), len(game.hand())) == ([], [2], 2)


def test_subtlety_06_strength_and_money_never_mix() -> None:
    """6: Strength does not lower the price of contact, and cards do not add to strength."""
    assert not can_place("rebel-base", [CONTACT, "drop-ships", "space-marines", "expedition-force"], 4)
    game = placing("rebel-base", [CONTACT, "drop-ships", "space-marines", "expedition-force"], 5)
    assert (paid(game), game.hand()) == ([5], [])


def test_discounts_lower_the_price_of_contact() -> None:
    """Page 5: Replicant Robots, Mining Robots and the like."""
    assert not can_place("rebel-base", [CONTACT, "replicant-robots"], 2)
    assert paid(placing("rebel-base", [CONTACT, "replicant-robots"], 3)) == [3]
    assert paid(placing("rebel-miners", [CONTACT, "mining-robots"], 0)) == [0]
    assert paid(placing("malevolent-lifeforms", [CONTACT, "mining-robots"], 3)) == [3]


def test_the_price_of_contact_never_falls_below_nothing() -> None:
    game = placing("outlaw-world", [CONTACT, "replicant-robots"], 1)
    assert (paid(game), game.hand()) == ([0], ["export-duties"])


# Colony ship


def test_a_ship_places_a_world_for_free_and_is_given_up() -> None:
    game = placing("new-earth", [SHIP], 0)
    assert (paid(game), game.tableau(), given_up(game)) == ([0], ["new-earth"], [SHIP])


def test_who_can_pay_may_keep_the_ship() -> None:
    game = placing("gem-world", [SHIP], 2)
    assert (game.prompt(), game.offered()) == ("means", ["by nothing", "by ship"])
    game.do("by nothing")
    assert (paid(game), game.tableau(), game.hand()) == ([2], [SHIP, "gem-world"], [])
    game = placing("gem-world", [SHIP], 2).do("by ship")
    assert (paid(game), game.tableau(), len(game.hand())) == ([0], ["gem-world"], 2)


def test_a_ship_that_is_needed_has_to_be_used() -> None:
    """Page 5: who has revealed a world must use what it takes to place it."""
    game = placing("new-earth", [SHIP], 4)
    assert (given_up(game), game.prompt()) == ([SHIP], "choose-action")


@pytest.mark.parametrize("world", ALIENS_WITH_A_COST)
def test_no_ship_goes_to_worlds_of_alien_technology(world: str) -> None:
    assert not can_place(world, [SHIP], 3)
    assert not can_place(world, ALL, 3)


def test_subtlety_06_a_ship_may_go_to_the_alien_rosetta_stone_world() -> None:
    """6: Alien limits look at the good of a world, not at its name."""
    game = placing("alien-rosetta-stone-world", [SHIP], 0)
    assert (game.tableau(), given_up(game)) == (["alien-rosetta-stone-world"], [SHIP])


def test_a_ship_alone_does_not_help_with_a_military_world() -> None:
    assert not can_place("outlaw-world", [SHIP], 9)
    game = placing("outlaw-world", [SHIP, "expedition-force"], 2)
    assert (given_up(game), game.tableau()) == ([], [SHIP, "expedition-force", "outlaw-world"])


def test_subtlety_06_ship_and_contact_together_place_a_military_world_for_free() -> None:
    """6: The ship helps with a military world only together with paying for it (page 5)."""
    game = placing("rebel-homeworld", [SHIP, CONTACT], 0)
    assert (paid(game), game.tableau(), given_up(game)) == ([0], [CONTACT, "rebel-homeworld"], [SHIP])


# New military tactics


def test_tactics_add_three_strength_and_are_given_up() -> None:
    assert can_place("pirate-world", [TACTICS], 0)
    assert not can_place("malevolent-lifeforms", [TACTICS], 9)
    game = placing("pirate-world", [TACTICS], 1)
    assert (game.facts("conquered"), game.tableau()) == ([(0, [INDEX["pirate-world"], 3])], ["pirate-world"])
    assert (given_up(game), len(game.hand())) == ([TACTICS], 1)


def test_tactics_come_on_top_of_all_other_strength() -> None:
    game = placing("rebel-homeworld", [TACTICS, "galactic-imperium"], 0)
    assert game.facts("conquered") == [(0, [INDEX["rebel-homeworld"], 7])]
    assert can_place("lost-alien-warship", [TACTICS, "alien-tech-institute"], 0)


def test_tactics_help_against_military_alien_worlds() -> None:
    assert can_place("alien-robot-sentry", [TACTICS], 0)


def test_who_is_strong_enough_may_keep_the_tactics() -> None:
    game = placing("outlaw-world", [TACTICS, "new-sparta"], 0)
    assert game.offered() == ["by nothing", "by tactics"]
    game.do("by nothing")
    assert game.tableau() == [TACTICS, "new-sparta", "outlaw-world"]


def test_subtlety_05_an_optional_power_may_be_wasted() -> None:
    """5: Tactics for a conquest that needs none, or for a world that is paid; a ship for a world that is free."""
    game = placing("outlaw-world", [TACTICS, "new-sparta"], 0).do("by tactics")
    assert game.facts("conquered") == [(0, [INDEX["outlaw-world"], 5])]
    assert game.tableau() == ["new-sparta", "outlaw-world"]
    game = placing("gem-world", [TACTICS], 2).do("by tactics")
    assert (paid(game), game.tableau(), game.hand()) == ([2], ["gem-world"], [])
    game = placing("pilgrimage-world", [SHIP], 0).do("by ship")
    assert (paid(game), game.tableau()) == ([0], ["pilgrimage-world"])


# All of them together


@pytest.mark.parametrize(
    ("world", "others", "cards", "ways"),
    [
        # a world with a cost: contact says nothing
        ("gem-world", [], 2, ["nothing", "ship", "tactics", "ship-tactics"]),
        ("gem-world", [], 1, ["ship", "ship-tactics"]),
        ("deserted-alien-colony", [], 5, ["nothing", "tactics"]),
        # a military world: conquered, or paid, or paid by the ship
        ("outlaw-world", [], 0, ["contact", "contact-ship", "tactics", "contact-tactics", "contact-ship-tactics"]),
        ("malevolent-lifeforms", [], 2, ["contact-ship", "contact-ship-tactics"]),
        ("malevolent-lifeforms", [], 3, ["contact", "contact-ship", "contact-tactics", "contact-ship-tactics"]),
        ("pirate-world", ["epsilon-eridani"], 0, ["contact-ship", "tactics", "contact-ship-tactics"]),
        (
            "outlaw-world",
            ["space-marines"],
            0,
            ["nothing", "contact", "contact-ship", "tactics", "contact-tactics", "contact-ship-tactics"],
        ),
        # a military world of alien technology: conquered alone
        ("alien-robot-sentry", ["drop-ships"], 5, ["nothing", "tactics"]),
    ],
)
def test_every_combination_that_makes_a_world_possible_is_offered(
    world: str, others: list[str], cards: int, ways: list[str]
) -> None:
    game = placing(world, [*ALL, *others], cards)
    assert game.offered() == [f"by {way}" for way in ways]


def test_alien_worlds_conquered_with_tactics_alone_need_no_question() -> None:
    game = placing("alien-robot-sentry", ALL, 5)
    assert (given_up(game), game.tableau()) == ([TACTICS], [CONTACT, SHIP, "alien-robot-sentry"])


def test_subtlety_05_what_is_used_is_decided_after_the_reveal() -> None:
    """5: And seat by seat, so later seats know what the earlier ones have given up."""
    game = Scenario("settle", tableau=[SHIP], hand=["gem-world", *money(2)])
    game.set(1, tableau=[SHIP], hand=["new-vinland", "spice-world", "plague-world"])
    game.do("place gem-world", "place new-vinland")
    assert ([game.prompt(seat) for seat in (0, 1)], game.goods()) == (["means", None], [])
    game.do("by ship")
    assert ([game.prompt(seat) for seat in (0, 1)], game.tableau()) == ([None, "means"], ["gem-world"])
    game.do("by nothing")
    assert game.tableau(1) == [SHIP, "new-vinland"]


def test_the_question_names_the_world() -> None:
    game = placing("gem-world", [SHIP], 2)
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"card": INDEX["gem-world"]}


def test_a_way_that_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAction):
        placing("gem-world", [SHIP, TACTICS], 2).do("by contact")


# Cards that were given up


def test_subtlety_07_cards_given_up_leave_the_tableau_at_payment() -> None:
    """7: They no longer count for twelve cards or for points; everybody sees them in the discards."""
    tableau = [SHIP, TACTICS, "new-sparta", "gem-world"]
    game = Scenario("settle", tableau=tableau, hand=["comet-zone", *money(3)], goods=["gem-world"])
    points = game.points()
    game.do("place comet-zone", "pass", "by ship-tactics")
    assert game.tableau() == ["new-sparta", "gem-world", "comet-zone"]
    assert game.points() == points - 2 + 2
    assert game.goods() == ["gem-world"]
    for seat in (0, 1, None):
        assert sorted(game.view(seat)["shown"]) == sorted([SHIP, TACTICS])


def test_subtlety_07_a_card_given_up_for_the_twelfth_does_not_end_the_game() -> None:
    """7: Eleven cards lie there after the phase."""
    eleven = [SHIP, "new-sparta", "public-works", "expedition-force", "mining-robots", "space-marines"]
    eleven += ["investment-credits", "deficit-spending", "interstellar-bank", "genetics-lab", "drop-ships"]
    game = Scenario("settle", tableau=eleven, hand=["new-earth", *money(2)]).do("place new-earth", "pass")
    assert (len(game.tableau()), game.table.over) == (11, False)
    game = Scenario("settle", tableau=eleven, hand=["pilgrimage-world"]).do(
        "place pilgrimage-world", "pass", "by nothing"
    )
    assert (len(game.tableau()), game.table.over) == (12, True)


def test_strength_and_draws_of_the_others_still_count_after_a_card_was_given_up() -> None:
    game = Scenario("settle", tableau=[SHIP, "terraforming-robots"], hand=["new-earth"]).do("place new-earth", "pass")
    assert (given_up(game), len(game.hand())) == ([SHIP], 1)


def test_the_world_just_placed_adds_no_strength_to_its_own_conquest() -> None:
    """Cards placed in this phase stay out of it, also when something before them is given up."""
    game = placing("former-penal-colony", [TACTICS], 0)
    assert (game.facts("conquered"), given_up(game)) == ([(0, [INDEX["former-penal-colony"], 3])], [TACTICS])
