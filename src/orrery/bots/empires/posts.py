"""What ships can do where they are: land, discover, become a starbase, attack."""

from __future__ import annotations

from ...games.empires import STARBASE_SHIPS, attack_of, available, defence, enemy_in_orbit, is_blockaded, lands, pieces
from ...games.empires.facts.board import GATE, NOTHING, STARBASE, WORMHOLE_A, WORMHOLE_B
from ...games.empires.facts.cards import MEGASTRUCTURE_COST
from ...games.empires.position.discs import ships_in_orbit
from ...games.empires.position.state import ROBOT, State
from . import weights
from .wealth import building_gain, planet_points


def goal(state: State, seat: int, hole: int, fresh: float, *, landing: bool) -> float:
    """What one more ship in an orbit could do at once or soon; some ships cannot land."""
    ships = ships_in_orbit(state, seat, hole)
    if state.places[hole] in (GATE, WORMHOLE_A, WORMHOLE_B):
        return 0.0
    owner = state.owner[hole]
    if owner not in (NOTHING, seat):
        return _siege(state, seat, hole, len(ships) + 1, fresh) - _siege(state, seat, hole, len(ships), fresh)
    if is_blockaded(state, seat, hole):
        return 0.0
    base = _base(state, seat, hole, len(ships) + 1, fresh) - _base(state, seat, hole, len(ships), fresh)
    return base + (arrival(state, seat, hole, fresh) if landing or not state.is_planet(hole) else 0.0)


def arrival(state: State, seat: int, hole: int, fresh: float) -> float:
    """What a ship can do by a manoeuvre where it has arrived: discover, land, take over an artifact."""
    troops = state.players[seat].troops
    if state.is_face_down(hole):
        return weights.DISCOVERY * fresh + (weights.LANDING * fresh if troops else 0.0)
    if state.is_artifact(hole):
        return weights.ARTIFACT * fresh + _structure(state, seat, hole) * fresh
    if not state.is_planet(hole) or not troops:
        return 0.0
    if state.owner[hole] == NOTHING:
        return (weights.LANDING + weights.PLANET_AHEAD * planet_points(state, seat, hole)) * fresh
    return weights.TROOP_ON * fresh if pieces(state, hole) < 2 else 0.0


def _structure(state: State, seat: int, hole: int) -> float:
    if state.megastructure == NOTHING or state.structures[hole] == seat:
        return 0.0
    purse, cost = available(state.players[seat]), MEGASTRUCTURE_COST[state.megastructure]
    return weights.STRUCTURE if purse >= cost + int(state.structures[hole] != NOTHING) else 0.0


def _base(state: State, seat: int, hole: int, ships: int, fresh: float) -> float:
    """What ships in an orbit count towards a starbase there."""
    if not ships or not state.is_planet(hole) or fresh <= 0.0:
        return 0.0
    gain = building_gain(state, seat, STARBASE, hole)
    if gain < 0.0:
        return 0.0
    if state.owner[hole] == NOTHING:
        gain += weights.PLANET + planet_points(state, seat, hole)
    return fresh * gain * _of_base(ships)


def _of_base(ships: int) -> float:
    """The part of a starbase's worth that ships in the orbit count."""
    return weights.BASE_READY if ships >= STARBASE_SHIPS else weights.BASE_HALF


def _siege(state: State, seat: int, hole: int, strength: int, fresh: float) -> float:
    """What ships in the orbit of someone else's planet count towards an attack."""
    if not strength:
        return 0.0
    held = defence(state, hole)
    prize = max(1.0, float(held))
    if state.owner[hole] == ROBOT:
        prize += weights.FREED * fresh
    else:
        prize += weights.RIVAL * planet_points(state, state.owner[hole], hole) + weights.BLOCKADE
    if enemy_in_orbit(state, seat, hole):
        return 0.1 * prize * fresh
    if strength > held:
        return prize  # the attack follows in the same turn
    return fresh * weights.SIEGE * prize * strength / (held + 1)


def post(state: State, seat: int, hole: int, ships: list[int], fresh: float) -> float:
    """What the ships of a player in an orbit can do in turns to come."""
    place, owner = state.places[hole], state.owner[hole]
    if place in (GATE, WORMHOLE_A, WORMHOLE_B):
        return 0.0
    if owner not in (NOTHING, seat):
        strength = sum(attack_of(state, seat, ship, True) for ship in ships)
        total = _siege(state, seat, hole, strength, fresh) * weights.POSTED
        return total + (weights.BLOCKADE * fresh if owner != ROBOT else 0.0)
    if is_blockaded(state, seat, hole):
        return 0.0
    total = _base(state, seat, hole, len(ships), fresh)
    landing = [ship for ship in ships if lands(state, seat, ship)]
    return total + (weights.HELD * arrival(state, seat, hole, fresh) if landing or state.is_face_down(hole) else 0.0)
