"""Energy and points (pages 9, 15): spending, regaining, unlocking; points come from the pool."""

from __future__ import annotations

from typing import Final

from ....core.table import Table
from ..facts.board import BUILDING_COUNT, CITY
from ..position.events import ENERGY_REGAINED, SCORED, UNLOCKED
from ..position.player import READY, SPENT, Player
from ..position.state import State
from .modes import rules_of

DOUBLE: Final = 2


def available(player: Player) -> int:
    """How much energy a player can spend."""
    return player.energy + (DOUBLE if player.double == READY else 0)


def spend(player: Player, count: int) -> None:
    """Spend energy; the token worth two is used where nothing of it is lost, or where it must be."""
    if player.double == READY and (count >= DOUBLE or count > player.energy):
        player.double = SPENT
        count = max(0, count - DOUBLE)
    player.energy -= count
    player.spent += count


def spend_double(player: Player) -> None:
    player.double = SPENT


def regain(table: Table[State], seat: int, count: int) -> None:
    """Get spent energy back, never more than was spent; the token worth two comes back as one."""
    player = table.state.players[seat]
    gained = 0
    if count and player.double == SPENT:
        player.double = READY
        gained += 1
    tokens = min(count - gained, player.spent)
    player.spent -= tokens
    player.energy += tokens
    if gained + tokens:
        table.tell(ENERGY_REGAINED, seat, gained + tokens)


def regain_all(table: Table[State], seat: int) -> None:
    player = table.state.players[seat]
    regain(table, seat, player.spent + int(player.double == SPENT))


def unlock(table: Table[State], seat: int, building: int) -> None:
    """A city brings a troop and energy, a starbase a ship and energy, once for each space; spent energy comes back.

    Lost buildings come back to the space they left last, so a new space is one more than were ever empty at once.
    """
    player = table.state.players[seat]
    built = BUILDING_COUNT[building] - player.buildings[building]
    if built > (player.cities_unlocked if building == CITY else player.bases_unlocked):
        player.energy += 1
        if building == CITY:
            player.cities_unlocked += 1
            player.troops += 1
        else:
            player.bases_unlocked += 1
            player.ships += 1
        table.tell(UNLOCKED, seat, building)
    regain_all(table, seat)


def score(table: Table[State], seat: int, points: int) -> None:
    """Points from the pool, and from the box when it is empty; alone, nobody scores."""
    state = table.state
    if points and rules_of(state).has_points():
        state.pool = max(0, state.pool - points)
        state.players[seat].points += points
        table.tell(SCORED, seat, points)
