"""Centaurians cards ET.31 to ET.40: what happens at once, and what happens when they are answered."""

from __future__ import annotations

from orrery.games.seti.facts.board import NOTHING

from .species import Found
from .test_centaurians import centaurians


def played(card: str, energy: int) -> Found:
    """Seat 0 (no points, credits, data or cards, 4 publicity, just enough energy) has played a card."""
    game = centaurians(hand=[card], score=0, credit=0, energy=energy, publicity=4, data=0)
    game.me.message_tile = NOTHING
    return game.row("venera-probe").do(f"play {card}")


def answered(game: Found) -> Found:
    """Seat 0 has reached the marker at 15 points and ended its turn."""
    waiting = game.view(1)["players"][0]
    assert (len(waiting["messages"]), waiting["message_at"], game.me.energy) == (1, [15], 0)
    return game.set(0, score=15, publicity=4, data=0).do("end-turn")


def became_income(game: Found, card: str) -> bool:
    seen = game.view(1)["players"][0]
    return seen["income"] == [card] and seen["messages"] == [] and game.state.removed == []


def test_et_31_vessel_designs_launches_and_becomes_publicity_income() -> None:
    game = played("vessel-designs", 1).do("launch")
    assert game.probes() == ["1-5"]
    assert answered(game).me.publicity == 5
    assert became_income(game, "vessel-designs")


def test_et_32_exocomputers_gain_data_and_become_data_income() -> None:
    game = played("exocomputers", 1)
    assert game.me.data == 2
    assert answered(game).me.data == 1
    assert became_income(game, "exocomputers")


def test_et_33_infocluster_gains_publicity_and_a_credit_and_becomes_publicity_income() -> None:
    game = played("infocluster", 1)
    assert (game.me.publicity, game.me.credit) == (5, 1)
    assert answered(game).me.publicity == 5
    assert became_income(game, "infocluster")


def test_et_34_a_message_from_afar_draws_a_card_and_finds_a_red_trace() -> None:
    game = played("a-message-from-afar", 1)
    assert len(game.hand()) == 1
    answered(game).do("trace left red row-3")
    assert (game.traces(), game.me.score, game.income()) == (["left red row-3"], 20, [])


def test_et_35_synthesis_instructions_gain_data_and_find_a_yellow_trace() -> None:
    game = played("synthesis-instructions", 1)
    assert game.me.data == 1
    answered(game).do("trace right yellow discovery")
    assert (game.traces(), game.me.score, game.income()) == (["right yellow discovery"], 18, [])


def test_et_36_alien_schematics_gain_publicity_and_find_a_blue_trace() -> None:
    game = played("alien-schematics", 1)
    assert game.me.publicity == 6
    answered(game).do("trace left blue overflow")
    assert (game.traces(), game.me.score, game.income()) == (["left blue overflow"], 18, [])


def test_et_37_music_of_the_spheres_takes_a_card_and_brings_a_credit_and_any_trace() -> None:
    game = played("music-of-the-spheres", 2)
    assert (game.asked, game.offers("take")) == ("take-card", ["venera-probe"])
    game.do("take venera-probe")
    assert game.hand() == ["venera-probe"]
    answered(game)
    assert game.me.credit == 1
    assert {text.split()[1] for text in game.offers("trace")} == {"red", "yellow", "blue"}
    game.do("trace right red discovery")
    assert (game.traces(), game.income()) == (["right red discovery"], [])


def test_et_38_hivemind_concept_researches_a_computer_technology_and_becomes_data_income() -> None:
    game = played("hivemind-concept", 2)
    assert game.space("earth") == game.space("1-4")
    assert len(game.offers("take-tech")) == 4
    game.do("take-tech computer-publicity", "install c").set(0, energy=0)
    assert game.view(0)["players"][0]["places"] == [None, None, "computer-publicity", None]
    assert answered(game).me.data == 1
    assert became_income(game, "hivemind-concept")


def test_et_39_telescope_blueprints_research_a_telescope_technology_and_become_publicity_income() -> None:
    game = played("telescope-blueprints", 2)
    assert game.space("earth") == game.space("1-4")
    assert all(tech.startswith("telescope") for tech in game.offers("take-tech"))
    game.do("take-tech telescope-hand").set(0, energy=0)
    assert game.view(0)["players"][0]["techs"] == ["telescope-hand"]
    assert answered(game).me.publicity == 5
    assert became_income(game, "telescope-blueprints")


def test_et_40_torrent_chain_signal_places_two_signals_in_one_sector_and_becomes_data_income() -> None:
    game = played("torrent-chain-signal", 2)
    assert len(game.offers("signal")) == 8
    game.do("signal vega")
    assert (game.at("vega"), game.me.data, game.me.score) == ([0, 0], 2, 2)
    assert answered(game).me.data == 1
    assert became_income(game, "torrent-chain-signal")


def test_et_40_torrent_chain_signal_may_use_the_oumuamua_tile_for_each_signal() -> None:
    game = Found(species=("centaurians", "oumuamua"), discovered=["centaurians", "oumuamua"])
    game.set(0, hand=["torrent-chain-signal"], energy=2).do("play torrent-chain-signal", "signal oumuamua")
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal 61-virginis")
    assert (game.at("oumuamua"), game.at("61-virginis")) == ([0], [0])
