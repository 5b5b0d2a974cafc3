"""Which bots there are, and what happens when one is asked for by name."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import UnknownBot, bot, names


@pytest.mark.parametrize("game", orrery.NAMES)
def test_every_game_has_the_random_bot_as_its_weakest(game: str) -> None:
    assert names(game)[0] == "random"


def test_duel_is_played_by_random_and_greedy() -> None:
    assert names("duel") == ["random", "greedy"]


@pytest.mark.parametrize("name", names("duel"))
def test_a_bot_of_each_name_answers_a_first_question(name: str) -> None:
    game, table = orrery.game("duel"), orrery.new("duel", seed=3)
    assert bot(name, "duel", 5).decide(game, table, 1) in table.questions()[1]


@pytest.mark.parametrize("name", names("duel"))
def test_each_call_makes_a_new_bot(name: str) -> None:
    assert bot(name, "duel", 5) is not bot(name, "duel", 5)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("clairvoyant", "duel", 1)
    assert refusal.value.arguments == {"bot": "clairvoyant", "game": "duel", "bots": "random, greedy"}


def test_a_bot_of_one_game_does_not_play_another() -> None:
    with pytest.raises(UnknownBot):
        bot("greedy", "halma", 1)
