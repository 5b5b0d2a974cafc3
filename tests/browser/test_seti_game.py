"""SETI against bots: a game clicked to its end in German, a table of four watched, and seen again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from orrery.server.messages import Update

from .prepared import Positions, lay_out, played_out
from .replaying import at, load, slider
from .seti_player import SetiPlayer
from .visitor import Visitors

LONGEST_GAME = 400
PICTURED = {"sky-turned", "landed", "orbited", "sector-won", "species-discovered", "researched", "gold-marked"}
"""What is worth a picture when it happens for the first time."""


@pytest.mark.parametrize("begin", [pytest.param(None, marks=pytest.mark.long), "round 4 of 2"])
def test_a_game_of_two_to_its_end_in_german(visitors: Visitors, positions: Positions, begin: str | None) -> None:
    visitor = visitors.come("Ada", "de")
    player = SetiPlayer(visitor, seed=5)
    if begin:
        player.sit_down(positions.record(begin))
    else:
        player.start(game="seti")
    seen: set[str] = set()

    def look(update: Update) -> None:
        """Every kind of question and every great event is looked at once."""
        assert update.question is not None
        fresh = {update.question.prompt, *(PICTURED & player.told(0))} - seen
        for name in sorted(fresh):
            visitor.shot(name)
        if fresh:
            visitor.reads_only_words()
            visitor.need_not_scroll()
        seen.update(fresh)

    end = player.play(LONGEST_GAME, look)
    assert {"main-action", "end-turn"} | (set() if begin else {"first-income"}) <= seen
    assert len(seen & PICTURED) >= 3
    scored(player, end)


def scored(player: SetiPlayer, end: Update) -> None:
    """The window at the end tells everybody's points, by category and in total."""
    assert end.outcome is not None, f"no end after {LONGEST_GAME} answers"
    window = player.page.get_by_role("dialog")
    expect(window).to_be_visible()
    player.visitor.shot("final")
    for score in end.outcome.scores:
        expect(window.get_by_role("cell", name=str(score)).first).to_be_visible()
    for points in end.points:
        for category in points:
            expect(window.get_by_text(player.visitor.say(f"seti-points-{category}")).first).to_be_visible()
    player.visitor.reads_only_words()


def test_a_table_of_four_is_watched(visitors: Visitors, positions: Positions) -> None:
    """Ada plays with three bots; Ben, who has no seat, sees everything but the hands."""
    ada = SetiPlayer(visitors.come("Ada", "de"), seed=2)
    ada.sit_down(positions.record("round 3 of 4"))
    ben = SetiPlayer(visitors.come("Ben", "en"))
    ben.visitor.open(ada.page.url)
    first = ben.until(lambda update: True)
    assert first.seat is None
    ben.visitor.sees(ben.visitor.say("web-watching"))
    own = set(hand(ada.asked()))
    ada.play(6)
    version = ada.asked().version
    later = ben.until(lambda update: update.version >= version)
    assert [player["hand"] for player in later.view["players"]] == [None] * 4  # type: ignore[attr-defined]
    assert later.view["chain"] == []
    ben.visitor.shot("watched")
    ben.visitor.reads_only_words()
    ben.visitor.need_not_scroll()
    for card in own & set(hand(ada.asked())):
        expect(ben.page.locator(f'[data-target="card:{card}"]')).to_have_count(0)


def hand(update: Update) -> list[str]:
    players = update.view["players"]
    assert isinstance(players, list)
    held: list[str] = players[0]["hand"]
    return held


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("seti") / "game.json"
    path.write_text(played_out("seti", 2, 1))
    return path


def test_the_game_is_seen_again(visitors: Visitors, whole_game: Path) -> None:
    visitor = visitors.come("Ada", "de")
    load(visitor, whole_game)
    last = int(slider(visitor).get_attribute("max") or 0)
    assert last > 100
    slider(visitor).fill(str(last // 2))
    at(visitor, last // 2)
    for key, step in (("ArrowRight", last // 2 + 1), ("ArrowLeft", last // 2)):
        visitor.page.keyboard.press(key)
        at(visitor, step)
    eyes = visitor.page.get_by_role("combobox", name=visitor.say("web-eyes"))
    for place in range(3):
        eyes.select_option(index=place)
        at(visitor, last // 2)
        visitor.reads_only_words()
        visitor.need_not_scroll()
    visitor.shot("middle")
    slider(visitor).fill(str(last))
    expect(visitor.page.get_by_text(visitor.say("web-game-over")).first).to_be_visible()
    visitor.shot("end")
    visitor.reads_only_words()


def test_an_unknown_species_leads_to_the_plain_table(visitors: Visitors, positions: Positions) -> None:
    """A server that is newer than this page: nothing is drawn wrongly, and the game goes on in words."""
    visitor = visitors.come("Ada", "en")

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(_renamed(message)))

    visitor.page.route_web_socket("**/socket", change)
    lay_out(visitor, positions.record("use mascamites"))
    table = visitor.page.locator("section.board")
    for _ in range(2):
        visitor.sees(visitor.say("web-board-unknown"))
        expect(table).to_be_visible()
        visitor.reads_only_words()
        visitor.switch_language()
    visitor.shot("plain")
    asked = visitor.page.get_by_role("region", name=visitor.say("web-question"))
    before = asked.inner_text()
    asked.locator("[data-verb=trace]").click()
    asked.locator("[data-action^=trace]").first.click()
    expect(asked).not_to_have_text(before, use_inner_text=True)
    expect(table).to_be_visible()


def _renamed(message: str | bytes) -> str:
    text = message if isinstance(message, str) else message.decode()
    return text.replace('"species":"mascamites"', '"species":"selenites"')
