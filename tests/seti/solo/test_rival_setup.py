"""Playing alone: set-up, difficulties, who begins, and what is refused."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BadOptionValue, OptionForSeats
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import TECHS
from orrery.games.seti.facts.solo import ACTION_CARDS, ADVANCED_CARDS, BASIC_CARDS, TRACK
from orrery.games.seti.position.rival import UNSEEN

DIFFICULTIES = [1, 2, 3, 4, 5]


def test_one_seat_has_a_rival() -> None:
    assert GAME.own_sides(1) == ["rival"]
    assert [list(GAME.own_sides(seats)) for seats in (2, 3, 4)] == [[], [], []]
    assert GAME.sides(1) == 2


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_everything_lies_as_for_two(difficulty: int) -> None:
    state = GAME.new(1, {"difficulty": difficulty}, RandomDealer(3)).state
    assert len(state.players) == 2
    assert list(state.neutral_left) == [2, 2]
    assert [len(stack) for stack in state.stacks] == [3, 3, 3, 3]
    assert sorted(player.score for player in state.players) == [1, 2]
    assert state.players[state.start].score == 1
    assert [player.publicity for player in state.players] == [4, 4]


def test_only_the_person_has_cards_and_resources() -> None:
    state = GAME.new(1, {}, RandomDealer(3)).state
    me, rival = state.players
    assert (me.credit, me.energy, len(me.hand)) == (4, 3, 5)
    assert (rival.credit, rival.energy, rival.hand, rival.income) == (0, 0, [], [])


def test_chance_decides_who_begins() -> None:
    assert {GAME.new(1, {}, RandomDealer(seed)).state.start for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(("difficulty", "unseen"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_basic_cards_and_from_difficulty_3_on_an_advanced_one(difficulty: int, unseen: int) -> None:
    rival = GAME.new(1, {"difficulty": difficulty}, RandomDealer(2)).state.rivals[0]
    seen = [card for card in [*rival.deck, *rival.revealed] if card in BASIC_CARDS]
    assert sorted(seen) == [*BASIC_CARDS]
    assert len(rival.deck) + len(rival.revealed) == 4 + unseen
    assert rival.reinforcements_left() == 10 - unseen


def test_the_advanced_card_of_the_start_is_a_random_one() -> None:
    found: set[int] = set()
    for seed in range(40):
        table = GAME.new(1, {"difficulty": 3}, RandomDealer(seed))
        rival = table.state.rivals[0]
        while UNSEEN in rival.deck:
            seat, options = next(iter(table.questions().items()))
            table.act(seat, options[-1])
        found |= {card for card in rival.revealed if card in ADVANCED_CARDS}
    assert len(found) > 5


@pytest.mark.parametrize(("difficulty", "start"), [(1, 0), (2, 0), (3, 0), (4, 3), (5, 8)])
def test_where_the_progress_marker_starts(difficulty: int, start: int) -> None:
    for seed in range(10):
        state = GAME.new(1, {"difficulty": difficulty}, RandomDealer(seed)).state
        if state.start == 0:
            assert state.rivals[0].progress == start
            return
    raise AssertionError("the person never began")


@pytest.mark.parametrize(
    ("difficulty", "kinds"),
    [
        (1, ["computer", "telescope", "probe"]),
        (2, ["computer", "telescope", "probe"]),
        (3, ["telescope", "probe", "computer"]),
        (4, ["computer", "telescope", "probe"]),
        (5, ["probe", "computer", "telescope"]),
    ],
)
def test_the_track_of_each_difficulty(difficulty: int, kinds: list[str]) -> None:
    track = [TECHS[tech] for tech in TRACK[difficulty - 1]]
    assert sorted(track) == sorted(TECHS)
    assert [tech.partition("-")[0] for tech in track] == [kind for kind in kinds for _ in range(4)]


def test_nineteen_action_cards() -> None:
    assert [f"s-{number}" for number in range(1, 20)] == [*ACTION_CARDS]
    assert [ACTION_CARDS[card] for card in ADVANCED_CARDS] == [f"s-{number}" for number in range(5, 15)]


@pytest.mark.parametrize("difficulty", [0, 6, "hard"])
def test_other_difficulties_are_refused(difficulty: object) -> None:
    with pytest.raises(BadOptionValue):
        GAME.new(1, {"difficulty": difficulty}, RandomDealer(1))


def test_a_difficulty_is_for_one_seat() -> None:
    with pytest.raises(OptionForSeats):
        GAME.new(2, {"difficulty": 3}, RandomDealer(1))


def test_the_start_marker_changes_hands_every_round() -> None:
    table = GAME.new(1, {}, RandomDealer(5))
    starts = {1: table.state.start}
    while not table.over:
        seat, options = next(iter(table.questions().items()))
        passing = GAME.actions.parse("pass")
        table.act(seat, passing if passing in options else options[0])
        starts[table.state.rounds] = table.state.start
    first = starts[1]
    assert [starts[number] for number in range(1, 6)] == [first, 1 - first, first, 1 - first, first]
