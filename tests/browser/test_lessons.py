"""Guided first games, clicked to their end: in both languages, at a desk and on a phone, wrong clicks included."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.empires.flick.geometry import ANGLES
from orrery.lessons import Step, lesson, names
from orrery.lessons.patterns import fits

from .empires_player import DIALLED, EmpiresPlayer
from .visitor import DESK, PHONE, Language, Visitor, Visitors

COVERED = """() => [...document.querySelectorAll("[data-pointed]")].filter(ring => {
  const [a, b] = [document.querySelector("[data-coach]"), ring].map(each => each.getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}).map(String)"""
"""What the bubble speaks of and stands over."""
ANSWERS = """() => [...document.querySelectorAll("[data-action]")].map(each =>
  each.checkVisibility() && each.getBoundingClientRect().width > 0 ? each.dataset.action : "")"""
"""The answer of everything that gives one; nothing where it is out of sight."""
ORDINARY = {("duel", "de", "phone"), ("race", "en", "desk"), ("seti", "de", "phone"), ("empires", "en", "desk")}
"""Each once; in the other language and at the other size with `--long`."""
SIZES = {"desk": DESK, "phone": PHONE}
CLICKED = [
    pytest.param(game, language, size, id="-".join(way), marks=[] if way in ORDINARY else pytest.mark.long)
    for way in product(names(), ("de", "en"), SIZES)
    for game, language, size in [way]
]


class Pupil:
    """Somebody who is taught; at every step they read the bubble and click what it speaks of."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.page = visitor.page
        self.hand = EmpiresPlayer(visitor)
        """What is read off scales, such as a flick, is given by hand; only Ascending Empires asks for that."""

    def coach(self, step: Step) -> Locator:
        return self.page.locator(f"[data-coach='{step.id}']")

    def reads(self, step: Step) -> None:
        """The bubble says what the step says, and covers nothing that it speaks of."""
        coach = self.coach(step)
        expect(coach).to_contain_text(self.visitor.say(f"{self.game}-lesson-{step.id}-do"))
        if step.answer:
            expect(self.page.locator("[data-pointed]").first).to_be_visible()
        self.visitor.finds_nothing(COVERED)
        self.visitor.need_not_scroll()

    def click(self, wanted: Callable[[str], bool]) -> bool:
        """Clicks the last thing in sight with such an answer: the buttons of the question come after the board."""
        answers: list[str] = self.page.evaluate(ANSWERS)
        places = [place for place, answer in enumerate(answers) if answer and wanted(answer)]
        if places:
            self.page.locator("[data-action]").nth(places[-1]).click()
        return bool(places)

    def dials(self, answer: str) -> None:
        """Puts a disc where it shall lie, or pulls a ship back and lets go."""
        verb, *words = answer.split()
        if verb in DIALLED:
            self.page.mouse.click(*self.hand.spot(*self.hand.place(answer)))
            return
        direction, power = map(int, words)
        self.hand.pull(str(self.hand.question.arguments["ship"]), direction / 10, power)
        self.page.mouse.up()

    def tries_something_else(self, step: Step) -> None:
        """A legal answer that leads away is held back with its reason, and nothing is answered."""
        dialled = self.dials_wrongly(step)
        if dialled or self.click(lambda answer: not step.allows(answer)):
            expect(self.coach(step)).to_contain_text(self.visitor.say(f"{self.game}-lesson-{step.id}-held"))

    def dials_wrongly(self, step: Step) -> bool:
        """A ship is pulled the other way, or put on the other side of its orbit; not where any place is as good."""
        verb, *words = step.answer.split()
        if step.result:
            direction, power = map(int, words)
            self.dials(f"aim {(direction + 1800) % 3600} {power}")
        elif verb == "put":
            ring, angle = words
            self.dials(f"put {ring} {(int(angle) + ANGLES // 2) % ANGLES}")
        return bool(step.result) or verb == "put"

    def answers(self, step: Step) -> None:
        """Clicks what gives the answer; where it is folded up, that is opened first."""
        if step.times > 1:
            self.picks(step)
        elif self.hand.question.dials:
            self.dials(step.answer)
        elif not self.click(partial(fits, step.answer)):
            folded = self.page.locator(f".q [data-verb='{step.answer.split()[0]}']")
            things = self.page.locator(", ".join(f"[data-target='{name}']" for name in step.at or ["none"]))
            (folded if folded.count() else things).last.click()
            assert self.click(partial(fits, step.answer)), step.id

    def picks(self, step: Step) -> None:
        """Several things are picked and then sent together."""
        answers: list[str] = self.page.evaluate(ANSWERS)
        wanted = {answer: place for place, answer in enumerate(answers) if answer and fits(step.answer, answer)}
        for place in list(wanted.values())[: step.times]:
            self.page.locator("[data-action]").nth(place).click()
        self.page.locator(".btn.go").last.click()

    def takes(self, step: Step) -> None:
        self.reads(step)
        if step.answer:
            self.answers(step)
        else:
            self.page.locator("[data-lesson='next']").click()


@pytest.mark.parametrize(("game", "language", "size"), CLICKED)
def test_a_first_game_is_clicked_to_its_end(visitors: Visitors, game: str, language: Language, size: str) -> None:
    ada = visitors.come("Ada", language, SIZES[size], touch=size == "phone")
    taught = lesson(game)
    assert taught is not None
    pupil = Pupil(ada, game)
    ada.open("/")
    ada.page.locator(f"#poster-{game}").click()
    ada.page.get_by_role("link", name=ada.say("web-lesson-begin")).click()
    *steps, farewell = taught.steps
    for number, step in enumerate(steps):
        expect(pupil.coach(step)).to_be_visible()
        ada.shot(step.id)
        if step.times == 1 and step.answer and (number % 4 == 1 or step.free):
            pupil.tries_something_else(step)
        pupil.takes(step)
    expect(pupil.coach(farewell)).to_be_visible()
    ada.shot(farewell.id)
    pupil.reads(farewell)
    taught_at = ada.page.url
    if language == "en":  # a game of one's own
        ada.page.locator("[data-lesson='own']").click()
        expect(ada.page).not_to_have_url(taught_at)
        expect(ada.page.locator(".q")).to_be_visible()
    else:
        ada.page.locator("[data-lesson='next']").click()
    expect(ada.page.locator("[data-coach]")).to_have_count(0)
    expect(ada.page.locator("[data-part='lesson']")).to_have_count(0)
    ada.reads_only_words()
    if any(step.result for step in taught.steps):
        ada.forgive("error-held-back")  # only the server sees that a flick misses


def test_back_again_skipped_left_and_found_again(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    taught = lesson("duel")
    assert taught is not None
    pupil, steps = Pupil(ada, "duel"), taught.steps
    ada.open("/learn/duel")
    for step in steps[:6]:
        pupil.takes(step)
    back = ada.page.locator("[data-coach]").get_by_role("button", name=ada.say("web-lesson-back"))
    expect(pupil.coach(steps[6])).to_be_visible()
    back.click()  # the card that was turned up is face down again
    expect(pupil.coach(steps[5])).to_be_visible()
    back.click()  # what was read can be read again
    expect(pupil.coach(steps[4])).to_be_visible()
    table = ada.page.url

    ada.open("/")
    lessons = ada.page.get_by_role("region", name=ada.say("web-book-lessons"))
    expect(lessons).to_contain_text(ada.say("web-book-lesson-on", game=ada.say("duel-poster")))
    ada.shot("book")
    ada.need_not_scroll()
    lessons.get_by_role("link").click()
    expect(pupil.coach(steps[3])).to_be_visible()
    assert ada.page.url == table
    for step in steps[3:9]:
        expect(pupil.coach(step)).to_be_visible()
        ada.page.locator("[data-lesson='next']").click()
    expect(pupil.coach(steps[9])).to_be_visible()
    ada.page.get_by_role("button", name=ada.say("duel-lesson-sector")).click()
    expect(pupil.coach(steps[5])).to_be_visible()

    ada.button("web-lesson-leave").click()
    expect(ada.page.locator("[data-coach]")).to_have_count(0)
    ada.page.locator(".q [data-action='fly 3']").click()
    expect(ada.page.locator(".q")).not_to_contain_text(ada.say("duel-ask-choose-sector", speed=3))


def test_the_help_of_any_table_leads_to_the_first_game(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.open("/")
    ada.button("web-start").click()
    ada.button("web-help").first.click()
    ada.page.get_by_role("link", name=ada.say("web-lesson-offer")).click()
    expect(ada.page.locator("[data-coach='welcome']")).to_be_visible()
