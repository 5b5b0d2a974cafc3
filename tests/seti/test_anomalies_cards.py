"""Anomalies cards ET.11 to ET.20."""

from __future__ import annotations

from orrery.games.seti.rules.research import EVERY_KIND, Research

from .species import Found
from .test_anomalies import anomalies


def test_et_11_signs_of_life_launches_and_moves_where_an_anomaly_lies() -> None:
    game = anomalies(hand=["signs-of-life"], credit=1).do("play signs-of-life", "launch")
    assert (game.asked, game.me.credit) == ("move", 0)
    game.do("fly 1-5 outward")
    assert (game.probes(), game.asked) == (["2-5"], "end-turn")
    assert game.view(0)["discard"] == []


def test_et_11_signs_of_life_only_launches_where_no_anomaly_lies() -> None:
    game = anomalies(hand=["signs-of-life"], credit=1).sky(7, 0, 0, rotation=1).do("play signs-of-life", "launch")
    assert (game.probes(), game.asked) == (["1-4"], "end-turn")


def test_et_11_signs_of_life_at_the_probe_limit_still_moves() -> None:
    game = anomalies(hand=["signs-of-life"], credit=1, probes=["mars"]).do("play signs-of-life")
    assert game.asked == "move"


def test_et_12_close_up_view_moves_five_without_publicity() -> None:
    game = anomalies(hand=["close-up-view"], credit=1, probes=["earth"], publicity=4).do("play close-up-view")
    game.do("fly 1-5 counter-clockwise", "fly 1-4 counter-clockwise", "fly 1-3 counter-clockwise", "fly 1-2 outward")
    assert (game.probes(), game.me.publicity, game.asked) == (["2-2"], 4, "move")
    game.do("fly 2-2 outward")
    assert (game.probes(), game.asked) == (["3-2"], "end-turn")


def test_et_12_close_up_view_holds_for_all_movement_of_the_turn_but_not_longer() -> None:
    game = anomalies(hand=["close-up-view"], credit=1, energy=2, probes=["3-2"], publicity=4)
    game.do("play close-up-view", "decline", "burn", "fly 3-2 clockwise")
    assert (game.probes(), game.me.publicity) == (["3-3"], 4)
    game.do("end-turn", "pass", "burn", "fly 3-3 outward")
    assert (game.probes(), game.me.publicity) == (["4-3"], 5)


def test_et_12_close_up_view_leaves_visits_of_missions_alone() -> None:
    game = anomalies(hand=["close-up-view"], missions=["pioneer-11-mission"], credit=1, probes=["3-2"])
    game.do("play close-up-view", "fly 3-2 clockwise", "fill pioneer-11-mission:1")
    assert game.me.data == 1


def test_et_13_concerned_people_gains_publicity_and_waits_for_three_technologies() -> None:
    game = anomalies(hand=["concerned-people"], credit=1, publicity=4, energy=3, score=0).row("venera-probe")
    game.do("play concerned-people")
    assert (game.me.publicity, game.missions()) == (5, ["concerned-people"])
    game.about_to(*(Research(EVERY_KIND, 0, []) for _ in range(3)))
    game.do("take-tech probe-moon")
    assert game.offers("fill") == ["concerned-people:1", "concerned-people:2", "concerned-people:3"]
    game.do("fill concerned-people:1")
    assert game.me.energy == 5
    game.do("take-tech telescope-hand", "fill concerned-people:2", "take venera-probe")
    assert game.hand() == ["venera-probe"]
    game.do("take-tech computer-credit", "fill concerned-people:3", "install a")
    assert (game.me.score, game.completed(), game.missions()) == (9, ["concerned-people"], [])


def test_et_14_listening_carefully_scans_and_places_a_signal_at_the_next_anomaly() -> None:
    game = anomalies(hand=["listening-carefully"], credit=2, energy=0).row("odinus-mission")
    game.do("play listening-carefully", "scan", "step earth", "signal vega")
    assert (game.at("61-virginis"), game.at("vega"), game.at("barnards-star")) == ([0], [0], [0])
    assert (game.me.data, game.me.credit, game.asked) == (3, 0, "end-turn")


def test_et_14_listening_carefully_places_its_signal_without_the_scan_too() -> None:
    game = anomalies(hand=["listening-carefully"], credit=2).do("play listening-carefully", "decline")
    assert (game.at("61-virginis"), game.at("barnards-star")) == ([], [0])


def test_et_15_part_of_everyday_life_uses_a_corner_an_income_and_keeps_the_third_card() -> None:
    game = anomalies(hand=["part-of-everyday-life"], credit=1).deals("venera-probe", "juno-probe", "press-statement")
    game.do("play part-of-everyday-life")
    assert (game.asked, len(game.offers("discard"))) == ("split-for-corner", 3)
    game.do("discard juno-probe")
    assert (game.me.data, game.asked) == (1, "split-for-income")
    game.do("discard press-statement")
    assert (game.me.credit, game.hand(), game.income()) == (1, ["venera-probe"], [])
    assert sorted(game.view(1)["discard"]) == ["juno-probe", "press-statement"]


def test_et_15_part_of_everyday_life_moves_by_a_corner_before_the_income() -> None:
    game = anomalies(hand=["part-of-everyday-life"], credit=1, probes=["earth"])
    game.deals("venera-probe", "juno-probe", "press-statement")
    game.do("play part-of-everyday-life", "discard venera-probe", "fly 1-5 outward", "discard juno-probe")
    assert (game.probes(), game.me.energy, game.hand()) == (["2-5"], 4, ["press-statement"])


def test_et_15_part_of_everyday_life_shows_the_three_cards_to_nobody_else() -> None:
    game = anomalies(hand=["part-of-everyday-life"], credit=1).deals("venera-probe", "juno-probe", "press-statement")
    game.do("play part-of-everyday-life")
    assert game.view(0)["players"][0]["drawn"] == ["venera-probe", "juno-probe", "press-statement"]
    assert game.view(1)["players"][0]["drawn"] is None
    assert len({tuple(game.imagined(1, seed).players[0].drawn) for seed in range(10)}) > 1


def test_et_16_flooding_the_media_space_takes_the_whole_row() -> None:
    game = anomalies(hand=["flooding-the-media-space"], credit=1).row("venera-probe", "juno-probe", "iss")
    game.deals("grant", "dune", "alice").do("play flooding-the-media-space")
    assert (game.hand(), game.me.credit) == (["venera-probe", "juno-probe", "iss"], 0)
    assert game.view(0)["row"] == ["grant", "dune", "alice"]


def test_et_17_are_we_being_observed_pays_the_next_anomaly_whoever_leads() -> None:
    game = anomalies(hand=["are-we-being-observed"], credit=1, publicity=4)
    game.trace(1, "left", "yellow", "row-1").do("play are-we-being-observed")
    assert (game.me.publicity, game.rival.publicity) == (6, 4)
    assert game.missions() == ["are-we-being-observed"]


def test_et_17_are_we_being_observed_skips_the_anomaly_in_the_sector_of_earth() -> None:
    game = anomalies(hand=["are-we-being-observed"], credit=1).sky(5, 0, 0).do("play are-we-being-observed")
    assert (game.state.earth_sector(), game.me.data, game.me.publicity) == (2, 1, 4)


def test_et_17_are_we_being_observed_is_finished_with_a_trace_of_each_color_there() -> None:
    game = anomalies(missions=["are-we-being-observed"], score=0, publicity=4)
    game.trace(0, "left", "red", "row-1").trace(0, "left", "yellow", "overflow").trace(0, "right", "blue")
    assert game.offers("finish") == []
    game.trace(0, "left", "blue", "row-5").about_to().do("finish are-we-being-observed")
    assert (game.me.score, game.me.publicity, game.completed()) == (3, 6, ["are-we-being-observed"])


def test_et_18_message_capsule_rotates_and_researches_any_technology() -> None:
    game = anomalies(hand=["message-capsule"], credit=2, publicity=4).do("play message-capsule")
    assert (game.space("earth"), len(game.offers("take-tech"))) == (game.space("1-4"), 12)
    game.do("take-tech telescope-hand")
    assert (game.me.publicity, game.me.credit) == (4, 0)
    assert game.view(0)["players"][0]["techs"] == ["telescope-hand"]


def test_et_19_new_physics_marks_a_trace_of_any_color_at_either_species() -> None:
    game = anomalies(hand=["new-physics"], credit=1, score=0).do("play new-physics")
    offers = game.offers("trace")
    assert {"right red discovery", "right yellow discovery", "left blue row-4", "left red overflow"} <= set(offers)
    game.do("trace left blue row-4")
    assert (game.me.score, game.traces()) == (3, ["left blue row-4"])


def amazing_uncertainty() -> Found:
    """Seat 0 has a signal in Earth's sector (5), two in sector 2, and one where no anomaly lies."""
    game = anomalies(hand=["amazing-uncertainty"], credit=1, score=0)
    return game.signals("61-virginis", 0).signals("barnards-star", 0, 1, 0).signals("procyon", 0)


def test_et_20_amazing_uncertainty_pays_own_signals_in_sectors_with_anomalies() -> None:
    game = amazing_uncertainty().do("play amazing-uncertainty")
    assert len(game.offers("signal")) == 8
    game.do("signal vega")
    assert (game.me.score, game.at("vega")) == (4, [0])


def test_et_20_amazing_uncertainty_elsewhere_pays_only_the_signals_already_there() -> None:
    game = amazing_uncertainty().do("play amazing-uncertainty", "signal kepler-22")
    assert game.me.score == 3


def test_et_20_amazing_uncertainty_counts_before_the_completed_sector_is_evaluated_and_no_wins() -> None:
    game = amazing_uncertainty().set(0, wins=["vega"]).signals("vega", 0, 1, 0)
    game.do("play amazing-uncertainty", "signal vega")
    assert game.at("vega") == [1]
    assert game.me.score == 3 + 3 + 5
