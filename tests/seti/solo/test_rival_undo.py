"""What somebody who plays alone can take back: nothing once the rival has revealed something."""

from __future__ import annotations

from orrery import Match, RandomDealer
from orrery.core.match import Standing
from orrery.core.table import Pending
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import RED
from orrery.games.seti.facts.cards import cards_of
from orrery.games.seti.position.state import State
from orrery.games.seti.rules.traces import ANYWHERE, Trace
from orrery.games.seti.rules.turn import NEXT_TURN, REST_OF_TURN

from .alone import RIVAL, Alone

ME = 0


def match_of(game: Alone) -> Match[State]:
    """A match that goes on from a position of a test."""
    game.start()
    return Match(GAME, ["me"], {}, RandomDealer(1), Standing(game.table, [], []))


def at_the_end_of_my_turn() -> Alone:
    game = Alone()
    game.state.free = 1
    game.ahead(Pending(ME, REST_OF_TURN))
    return game


def test_a_turn_that_the_rival_has_followed_with_a_card_is_final() -> None:
    match = match_of(at_the_end_of_my_turn())
    match.act(ME, "end-turn")
    assert [event.kind.name for event in match.events].count("action-card-revealed") == 1
    assert not match.can_undo(ME)


def test_a_turn_after_the_pass_of_the_rival_can_be_taken_back() -> None:
    game = at_the_end_of_my_turn()
    game.state.passed = 1 << RIVAL
    match = match_of(game)
    match.act(ME, "end-turn")
    assert match.undo_takes(ME) == ["end-turn"]


def test_the_last_answer_is_final_once_face_down_cards_have_been_revealed() -> None:
    game = Alone(species=("exertians", "anomalies"), discovered=["exertians"])
    deck = game.state.species_decks[0]
    card = next(card for card in cards_of(game.state.species[0]) if card in deck)
    deck.remove(card)
    game.it.played_exertians.append(card)
    game.state.rounds = 5
    game.state.passed = 1 << ME
    game.state.active = RIVAL
    game.mind.revealed, game.mind.deck = game.mind.deck, []
    game.ahead(Pending(ME, Trace(RED, ANYWHERE, 1, [])), Pending(RIVAL, NEXT_TURN))
    match = match_of(game)
    match.act(ME, "trace left red overflow")
    assert [event.kind.name for event in match.events].count("exertian-revealed") == 1
    assert not match.can_undo(ME)
