"""Actions and their texts."""

from __future__ import annotations

import pytest

from orrery import UnknownAction
from orrery.core.actions import ActionSpace


@pytest.fixture
def space() -> ActionSpace:
    space = ActionSpace()
    space.block("buy", good=["ore", "fuel"], count=range(1, 4))
    space.single("stop")
    space.block("flick", direction=range(3600), power=range(1, 101))
    return space


def test_a_huge_block_needs_no_table_of_texts(space: ActionSpace) -> None:
    assert space.size == 6 + 1 + 360_000
    assert space.text(space.parse("flick 3599 100")) == "flick 3599 100"
    assert space.parse("flick 3599 100") == space.size - 1


def test_arguments_have_the_names_of_their_axes(space: ActionSpace) -> None:
    action = space.parse("flick 12 34")
    assert (space.verb(action), space.arguments(action)) == ("flick", {"direction": 12, "power": 34})
    assert space.arguments(space.parse("stop")) == {}


WRONG = [
    *["", "sell ore 1", "buy", "buy ore", "buy ore 0", "buy ore 4", "buy ore 01", "buy ore ²", "buy  ore 1"],
    *[
        "buy gold 1",
        "stop 1",
        " stop",
        "stop ",
        "BUY ore 1",
        "buy ore 1 1",
        "flick -1 5",
        "flick 3600 5",
        "buy ore 1\n",
    ],
]


@pytest.mark.parametrize("text", WRONG)
def test_a_text_that_names_no_action_is_refused(space: ActionSpace, text: str) -> None:
    with pytest.raises(UnknownAction, match="actions begin with: buy, stop, flick"):
        space.parse(text)


@pytest.mark.parametrize("action", [-1, 360_007])
def test_a_number_outside_the_space_has_no_text(space: ActionSpace, action: int) -> None:
    with pytest.raises(UnknownAction):
        space.text(action)


def test_verbs_and_words_must_be_unique_and_without_blanks(space: ActionSpace) -> None:
    for verb, words in (("stop", ["a"]), ("go on", ["a"]), ("go", ["a", "a"]), ("go", ["a b"])):
        with pytest.raises(ValueError, match=r"blank|unique"):
            space.block(verb, axis=words)


# Dials


def test_answers_of_fine_scales_are_dials_and_all_others_a_list(space: ActionSpace) -> None:
    options = [space.parse(text) for text in ("buy ore 1", "buy ore 3", "stop", "flick 0 1", "flick 0 2", "flick 7 5")]
    listed, dials = space.split_dials(options)
    assert [space.text(action) for action in listed] == ["buy ore 1", "buy ore 3", "stop"]
    assert [(dial.block.verb, dial.runs, dial.count) for dial in dials] == [("flick", [(0, 2), (704, 1)], 3)]


def test_a_range_of_answers_is_told_apart_without_listing_it(space: ActionSpace) -> None:
    listed, dials = space.split_dials(range(5, space.size))
    assert [space.text(action) for action in listed] == ["buy fuel 3", "stop"]
    assert [(dial.runs, dial.count) for dial in dials] == [([(0, 360_000)], 360_000)]
    assert space.split_dials(range(0)) == ([], [])
    assert space.split_dials([]) == ([], [])
