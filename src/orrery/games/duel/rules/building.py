"""Trade-and-build phase (pages 9 to 11): own stations, the trade centre, ships, parts and centres."""

from __future__ import annotations

from ....core.table import Question, Table
from ..facts.cards import (
    CANNON_1,
    CANNON_2,
    CANNONS,
    CENTRE_1,
    CENTRE_2,
    CENTRES,
    COLONY_SHIP,
    COST,
    ENGINE_1,
    ENGINE_2,
    ENGINES,
    GOOD,
    GOODS,
    HANGAR,
    KNOWLEDGE,
    OWN_STATIONS,
    PURCHASE_PRICE,
    PURCHASES,
    TRADE,
    TRADE_SHIP,
)
from ..position.actions import BUILD, DEMAND, END_TURN, USE
from ..position.events import BOUGHT_FROM_RIVAL, BUILT, TURN_ENDED
from ..position.state import Player, State
from .scoring import CHECK_VICTORY
from .trade import TradeAt, can_trade


class TradeAndBuild(Question[State]):
    """Trade and build in any order until the turn is ended."""

    __slots__ = ()

    def prompt(self) -> str:
        return "trade-and-build"

    def always_asked(self) -> bool:
        return True  # otherwise a turn with nothing left to do would slip away before its last undo

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        options = station_options(state, player)
        options += purchase_options(state, seat)
        options += build_options(player, state.players[1 - seat])
        options.append(END_TURN)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        if action == END_TURN:
            state.used_stations.clear()
            state.purchases = 0
            table.tell(TURN_ENDED, seat)
            return
        table.then(seat, self)
        if action in BUILD.actions:
            build(table, seat, BUILD.place(action))
        elif action in DEMAND.actions:
            purchase(table, seat, DEMAND.place(action))
        else:
            card = USE.place(action)
            state.used_stations.append(card)
            table.then(seat, TradeAt(card))


def station_options(state: State, player: Player) -> list[int]:
    """Own stations that can still be used: two different ones in a turn."""
    options: list[int] = []
    if len(state.used_stations) < OWN_STATIONS:
        for card in player.stations:
            if GOOD[card] >= 0 and card not in state.used_stations and can_trade(player, card):
                options.append(USE.each[card])
        options.sort()
    return options


def purchase_options(state: State, seat: int) -> list[int]:
    """With a trade centre: resources the rival holds, has to sell, and that fit in."""
    player = state.players[seat]
    options: list[int] = []
    if state.purchases < PURCHASES[player.centres[TRADE]] and player.astro >= PURCHASE_PRICE:
        theirs = state.players[1 - seat].stock
        for good in range(KNOWLEDGE):
            if theirs[good] and player.room(good) > 0:
                options.append(DEMAND.each[good])
    return options


def purchase(table: Table[State], seat: int, good: int) -> None:
    """The rival sells one resource for two astro, willing or not."""
    player = table.state.players[seat]
    rival = table.state.players[1 - seat]
    table.state.purchases += 1
    player.astro -= PURCHASE_PRICE
    rival.astro += PURCHASE_PRICE
    rival.stock[good] -= 1
    player.stock[good] += 1
    table.tell(BOUGHT_FROM_RIVAL, seat, good, PURCHASE_PRICE)


def build_options(player: Player, rival: Player) -> list[int]:
    """Everything there is place for and that can be paid."""
    stock = player.stock
    options: list[int] = []
    if player.colony_ships + player.trade_ships < HANGAR:
        if affordable(stock, COST[COLONY_SHIP]):
            options.append(BUILD.each[COLONY_SHIP])
        if affordable(stock, COST[TRADE_SHIP]):
            options.append(BUILD.each[TRADE_SHIP])
    if player.engines1 + player.engines2 < ENGINES and affordable(stock, COST[ENGINE_1]):
        options.append(BUILD.each[ENGINE_1])
    if player.engines1 and affordable(stock, COST[ENGINE_2]):
        options.append(BUILD.each[ENGINE_2])
    if player.cannons1 + player.cannons2 < CANNONS and affordable(stock, COST[CANNON_1]):
        options.append(BUILD.each[CANNON_1])
    if player.cannons1 and affordable(stock, COST[CANNON_2]):
        options.append(BUILD.each[CANNON_2])
    levels = player.centres
    if affordable(stock, COST[CENTRE_1]):
        for centre in range(len(CENTRES)):
            if levels[centre] == 0:
                options.append(BUILD.each[CENTRE_1 + centre])
    if affordable(stock, COST[CENTRE_2]):
        for centre in range(len(CENTRES)):
            if levels[centre] == 1 and rival.centres[centre] < 2:
                options.append(BUILD.each[CENTRE_2 + centre])
    return options


def affordable(stock: list[int], cost: list[int]) -> bool:
    for good, price in enumerate(cost):
        if stock[good] < price:
            return False
    return True


def build(table: Table[State], seat: int, item: int) -> None:
    """Pay and put the new part in its place; an upgraded part replaces one of strength 1."""
    player = table.state.players[seat]
    cost = COST[item]
    for good in range(len(GOODS)):
        player.stock[good] -= cost[good]
    table.tell(BUILT, seat, item)
    if item == COLONY_SHIP:
        player.colony_ships += 1
    elif item == TRADE_SHIP:
        player.trade_ships += 1
    elif item == ENGINE_1:
        player.engines1 += 1
    elif item == ENGINE_2:
        player.engines1 -= 1
        player.engines2 += 1
    elif item == CANNON_1:
        player.cannons1 += 1
    elif item == CANNON_2:
        player.cannons1 -= 1
        player.cannons2 += 1
    elif item < CENTRE_2:
        player.centres[item - CENTRE_1] = 1
    else:
        player.centres[item - CENTRE_2] = 2
        table.then(seat, CHECK_VICTORY)
