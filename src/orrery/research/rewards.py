"""What a learner is rewarded with, chosen by name.

| name | reward |
| --- | --- |
| `win-share` | at the end the seat's part of the win: 1, a part of a shared win, or 0 |
| `score-difference` | at the end the seat's points less the mean of the other sides' points |
| `points-potential` | `win-share`, and at every step what the seat's lead in points has grown by (see below) |

The last one is potential-based shaping (Ng, Harada, Russell 1999): after each step `discount * potential(now) -
potential(before)`, where the potential is the seat's points less the mean of the others', as far as the seat may know
them, divided by 100; a finished game has the potential 0. So whatever is the best play for `win-share` is the best
play for this one, but a learner hears of its progress at once.
"""

from __future__ import annotations

from typing import Final

from ..core.errors import OrreryError
from ..core.game import Game, lead
from ..core.table import State, Table

POINTS: Final = 100
"""A lead of that many points has the potential 1."""


class UnknownReward(OrreryError):
    """No reward has that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(REWARDS)
        super().__init__(
            "error-unknown-reward", f"no such reward: {name!r}; there are: {known}", {"reward": name, "rewards": known}
        )


class Reward:
    """A reward at the end, and a potential before it that most rewards do not have."""

    shaped: bool = False
    """Whether there are rewards before the end."""
    by_points: bool = False
    """Whether the end is about points, not about winning."""

    def at_end(self, game: Game[State], table: Table[State], seat: int) -> float:
        """The seat's reward for a finished game."""
        raise NotImplementedError

    def potential(self, game: Game[State], table: Table[State], seat: int) -> float:
        """How promising a position is; after each step a seat is rewarded with what it has grown by."""
        return 0.0


class WinShare(Reward):
    """The seat's part of the win; whoever loses alone against the game's own side gets nothing."""

    def at_end(self, game: Game[State], table: Table[State], seat: int) -> float:
        return game.standing(table).share(seat)


class ScoreDifference(Reward):
    """The seat's points less the mean of the other sides'; the rewards of all sides add up to nothing."""

    by_points = True

    def at_end(self, game: Game[State], table: Table[State], seat: int) -> float:
        return lead(game.standing(table).scores, seat)


class PointsPotential(WinShare):
    """The seat's part of the win, with its lead in points as the potential on the way."""

    shaped = True

    def potential(self, game: Game[State], table: Table[State], seat: int) -> float:
        seen = game.points_seen(table, seat)
        return lead([sum(points.values()) for points in seen], seat) / POINTS


REWARDS: Final[dict[str, Reward]] = {
    "win-share": WinShare(),
    "score-difference": ScoreDifference(),
    "points-potential": PointsPotential(),
}


def reward(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise UnknownReward(name)
    return REWARDS[name]


class Counting:
    """The rewards of all seats of one game, step by step."""

    def __init__(self, chosen: Reward, discount: float, game: Game[State], table: Table[State]) -> None:
        self.chosen = chosen
        self.discount = discount
        self.game = game
        self._potentials = self._potentials_at(table)

    def step(self, table: Table[State]) -> list[float]:
        """What each seat gets for the step that has led to this position."""
        seats = range(len(table.owed))
        before = self._potentials
        if table.over:
            return [self.chosen.at_end(self.game, table, seat) - before[seat] for seat in seats]
        now = self._potentials_at(table)
        self._potentials = now
        return [self.discount * now[seat] - before[seat] for seat in seats]

    def _potentials_at(self, table: Table[State]) -> list[float]:
        seats = range(len(table.owed))
        return [self.chosen.potential(self.game, table, seat) if self.chosen.shaped else 0.0 for seat in seats]
