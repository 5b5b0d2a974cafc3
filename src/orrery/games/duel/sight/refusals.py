"""Why an answer is not possible now: for the person who looks for it. The rules never ask this module."""

from __future__ import annotations

from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.cards import (
    ANY,
    BUILDS,
    BUYS,
    CANNON_1,
    CANNON_2,
    CANNONS,
    CENTRE_1,
    CENTRE_2,
    COLONY,
    COST,
    DEMAND_ASTRO,
    ENGINE_1,
    ENGINE_2,
    ENGINES,
    GOOD,
    GOODS,
    HANGAR,
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
    TRADE_SHIP,
    TRIBUTE,
)
from ..facts.cards import DEMAND as DEMANDED
from ..position.actions import (
    BUILD,
    BUY,
    DEMAND,
    FLY_ON,
    FOUND_COLONY,
    FOUND_STATION,
    FULFIL,
    PAY,
    SELL,
    USE,
)
from ..position.state import Player, State
from ..rules.building import TradeAndBuild, affordable
from ..rules.flight import Visit
from ..rules.pirates import FacePirate

REASONS: Final = [
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
MISSING: Final = ["astro", *GOODS]
"""What an answer may need more of."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    state = table.state
    found: list[Refusal] = []
    if isinstance(question, Visit):
        found = _at_card(state, seat)
    elif isinstance(question, TradeAndBuild):
        found = _at_stations(state, seat) + _of_purchases(state, seat) + _of_building(state, seat)
    elif isinstance(question, FacePirate) and state.players[seat].astro < TRIBUTE:
        found = [_unpaid(PAY, state.players[seat], TRIBUTE)]
    offered = table.questions().get(seat, [])
    return [refusal for refusal in found if refusal.action not in offered]


def _at_card(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    card = state.path[-1]
    found: list[Refusal] = []
    if KIND[card] == COLONY and not player.colony_ships:
        found.append(Refusal(FOUND_COLONY, "no-colony-ship", {}))
    if STATION[card] and not player.trade_ships:
        found.append(Refusal(FOUND_STATION, "no-trade-ship", {}))
    if KIND[card] == TARGET_PLANET:
        for order in state.open_orders:
            if PLANET[order] == card:
                if order in state.barred_orders:
                    found.append(Refusal(FULFIL.at(order), "order-barred", {}))
                else:
                    found.append(Refusal(FULFIL.at(order), "demand-not-met", {}, _lacking(player, order)))
    found += _of_trading(player, card)
    if len(state.path) >= state.speed(seat):
        found.append(Refusal(FLY_ON, "speed-used", {"speed": state.speed(seat)}))
    elif not state.cards_left():
        found.append(Refusal(FLY_ON, "sector-flown-through", {}))
    return found


def _of_trading(player: Player, card: int) -> list[Refusal]:
    """Why not even one unit can be bought or sold on a card."""
    good = GOOD[card]
    if good < 0:
        return []
    found: list[Refusal] = []
    goods = range(KNOWLEDGE) if good == ANY else [good]
    for traded in goods:
        if BUYS[card]:
            action = BUY.at(traded)
            if player.room(traded) <= 0:
                found.append(Refusal(action, "store-full", {"count": player.capacity(traded)}))
            elif player.astro < PRICE[card]:
                found.append(_unpaid(action, player, PRICE[card]))
        if SELLS[card] and not player.stock[traded]:
            found.append(Refusal(SELL.at(traded), "nothing-to-sell", {}))
    return found


def _at_stations(state: State, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for card in state.players[seat].stations:
        if card in state.used_stations:
            found.append(Refusal(USE.at(card), "station-used", {}))
        elif len(state.used_stations) >= OWN_STATIONS:
            found.append(Refusal(USE.at(card), "two-stations-used", {"count": OWN_STATIONS}))
        else:
            found.append(Refusal(USE.at(card), "no-trade-there", {}))
    return found


def _of_purchases(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    allowed = PURCHASES[player.centres[TRADE]]
    found: list[Refusal] = []
    for good in range(KNOWLEDGE) if allowed else []:
        action = DEMAND.at(good)
        if state.purchases >= allowed:
            found.append(Refusal(action, "purchases-used", {"count": allowed}))
        elif not state.players[1 - seat].stock[good]:
            found.append(Refusal(action, "rival-has-none", {}))
        elif player.room(good) <= 0:
            found.append(Refusal(action, "store-full", {"count": player.capacity(good)}))
        else:
            found.append(_unpaid(action, player, PURCHASE_PRICE))
    return found


def _of_building(state: State, seat: int) -> list[Refusal]:
    player, rival = state.players[seat], state.players[1 - seat]
    found: list[Refusal] = []
    for item in range(len(BUILDS)):
        reason = _no_place_for(player, rival, item)
        if reason is not None:
            found.append(Refusal(BUILD.at(item), reason, {}))
        elif not affordable(player.stock, COST[item]):
            found.append(Refusal(BUILD.at(item), "cannot-pay", {}, _short(player, COST[item])))
    return found


def _unpaid(action: int, player: Player, astro: int) -> Refusal:
    """There is not enough money for it."""
    return Refusal(action, "no-astro", {"astro": astro}, {"astro": astro - player.astro})


def _short(player: Player, cost: list[int]) -> dict[str, int]:
    """How much more of each good a price needs."""
    return {
        GOODS[good]: cost[good] - player.stock[good] for good in range(len(GOODS)) if cost[good] > player.stock[good]
    }


def _lacking(player: Player, order: int) -> dict[str, int]:
    """How much more an order demands than there is."""
    astro = DEMAND_ASTRO[order] - player.astro
    return _short(player, DEMANDED[order]) | ({"astro": astro} if astro > 0 else {})


def _no_place_for(player: Player, rival: Player, item: int) -> str | None:
    """What stands in the way of an item, money and goods aside."""
    reason: str | None = None
    if item <= TRADE_SHIP:
        reason = "hangar-full" if player.colony_ships + player.trade_ships >= HANGAR else None
    elif item == ENGINE_1:
        reason = "slots-full" if player.engines1 + player.engines2 >= ENGINES else None
    elif item == ENGINE_2:
        reason = None if player.engines1 else "no-part-to-upgrade"
    elif item == CANNON_1:
        reason = "slots-full" if player.cannons1 + player.cannons2 >= CANNONS else None
    elif item == CANNON_2:
        reason = None if player.cannons1 else "no-part-to-upgrade"
    elif item < CENTRE_2:
        reason = "centre-built" if player.centres[item - CENTRE_1] else None
    elif player.centres[item - CENTRE_2] == 2:
        reason = "centre-built"
    elif rival.centres[item - CENTRE_2] == 2:
        reason = "level-two-taken"
    elif player.centres[item - CENTRE_2] == 0:
        reason = "level-one-missing"
    return reason
