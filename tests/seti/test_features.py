"""Positions of SETI as numbers: whose block is whose, and that every question has its number."""

from __future__ import annotations

from orrery.core.dealer import RandomDealer
from orrery.core.table import Question
from orrery.games.seti import GAME
from orrery.games.seti.facts.cards import CARDS
from orrery.games.seti.position.state import State
from orrery.games.seti.sight.features import SetiFeatures
from orrery.games.seti.sight.question_features import PROMPTS

FEATURES = SetiFeatures()


def told(name: str, numbers: list[int]) -> dict[str, int]:
    """What a section says, without its zeros."""
    span = FEATURES.slice(name)
    names = [words.removeprefix(f"{name}/") for words in FEATURES.names[span.start : span.stop]]
    return {word: number for word, number in zip(names, numbers[span.start : span.stop], strict=True) if number}


def numbers_of(seats: int, seat: int) -> tuple[State, list[int]]:
    table = GAME.new(seats, {}, RandomDealer(3))
    return table.state, list(FEATURES.numbers(table, seat))


def test_the_first_block_is_the_seat_itself_and_the_others_follow_in_turn_order() -> None:
    for seat in range(3):
        state, numbers = numbers_of(3, seat)
        for step in range(3):
            player = state.players[(seat + step) % 3]
            assert told(f"player {step}/score", numbers) == {f"player {step}/score": player.score}
        assert not told("player 3", numbers)


def test_a_seat_is_told_its_own_hand_and_how_many_cards_others_hold() -> None:
    state, numbers = numbers_of(2, 1)
    assert list(told("hand", numbers)) == [CARDS[card] for card in state.players[1].hand]
    assert told("player 1/hand size", numbers) == {"player 1/hand size": len(state.players[0].hand)}


def test_alone_the_rival_is_the_second_player_with_numbers_of_its_own() -> None:
    state, numbers = numbers_of(1, 0)
    assert told("seats", numbers) == {"1": 1}
    assert told("alone/difficulty", numbers) == {"1": 1}
    assert sum(told("alone/progress", numbers).values()) == 1
    assert told("player 1/publicity", numbers) == {"player 1/publicity": state.players[1].publicity}
    _, together = numbers_of(2, 0)
    assert not told("alone", together)


def test_every_question_has_its_number() -> None:
    prompts = {effect.prompt() for effect in GAME.effects if isinstance(effect, Question)}
    assert prompts <= set(PROMPTS)
    assert len(set(PROMPTS)) == len(PROMPTS)
