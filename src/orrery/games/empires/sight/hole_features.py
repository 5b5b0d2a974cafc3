"""The numbers of every hole of the galaxy: what lies there or may lie there, whose it is, and who is around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.features import Layout, Numbers, cap
from ..facts.board import HOLES, NOTHING, PLACES
from ..facts.cards import DISCOVERIES
from ..position.discs import occupied_orbits
from ..position.state import ROBOT, State
from ..rules.control import closed_by, defence
from .mirror import Mirror
from .player_features import MANY

_PLAYERS: Final[Sequence[str]] = ["player 0", "player 1", "player 2", "player 3"]
_HIDDEN: Final = 12

LAYOUT: Final = Layout()
_PLACE: Final = LAYOUT.section("place", PLACES, 1)
_FACE_DOWN: Final = LAYOUT.number("face down", 1)
_MAY_BE: Final = LAYOUT.section("may be", PLACES, _HIDDEN)
_MAY_HOLD: Final = LAYOUT.section("may hold", DISCOVERIES, _HIDDEN)
_SCANNED: Final = LAYOUT.section("scanned by", _PLAYERS, 1)
_GATE: Final = LAYOUT.section("gate of", _PLAYERS, 1)
_OWNER: Final = LAYOUT.section("owner", [*_PLAYERS, "robots"], 1)
_ROBOTS: Final = LAYOUT.number("robots", MANY)
_TROOPS: Final = LAYOUT.number("troops", MANY)
_OUTPOSTS: Final = LAYOUT.number("outposts", MANY)
_CITIES: Final = LAYOUT.number("cities", MANY)
_CENTRES: Final = LAYOUT.number("research centres", MANY)
_DEFENCE: Final = LAYOUT.number("defence", MANY)
_BASES: Final = LAYOUT.number("starbases", MANY)
_LIBRARY: Final = LAYOUT.number("library", 1)
_STRUCTURE: Final = LAYOUT.section("megastructure of", _PLAYERS, 1)
_USED: Final = LAYOUT.number("megastructure used", 1)
_ATTACKED: Final = LAYOUT.number("attacked in this turn", 1)
_AROUND: Final = LAYOUT.section("in orbit", _PLAYERS, 1)
_SIEGE: Final = LAYOUT.number("robots in orbit", MANY)
_CLOSED: Final = LAYOUT.section("blockaded for", _PLAYERS, 1)


def write_holes(state: State, mirror: Mirror, out: Numbers, blocks: list[int]) -> None:
    """`blocks` says where the block of each hole begins."""
    unseen = _unseen_holes(state, mirror.seat)
    for hole in range(len(HOLES)):
        block = blocks[hole]
        if state.areas[hole] != NOTHING:
            _write_hidden(state, hole, unseen, mirror, out, block)
        elif state.places[hole] != NOTHING:
            out[block + _PLACE + state.places[hole]] = 1
        owner = state.owner[hole]
        if owner != NOTHING:
            out[block + _OWNER + (ROBOT if owner == ROBOT else mirror.step(owner))] = 1
            _write_pieces(state, hole, out, block)
        if state.structures[hole] != NOTHING:
            out[block + _STRUCTURE + mirror.step(state.structures[hole])] = 1
        if state.attacked and state.was_attacked(hole):
            out[block + _ATTACKED] = 1
    _mark_holes(out, blocks, _LIBRARY, state.libraries)
    for hole in state.used:
        if hole < len(HOLES):
            out[blocks[hole] + _USED] = 1
    _write_around(state, mirror, out, blocks)


def _write_pieces(state: State, hole: int, out: Numbers, block: int) -> None:
    out[block + _DEFENCE] = cap(defence(state, hole), MANY)
    out[block + _ROBOTS] = state.robots[hole]
    out[block + _TROOPS] = state.troops[hole]
    out[block + _OUTPOSTS] = state.outposts[hole]
    out[block + _CITIES] = state.cities[hole]
    out[block + _CENTRES] = state.centres[hole]


def _unseen_holes(state: State, seat: int) -> list[int]:
    """Holes whose place somebody has looked at and this seat has not: to the seat they are like any other."""
    return [hole for hole, place in enumerate(state.secrets) if place != NOTHING and not state.has_scanned(seat, hole)]


def _write_hidden(state: State, hole: int, unseen: list[int], mirror: Mirror, out: Numbers, block: int) -> None:
    """What a place face down can be; what it is, where the seat has looked."""
    area = state.areas[hole]
    out[block + _FACE_DOWN] = 1
    for tile in state.area_tiles[area]:
        out[block + _MAY_HOLD + tile] += 1
    if state.secrets[hole] != NOTHING:
        for seat in range(mirror.seats):
            if state.has_scanned(seat, hole):
                out[block + _SCANNED + mirror.step(seat)] = 1
        if state.has_scanned(mirror.seat, hole):
            out[block + _PLACE + state.secrets[hole]] = 1
            return
    for place in state.area_places[area]:
        out[block + _MAY_BE + place] += 1
    for other in unseen:
        if state.areas[other] == area:
            out[block + _MAY_BE + state.secrets[other]] += 1


def _write_around(state: State, mirror: Mirror, out: Numbers, blocks: list[int]) -> None:
    """Ships and starbases in orbit, and whom they keep from acting there."""
    around = [occupied_orbits(state, seat) for seat in range(mirror.seats)]
    for seat in range(mirror.seats):
        step = mirror.step(seat)
        if state.gates:
            out[blocks[state.gates[seat]] + _GATE + step] = 1
        enemies = 0
        for other in range(mirror.seats):
            if other != seat:
                enemies |= around[other]
        _mark_holes(out, blocks, _AROUND + step, around[seat])
        _mark_holes(out, blocks, _CLOSED + step, closed_by(state, seat, enemies))
    for hole in state.base_hole:
        out[blocks[hole] + _BASES] += 1
    for hole in state.campaign.robot_hole:
        out[blocks[hole] + _SIEGE] += 1


def _mark_holes(out: Numbers, blocks: list[int], place: int, holes: int) -> None:
    """One at this place in the blocks of some holes, given as bits."""
    while holes:
        bit = holes & -holes
        out[blocks[bit.bit_length() - 1] + place] = 1
        holes ^= bit
