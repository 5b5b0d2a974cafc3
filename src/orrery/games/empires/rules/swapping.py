"""Matter swap (page 32): two planets change places, with everything on them and their starbases."""

from __future__ import annotations

from ....core.table import Question, Table, with_value
from ..facts.board import HOLE_X, HOLE_Y, HOLES, NOTHING, SIZE, STARBASE_RADIUS
from ..position.actions import AT, DONE
from ..position.discs import has_ship_in_orbit, nearest_in_orbit
from ..position.events import PLANETS_SWAPPED
from ..position.planets import bases_at, may_be_planet
from ..position.state import State
from .control import is_blockaded
from .placing import PutBase, watch_blockades


def swappable(state: State, seat: int) -> list[int]:
    """List the planets and face-down places that can be swapped: no opponent's, with an own ship in orbit."""
    found = _candidates(state, seat)
    return [hole for hole in found if partners(state, hole, found)]


def _candidates(state: State, seat: int) -> list[int]:
    return [
        hole
        for hole in range(len(HOLES))
        if (state.is_planet(hole) or may_be_planet(state, hole))
        and state.owner[hole] in (NOTHING, seat)
        and has_ship_in_orbit(state, seat, hole)
    ]


def partners(state: State, one: int, candidates: list[int]) -> list[int]:
    """List those with which a planet can change places; the starbases of both have to find room in the other orbit."""
    return [other for other in candidates if other != one and _bases_fit(state, one, other)]


def _bases_fit(state: State, one: int, other: int) -> bool:
    if not bases_at(state, one) and not bases_at(state, other):
        return True
    return _swap_bases(state.copy(), one, other)


class ChooseSwap(Question[State]):
    """The first planet, then the second; or none, as with every relic."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def prompt(self) -> str:
        return "swap"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        if self.first == NOTHING:
            found = swappable(state, seat)
        else:
            found = partners(state, self.first, _candidates(state, seat))
        return [*(AT.at(hole) for hole in found), DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.first == NOTHING:
            table.then(seat, ChooseSwap(AT.place(action)))
        else:
            swap(table, seat, self.first, AT.place(action))


def swap(table: Table[State], seat: int, one: int, other: int) -> None:
    """Let two planets change places; the player may put the starbases that came along elsewhere in their orbit."""
    state = table.state
    place, area, owner = state.places[one], state.areas[one], state.owner[one]
    state.places = with_value(with_value(state.places, one, state.places[other]), other, place)
    state.areas = with_value(with_value(state.areas, one, state.areas[other]), other, area)
    state.set_owner(one, state.owner[other])
    state.set_owner(other, owner)
    for values in (state.troops, state.outposts, state.cities, state.centres, state.robots):
        values[one], values[other] = values[other], values[one]
    if state.has_library(one) != state.has_library(other):
        state.libraries ^= 1 << one | 1 << other
    there = {one: other, other: one}
    state.campaign.settlers = [there.get(place, place) for place in state.campaign.settlers]
    _swap_bases(state, one, other)
    state.swap_blockades(one, other)
    table.tell(PLANETS_SWAPPED, seat, one, other)
    open_orbits = [hole for hole in (one, other) if not is_blockaded(state, seat, hole)]
    table.then_all(seat, [PutBase(base) for hole in open_orbits for base in bases_at(state, hole)])
    watch_blockades(table)


def _swap_bases(state: State, one: int, other: int) -> bool:
    """Move starbases to the other orbit, to the same place as far as it is free; return whether all find room.

    All are lifted before the first is put down.
    """
    lifted: list[tuple[int, int, int, int]] = []
    for start, end in ((one, other), (other, one)):
        for base in bases_at(state, start):
            x, y = state.base_x[base] - HOLE_X[start], state.base_y[base] - HOLE_Y[start]
            lifted.append((base, end, x + HOLE_X[end], y + HOLE_Y[end]))
            state.base_x[base] = -SIZE
    for base, end, x, y in lifted:
        there = nearest_in_orbit(state, end, x, y, STARBASE_RADIUS)
        if there is None:
            return False
        state.base_hole[base] = end
        state.base_x[base], state.base_y[base] = there
    return True
