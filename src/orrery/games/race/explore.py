"""I: Explore (page 4): look at cards, keep some, discard the rest."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...core.table import Effect, Question, Table
from .actions import EXPLORE_1, EXPLORE_5, KEEP
from .cards import KEEP_MORE, LOOK, NOTHING
from .events import CARD_DISCARDED, CARD_KEPT, CARD_LOOKED_AT
from .pile import take
from .state import EXPLORE, Player, State
from .steps import begin_step

LOOKED_AT: Final = 2
KEPT: Final = 1
MORE_LOOKED_AT: Final = 5
"""The bonus of Explore +5; that of Explore +1, +1 is one more of each."""


def cards_looked_at(player: Player) -> int:
    total = LOOKED_AT + MORE_LOOKED_AT * player.actions.count(EXPLORE_5) + player.actions.count(EXPLORE_1)
    for place in range(player.ready):
        total += LOOK[player.tableau[place]]
    return total


def cards_kept(player: Player) -> int:
    total = KEPT + player.actions.count(EXPLORE_1)
    for place in range(player.ready):
        total += KEEP_MORE[player.tableau[place]]
    return total


class Explore(Effect[State]):
    """Everybody draws before anybody discards."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        begin_step(table, EXPLORE)
        for owner in state.order():
            player = state.players[owner]
            for _ in range(cards_looked_at(player)):
                card = take(table, owner)
                if card == NOTHING:
                    break
                insort(player.looked, card)
                table.tell(CARD_LOOKED_AT, owner, card)
        table.together(START_KEEPING)


class StartKeeping(Effect[State]):
    """Now it is known how many cards each player may keep."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, Keep(cards_kept(table.state.players[seat])))


class Keep(Question[State]):
    """Which of the cards just drawn to keep; the rest is discarded face down."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "keep"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left, "of": len(table.state.players[seat].looked)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        looked = table.state.players[seat].looked
        if looked and len(looked) <= self.left:
            return [KEEP + looked[0]]  # everything is kept: nothing to choose
        return [KEEP + card for place, card in enumerate(looked) if place == 0 or looked[place - 1] != card]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        player = table.state.players[seat]
        card = action - KEEP
        player.looked.remove(card)
        insort(player.hand, card)
        table.tell(CARD_KEPT, seat, card)
        if self.left > 1:
            table.then(seat, Keep(self.left - 1))
            return
        for other in player.looked:
            player.discarded.append(other)
            table.tell(CARD_DISCARDED, seat, other)
        player.looked.clear()


START_KEEPING: Final = StartKeeping()
EXPLORE_PHASE: Final = Explore()
