"""Faults that `orrery.testing` finds: a toy game breaks each promise, and the test of that promise alone notices."""

from __future__ import annotations

import pytest

from orrery import Match, RandomDealer
from orrery.core.description import phrase
from orrery.core.game import Game
from orrery.core.table import State
from orrery.i18n import BadMessage, messages
from orrery.terminal.words import Words
from orrery.testing import Case, cases, contract

from .sealed import BID_PLACED, BID_TOLD, SHOWN, sealed

TestSealed = contract(sealed(), sealed(each=2))

SAME_TIME = "test_what_is_chosen_at_the_same_time_is_seen_by_nobody_else"
NOTICED = {
    "view": (SAME_TIME, "is told to .* by the view"),
    "event": (SAME_TIME, "is told to .* by events"),
    "question": (SAME_TIME, "is told to .* by its question"),
    "asked": (SAME_TIME, "is told to .* by who is asked"),
    "again": (SAME_TIME, "is asked a second time"),
    "undo": (SAME_TIME, "is told to .* by the end of undo"),
    "features": (SAME_TIME, "is told to .* by features"),
    "refusals": (SAME_TIME, "is told to .* by refusals"),
    "points": ("test_a_view_tells_nothing_hidden", "points_seen"),
    "redeal": (
        "test_imagined_positions_do_not_hold_what_another_has_chosen",
        "keeps what seat . has chosen: state.bids",
    ),
}


def check(game: Game[State], test: str) -> None:
    """Run one test of the contract over a game with every number of seats."""
    promises = contract(game)()
    for case in cases(game):
        getattr(promises, test)(case, 1)


@pytest.mark.parametrize("flaw", NOTICED)
def test_a_secret_that_is_told_is_noticed(flaw: str) -> None:
    test, reason = NOTICED[flaw]
    check(sealed(), test)
    check(sealed(each=2), test)
    with pytest.raises(AssertionError, match=reason):
        check(sealed(flaw), test)


def test_a_game_that_is_over_before_anybody_is_asked_is_noticed() -> None:
    game = sealed("over")
    with pytest.raises(AssertionError, match="sealed-over-2 is over before anybody is asked"):
        contract(game)().test_somebody_is_asked_at_the_beginning(Case(game, 2, {}))


MESSAGES = {
    "event-bid-placed = { $you ->\n    [yes] You bid { $count }.\n   *[no] { $player } bids { $amount }.\n}": "amount",
    "ask-bid = How much, { $name }?": "name",
    "do-bid = { $points } points": "points",
    "points-card = The card of { $player }": "player",
    "title = { sealed-none }": "sealed-none",
    "event-bid-told = { $amount } bid": "amount",  # an event that no game without a flaw tells of
    "why-outbid = Not more than { $amount }.": "amount",  # a refusal likewise
    "ask-again = Do you keep { $amount }?": "amount",  # no question of the game
    "missing-fuel = { $amount } fuel": "amount",
}


@pytest.mark.parametrize("text", MESSAGES)
def test_a_message_that_cannot_be_written_is_noticed_and_the_terminal_does_without(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    game = sealed()
    messages.cache_clear()
    monkeypatch.setattr("orrery.i18n.texts_of", lambda name, language: [f"{name}-{text}\n"])
    try:
        with pytest.raises(BadMessage, match=MESSAGES[text]):
            contract(game)().test_every_message_can_be_written_with_what_it_is_given(game)
        monkeypatch.setattr(Words, "fall_back", True)
        words = Words(game, messages("en"), ["me", "random"])
        assert words.own("title") == "Sealed"
        match = Match(game, ["me", "random"], {}, RandomDealer(1))
        assert words.question(match.table, 0)
        match.act(0, "bid 2")
        assert match.events[-1].kind is BID_PLACED
        assert "2" in words.event(match.events[-1], 0)
        assert words.event(match.events[-1], 1)
    finally:
        messages.cache_clear()


def test_an_event_that_the_game_does_not_declare_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sealed()
    monkeypatch.setattr(game, "events", [BID_TOLD, SHOWN])
    with pytest.raises(AssertionError, match=r"events that Game.__init__ was not given: \['bid-placed'\]"):
        contract(game)().test_every_message_can_be_written_with_what_it_is_given(game)


def test_a_description_that_cannot_be_written_is_noticed_and_the_terminal_does_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sealed()
    described = phrase("sealed-pays", count=2)
    monkeypatch.setattr(game, "descriptions", lambda: {"card": phrase("sealed-then", first=described)})
    monkeypatch.setattr(
        "orrery.i18n.texts_of", lambda *_: ["sealed-pays = { $amount }\nsealed-then = first { $first }"]
    )
    messages.cache_clear()
    try:
        with pytest.raises(BadMessage, match="amount"):
            contract(game)().test_every_message_can_be_written_with_what_it_is_given(game)
        monkeypatch.setattr(Words, "fall_back", True)
        assert Words(game, messages("en"), []).tell(phrase("sealed-then", first=described)) == "first Pays"
    finally:
        messages.cache_clear()
