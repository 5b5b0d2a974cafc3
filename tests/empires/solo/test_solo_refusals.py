"""Why somebody alone cannot use a technology card, or boost an action."""

from __future__ import annotations

import pytest

from ...scenario import reasons
from .scenario import Alone


def cards(game: Alone) -> dict[str, str]:
    return {answer.split(" ")[1]: reason for answer, reason in reasons(game, "technology").items()}


def ready() -> Alone:
    """Something can be done besides."""
    return Alone().quiet().ship(0, "ship-1", (360, 360)).planet("alpha-middle", troops=1)


def test_a_card_without_a_stone_is_not_used() -> None:
    assert cards(ready()) == dict.fromkeys(("orange", "purple", "pink", "green"), "no-stone")


def test_the_orange_card_works_by_itself() -> None:
    assert cards(ready().technology("orange", 2))["orange"] == "works-by-itself"


def test_the_pink_card_is_used_with_two_stones() -> None:
    assert cards(ready().technology("pink", 1))["pink"] == "needs-second-stone"
    assert "pink" not in cards(ready().technology("pink", 2))


def test_a_card_is_used_once_a_turn() -> None:
    game = ready().technology("green", 1).do("technology green", "at alpha-middle")
    assert cards(game)["green"] == "card-used"


@pytest.mark.parametrize(
    ("colour", "reason"),
    [("purple", "no-robot-to-remove"), ("pink", "no-orbit-to-reach"), ("green", "no-troop-to-place")],
)
def test_a_card_that_would_do_nothing_is_not_used(colour: str, reason: str) -> None:
    game = Alone().quiet().ship(0, "ship-1", (360, 360)).technology(colour, 2)
    assert cards(game)[colour] == reason


def test_an_action_is_boosted_only_with_energy_and_not_left_at_once() -> None:
    game = ready().energy(0, 0, 1).choose("move")
    assert reasons(game, "boost", "done") == {"boost 1": "no-energy", "done": "must-act"}
