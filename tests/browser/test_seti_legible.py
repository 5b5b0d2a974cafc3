"""What lies on the table of SETI can be read: hands, cards in front, planets, whatever the number of players."""

from __future__ import annotations

import json
from typing import TypedDict

import pytest
from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from orrery.games.seti.facts.cards import CARDS

from .prepared import Positions, hoard, lay_out
from .seti_player import SetiPlayer
from .visitor import DESK, DRAWN, Visitor, Visitors

LARGE: ViewportSize = {"width": 1920, "height": 1080}
HAND, FRONT = 7, 10
SMALLEST_PX = 12
FAINT = 0.6
"""What is measured of letters is a little larger than they are."""

# every line of a text, and every sign: is it inside its card, and does nothing lie on it?
READ = """([parts, within]) => [...document.querySelectorAll(parts)].flatMap(part => {
    const card = part.closest(within);
    const box = card.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(part);
    const style = getComputedStyle(part);
    return [...range.getClientRects()].filter(line => line.width > 0).map(line => {
        const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
        const beside = [box.left - line.left, line.right - box.right, box.top - line.top, line.bottom - box.bottom];
        return {
            text: part.textContent.trim(),
            part: part.className,
            covered: at === null || at.closest(within) !== card,
            outside: Math.max(...beside),
            size: parseFloat(style.fontSize),
        };
    });
})"""


class Line(TypedDict):
    """A line of text as it is seen."""

    text: str
    part: str
    covered: bool
    outside: float
    size: float


def lines(visitor: Visitor, parts: str, within: str) -> list[Line]:
    visitor.page.evaluate(DRAWN)
    found: list[Line] = visitor.page.evaluate(READ, [parts, within])
    assert found, f"there is nothing like {parts}"
    return found


def read(visitor: Visitor, parts: str, within: str) -> None:
    """All of it is free, inside its thing and large enough."""
    for line in lines(visitor, parts, within):
        assert not line["covered"], f"something lies on {line['text']!r} ({line['part']})"
        assert line["outside"] <= FAINT, f"{line['text']!r} is {line['outside']} px outside of its card"
        assert line["size"] >= SMALLEST_PX - 0.01, f"{line['text']!r} is written in {line['size']} px"


@pytest.mark.parametrize("size", [DESK, LARGE], ids=["1280", "1920"])
def test_every_card_of_a_full_hand_can_be_read(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", "de", size)
    SetiPlayer(visitor).sit_down(hoard(HAND, FRONT))
    visitor.shot("hand")
    cards = visitor.page.locator(".hand .slot")
    assert cards.count() >= HAND
    for part in (".name", ".corner", ".price"):
        assert visitor.page.locator(f".hand .slot:has({part})").count() == cards.count(), (
            f"not every card shows its {part}"
        )
        read(visitor, f".hand .slot {part}", ".slot")


def test_more_cards_than_there_is_room_for_scroll_and_can_be_read(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", DESK)

    def heap(message: str | bytes) -> str:
        """The same table, with many more cards in hand and in front."""
        told = json.loads(message)
        if told["type"] == "update":
            mine = told["view"]["players"][0]
            mine |= {"hand": CARDS[:12], "hand_size": 12, "missions": [], "messages": []}
            mine |= {"scoring": CARDS[12:26], "scoring_points": [0] * 14}
        return json.dumps(told)

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(heap(message)))

    visitor.page.route_web_socket("**/socket", change)
    lay_out(visitor, hoard(HAND, FRONT))
    visitor.page.locator(".hand .slot").nth(11).wait_for()
    visitor.shot("heap")
    visitor.need_not_scroll()
    for end in (0, 9999):
        visitor.page.locator(".cards.scrolls").evaluate("(cards, end) => { cards.scrollLeft = end; }", end)
        sizes = [line["size"] for line in lines(visitor, ".hand .slot .name, .hand .slot .price", ".slot")]
        assert min(sizes) >= SMALLEST_PX - 0.01
    visitor.shot("scrolled")
    last = visitor.page.locator(".hand .slot").last
    expect(last).to_be_in_viewport(ratio=1)


def test_in_a_large_window_the_cards_are_whole(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", LARGE)
    SetiPlayer(visitor).sit_down(hoard(HAND, FRONT))
    whole = visitor.page.locator(".hand .slot .face.is-hand")
    assert whole.count() == visitor.page.locator(".hand .slot").count()


def test_ten_cards_in_front_lie_beside_each_other(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    SetiPlayer(visitor).sit_down(hoard(HAND, FRONT))
    boxes = [card.bounding_box() for card in visitor.page.locator(".front .slot").all()]
    seen = [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in boxes if box]
    assert len(seen) >= FRONT
    for place, (left, top, right, bottom) in enumerate(seen):
        assert min(right - left, bottom - top) >= 32, "a card in front is too small to be pointed at"
        for other in seen[place + 1 :]:
            apart = other[0] >= right or other[2] <= left or other[1] >= bottom or other[3] <= top
            assert apart, f"cards in front lie on each other: {seen[place]} and {other}"


def test_a_card_of_a_full_hand_is_shown_large_by_pointer_and_keyboard(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    SetiPlayer(visitor).sit_down(hoard(HAND, FRONT))
    card = visitor.page.locator(".hand .slot .cover").nth(1)
    large = visitor.page.locator("article.large")
    card.hover()
    large.wait_for()
    visitor.page.mouse.move(1, 1)
    large.wait_for(state="detached")
    visitor.page.locator(".hand .slot .cover").nth(0).focus()
    visitor.page.keyboard.press("Tab")
    expect(card).to_be_focused()
    large.wait_for()


@pytest.mark.parametrize(
    "moment",
    [
        *(pytest.param(f"round 3 of {seats}", marks=pytest.mark.long) for seats in (2, 3, 4)),
        "last round of 4",
    ],
)
def test_what_planets_cost_and_pay_stands_on_their_board(visitors: Visitors, positions: Positions, moment: str) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    SetiPlayer(visitor).sit_down(positions.record(moment))
    visitor.shot("planets")
    rows = visitor.page.locator(".planets-board .planet")
    for part in (".orbit-pays .glyphs", ".landing-pays .glyphs", ".landing .cost"):
        shown = visitor.page.locator(f".planets-board .planet {part}")
        assert shown.count() == rows.count(), f"{part} is missing"
        for sign in shown.all():
            assert sign.is_visible(), f"{part} cannot be seen"
    read(visitor, ".planets-board .planet .title, .planets-board .planet .cost", ".planet")
    assert visitor.page.locator(".planets-board .inside").evaluate("e => e.scrollHeight - e.clientHeight") <= 0


def test_prices_and_gains_stand_on_the_buttons(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    player = SetiPlayer(visitor)
    player.sit_down(positions.record("do land"))
    visitor.shot("prices")
    priced = player.answers.locator(
        "[data-action='launch'], [data-action='scan'], [data-action^='land '], [data-action^='orbit ']"
    )
    assert priced.count() >= 2
    for answer in priced.all():
        expect(answer.locator(".note")).to_be_visible()
        expect(answer).to_contain_text("−")


def test_what_is_missing_is_counted_beside_a_refusal(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    player = SetiPlayer(visitor)
    update = player.sit_down(positions.record("first turn"))
    assert update.question is not None
    counted = [refusal for refusal in update.question.refused if refusal.missing]
    assert counted, "nothing is missing anywhere"
    visitor.button("web-why-not").click()
    for refusal in counted[:3]:
        thing, count = next(iter(refusal.missing.items()))
        visitor.sees(visitor.say("web-missing", things=visitor.say(f"seti-missing-{thing}", count=count)))
    visitor.shot("missing")
