"""A good aim stays a skill: how many orbits people of different care reach, at every steadiness of the hand."""

from __future__ import annotations

from functools import cache

import pytest
from tools.measure_aiming import PEOPLE, Shot, aims, flights, game_levels, share

from orrery.games.empires.flick.flight import Disc

LEVELS = game_levels()
TARGETS = ["alpha-border-b", "alpha-central", "delta-edge-a", "delta-middle"]
"""From a gate: two in the middle distance, two far ones."""


@cache
def reached(level: str, person: str) -> float:
    """The share of orbits that a person's shots reach."""
    error, known = LEVELS[level], flown()
    found = [
        share(disc, target, shot, PEOPLE[person], error)
        for (_, disc, target, _), shot in zip(known, aims(known, error), strict=True)
    ]
    return sum(found) / len(found)


@cache
def flown() -> list[tuple[str, Disc, int, set[Shot]]]:
    return flights([("alpha-gate", 9)], TARGETS)


@pytest.mark.parametrize(("level", "kept"), [("expert", 0.85), ("good", 0.8), ("casual", 0.5)])
def test_a_careful_aim_reaches_most_of_what_a_steady_hand_would(level: str, kept: float) -> None:
    assert reached(level, "careful") >= kept * reached("none", "careful")


@pytest.mark.parametrize("level", LEVELS)
def test_a_careful_aim_reaches_half_again_as_much_as_a_rough_one(level: str) -> None:
    assert reached(level, "careful") >= 1.5 * reached(level, "rough")


def test_the_less_steady_the_hand_the_fewer_orbits_are_reached() -> None:
    shares = [reached(level, "careful") for level in ("none", "expert", "good", "casual")]
    assert shares == sorted(shares, reverse=True)
