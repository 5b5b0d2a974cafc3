"""'Oumuamua cards ET.21 to ET.30."""

from __future__ import annotations

from .species import Found
from .test_oumuamua import oumuamua, tile


def test_et_21_visitor_in_the_sky_scans_and_pays_each_signal_on_the_tile() -> None:
    game = oumuamua(hand=["visitor-in-the-sky"], credit=2, energy=0, score=0).row("messenger-probe")
    game.do("play visitor-in-the-sky", "scan", "step earth", "signal oumuamua", "signal oumuamua")
    assert (tile(game), game.me.score, game.me.data) == (([0, 0], 1), 1 + 2 * 2, 2)
    assert (game.me.credit, game.missions()) == (0, ["visitor-in-the-sky"])


def test_et_21_visitor_in_the_sky_pays_no_signals_of_earlier_turns_and_none_at_stars() -> None:
    game = oumuamua(hand=["visitor-in-the-sky"], credit=2, score=0).signals("oumuamua", 0).row("messenger-probe")
    game.do("play visitor-in-the-sky", "scan", "step earth", "signal 61-virginis", "signal kepler-22")
    assert game.me.score == 0


def test_et_21_visitor_in_the_sky_is_finished_with_a_trace_on_a_space_that_costs_exofossils() -> None:
    game = oumuamua(missions=["visitor-in-the-sky"]).trace(0, "left", "red", "row-2").trace(1, "left", "red", "row-1")
    assert game.offers("finish") == []
    game.trace(0, "left", "blue", "row-5").about_to().do("finish visitor-in-the-sky")
    assert (game.me.data, game.completed()) == (1, ["visitor-in-the-sky"])


def test_et_22_altered_trajectory_scans_and_finds_one_exofossil_by_signals_on_the_tile() -> None:
    game = oumuamua(hand=["altered-trajectory"], credit=2, energy=0).row("messenger-probe")
    game.do("play altered-trajectory", "scan", "step earth", "signal oumuamua", "signal oumuamua")
    assert (game.me.exofossils, tile(game)) == (1, ([0, 0], 1))


def test_et_22_altered_trajectory_without_a_signal_on_the_tile_finds_nothing() -> None:
    game = oumuamua(hand=["altered-trajectory"], credit=2).signals("oumuamua", 0).row("messenger-probe")
    game.do("play altered-trajectory", "scan", "step earth", "signal 61-virginis", "signal kepler-22")
    assert game.me.exofossils == 0


def test_et_22_altered_trajectory_is_finished_with_a_lander_on_oumuamua() -> None:
    game = oumuamua(missions=["altered-trajectory"], orbiters=["oumuamua"], landers=["mars"], score=0)
    assert game.offers("finish") == []
    game.set(0, landers=["oumuamua"]).about_to().do("finish altered-trajectory")
    assert (game.me.score, game.completed()) == (4, ["altered-trajectory"])


def test_et_23_exofossil_discovery_places_a_signal_in_the_sector_or_on_the_tile() -> None:
    game = oumuamua(hand=["exofossil-discovery"], credit=1).do("play exofossil-discovery")
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal 61-virginis")
    assert (game.at("61-virginis"), tile(game)) == ([0], ([], 3))


def test_et_23_exofossil_discovery_pays_eleven_points_for_two_of_three_exofossils() -> None:
    game = oumuamua(missions=["exofossil-discovery"], exofossils=2, score=0)
    assert game.offers("finish") == []
    game.set(0, exofossils=3).about_to().do("finish exofossil-discovery")
    assert (game.me.score, game.me.exofossils, game.completed()) == (11, 1, ["exofossil-discovery"])


def test_et_24_terrain_mapping_places_signals_of_three_colors_and_one_for_an_exofossil() -> None:
    game = oumuamua(hand=["terrain-mapping"], credit=3, exofossils=2).do("play terrain-mapping", "signal kepler-22")
    assert game.offers("signal") == ["barnards-star", "proxima-centauri"]
    game.do("signal barnards-star")
    assert game.offers("signal") == ["procyon", "sirius-a"]
    game.do("signal procyon")
    assert (game.asked, game.me.exofossils) == ("may-pay-exofossil", 2)
    game.do("pay", "signal vega")
    assert (game.me.exofossils, game.me.data, game.asked) == (1, 4, "end-turn")


def test_et_24_terrain_mapping_needs_no_exofossil() -> None:
    game = oumuamua(hand=["terrain-mapping"], credit=3, exofossils=1)
    game.do("play terrain-mapping", "signal oumuamua", "signal barnards-star", "signal procyon", "decline")
    assert (game.me.exofossils, game.me.data, tile(game)) == (1, 3, ([0], 2))
    game = oumuamua(hand=["terrain-mapping"], credit=3)
    game.do("play terrain-mapping", "signal kepler-22", "signal barnards-star", "signal procyon")
    assert game.asked == "end-turn"


def test_et_24_terrain_mapping_scores_each_own_trace_at_oumuamua() -> None:
    game = Found(species=("oumuamua", "mascamites")).trace(0, "left", "red").deals("race-against-time")
    game.discover("oumuamua")
    game.trace(0, "left", "red", "row-2").trace(0, "left", "blue", "overflow").trace(0, "right", "red")
    game.trace(1, "left", "red", "row-3").set(0, scoring=["terrain-mapping"])
    assert game.final()["cards"] == 3


def test_et_25_probe_customisation_moves_two_for_each_exofossil_and_lands() -> None:
    game = oumuamua(hand=["probe-customisation"], probes=["earth"], credit=1, energy=0, exofossils=2, score=0)
    game.do("play probe-customisation", "pay", "fly 1-5 outward", "fly 2-5 outward")
    assert (game.asked, game.me.exofossils, game.probes()) == ("may-pay-exofossil", 1, ["3-5"])
    game.do("pay", "fly 3-5 counter-clockwise", "fly 3-4 counter-clockwise")
    assert (game.asked, game.me.exofossils) == ("land", 0)
    game.do("land jupiter", "trace right yellow discovery")
    assert (game.me.landers[3], game.me.score) == (1, 7 + 3)


def test_et_25_probe_customisation_lands_without_an_exofossil() -> None:
    game = oumuamua(hand=["probe-customisation"], probes=["oumuamua"], credit=1, energy=0, exofossils=1)
    game.do("play probe-customisation", "decline", "land oumuamua", "claim 3")
    assert (game.me.exofossils, game.me.data) == (3, 3)


def test_et_26_race_against_time_launches_and_finds_an_exofossil() -> None:
    game = oumuamua(hand=["race-against-time"], credit=1).do("play race-against-time", "launch")
    assert (game.probes(), game.me.exofossils, game.me.credit) == (["1-5"], 1, 0)


def test_et_26_race_against_time_at_the_probe_limit_still_finds_an_exofossil() -> None:
    game = oumuamua(hand=["race-against-time"], probes=["mars"], credit=1).do("play race-against-time")
    assert (game.probes(), game.me.exofossils, game.asked) == (["2-2"], 1, "end-turn")


def test_et_27_perfect_timing_moves_four_and_finds_one_exofossil_at_oumuamua() -> None:
    game = oumuamua(hand=["perfect-timing"], probes=["2-5"], credit=2, publicity=4)
    game.do("play perfect-timing", "fly 2-5 outward", "fly 3-5 outward", "fly 4-5 inward", "fly 3-5 inward")
    assert (game.me.exofossils, game.me.publicity, game.probes()) == (1, 7, ["2-5"])
    assert game.missions() == ["perfect-timing"]


def test_et_27_perfect_timing_counts_a_visit_later_in_the_turn_but_not_in_the_next() -> None:
    game = oumuamua(hand=["perfect-timing"], probes=["2-5"], credit=2, energy=2)
    game.do("play perfect-timing", "decline", "burn", "fly 2-5 outward")
    assert game.me.exofossils == 1
    game = oumuamua(hand=["perfect-timing"], probes=["2-5"], credit=2, energy=2)
    game.do("play perfect-timing", "decline", "end-turn", "pass", "burn", "fly 2-5 outward")
    assert game.me.exofossils == 0


def test_et_27_perfect_timing_is_finished_with_a_signal_on_the_tile() -> None:
    game = oumuamua(missions=["perfect-timing"]).signals("oumuamua", 1).signals("61-virginis", 0)
    assert game.offers("finish") == []
    game.signals("oumuamua", 0).about_to().do("finish perfect-timing")
    assert (game.me.exofossils, game.completed()) == (1, ["perfect-timing"])


def test_et_28_exofossil_samples_researches_a_computer_technology_and_may_pay_once_for_data() -> None:
    game = oumuamua(hand=["exofossil-samples"], credit=2, exofossils=2, data=0).do("play exofossil-samples")
    assert game.space("earth") == game.space("1-4")
    assert all(tech.startswith("computer") for tech in game.offers("take-tech"))
    game.do("take-tech computer-credit", "install a", "pay")
    assert (game.me.exofossils, game.me.data, game.asked) == (1, 1, "end-turn")


def test_et_28_exofossil_samples_need_not_be_paid() -> None:
    game = oumuamua(hand=["exofossil-samples"], credit=2, exofossils=1)
    game.do("play exofossil-samples", "take-tech computer-credit", "install a", "decline")
    assert (game.me.exofossils, game.me.data) == (1, 0)


def test_et_29_comparative_analysis_finds_an_exofossil_and_waits_for_three_traces() -> None:
    game = oumuamua(hand=["comparative-analysis"], credit=1, score=0, publicity=4).do("play comparative-analysis")
    assert (game.me.exofossils, game.missions()) == (1, ["comparative-analysis"])
    game.about_to_mark("red", "yellow", "blue").do("trace left red overflow")
    assert game.offers("fill") == ["comparative-analysis:1", "comparative-analysis:2", "comparative-analysis:3"]
    game.do("fill comparative-analysis:1")
    assert game.me.data == 1
    game.do("trace left yellow overflow", "fill comparative-analysis:2")
    assert game.me.publicity == 5
    game.do("trace left blue overflow", "fill comparative-analysis:3")
    assert (game.me.score, game.completed()) == (3 * 3 + 3, ["comparative-analysis"])


def test_et_30_excavation_rover_lands_and_pays_more_on_oumuamua() -> None:
    game = oumuamua(hand=["excavation-rover"], probes=["oumuamua"], credit=1, energy=0, score=0)
    game.do("play excavation-rover", "land oumuamua", "claim 2")
    assert (game.me.score, game.me.exofossils, game.missions()) == (12, 2, ["excavation-rover"])


def test_et_30_excavation_rover_lands_elsewhere_without_the_points() -> None:
    game = oumuamua(hand=["excavation-rover"], probes=["jupiter"], credit=1, energy=0, score=0)
    game.do("play excavation-rover", "land jupiter", "trace right yellow discovery")
    assert game.me.score == 10


def test_et_30_excavation_rover_is_finished_with_a_trace_of_each_color_there() -> None:
    game = oumuamua(missions=["excavation-rover"])
    game.trace(0, "left", "red", "row-2").trace(0, "left", "yellow", "overflow").trace(0, "right", "blue")
    assert game.offers("finish") == []
    game.trace(0, "left", "blue", "row-3").about_to().do("finish excavation-rover")
    assert (game.me.exofossils, game.completed()) == (1, ["excavation-rover"])
