"""Ascending Empires against the bot in German, every flick dragged: the first turns, and the last to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.server.messages import Update

from .empires_player import EmpiresPlayer
from .prepared import PERSON
from .prepared_empires import empires_record
from .replaying import at, slider
from .visitor import Visitors

FIRST_ANSWERS = 10
LONGEST_TURN = 60
LONGEST_GAME = 2000


def looks_at_questions(player: EmpiresPlayer, seen: set[str], update: Update) -> None:
    """Every kind of question is looked at once."""
    assert update.question is not None
    if update.question.prompt not in seen:
        seen.add(update.question.prompt)
        player.visitor.shot(update.question.prompt)
        player.visitor.reads_only_words()
        player.visitor.need_not_scroll()


def test_the_first_turns_of_empires_in_german(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada, seed=3)
    player.start(game="empires")
    seen: set[str] = set()
    for _ in range(FIRST_ANSWERS):
        update = player.asked()
        looks_at_questions(player, seen, update)
        player.answer(player.liked(player.question))
    assert {"put-ship", "choose-action", "move"} <= seen
    flicks = player.told("flicked")
    assert len(flicks) >= 2
    dragged = [answers for answers in player.sent if answers[-1].startswith("aim")]
    assert len(dragged) == len(flicks)
    assert any(event.name == "action-chosen" and event.seat != PERSON for event in player.log), "the bot did nothing"


def test_the_last_turn_of_empires_to_the_end_in_german(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada, seed=1)
    before = player.sit_down(empires_record("last turn"))
    seen: set[str] = set()
    end = before
    for _ in range(LONGEST_TURN):
        end = player.asked()
        if end.outcome is not None:
            break
        looks_at_questions(player, seen, end)
        player.answer(player.liked(player.question))
    assert {"choose-action", "move"} <= seen
    assert len(player.told("flicked", before.version)) >= 2
    scored(player, end)
    seen_again(player)


@pytest.mark.long
def test_a_whole_game_of_empires_in_german(visitors: Visitors) -> None:
    """From the home page to the final scoring and the replay, every flick of the person dragged."""
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada, seed=5)
    player.start(game="empires")
    seen: set[str] = set()
    end = player.asked()
    for _ in range(LONGEST_GAME):
        if end.outcome is not None:
            break
        looks_at_questions(player, seen, end)
        player.answer(player.liked(player.question))
        end = player.asked()
    dragged = [answers for answers in player.sent if answers[-1].startswith("aim")]
    assert len(dragged) == len(player.told("flicked")) > 20
    scored(player, end)
    seen_again(player)


def scored(player: EmpiresPlayer, end: Update) -> None:
    """The window at the end tells everybody's points, by category and in total."""
    assert end.outcome is not None, f"no end after {LONGEST_TURN} answers"
    window = player.page.get_by_role("dialog")
    expect(window).to_be_visible()
    player.visitor.shot("final")
    for score in end.outcome.scores:
        expect(window.get_by_role("cell", name=str(score)).first).to_be_visible()
    for category in {category for points in end.points for category in points}:
        expect(window.get_by_text(player.visitor.say(f"empires-points-{category}")).first).to_be_visible()
    player.visitor.reads_only_words()


def seen_again(player: EmpiresPlayer) -> None:
    """The replay of the game opens from the window, and goes back to the last flicks."""
    ada = player.visitor
    player.page.get_by_role("dialog").get_by_role("link", name=ada.say("web-replay")).click()
    player.page.wait_for_url("**/replay/*")
    expect(slider(ada)).to_be_visible()
    last = int(slider(ada).get_attribute("max") or 0)
    assert last > 100
    slider(ada).fill(str(last - 3))
    at(ada, last - 3)
    expect(player.galaxy).to_be_visible()
    ada.reads_only_words()
    ada.need_not_scroll()
    ada.shot("replay")
    slider(ada).fill(str(last))
    expect(player.page.get_by_text(ada.say("web-game-over")).first).to_be_visible()
