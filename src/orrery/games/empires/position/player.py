"""What one player of Ascending Empires has: pieces on the player board, energy, ships, technologies, relics."""

from __future__ import annotations

from ..facts.board import SHIP_SLOTS, SHIPS


class Player:
    """What one player has; ships off the galaxy have no place (x is -1)."""

    __slots__ = (
        "advanced",
        "bases_unlocked",
        "buildings",
        "cities_unlocked",
        "double",
        "empire",
        "energy",
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
        advanced: int,
        new_ships: int,
        x: list[int],
        y: list[int],
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
    ) -> None:
        self.troops = troops
        self.ships = ships
        self.advanced = advanced
        self.new_ships = new_ships
        self.x = x
        self.y = y
        self.buildings = buildings
        self.cities_unlocked = cities_unlocked
        self.bases_unlocked = bases_unlocked
        self.energy = energy
        self.spent = spent
        self.double = double
        self.points = points
        self.techs = techs
        self.relics = relics
        self.fresh = fresh
        self.stones = stones
        self.empire = empire

    def copy(self) -> Player:
        return Player(
            self.troops,
            self.ships,
            self.advanced,
            self.new_ships,
            self.x[:],
            self.y[:],
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
        )

    def owns(self, ship: int) -> bool:
        """Whether a ship of this number is unlocked at all."""
        return ship < self.ships if ship < SHIPS else self.advanced >> (ship - SHIPS) & 1 == 1

    def is_out(self, ship: int) -> bool:
        """Whether a ship is in the galaxy."""
        return self.x[ship] >= 0

    def ships_out(self) -> list[int]:
        return [ship for ship, x in enumerate(self.x) if x >= 0]

    def is_new(self, ship: int) -> bool:
        """Whether an advanced ship came in this turn and waits for the next."""
        return ship >= SHIPS and self.new_ships >> (ship - SHIPS) & 1 == 1

    def waiting_ships(self) -> list[int]:
        """Ships on the player board that may be deployed: of the normal ones, which are all alike, the first."""
        found = [ship for ship in range(self.ships) if self.x[ship] < 0][:1]
        return found + [
            SHIPS + colour
            for colour in range(SHIP_SLOTS - SHIPS)
            if self.advanced >> colour & 1 and not self.new_ships >> colour & 1 and self.x[SHIPS + colour] < 0
        ]

    def normal_waiting(self) -> int:
        """How many normal ships lie on the player board."""
        return sum(self.x[ship] < 0 for ship in range(self.ships))

    def put(self, ship: int, x: int, y: int) -> None:
        self.x[ship] = x
        self.y[ship] = y

    def take_back(self, ship: int) -> None:
        """The ship lies on the player board again."""
        self.x[ship] = -1
        self.y[ship] = -1
