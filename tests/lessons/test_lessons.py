"""Every lesson can be walked to its end on the engine; a rule that changes breaks the step it concerns."""

from __future__ import annotations

from functools import partial

import pytest

from orrery import bots
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.games import game
from orrery.i18n import LANGUAGES, messages
from orrery.lessons import BadLesson, Lesson, lesson, names
from orrery.lessons.patterns import fits
from orrery.lessons.reading import read
from orrery.lessons.trying import missing_result
from orrery.lessons.walking import Walk

NOTHING_MORE = ScriptedDealer([])
"""Where a lesson has prepared too little, nothing else is dealt."""


def taught(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


@pytest.mark.parametrize("late", [False, True], ids=["opponents-first", "person-first"])
@pytest.mark.parametrize("name", names())
def test_the_taught_answers_lead_to_the_end(name: str, late: bool) -> None:
    """Every step finds its question and its answer, and what was prepared for it is dealt before the next one."""
    walk = Walk(taught(name), NOTHING_MORE, late)
    prepared = walk.lesson.dealt(walk.match.moves)
    answered = walk.lesson.answered
    for number, step in enumerate(answered):
        assert walk.lesson.progress(walk.match.moves) == number, step.id
        assert walk.prompt() == step.asked, step.id
        assert walk.answers(step), f"{step.id}: {step.answer!r} is none of {walk.options()}"
        assert not step.goes_aside(walk.answers(step)[0]), step.id
        assert missing_result(walk.lesson, walk.match, [walk.answers(step)[0]], NOTHING_MORE) is None, step.id
        walk.answer(walk.answers(step)[0])
        if answered[number + 1 : number + 2] != [step]:
            prepared += len(step.deals)
        assert walk.lesson.dealt(walk.match.moves) == prepared, step.id
    assert not walk.lesson.is_under_way(walk.match.moves)
    assert walk.lesson.dealt(walk.match.moves) == prepared
    assert walk.prompt() is not None, "the person goes on freely"


@pytest.mark.parametrize("name", names())
def test_every_answer_that_is_let_pass_leads_to_the_end(name: str) -> None:
    for place, step in enumerate(taught(name).answered):
        for pattern in step.also:
            tried = [option for option in led_to(name, place).options() if fits(pattern, option)]
            assert tried, f"{step.id}: nothing that can be answered is {pattern!r}"
            for other in tried:
                walk = led_to(name, place)
                walk.answer(other)
                assert walk.lesson.goes_aside(walk.match.moves) == (not fits(step.answer, other))
                go_on(walk, place + 1)


@pytest.mark.parametrize("name", names())
def test_every_answer_that_is_as_good_leads_to_the_end(name: str) -> None:
    for place, step in enumerate(taught(name).answered):
        for other in filter(partial(fits, step.free), led_to(name, place).options()):
            walk = led_to(name, place)
            if missing_result(walk.lesson, walk.match, [other], NOTHING_MORE) is None:
                walk.answer(other)
                go_on(walk, place + 1)


def go_on(walk: Walk, place: int) -> None:
    """Every later step finds its question, its answer and what comes of it."""
    for step in walk.lesson.answered[place:]:
        assert walk.prompt() == step.asked, step.id
        assert walk.answers(step), f"{step.id}: {walk.options()}"
        answer = walk.answers(step)[0]
        assert missing_result(walk.lesson, walk.match, [answer], NOTHING_MORE) is None, step.id
        walk.answer(answer)


def led_to(name: str, place: int) -> Walk:
    """A game that stands at one of the lesson's answers."""
    walk = Walk(taught(name), NOTHING_MORE)
    for step in walk.lesson.answered[:place]:
        walk.answer(walk.answers(step)[0])
    return walk


@pytest.mark.parametrize("name", names())
def test_what_leads_away_is_held_back(name: str) -> None:
    walk = Walk(taught(name), NOTHING_MORE)
    for step in walk.lesson.answered:
        for option in walk.options():
            assert walk.lesson.allows(walk.match.moves, [option]) == step.allows(option), f"{step.id}: {option}"
        walk.answer(walk.answers(step)[0])
    assert all(walk.lesson.allows(walk.match.moves, [option]) for option in walk.options())


@pytest.mark.parametrize("name", names())
def test_a_game_that_went_another_way_is_no_lesson(name: str) -> None:
    walk = Walk(taught(name), NOTHING_MORE)
    person = walk.lesson.person
    other = next(option for option in walk.options() if not walk.lesson.answered[0].allows(option))
    moves = [*walk.match.moves, f"{person} {other}"]
    assert walk.lesson.progress(moves) is None
    assert walk.lesson.allows(moves, ["anything"])
    assert walk.lesson.reply(moves, 1 - person) is None


@pytest.mark.parametrize("name", names())
def test_the_steps_are_told_in_every_language(name: str) -> None:
    """A title that fits the bubble, what to do, and what is said where another answer is held back or let pass."""
    walk = Walk(taught(name), NOTHING_MORE)
    for language in LANGUAGES:
        told = messages(language)
        for step in walk.lesson.steps:
            beginning = f"{name}-lesson-{step.id}"
            assert len(told.text(beginning)) <= 40, f"{language}: {beginning}"
            assert told.text(f"{beginning}-do")
            assert told.has(f"{name}-lesson-chapter-{step.chapter}"), f"{language}: {step.chapter}"
            assert told.has(f"{beginning}-held") == bool(step.answer), f"{language}: {beginning}"
            assert told.has(f"{beginning}-also") == bool(step.also), f"{language}: {beginning}"


@pytest.mark.parametrize("name", names())
def test_the_opponent_plays_the_free_game_to_its_end(name: str) -> None:
    """Against somebody who answers anything: from where the coach stops the game is one like any other."""
    table = led_to(name, len(taught(name).answered)).match.table
    table.dealer = RandomDealer(4)
    so_far = sum(sum(points.values()) for points in game(name).points_seen(table, None))
    others = {seat: taught(name).opponent for seat in range(taught(name).seats)} | {taught(name).person: "random"}
    sides = {seat: bots.bot(bot, name, seat) for seat, bot in others.items()}
    while not table.over:
        for seat in table.questions():
            table.act(seat, sides[seat].decide(game(name), table, seat))
    outcome = game(name).outcome(table)
    assert outcome is not None
    assert sum(outcome.scores) > so_far


@pytest.mark.parametrize(
    ("pattern", "answer", "meant"),
    [
        ("buy fuel 2", "buy fuel 2", True),
        ("buy fuel 2", "buy fuel 1", False),
        ("buy fuel 1|2", "buy fuel 1", True),
        ("buy * *", "buy ore 3", True),
        ("buy * *", "buy ore", False),
        ("flick 3 100..120 *", "flick 3 120 9", True),
        ("flick 3 100..120 *", "flick 3 121 9", False),
        ("flick 3 100..120 *", "flick 3 on 9", False),
        ("*", "whatever it is", True),
    ],
)
def test_patterns_of_answers(pattern: str, answer: str, meant: bool) -> None:
    assert fits(pattern, answer) == meant


HEAD = 'seats = 2\nperson = 0\nopponent = "medium"\nname = "Halley"\n'


@pytest.mark.parametrize(
    "wrong",
    [
        HEAD + "colour = 3\nsteps = []",
        HEAD + '[[steps]]\nid = "a"\nchapter = "b"\nhint = "c"',
        HEAD + '[[steps]]\nid = "a"\nchapter = "b"\nanswer = "fly 1"',
        HEAD + '[[steps]]\nid = "a"\nchapter = "b"\n[[steps]]\nid = "a"\nchapter = "b"',
        HEAD + '[[steps]]\nid = "a"\nchapter = "b"\ndeals = ["card no-such-planet"]',
        HEAD + '[[steps]]\nid = "a"\nchapter = "b"\ndeals = ["no-such-axis heka-ii"]',
    ],
)
def test_what_no_lesson_can_say_is_refused(wrong: str) -> None:
    with pytest.raises(BadLesson):
        read("duel", wrong)


def test_a_game_without_a_lesson() -> None:
    assert lesson("no-such-game") is None
