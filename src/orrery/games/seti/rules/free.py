"""Free actions (pages 5, 8, 14, 15, 18): at any time in the own turn, but never inside one another."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, told
from ....core.table import Effect, Table
from ..facts.cards import CARDS
from ..position.actions import BURN, BUY_CARD, CORNER, EXCHANGE, FINISH, RESOURCES, STORE, STORE_BELOW
from ..position.events import EXCHANGED
from ..position.player import Player
from ..position.state import State
from . import computer
from .hand import DiscardCards, TakeCard
from .interrupt import FREE_ACTIONS, FreeActions
from .movement import Move, use_corner
from .playing import finish, finishable
from .provision import CARD_PRICE, EXCHANGE_PRICE, Provision
from .resources import gain_credit, gain_energy

_CREDIT: Final = 0
_ENERGY: Final = 1
_CARD: Final = 2


class AllFreeActions(FreeActions):
    """Every free action the active player has now."""

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        found: list[int] = []
        if player.energy and (player.probes or player.capsules):
            found.append(BURN)
        found += [CORNER + card for card in player.hand]
        if computer.can_store(player):
            found.append(STORE)
        found += [STORE_BELOW + place for place in computer.lower_places(player)]
        found += [FINISH + card for card in finishable(state, seat)]
        found += exchanges(player)
        if player.publicity >= CARD_PRICE:
            found.append(BUY_CARD)
        return found

    def begin(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        state.free = 0
        table.then(seat, FREE_ACTION_DONE)
        player = state.players[seat]
        if action == BURN:
            player.energy -= 1
            table.then(seat, Move(1))
        elif action < STORE:
            use_corner(table, seat, action - CORNER)
        elif action == STORE:
            computer.store(table, seat)
        elif action < FINISH:
            computer.store_below(table, seat, action - STORE_BELOW)
        elif action < FINISH + len(CARDS):
            finish(table, seat, action - FINISH)
        elif action == BUY_CARD:
            player.publicity -= CARD_PRICE
            table.then(seat, TakeCard(1, []))
        else:
            exchange(table, seat, action - EXCHANGE)

    def could_bring(self, state: State, seat: int, wanted: int, amount: int) -> bool:
        return Provision(state, seat).could_bring(wanted, amount)


class FreeActionDone(Effect[State]):
    """Another free action may follow."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.free = 1


def exchanges(player: Player) -> list[int]:
    """Two of a kind for one of another; two cards also for another card."""
    held = [player.credit, player.energy, len(player.hand)]
    found: list[int] = []
    for given in range(len(RESOURCES)):
        for gained in range(len(RESOURCES)):
            if held[given] >= EXCHANGE_PRICE and (given != gained or given == _CARD):
                found.append(EXCHANGE + given * len(RESOURCES) + gained)
    return found


def exchange(table: Table[State], seat: int, trade: int) -> None:
    given, gained = divmod(trade, len(RESOURCES))
    player = table.state.players[seat]
    table.tell(EXCHANGED, seat, given, gained)
    table.then(seat, GainExchanged(gained))
    if given == _CREDIT:
        player.credit -= EXCHANGE_PRICE
    elif given == _ENERGY:
        player.energy -= EXCHANGE_PRICE
    else:
        table.then(seat, DiscardCards(EXCHANGE_PRICE))


class GainExchanged(Effect[State]):
    """What an exchange brings, once it is paid."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def describe(self) -> Description:
        return told("seti-pending-more")

    def resolve(self, table: Table[State], seat: int) -> None:
        if self.resource == _CREDIT:
            gain_credit(table, seat, 1)
        elif self.resource == _ENERGY:
            gain_energy(table, seat, 1)
        else:
            table.then(seat, TakeCard(1, []))


FREE_ACTION_DONE: Final = FreeActionDone()
FREE_ACTIONS.append(AllFreeActions())
