"""Everything goes by keyboard: from the first page through whole turns, with the focus always visible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from orrery import NAMES

from .empires_player import EmpiresPlayer
from .player import EDGE, Player
from .prepared import alone, asked_at, lay_out
from .seti_player import SetiPlayer
from .test_empires_solo import drawn
from .visitor import Visitor

LONGEST_WAY = 200
"""So often Tab is pressed at most."""
WHERE = """() => {
  const on = document.activeElement;
  return on.closest("[role=toolbar]") ? "tools" : on.closest("[data-part]")?.dataset.part ?? "";
}"""
"""The part of the table that has the keyboard."""


def started_by_keys(ada: Visitor, game: str = "duel") -> Player:
    player = Player(ada)
    ada.open("/")
    expect(ada.button("web-start")).to_be_enabled()
    ada.tab_to(ada.page.get_by_role("button", name=ada.say(f"{NAMES[0]}-poster")))
    for _ in range(NAMES.index(game)):
        ada.page.keyboard.press("ArrowRight")
    ada.tab_to(ada.page.get_by_label(ada.say("web-your-name")))
    ada.page.keyboard.type("Ada")
    ada.tab_to(ada.button("web-start"))
    ada.shot("home-focus")
    ada.page.keyboard.press("Enter")
    player.asked()
    return player


@pytest.mark.parametrize(("game", "count"), [("duel", "turn"), ("race", "round")])
def test_whole_turns_by_keyboard_only(ada: Visitor, game: str, count: str) -> None:
    player = started_by_keys(ada, game)
    turns: set[int] = set()
    for _ in range(60):
        update = player.asked()
        if update.question is None or len(turns) > 3:
            break
        turn = update.view[count]
        assert isinstance(turn, int)
        turns.add(turn)
        player.press_answer(player.liked(update.question))
    assert len(turns) > 3
    ada.shot("turns-later")


def test_enter_gives_the_filled_answer_and_z_takes_it_back(ada: Visitor) -> None:
    player = started_by_keys(ada)
    before = player.asked()
    assert before.question is not None
    ada.page.keyboard.press("1")
    answered = player.settled()
    assert answered.can_undo
    ada.page.keyboard.press("z")
    back = player.settled()
    assert back.question == before.question


def test_enter_sends_no_card_that_was_not_picked(ada: Visitor) -> None:
    """Race: where several cards go together, Enter waits until all of them are picked."""
    player = started_by_keys(ada, "race")
    picked = ada.page.locator("button[data-action][aria-pressed=true]")
    for count, key in enumerate(("Enter", "1", "Enter", "2"), start=1):
        ada.page.keyboard.press(key)
        expect(picked).to_have_count(count // 2)
    ada.page.keyboard.press("Enter")
    question = player.settled().question
    assert question is None or question.prompt != "discard-from-first-hand"


def test_a_card_comes_forward_for_the_keyboard_and_does_not_stay_there_after_a_click(ada: Visitor) -> None:
    """Race: cards of a hand lap over each other, so one that stayed in front would cover its neighbour."""
    started_by_keys(ada, "race")
    cards = ada.page.locator("[data-target^='hand:']")
    slots = ada.page.locator(".slot").filter(has=cards)
    cards.nth(0).focus()
    ada.page.keyboard.press("Tab")
    expect(cards.nth(1)).to_be_focused()
    expect(slots.nth(1)).to_have_css("z-index", "5")
    cards.nth(2).click(position=EDGE)
    ada.page.mouse.move(1, 1)
    expect(cards.nth(2)).to_be_focused()
    expect(slots.nth(2)).to_have_css("z-index", "auto")


def test_escape_steps_back_from_a_kind_of_answers(ada: Visitor) -> None:
    player = Player(ada)
    lay_out(ada, asked_at("duel", 2, "visit", offered="sell", least=3))
    player.asked()
    kinds = player.answers.get_by_role("button", expanded=False)
    expect(kinds.first).to_be_visible()
    shown = player.answers.get_by_role("button").all_inner_texts()
    player.press(kinds.first)
    back = player.answers.get_by_role("button", name=ada.say("web-back"))
    expect(back).to_be_visible()
    ada.shot("kind-of-answers")
    ada.page.keyboard.press("Escape")
    expect(back).to_be_hidden()
    assert player.answers.get_by_role("button").all_inner_texts() == shown


def test_help_and_log_have_keys(ada: Visitor) -> None:
    player = started_by_keys(ada)
    question = player.asked().question
    assert question is not None
    ada.page.keyboard.press("h")
    window = ada.page.get_by_role("dialog", name=ada.say("web-help"))
    expect(window).to_contain_text(player.question_text(question))
    ada.shot("help")
    ada.reads_only_words()
    ada.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    ada.page.keyboard.press("l")
    expect(ada.page.locator("#log-lines")).to_be_focused()


def test_the_board_itself_answers_to_enter(ada: Visitor) -> None:
    player = started_by_keys(ada)
    before = player.asked()
    assert before.question is not None
    label = player.label(before.question.options[0].action)
    target = ada.page.get_by_role("button", name=re.compile(f": {re.escape(label)}$")).first
    ada.tab_to(target)
    ada.shot("board-focus")
    ada.page.keyboard.press("Enter")
    assert player.settled().question != before.question


@pytest.mark.parametrize("game", ["seti", "empires"])
def test_alone_one_reads_what_the_game_did_then_what_it_asks_then_the_board(ada: Visitor, game: str) -> None:
    board = {"seti": "sky", "empires": "galaxy"}[game]
    if game == "seti":
        SetiPlayer(ada).sit_down(alone(3, "sector-chosen"))
    else:
        EmpiresPlayer(ada).sit_down(drawn("alone-greedy").record)
    parts = ["slip", "asked", board, "tools"]
    seen: list[str] = []
    for _ in range(LONGEST_WAY):
        ada.page.keyboard.press("Tab")
        part: str = ada.page.evaluate(WHERE)
        if part in parts and part not in seen:
            seen.append(part)
        if seen == parts:
            break
    assert seen == parts
