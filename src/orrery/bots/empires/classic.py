"""What the planets of a player can still bring in the classic mode: ore, buildings, research, and the end."""

from __future__ import annotations

from typing import Final

from ...games.empires import missing_level, offered_tech, own_planets, pieces
from ...games.empires.facts.board import CITY, COLOURS, LEVELS, PIECES_ON_PLANET
from ...games.empires.position.state import State
from . import weights

MINERS: Final = 2
"""As few troops as mine ore at all."""


def classic_planets(state: State, seat: int) -> float:
    """Planets, what troops on them may become, and research centres that are not used up."""
    mine = own_planets(state, seat)
    total = 0.0
    for hole in mine:
        troops = state.troops[hole]
        room = PIECES_ON_PLANET - pieces(state, hole) + troops
        crowded = weights.CLASSIC_CROWDED * troops
        total += weights.CLASSIC_PLANET + (weights.CLASSIC_TROOPS[troops] if room > 1 else crowded)
        if state.outposts[hole] and troops and state.players[seat].buildings[CITY]:
            total += weights.CLASSIC_CITY_AHEAD
    centres = [0] * len(COLOURS)
    for hole in mine:
        if state.places[hole] < len(COLOURS):
            centres[state.places[hole]] += state.centres[hole]
    return total + sum(_research(state, seat, colour, count) for colour, count in enumerate(centres))


def _research(state: State, seat: int, colour: int, centres: int) -> float:
    """What the centres of a colour will still teach."""
    total = 0.0
    for level in range(missing_level(state, seat, colour), min(centres, LEVELS) + 1):
        tech = offered_tech(state, colour, level)
        total += weights.CLASSIC_RESEARCH * (level * (not state.was_researched(tech)) + weights.CLASSIC_LEVEL)
    return total


def closing(state: State, seat: int, over: bool) -> float:
    """What counts to a player far ahead: to empty the pool, with troops that do nothing but mine ore."""
    there = min(max((_spare(state, hole) for hole in own_planets(state, seat)), default=0), MINERS)
    crew = min(state.players[seat].troops + there, MINERS)
    total = weights.CLASSIC_CREW[crew] + weights.CLASSIC_MINER * there
    return total + (weights.CLASSIC_END if over else -weights.CLASSIC_HURRY * state.pool)


def _spare(state: State, hole: int) -> int:
    """Troops that can leave a planet without giving it up."""
    return state.troops[hole] - (pieces(state, hole) == state.troops[hole])
