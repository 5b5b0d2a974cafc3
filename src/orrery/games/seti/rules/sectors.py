"""Completed sectors (page 13): who has won them, what that pays, and what stays."""

from __future__ import annotations

from ....core.table import Table
from ..facts import slots
from ..facts.board import DATA_SLOTS, STAR_COLOR, TILE
from ..position.actions import EVALUATE, each
from ..position.events import SECTOR_WON, TILE_COMPLETED
from ..position.owned import owners_of, ownership
from ..position.state import State
from ..vocabulary.rewards import FIRST_WIN, LATER_WIN
from .interrupt import TurnQuestion
from .resources import gain_exofossils, gain_publicity
from .triggers import fire


class EvaluateSectors(TurnQuestion):
    """After the action: completed sectors, in an order the active player chooses."""

    __slots__ = ()

    def prompt(self) -> str:
        return "evaluate-sector"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return each(EVALUATE, completed_sectors(table.state))

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        place = EVALUATE.place(action)
        table.then(seat, self)
        if place == TILE:
            _evaluate_tile(table)
        else:
            _evaluate_star(table, place)


def completed_sectors(state: State) -> list[int]:
    """The places whose last data is gone and that wait to be evaluated."""
    places = range(len(state.signals) if state.oumuamua_found() else TILE)
    return [place for place in places if not state.data_left[place]]


def ranking(owners: list[int]) -> list[int]:
    """Owners of markers, most first; of equals, who has placed the later last marker."""
    last = {owner: place for place, owner in enumerate(owners)}
    return sorted(last, key=lambda owner: (owners.count(owner), last[owner]), reverse=True)


def _evaluate_star(table: Table[State], star: int) -> None:
    state = table.state
    owners = state.signals[star]
    ranks = ranking(owners)
    winner = ranks[0]
    for seat in ranks:
        gain_publicity(table, seat, 1)
    won_before = bool(owners_of(state.wins, star))
    state.wins = [*state.wins, ownership(star, winner)]
    owners.clear()
    state.data_left[star] = DATA_SLOTS[star]
    if len(ranks) > 1:
        owners.append(ranks[1])
        state.data_left[star] -= 1
    table.tell(SECTOR_WON, winner, star)
    table.then_all(winner, LATER_WIN[star] if won_before else FIRST_WIN[star])
    fire(table, winner, slots.WIN_SECTOR, STAR_COLOR[star])


def _evaluate_tile(table: Table[State]) -> None:
    """The tile knows no winner: everybody with a marker on it gets an exofossil."""
    state = table.state
    for seat in sorted(set(state.signals[TILE])):
        table.tell(TILE_COMPLETED, seat, TILE)
        gain_exofossils(table, seat, 1)
    state.signals[TILE].clear()
    state.data_left[TILE] = DATA_SLOTS[TILE]
