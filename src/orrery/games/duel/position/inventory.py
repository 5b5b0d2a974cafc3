"""Every component exactly once and every limit kept: the test of a sound position."""

from __future__ import annotations

from ....core.errors import require
from ..facts.cards import (
    CANNONS,
    CENTRES,
    COLONY,
    ENGINES,
    FLYING,
    GOODS,
    GROUP,
    HANGAR,
    KIND,
    OPEN_ORDERS,
    ORDERS,
    PIRATE,
    SECTORS,
    START_CENTRES,
    START_COLONY,
    STATION,
)
from .state import NOTHING, PUBLIC, SHARED, Player, State


def check(state: State) -> None:
    """Raise BrokenPosition for a state that cannot lie on a table."""
    require(len(state.players) == 2, "there are two players")
    require(sorted(player.symbol for player in state.players) == [0, 1], "one plays the sun, one the moon")
    for player in state.players:
        _check_player(player)
    for centre in range(len(CENTRES)):
        owners = sum(player.centres[centre] == 2 for player in state.players)
        require(owners <= 1, "a centre of level II exists once")
    _check_cards(state)
    _check_orders(state)
    _check_flight(state)
    require(0 <= state.purchases <= 2 and state.turn >= 0, "counters are within their limits")
    require(state.winner in (NOTHING, 0, 1, SHARED), "the winner is a seat, or both")


def _check_player(player: Player) -> None:
    require(len(player.centres) == len(CENTRES), "there are six centres")
    require(all(0 <= level <= 2 for level in player.centres), "a centre has level 0, 1 or 2")
    require(len(player.stock) == len(GOODS), "there are six goods")
    for good, held in enumerate(player.stock):
        require(0 <= held <= player.capacity(good), "stock fits into the stores")
    require(player.astro >= 0, "nobody owes astro")
    require(player.colony_ships >= 0 and player.trade_ships >= 0, "ships are not negative")
    require(player.colony_ships + player.trade_ships <= HANGAR, "the hangar has two bays")
    require(player.engines1 >= 0 and player.engines2 >= 0, "engines are not negative")
    require(player.engines1 + player.engines2 <= ENGINES, "there are three engine slots")
    require(player.cannons1 >= 0 and player.cannons2 >= 0, "cannons are not negative")
    require(player.cannons1 + player.cannons2 <= CANNONS, "there are three cannon slots")
    require(len(player.chosen) <= START_CENTRES, "two centres are chosen")
    require(len(set(player.chosen)) == len(player.chosen), "chosen centres differ")
    require(all(0 <= centre < len(CENTRES) for centre in player.chosen), "chosen centres exist")


def _check_cards(state: State) -> None:
    """All cards lie in the reserve, in sectors, in the flight or with a player."""
    require(len(state.sectors) == SECTORS and len(state.reserve) == 4, "four sectors, four reserve groups")
    require(len(state.known) == FLYING, "knowledge covers every card")
    flight = [*state.looked, *state.top, *state.bottom, *state.path, state.encounter]
    cards = [card for card in flight if card != NOTHING]
    for pile in [*state.sectors, *state.reserve]:
        cards += pile
    for player in state.players:
        cards += [*player.stations, *player.pirates]
        cards += [card for card in player.colonies if card not in START_COLONY]
        require(player.colonies.count(START_COLONY[player.symbol]) == 1, "a start colony is never lost")
    laid_out = any(state.sectors) or state.sector != NOTHING
    expected = [card for card in range(FLYING) if laid_out or GROUP[card] > 0]
    require(sorted(cards) == expected, "every card is in one place")
    for player in state.players:
        require(all(KIND[card] == COLONY for card in player.colonies), "colonies are colonies")
        require(all(STATION[card] for card in player.stations), "stations are stations")
        require(all(KIND[card] == PIRATE for card in player.pirates), "pirates are pirates")
    for group, pile in enumerate(state.reserve):
        require(all(GROUP[card] == group + 1 for card in pile), "the reserve is sorted by groups")
    require(all(0 <= seats <= PUBLIC for seats in state.known), "knowledge is a set of seats")


def _check_orders(state: State) -> None:
    orders = [*state.order_pile, *state.open_orders]
    for player in state.players:
        orders += player.orders
    require(sorted(orders) == list(range(len(ORDERS))), "every order is in one place")
    require(len(state.open_orders) <= OPEN_ORDERS, "three orders lie open")
    require(all(order in state.open_orders for order in state.barred_orders), "barred orders lie open")


def _check_flight(state: State) -> None:
    require(state.active in (0, 1), "the active player is a seat")
    require(0 <= state.die <= 3, "the die shows 1 to 3")
    require(NOTHING <= state.sector < SECTORS, "the flight is in a sector")
    require(len(state.path) == len(state.turned), "each card of the path is turned or not")
    require(all(turned in (0, 1) for turned in state.turned), "each card of the path is turned or not")
    require(0 <= state.actions_taken <= 4, "at most four actions")
    stations = state.players[state.active].stations
    require(all(card in stations for card in state.used_stations), "used stations are own stations")
    require(state.encounter == NOTHING or KIND[state.encounter] == PIRATE, "an encounter is a pirate")
    flags = (state.face_down, state.memory_aid, state.encounter_known)
    require(all(flag in (0, 1) for flag in flags), "options are on or off")
