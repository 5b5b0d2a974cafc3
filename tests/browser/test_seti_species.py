"""The five species of SETI: each is discovered before one's eyes, and each is used."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .prepared import SPECIES_PAIRS, Positions
from .seti_player import DONE_BY, SetiPlayer
from .test_axe import faultless
from .visitor import Visitors

USED_BY = {
    "mascamites": "trace",
    "anomalies": "trace",
    "oumuamua": "signal oumuamua",
    "centaurians": "reply",
    "exertians": "bury",
}


# all are greeted by the same card: some of them show that it works
@pytest.mark.parametrize(
    "species",
    [
        pytest.param(species, marks=pytest.mark.long if place % 3 == 0 else [])
        for place, species in enumerate(SPECIES_PAIRS)
    ],
)
def test_a_species_is_discovered(visitors: Visitors, positions: Positions, species: str) -> None:
    ada = visitors.come("Ada", "de")
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record(f"discover {species}"))
    player.answer("end-turn")
    while "species-discovered" not in player.told(before.version):  # a milestone may come first
        question = player.asked().question
        assert question is not None
        player.answer(player.liked(question))
    moment = player.discovery(species)
    expect(moment).to_be_visible()
    ada.shot("moment")
    ada.reads_only_words()
    faultless(ada)
    player.greet()
    ada.shot("afterwards")
    ada.page.reload()
    player.until(lambda update: True)
    expect(ada.page.get_by_text(ada.say(f"seti-species-{species}")).first).to_be_visible()
    expect(moment).to_be_hidden()


@pytest.mark.parametrize(
    "species",
    [pytest.param(species, marks=pytest.mark.long if place > 2 else []) for place, species in enumerate(SPECIES_PAIRS)],
)
def test_a_species_is_used(visitors: Visitors, positions: Positions, species: str) -> None:
    ada = visitors.come("Ada", "de")
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record(f"use {species}"))
    ada.shot("asked")
    ada.reads_only_words()
    ada.need_not_scroll()
    faultless(ada)
    action = on_its_board(player) if USED_BY[species] == "trace" else player.option(USED_BY[species])
    player.click_thing(action)
    assert DONE_BY[action.split()[0]] in player.told(before.version)
    ada.shot("used")


def on_its_board(player: SetiPlayer) -> str:
    """A trace on a row of a species' own board, not on a space for discoveries."""
    question = player.asked().question
    assert question is not None
    return next(option.action for option in question.options if str(option.arguments["spot"]).startswith("row"))


def test_a_sample_is_taken_up(visitors: Visitors, positions: Positions) -> None:
    ada = visitors.come("Ada", "de")
    player = SetiPlayer(ada)
    before = player.sit_down(positions.record("sample"))
    ada.shot("asked")
    player.click_thing(player.option("sample"))
    assert DONE_BY["sample"] in player.told(before.version)


def test_a_card_of_a_species_is_taken(visitors: Visitors, positions: Positions) -> None:
    ada = visitors.come("Ada", "en")
    player = SetiPlayer(ada)
    player.sit_down(positions.record("species card"))
    ada.shot("asked")
    card = player.option("take").split()[1]
    after = player.click_thing(f"take {card}")
    assert card in after.view["players"][0]["hand"]  # type: ignore[index]
