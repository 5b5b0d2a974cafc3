"""Objectives as they are seen and told, kept and checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.seti import GAME
from orrery.games.seti.facts.objectives import OBJECTIVES, STACKS, STAGE, STAGES, TASKS, TASKS_OF, objective_name
from orrery.games.seti.position.objectives import Objectives
from orrery.games.seti.solo.objectives import lay_out_objectives
from orrery.i18n import messages

from ..scenario import Scenario
from .goals import Goals

# The tiles


def dealt(difficulty: int, seed: int = 1) -> Scenario:
    """The objectives of a difficulty have been laid out by chance."""
    game = Scenario(1)
    game.state.rivals[0].difficulty = difficulty
    game.table.dealer = RandomDealer(seed)
    lay_out_objectives(game.table, difficulty)
    return game


def test_24_objectives_of_three_stages() -> None:
    assert [STAGE.count(stage) for stage in range(len(STAGES))] == [4, 11, 9]
    assert len(TASKS) == sum(len(tasks) for tasks in TASKS_OF) == 37


@pytest.mark.parametrize(("difficulty", "stack"), [(2, [2, 3, 5]), (3, [2, 4, 6]), (4, [2, 6, 7]), (5, [2, 7, 8])])
def test_the_stack_is_as_high_as_the_difficulty_wants(difficulty: int, stack: list[int]) -> None:
    """The example of the chapter is difficulty 4: two, six and seven. The top three lie open: I, I, II."""
    game = dealt(difficulty)
    objectives = game.state.objectives[0]
    assert [STAGE[tile] for tile in objectives.tiles] == [0, 0, 1]
    assert objectives.left == [0, stack[1] - 1, stack[2]]
    assert [facts for _, facts in game.facts("objective-revealed")] == [[tile] for tile in objectives.tiles]
    game.start()


def test_the_easiest_difficulty_has_no_objectives() -> None:
    game = dealt(1)
    assert (game.state.objectives, game.view(0)["objectives"]) == ([], None)


def test_every_objective_of_a_stage_may_lie_open() -> None:
    """What goes back into the box is not seen: any tile may come."""
    seen: set[int] = set()
    for seed in range(40):
        seen |= {*dealt(5, seed).state.objectives[0].tiles}
    assert {OBJECTIVES[tile] for tile in seen} == {name for name in OBJECTIVES if not name.startswith("iii")}


# The view


def test_a_seat_sees_its_objectives_with_how_far_they_are() -> None:
    game = Goals("i-1", "ii-9", "iii-5", below=["iii-1"], completed=["ii-2"]).marked("ii-9:2")
    assert game.set(0, publicity=6).view(0)["objectives"] == {
        "open": [
            {"objective": "i-1", "tasks": [{"done": False, "now": 6, "wanted": 8}]},
            {
                "objective": "ii-9",
                "tasks": [{"done": False, "now": 0, "wanted": 1}, {"done": True, "now": 1, "wanted": 1}],
            },
            {
                "objective": "iii-5",
                "tasks": [{"done": False, "now": 0, "wanted": 1}, {"done": False, "now": 6, "wanted": 9}],
            },
        ],
        "stack": {"I": 0, "II": 0, "III": 1},
        "completed": ["ii-2"],
        "spent": 12,
        "round_needs": 1,
        "missing_now": 0,
        "final_penalty": 20,
    }


@pytest.mark.parametrize(("rounds", "needs"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 0)])
def test_the_view_tells_what_the_round_needs_and_what_is_missing(rounds: int, needs: int) -> None:
    """One is handed in already completed, one lies open with all its tasks done: both count."""
    game = Goals("i-1", "ii-2", "ii-3", completed=["ii-5"]).marked("i-1:1")
    game.start()
    game.state.rounds = rounds
    seen = game.view(0)["objectives"]
    assert seen is not None
    assert (seen["round_needs"], seen["missing_now"], seen["final_penalty"]) == (needs, max(needs - 2, 0), 10)


def test_everybody_sees_the_same_and_nobody_the_stack() -> None:
    game = Goals("i-1", "ii-9", "iii-5", below=["iii-1"])
    assert game.view(0)["objectives"] == game.view(None)["objectives"]
    twin = GAME.determinize(game.table, 0, RandomDealer(3))
    assert GAME.view(twin, 0) == game.view(0)


# Words


@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        ("i-1", ["have 8 publicity"], ["8 Bekanntheit haben"]),
        ("i-2", ["have 16 points"], ["16 Punkte haben"]),
        ("i-3", ["land or win a sector"], ["landen oder einen Sektor gewinnen"]),
        ("i-4", ["have 5 data in the pool"], ["5 Daten im Datenpool haben"]),
        (
            "ii-2",
            ["win a yellow sector or win a blue sector"],
            ["einen gelben Sektor gewinnen oder einen blauen Sektor gewinnen"],
        ),
        ("ii-3", ["orbit or land at Venus or Mercury"], ["Venus oder Merkur umkreisen oder dort landen"]),
        (
            "ii-4",
            ["research a telescope technology", "complete a mission"],
            ["eine Teleskoptechnologie erforschen", "eine Mission erledigen"],
        ),
        (
            "ii-10",
            ["orbit or land at Mars or Uranus or Neptune"],
            ["Mars oder Uranus oder Neptun umkreisen oder dort landen"],
        ),
        (
            "ii-11",
            ["visit a comet", "play a card that costs 3 credits"],
            ["einen Kometen besuchen", "eine Karte ausspielen, die 3 Credits kostet"],
        ),
        ("iii-8", ["win a black sector"], ["einen schwarzen Sektor gewinnen"]),
    ],
)
def test_an_objective_says_what_it_wants(tile: str, english: list[str], german: list[str]) -> None:
    tasks = GAME.descriptions()["objectives"][tile]
    assert [messages("en").tell(task) for task in tasks] == english
    assert [messages("de").tell(task) for task in tasks] == german


def test_objectives_and_tasks_are_called_by_their_printed_number() -> None:
    assert [objective_name(word) for word in ("ii-11", "ii-11:2", "i-1:1", "iv-1")] == [
        "II.11",
        "II.11 (2)",
        "I.1",
        None,
    ]
    assert GAME.card_name("objective", "iii-4", "de") == "III.4"


# A sound position


BROKEN: dict[str, Callable[[Objectives], object]] = {
    "twice": lambda objectives: setattr(objectives, "completed", [objectives.tiles[0]]),
    "unknown": lambda objectives: setattr(objectives, "spent", [*objectives.spent[1:], len(OBJECTIVES)]),
    "too many": lambda objectives: setattr(objectives, "left", [0, 0, 2]),
    "too few open": lambda objectives: setattr(objectives, "tiles", objectives.tiles[1:]),
    "no such task": lambda objectives: setattr(objectives, "marks", [2, 0, 0]),
    "no marks": lambda objectives: setattr(objectives, "marks", [0]),
    "negative": lambda objectives: setattr(objectives, "left", [0, 2, -1]),
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_objectives_that_cannot_be_are_refused(wrong: str) -> None:
    game = Goals("i-1", "ii-9", "iii-5", below=["iii-1"])
    GAME.check(game.state)
    BROKEN[wrong](game.objectives)
    with pytest.raises(BrokenPosition):
        GAME.check(game.state)


def test_there_is_one_stack_of_objectives() -> None:
    game = Goals("i-1")
    game.state.objectives = [game.objectives, game.objectives.copy()]
    with pytest.raises(BrokenPosition):
        GAME.check(game.state)


def test_objectives_are_for_somebody_alone_from_difficulty_2_on() -> None:
    """None among several, none at difficulty 1; but where there should be some, they must not be missing."""
    objectives = Goals("i-1", "ii-2", "ii-3").state.objectives
    several, easy, hard = Scenario(2), Scenario(1), Goals("i-1").start()
    several.state.objectives = easy.state.objectives = objectives
    hard.state.objectives = []
    for game in (several, easy, hard):
        with pytest.raises(BrokenPosition, match="alone"):
            GAME.check(game.state)


def test_a_stack_of_another_difficulty_is_refused() -> None:
    game = dealt(4)
    game.state.rivals[0].difficulty = 3
    with pytest.raises(BrokenPosition, match="difficulty"):
        GAME.check(game.state)


def test_a_position_with_objectives_is_kept_and_read_again() -> None:
    game = Goals("ii-9", "iii-1").set(0, publicity=6).do("research", "take-tech computer-card")
    twin = GAME.decode(GAME.encode(game.table), RandomDealer(1))
    assert GAME.hash(twin) == GAME.hash(game.table)
    twin.act(0, GAME.actions.parse("mark-task ii-9:1"))
    assert (twin.state.objectives[0].marks, game.objectives.marks) == ([1, 0], [0, 0])


def test_a_copy_has_objectives_of_its_own() -> None:
    game = Goals("ii-9", "iii-1").set(0, publicity=6).do("research", "take-tech computer-card")
    twin = game.table.copy(RandomDealer(1))
    game.do("mark-task ii-9:1")
    assert (game.done, twin.state.objectives[0].marks) == (["ii-9:1"], [0, 0])


def test_every_stack_fits_the_tiles() -> None:
    for stack in STACKS:
        assert all(count <= STAGE.count(stage) for stage, count in enumerate(stack))
