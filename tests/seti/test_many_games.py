"""Random games of SETI over all numbers of players and pairs of species, saved and loaded at every decision."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.seti import GAME
from orrery.games.seti.rules.setup import PAIRS

pytestmark = pytest.mark.whole

SAMPLE = 30
ALL = 20_000
RICH = 40
"""Every other game starts with so much more credit and energy: otherwise few species would be found."""


def play(seed: int) -> int:
    """A game to its end, every position sound and equal after saving; how many species were found."""
    seats, pair = 2 + seed % 3, PAIRS[seed // 3 % len(PAIRS)]
    table = GAME.new(seats, {"species": pair}, RandomDealer(seed))
    for player in table.state.players if seed % 2 else []:
        player.credit += RICH
        player.energy += RICH
    chance = RandomDealer(seed + 1_000_000)
    while not table.over:
        questions = table.questions()
        seat = sorted(questions)[chance.below(len(questions))]
        action = questions[seat][chance.below(len(questions[seat]))]
        table = GAME.decode(GAME.encode(table), table.dealer)
        assert table.questions() == questions
        table.act(seat, action)
        GAME.check(table.state)
    assert table.state.rounds == 5
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.winners
    return table.state.discovered.bit_count()


def test_every_game_ends_by_the_rules(many: int) -> None:
    games = SAMPLE if many == 1 else ALL
    found = sum(play(seed) for seed in range(games))
    assert found > 0
