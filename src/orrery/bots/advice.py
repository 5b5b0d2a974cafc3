"""What a bot tells people of answers and prospects: figures only where somebody has found out what they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from ..core.table import S, Table
from .bot import Bot, Estimate, Sight, Thought


def thoughts(adviser: Bot[S], sight: Sight[S], also: Sequence[int] = ()) -> list[Thought]:
    """What the bot thinks of the answers it considers, these among them, best first."""
    found = adviser.thoughts(sight, also)
    if are_measured(sight.game, len(sight.table.owed)):
        return found
    return [thought._replace(share=0.0, unsure=0.0, worlds=0, points=0.0) for thought in found]


def prospects(adviser: Bot[S], game: Game[S], table: Table[S], seat: int) -> Estimate | None:
    """What a seat may expect by what it knows; None where the bot cannot tell."""
    return adviser.estimate(game, table, seat) if are_measured(game, len(table.owed)) else None


def are_measured(game: Game[S], seats: int) -> bool:
    """Whether figures of such a game are worth something: not against the game's own side, for our bots have learned
    and were counted against each other, and take a rival institute that wins by a hundred points for beaten."""
    return not game.own_sides(seats)
