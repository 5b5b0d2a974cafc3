"""Cards: the row and its refilling, taking and drawing, buying, exchange, corners, income (pages 4, 6, 18-19)."""

from __future__ import annotations

import pytest

from .scenario import Scenario
from .species import Found

ROW = ("grant", "galileo-mission", "mariner-10-mission")


def row(game: Scenario) -> list[str | None]:
    return game.view(0)["row"]


# The row


def test_a_taken_card_is_replaced_at_once_in_its_place() -> None:
    """7"""
    game = Scenario(publicity=3).row(*ROW).deals("hayabusa").do("buy-card", "take galileo-mission")
    assert (game.hand(), row(game)) == (["galileo-mission"], ["grant", "hayabusa", "mariner-10-mission"])


def test_a_card_can_be_drawn_unseen_instead() -> None:
    game = Scenario(publicity=3).row(*ROW).deals("hayabusa").do("buy-card", "draw")
    assert (game.hand(), row(game)) == (["hayabusa"], list(ROW))
    event = next(event for event in game.events if event.kind.name == "card-drawn")
    assert (event.seen_by(0)["card"], event.seen_by(1)["card"]) == (game.outcome("hayabusa"), None)


def test_a_card_that_is_drawn_does_not_come_from_the_row() -> None:
    """Page 19: the two symbols differ."""
    game = Scenario(hand=["niac-program"]).row(*ROW).deals("hayabusa", "dune", "alice").do("play niac-program")
    assert (sorted(game.hand()), row(game)) == (["alice", "dune", "hayabusa"], list(ROW))


def test_two_cards_taken_one_after_the_other_see_the_refilled_row() -> None:
    game = Scenario(publicity=6).row(*ROW).deals("hayabusa").do("buy-card", "take grant", "buy-card")
    assert game.offers("take") == ["mariner-10-mission", "galileo-mission", "hayabusa"]


def test_row_cards_discarded_by_a_card_are_replaced_after_the_whole_card() -> None:
    """7, and open question 5 of the cards: with several signals the row shrinks meanwhile."""
    game = Scenario(hand=["square-kilometre-array"]).row(*ROW).deals("hayabusa", "dune", "alice")
    game.do("play square-kilometre-array", "discard grant", "signal kepler-22")
    assert game.offers("discard") == ["mariner-10-mission", "galileo-mission"]
    game.do("discard galileo-mission", "signal proxima-centauri")
    assert game.offers("signal") == ["procyon", "sirius-a"]  # the last card is no choice
    assert row(game) == [None, None, None]
    game.do("signal procyon")
    assert row(game) == ["hayabusa", "dune", "alice"]


def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    """Page 19"""
    game = Scenario(publicity=3).row(*ROW)
    game.state.deck, game.state.discard = [], game.state.deck
    game.do("buy-card", "take grant")
    assert (None in row(game), len(game.state.deck), game.state.discard) == (False, 134, [])
    assert game.facts("deck-reshuffled") == [(0, [135])]


def test_where_no_card_is_left_none_is_drawn() -> None:
    game = Scenario(hand=["niac-program"])
    game.me.completed, game.state.deck = game.state.deck, []
    game.do("play niac-program")
    assert (game.hand(), game.prompt()) == ([], "end-turn")


def test_a_card_taken_openly_is_not_marked_in_the_hand() -> None:
    """Everybody is told which one it was; afterwards a hand is a hand."""
    game = Found(publicity=3).row(*ROW).do("buy-card", "take grant")
    assert game.facts("card-taken") == [(0, [game.outcome("grant")])]
    assert game.view(1)["players"][0]["hand"] is None
    assert len({tuple(game.imagined(1, seed).players[0].hand) for seed in range(20)}) > 1


# Buying


def test_a_card_costs_three_publicity() -> None:
    game = Scenario(publicity=4).row(*ROW).do("buy-card", "take grant")
    assert (game.me.publicity, "buy-card" in game.offered()) == (1, False)


def test_buying_is_a_free_action_of_ones_own_turn_and_can_be_repeated() -> None:
    game = Scenario(publicity=10).do("buy-card", "buy-card", "pass")
    assert (len(game.hand()), game.me.publicity) == (2, 4)


# Exchange


def test_two_of_a_kind_become_one_of_another() -> None:
    rich = Scenario(credit=2, energy=2, hand=["grant", "dune"])
    trades = ["credit energy", "credit card", "energy credit", "energy card", "card credit", "card energy", "card card"]
    assert rich.offers("exchange") == trades
    assert Scenario(credit=1, energy=1, hand=["grant"]).offers("exchange") == []


@pytest.mark.parametrize(
    ("trade", "credit", "energy"),
    [("credit energy", 2, 4), ("energy credit", 5, 1), ("card credit", 5, 3), ("card energy", 4, 4)],
)
def test_exchanges_for_credits_and_energy(trade: str, credit: int, energy: int) -> None:
    game = Scenario(hand=["grant", "dune"] if trade.startswith("card") else []).do(f"exchange {trade}")
    assert (game.me.credit, game.me.energy, game.hand()) == (credit, energy, [])


@pytest.mark.parametrize(("trade", "credit", "energy"), [("credit card", 2, 3), ("energy card", 4, 1)])
def test_exchanges_for_a_card_of_row_or_deck(trade: str, credit: int, energy: int) -> None:
    game = Scenario().row(*ROW).do(f"exchange {trade}")
    assert game.offered() == ["take mariner-10-mission", "take galileo-mission", "take grant", "draw"]
    game.do("take grant")
    assert (game.me.credit, game.me.energy, game.hand()) == (credit, energy, ["grant"])


def test_two_cards_of_choice_become_a_new_one() -> None:
    """Page 18: even for another card."""
    game = Scenario(hand=["grant", "dune", "alice"]).row("hayabusa").do("exchange card card")
    assert game.offers("discard") == ["grant", "alice", "dune"]
    game.do("discard dune", "discard grant", "take hayabusa")
    assert (sorted(game.hand()), game.view(0)["discard"]) == (["alice", "hayabusa"], ["dune", "grant"])


def test_species_cards_are_exchanged_like_others() -> None:
    """Page 20: in hand they count as normal cards."""
    game = Scenario(discovered=["mascamites"]).set(0, hand=["first-contact", "grant"]).do("exchange card energy")
    assert (game.hand(), game.me.energy, game.view(0)["discard"]) == ([], 4, ["grant"])


def test_data_and_publicity_are_not_exchanged() -> None:
    game = Scenario(data=6, publicity=10, credit=0, energy=0)
    assert game.offers("exchange") == []


# Corners


@pytest.mark.parametrize(("card", "publicity", "data"), [("grant", 5, 0), ("dune", 5, 0), ("juno-probe", 4, 1)])
def test_a_card_is_discarded_for_its_corner(card: str, publicity: int, data: int) -> None:
    game = Scenario(hand=[card]).do(f"corner {card}")
    assert (game.me.publicity, game.me.data, game.hand()) == (publicity, data, [])
    assert (game.view(0)["discard"], game.me.credit) == ([card], 4)


def test_a_movement_corner_moves_a_probe() -> None:
    game = Scenario(hand=["venera-probe"], probes=["1-4"]).do("corner venera-probe")
    assert game.prompt() == "move"
    game.do("fly 1-4 counter-clockwise")
    assert (game.probes(), game.me.publicity) == (["1-3"], 5)


def test_a_card_serves_one_purpose() -> None:
    """Page 6: what is played for its effect cannot be discarded for its corner."""
    game = Scenario(hand=["press-statement"]).do("play press-statement")
    assert game.offers("corner") == []


# Income


@pytest.mark.parametrize(
    ("card", "credit", "energy", "cards"), [("dune", 5, 2, 0), ("grant", 4, 3, 0), ("hayabusa", 4, 2, 1)]
)
def test_a_tucked_card_pays_at_once(card: str, credit: int, energy: int, cards: int) -> None:
    game = Scenario(hand=[card], probes=["venus"], credit=5).do("orbit venus", f"tuck {card}")
    assert (game.me.credit, game.me.energy, len(game.hand())) == (credit, energy, cards)


def test_income_comes_between_rounds() -> None:
    """Page 19: three credits, two energy and a card, and what every tucked card shows."""
    game = Scenario(income=["dune", "alice", "grant", "hayabusa"], credit=0, energy=0).do("pass", "pass")
    assert (game.me.credit, game.me.energy, len(game.hand())) == (5, 3, 2)
    assert (game.rival.credit, game.rival.energy, len(game.hand(1))) == (7, 5, 1)


def test_the_last_round_has_no_income() -> None:
    game = Scenario(credit=0)
    game.state.rounds = 4
    game.do("pass", "pass")
    assert (game.table.over, game.me.credit, game.hand()) == (True, 0, [])


def test_there_is_no_hand_limit_but_when_passing() -> None:
    game = Scenario(hand=["grant", "dune", "alice", "hayabusa", "iss", "plato"]).do("launch", "end-turn")
    assert (len(game.hand()), game.asked_seat) == (6, 1)
