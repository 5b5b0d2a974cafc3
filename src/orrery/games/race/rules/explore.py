"""I: Explore (page 4): look at cards, keep some, discard the rest."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.cards import KEEP_MORE, LOOK, NOTHING
from ..facts.limits import KEPT, LOOKED_AT, MORE_LOOKED_AT
from ..position.actions import EXPLORE_1, EXPLORE_5, KEEP
from ..position.events import CARD_DISCARDED, CARD_KEPT, CARD_LOOKED_AT
from ..position.state import EXPLORE, Player, State
from .pile import add, each_once, take
from .steps import begin_step, total


def cards_looked_at(player: Player) -> int:
    chosen = player.actions
    return LOOKED_AT + MORE_LOOKED_AT * chosen.count(EXPLORE_5) + chosen.count(EXPLORE_1) + total(player, LOOK)


def cards_kept(player: Player) -> int:
    return KEPT + player.actions.count(EXPLORE_1) + total(player, KEEP_MORE)


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
                add(player.looked, card)
                table.tell(CARD_LOOKED_AT, owner, card)
        table.together(START_KEEPING)


class StartKeeping(Effect[State]):
    """Now it is known how many cards each player may keep; who may keep all of them has nothing to choose."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        count = cards_kept(player)
        if len(player.looked) > count:
            table.then(seat, Keep(count))
            return
        for card in player.looked[:]:
            keep(table, seat, card)


def keep(table: Table[State], seat: int, card: int) -> None:
    player = table.state.players[seat]
    player.looked.remove(card)
    add(player.hand, card)
    table.tell(CARD_KEPT, seat, card)


class Keep(Question[State]):
    """Which of the cards just drawn to keep; the rest is discarded face down.

    Asked also where all are copies of one card: who discards at once would tell that to the others.
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "keep"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left, "of": len(table.state.players[seat].looked)}

    def always_asked(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        return each_once(KEEP.each, table.state.players[seat].looked)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        keep(table, seat, KEEP.place(action))
        if self.left > 1:
            table.then(seat, Keep(self.left - 1))
            return
        player = table.state.players[seat]
        for other in player.looked:
            player.discarded.append(other)
            table.tell(CARD_DISCARDED, seat, other)
        player.looked.clear()


START_KEEPING: Final = StartKeeping()
EXPLORE_PHASE: Final = Explore()
