"""Tables of Ascending Empires as they are laid out, for two to four players and with any module."""

from __future__ import annotations

from orrery.core.dealer import Dealer, RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.state import State

SEATS = [2, 3, 4]


def laid_out(seats: int, dealer: Dealer | None = None, **options: object) -> Table[State]:
    """A table that waits for the first ship to be put."""
    table = GAME.begin(seats, GAME.option_values(seats, options), dealer or RandomDealer(1))
    table.events = []
    table.run()
    GAME.check(table.state)
    return table


def many(seats: int, **options: object) -> list[Table[State]]:
    """Many tables as they are laid out, all by one dealer."""
    dealer = RandomDealer(1)
    return [laid_out(seats, dealer, **options) for _ in range(40)]


def words(tiles: list[int]) -> list[str]:
    return [DISCOVERIES[tile] for tile in tiles]
