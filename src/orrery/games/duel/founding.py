"""Founding trade stations and colonies in flight (page 7)."""

from __future__ import annotations

from ...core.table import Table
from .events import COLONY_FOUNDED, STATION_FOUNDED
from .path import replace_card
from .scoring import CHECK_VICTORY, friend_of_the_peoples, hero_of_the_peoples, tell_special_cards
from .state import State


def found_station(table: Table[State], seat: int) -> None:
    """The trade ship leaves the hangar, the card joins the player, the reserve fills the gap."""
    state = table.state
    player = state.players[seat]
    friend, hero = friend_of_the_peoples(state), hero_of_the_peoples(state)
    card = state.path[-1]
    player.trade_ships -= 1
    player.stations.append(card)
    table.tell(STATION_FOUNDED, seat, card)
    replace_card(table, seat)
    tell_special_cards(table, friend, hero)
    table.then(seat, CHECK_VICTORY)


def found_colony(table: Table[State], seat: int) -> None:
    """The colony ship leaves the hangar, the planet joins the player and produces from the next roll on."""
    player = table.state.players[seat]
    card = table.state.path[-1]
    player.colony_ships -= 1
    player.colonies.append(card)
    table.tell(COLONY_FOUNDED, seat, card)
    replace_card(table, seat)
    table.then(seat, CHECK_VICTORY)
