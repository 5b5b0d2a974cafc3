"""Properties of every position that legal play can reach, driven by hypothesis."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from orrery import Match, RandomDealer
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CENTRES, WINNING_POINTS
from orrery.games.duel.position.state import State
from orrery.games.duel.rules.scoring import points

from .ledger import Ledger

OPTIONS = st.fixed_dictionaries(
    {
        "symbol": st.sampled_from(["sun", "moon"]),
        "beginner": st.sampled_from(["none", "0", "1"]),
        "refill": st.sampled_from(["open", "face-down"]),
        "memory-aid": st.booleans(),
    }
)
CHOICES = st.lists(st.integers(0, 10**6), min_size=50, max_size=250)
TELLING = ["build", "fulfil", "found-colony", "found-station"]
SEEDS = st.integers(0, 2**62)


def answer(match: Match[State], choice: int) -> int:
    """Answer one waiting question as the number says, preferring what changes the position; tells who acted."""
    asked = sorted(match.table.questions().items())
    seat, options = asked[choice % len(asked)]
    telling = [option for option in options if GAME.actions.verb(option) in TELLING]
    pool = telling if telling and choice % 3 else options
    match.act(seat, GAME.actions.text(pool[choice // 7 % len(pool)]))
    return seat


@given(SEEDS, OPTIONS, CHOICES)
def test_cards_tiles_and_limits_are_kept(seed: int, options: dict[str, object], choices: list[int]) -> None:
    match = Match(GAME, ["a", "b"], options, RandomDealer(seed))
    for choice in choices:
        if match.table.over:
            break
        answer(match, choice)
        GAME.check(match.table.state)


@given(SEEDS, OPTIONS, CHOICES)
def test_money_and_goods_come_and_go_only_as_told(seed: int, options: dict[str, object], choices: list[int]) -> None:
    match = Match(GAME, ["a", "b"], options, RandomDealer(seed))
    ledger = Ledger()
    for choice in choices:
        if match.table.over:
            break
        before = [player.astro for player in match.table.state.players]
        answer(match, choice)
        start = [player.astro for player in match.table.state.players] if before == [0, 0] else before
        ledger.follow(match.events, start)
        assert ledger.agrees(match.table.state)


@given(SEEDS, OPTIONS, CHOICES)
def test_the_game_is_over_exactly_when_somebody_has_ten_points(
    seed: int, options: dict[str, object], choices: list[int]
) -> None:
    match = Match(GAME, ["a", "b"], options, RandomDealer(seed))
    for choice in choices:
        if match.table.over:
            break
        seat = answer(match, choice)
        reached = [points(match.table.state, owner) >= WINNING_POINTS for owner in (0, 1)]
        outcome = GAME.outcome(match.table)
        assert any(reached) == match.table.over
        assert outcome is None or outcome.winners == [seat]


@given(SEEDS, OPTIONS, CHOICES)
def test_nothing_hidden_shows_in_a_view(seed: int, options: dict[str, object], choices: list[int]) -> None:
    match = Match(GAME, ["a", "b"], options, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    for place, choice in enumerate(choices):
        if match.table.over:
            break
        answer(match, choice)
        if place % 5 == 0:
            for seat in (0, 1):
                imagined = GAME.determinize(match.table, seat, chance)
                assert GAME.view(imagined, seat) == GAME.view(match.table, seat)


@given(SEEDS, CHOICES)
def test_a_level_ii_centre_is_never_owned_twice(seed: int, choices: list[int]) -> None:
    match = Match(GAME, ["a", "b"], {}, RandomDealer(seed))
    for choice in choices:
        if match.table.over:
            break
        answer(match, choice)
        first, second = match.table.state.players
        assert not any(first.centres[centre] == second.centres[centre] == 2 for centre in range(len(CENTRES)))
