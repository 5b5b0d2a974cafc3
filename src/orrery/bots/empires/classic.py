"""What the planets of a player can still bring in the classic mode: ore, buildings and research."""

from __future__ import annotations

from ...games.empires import missing_level, offered_tech, own_planets, pieces
from ...games.empires.facts.board import CITY, COLOURS, LEVELS, PIECES_ON_PLANET
from ...games.empires.position.state import State
from . import weights


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
