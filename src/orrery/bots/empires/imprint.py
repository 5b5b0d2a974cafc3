"""What counts of a position when it is weighed, as a key: one that was weighed before is not weighed again.

In imagined turns nearly every position comes several times: as what an answer leads to, and as what the next answers
are compared with.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, TypeAlias, TypeVar

from ...games.empires import own_planets
from ...games.empires.position.player import Player
from ...games.empires.position.state import State

Key: TypeAlias = "tuple[object, ...]"
Value = TypeVar("Value")

_MOST: Final = 2000
"""How much is remembered: that of a few imagined worlds, as positions seldom come again in others."""


class Memory(dict[Key, Value]):
    """What was found for keys; when it is full it starts over."""

    def __init__(self, most: int = _MOST) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: Key, value: Value) -> Value:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value


def of_position(state: State) -> Key:
    """All that counts, but for how near the end is."""
    return (of_game(state), of_board(state), *map(of_player, state.players))


def of_game(state: State) -> Key:
    """What seldom changes."""
    kinds = (state.mode, state.jet, state.megastructure, state.libraries, state.firsts)
    return (*kinds, *state.gates, *state.sides, *state.tokens, *state.missions)


def of_board(state: State) -> Key:
    """What lies where, but for ships."""
    return (
        tuple(state.places),
        tuple(state.areas),
        tuple(state.owner),
        tuple(state.troops),
        tuple(state.outposts),
        tuple(state.cities),
        tuple(state.centres),
        tuple(state.robots),
        tuple(state.structures),
        tuple(state.base_hole),
        tuple(state.base_owner),
        tuple(state.mine_owner),
    )


def of_realm(state: State, seat: int) -> Key:
    """What of a position makes the wealth of one player: what rivals do on planets of their own is not in it."""
    mine = own_planets(state, seat)
    on = itemgetter(0, 0, *mine)  # with none it would not work, and with one it would find no tuple
    player = state.players[seat]
    return (
        (seat, len(player.fleet.ships), state.mine_owner.count(seat), state.structures.count(seat)),
        of_game(state),
        of_purse(player),
        tuple(mine),
        on(state.places),
        on(state.troops),
        on(state.outposts),
        on(state.cities),
        on(state.centres),
        on(state.robots),
        tuple(state.base_hole),
    )


def of_player(player: Player) -> Key:
    """What a player has, and where the ships are."""
    return (*of_purse(player), *player.x, *player.y)


def of_purse(player: Player) -> Key:
    """What lies on a player board and beside it."""
    return (
        player.troops,
        player.ships,
        player.boxed,
        player.advanced,
        player.cities_unlocked,
        player.bases_unlocked,
        player.energy,
        player.spent,
        player.double,
        player.points,
        player.techs,
        player.empire,
        len(player.relics) + len(player.fresh),
        *player.buildings,
        *player.stones,
    )
