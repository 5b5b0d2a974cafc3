"""The question bar: no row of answers is cut, reasons and focus rings neither, and the board keeps its size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from orrery.games.duel.facts import cards as facts
from orrery.server.messages import Update

from .player import Player
from .prepared import asked_at, lay_out
from .visitor import DESK, PHONE, Language, Visitors

CUT = """bar => {
    const cut = [];
    const list = bar.querySelector(".opts");
    if (!list) return cut;
    for (const button of list.querySelectorAll("button")) {
        const box = button.getBoundingClientRect();
        if (box.height === 0) continue;
        for (let around = button.parentElement; around && around !== document.body; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === "visible") continue;
            const seen = around.getBoundingClientRect();
            const top = Math.max(box.top, seen.top), bottom = Math.min(box.bottom, seen.bottom);
            const whole = bottom - top >= box.height - 1, hidden = bottom - top <= 1;
            if (!whole && !hidden) cut.push(button.innerText);
        }
    }
    return cut;
}"""
"""The buttons of which a part is to be seen and another part is not."""
COVERED = """([board, wanted]) => {
    const box = board.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 8);
    return (at.closest(".q") !== null) === wanted;
}"""
"""Whether the question bar lies over the lower edge of the board, as wanted."""
BOARD = ".duel .sky, .race .tableau"
RINGS_CUT = """bar => [...bar.querySelectorAll("button")].filter(button => {
    const around = 4;
    const box = button.getBoundingClientRect();
    for (let up = button.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === "visible") continue;
        const seen = up.getBoundingClientRect();
        if (box.left - around < seen.left || box.right + around > seen.right) return true;
        if (box.top - around < seen.top || box.bottom + around > seen.bottom) return true;
    }
    return false;
}).map(button => button.innerText)"""
"""The buttons whose focus ring would be cut: it stands out this many pixels."""


def box_of(part: Locator) -> tuple[float, float, float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


@pytest.mark.parametrize(("game", "seats"), [pytest.param("duel", 2, marks=pytest.mark.long), ("race", 4)])
def test_the_board_keeps_its_size_and_no_row_is_cut(visitors: Visitors, game: str, seats: int) -> None:
    ada = visitors.come("Ada", "de")
    player = Player(ada, seed=3)
    player.start(*[player.bot()] * (seats - 1), game=game)
    boxes: dict[str, tuple[float, float, float, float]] = {}

    def look(update: Update) -> None:
        assert update.question is not None
        prompt = update.question.prompt
        ada.finds_nothing(CUT, player.bar)
        boxes.setdefault(prompt, box_of(ada.page.locator(BOARD).first))

    player.play(12, look)
    assert len(boxes) >= 4
    assert len(set(boxes.values())) == 1, boxes


def test_a_bar_that_has_risen_over_the_board_lets_it_be_seen(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = Player(ada)
    lay_out(ada, asked_at("duel", 2, "trade-and-build", offered="build", least=7))
    player.asked()
    fold, board = player.bar.locator("[data-fold]"), ada.page.locator(BOARD).first

    def covered(wanted: bool) -> None:
        """The bar lies over the lower edge of the board, or lets it be seen."""
        ada.page.wait_for_function(COVERED, arg=[board.element_handle(), wanted])

    covered(True)
    ada.shot("risen")
    fold.click()
    expect(fold).to_have_text(ada.say("web-all-answers"))
    covered(False)
    ada.finds_nothing(CUT, player.bar)
    ada.shot("low")
    player.answers.get_by_role("button").last.scroll_into_view_if_needed()
    fold.click()
    covered(True)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("en", DESK, id="en-desk"),
        pytest.param("de", PHONE, id="de-phone"),
        pytest.param("de", DESK, id="de-desk", marks=pytest.mark.long),
        pytest.param("en", PHONE, id="en-phone", marks=pytest.mark.long),
    ],
)
def test_why_an_answer_is_locked_can_be_read_whole(visitors: Visitors, size: ViewportSize, language: Language) -> None:
    ada = visitors.come("Ada", language, size, touch=size is PHONE)
    lay_out(ada, asked_at("duel", 2, "visit", refused=1))
    player = Player(ada)
    locked = player.answers.locator("button.off").first
    expect(locked).to_be_visible()
    locked.focus()
    reason = ada.page.get_by_role("tooltip")
    expect(reason).to_be_visible()
    assert reason.inner_text().strip().endswith(".")
    x, y, width, height = box_of(reason)
    assert x >= 0
    assert y >= 0
    assert x + width <= size["width"]
    assert y + height <= size["height"]
    assert reason.evaluate("tip => tip.matches(':popover-open')"), "nothing lies above it"


def test_a_phone_says_in_words_where_reasons_can_be_read(visitors: Visitors) -> None:
    """However many answers there are: a lock alone tells a stranger nothing."""
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    lay_out(ada, asked_at("duel", 2, "trade-and-build", offered="demand", refused=1))
    player = Player(ada)
    player.asked()
    button = player.answers.locator(".whynot")
    expect(button).to_be_visible()
    assert button.inner_text().strip() == ada.say("web-why-not")


def test_focus_rings_are_not_cut(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    lay_out(ada, asked_at("duel", 2, "visit", refused=1))
    player = Player(ada)
    expect(player.answers.get_by_role("button").first).to_be_visible()
    ada.finds_nothing(RINGS_CUT, player.bar)


def test_prices_stand_on_the_buttons_of_the_duel(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en")
    player = Player(ada)
    lay_out(ada, asked_at("duel", 2, "trade-and-build", offered="build"))
    question = player.asked().question
    assert question is not None
    builds = [option.action for option in question.options if option.verb == "build"]
    for build in builds:
        words = player.shown(build).locator(".note").inner_text()
        item = facts.BUILDS.index(build.removeprefix("build "))
        assert [int(number) for number in re.findall(r"\d+", words)] == [count for count in facts.COST[item] if count]
