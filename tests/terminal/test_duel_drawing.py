"""How Starfarers Duel looks in a terminal: position, flight, options with their costs, cards explained."""

from __future__ import annotations

from functools import cache

import pytest

from orrery.games import game as game_called
from orrery.games.duel import GAME as DUEL
from orrery.games.duel.facts.cards import CARDS, CENTRES, ORDERS
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.duel.drawing import DuelDrawing
from orrery.terminal.items import Items
from orrery.terminal.words import Words

from ..duel.scenario import Scenario
from .stage import printed

GAME = game_called("duel")


@cache
def drawing(language: str = "en") -> DuelDrawing:
    return DuelDrawing(Words(GAME, messages(language), ["me", "random"]))


def brief(scenario: Scenario, seat: int = 0, language: str = "en") -> str:
    scenario.start()
    return printed(drawing(language).brief(DUEL.view(scenario.table, seat), seat))


def whole(scenario: Scenario, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    scenario.start()
    return printed(drawing(language).position(DUEL.view(scenario.table, seat), seat), width)


def test_both_ships_stand_side_by_side() -> None:
    game = Scenario(ore=1, storage=1, command=2, engines=(1, 1), cannons=(0, 0), trade_ships=2, colony_ships=0)
    game.set(0, stations=["aigel-x"], colonies=["heka-ii"]).set(1, knowledge=3, colony_ships=2, trade_ships=0)
    lines = whole(game, width=120).splitlines()
    expected = {
        "": ["You (sun), 3 points", "random (moon), 1 point"],
        "Stores": ["Ore 1/3", "Ore 0/2"],
        "Parts": ["engines 1+2=3, cannons 0", "engines 1+1=2, cannons 1+1=2"],
        "Hangar": ["2 trade ships", "2 colony ships"],
        "Centres": ["Storage centre I, Command centre II", "–"],
        "Colonies": ["Megrez VII (fuel on 1), Heka II (ore on 2)", "Alioth VIII (carbon on 1)"],
        "Stations": ["Aigel X (ore 3)", "–"],
        "Renown": ["1 friendship point, 0 medals", "0 friendship points, 0 medals"],
    }
    for label, cells in expected.items():
        assert any(line.startswith(label) and all(cell in line for cell in cells) for line in lines), label


def test_the_rival_sees_the_same_the_other_way_round() -> None:
    game = Scenario(ore=1)
    heading = whole(game, seat=1).splitlines()[1]
    assert heading.split() == ["You", "(moon),", "1", "point", "Player", "1", "(sun),", "1", "point"]
    assert whole(game, seat=None).splitlines()[1].split()[:3] == ["Player", "1", "(sun),"]


def test_orders_sectors_and_reserve() -> None:
    game = Scenario().open_orders("order-13", "order-1").sector(3, "heka-ii")
    game.state.known[CARDS.index("heka-ii")] = 1
    mine, theirs = whole(game), whole(game, seat=1)
    assert "Order 13: Perseus – 2 ore, 1 knowledge point → 7 astro, 1 medal" in mine
    assert "Order 1: Cassiopeia – 1 carbon, 5 astro → 1 point" in mine
    assert "3: 9 cards, seen: Heka II (colony, ore on 2)" in mine
    assert "Heka II" not in theirs
    assert "I: 7, II: 7, III: 7, IV: 7" in mine


def test_the_path_is_a_row_of_cards() -> None:
    game = Scenario(die=3, colony_ships=1).sector(1, "aigel-x", "heka-ii", "perseus").open_orders("order-13")
    game.deals("heka-ii", "asteroids-1", "aigel-x", "perseus").do("fly 1", "found-colony", "fly-on", "fly-on")
    shown = brief(game)
    assert "Flight: sector 1, card 3 of 5, 1 action left" in shown
    assert "╭─ 1 ─────────────╮ ╭─ 2 ─────────────╮ ╭─ 3 ─────────────╮" in shown
    assert "│ Asteroid field  │ │ Aigel X         │ │ Perseus         │" in shown
    assert "│ 1               │ │ ore for 3       │ │ order target    │" in shown
    assert "│ nothing to do   │ │ astro, station  │ │                 │" in shown
    assert " used ─╯ ╰─────────────────╯ ╰─────────────────╯" in shown
    assert "Order 13: Perseus – 2 ore, 1 knowledge point → 7 astro, 1 medal" in shown


def test_the_sensor_shows_its_cards_to_the_flyer_alone() -> None:
    game = Scenario(die=3, sensor=1).sector(1, "aigel-x", "heka-ii").deals("aigel-x", "heka-ii")
    game.do("fly 1")
    assert "Looked at: Heka II (colony, ore on 2), Aigel X (ore 3, station)" in brief(game)
    game.do("top aigel-x")
    assert "On top: Aigel X (ore 3, station)" in brief(game)
    assert "Aigel" not in brief(game, seat=1)
    assert "Aigel" not in whole(game, seat=1)


def test_a_pirate_is_known_to_the_rival_alone() -> None:
    game = Scenario(die=3).sector(1, "pirate-3a").deals("pirate-3a").do("fly 1")
    assert "A pirate in your opponent’s hand" in brief(game)
    assert "strength 3" not in brief(game)
    assert "Pirate met: Pirate (strength 3)" in brief(game, seat=1)


def test_who_meets_a_pirate_at_once_has_reached_no_card_yet() -> None:
    game = Scenario(die=3).sector(1, "pirate-3a").deals("pirate-3a").do("fly 1")
    assert "no card reached yet (speed " in brief(game)
    assert "card 0 of" not in brief(game)


def test_a_card_laid_face_down_stays_hidden() -> None:
    game = Scenario(die=3, options={"refill": "face-down"}, colony_ships=1).sector(1, "heka-ii")
    game.deals("heka-ii", "pirate-2b").do("fly 1", "found-colony")
    for seat in (0, 1):
        assert "face down" in brief(game, seat)
        assert "Pirate" not in brief(game, seat)


def test_a_scene_ends_with_the_turn_and_with_the_flight() -> None:
    game = Scenario(die=1)
    draw = drawing()
    at_home = draw.scene(DUEL.view(game.start().table, 0))
    game.do("fly 1")
    assert draw.scene(DUEL.view(game.table, 0)) is None
    assert at_home == game.state.turn


def test_options_say_what_they_cost() -> None:
    game = Scenario(
        phase="build", ore=2, fuel=2, food=2, carbon=2, trade=1, stations=["aigel-x"], storage=1, trade_ships=0
    )
    game.rival.stock[0] = 1
    game.start()
    view, draw = DUEL.view(game.table, 0), drawing("de")
    notes = {option: draw.note(GAME.actions.parse(option), {}, view) for option in game.options}
    assert notes["build colony-ship"] == "1 Erz, 1 Treibstoff, 1 Nahrung"
    assert notes["use aigel-x"] == "Erz 3"
    assert notes["demand ore"] == "kostet 2 Astro"
    assert notes["end-turn"] == ""
    assert draw.note(GAME.actions.parse("sell ore 2"), {"card": CARDS.index("aigel-x")}, view) == "bringt 6 Astro"
    assert draw.note(GAME.actions.parse("fulfil order-3"), {}, view) == "2 Nahrung, 2 Astro → 1 Siegpunkt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_explained(language: str) -> None:
    draw = drawing(language)
    for key in [*CARDS, *ORDERS, *CENTRES, "friend", "hero"]:
        assert draw.about(key), key
    for card in range(len(CARDS)):
        name = draw.words.word("card", card)
        assert any(name in label for label, _ in draw.about(name.upper())), name


def test_explanations() -> None:
    draw = drawing()
    [(name, text)] = draw.about("kopernikus")
    assert name == "Kopernikus II"
    assert text.startswith("Here you can buy or sell knowledge points for 3 astro each.")
    assert "reconstructed" not in text
    [(_, doubtful)] = draw.about("Order 3")[:1]
    assert doubtful.endswith("is reconstructed.)")
    assert draw.about("no such thing") == []
    [(several, _)] = draw.about("asteroid")
    assert several.startswith("Asteroid field 1, Asteroid field 2, ")


def test_lists_break_between_their_items() -> None:
    items = Items(["Ore 1/3", "Trade goods 2/3", "Knowledge 0/4"])
    assert items.lines(30) == ["Ore 1/3, Trade goods 2/3,", "Knowledge 0/4"]
    assert items.lines(80) == ["Ore 1/3, Trade goods 2/3, Knowledge 0/4"]
    assert Items([]).lines(10) == []
    assert printed(items, 12).splitlines()[0] == "Ore 1/3,"
