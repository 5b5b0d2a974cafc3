"""How a person has fared alone against a game: the best result at each difficulty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import OptionValue
from .messages import AloneInfo
from .rows import OutcomeRow

DIFFICULTY = "difficulty"
"""The option that says how strong the game is; a game without it has one result."""


class LoneGame(NamedTuple):
    """A game that somebody played alone to its end."""

    game: str
    options: dict[str, OptionValue]
    outcome: OutcomeRow


def best_results(played: Sequence[LoneGame]) -> list[AloneInfo]:
    """For every game and difficulty how many were played and won, and the best: a won one, by the largest margin."""
    together: dict[tuple[str, OptionValue | None], list[OutcomeRow]] = {}
    for game, options, outcome in played:
        together.setdefault((game, options.get(DIFFICULTY)), []).append(outcome)
    return [_result(game, difficulty, outcomes) for (game, difficulty), outcomes in together.items()]


def _result(game: str, difficulty: OptionValue | None, outcomes: Sequence[OutcomeRow]) -> AloneInfo:
    best = max(outcomes, key=lambda outcome: (_is_won(outcome), _margin(outcome), outcome.scores[0]))
    won = sum(_is_won(outcome) for outcome in outcomes)
    return AloneInfo(game, difficulty, len(outcomes), won, best.scores[0], max(best.scores[1:], default=0))


def _is_won(outcome: OutcomeRow) -> bool:
    return 0 in outcome.winners


def _margin(outcome: OutcomeRow) -> int:
    return outcome.scores[0] - max(outcome.scores[1:], default=0)
