"""Home worlds and troops (pages 24-25): a home world takes troops, but it is no planet."""

from __future__ import annotations

from .....core.game import ALLOWED
from .....core.table import Table
from ...facts.board import GATE, PIECES_ON_PLANET, SHIPS
from ...facts.classic import BLOCKADE_RUNNERS, MOST_TROOPS, SHIP_UNIT, START_SHIPS, START_TROOPS, TROOP_UNIT
from ...position.events import TROOP_DEPLOYED, TROOP_WITHDRAWN, UNIT_UNLOCKED
from ...position.planets import pieces
from ...position.player import Player
from ...position.state import State
from ..control import place_barred
from ..troops import place_troop, take_troop


def station(table: Table[State], seat: int, hole: int) -> None:
    """A troop of the player board comes to a planet or the home world, which nobody ever controls."""
    state = table.state
    if state.places[hole] != GATE:
        place_troop(table, seat, hole)
        return
    state.players[seat].troops -= 1
    state.troops[hole] += 1
    table.tell(TROOP_DEPLOYED, seat, hole)


def withdraw(table: Table[State], seat: int, hole: int) -> None:
    take_troop(table.state, seat, hole)
    table.tell(TROOP_WITHDRAWN, seat, hole)


def deployment_barred(state: State, seat: int, hole: int, closed: int) -> str:
    """Why no troop can be deployed to a place; `closed` are the bits of places that are blockaded."""
    if not state.players[seat].troops:
        return "no-troop-left"
    if hole == state.gates[seat]:
        return ALLOWED
    if state.owner[hole] != seat:
        return place_barred(state, seat, hole) or "not-yours"
    if pieces(state, hole) >= PIECES_ON_PLANET:
        return "planet-full"
    return "blockaded" if closed >> hole & 1 and not state.knows(seat, BLOCKADE_RUNNERS) else ALLOWED


# Troops and ships that are unlocked


def can_unlock(player: Player, unit: int) -> bool:
    """Whether a troop or ship still lies aside."""
    if unit == TROOP_UNIT:
        return START_TROOPS + player.cities_unlocked < MOST_TROOPS
    return START_SHIPS + player.bases_unlocked < SHIPS


def unlock_unit(table: Table[State], seat: int, unit: int) -> None:
    """A troop or a ship that lies aside comes to the player board."""
    player = table.state.players[seat]
    if not can_unlock(player, unit):
        return
    if unit == SHIP_UNIT:
        player.bases_unlocked += 1
        player.ships += 1
    else:
        player.cities_unlocked += 1
        player.troops += 1
    table.tell(UNIT_UNLOCKED, seat, unit)


def unlock_both(table: Table[State], seat: int) -> None:
    unlock_unit(table, seat, TROOP_UNIT)
    unlock_unit(table, seat, SHIP_UNIT)
