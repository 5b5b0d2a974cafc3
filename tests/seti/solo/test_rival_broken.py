"""Stored positions with a rival that cannot lie on a table are refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.seti import GAME


def stored(difficulty: int = 3) -> dict[str, Any]:
    """In the first round."""
    table = GAME.new(1, {"difficulty": difficulty}, RandomDealer(7))
    table.act(0, table.questions()[0][0])
    data: dict[str, Any] = json.loads(json.dumps(GAME.encode(table)))
    return data


def _without_rival(state: dict[str, Any]) -> None:
    state["rivals"] = []


def _two_rivals(state: dict[str, Any]) -> None:
    state["rivals"] = [state["rivals"][0], state["rivals"][0]]


def _player_missing(state: dict[str, Any]) -> None:
    state["players"].pop()


def _difficulty_6(state: dict[str, Any]) -> None:
    state["rivals"][0]["difficulty"] = 6


def _off_the_track(state: dict[str, Any]) -> None:
    state["rivals"][0]["progress"] = 12


def _card_twice(state: dict[str, Any]) -> None:
    state["rivals"][0]["deck"] = [0, 0, 1, 2, 3]


def _too_many_on_top(state: dict[str, Any]) -> None:
    state["rivals"][0]["on_top"] = 11


def _credits(state: dict[str, Any]) -> None:
    state["players"][1]["credit"] = 3


def _technology_from_nowhere(state: dict[str, Any]) -> None:
    state["rivals"][0]["techs"] = [0]


def _messages_too_early(state: dict[str, Any]) -> None:
    state["rivals"][0]["messages"] = 2


def _found_without_discovery(state: dict[str, Any]) -> None:
    state["rivals"][0]["found"] = [1]


def _objectives_at_difficulty_1(state: dict[str, Any]) -> None:
    state["rivals"][0]["difficulty"] = 1


def _objectives_missing(state: dict[str, Any]) -> None:
    state["objectives"] = []


BREAKS = [
    _without_rival,
    _two_rivals,
    _player_missing,
    _difficulty_6,
    _off_the_track,
    _card_twice,
    _too_many_on_top,
    _credits,
    _technology_from_nowhere,
    _messages_too_early,
    _found_without_discovery,
    _objectives_at_difficulty_1,
    _objectives_missing,
]


def test_a_sound_position_comes_back() -> None:
    data = stored()
    assert GAME.encode(GAME.decode(data, RandomDealer(1))) == data


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__.strip("_"))
def test_a_broken_position_is_refused(broken: Callable[[dict[str, Any]], None]) -> None:
    data = stored()
    broken(data["state"])
    with pytest.raises(BrokenPosition):
        GAME.decode(data, RandomDealer(1))


def test_a_rival_at_a_table_of_two_is_refused() -> None:
    data: dict[str, Any] = json.loads(json.dumps(GAME.encode(GAME.new(2, {}, RandomDealer(7)))))
    data["state"]["rivals"] = stored(1)["state"]["rivals"]
    with pytest.raises(BrokenPosition):
        GAME.decode(data, RandomDealer(1))


def test_a_question_the_rival_has_no_rule_for_is_refused() -> None:
    data = stored()
    data["pending"] = [[1, {"is": "Fly"}]]
    with pytest.raises(BrokenPosition):
        GAME.decode(data, RandomDealer(1))
