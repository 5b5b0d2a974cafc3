"""Arguments of a wrong type: a match refuses them with an error of the engine, compiled too."""

from __future__ import annotations

import pytest

from orrery import Match, OrreryError, RandomDealer, WrongType, game


@pytest.mark.parametrize("seat", ["0", None, 0.0, True, b"0", [0]])
def test_a_seat_of_another_type_is_refused(seat: object) -> None:
    match = Match(game("duel"), ["Ada", "Ben"], {}, RandomDealer(1))
    with pytest.raises(WrongType, match="seat should be of type int, not"):
        match.act(seat, "choose trade")
    assert match.moves == []


@pytest.mark.parametrize("answers", [[3], [None], [b"choose trade"], [["choose trade"]], ["choose trade", 3]])
def test_an_answer_of_another_type_is_refused(answers: list[object]) -> None:
    match = Match(game("duel"), ["Ada", "Ben"], {}, RandomDealer(1))
    with pytest.raises(WrongType, match="answer should be of type str, not"):
        match.act(0, *answers)
    assert match.moves == []


def test_any_wrong_value_is_an_error_of_the_engine() -> None:
    match = Match(game("duel"), ["Ada", "Ben"], {}, RandomDealer(1))
    for seat in (-1, 2, 1 << 70):
        with pytest.raises(OrreryError):
            match.act(seat, "choose trade")
    with pytest.raises(OrreryError):
        match.act(0, "")
    with pytest.raises(WrongType, match="joined should be of type bool, not str"):
        match.act(0, "choose trade", joined="yes")
    assert match.moves == []
