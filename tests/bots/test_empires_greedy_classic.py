"""The greedy bot of Ascending Empires in the classic mode: it brings games to their end, and wins them."""

from __future__ import annotations

import pytest

from orrery.bots.empires import BOTS
from orrery.bots.empires.classic import closing
from orrery.bots.random_bot import RandomBot
from orrery.games.empires import GAME as EMPIRES

from ..empires.classic import ClassicScenario
from .test_empires_greedy import play

GREEDY = BOTS["greedy"]
CLASSIC: dict[str, object] = {"mode": "classic"}


def far_ahead() -> ClassicScenario:
    """Seat 0 has cities in all quadrants, the others have nothing."""
    game = ClassicScenario(2)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.planet(f"{quadrant}-middle", cities=1)
    return game


def test_who_is_far_ahead_mines_what_is_left() -> None:
    game = far_ahead().planet("alpha-border-b", "orange", outposts=1, troops=2).start()
    assert EMPIRES.actions.text(GREEDY(1).decide(EMPIRES, game.table, 0)) == "choose-classic mine-ore"


def test_miners_count_most_where_they_stand_together() -> None:
    apart = far_ahead().planet("alpha-border-b", "orange", outposts=1, troops=1)
    apart.planet("beta-border-b", "orange", outposts=1, troops=1)
    together = far_ahead().planet("alpha-border-b", "orange", outposts=1, troops=2)
    for game in (apart, together):
        game.start()
        game.me.troops = 0
    assert closing(together.state, 0, over=False) > closing(apart.state, 0, over=False)


def test_a_troop_that_alone_holds_its_planet_is_no_miner() -> None:
    game = far_ahead().planet("alpha-border-b", "orange", troops=1).start()
    game.me.troops = 0
    before = closing(game.state, 0, over=False)
    game.state.outposts[game.state.troops.index(1)] = 1
    assert closing(game.state, 0, over=False) > before


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_bots_and_empties_the_pool(seats: int, many: int) -> None:
    """It used to shift troops about for ever where it was far ahead."""
    for number in range(many):
        bots = [GREEDY(number) if seat == 0 else RandomBot(number + seat) for seat in range(seats)]
        table = play(bots, number, CLASSIC)
        assert table.state.pool == 0
        outcome = EMPIRES.outcome(table)
        assert outcome is not None
        assert outcome.winners == [0]
