"""Which bots there are, and what happens when one is asked for by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import orrery
from orrery.bots import UnknownBot, bot, names

BOTS = [(game, name) for game in orrery.NAMES for name in names(game)]


@pytest.mark.parametrize("game", orrery.NAMES)
def test_every_game_has_the_random_bot_as_its_weakest(game: str) -> None:
    assert names(game)[0] == "random"


@pytest.mark.parametrize("game", orrery.NAMES)
def test_every_game_is_played_by_random_and_greedy(game: str) -> None:
    assert names(game)[:2] == ["random", "greedy"]


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_of_each_name_answers_a_first_question(game: str, name: str) -> None:
    table = orrery.new(game, seed=3)
    seat, options = next(iter(table.questions().items()))
    assert bot(name, game, 5).decide(orrery.game(game), table, seat) in options


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_each_call_makes_a_new_bot(game: str, name: str) -> None:
    assert bot(name, game, 5) is not bot(name, game, 5)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("clairvoyant", "duel", 1)
    known = "random, greedy, easy, medium, hard, best"
    assert refusal.value.arguments == {"bot": "clairvoyant", "game": "duel", "bots": known}


def test_a_bot_of_one_game_does_not_play_another() -> None:
    assert names("halma") == ["random"]
    with pytest.raises(UnknownBot):
        bot("greedy", "halma", 1)


@pytest.mark.whole
@pytest.mark.parametrize(("asked", "other"), [("duel", "race"), ("race", "duel")])
def test_asking_for_the_bots_of_a_game_imports_no_other_game(asked: str, other: str) -> None:
    program = f"import sys, orrery.bots; orrery.bots.bot('greedy', '{asked}', 1); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert f"orrery.games.{asked}" in loaded
    assert f"orrery.games.{other}" not in loaded
    assert f"orrery.bots.{other}" not in loaded
    assert "importlib.metadata" not in loaded  # nobody looks through all packages for a bot of this one
