"""Trade-and-build phase (pages 9 to 11): own stations, the trade centre, ships, parts and centres."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..facts.cards import (
    CANNON_1,
    CANNON_2,
    CENTRE,
    COLONY_SHIP,
    COST_UNITS,
    ENGINE_1,
    ENGINE_2,
    ENGINES,
    HANGAR,
    KNOWLEDGE,
    LEVEL,
    LEVEL_ONE,
    LEVEL_TWO,
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
        player, rival = state.players[seat], state.players[1 - seat]
        options = station_options(state, player)
        options += demand_options(state, player, rival)
        options += build_options(player, rival)
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
        if action in BUILD:
            build(table, seat, BUILD.place(action))
        elif action in DEMAND:
            purchase(table, seat, DEMAND.place(action))
        else:
            card = USE.place(action)
            state.used_stations.append(card)
            table.then(seat, TradeAt(card))


def station_options(state: State, player: Player) -> list[int]:
    """Own stations that can still be used."""
    options: list[int] = []
    if len(state.used_stations) < OWN_STATIONS:  # otherwise that is told of each
        for card in player.stations:
            if not use_barred(state, player, card):
                options.append(USE.each[card])
        options.sort()
    return options


def use_barred(state: State, player: Player, card: int) -> str:
    """Why one's own station cannot be used: two different ones in a turn."""
    if card in state.used_stations:
        return "station-used"
    if len(state.used_stations) >= OWN_STATIONS:
        return "two-stations-used"
    return ALLOWED if can_trade(player, card) else "no-trade-there"


def demand_options(state: State, player: Player, rival: Player) -> list[int]:
    """Resources the rival has to sell now."""
    options: list[int] = []
    if not demands_barred(state, player):
        for good in range(KNOWLEDGE):
            if not demand_barred(player, rival, good):
                options.append(DEMAND.each[good])
    return options


def demands_barred(state: State, player: Player) -> str:
    """Why the rival has to sell nothing at all: a trade centre allows it once or twice a turn, for two astro."""
    if state.purchases >= PURCHASES[player.centres[TRADE]]:
        return "purchases-used"
    return ALLOWED if player.astro >= PURCHASE_PRICE else "no-astro"


def demand_barred(player: Player, rival: Player, good: int) -> str:
    """Why the rival does not have to sell this resource."""
    if not rival.stock[good]:
        return "rival-has-none"
    return ALLOWED if player.room(good) > 0 else "store-full"


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
    options: list[int] = []
    for part, reason in enumerate(parts_barred(player)):
        if not reason and player.holds(COST_UNITS[part]):
            options.append(BUILD.each[part])
    first: list[int] = []
    second: list[int] = []
    theirs = rival.centres
    for centre, level in enumerate(player.centres):
        following = _FOLLOWING[level][theirs[centre]]
        if following == 1:
            first.append(BUILD.each[LEVEL_ONE[centre]])
        elif following == 2:
            second.append(BUILD.each[LEVEL_TWO[centre]])
    if first and player.holds(COST_UNITS[LEVEL_ONE[0]]):
        options += first
    if second and player.holds(COST_UNITS[LEVEL_TWO[0]]):
        options += second
    return options


def build_barred(player: Player, rival: Player, item: int) -> str:
    """Why an item cannot be built."""
    return place_barred(player, rival, item) or (ALLOWED if player.holds(COST_UNITS[item]) else "cannot-pay")


def place_barred(player: Player, rival: Player, item: int) -> str:
    """Why there is no place for an item."""
    level, centre = LEVEL[item], CENTRE[item]
    return _CENTRES[level][player.centres[centre]][rival.centres[centre]] if level else parts_barred(player)[item]


def parts_barred(player: Player) -> list[str]:
    """Why there is no place for each of the parts."""
    bays = _BAYS[player.colony_ships + player.trade_ships]
    return [
        bays,
        bays,
        _SLOTS[player.engines1 + player.engines2],
        _UPGRADES[player.engines1],
        _SLOTS[player.cannons1 + player.cannons2],
        _UPGRADES[player.cannons1],
    ]


# Reasons by how many there are already
_BAYS: Final = [ALLOWED] * HANGAR + ["hangar-full"]
_SLOTS: Final = [ALLOWED] * ENGINES + ["slots-full"]
_UPGRADES: Final = ["no-part-to-upgrade"] + [ALLOWED] * ENGINES
"""An upgraded engine or cannon replaces one of strength 1."""
_CENTRES: Final = [
    [],
    [[ALLOWED] * 3, ["centre-built"] * 3, ["centre-built"] * 3],
    [
        ["level-one-missing", "level-one-missing", "level-two-taken"],
        [ALLOWED, ALLOWED, "level-two-taken"],
        ["centre-built"] * 3,
    ],
]
"""By the level to be built, one's own level and the rival's: a level II exists once and replaces a level I."""
_FOLLOWING: Final = tuple(
    tuple(next((level for level in (1, 2) if not _CENTRES[level][own][theirs]), 0) for theirs in range(3))
    for own in range(3)
)
"""By one's own level and the rival's: the level for which there is place, or 0."""


def build(table: Table[State], seat: int, item: int) -> None:
    """Pay and put the new part in its place; an upgraded part replaces one of strength 1."""
    player = table.state.players[seat]
    player.hand_over(COST_UNITS[item])
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
    else:
        player.centres[CENTRE[item]] = LEVEL[item]
        if LEVEL[item] == 2:
            table.then(seat, CHECK_VICTORY)
