"""What stands on planets and around them, and whose they are."""

from __future__ import annotations

from ..facts.board import PIECES_ON_PLANET, is_planet
from .realms import Realms
from .state import CLASSIC, State


def pieces(state: State, hole: int) -> int:
    """Troops, robots and buildings on a planet."""
    # without a call for the buildings: nothing is asked more often
    return state.troops[hole] + state.robots[hole] + state.outposts[hole] + state.cities[hole] + state.centres[hole]


def buildings(state: State, hole: int) -> int:
    return state.outposts[hole] + state.cities[hole] + state.centres[hole]


def may_be_planet(state: State, hole: int) -> bool:
    """Return whether a planet may lie face down in a hole; everybody knows which places its area still hides."""
    return state.is_face_down(hole) and any(is_planet(place) for place in state.area_places[state.areas[hole]])


def has_space(state: State, hole: int) -> bool:
    """Whether another piece finds room on a planet; settlers take room as troops do."""
    return pieces(state, hole) + state.campaign.settlers_on(hole) < PIECES_ON_PLANET


def bases_at(state: State, hole: int) -> list[int]:
    return [base for base, where in enumerate(state.base_hole) if where == hole]


def realms_of(state: State) -> Realms:
    """Who controls which planets."""
    realms = state.realms
    if realms is None or realms.owner is not state.owner:
        realms = Realms(state.owner)
        state.realms = realms
    return realms


def own_planets(state: State, seat: int) -> list[int]:
    return realms_of(state).planets[seat]


def garrisons(state: State, seat: int) -> list[int]:
    """Where troops of a player can be: on their planets, and in the classic mode on their home world."""
    realms = realms_of(state)
    if state.mode != CLASSIC or not state.gates:
        return realms.planets[seat]
    if not realms.garrisons:
        realms.garrisons = [sorted([*realms.planets[other], home]) for other, home in enumerate(state.gates)]
    return realms.garrisons[seat]


def centres_on(state: State, seat: int, colour: int) -> int:
    """Research centres of a player on planets of a colour."""
    mine = own_planets(state, seat)
    return sum(state.centres[hole] for hole in mine if state.places[hole] == colour)


def all_centres(state: State, seat: int) -> int:
    """Including those on planets that stayed blue."""
    return sum(state.centres[hole] for hole in own_planets(state, seat))
