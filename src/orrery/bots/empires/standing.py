"""What is known of how a game stands before anybody guesses how it will end: a row of numbers for every player.

They are what the rules of thumb measure. A judge weighs them: the formula of `advice.py`, or a network that has seen
how games of bots ended (`orrery.networks`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

from ...games.empires import breakdown
from ...games.empires.position.state import CLASSIC, State
from .errands import missions_ahead
from .mind import Mind, rounds_left
from .wealth import means
from .worth import fleet, planets_in_danger, ships_by_orbit, ships_in_danger

Judge: TypeAlias = "Callable[[Sequence[State]], list[list[float]]]"
"""Says of positions of several players which part of the win each of them may expect."""

VERSION: Final = 1
"""Of what the numbers mean: a network that has learned others is of no use."""
OF_PLAYER: Final = (
    *("points", "board", "technologies", "planets", "missions", "fleet", "planets in danger", "ships in danger"),
    "turn to come",
)
"""What is told of every player,"""
OF_GAME: Final = ("rounds left", "two", "three", "four", "classic", "end is near")
"""and of the game."""
_ROUNDS: Final = 10.0
_NEAR: Final = 5.0


def of_players(state: State) -> list[list[float]]:
    """By player, in the order of OF_PLAYER: points, and what may still become points as far as there is time for it."""
    seats = len(state.players)
    orbits = [ships_by_orbit(state, seat) for seat in range(seats)]
    found: list[list[float]] = []
    for seat in range(seats):
        mind = Mind(state, seat)
        later = (
            *means(state, seat),
            missions_ahead(state, seat),
            fleet(state, mind, orbits[seat]),
            planets_in_danger(state, seat, orbits),
            ships_in_danger(state, seat),
        )
        points = float(sum(breakdown(state, seat).values()))
        found.append([points, *(mind.fresh * value for value in later), turn_to_come(state, seat)])
    return found


def of_game(state: State) -> list[float]:
    """In the order of OF_GAME."""
    rounds, seats = rounds_left(state), len(state.players)
    return [
        rounds / _ROUNDS,
        *(float(seats == count) for count in (2, 3, 4)),
        float(state.mode == CLASSIC),
        exp(-rounds / _NEAR),
    ]


def turn_to_come(state: State, seat: int) -> float:
    """How much of the next turn is still to be counted: the more, the longer ago somebody's last turn was."""
    seats = len(state.players)
    return (seats - 1 - (seat - state.active) % seats) / seats
