"""The scenario kit of SETI itself."""

from __future__ import annotations

from .scenario import Scenario


def test_a_position_is_built_and_played_in_words() -> None:
    game = Scenario(hand=["venera-probe"], credit=3)
    game.do("play venera-probe", "launch")
    assert game.probes() == ["1-5"]
    assert (game.me.credit, game.me.publicity) == (0, 5)
    assert game.missions() == ["venera-probe"]


def test_a_species_can_be_discovered_beforehand() -> None:
    game = Scenario(species=("mascamites", "anomalies"), discovered=["anomalies"], hand=["signs-of-life"], credit=1)
    game.do("play signs-of-life", "launch")
    assert game.prompt() == "move"


def test_traces_probes_and_signals_are_placed() -> None:
    game = Scenario(probes=["mars"]).signals("vega", 1, 0).trace(1, "left", "red")
    game.start()
    assert (game.at("vega"), game.traces(1)) == ([1, 0], ["left red discovery"])
    assert "mars" in game.offers("orbit")
