"""Relics for tests: seat 0 has one and uses it."""

from __future__ import annotations

from orrery.games.empires.facts.board import HOLES, PLACES

from .scenario import Scenario

CLOSED = "alpha-middle"
"""A planet of seat 0 with a ship of seat 1 in its orbit."""


def using(relic: str, energy: int = 0) -> Scenario:
    """Seat 0 has this relic, and so much energy."""
    game = Scenario().relics(0, relic)
    return game.energy(0, energy, 0 if energy else 1)


def use(game: Scenario, *answers: str) -> Scenario:
    return game.choose("interact").do(f"relic {relic(game)}", *answers)


def relic(game: Scenario) -> str:
    """The only relic of seat 0."""
    return next(option for option in game.options if option.startswith("relic")).split(" ")[1]


def blockaded(game: Scenario, troops: int = 1) -> Scenario:
    """A planet of seat 0 that a ship of seat 1 blockades."""
    return game.planet(CLOSED, troops=troops).ship(1, "ship-1", CLOSED)


def first_put(game: Scenario) -> str:
    """The first place of an orbit that is offered."""
    return next(option for option in game.options if option.startswith("put"))


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


def flick(game: Scenario, times: int) -> Scenario:
    """Ship 1 goes to and fro."""
    for number in range(times):
        game.flies("ship-1", to=(250 + 10 * (number % 2), 200)).do("flick ship-1", "aim 0 10")
    return game
