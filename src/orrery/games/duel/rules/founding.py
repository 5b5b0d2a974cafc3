"""Founding trade stations and colonies in flight (page 7)."""

from __future__ import annotations

from ....core.game import ALLOWED
from ....core.table import Table
from ..position.events import COLONY_FOUNDED, STATION_FOUNDED
from ..position.state import Player, State
from .path import REPLACE_CARD, take_card
from .scoring import CHECK_VICTORY, friend_of_the_peoples, hero_of_the_peoples, tell_special_cards


def station_barred(player: Player) -> str:
    """Why a player cannot found a trade station where there is place for one."""
    return ALLOWED if player.trade_ships else "no-trade-ship"


def colony_barred(player: Player) -> str:
    """Why a player cannot found a colony on a planet that can be settled."""
    return ALLOWED if player.colony_ships else "no-colony-ship"


def found_station(table: Table[State], seat: int) -> None:
    """The trade ship leaves the hangar, the card joins the player, the reserve fills the gap."""
    state = table.state
    player = state.players[seat]
    friend, hero = friend_of_the_peoples(state), hero_of_the_peoples(state)
    card = take_card(state)
    player.trade_ships -= 1
    player.stations.append(card)
    table.tell(STATION_FOUNDED, seat, card)
    tell_special_cards(table, friend, hero)
    table.then(seat, CHECK_VICTORY, REPLACE_CARD)


def found_colony(table: Table[State], seat: int) -> None:
    """The colony ship leaves the hangar, the planet joins the player and produces from the next roll on."""
    player = table.state.players[seat]
    card = take_card(table.state)
    player.colony_ships -= 1
    player.colonies.append(card)
    table.tell(COLONY_FOUNDED, seat, card)
    table.then(seat, CHECK_VICTORY, REPLACE_CARD)
