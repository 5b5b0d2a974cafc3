"""Free actions (pages 5, 8, 14, 15, 18): at any time in one's own turn, but never inside one another."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.table import Effect, Table
from ..position.actions import BURN, BUY_CARD, CORNER, EXCHANGE, FINISH, RESOURCES, STORE, STORE_BELOW, each
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
TRADES: Final = tuple(
    tuple(EXCHANGE.at(given, gained) for gained in range(len(RESOURCES)) if given != gained or given == _CARD)
    for given in range(len(RESOURCES))
)
"""What each resource can be exchanged for."""


class AllFreeActions(FreeActions):
    """Every free action the active player has now."""

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        found: list[int] = []
        if not burn_barred(player):
            found.append(BURN)
        corners = CORNER.each
        found += [corners[card] for card in player.hand]
        if not computer.store_barred(player):
            found.append(STORE)
        places = computer.lower_places(player)
        if places:
            found += each(STORE_BELOW, places)
        missions = finishable(state, seat)
        if missions:
            found += each(FINISH, missions)
        found += exchanges(player)
        if not buying_barred(player):
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
        elif action in CORNER:
            use_corner(table, seat, CORNER.place(action))
        elif action == STORE:
            computer.store(table, seat)
        elif action in STORE_BELOW:
            computer.store_below(table, seat, STORE_BELOW.place(action))
        elif action in FINISH:
            finish(table, seat, FINISH.place(action))
        elif action == BUY_CARD:
            player.publicity -= CARD_PRICE
            table.then(seat, TakeCard(1, []))
        else:
            exchange(table, seat, action)

    def could_bring(self, state: State, seat: int, wanted: int, amount: int) -> bool:
        return Provision(state, seat).could_bring(wanted, amount)


class FreeActionDone(Effect[State]):
    """Another free action may follow."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.free = 1


def exchanges(player: Player) -> list[int]:
    """Two of a kind for one of another; two cards also for another card."""
    found: list[int] = []
    for given, trades in enumerate(TRADES):
        if not exchange_barred(player, given):
            found += trades
    return found


def amount_of(player: Player, resource: int) -> int:
    """How much a player has of something that can be exchanged."""
    if resource == _CREDIT:
        return player.credit
    return player.energy if resource == _ENERGY else len(player.hand)


def exchange_barred(player: Player, given: int) -> str:
    """Why nothing can be had for this resource; "" if something can."""
    return "" if amount_of(player, given) >= EXCHANGE_PRICE else "too-few-to-exchange"


def burn_barred(player: Player) -> str:
    """Why energy cannot be spent on movement; "" if it can."""
    if not player.probes and not player.capsules:
        return "no-probe-in-space"
    return "" if player.energy else "cannot-pay"


def buying_barred(player: Player) -> str:
    """Why no card can be bought; "" if one can."""
    return "" if player.publicity >= CARD_PRICE else "too-little-publicity"


def exchange(table: Table[State], seat: int, action: int) -> None:
    given, gained = EXCHANGE.places(action)
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
        return phrase("seti-pending-more")

    def resolve(self, table: Table[State], seat: int) -> None:
        if self.resource == _CREDIT:
            gain_credit(table, seat, 1)
        elif self.resource == _ENERGY:
            gain_energy(table, seat, 1)
        else:
            table.then(seat, TakeCard(1, []))


FREE_ACTION_DONE: Final = FreeActionDone()
FREE_ACTIONS.append(AllFreeActions())
