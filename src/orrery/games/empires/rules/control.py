"""Control, blockade and defence of places (pages 7, 16)."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ..facts.board import (
    ADVANCED_RADIUS,
    GATE,
    NOTHING,
    PURPLE,
    SHIPS,
    WORMHOLE_A,
    WORMHOLE_B,
    is_planet,
)
from ..facts.cards import BASTION, SIDE_OF, TILE_OF, TRANSFER
from ..flick.geometry import in_orbit
from ..position.planets import bases_at, own_planets, pieces, realms_of
from ..position.state import ROBOT, State
from .modes import rules_of

NO_BLOCKADE: Final = 0
"""No place is closed: for rules that are asked what would be possible at all, which is known sooner than blockades."""


def place_barred(state: State, seat: int, hole: int) -> str:
    """Why a place is not a planet that a player controls or could control."""
    if not is_planet(state.places[hole]):
        return "face-down" if state.is_face_down(hole) else "no-planet"
    owner = state.owner[hole]
    if owner == NOTHING:
        return "settlers-there" if state.campaign.settlers_on(hole) else ALLOWED
    if owner == seat:
        return ALLOWED
    return "controlled-by-robots" if owner == ROBOT else "controlled"


def settle_control(state: State, hole: int) -> None:
    """Control ends with the last piece; robots control what they stand on."""
    if state.robots[hole]:
        state.set_owner(hole, ROBOT)
    elif not pieces(state, hole) and not bases_at(state, hole):
        state.set_owner(hole, NOTHING)


def enemy_in_orbit(state: State, seat: int, hole: int) -> bool:
    """Whether someone else's ship is in an orbit."""
    for other, player in enumerate(state.players):
        if other != seat and player.fleet.around >> hole & 1:
            return True
    return False


def is_blockaded(state: State, seat: int, hole: int) -> bool:
    """Whether an enemy ship or a robot in orbit keeps a player from acting at a place; gates and wormholes are open."""
    if not _can_be_closed(state, seat, hole):
        return False
    return hole in state.campaign.robot_hole or enemy_in_orbit(state, seat, hole)


def _can_be_closed(state: State, seat: int, hole: int) -> bool:
    if state.places[hole] in (GATE, WORMHOLE_A, WORMHOLE_B):
        return False
    return not (state.owner[hole] == seat and has_bastion(state, seat, hole))


def has_bastion(state: State, seat: int, hole: int) -> bool:
    """A bastion in the orbit of one's own planet."""
    ship = SHIPS + PURPLE
    player = state.players[seat]
    if not state.knows(seat, BASTION) or player.x[ship] < 0:
        return False
    return in_orbit(player.x[ship], player.y[ship], ADVANCED_RADIUS, hole)


def defence(state: State, hole: int) -> int:
    """What an attack on a planet has to exceed."""
    owner = state.owner[hole]
    if owner == ROBOT:
        return state.robots[hole]
    settlers = state.campaign.settlers_on(hole)
    return settlers if owner == NOTHING else settlers + rules_of(state).defence(state, hole, owner)


def blockades(state: State, seat: int) -> int:
    """Bits of the places, whoever controls them, that enemy ships and robots in orbit close to a player."""
    return closed_by(state, seat, enemies_around(state, seat))


def own_blockades(state: State, seat: int) -> int:
    """Bits of the player's own planets that are closed: mostly none, which is seen sooner than all blockades."""
    besieged = enemies_around(state, seat) & realms_of(state).bits[seat]
    return closed_by(state, seat, besieged) if besieged or state.campaign.robot_hole else NO_BLOCKADE


def enemies_around(state: State, seat: int) -> int:
    """Bits of the places in whose orbit someone else has a ship."""
    enemies = 0
    for other, player in enumerate(state.players):
        if other != seat:
            enemies |= player.fleet.around
    return enemies


def closed_by(state: State, seat: int, enemies: int) -> int:
    """Bits of the places that are closed to a player, given those with enemy ships in orbit."""
    for besieged in state.campaign.robot_hole:
        enemies |= 1 << besieged
    closed = enemies
    while enemies:
        hole = enemies.bit_length() - 1
        enemies ^= 1 << hole
        if not _can_be_closed(state, seat, hole):
            closed ^= 1 << hole
    return closed


def holes_of(bits: int) -> list[int]:
    """The holes whose bits are set, in ascending order."""
    found: list[int] = []
    while bits:
        bit = bits & -bits
        found.append(bit.bit_length() - 1)
        bits ^= bit
    return found


def note_blockades(state: State) -> list[int]:
    """Which players just had a planet blockaded, one entry for each such planet; remembers what is blockaded now.

    Places of nobody are remembered too: a planet that was blockaded before it was taken is not blockaded again.
    """
    hit: list[int] = []
    if state.sides[TILE_OF[TRANSFER]] != SIDE_OF[TRANSFER]:
        return hit
    for seat in range(len(state.players)):
        if state.knows(seat, TRANSFER):
            now = blockades(state, seat)
            fresh = now & ~state.blockaded[seat]
            state.blockaded[seat] = now
            if fresh:
                hit += [seat for hole in own_planets(state, seat) if fresh >> hole & 1]
    return hit
