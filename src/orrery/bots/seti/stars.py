"""Sectors by the chance to win them."""

from __future__ import annotations

from ...games.seti import ranking
from ...games.seti.facts.board import DATA_SLOTS, STARS, TILE
from ...games.seti.position.state import State
from . import weights


def sectors(state: State, seat: int, rounds: int, wins: list[float], publicity: float) -> float:
    """What all sectors with one's own signal promise; `wins` tells what winning each star pays."""
    total = 0.0
    for star in range(len(STARS)):
        owners = state.signals[star]
        if seat in owners:
            total += _sector(owners, seat, DATA_SLOTS[star], state.data_left[star], rounds, wins[star], publicity)
    return total


def _sector(owners: list[int], seat: int, slots: int, left: int, rounds: int, win: float, publicity: float) -> float:
    """The lead decides, the less there is left to place; a sector nobody fills pays nothing."""
    ranks = ranking(owners)
    rival = ranks[0] if ranks[0] != seat else ranks[1] if len(ranks) > 1 else -1
    lead = owners.count(seat) - owners.count(rival) + (0.5 if ranks[0] == seat else -0.5)
    chance = min(1.0, max(0.0, 0.5 + 0.5 * lead / (left + 0.5)))
    filled = 1 - left / slots
    completed = min(1.0, weights.COMPLETED[rounds] * (1 - filled) + filled * filled)
    return completed * (win * chance + publicity + weights.RUNNER_UP * (1 - chance) * (rounds > 0))


def tile(state: State, seat: int, exofossil: float) -> float:
    """The 'Oumuamua tile gives everybody on it an exofossil."""
    if seat not in state.signals[TILE]:
        return 0.0
    return exofossil * (1 - state.data_left[TILE] / (DATA_SLOTS[TILE] + 1))
