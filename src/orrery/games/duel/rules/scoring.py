"""Victory points, Friend and Hero of the Peoples, and the end of the game (pages 7, 9, 11)."""

from __future__ import annotations

from typing import Final

from ....core.game import Outcome
from ....core.table import Effect, Table
from ..facts.cards import (
    CENTRES,
    COLONY,
    FRIEND,
    FRIENDSHIP,
    HANGAR,
    HERO,
    KIND,
    MAJORITY,
    PIRATE,
    PIRATE_MEDALS,
    REWARD_FRIENDSHIP,
    REWARD_MEDALS,
    REWARD_POINTS,
    STATION,
    WINNING_POINTS,
)
from ..position.events import GAME_DECIDED, GAME_WON, SPECIAL_CARD_LOST, SPECIAL_CARD_TAKEN
from ..position.state import NOTHING, SHARED, Player, State

NOBODY: Final = -1


def friendship(player: Player) -> int:
    """Friendship symbols on stations and fulfilled orders."""
    total = 0
    for card in player.stations:
        total += FRIENDSHIP[card]
    for order in player.orders:
        total += REWARD_FRIENDSHIP[order]
    return total


def medals(player: Player) -> int:
    """Medals on beaten pirates and fulfilled orders."""
    total = 0
    for card in player.pirates:
        total += PIRATE_MEDALS[card]
    for order in player.orders:
        total += REWARD_MEDALS[order]
    return total


def _majority(first: int, second: int) -> int:
    """Who holds a special card: at least three symbols and more than the rival."""
    if first >= MAJORITY and first > second:
        return 0
    if second >= MAJORITY and second > first:
        return 1
    return NOBODY


def friend_of_the_peoples(state: State) -> int:
    return _majority(friendship(state.players[0]), friendship(state.players[1]))


def hero_of_the_peoples(state: State) -> int:
    return _majority(medals(state.players[0]), medals(state.players[1]))


def order_points(player: Player) -> int:
    total = 0
    for order in player.orders:
        total += REWARD_POINTS[order]
    return total


def breakdown(state: State, seat: int) -> dict[str, int]:
    """The points of a seat by category."""
    player = state.players[seat]
    return {
        "colonies": len(player.colonies),
        "centres": player.centres.count(2),
        "orders": order_points(player),
        "friend": int(friend_of_the_peoples(state) == seat),
        "hero": int(hero_of_the_peoples(state) == seat),
    }


def points(state: State, seat: int) -> int:
    player = state.players[seat]
    total = len(player.colonies) + player.centres.count(2) + order_points(player)
    if friend_of_the_peoples(state) == seat:
        total += 1
    if hero_of_the_peoples(state) == seat:
        total += 1
    return total


def standing(state: State) -> Outcome:
    return Outcome([breakdown(state, seat) for seat in range(2)], winners(state))


def winners(state: State) -> list[int]:
    if state.winner == SHARED:
        return [0, 1]
    return [] if state.winner == NOTHING else [state.winner]


def tell_special_cards(table: Table[State], friend: int, hero: int) -> None:
    """Tell who took or lost a special card since it was last held as given."""
    state = table.state
    for special, before, now in (
        (FRIEND, friend, friend_of_the_peoples(state)),
        (HERO, hero, hero_of_the_peoples(state)),
    ):
        if now != before:
            if before != NOBODY:
                table.tell(SPECIAL_CARD_LOST, before, special)
            if now != NOBODY:
                table.tell(SPECIAL_CARD_TAKEN, now, special)


class CheckVictory(Effect[State]):
    """The game ends as soon as somebody has ten points (page 11)."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        total = points(table.state, seat)
        if total >= WINNING_POINTS:
            table.state.winner = seat
            table.tell(GAME_WON, seat, total)
            table.end()


def nothing_left_to_gain(state: State) -> bool:
    """Whether no point can be gained or lost any more by anybody, whatever is played.

    It happens when hangars are full of ships that can never leave again: then ten points are out
    of reach for ever. Goods can always be had, so only the things that score are looked at.
    """
    one, two = state.players
    for centre in range(len(CENTRES)):
        if one.centres[centre] < 2 and two.centres[centre] < 2:
            return False
    if state.open_orders:
        return False
    bay = one.colony_ships + one.trade_ships < HANGAR or two.colony_ships + two.trade_ships < HANGAR
    settling = bay or one.colony_ships > 0 or two.colony_ships > 0
    trading = bay or one.trade_ships > 0 or two.trade_ships > 0
    for stack in state.sectors:
        for card in stack:
            kind = KIND[card]
            if kind == PIRATE or (settling and kind == COLONY) or (trading and STATION[card]):
                return False
    return True


class CheckDeadlock(Effect[State]):
    """When nobody can gain or lose a point any more, the higher score wins; equal scores share the win."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if nothing_left_to_gain(state):
            first, second = points(state, 0), points(state, 1)
            state.winner = SHARED if first == second else int(second > first)
            for winner in winners(state):
                table.tell(GAME_DECIDED, winner, points(state, winner))
            table.end()


CHECK_VICTORY: Final = CheckVictory()
