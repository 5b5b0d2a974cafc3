"""What one player of Ascending Empires has: pieces on the player board, energy, ships, technologies, relics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.table import with_value
from ..facts.board import SHIP_SLOTS, SHIPS
from .fleet import Fleet, are_places

NO_DOUBLE: Final = 0
READY: Final = 1
SPENT: Final = 2
"""The energy token worth two: not there, available, spent."""
FIRST: Final = 2
OTHER: Final = 1
"""Stones on a mission: of the first who completed it, of the others."""


class _Copied:
    """The fleet of the player who was copied last: a twin with the same places of ships takes it over."""

    __slots__ = ("fleet",)

    def __init__(self) -> None:
        self.fleet = Fleet([], [], None)


_COPIED: Final = _Copied()


def _fleet_at(x: Sequence[int], y: Sequence[int]) -> Fleet:
    """The fleet of a player who is no copy; none at impossible places, which the inventory refuses later."""
    return Fleet(x, y, None) if are_places(x, y) else Fleet([], [], None)


class Player:
    """What one player has; ships off the galaxy have no place (x is -1).

    The places of ships are shared by copies: they are replaced by `put`, never changed in place. So what follows from
    them is worked out only once.
    """

    __slots__ = (
        "advanced",
        "bases_unlocked",
        "boxed",
        "buildings",
        "cities_built",
        "cities_unlocked",
        "double",
        "empire",
        "energy",
        "fleet",
        "fresh",
        "new_ships",
        "points",
        "relics",
        "ships",
        "spent",
        "stones",
        "techs",
        "troops",
        "x",
        "y",
    )

    def __init__(
        self,
        troops: int,
        ships: int,
        boxed: int,
        advanced: int,
        new_ships: int,
        x: Sequence[int],
        y: Sequence[int],
        buildings: list[int],
        cities_unlocked: int,
        bases_unlocked: int,
        energy: int,
        spent: int,
        double: int,
        points: int,
        techs: int,
        relics: list[int],
        fresh: list[int],
        stones: list[int],
        empire: int,
        cities_built: int,
    ) -> None:
        self.troops = troops  # on the player board
        self.ships = ships  # normal ships that are unlocked, numbered from 0
        self.boxed = boxed  # bits of those that went back to the box for good
        self.advanced = advanced  # bits by colour: advanced ships one has
        self.new_ships = new_ships  # bits by colour: those that came in this turn and wait for the next
        self.x = x  # by ship: where it lies in the galaxy, in micrometres, or -1
        self.y = y
        self.buildings = buildings  # by building: how many are still on the player board
        self.cities_unlocked = cities_unlocked  # spaces of cities that have brought what they bring
        self.bases_unlocked = bases_unlocked  # the same of starbases
        self.energy = energy  # that can be spent, without the token worth two
        self.spent = spent  # energy that can be regained
        self.double = double  # the token worth two: NO_DOUBLE, READY or SPENT
        self.points = points  # in tokens
        self.techs = techs  # bits by place in the tree: technologies one has, on the side that lies up
        self.relics = relics  # that can be used, in order
        self.fresh = fresh  # relics found in this turn, to be used from the next
        self.stones = stones  # by mission in play: none, OTHER or FIRST
        self.empire = empire  # or NOTHING
        self.cities_built = cities_built  # classic: the most cities that have stood at the same time
        known = _COPIED.fleet
        self.fleet = known if known.x is x and known.y is y else _fleet_at(x, y)  # no field: it follows from x and y

    def copy(self) -> Player:
        _COPIED.fleet = self.fleet
        return Player(
            self.troops,
            self.ships,
            self.boxed,
            self.advanced,
            self.new_ships,
            self.x,
            self.y,
            self.buildings[:],
            self.cities_unlocked,
            self.bases_unlocked,
            self.energy,
            self.spent,
            self.double,
            self.points,
            self.techs,
            self.relics[:],
            self.fresh[:],
            self.stones[:],
            self.empire,
            self.cities_built,
        )

    def owns(self, ship: int) -> bool:
        """Whether a ship of this number is unlocked at all."""
        if ship < SHIPS:
            return ship < self.ships and not self.boxed >> ship & 1
        return self.advanced >> (ship - SHIPS) & 1 == 1

    def is_out(self, ship: int) -> bool:
        """Whether a ship is in the galaxy."""
        return self.x[ship] >= 0

    def ships_out(self) -> list[int]:
        """Those in the galaxy."""
        return self.fleet.ships[:]

    def advanced_ships(self) -> list[int]:
        """The numbers of the advanced ships one has."""
        if not self.advanced:
            return []
        return [ship for ship in range(SHIPS, SHIP_SLOTS) if self.advanced >> (ship - SHIPS) & 1]

    def gain_advanced(self, colour: int) -> None:
        """The advanced ship of a colour, for the next turn."""
        self.advanced |= 1 << colour
        self.new_ships |= 1 << colour

    def is_new(self, ship: int) -> bool:
        """Whether an advanced ship came in this turn and waits for the next."""
        return ship >= SHIPS and self.new_ships >> (ship - SHIPS) & 1 == 1

    def waiting_ships(self) -> list[int]:
        """Ships on the player board that may be deployed: of the normal ones, which are all alike, the first."""
        found = self.normal_at_home()[:1]
        return found + [ship for ship in self.advanced_ships() if not self.is_new(ship) and self.x[ship] < 0]

    def normal_at_home(self) -> list[int]:
        """The normal ships that lie on the player board."""
        home = [ship for ship, x in enumerate(self.x[: self.ships]) if x < 0]
        return [ship for ship in home if not self.boxed >> ship & 1] if self.boxed else home

    def next_at_home(self) -> list[int]:
        """The first of them where none went back to the box; ships in the galaxy are known in ascending order."""
        ship = 0
        for out in self.fleet.ships:
            if out != ship:
                break
            ship += 1
        return [ship] if ship < self.ships else []

    def normal_waiting(self) -> int:
        """How many they are."""
        return len(self.normal_at_home())

    def put(self, ship: int, x: int, y: int) -> None:
        self.x, self.y = with_value(self.x, ship, x), with_value(self.y, ship, y)
        self.fleet = Fleet(self.x, self.y, self.fleet)

    def take_back(self, ship: int) -> None:
        """The ship lies on the player board again."""
        self.put(ship, -1, -1)
