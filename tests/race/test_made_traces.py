"""The tool that replays reference games: what it must let pass, and what it must not."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from .made_traces import MadeTrace, explored_copies, paid_with_copies, replayed

pytestmark = pytest.mark.skipif(
    os.environ.get("ORRERY_BUILD") == "compiled", reason="the tool listens to the interpreted build"
)


def differences(game: MadeTrace, folder: Path) -> list[str]:
    result = replayed(game.written(folder / "made.jsonl.gz"))
    assert result.stderr == ""
    return result.stdout.splitlines()[:-2]


def line(game: MadeTrace, number: int, **wanted: object) -> dict[str, object]:
    """The line with these values, counted from 0, or from the end with negative numbers."""
    return [entry for entry in game.lines if all(entry.get(key) == value for key, value in wanted.items())][number]


def test_exploring_only_copies_of_one_card_is_no_difference(tmp_path: Path) -> None:
    """The reference discards when all have chosen, and so do we."""
    assert differences(explored_copies(), tmp_path) == []


def test_paying_from_copies_of_one_card_is_no_difference(tmp_path: Path) -> None:
    assert differences(paid_with_copies(), tmp_path) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"opt": {"cards": [6, 7], "n": 2}, "ans": [6, 7]}, "cards to keep: reference 0, ours 1"),
        ({"opt": {"cards": [6, 9], "n": 1}, "ans": [6]}, "cards looked at"),
        ({"ans": [8]}, "discarded"),
        ({"discard": [53, 54, 55, 56, 7]}, "discards: reference"),
    ],
)
def test_another_way_to_explore_copies_is_a_difference(tmp_path: Path, change: dict[str, object], told: str) -> None:
    game = explored_copies()
    line(game, 0, ask="discard", phase="explore").update(change)
    (difference,) = differences(game, tmp_path)
    assert told in difference


def test_a_discard_that_others_see_before_they_have_chosen_is_a_difference(tmp_path: Path) -> None:
    game = explored_copies()
    line(game, 1, ask="discard", phase="explore")["discard"] = [53, 54, 55, 56, 7]
    (difference,) = differences(game, tmp_path)
    assert "discards: reference" in difference


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"opt": {"for": 88, "cards": [6, 7], "plans": [{"use": [], "pay": 2}]}}, "nothing to choose in the reference"),
        ({"opt": {"for": 88, "cards": [6, 7], "plans": [{"use": [], "pay": 0}]}}, "nothing to choose in the reference"),
        ({"opt": {"for": 88, "cards": [6, 9], "plans": [{"use": [], "pay": 1}]}}, "hand to pay from"),
        ({"opt": {"for": 88, "cards": [6, 7, 9], "plans": [{"use": [], "pay": 2}]}}, "hand to pay from"),
        ({"ans": {"pay": [12], "use": []}}, "ours does not offer discard expedition-force"),
    ],
)
def test_another_price_or_payment_from_copies_is_a_difference(
    tmp_path: Path, change: dict[str, object], told: str
) -> None:
    game = paid_with_copies()
    line(game, -1, ask="payment").update(change)
    (difference,) = differences(game, tmp_path)
    assert told in difference


def took_no_card(game: MadeTrace) -> None:
    line(game, 0, t="phase_end", phase="settle")["discard"] = [53, 54, 55, 56]


def kept_both_copies(game: MadeTrace) -> None:
    players = line(game, 0, t="phase_end", phase="settle")["players"]
    assert isinstance(players, list)
    players[0]["hand"] = [6, 7]


@pytest.mark.parametrize(("change", "told"), [(took_no_card, "discards"), (kept_both_copies, "hand of player 0")])
def test_another_state_after_a_payment_from_copies_is_a_difference(
    tmp_path: Path, change: Callable[[MadeTrace], None], told: str
) -> None:
    game = paid_with_copies()
    change(game)
    (difference,) = differences(game, tmp_path)
    assert told in difference
