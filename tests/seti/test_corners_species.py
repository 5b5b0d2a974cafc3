"""Unusual positions with discovered species (the five sheets): limits, ties, the turn of another, two of them."""

from __future__ import annotations

import pytest

from .species import Found
from .test_anomalies import anomalies, triggered
from .test_centaurians import centaurians, waiting
from .test_exertians import exertians, held, played
from .test_mascamites import mascamites
from .test_oumuamua import oumuamua

# Species cards as hand cards (page 20)


@pytest.mark.parametrize(
    ("card", "slot", "gain"),
    [
        ("first-contact", 1, {"publicity": 2 + 1, "cards": -1}),
        ("mass-sample-collection", 2, {"score": 1, "data": 1 + 1, "cards": -1}),
    ],
)
def test_the_corner_of_a_species_card_fills_a_slot_like_any_other(card: str, slot: int, gain: dict[str, int]) -> None:
    game = mascamites(hand=[card], missions=["cornell-university"])
    assert game.gained(f"corner {card}", f"fill cornell-university:{slot}") == gain


def test_the_movement_corner_of_a_species_card_fills_a_slot_and_is_one_flight() -> None:
    game = mascamites(hand=["the-queen"], missions=["cornell-university"], probes=["2-4"]).do("corner the-queen")
    game.do("fill cornell-university:3", "fly 2-4 counter-clockwise")
    assert (game.probes(), game.me.score) == (["2-3"], 2)


def test_species_cards_are_shown_for_their_income() -> None:
    """Two of these three cards bring energy as income."""
    hand = ["fuel-tanks-construction", "rover-exploration", "the-queen", "breeding-sample"]
    game = mascamites(hand=hand, energy=0, credit=1).do("play fuel-tanks-construction")
    assert game.offers("show") == ["0", "1", "2"]
    game.do("show 2")
    assert (game.me.energy, len(game.hand())) == (2, 3)


def test_species_cards_are_shown_for_their_movement() -> None:
    game = mascamites(hand=["pre-launch-testing", "the-queen"], credit=2).do("play pre-launch-testing", "launch")
    game.do("show 1", "fly 1-5 outward")
    assert (game.probes(), game.hand()) == (["2-5"], ["the-queen"])


def test_tucked_species_cards_count_for_cards_that_ask_for_income() -> None:
    game = mascamites(hand=["fusion-reactor"], income=["rover-exploration", "breeding-sample"], credit=3, energy=0)
    game.do("play fusion-reactor")
    assert game.me.energy == 2 + 1


def test_a_species_card_is_taken_in_the_turn_of_another() -> None:
    """Somebody else wins a sector in my turn and marks a space that brings a card."""
    game = mascamites(hand=["vega-observation"], credit=1).signals("vega", 1, 1, 1).open_card("the-queen")
    game.do("play vega-observation")
    assert game.asked_seat == 1
    game.do("trace left red row-1")
    assert (game.asked_seat, game.offered(1)) == (1, ["take the-queen", "draw"])
    game.do("take the-queen")
    assert (game.hand(1), game.asked_seat) == (["the-queen"], 0)


# Mascamites


def test_a_scan_may_move_a_capsule_where_no_probe_is_in_space() -> None:
    game = mascamites(techs=["telescope-launch"]).row("dune").capsule(0, 2, "3-4").do("scan", "step move")
    game.do("carry 2 counter-clockwise")
    assert game.capsules() == [(2, game.space("jupiter"))]


@pytest.mark.parametrize(
    ("card", "start", "way", "points", "publicity"),
    [
        ("lightsail", "3-4", "counter-clockwise", 1, 1),
        ("jupiter-flyby", "3-4", "counter-clockwise", 4, 1),
        ("cometary-encounter", "3-5", "outward", 4, 1),
        ("trajectory-correction", "4-1", "clockwise", 3, 1),
    ],
)
def test_a_capsule_is_a_probe_for_cards_about_flights(
    card: str, start: str, way: str, points: int, publicity: int
) -> None:
    game = mascamites(hand=[card], score=0, publicity=4, credit=2, energy=0).capsule(0, 2, start)
    game.do(f"play {card}", f"carry 2 {way}")
    assert (game.me.score, game.me.publicity) == (points, 4 + publicity)


def test_a_capsule_of_anybody_is_a_probe_for_the_great_observatories() -> None:
    game = mascamites(hand=["great-observatories-project"], credit=2).capsule(1, 2, "4-0").capsule(0, 1, "3-3")
    game.do("play great-observatories-project")
    assert sorted(game.offers("probe")) == ["3-3", "4-0"]


def test_the_last_sample_of_a_planet_is_taken_without_a_choice() -> None:
    game = mascamites(hand=["breeding-sample"], probes=["jupiter"], credit=1)
    game.samples(jupiter=[1], saturn=[4, 5, 6], spots=[7, 2, 3])
    game.do("play breeding-sample", "land jupiter", "trace right yellow discovery")
    assert (game.capsules(), game.state.sampled[0]) == ([(1, game.space("jupiter"))], [])


def test_a_capsule_that_a_card_brings_to_earth_is_delivered_in_the_same_turn() -> None:
    game = mascamites(hand=["first-contact"], missions=["the-queen"], score=0, credit=1).capsule(0, 2, "1-4")
    game.do("play first-contact", "carry 2 clockwise", "finish the-queen")
    assert (game.capsules(), game.completed(), game.me.score) == ([], ["the-queen"], 7 + 6)


def test_no_sample_is_left_for_a_card_that_looks_at_them() -> None:
    game = mascamites(hand=["ecosystem-study"], probes=["jupiter"], credit=1, score=0, energy=0, publicity=0)
    game.samples(jupiter=[], saturn=[4, 5, 6], spots=[7, 1, 2, 3]).do("play ecosystem-study")
    assert (game.asked, game.me.score) == ("end-turn", 0)


def test_the_gravity_of_a_planet_may_move_a_capsule_on() -> None:
    game = mascamites(hand=["gravitational-slingshot"], credit=1, publicity=4, energy=0).capsule(0, 2, "3-4")
    game.do("play gravitational-slingshot", "carry 2 counter-clockwise", "instead")
    game.do("carry 2 clockwise", "carry 2 clockwise")
    assert (game.capsules(), game.me.publicity) == ([(2, game.space("3-5"))], 4)


# Anomalies


def test_an_anomaly_pays_publicity_up_to_ten_only() -> None:
    game = anomalies(publicity=9).trace(0, "left", "yellow", "row-3").about_to_rotate(3, seat=1).start()
    assert (triggered(game), game.me.publicity) == ([(0, "yellow")], 10)


def test_the_later_of_two_own_markers_in_the_top_space_beats_the_one_between() -> None:
    game = anomalies(seats=3).trace(0, "left", "yellow", "row-5").trace(1, "left", "yellow", "row-5")
    game.trace(0, "left", "yellow", "row-5").about_to_rotate(3).start()
    assert triggered(game) == [(0, "yellow")]


def test_a_trace_on_the_top_space_in_this_turn_leads_at_the_next_rotation() -> None:
    game = anomalies(publicity=6, computer=6).trace(1, "left", "blue", "row-4").anomalies(red=0, yellow=7, blue=4)
    game.do("analyse", "trace left blue row-5", "end-turn", "pass")
    assert triggered(game) == [(0, "blue")]


def test_a_card_that_only_rotates_triggers_an_anomaly() -> None:
    """The technologies of the kind are complete."""
    probes = ["probe-limit", "probe-asteroids", "probe-landing", "probe-moon"]
    game = anomalies(hand=["ion-propulsion-system"], techs=probes).anomalies(red=4, yellow=7, blue=1)
    game.trace(1, "left", "red", "row-1").do("play ion-propulsion-system")
    assert (triggered(game), game.rival.credit) == ([(1, "red")], 5)


# 'Oumuamua


def test_two_own_probes_on_the_space_bring_two_publicity_but_no_more_than_ten() -> None:
    for before, after in ((4, 6), (9, 10)):
        game = Found(species=("oumuamua", "mascamites"), probes=["3-5", "3-5"], techs=["probe-limit"])
        game.set(0, publicity=before).discover("oumuamua").start()
        assert game.me.publicity == after


def test_the_exofossil_of_one_trace_pays_for_the_next() -> None:
    game = oumuamua(score=0, exofossils=0).about_to_mark("red", "red")
    assert "left red row-5" not in game.offers("trace")
    game.do("trace left red row-4")
    assert "left red row-5" in game.offers("trace")
    game.do("trace left red row-5")
    assert (game.me.score, game.me.exofossils) == (8, 0)


def test_the_exofossil_of_a_completed_tile_pays_for_the_trace_of_a_sector_evaluated_next() -> None:
    game = oumuamua(hand=["wow-signal"], credit=2).signals("oumuamua", 0, 0).signals("61-virginis", 0, 0, 0, 0, 0)
    game.do("play wow-signal", "signal oumuamua", "signal 61-virginis", "evaluate oumuamua")
    assert "left red row-5" in game.offers("trace")


@pytest.mark.parametrize(("tech", "step"), [("telescope-earth", "earth"), ("telescope-mercury", "mercury")])
def test_signals_of_telescopes_may_go_to_the_tile(tech: str, step: str) -> None:
    """The tile lies next to Earth (sector 4), or in Mercury's sector (1)."""
    offset = {"earth": 7, "mercury": 4}[step]
    game = oumuamua(techs=[tech]).sky(0, 0, offset).row("dune").do("scan", f"step {step}")
    assert "oumuamua" in game.offers("signal")


def test_a_signal_by_a_row_card_may_go_to_the_tile_in_a_sector_of_its_colour() -> None:
    game = oumuamua(hand=["giant-magellan-telescope"]).row("grant").do("play giant-magellan-telescope")
    assert game.offers("signal") == ["kepler-22", "61-virginis", "oumuamua"]


def test_oumuamua_is_a_planet_in_the_sector_of_earth() -> None:
    """With the comet of the outermost ring that makes two movements."""
    game = oumuamua(hand=["optimal-launch-window"], credit=2).do("play optimal-launch-window", "launch")
    game.do("fly 1-5 outward", "fly 2-5 outward")
    assert (game.probes(), game.asked) == (["3-5"], "end-turn")


# Centaurians


def test_a_message_may_be_answered_in_the_turn_in_which_it_was_sent() -> None:
    game = centaurians(hand=["a-message-from-afar"], energy=1, score=1, publicity=0)
    game.do("play a-message-from-afar")
    assert game.view(0)["players"][0]["message_at"] == [16]
    game.me.score = 16
    game.me.message_tile = -1
    game.do("end-turn")
    assert game.asked == "trace"


def test_the_last_of_four_has_a_single_reward_left() -> None:
    game = centaurians(4, score=16).set(1, score=17).set(2, score=18).set(3, score=19).about_to()
    game.do("end-turn", "reply 1", "trace right red discovery", "reply 2", "draw", "reply 4", "mark 1")
    assert game.view(0)["message_rewards"] == [0, 1, 3, 2]


def test_a_message_beyond_a_hundred_points_is_reached_there_and_not_a_lap_before() -> None:
    game = Found(species=("centaurians", "mascamites"), score=95).discover("centaurians")
    game.about_to().do("end-turn", "mark 1", "mark 2", "mark 3")
    assert (game.view(0)["players"][0]["message_tile"], game.asked_seat) == (110, 1)
    game.me.score = 110
    game.about_to().do("end-turn")
    assert game.asked == "choose-message-reward"


def test_a_trace_of_a_message_may_be_paid_with_data() -> None:
    game = waiting("a-message-from-afar", score=15).set(0, data=3).do("end-turn", "trace left red row-4")
    assert (game.me.data, game.me.score) == (0, 30)


def test_a_message_card_is_paid_with_energy_from_an_exchange() -> None:
    game = centaurians(hand=["infocluster"], credit=2, energy=0)
    assert game.offers("play") == []
    game.do("exchange credit energy", "play infocluster")
    assert (game.me.energy, game.me.credit) == (0, 1)


def test_a_sector_won_in_the_turn_of_another_may_be_paid_for_with_data_of_the_winner() -> None:
    game = centaurians(hand=["vega-observation"], credit=1).set(1, data=3, computer=6, score=0)
    game.signals("vega", 1, 1, 1).do("play vega-observation")
    assert game.asked_seat == 1
    game.do("trace left red row-4")
    assert (game.rival.data, game.rival.computer, game.rival.score) == (0, 6, 2 + 15)


def test_two_message_traces_of_two_players_come_in_turn_order() -> None:
    game = centaurians(score=15)
    game.me.message_tile = game.rival.message_tile = -1
    game.message(0, "a-message-from-afar", at=15).message(1, "synthesis-instructions", at=15).set(1, score=15)
    game.about_to(seat=1).do("end-turn")
    assert (game.asked, game.asked_seat) == ("trace", 1)
    game.do("trace left yellow overflow")
    assert (game.asked, game.asked_seat) == ("trace", 0)


# Exertians


def test_points_of_a_message_reach_an_exertian_milestone_in_the_same_step() -> None:
    game = Found(species=("centaurians", "exertians"), discovered=["centaurians", "exertians"])
    game.message(0, "a-message-from-afar", at=15).set(0, score=15)
    game.me.message_tile, game.state.exertian_at = -1, [20, 60]
    game.about_to().do("end-turn", "trace left red row-1", "draw")
    assert (game.asked, game.me.score) == ("play-exertian", 20)


def test_the_credit_of_a_message_comes_too_late_for_the_second_exertian_milestone() -> None:
    """A ruling: the milestones of the Exertians come before the messages."""
    game = Found(species=("centaurians", "exertians"), discovered=["centaurians", "exertians"])
    game.message(0, "music-of-the-spheres", at=15).set(0, score=15, credit=0)
    game.me.message_tile, game.state.exertian_at = -1, [10, 15]
    game.about_to().do("end-turn", "decline", "trace left red overflow")
    assert (game.me.credit, game.asked_seat, played(game)) == (1, 1, [])


def test_of_four_players_one_may_hold_six_cards_and_play_three_at_once() -> None:
    game = Found(4, species=("exertians", "mascamites")).trace(0, "left", "red").trace(0, "left", "blue")
    game.about_to_mark("yellow").do("trace left yellow discovery", "end-turn")
    assert [len(player.exertians) for player in game.state.players] == [6, 3, 3, 3]
    for _ in range(3):
        assert game.asked == "play-exertian-now"
        game.do(game.options[0])
    assert (len(played(game)), len(held(game)), game.asked_seat) == (3, 3, 1)


def test_two_leaders_with_the_same_points_lay_the_milestones_in_the_same_place() -> None:
    game = Found(3, species=("exertians", "mascamites"), score=12).set(1, score=12).discover("exertians")
    assert game.state.exertian_at == [32, 52]


def test_a_milestone_reached_in_the_turn_of_another_is_paid_with_a_credit() -> None:
    game = exertians().set(1, score=42, credit=1).about_to().do("end-turn", "mark 1", "bury pierced-exoplanet")
    assert (game.asked, game.asked_seat) == ("play-exertian", 1)
    game.do("bury vortex-exoplanet")
    assert (game.rival.credit, played(game, 1)) == (0, ["pierced-exoplanet", "vortex-exoplanet"])


def test_the_trace_of_a_message_tile_may_bring_the_credit_for_the_second_exertian_milestone() -> None:
    """The message tile comes before the Exertian milestones: its trace may bring the credit."""
    game = Found(species=("centaurians", "exertians"), discovered=["centaurians", "exertians"])
    game.set(0, score=16, credit=0)
    game.state.exertian_at = [10, 14]
    game.about_to().do("end-turn", "reply 1", "trace right red row-1", "mark 1", "decline")
    assert (game.me.credit, game.asked) == (1, "play-exertian")
    game.do(game.options[0])
    assert (game.me.credit, len(played(game))) == (0, 1)
