"""Ascending Empires alone: a scenario from the campaign page to its end by dragging, the robots' turn, undo, replay."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import orrery
from orrery import Match, Record
from orrery.core.dealer import ScriptedDealer
from orrery.core.events import Event
from orrery.games.empires.position.state import State
from orrery.server.messages import QuestionInfo, Update

from .empires_player import EmpiresPlayer
from .prepared import PERSON, lay_out
from .test_axe import SIZES, faultless
from .visitor import PHONE, Visitor, Visitors

RECORDS = Path(__file__).parents[1] / "records" / "empires"
LONGEST_GAME = 500
ROBOTS = 1
TURNS = 3
"""For this many turns ships are flicked; then the person only waits for the robots."""
HASTE = ["choose interact", "choose deploy", "choose build", "choose move", "done", "end-turn"]


class Moment(NamedTuple):
    """A question of a golden game alone, with its answer and how the game stood before that."""

    prompt: str
    record: str
    answer: str
    told: list[Event]
    cards: int
    """Cards left in the deck."""


@cache
def story(name: str) -> list[Moment]:
    """All questions of a golden game alone, and its end, which has no answer."""
    golden = Record.from_json((RECORDS / f"{name}.json").read_text())
    script = ScriptedDealer([move for move in golden.moves if not isinstance(move, str)])
    match = Match(orrery.game("empires"), ["Ada"], golden.options, script)
    found: list[Moment] = []

    def note(prompt: str, answer: str) -> None:
        state = match.table.state
        assert isinstance(state, State)
        found.append(Moment(prompt, match.record().to_json(), answer, match.events[:], len(state.campaign.deck)))

    for move in golden.moves:
        if isinstance(move, str):
            question = match.table.question(PERSON)
            assert question is not None
            answer = move.partition(" ")[2]
            note(question.prompt(), answer)
            match.act(PERSON, answer)
    note("end", "")
    return found


def moments(name: str) -> dict[str, list[str]]:
    """The records of a golden game alone that stand before each question, by its prompt, and its end."""
    found: dict[str, list[str]] = {}
    for moment in story(name):
        found.setdefault(moment.prompt, []).append(moment.record)
    return found


def drawn(name: str, *, shuffled: bool = False) -> Moment:
    """The last choice of an action for which a card was drawn, after the discards were shuffled if so wanted."""
    for moment in reversed(story(name)):
        told = [event.kind.name for event in moment.told]
        cards = [place for place, name in enumerate(told) if name in ("card-drawn", "draw-skipped")]
        if moment.prompt != "choose-action" or not cards or told[cards[-1]] != "card-drawn":
            continue
        if not shuffled or told[cards[-1] - 1] == "deck-shuffled":
            return moment
    raise AssertionError(f"no card is drawn in {name}")


def last_card(name: str) -> list[Moment]:
    """Return the story from the moment on at which the only card left in the deck is drawn: a guardian card."""
    told = story(name)
    for place, (moment, following) in enumerate(pairwise(told)):
        prompts = [each.prompt for each in told[place + 1 : place + 3]]
        happened = [event.kind.name for event in following.told[len(moment.told) :]]
        is_last = (moment.cards, following.cards) == (1, 0)
        # a guardian card that another card adds is drawn by chance
        if is_last and "guardian-card-added" not in happened and prompts == ["choose-quadrant", "besiege-planet"]:
            return told[place:]
    raise AssertionError(f"the last card is no guardian card in {name}")


class Lone(EmpiresPlayer):
    """Somebody who flicks ships for a few turns, and then gets on with it."""

    @property
    def turn(self) -> int:
        campaign = self.view["campaign"]
        assert campaign is not None
        return campaign["turn"]

    def liked(self, question: QuestionInfo) -> str:
        offered = [option.action for option in question.options]
        quick = [action for begins in HASTE for action in offered if action.startswith(begins)]
        return quick[0] if self.turn > TURNS and quick else super().liked(question)


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-part='{name}']")


def to_the_campaign(visitor: Visitor) -> None:
    """From the first page: Ascending Empires, alone, the campaign."""
    visitor.open("/")
    visitor.page.get_by_role("button", name=visitor.say("empires-poster")).click()
    seats = visitor.page.get_by_role("group", name=visitor.say("web-seats"))
    seats.get_by_role("button", name=visitor.say("web-alone")).click()
    visitor.page.get_by_role("link", name=visitor.say("web-campaign")).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("empires-campaign"))


def test_scenario_1_is_begun_on_the_map_and_played_to_its_end_by_dragging(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = Lone(ada, seed=5)
    to_the_campaign(ada)
    ada.button("empires-campaign-start").click()
    ada.page.wait_for_url("**/table/*")
    first = ada.page.url
    seen: set[str] = set()

    def look(update: Update) -> None:
        """Whatever the robots tell for the first time is looked at."""
        fresh = {event.name for event in player.log if event.seat == ROBOTS} - seen
        if fresh:
            ada.reads_only_words()
            ada.need_not_scroll()
        seen.update(fresh)

    end = player.play(LONGEST_GAME, look)
    look(end)
    assert end.outcome is not None, f"no end after {LONGEST_GAME} answers"
    assert end.outcome.winners == [ROBOTS]
    assert any(answers[-1].startswith("aim ") for answers in player.sent), "no ship was flicked"
    assert {"card-drawn", "symbol-shown", "scenario-lost"} <= seen
    expect(player.bar).to_contain_text(ada.say("empires-web-lost", turn=player.turn))
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.shot("lost")
    ada.button("web-once-more").click()
    ada.page.wait_for_url(lambda url: url != first)
    again = player.until(lambda update: update.outcome is None)
    assert again.table.options["scenario"] == 1
    assert player.turn <= 1
    ada.open("/campaign/empires")
    begun = ada.page.locator("[data-scenario='1']")
    expect(begun).to_contain_text(ada.say("empires-campaign-running"))
    expect(ada.page.get_by_role("link", name=ada.say("empires-campaign-go-on"))).to_be_visible()
    expect(ada.page.locator(".best")).to_contain_text(re.compile(r"\d"))


def test_the_campaign_shows_what_is_won_and_what_opens_next(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en")
    won = {"game": "empires", "games": 2, "points": 9, "other": 4, "turns": 19}
    results = [
        {**won, "level": 1, "won": 1, "options": {"scenario": 1, "bonus": False, "jet": "yes"}},
        {**won, "level": 2, "won": 0, "points": 3, "options": {"scenario": 2, "bonus": True, "jet": "no"}},
    ]
    ada.page.route("**/api/alone", lambda route: route.fulfill(json=results))
    ada.open("/campaign/empires")
    page = ada.page
    expect(page.locator("[data-scenario='1']")).to_contain_text(ada.say("empires-campaign-turns", turns=19))
    expect(page.get_by_text(ada.say("empires-campaign-progress", won=1, all=6))).to_be_visible()
    expect(page.locator(".dossier")).to_contain_text(ada.say("empires-story-2"))
    expect(page.locator(".best")).to_contain_text(ada.say("empires-campaign-best-goals", reached=3, wanted=6))
    expect(page.get_by_label(ada.say("empires-campaign-with-bonus"))).to_be_visible()
    ada.button("empires-campaign-told").click()
    page.keyboard.press("Escape")
    page.locator("[data-scenario='3']").click()
    locked = ada.button("empires-campaign-locked", number=2)
    expect(locked).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".dossier")).to_contain_text(ada.say("empires-story-2"))
    ada.button("empires-campaign-free").click()
    page.locator("[data-scenario='6']").click()
    expect(ada.button("empires-campaign-start")).to_be_enabled()
    ada.reads_only_words()


def test_a_scenario_is_won_at_the_table_and_the_campaign_remembers_it(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = Lone(ada)
    last = story("alone-4-won")[-2]
    player.sit_down(last.record)
    player.answer(last.answer)
    end = player.until(lambda update: update.outcome is not None)
    assert end.outcome is not None
    assert end.outcome.winners == [PERSON]
    expect(player.bar).to_contain_text(ada.say("empires-web-won", turn=player.turn))
    ada.shot("won")
    ada.reads_only_words()
    player.bar.get_by_role("link", name=ada.say("empires-web-to-campaign")).click()
    turns = ada.say("empires-campaign-turns", turns=player.turn)
    expect(ada.page.locator("[data-scenario='4']")).to_contain_text(turns)
    expect(ada.page.get_by_text(ada.say("empires-campaign-progress", won=1, all=6))).to_be_visible()


@pytest.mark.parametrize(
    "scenario", [1, 2, *(pytest.param(scenario, marks=pytest.mark.long) for scenario in (3, 4, 5)), 6]
)
def test_every_scenario_begins_with_one_click(visitors: Visitors, scenario: int) -> None:
    ada = visitors.come("Ada", "en")
    player = EmpiresPlayer(ada)
    ada.open("/campaign/empires")
    ada.page.locator(f"[data-scenario='{scenario}']").click()
    bonus = ada.page.get_by_role("switch", name=ada.say("empires-campaign-bonus"))
    if scenario > 1:
        bonus.check()
    ada.page.get_by_role("switch", name=ada.say("empires-campaign-jet")).check()
    ada.button("empires-campaign-start").click()
    options = player.asked().table.options
    assert (options["scenario"], options["bonus"], options["jet"]) == (scenario, scenario > 1, "yes")
    expect(part(ada, "goals")).to_contain_text(ada.say(f"empires-scenario-{scenario}"))
    expect(ada.page.locator(".notice")).to_have_count(0)
    ada.reads_only_words()
    ada.need_not_scroll()


def test_a_card_that_is_pointed_at_shows_in_the_galaxy_what_it_would_do(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    moment = drawn("alone-greedy", shuffled=True)
    player.sit_down(moment.record)
    campaign = player.view["campaign"]
    assert campaign is not None
    lines = part(ada, "deck").locator("ol > li:has([data-thing^='card:'])")
    expect(lines).to_have_count(len(campaign["deck"]))
    card = next(each for each in campaign["deck"] if each["steps"] and each["steps"][0]["deed"] == "land")
    part(ada, "deck").locator(f"ol [data-thing='card:{card['card']}']").hover()
    expect(player.galaxy.locator(".omen")).to_have_count(len(card["steps"][0]["holes"]))
    count = [event.facts[0] for event in moment.told if event.kind.name == "deck-shuffled"][-1]
    expect(part(ada, "slip")).to_contain_text(ada.say("empires-web-slip-shuffled", count=count))


@pytest.mark.parametrize(("prompt", "told"), [("reveal-place", "discovered"), ("choose-quadrant", "guardian-came")])
def test_what_the_person_decides_for_the_robots_is_clicked_in_the_galaxy(
    visitors: Visitors, prompt: str, told: str
) -> None:
    ada = visitors.come("Ada", "en")
    player = EmpiresPlayer(ada)
    before = player.sit_down(moments("alone-greedy")[prompt][0])
    expect(part(ada, "slip")).to_contain_text("you choose")
    action = player.question.options[-1].action
    thing = player.galaxy.locator(f'[data-action="{action}"]')
    expect(thing).to_have_count(1)
    thing.click()
    player.settled()
    assert [event for event in player.log if event.version > before.version and event.name == told]


def test_a_technology_card_is_used_where_it_lies(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    before = player.sit_down(moments("alone-6")["choose-action"][0])
    action = player.option("technology")
    ada.page.locator(f'[data-target][data-action="{action}"]').click()
    player.settled()
    assert player.told("technology-used", before.version)
    ada.reads_only_words()


def test_an_action_alone_is_taken_back_and_the_game_replayed(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    before = player.sit_down(moments("alone-greedy")["choose-action"][2])
    player.answer("choose move")
    ada.button("web-undo").first.click()
    player.settled()
    assert player.question.prompt == "choose-action"
    assert before.question is not None
    table = lay_out(ada, moments("alone-greedy")["end"][0])
    expect(part(ada, "invasion")).to_be_visible()
    ada.open(f"/replay/{table}")
    expect(part(ada, "goals")).to_contain_text(ada.say("empires-scenario-1"))
    ada.page.keyboard.press("End")
    expect(part(ada, "slip")).to_contain_text(ada.say("empires-web-lost-scenario-lost"))
    ada.page.keyboard.press("Home")
    expect(part(ada, "slip")).to_contain_text(ada.say("empires-web-slip-none"))
    ada.reads_only_words()


@pytest.mark.parametrize("name", ["alone-greedy", "alone-2-settlers", "alone-5", "alone-6"])
def test_a_phone_shows_everything_of_a_scenario(visitors: Visitors, name: str) -> None:
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    player = EmpiresPlayer(ada)
    player.sit_down(moments(name)["choose-action"][-1])
    for tab in player.page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        ada.need_not_scroll()
        ada.reads_only_words()
    player.page.get_by_role("tab", name=ada.say("empires-web-invasion")).tap()
    expect(part(ada, "goals")).to_be_visible()
    expect(part(ada, "invasion")).to_be_visible()


def test_the_slip_comes_up_on_a_phone_and_can_be_opened_again(visitors: Visitors) -> None:
    """The last card brings a guardian card: one turn tells of both, of every step and why it happened."""
    ada = visitors.come("Ada", "en", PHONE, touch=True)
    player = EmpiresPlayer(ada)
    drawing, guarding, besieging = last_card("alone-2-won")[:3]
    player.sit_down(drawing.record)
    sheet = ada.page.get_by_role("dialog", name=ada.say("empires-web-slip"))
    again = ada.page.get_by_role("button", name=ada.say("empires-web-slip"))
    expect(sheet).to_have_count(0)

    def close() -> None:
        sheet.get_by_role("button", name=ada.say("web-close")).tap()
        expect(sheet).to_have_count(0)

    player.answer(drawing.answer)
    expect(sheet).to_be_focused()
    expect(sheet).to_contain_text("Guardian card 5")
    expect(sheet).to_contain_text("you choose")
    close()
    player.answer(guarding.answer)
    steps = sheet.locator("li")
    expect(steps.first).to_contain_text("Guardian ship in")
    close()
    player.answer(besieging.answer)
    expect(steps.nth(2)).to_contain_text(ada.say("empires-web-because-weakest"))
    ada.shot("sheet")
    ada.reads_only_words()
    told = sheet.inner_text()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(again).to_be_focused()
    ada.shot("closed")
    again.tap()
    expect(sheet).to_have_text(told, use_inner_text=True)
    close()
    ada.page.get_by_role("tab", name=ada.say("empires-web-invasion")).tap()
    expect(part(ada, "slip")).to_contain_text("Guardian ship in")
    expect(again).to_have_count(0)


@SIZES
def test_nothing_grave_is_found_alone(visitors: Visitors, size: ViewportSize) -> None:
    ada = visitors.come("Ada", "en", size, touch=size is PHONE)
    ada.open("/campaign/empires")
    expect(ada.page.locator(".dossier")).to_be_visible()
    faultless(ada)
    player = EmpiresPlayer(ada)
    player.sit_down(moments("alone-6")["choose-action"][-1])
    faultless(ada)
    if size is PHONE:
        player.page.get_by_role("tab", name=ada.say("empires-web-invasion")).tap()
        faultless(ada)
    lay_out(ada, moments("alone-greedy")["end"][0])
    expect(player.bar).to_be_visible()
    faultless(ada)
