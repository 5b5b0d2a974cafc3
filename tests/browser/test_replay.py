"""A finished game seen again: scrubber, single steps, any eyes, a link to a moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import orrery

from .player import Player
from .prepared import played_out
from .replaying import at, load, slider
from .visitor import Visitor, Visitors

EACH_MS = 900
"""How long a step is shown while the replay plays."""


def test_steps_and_scrubber(ada: Visitor, record: Path) -> None:
    load(ada, record)
    last = int(slider(ada).get_attribute("max") or 0)
    assert last > 20
    at(ada, 0)
    ada.shot("start")
    ada.need_not_scroll()
    ada.button("web-step-forward").click()
    at(ada, 1)
    ada.button("web-step-forward").click()
    at(ada, 2)
    ada.button("web-step-back").click()
    at(ada, 1)
    slider(ada).fill(str(last // 2))
    at(ada, last // 2)
    ada.shot("middle")
    ada.reads_only_words()
    slider(ada).fill(str(last))
    at(ada, last)
    expect(ada.page.get_by_text(ada.say("web-game-over")).first).to_be_visible()
    ada.shot("end")
    ada.reads_only_words()


def test_keys_move_through_the_game(ada: Visitor, record: Path) -> None:
    load(ada, record)
    at(ada, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("PageDown", 12), ("ArrowLeft", 11), ("Home", 0)):
        ada.page.keyboard.press(key)
        at(ada, step)
    ada.page.keyboard.press("End")
    at(ada, int(slider(ada).get_attribute("max") or 0))


def play(visitor: Visitor) -> None:
    """The button itself: others speak of playing too."""
    visitor.page.get_by_role("button", name=visitor.say("web-play"), exact=True).click()


def test_play_goes_on_by_itself_until_it_is_paused(ada: Visitor, record: Path) -> None:
    load(ada, record)
    ada.hold_time()
    at(ada, 0)
    play(ada)
    for step in range(1, 5):
        ada.page.clock.run_for(EACH_MS)
        at(ada, step)
    ada.button("web-pause").click()
    ada.page.clock.run_for(3 * EACH_MS)
    at(ada, 4)


def test_played_to_the_end_it_stops_and_begins_again(ada: Visitor, record: Path) -> None:
    load(ada, record)
    ada.hold_time()
    last = int(slider(ada).get_attribute("max") or 0)
    slider(ada).fill(str(last - 1))
    at(ada, last - 1)
    play(ada)
    ada.page.clock.run_for(EACH_MS)
    at(ada, last)
    play(ada)
    at(ada, 0)
    ada.page.clock.run_for(EACH_MS)
    at(ada, 1)


def test_any_eyes_once_the_game_is_over(ada: Visitor, record: Path) -> None:
    load(ada, record)
    slider(ada).fill("6")
    at(ada, 6)
    eyes = ada.page.get_by_role("combobox", name=ada.say("web-eyes"))
    expect(eyes.get_by_role("option")).to_have_count(3)
    for place in range(3):
        eyes.select_option(index=place)
        ada.shot(f"eyes-{place}")
        at(ada, 6)
        ada.reads_only_words()


def test_a_link_leads_to_a_moment(visitors: Visitors, record: Path) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", "de")
    table = load(ada, record)
    ben.open(f"/replay/{table}#9")
    expect(slider(ben)).to_have_value("9")
    ben.shot("by-link")
    ben.reads_only_words()


def test_a_broken_record_is_refused_in_words(ada: Visitor, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1, "game": "duel"}')
    ada.open("/")
    ada.button("web-replay").click()
    ada.page.get_by_label(ada.say("web-load-record"), exact=True).set_input_files(broken)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.shot("refused")
    ada.reads_only_words()
    ada.forgive("/api/records")


def test_a_game_under_way_is_replayed_through_own_eyes_only(ada: Visitor) -> None:
    player = Player(ada)
    table = player.start()
    player.play(4)
    ada.open(f"/replay/{table}")
    expect(slider(ada)).to_be_visible()
    eyes = ada.page.get_by_role("combobox", name=ada.say("web-eyes"))
    expect(eyes.get_by_role("option")).to_have_count(2)
    ada.shot("under-way")
    ada.reads_only_words()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in orrery.NAMES for seats in (2, 4) if seats in orrery.game(game).seats],
)
def test_every_moment_of_a_whole_game_is_drawn(ada: Visitor, tmp_path: Path, game: str, seats: int, seed: int) -> None:
    """Whatever comes up in games of bots: the page draws it without a complaint."""
    file = tmp_path / "game.json"
    file.write_text(played_out(game, seats, seed))
    load(ada, file)
    ada.page.get_by_role("combobox", name=ada.say("web-eyes")).select_option(index=seed % (seats + 1))
    for step in range(1, int(slider(ada).get_attribute("max") or 0) + 1):
        ada.page.keyboard.press("ArrowRight")
        expect(slider(ada)).to_have_value(str(step))
    expect(ada.page.get_by_text(ada.say("web-game-over")).first).to_be_visible()
