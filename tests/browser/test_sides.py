"""Everybody's open things can be seen: the other starship, any side for who looks on, one's own on every pane."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.games.duel import GAME

from .player import Player
from .prepared import asked_at, lay_out
from .visitor import PHONE, Visitors

LATE = 60
"""This many questions into a game of Duel both have colonies, centres and more."""


def named(player: Player, seat: int) -> list[str]:
    """What lies before a starship, by name."""
    assert player.latest is not None
    holdings = player.latest.view["players"][seat]  # type: ignore[index]
    held = [("card", key) for kind in ("colonies", "stations", "pirates") for key in holdings[kind]]
    held += [("order", key) for key in holdings["orders"]]
    return [GAME.card_name(axis, key, player.visitor.language) or "" for axis, key in held]


def lies_in_front(player: Player, seat: int) -> None:
    mat = player.page.locator(".duel .mat")
    expect(mat).to_have_class(f"part mat p{seat + 1} svelte-{_scope(player)}")
    for name in named(player, seat):
        expect(mat.get_by_label(name).or_(mat.get_by_role("button", name=name)).first).to_be_visible()


def _scope(player: Player) -> str:
    """What the build calls the styles of the board."""
    names: str = player.page.locator(".duel .mat").get_attribute("class") or ""
    return names.rpartition("svelte-")[2]


def test_the_whole_ship_of_the_opponent_can_be_looked_at(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de")
    player = Player(ada)
    lay_out(ada, asked_at("duel", 2, "choose-sector", after=LATE))
    player.asked()
    assert len(named(player, 1)) >= 2
    lies_in_front(player, 0)
    ada.page.locator("[data-rival]").click()
    lies_in_front(player, 1)
    # nothing of the opponent's can be clicked
    expect(ada.page.locator(".duel .mat .live")).to_have_count(0)
    ada.need_not_scroll()
    ada.reads_only_words()
    ada.shot("opponent")
    ada.page.keyboard.press("Escape")
    lies_in_front(player, 0)


def test_who_looks_on_chooses_a_side(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = lay_out(ada, asked_at("duel", 2, "choose-sector", after=LATE))
    eva = visitors.come("Eva", "de")
    looker = Player(eva)
    eva.open(f"/table/{table}")
    looker.until(lambda update: update.seat is None)
    lies_in_front(looker, 0)
    eva.page.locator("[data-side='1']").click()
    expect(eva.page.locator("[data-side='1']")).to_have_attribute("aria-pressed", "true")
    lies_in_front(looker, 1)
    eva.shot("other-side")
    eva.reads_only_words()


@pytest.mark.parametrize(("game", "prompt"), [("duel", "choose-sector"), ("race", "choose-action")])
def test_what_one_has_is_in_sight_on_every_pane_of_a_phone(visitors: Visitors, game: str, prompt: str) -> None:
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    player = Player(ada)
    lay_out(ada, asked_at(game, 2, prompt, after=20))
    player.asked()
    tabs = ada.page.get_by_role("tab")
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        purse = ada.page.locator("[data-part=purse]").bounding_box()
        bar = player.bar.bounding_box()
        assert purse is not None
        assert bar is not None
        assert purse["y"] + purse["height"] <= bar["y"] + 1
        assert purse["x"] >= 0
        assert purse["x"] + purse["width"] <= PHONE["width"]
        wide = ada.page.locator("[data-part=purse] section").evaluate("line => line.scrollWidth - line.clientWidth")
        assert wide <= 0, "everything fits the line"


def test_help_on_a_phone_speaks_of_fingers(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    lay_out(ada, asked_at("race", 2, "choose-action"))
    expect(Player(ada).bar).to_be_visible()
    ada.button("web-help").click()
    help_window = ada.page.get_by_role("dialog")
    expect(help_window).to_contain_text(ada.say("web-help-touch"))
    expect(help_window).not_to_contain_text("Esc", use_inner_text=True)
    ada.reads_only_words()
