"""How SETI looks in a terminal: sky, boards, species, players, options with their prices."""

from __future__ import annotations

from functools import cache

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games import game as game_called
from orrery.games.seti import GAME as SETI
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.seti.drawing import SetiDrawing
from orrery.terminal.words import Words

from ..seti.scenario import Scenario
from ..seti.species import Found
from .stage import printed

GAME = game_called("seti")
ROW = ("dragonfly", "hayabusa", "grant")


@cache
def drawing(language: str = "en", seats: int = 2) -> SetiDrawing:
    return SetiDrawing(Words(GAME, messages(language), ["me", *["random"] * (seats - 1)]))


def whole(scenario: Scenario, seat: int | None = 0, language: str = "en", width: int = 100) -> str:
    view = scenario.view(seat)
    return printed(drawing(language, len(view["players"])).position(view, seat), width)


def lines(shown: str) -> list[str]:
    """Lines with single blanks, as they are read."""
    return [" ".join(line.split()) for line in shown.splitlines()]


def notes(scenario: Scenario, language: str = "en") -> dict[str, str]:
    """What stands beside each option of seat 0, by the option as it is shown."""
    view, draw = scenario.view(0), drawing(language)
    asked: dict[str, str | int] = {"prompt": str(scenario.prompt())}
    options = scenario.table.questions()[0]
    return {draw.option(action, asked, view): draw.note(action, asked, view) for action in options}


# The sky


def test_a_sector_is_a_line_with_its_rings_and_its_star() -> None:
    game = Scenario(probes=["mars"]).set(1, probes=["mars", "2-6"]).signals("barnards-star", 1, 0)
    shown = lines(whole(game))
    assert shown[1] == "# Ring 1 Ring 2 Ring 3 Ring 4 Star Data"
    assert shown[4] == "2 · Mars [1] [2] · · Barnard’s Star red 21•••"
    assert shown[8] == "6 · asteroids [2] · · Beta Pictoris black •••••"


def test_a_rotation_is_seen() -> None:
    shown = lines(whole(Scenario().sky(7, 0, 0, rotation=1)))
    assert shown[2].startswith("0 Mercury ")
    assert "Rotation next are the two upper discs, the first to pass rotates it" in shown


def test_wins_stand_below_the_sky() -> None:
    game = Scenario(wins=["vega", "sirius-a"]).set(1, wins=["vega"])
    assert "Sector wins Vega: [1][2], Sirius A: [1]" in lines(whole(game))


def test_the_tile_is_a_star_once_it_is_found() -> None:
    assert "ʻOumuamua" not in whole(Scenario(species=("oumuamua", "anomalies")))
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"]).signals("oumuamua", 0)
    shown = lines(whole(game))
    assert "5 ʻOumuamua 1••" in shown
    assert any(line.startswith("5 Earth · ʻOumuamua comet 61 Virginis") for line in shown)


@pytest.mark.parametrize(
    ("space", "named"),
    [("2-2", "Mars"), ("2-6", "asteroids, ring 2, sector 6"), ("2-0", "comet, ring 2, sector 0")],
)
def test_a_space_is_called_what_lies_there(space: str, named: str) -> None:
    assert drawing().sky.lies(Scenario().view(0), space) == named


def test_an_empty_space_is_called_by_its_ring_and_sector() -> None:
    assert drawing("de").sky.lies(Scenario().view(0), "4-1") == "Ring 4, Sektor 1"


# Boards


def test_planets_show_craft_and_free_bonuses() -> None:
    game = Scenario(orbiters=["mars"], landers=["jupiter", "europa"]).set(1, orbiters=["mars"], landers=["mars"])
    game.state.orbit_covers = [0 if planet == 2 else cover for planet, cover in enumerate(game.state.orbit_covers)]
    game.state.data_covers = [1 if place == 2 else cover for place, cover in enumerate(game.state.data_covers)]
    shown = lines(whole(game))
    assert "Mars [1][2] [2] first: 1 data Phobos and Deimos" in shown
    assert "Jupiter first: 3 points [1] first: 2 data Callisto, Ganymede, Europa [1], Io" in shown


def test_technologies_show_bonuses_owners_and_what_is_left() -> None:
    game = Scenario().tech(1, "probe-moon")
    game.state.two_points &= ~(1 << 3)
    shown = lines(whole(game))
    assert "Second probe 2 points, 1 energy 4" in shown
    assert "Moon landing 1 publicity 3 [2]" in shown


def test_the_row_tells_what_its_cards_do() -> None:
    shown = " ".join(whole(Scenario().row(*ROW), width=120).split())
    assert (
        "Hayabusa 1 credit · if one of your probes is on asteroids: 1 yellow trace · corner: 1 movement · black"
        in shown
    )
    assert "135 cards in the deck, 0 discarded" in shown


def test_stacks_are_counted_and_seen_by_who_takes_a_card() -> None:
    game = Scenario().stack("iss", "alice", "dune").stack("grant", "atlas", "sherloc")
    assert "end-of-round stacks: 3, 3" in whole(game)
    assert "ALICE" not in whole(game)
    game.do("pass")
    assert "ALICE" in whole(game)
    assert "ALICE" not in whole(game, seat=1)
    assert "ATLAS" not in whole(game)


def test_gold_tiles_show_values_and_markers() -> None:
    game = Scenario()
    game.state.gold_sides = [1, 2, 4, 7]
    game.state.gold_marks = [1, 0]
    shown = lines(whole(game))
    assert "Technologies B 7/5/3 [2][1] a set is any two technologies" in shown
    assert "Sectors and craft 8/6/4 a set is a sector win with an orbiter or lander" in shown


def test_milestones_ahead() -> None:
    game = Scenario(species=("exertians", "anomalies"), discovered=["exertians"])
    shown = " ".join(whole(game).split())
    assert "2 discovery milestones at 20, 2 discovery milestones at 30" in shown
    assert "Exertian card at 22, Exertian card at 42" in shown


# Species


def test_a_hidden_species_shows_its_discovery_spaces_only() -> None:
    game = Scenario().trace(0, "left", "red").trace(7, "left", "yellow").trace(1, "left", "red", "overflow")
    shown = lines(whole(game))
    place = shown.index("Left species, not discovered yet")
    assert shown[place + 1 : place + 4] == [
        "red discovery space [1] · overflow space [2]",
        "yellow discovery space [neutral]",
        "blue discovery space: 5 points, 1 publicity",
    ]
    assert "Mascamites" not in whole(game)


def test_a_discovered_species_shows_its_board_and_cards() -> None:
    game = Found(species=("centaurians", "anomalies"), discovered=["centaurians"]).open_card("exocomputers")
    shown = lines(whole(game.trace(0, "left", "red", "row-4"), width=240))
    assert "Left species: Centaurians · 9 cards in its deck · open: Exocomputers" in shown
    assert (
        "red discovery space [neutral] · space 1: 5 points; 1 card of this species · space 2: 3 points; 1 card of "
        "this species · space 3: 5 points · space 4 [1] · space 5: 1 data → 6 points (any number of times)"
    ) in shown
    assert (
        "Messages 1: 1 trace of any colour, 2: 1 card of this species; 1 energy, 3: 3 publicity, 4: 8 points" in shown
    )


def test_samples_open_blue_spaces_one_by_one() -> None:
    game = Found(discovered=["mascamites"]).samples([1, 2, 3], [4, 5], [7, 6])
    shown = lines(whole(game, width=200))
    blue = next(line for line in shown if line.startswith("blue discovery space [neutral]"))
    assert blue.endswith("space 3: 2 credits · space 4: 2 energy")
    assert "Samples 3 at Jupiter, 2 at Saturn" in shown


def test_anomalies_tell_their_sector_and_reward() -> None:
    game = Found(discovered=["anomalies"]).anomalies(5, 0, 2, sides=(0, 1, 1))
    assert (
        "Anomalies red in sector 5 (1 credit), yellow in sector 0 (take 1 card from the row or deck), "
        "blue in sector 2 (1 energy)"
    ) in lines(whole(game, width=160))


# Players


def test_ones_own_board() -> None:
    game = Scenario(credit=1, data=3, computer=2, probes=["2-6"], orbiters=["mars"], income=["iss"], hand=["grant"])
    game.tech(0, "computer-energy", "b").set(0, scoring=["dune"], completed=["atlas"])
    shown = lines(whole(game))
    place = shown.index("[1] You, 1 point")
    assert shown[place + 1 : place + 6] == [
        "You 1 credit, 3 energy, 4 publicity, 3/6 data, computer 2/6, 1 card in hand",
        "Probes 1/1 probes, asteroids, ring 2, sector 6, orbiter at Mars",
        "Income 4 credits, 2 energy, 1 card each round",
        "Computer computer slot 3: Computer for energy",
        "Done 1 mission done, DUNE",
    ]
    assert any(line.startswith("Grant 1 credit · take 1 card from the row or deck;") for line in shown)


def test_missions_show_what_is_open_and_what_is_ready() -> None:
    game = Scenario(missions=["galileo-mission", "atlas", "lovell-telescope"], publicity=8)
    game.me.filled[0] = 1
    shown = lines(whole(game, width=140))
    assert "Galileo Mission filled · visit Jupiter → 1 data" in shown
    assert "ATLAS if you have 3 blue traces across both species: 3 points, 1 data" in shown
    assert any(line.startswith("Lovell Telescope") and line.endswith("· can be completed") for line in shown)


def test_in_german() -> None:
    game = Scenario(credit=1, data=1, probes=["mars"], hand=["grant"], wins=["vega"]).row("dune")
    shown = lines(whole(game, language="de"))
    assert shown[0].startswith("Runde 1 von 5 – du bist am Zug ─")
    assert "Du 1 Credit, 3 Energie, 4 Bekanntheit, 1/6 Daten, Computer 0/6, 1 Handkarte" in shown
    assert "Sektorensiege Vega: [1]" in shown
    assert "Einkommen 3 Credits, 2 Energie, 1 Karte je Runde" in shown
    assert "Linke Spezies, noch nicht entdeckt" in shown


def test_others_show_no_hand() -> None:
    game = Scenario(hand=["grant"]).set(1, hand=["atlas", "dune"], missions=["iss"])
    shown = whole(game)
    assert "2 cards in hand" in shown
    assert "ISS" in shown
    assert "ATLAS" not in shown
    assert "Grant" not in whole(game, seat=None)


def test_a_capsule_keeps_its_secret() -> None:
    game = Found(discovered=["mascamites"]).samples([1, 2, 3], [4, 5, 6], [7]).capsule(0, 2, "mars")
    assert "capsule with sample 2 at Mars" in whole(game)
    assert "capsule at Mars" in whole(game, seat=1)
    assert "sample 2" not in whole(game, seat=1)


def test_exertian_cards_are_known_to_their_owner() -> None:
    game = Scenario(species=("exertians", "anomalies"), discovered=["exertians"])
    own = game.me.exertians
    game.me.played_exertians = [own.pop()]
    names = [drawing().words.word("card", card) for card in [*own, *game.me.played_exertians]]
    assert all(name in whole(game) for name in names)
    assert not any(name in whole(game, seat=1) for name in names)
    assert "2 Exertian cards, 1 played face down" in " ".join(whole(game, seat=1).split())


@pytest.mark.whole
@pytest.mark.parametrize(
    ("language", "seats", "species"),
    [
        ("en", 2, ("mascamites", "exertians")),
        ("de", 4, ("oumuamua", "centaurians")),
        ("de", 3, ("anomalies", "exertians")),
    ],
)
def test_what_a_seat_cannot_know_does_not_change_its_drawing(
    language: str, seats: int, species: tuple[str, str]
) -> None:
    """At every question, hidden things dealt again leave everybody's screen as it was."""
    game = Found(seats, species=species, discovered=species, credit=30, energy=30, hand=["alice", "dune"])
    game.set(1, credit=30, energy=30, hand=["iss", "atlas", "starship"]).row(*ROW).stack("lightsail", "pixl", "plato")
    table = game.start().table
    draw, dealer = drawing(language, seats), RandomDealer(7)
    for step in range(45):
        seat = step % seats
        twin = SETI.determinize(table, seat, dealer)
        shown, imagined = (printed(draw.position(SETI.view(one, seat), seat)) for one in (table, twin))
        assert shown == imagined
        asked, options = next(iter(table.questions().items()))
        table.act(asked, options[dealer.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_of_eighty_columns_is_wide_enough(language: str) -> None:
    game = Found(discovered=["mascamites", "anomalies"], hand=["dune", "atlas"], missions=["iss"], probes=["2-6"])
    for line in whole(game.row(*ROW), language=language, width=80).splitlines():
        assert len(line) <= 80


def test_a_scene_is_a_round() -> None:
    game, draw = Scenario(), drawing()
    first = draw.scene(game.view(0))
    game.do("launch", "end-turn")
    assert draw.scene(game.view(0)) == first
    game.do("pass", "pass")
    assert draw.scene(game.view(0)) != first


def test_the_brief_drawing_has_the_sky_and_the_cards_by_name() -> None:
    game = Scenario(hand=["grant"], missions=["iss"], probes=["venus"]).row("dune")
    shown = lines(printed(drawing().brief(game.view(0), 0), 100))
    assert shown[4].startswith("3 Venus [1] · Jupiter Neptune Kepler 22 yellow")
    assert shown[-4:] == ["Probes 1/1 probes, Venus", "Missions ISS", "Card row DUNE", "Hand Grant"]


# Options


def test_options_of_the_main_action_say_what_they_cost_and_bring() -> None:
    game = Scenario(probes=["mars"], hand=["grant"], data=1, computer=3, publicity=6).set(1, orbiters=["mars"])
    told = notes(game)
    assert told["Orbit: Mars"] == (
        "costs 1 credit, 1 energy · 3 points · take 1 card from the row or deck; 1 signal in Mars’s sector; "
        "tuck a card from hand for income"
    )
    assert told["Landing: Mars"] == "costs 2 energy · 2 data or 1 data · 6 points; 1 yellow trace"
    assert told["Scan nearby stars"] == "costs 1 credit, 2 energy"
    assert told["Research a technology"] == "costs 6 publicity"
    assert told["Play Grant"] == (
        "1 credit · take 1 card from the row or deck; gain its corner reward; it stays in your hand"
    )
    assert told["Discard Grant for its corner"] == "1 publicity"
    assert told["Place data on the computer"] == "tuck a card from hand for income"
    assert told["Pass until the end of the round"] == ""


def test_what_a_card_gives_costs_nothing() -> None:
    game = Scenario(hand=["low-cost-space-launch"]).do("play low-cost-space-launch")
    assert notes(game)["Launch a probe"] == ""


def test_a_flight_is_named_by_what_lies_there() -> None:
    told = notes(Scenario(probes=["mars"]).do("burn"))
    assert told["From Mars: counter-clockwise"] == "→ comet, ring 2, sector 1 · 1 publicity"
    assert told["From Mars: inwards"] == "→ ring 1, sector 2"


def test_a_capsule_flies_from_where_it_is() -> None:
    game = Found(discovered=["mascamites"]).samples([1, 2, 3], [4, 5, 6], [7]).capsule(0, 2, "3-4").do("burn")
    assert notes(game)["Capsule with sample 2: counter-clockwise"] == "→ Jupiter · 1 publicity"


def test_a_trace_is_named_by_its_species_and_tells_its_reward() -> None:
    told = notes(Found(discovered=["anomalies"]).about_to_mark("red"), "de")
    assert told["Die rote Spur: linke Spezies, Entdeckungsfeld"] == "5 Punkte, 1 Bekanntheit"
    assert told["Die rote Spur: Anomalien, Feld 5"] == "2 Punkte (beliebig oft)"
    assert told["Die rote Spur: Anomalien, Überflussfeld"] == "3 Punkte"


def test_signals_technologies_slots_and_tiles_are_explained() -> None:
    game = Scenario(hand=["canadian-hydrogen-telescope"]).signals("vega", 1).do("play canadian-hydrogen-telescope")
    assert notes(game)["Signal: Vega"] == "#0 black 2•••"
    told = notes(Scenario(publicity=6).do("research"))
    assert told["Research Moon landing"] == "2 points, 1 energy · You may land on moons."
    told = notes(Scenario(missions=["iss"]).do("launch"))
    assert told["Fill ISS (3)"] == "launch a probe → 5 points"
    game = Scenario(score=25).do("launch")
    game.state.gold_marks = [1]
    assert notes(game.do("end-turn"))["Mark the technology tile"] == ("8 points · a set is one technology of each kind")


def test_what_is_given_up_is_called_so() -> None:
    game = Scenario(hand=["atmospheric-entry"], orbiters=["mars", "venus"]).do("play atmospheric-entry")
    assert {"Remove the orbiter at Mars", "Remove the orbiter at Venus"} <= set(notes(game))
    game = Scenario(hand=["sample-return"], landers=["mars", "europa"]).do("play sample-return")
    assert {"Remove the lander on Mars", "Remove the lander on Europa"} <= set(notes(game))


def test_data_below_a_technology() -> None:
    game = Scenario(data=1, computer=1).tech(0, "computer-publicity", "a")
    assert notes(game)["Place data on the lower slot: computer slot 1"] == "2 publicity"
    game = Scenario(data=1).tech(0, "computer-publicity", "a")
    assert notes(game)["Place data on the computer"] == "2 points"


def test_the_two_things_of_a_card() -> None:
    game = Scenario(hand=["euclid-telescope-construction"]).do("play euclid-telescope-construction")
    told = notes(game)
    assert told["First option"] == "research a probe technology"
    assert told["Second option"] == "research a telescope technology"
