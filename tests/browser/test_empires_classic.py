"""The classic mode of Ascending Empires for two in a browser: every action, ships dragged, places scanned in secret."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import orrery
from orrery import Match, Record
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.outlook import first_asked
from orrery.games.empires.sight.view import HoleView
from orrery.server.messages import Update

from .empires_player import EmpiresPlayer
from .prepared import BOT, PERSON
from .test_axe import SIZES, faultless
from .test_empires_game import LONGEST_GAME, looks_at_questions, scored
from .visitor import PHONE, Visitors

RECORD = Path(__file__).parents[1] / "records" / "empires" / "greedy-2-classic.json"
LONGEST_TURN = 12
LAST_TURNS = -5
FEWEST_FLICKS = 4
SEED_OF_A_BATTLESHIP = 14
SHIPS_OF_A_BATTLESHIP = 2
ACTIONS = {
    "deploy-or-withdraw": ("deploy-troop", "troop-deployed"),
    "mine-ore": ("mine", "ore-mined"),
    "build-for-troops": ("build", "built"),
    "research-next": ("advance", "researched"),
    "unlock": ("unlock ship", "unit-unlocked"),
}
"""By question: how the answer begins, and what is told of it."""


@cache
def moments() -> dict[str, list[str]]:
    """The records of a golden game that stand before each question of the person, by its prompt."""
    golden = Record.from_json(RECORD.read_text())
    script = ScriptedDealer([move for move in golden.moves if not isinstance(move, str)])
    match = Match(orrery.game("empires"), ["Ada", BOT], golden.options, script)
    found: dict[str, list[str]] = {}
    for move in golden.moves:
        if isinstance(move, str):
            seat, _, answer = move.partition(" ")
            question = match.table.question(PERSON)
            if question is not None:
                found.setdefault(question.prompt(), []).append(match.record().to_json())
            match.act(int(seat), answer)
    return found


def hole_of(player: EmpiresPlayer, name: str) -> HoleView:
    return next(hole for hole in player.view["holes"] if hole["hole"] == name)


def test_a_ship_is_dragged_in_the_first_classic_turn(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada, seed=2)
    before = player.sit_down(moments()["choose-classic-action"][0])
    expect(player.page.get_by_text(ada.say("empires-web-home-world", quadrant="α")).first).to_be_visible()
    expect(player.page.get_by_role("region", name=ada.say("empires-thing-technology"))).to_be_visible()
    ada.need_not_scroll()
    player.answer("choose move")
    player.answer("flick ship-1")
    assert len(player.told("flicked", before.version)) == 1
    assert [answers[-1].partition(" ")[0] for answers in player.sent] == ["choose", "aim"]
    ada.reads_only_words()


@pytest.mark.parametrize("prompt", ACTIONS)
def test_a_classic_action_is_answered_where_it_lies(visitors: Visitors, prompt: str) -> None:
    begins, told = ACTIONS[prompt]
    ada = visitors.come("Ada", "en")
    player = EmpiresPlayer(ada)
    before = player.sit_down(moments()[prompt][0])
    ada.reads_only_words()
    player.answer(player.option(begins))
    assert player.told(told, before.version)


def battleship() -> str:
    """The record of a random game that stands before somebody gives ships for the battleship."""
    match = Match(
        orrery.game("empires"), ["Ada", BOT], {"mode": "classic", "jet": "only"}, RandomDealer(SEED_OF_A_BATTLESHIP)
    )
    chance = RandomDealer(SEED_OF_A_BATTLESHIP)
    while not match.table.over:
        seat = first_asked(match.table)
        question = match.table.question(seat)
        assert question is not None
        if seat == PERSON and question.prompt() == "box-ships":
            return match.record().to_json()
        offered = match.table.offered[seat]
        match.act(seat, match.game.actions.text(offered[chance.below(len(offered))]))
    raise AssertionError("nobody has researched the battleship")


def test_ships_for_the_battleship_are_given_where_they_lie(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    before = player.sit_down(battleship())
    ada.reads_only_words()
    while player.question.prompt == "box-ships":
        player.answer(player.question.options[0].action)
    assert len(player.told("ship-boxed", before.version)) == SHIPS_OF_A_BATTLESHIP
    ada.reads_only_words()


def test_a_scanned_place_is_shown_to_nobody_else(visitors: Visitors) -> None:
    ada, bea = visitors.come("Ada", "en"), visitors.come("Bea", "en")
    player = EmpiresPlayer(ada)
    player.sit_down(moments()["scan"][0])
    hole = player.option("scan").split()[1]
    player.thing(f"hole:{hole}").click()
    player.settled()
    seen = hole_of(player, hole)["scanned"]
    assert seen is not None
    known = re.compile(re.escape(ada.say(f"empires-web-known-{seen}")))
    expect(player.thing(f"hole:{hole}")).to_have_attribute("aria-label", known)
    bea.open(f"/table/{next(iter(ada.tables))}")
    looked = re.compile(re.escape(bea.say("empires-lies-scanned-by", players="Ada")))
    theirs = bea.page.locator(f'[data-target="hole:{hole}"]')
    expect(theirs).to_have_attribute("aria-label", looked)
    expect(theirs).not_to_have_attribute("aria-label", known)


def test_the_last_classic_turn_leads_to_the_scoring(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    end = player.sit_down(moments()["choose-classic-action"][-1])
    for _ in range(LONGEST_TURN):
        if end.outcome is not None:
            break
        wanted = ("choose deploy", "deploy-troop", "done", "end-turn")
        offered = [option.action for option in player.question.options]
        player.answer(next(action for verb in wanted for action in offered if action.startswith(verb)))
        end = player.asked()
    scored(player, end)


@pytest.mark.parametrize("begin", [pytest.param(0, marks=pytest.mark.long), LAST_TURNS])
def test_a_classic_game_of_two_is_played_to_its_end_by_dragging(visitors: Visitors, begin: int) -> None:
    """From the first turn, or from the last turns on: ships fly as long as any can, until the pool is empty."""
    ada = visitors.come("Ada", "en")
    player = EmpiresPlayer(ada, seed=4)
    before = player.sit_down(moments()["choose-classic-action"][begin])
    seen: set[str] = set()

    def look(update: Update) -> None:
        looks_at_questions(player, seen, update)

    end = player.play(LONGEST_GAME, look)
    dragged = [answers for answers in player.sent if answers[-1].startswith("aim")]
    assert len(dragged) == len(player.told("flicked", before.version)) >= FEWEST_FLICKS
    assert {"choose-classic-action", "move-points"} <= seen
    assert player.view["pool"] == 0
    scored(player, end)


def test_a_phone_shows_the_classic_board(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en", PHONE, touch=True)
    player = EmpiresPlayer(ada)
    player.sit_down(moments()["research-next"][0])
    for tab in player.page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        ada.need_not_scroll()
        ada.reads_only_words()
    player.page.get_by_role("tab", name=ada.say("empires-web-pane-player")).tap()
    expect(player.page.get_by_text(ada.say("empires-web-row-level", level=1)).first).to_be_visible()


def test_modules_are_no_choice_beside_the_classic_mode(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    ada.open("/")
    page = ada.page
    page.get_by_role("button", name=ada.say("empires-poster")).first.click()
    page.locator("button.summary").click()
    module = page.get_by_role("group", name=ada.say("empires-option-libraries"))
    expect(module).to_be_visible()
    page.get_by_role("button", name=ada.say("empires-option-mode-classic")).click()
    expect(module).to_have_count(0)
    expect(page.get_by_role("group", name=ada.say("empires-option-noise"))).to_be_visible()


@SIZES
def test_nothing_grave_is_found_at_a_classic_table(visitors: Visitors, size: ViewportSize) -> None:
    ada = visitors.come("Ada", "de", size, touch=size is PHONE)
    player = EmpiresPlayer(ada)
    player.sit_down(moments()["research-next"][0])
    faultless(ada)


def test_a_prompt_after_the_first_troop_no_longer_offers_to_withdraw(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en")
    player = EmpiresPlayer(ada)
    before = player.sit_down(moments()["deploy-or-withdraw"][0])
    while player.question.prompt == "deploy-or-withdraw":
        withdraws = any(option.verb == "withdraw" for option in player.question.options)
        count = int(player.question.arguments["count"])
        expect(player.bar).to_contain_text(ada.say("empires-ask-deploy-or-withdraw", count=count).partition("?")[0])
        assert withdraws == (not player.told("troop-deployed", before.version))
        player.answer(player.option("done" if not count else "deploy-troop"))
