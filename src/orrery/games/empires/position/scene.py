"""All discs of a position as a flick sees them: in a fixed order, each with its kind and its owner."""

from __future__ import annotations

from typing import Final

from ..facts.board import (
    GUARDIAN_MASS,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HEART_MASS,
    HEART_PLACE,
    HEART_RADIUS,
    NOTHING,
    ROBOT_MASS,
    ROBOT_RADIUS,
    STARBASE_MASS,
    STARBASE_RADIUS,
)
from ..facts.campaign import HAS_HEART
from ..flick.flight import Disc
from .state import State

SHIP: Final = 0
BASE: Final = 1
GUARD: Final = 2
ROBOT_DISC: Final = 3
HEART: Final = 4
DISC_KINDS: Final = ("ship", "base", "guardian", "robot", "heart")
"""Kinds of discs."""


class Scene:
    """The discs of the galaxy in a fixed order, and whose they are."""

    def __init__(self, state: State) -> None:
        self.discs: list[Disc] = []
        self.kinds: list[int] = []
        self.seats: list[int] = []
        self.numbers: list[int] = []
        for seat, player in enumerate(state.players):
            fleet = player.fleet
            count = len(fleet.ships)
            self.discs += fleet.pieces
            self.kinds += [SHIP] * count
            self.seats += [seat] * count
            self.numbers += fleet.ships
        self.ships = len(self.discs)
        """How many of them are ships of players, which come first."""
        if state.base_x or state.guardians or state.campaign.scenario:
            self._add_others(state)

    def _add_others(self, state: State) -> None:
        for base in range(len(state.base_x)):
            disc = Disc(state.base_x[base], state.base_y[base], STARBASE_RADIUS, STARBASE_MASS)
            self._add(disc, BASE, state.base_owner[base], base)
        for quadrant in state.guarded_quadrants():
            disc = Disc(GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS, GUARDIAN_MASS)
            self._add(disc, GUARD, NOTHING, quadrant)
        campaign = state.campaign
        for robot in range(len(campaign.robot_x)):
            disc = Disc(campaign.robot_x[robot], campaign.robot_y[robot], ROBOT_RADIUS, ROBOT_MASS)
            self._add(disc, ROBOT_DISC, NOTHING, robot)
        if HAS_HEART[campaign.scenario]:
            self._add(Disc(HEART_PLACE, HEART_PLACE, HEART_RADIUS, HEART_MASS), HEART, NOTHING, 0)

    def _add(self, disc: Disc, kind: int, seat: int, number: int) -> None:
        self.discs.append(disc)
        self.kinds.append(kind)
        self.seats.append(seat)
        self.numbers.append(number)

    def roster(self) -> list[int]:
        """Whose discs the numbers of an outcome are about: the first list of a trail."""
        numbers = [len(self.discs)]
        for disc in range(len(self.discs)):
            numbers += [self.kinds[disc], self.seats[disc], self.numbers[disc]]
        return numbers

    def index(self, seat: int, ship: int) -> int:
        for disc in range(len(self.discs)):
            if self.kinds[disc] == SHIP and self.seats[disc] == seat and self.numbers[disc] == ship:
                return disc
        raise AssertionError("only a ship of the galaxy is flicked")


def only_ships(state: State) -> bool:
    """Whether nothing lies in the galaxy but ships of players."""
    return not (state.base_x or state.guardians or state.mine_x or state.campaign.scenario)


def ships_to_flick(state: State, seat: int, ship: int) -> tuple[list[Disc], int]:
    """The discs of a scene of ships alone, and the place of one of them: what a flick needs, without the roster."""
    discs: list[Disc] = []
    place = 0
    for other, player in enumerate(state.players):
        fleet = player.fleet
        if other == seat:
            place = len(discs) + fleet.ships.index(ship)
        discs += fleet.pieces
    return discs, place
