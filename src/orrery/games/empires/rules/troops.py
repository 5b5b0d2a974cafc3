"""Troops put on planets by relics, technologies and megastructures."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.board import HOLES
from ..position.actions import AT, DONE, PIECE
from ..position.discs import has_ship_in_orbit
from ..position.events import TROOP_DEPLOYED, TROOP_MOVED
from ..position.planets import has_space, own_planets
from ..position.state import State
from .control import place_barred, settle_control
from .placing import watch_blockades

OWN_OR_ORBIT: Final = 0
OWN_ONLY: Final = 1
"""Where troops may go: planets one controls or has a ship at, or only those one controls."""


def place_troop(table: Table[State], seat: int, hole: int) -> None:
    """A troop from the player board onto a planet, which is controlled from now on."""
    state = table.state
    state.players[seat].troops -= 1
    state.troops[hole] += 1
    state.set_owner(hole, seat)
    table.tell(TROOP_DEPLOYED, seat, hole)
    watch_blockades(table)


def can_hold(state: State, seat: int, hole: int) -> bool:
    """Whether a planet of nobody or of the player has room for another piece."""
    return not place_barred(state, seat, hole) and has_space(state, hole)


def troop_places(state: State, seat: int, where: int) -> list[int]:
    """Planets that can get a troop of the player board, blockaded or not; none where no troop is left."""
    if not state.players[seat].troops:
        return []
    found = [hole for hole in range(len(HOLES)) if can_hold(state, seat, hole)]
    return [
        hole
        for hole in found
        if state.owner[hole] == seat or (where == OWN_OR_ORBIT and has_ship_in_orbit(state, seat, hole))
    ]


class PlaceTroops(Question[State]):
    """Up to that many troops from the player board, blockaded or not."""

    __slots__ = ("left", "where")

    def __init__(self, left: int, where: int) -> None:
        self.left = left
        self.where = where

    def prompt(self) -> str:
        return "place-troops"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = [AT.at(hole) for hole in troop_places(table.state, seat, self.where)]
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        place_troop(table, seat, AT.place(action))
        if self.left > 1:
            table.then(seat, PlaceTroops(self.left - 1, self.where))


class JumpTroops(Question[State]):
    """After an attack: up to that many troops from the player board or one's own planets to the attacked planet."""

    __slots__ = ("hole", "left")

    def __init__(self, hole: int, left: int) -> None:
        self.hole = hole
        self.left = left

    def prompt(self) -> str:
        return "jump-troops"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole, "count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        if not can_hold(state, seat, self.hole):
            return []
        found = [AT.at(self.hole)] if state.players[seat].troops else []
        found += [PIECE.at(hole) for hole in own_planets(state, seat) if state.troops[hole] and hole != self.hole]
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        if action in PIECE:
            move_troop(table, seat, PIECE.place(action), self.hole)
        else:
            place_troop(table, seat, self.hole)
        if self.left > 1:
            table.then(seat, JumpTroops(self.hole, self.left - 1))


def move_troop(table: Table[State], seat: int, start: int, end: int) -> None:
    """A troop goes from one planet to another."""
    state = table.state
    state.troops[start] -= 1
    settle_control(state, start)
    state.troops[end] += 1
    state.set_owner(end, seat)
    table.tell(TROOP_MOVED, seat, end, start)


def take_troop(state: State, seat: int, hole: int) -> None:
    """A troop goes from a planet back to the player board."""
    state.troops[hole] -= 1
    state.players[seat].troops += 1
    settle_control(state, hole)
