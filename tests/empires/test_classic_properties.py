"""Random play of the classic mode: positions stay sound, pieces add up, and nobody learns what others have seen."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.testing import random_play

DECISIONS = 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_on_the_way_is_sound_and_points_come_from_the_pool(seats: int) -> None:
    table = GAME.new(seats, {"mode": "classic", "jet": "yes"}, RandomDealer(seats))
    pool = table.state.pool
    for _ in random_play(table, 7, DECISIONS):
        GAME.check(table.state)
        assert table.state.pool == max(0, pool - sum(player.points for player in table.state.players))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_questions_and_options_are_alike_whatever_others_have_seen(seats: int) -> None:
    table = GAME.new(seats, {"mode": "classic"}, RandomDealer(seats))
    scans = 0
    for seat, action in random_play(table, 11, DECISIONS):
        scans += GAME.actions.text(action).startswith("scan")
        if any(table.state.scanned):
            for viewer in range(seats):
                twin = GAME.determinize(table, viewer, RandomDealer(scans))
                assert GAME.view(twin, viewer) == GAME.view(table, viewer)
                if viewer == seat:
                    assert list(twin.questions()[seat]) == list(table.questions()[seat])
    assert scans
