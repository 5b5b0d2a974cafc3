"""What the next invasion card may do: every card that can come is looked at, since those that came lie open."""

from __future__ import annotations

from ...games.empires import BESIEGE, LAND, Step, defence, foresee, pieces
from ...games.empires.facts.campaign import needs_all_settlers
from ...games.empires.position.discs import ships_in_orbit
from ...games.empires.position.state import ROBOT, State
from . import weights
from .goals import progress


def omens(state: State) -> float:
    """What the next card takes away, on average over those that can come."""
    campaign = state.campaign
    cards = campaign.deck or campaign.discards
    return sum(_omen(state, card) for card in cards) / len(cards) if cards else 0.0


def scarcity(robots_left: int) -> float:
    """How bad it is to have so few robots in the supply."""
    return weights.ROBOTS_LEFT[min(max(robots_left, 0), len(weights.ROBOTS_LEFT) - 1)]


def robots_back(state: State, count: int) -> float:
    """What it is worth to send robots back to the supply."""
    return scarcity(state.robots_left) - scarcity(state.robots_left + count)


def robots_gone(state: State, count: int) -> float:
    """What it costs when robots leave it."""
    return scarcity(state.robots_left - count) - scarcity(state.robots_left)


def _omen(state: State, card: int) -> float:
    steps = foresee(state, card)
    if any(step.fatal for step in steps):
        return weights.FATAL
    return sum(_harm(state, step) for step in steps) + robots_gone(state, sum(step.count for step in steps))


def _harm(state: State, step: Step) -> float:
    """Where several places are equal the person chooses."""
    search = step.search
    if search.deed == LAND:
        return min(_ships_lost(state, hole) for hole in search.holes)
    if search.deed == BESIEGE:
        return min(_siege(state, hole, step.count) for hole in search.holes)
    return 0.0


def _siege(state: State, hole: int, count: int) -> float:
    harm = _ships_lost(state, hole)
    if state.campaign.robots_around(hole) + count <= defence(state, hole):
        return harm + weights.CLOSED
    return harm + planet_lost(state, hole)


def _ships_lost(state: State, hole: int) -> float:
    """What it costs when the ships in an orbit are destroyed, with settlers aboard."""
    ships = ships_in_orbit(state, 0, hole)
    return weights.SHIP * len(ships) + settlers_lost(state, sum(state.campaign.carries(ship) for ship in ships))


def settlers_lost(state: State, count: int) -> float:
    """What it costs when this many settlers leave the game."""
    if count and needs_all_settlers(state.campaign.scenario):
        return weights.FATAL
    return weights.SETTLER_LOST * count


def planet_lost(state: State, hole: int) -> float:
    """What it costs when robots overrun a planet."""
    before = progress(state)
    owner = state.owner[hole]
    state.set_owner(hole, ROBOT)
    lost = before - progress(state)
    state.set_owner(hole, owner)
    lost += settlers_lost(state, state.campaign.settlers_on(hole))
    return lost + weights.OVERRUN + weights.TROOP_ON * pieces(state, hole)
