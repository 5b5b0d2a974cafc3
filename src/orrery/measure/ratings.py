"""Ratings from results, by the model of Bradley and Terry, with intervals.

A bot that sits alone among n - 1 equal others wins with the chance strength / (strength + (n - 1) * strength of the
others), which for two is their model and for more that of Luce. Ratings are strengths on the scale of Elo. scipy finds
the likeliest ones; libraries for paired comparisons (choix) know neither more than two at a table nor intervals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

SCALE: Final = 400 / math.log(10)
"""Points of a rating for a strength that is e times as large: 400 points are ten to one."""
ANCHOR: Final = 1000.0
_DRAWS: Final = 1.0
"""Imagined drawn games of each pair, without which a bot that lost no game would be infinitely strong."""


class Paired(NamedTuple):
    """What came of the games of one bot alone among others of a kind."""

    lone: int
    others: int
    games: int
    won: float


class Rating(NamedTuple):
    """A rating with its 95 % interval; the interval is that of the distance from the mean of all."""

    rating: float
    low: float
    high: float


def ratings(bots: int, results: Sequence[Paired], seats: int, anchor: int) -> list[Rating]:
    """The ratings of a number of bots; the one at `anchor` has a thousand points.

    >>> [round(rating.rating) for rating in ratings(2, [Paired(0, 1, 400, 300)], seats=2, anchor=1)]
    [1190, 1000]
    """
    lone = np.array([result.lone for result in results])
    others = np.array([result.others for result in results])
    games = np.array([result.games + _DRAWS for result in results])
    won = np.array([result.won + _DRAWS / seats for result in results])
    ahead = math.log(seats - 1)

    def surprise(strengths: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        """How unlikely the results are, and where it becomes less."""
        distance = strengths[lone] - strengths[others] - ahead
        likely = np.sum(won * np.logaddexp(0, -distance) + (games - won) * np.logaddexp(0, distance))
        slope = games * expit(distance) - won
        slopes = np.zeros(bots)
        np.add.at(slopes, lone, slope)
        np.add.at(slopes, others, -slope)
        return float(likely), slopes

    found = minimize(surprise, np.zeros(bots), jac=True, method="L-BFGS-B").x
    distance = expit(found[lone] - found[others] - ahead)
    certainty = np.zeros((bots, bots))
    for one, other, weight in zip(lone, others, games * distance * (1 - distance), strict=True):
        certainty[one, one] += weight
        certainty[other, other] += weight
        certainty[one, other] -= weight
        certainty[other, one] -= weight
    spread = 1.96 * SCALE * np.sqrt(np.diag(np.linalg.pinv(certainty)))
    rated = ANCHOR + SCALE * (found - found[anchor])
    return [
        Rating(float(rating), float(rating - reach), float(rating + reach))
        for rating, reach in zip(rated, spread, strict=True)
    ]
