"""A position of Ascending Empires as numbers: the galaxy as one seat sees it, with its own quadrant first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ....core.features import Features, Layout, Numbers, cap, mark_bits
from ....core.table import Table
from ..facts.board import COLOURS, HOLES, LEVELS, NOTHING, QUADRANTS, ROBOTS
from ..facts.cards import DISCOVERIES, MEGASTRUCTURES, MISSIONS, NOISES, TECHNOLOGIES
from ..position.actions import MOST_BASES, MOST_MINES
from ..position.state import MODES, SOLO, State
from ..rules.setup import JETS
from . import campaign_features, hole_features, player_features, question_features
from .campaign_features import write_campaign
from .coverage import coverage
from .hole_features import write_holes
from .mirror import MOST_PLACE, Mirror
from .player_features import MANY, MOST_POINTS, write_player
from .question_features import write_question, write_turn
from .view import View

VERSION: Final = 2
_PLAYERS: Final = 4
_OWNERS: Final = tuple(f"player {step}" for step in range(_PLAYERS))
_OF_A_SIDE: Final = len(COLOURS) * LEVELS

_BASE: Final = Layout()
_BASE_OWNER: Final = _BASE.section("owner", _OWNERS, 1)
_BASE_X: Final = _BASE.number("across", MOST_PLACE)
_BASE_Y: Final = _BASE.number("down", MOST_PLACE)
_BASE_HOLE: Final = _BASE.section("orbit", HOLES, 1)
_MINE: Final = Layout()
_MINE_OWNER: Final = _MINE.section("owner", _OWNERS, 1)
_MINE_X: Final = _MINE.number("across", MOST_PLACE)
_MINE_Y: Final = _MINE.number("down", MOST_PLACE)

LAYOUT: Final = Layout()
_SEATS: Final = LAYOUT.section("seats", [str(seats + 1) for seats in range(_PLAYERS)], 1)
_MODE: Final = LAYOUT.section("mode", MODES, 1)
_NOISE: Final = LAYOUT.section("noise", NOISES, 1)
_JET: Final = LAYOUT.section("jet", JETS, 1)
_MEGASTRUCTURE: Final = LAYOUT.section("megastructure", MEGASTRUCTURES, 1)
_HOME: Final = LAYOUT.section("own quadrant", QUADRANTS, 1)
_OVER: Final = LAYOUT.number("over", 1)
_QUESTION: Final = LAYOUT.add("question", question_features.LAYOUT)
_POOL: Final = LAYOUT.number("pool", MOST_POINTS)
_IN_PLAY: Final = LAYOUT.section("technology in play", TECHNOLOGIES, 1)
_FIRSTS: Final = LAYOUT.section("first researched", [str(place + 1) for place in range(_OF_A_SIDE)], 1)
_MISSIONS: Final = LAYOUT.section("mission in play", MISSIONS, 1)
_TOKENS: Final = LAYOUT.section("planet tokens", COLOURS, MANY)
_ARCHIVE: Final = LAYOUT.section("archive", DISCOVERIES, MANY)
_GUARDIANS: Final = LAYOUT.section("guardian", QUADRANTS, 1)
_LIBRARIES: Final = LAYOUT.section("waiting library", QUADRANTS, 1)
_LAID: Final = LAYOUT.section("laid", [f"{quadrant} {colour}" for quadrant in QUADRANTS for colour in COLOURS], MANY)
_ROBOTS: Final = LAYOUT.number("robots left", ROBOTS)
_BLOCKS: Final = tuple(LAYOUT.add(owner, player_features.LAYOUT) for owner in _OWNERS)
_HOLES: Final = tuple(LAYOUT.add(hole, hole_features.LAYOUT) for hole in HOLES)
_BASES: Final = tuple(LAYOUT.add(f"starbase {base + 1}", _BASE) for base in range(MOST_BASES))
_MINES: Final = tuple(LAYOUT.add(f"mine {mine + 1}", _MINE) for mine in range(MOST_MINES))
_CAMPAIGN: Final = LAYOUT.add("alone", campaign_features.LAYOUT)


class EmpiresFeatures(Features[State]):
    """What a seat of Ascending Empires may know; holes and places are those that it sees, see `mirror.py`."""

    def __init__(self) -> None:
        super().__init__(VERSION, LAYOUT)

    def write(self, table: Table[State], seat: int, out: Numbers, at: int) -> None:
        state = table.state
        mirror = Mirror(state, seat)
        _write_variant(state, mirror, out, at)
        out[at + _OVER] = int(table.over)
        write_question(table, mirror, out, at + _QUESTION)
        write_turn(state, out, at + _QUESTION)
        for owner in range(mirror.seats):
            write_player(state, owner, mirror, out, at + _BLOCKS[mirror.step(owner)])
        write_holes(state, mirror, out, [at + _HOLES[seen] for seen in mirror.holes])
        _write_cards(state, out, at)
        _write_quadrants(state, mirror, out, at)
        _write_discs(state, mirror, out, at)
        if state.mode == SOLO:
            write_campaign(state, mirror, out, at + _CAMPAIGN)

    def orient(self, table: Table[State], seat: int, actions: Sequence[int]) -> Sequence[int]:
        mirror = Mirror(table.state, seat)
        return [mirror.orient(action) for action in actions]

    def meant(self, table: Table[State], seat: int, action: int) -> int:
        return Mirror(table.state, seat).meant(action)

    def coverage(self, view: Mapping[str, object]) -> object:
        return coverage(cast("View", view))


def _write_variant(state: State, mirror: Mirror, out: Numbers, at: int) -> None:
    out[at + _SEATS + mirror.seats - 1] = 1
    out[at + _MODE + state.mode] = 1
    out[at + _NOISE + state.noise] = 1
    out[at + _JET + state.jet] = 1
    if state.megastructure != NOTHING:
        out[at + _MEGASTRUCTURE + state.megastructure] = 1
    out[at + _HOME + mirror.home] = 1


def _write_cards(state: State, out: Numbers, at: int) -> None:
    out[at + _POOL] = cap(state.pool, MOST_POINTS)
    for tile, side in enumerate(state.sides):
        place = at + _IN_PLAY + side * _OF_A_SIDE + 2 * tile
        out[place] = 1
        out[place + 1] = 1
    mark_bits(out, at + _FIRSTS, state.firsts)
    for mission in state.missions:
        out[at + _MISSIONS + mission] = 1
    for colour, count in enumerate(state.tokens):
        out[at + _TOKENS + colour] = cap(count, MANY)
    for relic in state.archive:
        out[at + _ARCHIVE + relic] += 1
    out[at + _ROBOTS] = state.robots_left


def _write_quadrants(state: State, mirror: Mirror, out: Numbers, at: int) -> None:
    for quadrant, seen in enumerate(mirror.quadrants):
        out[at + _GUARDIANS + seen] = state.guardians >> quadrant & 1
        out[at + _LIBRARIES + seen] = state.waiting_libraries >> quadrant & 1
    for quadrant, colours in enumerate(state.laid):
        for colour in colours:
            out[at + _LAID + mirror.quadrants[quadrant] * len(COLOURS) + colour] += 1


def _write_discs(state: State, mirror: Mirror, out: Numbers, at: int) -> None:
    """Starbases and mines by their numbers, which answers name."""
    for base, owner in enumerate(state.base_owner):
        block = at + _BASES[base]
        out[block + _BASE_OWNER + mirror.step(owner)] = 1
        out[block + _BASE_X] = mirror.across(state.base_x[base])
        out[block + _BASE_Y] = mirror.down(state.base_y[base])
        out[block + _BASE_HOLE + mirror.holes[state.base_hole[base]]] = 1
    for mine, owner in enumerate(state.mine_owner):
        block = at + _MINES[mine]
        out[block + _MINE_OWNER + mirror.step(owner)] = 1
        out[block + _MINE_X] = mirror.across(state.mine_x[mine])
        out[block + _MINE_Y] = mirror.down(state.mine_y[mine])
