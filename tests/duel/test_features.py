"""Positions as numbers: what the contract kit cannot say of them, in particular positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.duel import GAME
from orrery.games.duel.position.state import State
from orrery.games.duel.sight.features import QUESTIONS, DuelFeatures

from .scenario import Scenario

FEATURES = DuelFeatures()


def numbers(table: Table[State], seat: int, prefix: str = "") -> dict[str, int]:
    """The numbers of a section or part that are not zero, by what follows its name."""
    named = FEATURES.by_name(table, seat)
    return {name.removeprefix(prefix): number for name, number in named.items() if name.startswith(prefix)}


def test_every_question_has_a_number() -> None:
    messages = Path(orrery.__file__).parent / "locales" / "en" / "duel" / "game.ftl"
    asked = re.findall(r"^duel-ask-(\S+) =", messages.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(asked) == sorted(QUESTIONS)


def test_centres_are_chosen_in_secret() -> None:
    table = GAME.new(2, {}, RandomDealer(1))
    table.act(0, GAME.actions.parse("choose sensor"))
    assert numbers(table, 0, "choosing/") == {"sensor": 1}
    assert numbers(table, 1, "choosing/") == {}
    assert numbers(table, 1)["player 1/centres chosen in secret"] == 1


def test_the_seat_itself_is_player_0() -> None:
    game = Scenario(ore=2, colonies=["heka-ii"]).set(1, astro=7).start()
    for seat in (0, 1):
        mine, rivals = f"player {seat}/", f"player {1 - seat}/"
        assert numbers(game.table, seat, mine)["stock/ore"] == 2
        assert numbers(game.table, seat, mine)["colonies/heka-ii"] == 1
        assert numbers(game.table, seat, mine)["active"] == 1
        assert numbers(game.table, seat, rivals)["astro"] == 7
        assert numbers(game.table, seat, rivals)["moon"] == 1


def test_the_sensor_shows_cards_to_the_flyer_alone_and_they_come_up_in_the_order_laid() -> None:
    game = Scenario(die=3, sensor=2).sector(1, "aigel-x", "heka-ii", "leedsi-x")
    game.deals("aigel-x", "heka-ii", "leedsi-x").do("fly 1")
    assert numbers(game.table, 0, "flight/looked/") == {"aigel-x": 1, "heka-ii": 1, "leedsi-x": 1}
    assert numbers(game.table, 1, "flight/looked/") == {}
    assert numbers(game.table, 1, "flight/")["cards looked at"] == 3
    game.do("top aigel-x", "top heka-ii")
    game.do("bottom leedsi-x")
    assert numbers(game.table, 0, "flight/top/") == {"aigel-x": 2, "heka-ii": 1}
    assert numbers(game.table, 0, "flight/bottom/") == {"leedsi-x": 1}
    assert numbers(game.table, 1, "flight/top/") == {}
    assert numbers(game.table, 0, "sector 1/seen/") == {"aigel-x": 1, "heka-ii": 1, "leedsi-x": 1}
    assert numbers(game.table, 1, "sector 1/seen/") == {}


@pytest.mark.parametrize("aid", [True, False])
def test_what_was_seen_in_a_sector_is_remembered_also_without_a_memory_aid(aid: bool) -> None:
    game = Scenario(die=1, options={"memory-aid": aid}).sector(1, "aigel-x").deals("aigel-x")
    game.do("fly 1", "end-flight")
    for seat in (0, 1):
        assert numbers(game.table, seat, "sector 1/seen/") == {"aigel-x": 1}
        assert ("memory aid" in numbers(game.table, seat)) == aid


def test_a_card_just_reached_is_here_and_an_action_turns_it() -> None:
    game = Scenario(die=2).sector(1, "aigel-x", "leedsi-x").deals("aigel-x", "leedsi-x").do("fly 1")
    assert numbers(game.table, 1, "flight/here/") == {"aigel-x": 1}
    told = numbers(game.table, 0, "question/")
    assert told == {"kind/visit": 1}
    game.do("buy ore 1", "fly-on")
    assert numbers(game.table, 1, "flight/path/") == {"aigel-x": 2, "leedsi-x": 1}
    assert numbers(game.table, 1, "flight/here/") == {"leedsi-x": 1}
    assert numbers(game.table, 1, "flight/")["actions left"] == 1


def test_a_pirate_is_known_to_the_rival_before_the_flyer() -> None:
    pirate = next(name.removeprefix("flight/pirate/") for name in FEATURES.names if name.startswith("flight/pirate/"))
    game = Scenario(die=2).sector(1, pirate).deals(pirate).do("fly 1")
    assert game.asked == "face-pirate"
    assert numbers(game.table, 1, "flight/pirate/") == {pirate: 1}
    assert numbers(game.table, 0, "flight/pirate") == {" met": 1}


def test_a_trade_at_a_station_names_it() -> None:
    game = Scenario("build", stations=["merchants-station"], ore=2, fuel=1).do("use merchants-station")
    assert numbers(game.table, 0, "question/") == {"kind/trade-at": 1, "at/merchants-station": 1}
    assert numbers(game.table, 1, "used stations/") == {"merchants-station": 1}
    game.do("sell ore 1")
    assert numbers(game.table, 0, "question/") == {"kind/sell-more": 1, "at/merchants-station": 1, "count": 1}
