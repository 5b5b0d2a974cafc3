"""Settlers (pages 29, 31): taken aboard, rescued at the gate or at a library, lost with their ship or planet."""

from __future__ import annotations

from typing import Final

from ....core.table import Table
from ..facts.board import NOTHING
from ..facts.campaign import HAS_LIBRARIES, needs_all_settlers, settlers_of
from ..position.campaign import ABOARD, GONE, NO_SETTLER, RESCUED, ROBOTS_SIDE
from ..position.discs import ship_orbit
from ..position.events import (
    SETTLER_ABOARD,
    SETTLER_BROUGHT,
    SETTLER_LOST,
    SETTLER_RESCUED,
    SETTLERS_OVERRUN,
    SETTLERS_WAITED,
)
from ..position.planets import has_space
from ..position.state import State
from ..rules.control import is_blockaded
from .technologies import lay_stone
from .verdict import conclude

_PAIR: Final = 2
"""How many settlers on a planet with a library bring a stone."""


def settle(table: Table[State], hole: int, count: int) -> None:
    """The next settlers of the scenario wait at a place."""
    campaign = table.state.campaign
    colour = settlers_of(campaign.scenario)[len(campaign.settlers)]
    campaign.settlers += [hole] * count
    table.tell(SETTLERS_WAITED, ROBOTS_SIDE, count, colour, hole)


def take_aboard(table: Table[State], seat: int, ship: int, hole: int) -> None:
    """A ship that leaves a place with settlers takes one along: no second one, no rescued one, none past a blockade."""
    state, campaign = table.state, table.state.campaign
    if not campaign.settlers_on(hole) or campaign.carries(ship):
        return
    if state.has_library(hole) or is_blockaded(state, seat, hole):
        return
    settler = campaign.settlers.index(hole)
    campaign.settlers[settler] = ABOARD + ship
    table.tell(SETTLER_ABOARD, seat, _colour(state, settler), ship, hole)


def look_after_settlers(table: Table[State]) -> None:
    """Those aboard are lost with their ship, and rescued as soon as it is where they are safe."""
    state = table.state
    for settler, place in enumerate(state.campaign.settlers):
        ship = place - ABOARD
        if ship < 0:
            continue
        if not state.players[0].is_out(ship):
            table.tell(SETTLER_LOST, 0, _colour(state, settler), ship)
            _lose(table, settler)
        elif HAS_LIBRARIES[state.campaign.scenario]:
            _bring_to_library(table, settler, ship)
        elif ship_orbit(state, 0, ship) == state.gates[0]:
            state.campaign.settlers[settler] = RESCUED
            table.tell(SETTLER_RESCUED, 0, _colour(state, settler), ship)


def _bring_to_library(table: Table[State], settler: int, ship: int) -> None:
    """Onto a planet with a library that has room; the second settler there brings a stone of its colour."""
    state, campaign = table.state, table.state.campaign
    hole = ship_orbit(state, 0, ship)
    if hole == NOTHING or not state.has_library(hole) or not has_space(state, hole):
        return
    campaign.settlers[settler] = hole
    table.tell(SETTLER_BROUGHT, 0, _colour(state, settler), ship, hole)
    if campaign.settlers_on(hole) == _PAIR:
        lay_stone(table, state.places[hole])


def overrun_settlers(table: Table[State], hole: int) -> None:
    """Settlers on a planet that robots attack leave the game."""
    campaign = table.state.campaign
    lost = [settler for settler, place in enumerate(campaign.settlers) if place == hole]
    for colour in sorted({_colour(table.state, settler) for settler in lost}):
        count = sum(_colour(table.state, settler) == colour for settler in lost)
        table.tell(SETTLERS_OVERRUN, ROBOTS_SIDE, count, colour, hole)
    for settler in lost:
        _lose(table, settler)


def _lose(table: Table[State], settler: int) -> None:
    campaign = table.state.campaign
    campaign.settlers[settler] = GONE
    if needs_all_settlers(campaign.scenario):
        conclude(table, NO_SETTLER)


def _colour(state: State, settler: int) -> int:
    return settlers_of(state.campaign.scenario)[settler]
