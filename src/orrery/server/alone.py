"""How a person has fared alone against a game: the best result at each difficulty or in each scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import OptionValue
from .messages import AloneInfo
from .rows import OutcomeRow

LEVELS = ("difficulty", "scenario")
"""The options that say against what one plays; a game without any has one result."""


class LoneGame(NamedTuple):
    """A game that somebody played alone to its end."""

    game: str
    options: dict[str, OptionValue]
    outcome: OutcomeRow


def best_results(played: Sequence[LoneGame]) -> list[AloneInfo]:
    """For every game and level how many were played and won, and the best of them."""
    together: dict[tuple[str, OptionValue | None], list[LoneGame]] = {}
    for lone in played:
        together.setdefault((lone.game, _level(lone.options)), []).append(lone)
    return [_result(game, level, games) for (game, level), games in together.items()]


def _level(options: dict[str, OptionValue]) -> OptionValue | None:
    return next((options[name] for name in LEVELS if name in options), None)


def _result(game: str, level: OptionValue | None, games: Sequence[LoneGame]) -> AloneInfo:
    best = max(games, key=lambda lone: _merit(lone.outcome))
    won = sum(_is_won(lone.outcome) for lone in games)
    own, *others = best.outcome.scores
    return AloneInfo(game, level, len(games), won, own, max(others, default=0), best.outcome.turns, best.options)


def _merit(outcome: OutcomeRow) -> tuple[bool, int, int]:
    """A won game is better than a lost one; then fewer turns count, and where nobody counts them the margin."""
    won = _is_won(outcome)
    own, *others = outcome.scores
    if outcome.turns:
        return won, -outcome.turns if won else 0, own
    return won, own - max(others, default=0), own


def _is_won(outcome: OutcomeRow) -> bool:
    return 0 in outcome.winners
