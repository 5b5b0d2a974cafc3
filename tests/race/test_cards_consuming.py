"""Every card with a trade, consume or produce power, one row each: what it does, and that it waits for its phase."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.games.race.facts.cards import INDEX

from .scenario import Scenario
from .tables_consuming import (
    CARDS_CONSUME,
    CARDS_CONSUME_OTHERWISE,
    CARDS_DISCARD_HAND,
    CARDS_PRODUCE,
    CARDS_PRODUCE_DRAW,
    CARDS_PRODUCE_WINDFALL,
    CARDS_TRADE,
    HOLDERS,
    KINDS,
    Consuming,
    ConsumingOtherwise,
    Discarding,
    DrawingInProduce,
    Gain,
    Producing,
    ProducingWindfall,
    Trading,
)
from .tables_settling import CARDS_DEVELOPMENTS

OWN_TRADE = [row for row in CARDS_TRADE if row.own is not None]
CARDS = sorted(
    {row.card for row in CARDS_TRADE}
    | {row.card for row in CARDS_CONSUME}
    | {row.card for row in CARDS_CONSUME_OTHERWISE}
    | {row.card for row in CARDS_DISCARD_HAND}
    | {row.card for row in CARDS_PRODUCE}
    | {row.card for row in CARDS_PRODUCE_WINDFALL}
    | {row.card for row in CARDS_PRODUCE_DRAW}
)
DEVELOPMENTS = {row.card for row in CARDS_DEVELOPMENTS}
WITH_WINDFALL = {"galactic-resort", "runaway-robots", "star-nomad-lair", "pirate-world"}
STRONG = ["drop-ships", "space-marines", "new-galactic-order"]
TO_PAY = ["investment-credits", "interstellar-bank", "contact-specialist"] * 2


def holders(kinds: Sequence[str]) -> list[str]:
    """A different world for each good."""
    return [HOLDERS[kind][kinds[:place].count(kind)] for place, kind in enumerate(kinds)]


def consumed(card: str, kinds: Sequence[str], actions: Sequence[str] = ()) -> Gain:
    """What a card gains from goods of these kinds; the lucky draw of Gambling World misses."""
    worlds = holders(kinds)
    game = Scenario("consume", tableau=["new-sparta", card, *worlds], goods=worlds, actions=actions)
    game.deals("rebel-homeworld").first_options("consume", "spend", "name-number")
    assert game.drawn() == len(game.me.hand)
    return Gain(len(worlds) - len(game.goods()), game.me.chips, game.drawn())


# Trade


@pytest.mark.parametrize("row", CARDS_TRADE, ids=[row.card for row in CARDS_TRADE])
def test_a_trade_power_brings_cards_for_the_goods_it_names(row: Trading) -> None:
    for kind, cards in row.sales():
        world = HOLDERS[kind][0]
        tableau = ["new-sparta", row.card, world]
        game = Scenario("consume", tableau=tableau, goods=[world], actions=["consume-trade"]).start()
        assert game.facts("good-sold") == [(0, [INDEX[world], cards])]
        assert (game.drawn(), game.goods()) == (cards, [])


@pytest.mark.parametrize("row", OWN_TRADE, ids=[row.card for row in OWN_TRADE])
def test_what_the_good_of_a_world_with_a_trade_power_brings(row: Trading) -> None:
    tableau = ["new-sparta", row.card]
    game = Scenario("consume", tableau=tableau, goods=[row.card], actions=["consume-trade"]).start()
    assert game.drawn() == row.own


@pytest.mark.parametrize("row", CARDS_TRADE, ids=[row.card for row in CARDS_TRADE])
def test_a_trade_power_does_nothing_without_a_sale(row: Trading) -> None:
    for actions, goods in (["consume-trade"], []), (["consume-double"], ["asteroid-belt"]):
        tableau = ["new-sparta", row.card, "asteroid-belt"]
        game = Scenario("consume", tableau=tableau, goods=goods, actions=actions)
        game.start()
        assert "good-sold" not in game.told
        assert game.drawn() == (4 if row.card == "trade-league" and goods else 0)  # its consume power sells


# Consume


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", CARDS_CONSUME, ids=[row.card for row in CARDS_CONSUME])
def test_a_consume_power_spends_goods_of_its_kind(row: Consuming, kind: str) -> None:
    for goods, gain in row.gains.items():
        expected = gain if row.kind in ("any", kind) else Gain()
        assert consumed(row.card, [kind] * goods) == expected


@pytest.mark.parametrize("row", CARDS_CONSUME, ids=[row.card for row in CARDS_CONSUME])
def test_points_for_goods_are_doubled_but_neither_goods_nor_cards(row: Consuming) -> None:
    kind = "rare" if row.kind == "any" else row.kind
    for goods, gain in row.gains.items():
        expected = Gain(gain.spent, 2 * gain.points, gain.cards)
        assert consumed(row.card, [kind] * goods, ["consume-double"]) == expected


@pytest.mark.parametrize("row", CARDS_CONSUME, ids=[row.card for row in CARDS_CONSUME])
def test_a_consume_power_does_nothing_without_goods(row: Consuming) -> None:
    assert consumed(row.card, []) == Gain()


@pytest.mark.parametrize("row", CARDS_CONSUME_OTHERWISE, ids=[row.card for row in CARDS_CONSUME_OTHERWISE])
def test_other_consume_powers(row: ConsumingOtherwise) -> None:
    for kinds, gain in row.gains.items():
        assert consumed(row.card, kinds) == gain
        assert consumed(row.card, kinds, ["consume-double"]) == Gain(gain.spent, 2 * gain.points, gain.cards)


@pytest.mark.parametrize("action", ["consume-trade", "consume-double", "produce"])
@pytest.mark.parametrize("row", CARDS_DISCARD_HAND, ids=[row.card for row in CARDS_DISCARD_HAND])
def test_hand_cards_bring_points_that_are_never_doubled(row: Discarding, action: str) -> None:
    for count, points in enumerate(row.points):
        hand = ["gem-world", "drop-ships", "rebel-base", "mining-world"]
        game = Scenario("consume", tableau=["new-sparta", row.card], hand=hand, actions=[action])
        game.do(f"use {row.card}")
        for card in hand[:count]:
            game.do(f"discard {card}")
        if game.prompt() == "discard-for-points":
            game.do("enough")
        assert (game.me.chips, len(game.me.hand)) == (points, 4 - count)
        assert game.prompt() == "choose-action"


# Produce


@pytest.mark.parametrize("row", CARDS_PRODUCE, ids=[row.card for row in CARDS_PRODUCE])
def test_a_production_world_gets_a_good_of_its_kind(row: Producing) -> None:
    game = Scenario("produce", tableau=["new-sparta", row.card]).start()
    assert (game.goods(), game.drawn()) == ([row.card], row.cards)
    assert game.me.produced == [int(row.kind == kind) for kind in KINDS]


@pytest.mark.parametrize("row", CARDS_PRODUCE, ids=[row.card for row in CARDS_PRODUCE])
def test_a_production_world_with_a_good_gets_no_other_and_draws_nothing(row: Producing) -> None:
    game = Scenario("produce", tableau=["new-sparta", row.card], goods=[row.card], actions=["produce"])
    good = game.me.goods[1]
    game.start()
    assert (game.me.goods[1], game.drawn(), game.me.produced) == (good, 0, [0, 0, 0, 0])


@pytest.mark.parametrize("row", CARDS_PRODUCE_WINDFALL, ids=[row.card for row in CARDS_PRODUCE_WINDFALL])
def test_a_windfall_power_puts_one_good_on_an_empty_windfall_world_of_its_kind(row: ProducingWindfall) -> None:
    worlds = {
        "novelty": "refugee-world",
        "rare": "asteroid-belt",
        "genes": "empath-world",
        "alien": "alien-robot-sentry",
    }
    for kind in KINDS:
        game = Scenario("produce", tableau=["new-sparta", row.card, worlds[kind]]).start()
        assert game.goods() == ([worlds[kind]] if kind in row.kinds else [])
        full = Scenario("produce", tableau=["new-sparta", row.card, worlds[kind]], goods=[worlds[kind]]).start()
        assert "good-placed" not in full.told
    game = Scenario("produce", tableau=["new-sparta", row.card, *worlds.values()])
    assert game.first_options("windfall").goods() == [worlds[row.kinds[0]]]


@pytest.mark.parametrize("row", CARDS_PRODUCE_DRAW, ids=[row.card for row in CARDS_PRODUCE_DRAW])
def test_cards_drawn_in_produce(row: DrawingInProduce) -> None:
    for others, cards in row.draws.items():
        assert Scenario("produce", tableau=["new-sparta", row.card, *others]).start().drawn() == cards
        assert Scenario("produce", tableau=[*others, row.card, "new-sparta"]).start().drawn() == cards


# Not before its phase


@pytest.mark.parametrize("card", CARDS)
def test_placing_a_card_uses_none_of_its_later_powers(card: str) -> None:
    """Subtlety 1: powers count in their phase alone; a windfall world gets its good and nothing else happens."""
    full = ["artist-colony", "mining-world", "pre-sentient-race", "deserted-alien-outpost"]
    full = [world for world in full if world != card]
    empty = ["asteroid-belt", "avian-uplift-race", "former-penal-colony", "alien-robot-sentry"]
    phase = "develop" if card in DEVELOPMENTS else "settle"
    game = Scenario(phase, tableau=[*STRONG, *full, *empty], goods=full, hand=[card, *TO_PAY])
    game.do(f"place {card}", seat=0).do("pass", seat=1).first_options("means", "pay")
    assert game.tableau()[-1] == card
    assert game.goods() == ([*full, card] if card in WITH_WINDFALL else full)
    assert (game.drawn(), game.me.chips, "power-used" in game.told, "good-sold" in game.told) == (0, 0, False, False)
