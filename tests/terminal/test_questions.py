"""Every question of a game can be shown and explained, in both languages, on eighty columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.match import Match
from orrery.core.table import State
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.screen import Screen
from orrery.terminal.words import Words

from .families import prompts

WIDTH = 80
RARE = ["seti", "empires"]
"""Games with questions that random play hardly meets: they have a test of their own."""


@pytest.mark.parametrize("name", [name for name in orrery.NAMES if name not in RARE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_shown(language: str, name: str) -> None:
    game = orrery.game(name)
    shown = dict.fromkeys(prompts(name), 0)
    for seed in range(100):
        screen = _played(Match(game, ["me"] * game.seats[-1], {}, RandomDealer(seed)), language, seed, shown)
        assert all(len(line) <= WIDTH for line in screen.splitlines())
        if all(shown.values()):
            break
    assert all(shown.values()), shown


def _played(match: Match[State], language: str, seed: int, shown: dict[str, int]) -> str:
    """What the screen shows of a random game: each question the first three times it is asked at all."""
    text = io.StringIO()
    console = Console(file=text, width=WIDTH, markup=False, highlight=False, emoji=False)
    screen = Screen(match, Words(match.game, messages(language), match.seats), console)
    dealer, table = RandomDealer(seed), match.table
    while not table.over:
        seat, options = next(iter(table.questions().items()))
        question = table.question(seat)
        assert question is not None
        if shown[question.prompt()] < 3:
            shown[question.prompt()] += 1
            screen.position(seat)
            screen.question(seat)
            screen.help(seat)
        table.act(seat, options[dealer.below(len(options))])
    screen.end(None)
    return text.getvalue()
