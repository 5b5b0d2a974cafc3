"""Project cards that place signals."""

from __future__ import annotations

from orrery.games.seti.facts.board import SIGNAL_PLACES
from orrery.games.seti.facts.cards import CARDS

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")
"""Yellow, black and red."""


def data_at(game: Scenario, star: str) -> int:
    return game.state.data_left[SIGNAL_PLACES.index(star)]


def discarded(game: Scenario) -> list[str]:
    return [CARDS[card] for card in game.state.discard]


# In given sectors


def test_083_wow_signal_places_two_signals_in_the_sector_of_earth() -> None:
    game = Scenario(hand=["wow-signal"]).row(*ROW)
    gains = game.gained("play wow-signal")
    assert gains == {"credit": -2, "cards": -1, "publicity": 1, "data": 2, "score": 2}, "2 points for the second data"
    assert (game.at("61-virginis"), game.prompt(), discarded(game)) == ([0, 0], "end-turn", ["wow-signal"])


def test_083_wow_signal_follows_earth_and_may_complete_its_sector() -> None:
    game = Scenario(hand=["wow-signal"]).sky(3, 0, 0).signals("vega", 1, 1, 0)
    gains = game.gained("play wow-signal")
    assert gains == {"credit": -2, "cards": -1, "publicity": 2, "data": 1, "score": 2}, "data 4 of 4, first win"
    assert game.prompt() == "trace", "evaluated after the card: three markers to two, the surplus one counted"
    assert game.at("vega") == [1]


def test_136_algonquin_radio_observatory_places_a_signal_of_each_colour_without_data() -> None:
    game = Scenario(hand=["algonquin-radio-observatory"]).row(*ROW).signals("barnards-star", 1)
    game.do("play algonquin-radio-observatory")
    assert game.offers("signal") == ["kepler-22", "61-virginis"]
    game.do("signal kepler-22")
    assert game.offers("signal") == ["barnards-star", "proxima-centauri"]
    assert game.gained("signal barnards-star") == {"score": 2}, "points of the second space remain"
    assert game.offers("signal") == ["procyon", "sirius-a"]
    game.do("signal sirius-a")
    assert game.offers("signal") == ["vega", "beta-pictoris"]
    game.do("signal vega")
    assert (game.me.data, game.me.credit, game.prompt()) == (0, 3, "end-turn")
    left = [data_at(game, star) for star in ("kepler-22", "barnards-star", "sirius-a", "vega")]
    assert left == [4, 3, 5, 3], "the data are gone all the same"


# In sectors of own probes


def test_118_plato_places_three_signals_without_data_in_one_sector() -> None:
    game = Scenario(hand=["plato"], probes=["mars"]).row(*ROW)
    assert game.gained("play plato") == {"credit": -1, "cards": -1, "score": 2}
    assert (game.at("barnards-star"), data_at(game, "barnards-star")) == ([0, 0, 0], 2)
    assert (game.prompt(), discarded(game)) == ("end-turn", ["plato"])


def test_118_plato_asks_once_for_the_sector_of_one_of_two_probes() -> None:
    game = Scenario(hand=["plato"], probes=["mars", "jupiter"], techs=["probe-limit"]).do("play plato")
    assert (game.prompt(), game.offers("signal")) == ("signal", ["barnards-star", "kepler-22"])
    game.do("signal kepler-22")
    assert (game.at("kepler-22"), game.at("barnards-star"), game.prompt()) == ([0, 0, 0], [], "end-turn")


def test_118_plato_does_nothing_without_a_probe() -> None:
    game = Scenario(hand=["plato"]).set(1, probes=["mars"])
    assert game.gained("play plato") == {"credit": -1, "cards": -1}
    assert not any(game.state.signals)


def test_120_orbiting_lagrange_point_comes_back_after_the_first_own_signal() -> None:
    game = Scenario(hand=["orbiting-lagrange-point"], probes=["mars"]).row(*ROW).signals("barnards-star", 1, 1)
    assert game.gained("play orbiting-lagrange-point") == {"credit": -1, "data": 1}
    assert (game.hand(), discarded(game)) == (["orbiting-lagrange-point"], [])
    assert (game.at("barnards-star"), game.prompt()) == ([1, 1, 0], "end-turn")
    game.do("end-turn", "pass", "play orbiting-lagrange-point")
    assert (game.hand(), discarded(game)) == ([], ["orbiting-lagrange-point"]), "the second own signal there"


def test_120_orbiting_lagrange_point_chooses_among_sectors_of_own_probes() -> None:
    game = Scenario(hand=["orbiting-lagrange-point"], probes=["mars", "jupiter"], techs=["probe-limit"])
    game.signals("kepler-22", 0).do("play orbiting-lagrange-point")
    assert game.offers("signal") == ["barnards-star", "kepler-22"]
    game.do("signal kepler-22")
    assert (game.hand(), discarded(game)) == ([], ["orbiting-lagrange-point"])


def test_120_orbiting_lagrange_point_without_a_probe_is_gone() -> None:
    game = Scenario(hand=["orbiting-lagrange-point"])
    assert game.gained("play orbiting-lagrange-point") == {"credit": -1, "cards": -1}
    assert discarded(game) == ["orbiting-lagrange-point"]


# By cards


def test_086_giant_magellan_telescope_discards_a_card_of_the_row_for_a_signal() -> None:
    game = Scenario(hand=["giant-magellan-telescope"]).row(*ROW).deals("atlas").do("play giant-magellan-telescope")
    assert (game.prompt(), game.offers("discard")) == ("signal-by-row-card", ["grant", "hayabusa", "dune"])
    game.do("discard dune")
    assert game.offers("signal") == ["barnards-star", "proxima-centauri"]
    assert game.gained("signal proxima-centauri") == {"data": 1}
    assert [CARDS[card] for card in game.state.row] == ["grant", "hayabusa", "atlas"]
    assert (discarded(game), [CARDS[card] for card in game.me.scoring]) == (["dune"], ["giant-magellan-telescope"])
    assert (game.me.credit, game.prompt()) == (3, "end-turn")


def test_114_planet_hunters_takes_a_card_and_discards_up_to_three_for_signals() -> None:
    game = Scenario(hand=["planet-hunters", "atlas", "pixl", "plato"]).row(*ROW).deals("cassini-probe")
    game.do("play planet-hunters")
    assert (game.prompt(), game.offers("take")) == ("take-card", ["grant", "hayabusa", "dune"])
    game.do("take hayabusa")
    assert game.prompt() == "signal-by-hand-card"
    assert game.offers("discard") == ["hayabusa", "atlas", "plato", "pixl"]
    game.do("discard hayabusa")
    assert game.offers("signal") == ["vega", "beta-pictoris"]
    game.do("signal vega", "discard atlas", "signal barnards-star", "discard pixl", "signal procyon")
    assert (game.prompt(), game.hand(), game.me.data, game.me.credit) == ("end-turn", ["plato"], 3, 3)
    assert discarded(game) == ["hayabusa", "atlas", "pixl", "planet-hunters"]


def test_114_planet_hunters_may_stop_after_any_number() -> None:
    game = Scenario(hand=["planet-hunters"]).row(*ROW).deals("atlas")
    assert game.gained("play planet-hunters", "draw", "decline") == {"credit": -1}
    assert (game.hand(), game.prompt()) == (["atlas"], "end-turn")
    game = Scenario(hand=["planet-hunters", "pixl"]).row(*ROW).deals("atlas")
    game.do("play planet-hunters", "draw", "discard atlas", "signal barnards-star", "decline")
    assert (game.hand(), game.at("barnards-star"), game.prompt()) == (["pixl"], [0], "end-turn")


def test_122_amateur_astronomers_discards_three_cards_of_the_deck_for_signals() -> None:
    game = Scenario(hand=["amateur-astronomers"]).row(*ROW).deals("pixl", "starship", "iss")
    game.do("play amateur-astronomers")
    assert (discarded(game), game.offers("signal")) == (["pixl"], ["procyon", "sirius-a"]), "one after the other"
    game.do("signal procyon")
    assert (discarded(game), game.offers("signal")) == (["pixl", "starship"], ["barnards-star", "proxima-centauri"])
    game.do("signal barnards-star")
    assert game.gained("signal barnards-star") == {"data": 1, "score": 2}
    assert (game.me.data, game.me.credit, game.prompt()) == (3, 2, "end-turn")
    assert discarded(game) == ["pixl", "starship", "iss", "amateur-astronomers"]


# A whole scan


def test_135_noto_radio_observatory_scans_without_the_cost_of_a_scan() -> None:
    game = Scenario(hand=["noto-radio-observatory"]).row(*ROW).deals("atlas").do("play noto-radio-observatory")
    assert (game.prompt(), game.me.publicity) == ("scan", 5)
    game.do("scan")
    assert (game.prompt(), game.offers("step")) == ("scan-step", ["earth", "row"])
    game.do("step row", "discard dune", "signal barnards-star")
    assert (game.at("61-virginis"), game.at("barnards-star")) == ([0], [0])
    assert (game.me.credit, game.me.energy, game.me.data, game.prompt()) == (2, 3, 2, "end-turn")
    assert [CARDS[card] for card in game.state.row] == ["grant", "hayabusa", "atlas"]


def test_135_noto_radio_observatory_uses_telescope_technologies_at_their_price() -> None:
    techs = ["telescope-mercury", "telescope-launch"]
    game = Scenario(hand=["noto-radio-observatory"], techs=techs).row(*ROW).do("play noto-radio-observatory", "scan")
    assert game.offers("step") == ["earth", "row", "mercury", "launch"]
    game.do("step mercury", "step launch", "launch", "step earth", "discard dune", "signal barnards-star")
    assert (game.at("sirius-a"), game.probes()) == ([0], ["1-5"])
    assert (game.me.publicity, game.me.energy, game.me.credit) == (4 + 1 - 1, 3 - 1, 2)


def test_135_noto_radio_observatory_may_leave_the_scan() -> None:
    game = Scenario(hand=["noto-radio-observatory"]).row(*ROW)
    assert game.gained("play noto-radio-observatory", "decline") == {"credit": -2, "cards": -1, "publicity": 1}
    assert game.prompt() == "end-turn"
