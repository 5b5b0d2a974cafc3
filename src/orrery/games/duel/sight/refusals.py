"""Why an answer is not possible now, for the person who looks for it: reasons by the rules, with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.cards import (
    BUILDS,
    BUYS,
    COLONY,
    COST,
    DEMAND_ASTRO,
    GOODS,
    KIND,
    KNOWLEDGE,
    OWN_STATIONS,
    PLANET,
    PRICE,
    PURCHASE_PRICE,
    PURCHASES,
    SELLS,
    STATION,
    TARGET_PLANET,
    TRADE,
    TRADED,
    TRIBUTE,
)
from ..facts.cards import DEMAND as DEMANDED
from ..position.actions import BUILD, BUY, DEMAND, FLY_ON, FOUND_COLONY, FOUND_STATION, FULFIL, PAY, SELL, USE
from ..position.state import Player, State
from ..rules.building import TradeAndBuild, build_barred, demand_barred, demands_barred, use_barred
from ..rules.flight import Visit, flying_on_barred
from ..rules.founding import colony_barred, station_barred
from ..rules.orders import order_barred
from ..rules.pirates import FacePirate, tribute_barred
from ..rules.trade import purchase_barred, sale_barred

REASONS: Final[Sequence[str]] = [
    "no-trade-ship",
    "no-colony-ship",
    "order-barred",
    "demand-not-met",
    "store-full",
    "no-astro",
    "nothing-to-sell",
    "speed-used",
    "sector-flown-through",
    "cannot-pay",
    "hangar-full",
    "slots-full",
    "no-part-to-upgrade",
    "centre-built",
    "level-one-missing",
    "level-two-taken",
    "station-used",
    "two-stations-used",
    "no-trade-there",
    "purchases-used",
    "rival-has-none",
]
MISSING: Final[Sequence[str]] = ["astro", *GOODS]
"""What an answer may need more of."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    state = table.state
    if isinstance(question, Visit):
        return _at_card(state, seat)
    if isinstance(question, TradeAndBuild):
        return _at_stations(state, seat) + _of_demands(state, seat) + _of_building(state, seat)
    if isinstance(question, FacePirate):
        return _of_tribute(state.players[seat])
    return []


def _at_card(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    card = state.path[-1]
    found: list[Refusal] = []
    if KIND[card] == COLONY and (reason := colony_barred(player)):
        found.append(Refusal(FOUND_COLONY, reason, {}))
    if STATION[card] and (reason := station_barred(player)):
        found.append(Refusal(FOUND_STATION, reason, {}))
    if KIND[card] == TARGET_PLANET:
        for order in state.open_orders:
            if PLANET[order] == card and (reason := order_barred(state, player, order)):
                missing = _lacking(player, order) if reason == "demand-not-met" else {}
                found.append(Refusal(FULFIL.at(order), reason, {}, missing))
    found += _of_trading(player, card)
    if reason := flying_on_barred(state, seat):
        found.append(Refusal(FLY_ON, reason, {"speed": state.speed(seat)} if reason == "speed-used" else {}))
    return found


def _of_trading(player: Player, card: int) -> list[Refusal]:
    """Why not even one unit can be bought or sold on a card."""
    found: list[Refusal] = []
    for good in TRADED[card]:
        if BUYS[card] and (reason := purchase_barred(player, card, good)):
            found.append(_of_purchase(BUY.at(good), reason, player, good, PRICE[card]))
        if SELLS[card] and (reason := sale_barred(player, card, good)):
            found.append(Refusal(SELL.at(good), reason, {}))
    return found


def _at_stations(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    found: list[Refusal] = []
    for card in player.stations:
        if reason := use_barred(state, player, card):
            arguments: dict[str, str | int] = {"count": OWN_STATIONS} if reason == "two-stations-used" else {}
            found.append(Refusal(USE.at(card), reason, arguments))
    return found


def _of_demands(state: State, seat: int) -> list[Refusal]:
    """Nobody without a trade centre thinks of making the rival sell."""
    player, rival = state.players[seat], state.players[1 - seat]
    allowed = PURCHASES[player.centres[TRADE]]
    found: list[Refusal] = []
    for good in range(KNOWLEDGE) if allowed else []:
        reason = demands_barred(state, player) or demand_barred(player, rival, good)
        if reason == "purchases-used":
            found.append(Refusal(DEMAND.at(good), reason, {"count": allowed}))
        elif reason:
            found.append(_of_purchase(DEMAND.at(good), reason, player, good, PURCHASE_PRICE))
    return found


def _of_building(state: State, seat: int) -> list[Refusal]:
    player, rival = state.players[seat], state.players[1 - seat]
    found: list[Refusal] = []
    for item in range(len(BUILDS)):
        if reason := build_barred(player, rival, item):
            missing = _short(player, COST[item]) if reason == "cannot-pay" else {}
            found.append(Refusal(BUILD.at(item), reason, {}, missing))
    return found


def _of_tribute(player: Player) -> list[Refusal]:
    reason = tribute_barred(player)
    return [_unpaid(PAY, reason, player, TRIBUTE)] if reason else []


def _of_purchase(action: int, reason: str, player: Player, good: int, price: int) -> Refusal:
    """Why a unit of a good is not to be had, with the numbers that belong to the reason."""
    if reason == "no-astro":
        return _unpaid(action, reason, player, price)
    return Refusal(action, reason, {"count": player.capacity(good)} if reason == "store-full" else {})


def _unpaid(action: int, reason: str, player: Player, astro: int) -> Refusal:
    """There is not enough money for it."""
    return Refusal(action, reason, {"astro": astro}, {"astro": astro - player.astro})


def _short(player: Player, cost: Sequence[int]) -> dict[str, int]:
    """How much more of each good a price needs."""
    return {
        GOODS[good]: cost[good] - player.stock[good] for good in range(len(GOODS)) if cost[good] > player.stock[good]
    }


def _lacking(player: Player, order: int) -> dict[str, int]:
    """How much more an order demands than there is."""
    astro = DEMAND_ASTRO[order] - player.astro
    return _short(player, DEMANDED[order]) | ({"astro": astro} if astro > 0 else {})
