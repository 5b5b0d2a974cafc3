"""Every action of SETI with the mouse on the thing itself and by keyboard; undo, reload, a flight, a rotation."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .prepared import FREE_ACTIONS, MAIN_ACTIONS, Positions
from .seti_player import ASKED_BY, DONE_BY, SetiPlayer
from .visitor import Visitor


def happened(player: SetiPlayer, verb: str, since: int) -> None:
    """The action was really taken, as the table tells it."""
    if verb in ASKED_BY:
        question = player.asked().question
        assert question is not None
        assert question.prompt == ASKED_BY[verb]
    else:
        assert DONE_BY[verb] in player.told(since)


VERBS = [*MAIN_ACTIONS, *FREE_ACTIONS]


@pytest.mark.parametrize(
    "verb", [pytest.param(verb, marks=pytest.mark.long if place % 3 == 2 else []) for place, verb in enumerate(VERBS)]
)
def test_with_the_mouse_on_the_thing(ada: Visitor, positions: Positions, verb: str) -> None:
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record(f"do {verb}"))
    player.click_thing(player.option(verb))
    happened(player, verb, before.version)
    ada.shot(verb)


# all go through the same bar: some of them show that it works
@pytest.mark.parametrize(
    "verb",
    [pytest.param(verb, marks=[] if place % 3 == 0 else pytest.mark.long) for place, verb in enumerate(VERBS)],
)
def test_by_keyboard(ada: Visitor, positions: Positions, verb: str) -> None:
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record(f"do {verb}"))
    player.press_answer(player.option(verb))
    happened(player, verb, before.version)


def test_tab_comes_to_everything_that_glows(ada: Visitor, positions: Positions) -> None:
    player = SetiPlayer(ada)
    player.sit_down(positions.record("round 3 of 2"))
    glowing = set(ada.page.locator(".live > [data-target], .live[data-target]").evaluate_all(TARGETS))
    assert len(glowing) > 5
    reached: set[str] = set()
    for _ in range(300):
        ada.page.keyboard.press("Tab")
        reached.add(ada.page.evaluate("document.activeElement.dataset.target ?? ''"))
        if glowing <= reached:
            break
    assert glowing <= reached, f"never reached: {glowing - reached}"


TARGETS = "things => things.map(thing => thing.dataset.target)"


def test_undo_leads_back_to_the_same_question(ada: Visitor, positions: Positions) -> None:
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record("do launch"))
    launched = player.click_thing("launch")
    assert launched.can_undo
    expect(own_piece(player)).to_be_visible()
    ada.page.keyboard.press("z")
    back = player.settled()
    assert (back.question, back.view) == (before.question, before.view)
    expect(own_piece(player)).to_have_count(0)


def own_piece(player: SetiPlayer) -> Locator:
    assert player.latest is not None
    seen = player.latest.view["players"]
    assert isinstance(seen, list)
    places = seen[0]["probes"]
    return player.page.locator(",".join(f'[data-target="probe:{place}"]' for place in places) or "#none").first


def test_a_reload_within_a_card_asks_the_same_and_tells_the_same_to_come(ada: Visitor, positions: Positions) -> None:
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record("within a card"))
    assert before.view["chain"]
    bar = player.bar.inner_text()
    chain = ada.page.locator(".chain").inner_text()
    ada.shot("before")
    ada.page.reload()
    after = player.asked()
    assert (after.question, after.view) == (before.question, before.view)
    expect(player.bar).to_have_text(bar, use_inner_text=True)
    expect(ada.page.locator(".chain")).to_have_text(chain, use_inner_text=True)


def test_a_rotation_pushes_a_probe_and_it_is_drawn_where_it_stands_then(ada: Visitor, positions: Positions) -> None:
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record("probe is pushed"))
    ada.shot("before")
    player.click_thing("research")
    assert "pushed" in player.told(before.version)
    pushed = next(event for event in player.log if event.name == "pushed" and event.version > before.version)
    space = pushed.facts["space"]
    ada.shot("after")
    piece = middle(ada.page.locator(f'[data-target="probe:{space}"]').first)
    there = ada.page.locator(f'[data-target="space:{space}"]').first.bounding_box()
    assert there is not None
    assert there["x"] <= piece[0] <= there["x"] + there["width"]
    assert there["y"] <= piece[1] <= there["y"] + there["height"]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_probe_is_put_down_two_spaces_away_and_one_undo_takes_back_the_whole_flight(
    ada: Visitor, positions: Positions
) -> None:
    """The way is flown step by step, the movement for it is bought with energy: one click, one undo."""
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record("far flight"))
    start, end = far_away(before.view)
    ada.page.locator(f'[data-target="probe:{start}"]').first.click()
    ada.shot("picked")
    ada.page.locator(f'[data-target="space:{end}"]').first.click()
    player.until(lambda update: end in update.view["players"][0]["probes"])  # type: ignore[index]
    assert "flown" in player.told(before.version)
    ada.shot("flown")
    ada.page.keyboard.press("z")
    back = player.until(lambda update: start in update.view["players"][0]["probes"])  # type: ignore[index]
    assert (back.question, back.view) == (before.question, before.view)


def far_away(view: dict[str, object]) -> tuple[str, str]:
    """One's own probe, and a space that takes it two movements."""
    reach = view["reach"]
    assert isinstance(reach, dict)
    start, found = next(iter(reach.items()))
    place = found["costs"].index(2)
    return start, f"{place // 8 + 1}-{place % 8}"
