"""Every card: what it costs to place it, and what it does in Explore, Develop and Settle (pages 4-5, 7-8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

import pytest

from orrery.games.race.facts.cards import CARDS, INDEX, has_power

from . import tables_consuming, tables_scoring
from .scenario import Scenario, money
from .tables_settling import (
    CARDS_DEVELOP,
    CARDS_DEVELOPMENTS,
    CARDS_EXPLORE,
    CARDS_SETTLE,
    CARDS_WORLDS,
    STRENGTH_OF,
    Developing,
    Development,
    Exploring,
    Settling,
    World,
    world,
)


class NamedRow(Protocol):
    """A row of any table."""

    @property
    def card(self) -> str: ...


CIVIL = [row for row in CARDS_WORLDS if row.cost is not None]
MILITARY = [row for row in CARDS_WORLDS if row.defence is not None]
DEVELOPMENTS = [row.card for row in CARDS_DEVELOPMENTS]
TARGETS = [
    "prosperous-world",
    "galactic-resort",
    "comet-zone",
    "blaster-gem-mines",
    "distant-world",
    "alien-robotic-factory",
    "deserted-alien-colony",
    "galactic-trendsetters",
    "alien-rosetta-stone-world",
]
"""Worlds of every kind that have a cost: production, windfall and neither."""


def each(rows: Sequence[NamedRow]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=[row.card for row in rows])


def cost_of(card: str) -> int:
    return next(row.cost for row in CARDS_DEVELOPMENTS if row.card == card)


# Placing


@each(CIVIL)
def test_a_world_is_paid_in_full_and_its_own_powers_do_not_help(row: World) -> None:
    assert row.cost is not None
    game = Scenario("settle", tableau=[], hand=[row.card, *money(row.cost)]).do(f"place {row.card}", "pass")
    assert game.facts("paid") == [(0, [INDEX[row.card], row.cost])]
    assert (game.tableau(), game.hand()) == ([row.card], [])


@each([row for row in CIVIL if row.cost])
def test_a_world_is_not_offered_with_one_card_too_few(row: World) -> None:
    assert row.cost
    game = Scenario("settle", tableau=[], hand=[row.card, *money(row.cost - 1)])
    assert game.offered() == ["pass"]


@each(MILITARY)
def test_a_military_world_is_conquered_with_exactly_its_defence(row: World) -> None:
    assert row.defence is not None
    army = STRENGTH_OF[row.defence]
    game = Scenario("settle", tableau=army, hand=[row.card, "export-duties"]).do(f"place {row.card}", "pass")
    assert game.facts("conquered") == [(0, [INDEX[row.card], row.defence])]
    assert (game.tableau(), game.hand()) == ([*army, row.card], ["export-duties"])


@each(MILITARY)
def test_a_military_world_cannot_be_bought_nor_help_in_its_own_conquest(row: World) -> None:
    assert row.defence is not None
    game = Scenario("settle", tableau=STRENGTH_OF[row.defence - 1], hand=[row.card, *money(8)])
    assert game.offered() == ["pass"]


@each(CARDS_WORLDS)
def test_a_windfall_world_gets_a_good_when_placed_and_no_other_does(row: World) -> None:
    game = Scenario("settle", tableau=STRENGTH_OF[row.defence or 0], hand=[row.card, *money(row.cost or 0)])
    game.do(f"place {row.card}", "pass")
    assert game.goods() == ([row.card] if row.windfall else [])


@each(CARDS_DEVELOPMENTS)
def test_a_development_is_paid_in_full_and_its_own_powers_do_not_help(row: Development) -> None:
    game = Scenario("develop", hand=[row.card, *money(row.cost, row.card)]).do(f"place {row.card}", "pass")
    assert game.facts("paid") == [(0, [INDEX[row.card], row.cost])]
    assert (game.tableau(), game.hand()) == (["old-earth", row.card], [])


@each(CARDS_DEVELOPMENTS)
def test_a_development_is_not_offered_with_one_card_too_few(row: Development) -> None:
    game = Scenario("develop", hand=[row.card, *money(row.cost - 1, row.card)])
    assert f"place {row.card}" not in game.offered()
    assert "pass" in game.offered()


# I: Explore


@each(CARDS_EXPLORE)
def test_an_explore_power_adds_cards_to_look_at_or_to_keep(row: Exploring) -> None:
    dealt = ["gem-world", "comet-zone", "spice-world", "plague-world"][: row.looked_at]
    game = Scenario("explore", tableau=[row.card]).deals(*dealt, "new-earth", "mining-world").start()
    assert looked_at(game, 0) == dealt
    assert looked_at(game, 1) == ["new-earth", "mining-world"]
    if row.kept < row.looked_at:
        game.do(*[f"keep {card}" for card in dealt[: row.kept]], seat=0)
    assert sorted(game.hand()) == sorted(dealt[: row.kept])
    assert game.prompt() is None


@each([row for row in CARDS_EXPLORE if row.card in DEVELOPMENTS])
def test_an_explore_power_counts_from_the_next_round_on(row: Exploring) -> None:
    """Explore comes before Develop: the round in which the card is placed is too early."""
    game = Scenario(hand=[row.card, *money(cost_of(row.card) - 2)])
    game.deals("gem-world", "comet-zone", "spice-world", "plague-world", "new-earth")
    game.do("choose develop", "choose explore-1", "keep gem-world", "keep spice-world", "keep plague-world")
    assert looked_at(game, 0) == ["gem-world", "comet-zone"]
    game.do(f"place {row.card}", "pass").do("choose produce", "choose explore-5")
    assert len(looked_at(game, 0)) == 2 + row.looked_at


def looked_at(game: Scenario, seat: int) -> list[str]:
    return [CARDS[facts[0]] for owner, facts in game.facts("card-looked-at") if owner == seat]


# II: Develop


def develop(row: Developing, cards: int) -> Scenario:
    """Research labs (cost 4) and this many other cards in hand, the card with the power in the tableau."""
    hand = ["research-labs", *money(cards)]
    return Scenario("develop", tableau=[row.card], hand=hand).deals("gem-world")


@each(CARDS_DEVELOP)
def test_a_develop_power_saves_or_draws_cards(row: Developing) -> None:
    needed = 4 - row.discount - row.draw_first
    assert "place research-labs" not in develop(row, needed - 1).offered()
    game = develop(row, needed)
    assert ("gem-world" in game.start().hand()) == (row.draw_first == 1)
    game.do("place research-labs", "pass")
    assert game.facts("paid") == [(0, [INDEX["research-labs"], 4 - row.discount])]
    assert game.hand() == ["gem-world"] * row.draw_after


@each(CARDS_DEVELOP)
def test_only_its_owner_has_a_develop_power(row: Developing) -> None:
    game = Scenario("develop", hand=["research-labs", *money(4)]).set(1, tableau=[row.card])
    game.do("place research-labs", "pass")
    assert game.facts("paid") == [(0, [INDEX["research-labs"], 4])]
    assert game.hand() == []


@each([row for row in CARDS_DEVELOP if row.draw_after])
def test_nothing_is_drawn_for_passing_in_develop(row: Developing) -> None:
    game = Scenario("develop", tableau=[row.card], hand=["research-labs", *money(4)]).do("pass", "pass")
    assert len(game.hand()) == 5


@each(CARDS_DEVELOP)
def test_a_develop_power_counts_in_the_second_develop_of_a_round(row: Developing) -> None:
    cost = cost_of(row.card)
    game = Scenario(tableau=[], hand=[row.card, "research-labs", *money(cost + 3)], advanced=True)
    game.do("choose develop", "choose produce", seat=0)
    game.do("choose develop", "choose develop", seat=1)
    game.deals("gem-world").do(f"place {row.card}", "pass")
    pay(game, cost - 1)
    assert (game.facts("paid"), game.facts("phase-begun")[-1]) == ([(0, [INDEX[row.card], cost - 1])], (0, [4]))
    assert ("gem-world" in game.hand()) == (row.draw_first == 1)
    game.do("place research-labs", "pass")
    pay(game, 4 - row.discount)
    assert game.facts("paid")[-1] == (0, [INDEX["research-labs"], 4 - row.discount])
    drawn = row.draw_after + row.draw_first
    assert game.hand().count("gem-world") == drawn
    assert len(game.hand()) == row.discount + drawn


def pay(game: Scenario, cards: int) -> None:
    """Seat 0 pays with cards that are money, as long as it is asked."""
    for _ in range(cards):
        if game.prompt() == "pay":
            game.do(next(option for option in game.offered() if option.split()[1] in money(10)), seat=0)


# III: Settle


def against(powers: Mapping[str, int], target: World) -> int:
    """What strength or discounts add up to for a world."""
    rebel = powers.get("rebel", 0) if target.rebel else 0
    return powers.get("all", 0) + powers.get(target.kind or "", 0) + rebel


def can_settle(row: Settling, strength: int, cards: int) -> Iterator[str]:
    """The worlds that can be placed with the card in the tableau, other strength, and this many cards to pay."""
    more = 3 if row.means == "tactics" else 0
    for target in CARDS_WORLDS:
        human = target.kind != "alien"
        free = row.means == "ship" and human
        if target.defence is None:
            assert target.cost is not None
            if free or target.cost - against(row.discount, target) <= cards:
                yield target.card
        elif strength + more + against(row.strength, target) >= target.defence or (
            row.means == "contact" and human and target.defence - 1 <= cards
        ):
            yield target.card


def places(game: Scenario) -> set[str]:
    """The worlds seat 0 is offered."""
    return {option.removeprefix("place ") for option in game.offered() if option != "pass"}


@each(CARDS_SETTLE)
def test_a_settle_power_decides_which_worlds_can_be_placed(row: Settling) -> None:
    """Three worlds are in hand at a time, so that money is short too."""
    worlds = [target.card for target in CARDS_WORLDS if target.card not in (row.card, "old-earth")]
    armies = [(strength, army) for strength, army in STRENGTH_OF.items() if row.card not in army]
    assert len(armies) >= 3
    for strength, army in armies:
        for place in range(0, len(worlds), 3):
            hand = worlds[place : place + 3]
            game = Scenario("settle", tableau=[row.card, *army], hand=hand)
            assert places(game) == set(can_settle(row, strength, len(hand) - 1)) & set(hand)


@each([row for row in CARDS_SETTLE if row.discount])
def test_a_settle_discount_lowers_the_price_of_its_worlds(row: Settling) -> None:
    for target in [world(card) for card in TARGETS if card != row.card]:
        assert target.cost is not None
        price = target.cost - against(row.discount, target)
        assert places(Scenario("settle", tableau=[row.card], hand=[target.card, *money(price - 1)])) == set()
        game = Scenario("settle", tableau=[row.card], hand=[target.card, *money(price)])
        game.do(f"place {target.card}", "pass")
        assert game.facts("paid") == [(0, [INDEX[target.card], price])]
        assert game.hand() == []


@each([row for row in CARDS_SETTLE if row.draw_after])
def test_cards_are_drawn_after_a_world_is_placed_and_only_then(row: Settling) -> None:
    game = Scenario("settle", tableau=[row.card], hand=["pilgrimage-world"]).do("place pilgrimage-world", "pass")
    assert len(game.hand()) == row.draw_after
    game = Scenario("settle", tableau=[row.card], hand=["pilgrimage-world"]).do("pass", "pass")
    assert game.hand() == ["pilgrimage-world"]


@each([row for row in CARDS_SETTLE if row.card in DEVELOPMENTS and not row.draw_after])
def test_a_development_already_counts_in_the_settle_phase_of_its_round(row: Settling) -> None:
    """Subtlety 1: it lies in the tableau before that phase begins."""
    cost = cost_of(row.card)
    found: set[str] = set()
    without: set[str] = set()
    for hand in [
        {"outlaw-world", "pirate-world", "rebel-base", "alien-robot-sentry"},
        {"terraformed-world", "mining-world", "deserted-alien-outpost"},
    ]:
        game = Scenario(tableau=["new-sparta"], hand=[row.card, *hand, *money(cost)])
        game.do("choose settle", "choose develop").do(f"place {row.card}", "pass")
        pay(game, cost)
        assert game.prompt() == "settle"
        assert places(game) == set(can_settle(row, 2, len(hand) - 1)) & hand
        found |= places(game)
        without |= set(can_settle(Settling("none"), 2, len(hand) - 1)) & hand
    assert found != without


@each([row for row in CARDS_SETTLE if row.draw_after])
def test_a_development_already_draws_in_the_settle_phase_of_its_round(row: Settling) -> None:
    """Subtlety 1 again: one card for the bonus of the action, and those of the power."""
    game = Scenario(hand=[row.card, "pilgrimage-world", *money(cost_of(row.card))])
    game.do("choose settle", "choose develop", f"place {row.card}", "pass")
    pay(game, cost_of(row.card))
    game.do("place pilgrimage-world", "pass")
    assert len(game.facts("card-drawn")) == 1 + row.draw_after


@each([row for row in CARDS_SETTLE if row.card not in DEVELOPMENTS])
def test_a_world_counts_in_the_second_settle_of_a_round(row: Settling) -> None:
    """Subtlety 1: a second Settle is a new phase."""
    placed = world(row.card)
    strength = placed.defence or 1
    probe = {"outlaw-world", "rebel-miners", "alien-robot-sentry", "former-penal-colony", "rebel-underground"}
    probe |= {"malevolent-lifeforms", "rebel-outpost", "rebel-base", "rebel-homeworld"}
    probe -= {row.card}
    game = Scenario(tableau=STRENGTH_OF[strength], hand=[row.card, *probe, *money(placed.cost or 0)], advanced=True)
    game.do("choose produce", "choose consume-double", seat=0)
    game.do("choose settle", "choose settle", seat=1)
    before = places(game) & probe
    assert before == set(can_settle(Settling("none"), strength, len(game.me.hand) - 1)) & probe
    game.do(f"place {row.card}", "pass")
    pay(game, placed.cost or 0)
    assert (game.prompt(), game.view(0)["step"]) == ("settle", "settle-again")
    assert places(game) == set(can_settle(row, strength, len(probe) - 1)) & probe
    assert places(game) != before


# The tables of all phases together


def test_every_design_has_a_row() -> None:
    placed = [row.card for row in CARDS_WORLDS] + [row.card for row in CARDS_DEVELOPMENTS]
    assert sorted(placed) == sorted(CARDS)
    assert len(placed) == 95


TABLES: dict[str, Sequence[Sequence[NamedRow]]] = {
    "explore": [CARDS_EXPLORE],
    "develop": [CARDS_DEVELOP],
    "settle": [CARDS_SETTLE],
    "trade": [tables_consuming.CARDS_TRADE],
    "consume": [
        tables_consuming.CARDS_CONSUME,
        tables_consuming.CARDS_CONSUME_OTHERWISE,
        tables_consuming.CARDS_DISCARD_HAND,
    ],
    "produce": [
        tables_consuming.CARDS_PRODUCE,
        tables_consuming.CARDS_PRODUCE_WINDFALL,
        tables_consuming.CARDS_PRODUCE_DRAW,
    ],
}


@pytest.mark.parametrize("phase", TABLES)
def test_every_card_with_a_power_has_a_row_in_the_tables_of_its_phase(phase: str) -> None:
    for table in TABLES[phase]:
        named = [row.card for row in table]
        assert len(set(named)) == len(named)
    assert {row.card for table in TABLES[phase] for row in table} == {
        card for card in CARDS if has_power(INDEX[card], phase)
    }


def test_every_six_cost_development_has_a_row_of_points() -> None:
    sixes = {row.card for row in CARDS_DEVELOPMENTS if row.cost == 6}
    assert {row.card for row in tables_scoring.CARDS_SCORE} == sixes
    assert len(sixes) == 12
