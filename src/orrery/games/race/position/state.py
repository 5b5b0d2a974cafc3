"""The position of Race for the Galaxy: the players, the pile, the discards and the pool of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.table import State as CoreState

UNDECIDED: Final = -2
"""A player's `choice` until a card, or NOTHING, has been chosen."""

SETUP: Final = 0
SELECT: Final = 1
EXPLORE: Final = 2
DEVELOP: Final = 3
DEVELOP_AGAIN: Final = 4
SETTLE: Final = 5
SETTLE_AGAIN: Final = 6
CONSUME: Final = 7
PRODUCE: Final = 8
ROUND_END: Final = 9
STEPS: Final[Sequence[str]] = [
    "setup",
    "select",
    "explore",
    "develop",
    "develop-again",
    "settle",
    "settle-again",
    "consume",
    "produce",
    "round-end",
]
"""What the table is doing, in the order of a round."""


class Player:
    """What one player holds."""

    __slots__ = (
        "actions",
        "chips",
        "choice",
        "discarded",
        "goods",
        "hand",
        "looked",
        "produced",
        "ready",
        "tableau",
        "used",
    )

    def __init__(
        self,
        hand: list[int],
        tableau: list[int],
        goods: list[int],
        chips: int,
        actions: list[int],
        choice: int,
        looked: list[int],
        discarded: list[int],
        ready: int,
        used: list[int],
        produced: list[int],
    ) -> None:
        self.hand = hand  # in ascending order
        self.tableau = tableau  # in the order of play
        self.goods = goods  # the card that lies face down on each card of the tableau
        self.chips = chips  # points taken out of the pool
        self.actions = actions  # chosen for this round, secret until all are revealed
        self.choice = choice  # the card to place in this phase, secret until all are revealed
        self.looked = looked  # cards drawn in Explore and not yet kept or discarded
        self.discarded = discarded  # cards in the discards that only this player has seen there
        self.ready = ready  # how many cards of the tableau lay there when the phase began: their powers count
        self.used = used  # powers used in this Consume phase
        self.produced = produced  # goods produced in this Produce phase, by kind

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.tableau[:],
            self.goods[:],
            self.chips,
            self.actions[:],
            self.choice,
            self.looked[:],
            self.discarded[:],
            self.ready,
            self.used[:],
            self.produced[:],
        )


class State(CoreState):
    """Everything on the table. Pile and discards are unordered."""

    __slots__ = ("advanced", "deck", "first", "phase", "players", "pool", "rounds", "secret", "shown", "spent")

    def __init__(
        self,
        players: list[Player],
        deck: list[int],
        shown: list[int],
        spent: list[int],
        pool: int,
        rounds: int,
        phase: int,
        first: int,
        secret: int,
        advanced: int,
    ) -> None:
        self.players = players  # by seat
        self.deck = deck  # the pile, in ascending order
        self.shown = shown  # discards everybody has seen
        self.spent = spent  # discards nobody has seen: goods
        self.pool = pool  # may fall below zero: points are never refused
        self.rounds = rounds  # begun so far
        self.phase = phase  # one of STEPS
        self.first = first  # who has the lowest start world; seats go clockwise from here
        self.secret = secret  # 1 while players choose and nothing is revealed yet
        self.advanced = advanced  # 1 in the game for two in which each chooses two actions

    def copy(self) -> State:
        return State(
            [player.copy() for player in self.players],
            self.deck[:],
            self.shown[:],
            self.spent[:],
            self.pool,
            self.rounds,
            self.phase,
            self.first,
            self.secret,
            self.advanced,
        )

    def order(self) -> list[int]:
        """All seats, the one with the lowest start world first."""
        seats = len(self.players)
        return [(self.first + step) % seats for step in range(seats)]

    def actions_of_a_round(self) -> int:
        """How many actions each player chooses."""
        return 2 if self.advanced else 1

    def discards(self) -> int:
        """How many cards lie in the discards."""
        total = len(self.shown) + len(self.spent)
        for player in self.players:
            total += len(player.discarded)
        return total


def new_player() -> Player:
    return Player(
        hand=[],
        tableau=[],
        goods=[],
        chips=0,
        actions=[],
        choice=UNDECIDED,
        looked=[],
        discarded=[],
        ready=0,
        used=[],
        produced=[0, 0, 0, 0],
    )
