"""Unusual positions of the base game: limits, ties, nothing left, the last turn, two things at once (pages 5 to 21)."""

from __future__ import annotations

import pytest

from orrery.games.seti import GAME

from .scenario import Scenario
from .species import Found

NEUTRAL = 7
STACK = ("pixl", "atlas", "sherloc")
COLORS = ("red", "yellow", "blue")


def no_deck(game: Scenario, *left: str) -> Scenario:
    """Only these cards lie in the deck: the others are finished missions of the last seat."""
    kept = [game.outcome(card) for card in left]
    game.state.players[-1].completed = [card for card in game.state.deck if card not in kept]
    game.state.deck = kept
    return game


def last_to_pass(game: Scenario, rounds: int = 5) -> Scenario:
    """Seat 0 of two is the last who has not passed in this round."""
    game.start()
    game.state.rounds, game.state.passed, game.state.token = rounds, 0b10, 0
    return game


def observing_vega() -> Scenario:
    """Seat 0 may play a card that places one signal at Vega, which holds four data."""
    return Scenario(hand=["vega-observation"])


# Pages 5 and 19: turns, passing, the end of a round


def test_the_last_to_pass_marks_a_gold_tile_before_income() -> None:
    game = last_to_pass(Scenario(credit=0, score=25), 1).do("pass")
    assert (game.prompt(), game.state.rounds, game.me.credit) == ("mark-gold", 1, 0)
    game.do("mark 1")
    assert (game.state.rounds, game.me.credit) == (2, 3)


def test_a_gold_tile_reached_in_the_last_turn_of_the_game_is_marked_and_scored() -> None:
    game = last_to_pass(Scenario(score=25, completed=["venera-probe"])).do("pass")
    assert (game.prompt(), game.table.over) == ("mark-gold", False)
    game.do("mark 2")
    assert game.table.over
    assert GAME.standing(game.table).breakdown[0]["gold"] == 4


def test_a_species_can_be_discovered_after_the_last_turn_of_the_game() -> None:
    """Its cards are dealt and played before the scoring, and bring danger."""
    game = Found(species=("exertians", "mascamites"), score=10)
    last_to_pass(game.trace(0, "left", "red").trace(1, "left", "yellow").trace(1, "left", "blue"))
    game.deals("deflector", "automated-lab", "razor-edge-shuttle", "extractor").do("pass")
    assert (game.asked, game.asked_seat, game.table.over) == ("play-exertian-now", 0, False)
    game.do("bury deflector", "decline", "decline")
    assert game.table.over
    assert [points["danger"] for points in GAME.standing(game.table).breakdown] == [-1, 0]


def test_a_message_reached_in_the_last_turn_of_the_game_is_answered() -> None:
    game = Found(species=("centaurians", "mascamites"), discovered=["centaurians"], score=16)
    last_to_pass(game).do("pass")
    assert (game.asked, game.table.over) == ("choose-message-reward", False)
    game.do("reply 4")
    assert (game.me.score, game.table.over) == (24, True)


def test_a_card_of_an_anomaly_comes_after_the_hand_limit_of_passing() -> None:
    hand = ["grant", "dune", "alice", "hayabusa", "iss"]
    game = Found(species=("anomalies", "mascamites"), discovered=["anomalies"], hand=hand).stack(*STACK).row("plato")
    game.anomalies(red=0, yellow=4, blue=7, sides=(0, 1, 0)).trace(0, "left", "yellow", "row-1")
    game.do("pass", "discard grant", "take plato", "keep atlas")
    assert (sorted(game.hand()), game.asked_seat) == (["alice", "atlas", "dune", "hayabusa", "iss", "plato"], 1)


def test_data_that_the_rotation_of_passing_brings_are_lost_beyond_the_pool() -> None:
    """Free actions come before the steps of passing, so nobody is asked to store."""
    game = Found(species=("anomalies", "mascamites"), discovered=["anomalies"], data=6)
    game.anomalies(red=0, yellow=7, blue=4).trace(0, "left", "blue", "row-1").do("pass")
    assert (game.me.data, game.facts("data-lost"), game.asked_seat) == (6, [(0, [1])], 1)


def test_the_first_to_pass_in_the_fifth_round_triggers_an_anomaly_too() -> None:
    game = Found(species=("anomalies", "mascamites"), discovered=["anomalies"]).start()
    game.anomalies(red=4, yellow=7, blue=1).trace(1, "left", "red", "row-5").state.rounds = 5
    game.do("pass")
    assert game.rival.credit == 5


def test_of_the_last_card_of_the_deck_only_the_first_player_has_an_income() -> None:
    """The start income draws it; nothing comes from the row."""
    game = no_deck(Scenario(3).row("dune", "iss", "plato"), "grant").do("pass", "pass", "pass")
    assert [len(player.hand) for player in game.state.players] == [1, 0, 0]
    assert game.view(0)["row"] == ["dune", "iss", "plato"]


def test_publicity_income_ends_at_ten() -> None:
    game = Found(species=("centaurians", "mascamites"), discovered=["centaurians"], income=["infocluster"])
    game.set(0, publicity=10).do("pass", "pass")
    assert game.me.publicity == 10


def test_who_goes_on_alone_meets_milestones_after_each_of_several_turns() -> None:
    game = Scenario(hand=["press-statement", "seti-data-archive"]).do("launch", "end-turn", "pass")
    game.me.score = 25
    game.do("play press-statement", "end-turn", "mark 1")
    game.me.score = 50
    game.do("play seti-data-archive", "end-turn", "mark 2")
    assert (game.asked_seat, game.prompt(), game.state.rounds) == (0, "main-action", 1)


# Page 5: one use of a card


def test_a_card_that_is_being_played_cannot_be_discarded_for_a_signal_of_its_own_scan() -> None:
    game = Scenario(hand=["noto-radio-observatory"], techs=["telescope-hand"], credit=2).row("dune", "iss", "plato")
    game.do("play noto-radio-observatory", "scan")
    assert "hand" not in game.offers("step")


def test_a_card_that_is_being_played_is_not_yet_among_the_discards() -> None:
    """Nothing is left to be taken; afterwards it is the only discard."""
    game = no_deck(Scenario(hand=["grant"])).do("play grant")
    assert (game.prompt(), game.hand(), game.view(0)["discard"]) == ("end-turn", [], ["grant"])


# Page 8: launching and moving


def test_two_movements_take_one_probe_off_the_asteroids_not_two() -> None:
    game = Scenario(probes=["2-4", "2-6"], techs=["probe-limit"], hand=["venus-flyby"], energy=0, credit=1)
    game.do("play venus-flyby", "fly 2-4 counter-clockwise")
    assert (game.probes(), game.prompt()) == (["2-3", "2-6"], "end-turn")


def test_a_launch_of_another_card_keeps_to_the_limit_that_a_card_has_lifted() -> None:
    """With three probes in space even the technology for two helps only when two have gone."""
    game = Scenario(probes=["venus"], hand=["falcon-heavy", "venera-probe"], credit=9)
    game.do("play falcon-heavy", "launch", "launch", "end-turn", "pass", "play venera-probe")
    assert (game.prompt(), len(game.probes())) == ("end-turn", 3)
    game = Scenario(probes=["venus", "mars", "earth"], techs=["probe-limit"], energy=9, credit=9)
    assert "launch" not in game.offered()
    game.do("orbit venus", "decline", "end-turn", "pass")
    assert "launch" not in game.offered()
    game.do("land mars", "trace left yellow discovery", "claim 1", "end-turn")
    assert "launch" in game.offered()


def test_two_visits_of_one_flight_end_at_ten_publicity() -> None:
    game = Scenario(probes=["1-2"], hand=["venus-flyby"], publicity=9, credit=1)
    game.do("play venus-flyby", "fly 1-2 clockwise", "fly 1-3 counter-clockwise")
    assert game.me.publicity == 10


# Pages 9 and 10: orbiting, landing, traces


def test_of_two_probes_at_a_planet_an_orbit_takes_one() -> None:
    game = Scenario(probes=["venus", "venus"], techs=["probe-limit"]).do("orbit venus", "decline")
    assert (game.probes(), game.me.orbiters[1]) == (["1-3"], 1)


def test_an_orbiter_that_was_given_up_makes_landing_no_cheaper() -> None:
    game = Scenario(orbiters=["venus"], probes=["venus"], hand=["atmospheric-entry"], energy=2).row("dune")
    assert game.offers("land") == ["venus"]
    game.do("play atmospheric-entry", "take dune", "end-turn", "pass")
    assert game.offers("land") == []


def test_an_orbit_of_uranus_draws_what_deck_and_discards_hold() -> None:
    game = no_deck(Scenario(probes=["uranus"]), "grant")
    dune = game.outcome("dune")
    game.rival.completed = [card for card in game.rival.completed if card != dune]
    game.state.discard = [dune]
    game.do("orbit uranus", "signal vega")
    assert (sorted(game.hand()), game.state.discard, game.at("vega")) == (["dune", "grant"], [], [0])


def test_the_second_lander_on_mars_may_be_of_the_same_player() -> None:
    game = Scenario(probes=["mars", "mars"], techs=["probe-limit"], energy=9)
    game.do("land mars", "trace left yellow discovery", "claim 2", "end-turn", "pass", "land mars")
    assert (game.me.data, game.me.landers[2]) == (3, 2)


def test_a_lander_given_up_on_a_moon_frees_no_bonus_of_its_planet() -> None:
    game = Scenario(probes=["uranus"], techs=["probe-moon"], energy=9, landers=["titania"], hand=["sample-return"])
    game.do("land uranus", "trace left yellow discovery", "end-turn", "pass", "play sample-return", "land titania")
    assert (game.view(0)["data_bonus"][6], game.me.landers[5], sum(game.me.moons)) == (False, 1, 0)


def test_the_board_of_a_species_opens_only_when_the_turn_is_over() -> None:
    """The first trace of Titan takes the last discovery space; the second does not find the board yet."""
    game = Scenario(probes=["saturn"], techs=["probe-moon"]).trace(1, "left", "red").trace(1, "left", "yellow")
    game.do("land titan", "trace left blue discovery")
    spaces = {text for text in game.offers("trace") if text.startswith("left")}
    assert spaces == set()
    game.do("trace right blue discovery")
    assert game.state.discovered == 0


def test_a_second_trace_of_a_colour_finds_the_overflow_that_the_first_has_opened() -> None:
    game = Scenario(probes=["jupiter"], techs=["probe-moon"]).trace(1, "right", "yellow").do("land europa")
    assert (game.traces(), game.offers("trace")) == (
        ["left yellow discovery"],
        ["left yellow overflow", "right yellow overflow"],
    )


# Pages 12 and 13: scanning, signals, sectors


def test_a_scan_without_any_card_is_earths_signal_alone() -> None:
    game = no_deck(Scenario()).do("scan")
    assert (game.at("61-virginis"), game.prompt(), game.me.energy, game.me.credit) == ([0], "end-turn", 1, 3)


def test_a_card_discarded_by_a_scan_may_come_back_into_the_row_after_it() -> None:
    """Deck and discards are empty: the discarded card is the new deck."""
    game = no_deck(Scenario().row("dune", "iss", "plato")).do("scan", "step row", "discard iss")
    assert game.view(0)["row"] == ["dune", None, "plato"]
    game.do("signal proxima-centauri")
    assert (game.view(0)["row"], game.view(0)["discard"]) == (["dune", "iss", "plato"], [])


def test_of_two_signals_by_row_cards_the_second_is_left_out_without_a_card() -> None:
    game = no_deck(Scenario(hand=["allen-telescope-array"]).row("dune")).do("play allen-telescope-array")
    game.do("signal barnards-star")
    assert (game.prompt(), len(game.facts("signal-placed"))) == ("end-turn", 1)


def test_who_has_only_the_marker_left_behind_gains_publicity_too() -> None:
    game = (
        Scenario(hand=["vega-observation"]).set(1, wins=["vega"]).signals("vega", 1, 0, 0).do("play vega-observation")
    )
    assert (game.me.publicity, game.rival.publicity) == (5, 5)


def test_the_marker_left_behind_is_older_than_those_placed_later() -> None:
    """Two each: who placed the last one wins, and the other one leaves a marker again."""
    game = (
        Scenario(hand=["vega-observation"]).set(1, wins=["vega"]).signals("vega", 1, 0, 1).do("play vega-observation")
    )
    assert ([star["wins"] for star in game.view(0)["stars"] if star["star"] == "vega"], game.at("vega")) == (
        [[1, 0]],
        [1],
    )


def test_extra_signals_are_taken_back_with_the_others() -> None:
    """The first of three signals takes the last data (which this card does not give), two more are put to it."""
    game = Scenario(hand=["plato"], probes=["4-0"], wins=["vega"]).signals("vega", 1, 1, 0).do("play plato")
    assert (game.me.score, game.me.data) == (1 + 5, 0)
    assert (game.at("vega"), game.state.data_left[1]) == ([1], 3)


def test_of_three_equal_seconds_the_latest_leaves_a_marker() -> None:
    game = Scenario(4, hand=["kepler-22-observation"]).signals("kepler-22", 1, 2, 3).do("play kepler-22-observation")
    assert game.at("kepler-22") == [3]


def test_i_may_be_second_where_somebody_else_wins_in_my_turn() -> None:
    game = (
        Scenario(hand=["vega-observation"]).set(1, wins=["vega"]).signals("vega", 1, 1, 1).do("play vega-observation")
    )
    assert (game.at("vega"), game.rival.score, game.prompt()) == ([0], 7, "end-turn")


def test_publicity_of_a_completed_sector_ends_at_ten() -> None:
    game = observing_vega().set(0, publicity=10).set(1, publicity=10, wins=["vega"])
    game.signals("vega", 1, 0, 0).do("play vega-observation")
    assert (game.me.publicity, game.rival.publicity) == (10, 10)


def test_two_sectors_won_at_once_may_complete_two_discoveries_after_the_turn() -> None:
    game = Scenario(probes=["saturn"], techs=["probe-moon"]).signals("barnards-star", 0, 0, 0, 0)
    game.signals("procyon", 0, 0, 0, 0)
    for place in ("left", "right"):
        game.trace(1, place, "yellow").trace(1, place, "blue")
    game.do("land enceladus", "signal barnards-star", "signal procyon", "signal kepler-22")
    game.do("evaluate procyon", "trace left red discovery")
    assert (game.state.discovered, game.traces()) == (0, ["left red discovery", "right red discovery"])
    game.do("end-turn")
    assert game.state.discovered == 0b11


# Page 14: data and the computer


def test_data_in_the_turn_of_another_are_lost_beyond_the_pool() -> None:
    game = Found(species=("anomalies", "mascamites"), discovered=["anomalies"], data=6)
    game.anomalies(red=0, yellow=7, blue=4).trace(0, "left", "blue", "row-1").about_to_rotate(1, seat=1).start()
    assert (game.me.data, game.facts("data-lost"), game.asked_seat) == (6, [(0, [1])], 1)


def test_publicity_of_the_second_slot_is_lost_at_ten() -> None:
    game = Scenario(computer=1, data=1, publicity=10).do("store")
    assert (game.me.publicity, game.me.computer) == (10, 2)


def test_income_of_a_card_is_raised_even_where_no_card_can_be_drawn() -> None:
    game = no_deck(Scenario(hand=["hayabusa"], computer=3, data=1)).do("store", "tuck hayabusa")
    assert (game.hand(), game.view(0)["players"][0]["income"]) == ([], ["hayabusa"])


# Page 15: missions


def test_exertian_cards_leave_the_hand_empty() -> None:
    game = Found(species=("exertians", "mascamites"), discovered=["exertians"], missions=["niac-program"])
    assert (game.me.exertians != [], game.offers("finish")) == (True, ["niac-program"])


@pytest.mark.parametrize("before", [True, False])
def test_a_mission_that_brings_a_trace_may_come_before_or_after_the_main_action(before: bool) -> None:
    """It takes the last discovery space; the species is discovered after the turn."""
    game = Scenario(missions=["tardigrades-study"], score=0).trace(0, "right", "yellow")
    game.trace(0, "right", "yellow", "overflow").trace(0, "right", "yellow", "overflow")
    game.trace(1, "left", "red").trace(1, "left", "blue")
    answers = ["finish tardigrades-study", "launch"]
    game.do(*(answers if before else answers[::-1]))
    assert (game.traces()[-1], game.state.discovered) == ("left yellow discovery", 0)
    game.do("end-turn")
    assert game.state.discovered == 1


def test_two_traces_of_a_colour_fill_its_slot_once() -> None:
    game = Scenario(missions=["nasa-astrobiology-institute"], probes=["jupiter"], techs=["probe-moon"])
    game.do("land europa", "trace left yellow discovery", "fill nasa-astrobiology-institute:2")
    assert (game.prompt(), len(game.traces()), game.me.filled) == ("end-turn", 2, [0b10])


# Pages 16 and 17: technologies


def test_research_is_paid_before_a_push_brings_publicity() -> None:
    game = Scenario(publicity=10, probes=["2-1"]).sky(7, 0, 0, rotation=1).do("research")
    assert (game.probes(), game.me.publicity) == (["2-0"], 5)


def test_an_anomaly_pays_after_the_price_of_the_research_that_brings_it() -> None:
    game = Found(species=("anomalies", "mascamites"), discovered=["anomalies"], publicity=10)
    game.anomalies(red=0, yellow=4, blue=7).trace(0, "left", "yellow", "row-1").do("research")
    assert (game.prompt(), game.me.publicity) == ("research", 10 - 6 + 2)


def test_the_launch_of_the_second_probe_is_left_out_with_three_in_space() -> None:
    game = Scenario(publicity=6, probes=["venus", "mars", "earth"]).do("research", "take-tech probe-limit")
    assert (len(game.probes()), game.prompt()) == (3, "end-turn")


def test_two_probes_pushed_at_once_are_two_visits() -> None:
    """The first to pass turns the sky; each probe fills a slot of the mission in one's own turn."""
    game = Scenario(probes=["1-0", "1-0"], techs=["probe-limit"], missions=["asteroids-research"]).do("pass")
    game.do("fill asteroids-research:1", "fill asteroids-research:3")
    assert (game.probes(), game.me.data, game.me.filled) == (["1-7", "1-7"], 2, [0b101])


# Page 18: milestones, exchange, buying


def test_a_leap_from_19_to_70_points_meets_five_milestones() -> None:
    game = Scenario(score=19).do("launch")
    game.me.score = 70
    game.do("end-turn", "mark 4", "mark 1", "mark 2")
    assert (game.view(0)["neutral_markers"], game.asked_seat) == ([1, 1], 1)
    assert game.traces(NEUTRAL) == ["left red discovery", "left yellow discovery"]


def test_with_one_free_discovery_space_one_of_two_neutral_markers_moves() -> None:
    game = Scenario(score=20).set(1, score=20)
    for color in COLORS:
        game.trace(0, "left", color)
    game.trace(0, "right", "red").trace(1, "right", "yellow").do("launch", "end-turn")
    assert (game.traces(NEUTRAL), game.view(0)["neutral_markers"]) == (["right blue discovery"], [1, 2])
    assert game.state.discovered == 0b11


def test_of_three_players_who_reach_20_at_once_one_marker_moves_and_nobody_comes_back_for_it() -> None:
    game = Scenario(3, score=20).set(1, score=20).set(2, score=20).do("launch", "end-turn", "pass", "pass", "pass")
    assert (game.traces(NEUTRAL), game.view(0)["neutral_markers"]) == (["left red discovery"], [0, 1])


def test_a_neutral_marker_goes_on_to_the_right_where_the_left_was_completed_in_this_turn() -> None:
    game = Scenario(computer=6, score=15).trace(1, "left", "red").trace(1, "left", "yellow")
    game.do("analyse", "trace left blue discovery", "end-turn")
    assert (game.traces(NEUTRAL), game.state.discovered) == (["right red discovery"], 1)


def test_points_of_a_message_move_a_neutral_marker_in_the_same_step() -> None:
    game = Found(species=("centaurians", "mascamites"), discovered=["centaurians"], score=16).about_to()
    game.do("end-turn", "reply 4")
    assert (game.me.score, game.traces(NEUTRAL)[-1]) == (24, "right red discovery")


def test_a_trace_of_a_message_takes_the_last_discovery_space_before_a_neutral_marker() -> None:
    game = Found(species=("centaurians", "mascamites"), discovered=["centaurians"], score=20)
    game.trace(1, "right", "red").trace(1, "right", "yellow").about_to()
    game.do("end-turn", "reply 1", "trace right blue discovery")
    assert (game.state.discovered, game.view(0)["neutral_markers"]) == (0b11, [2, 2])


def test_two_cards_exchanged_for_a_card_may_be_the_only_deck() -> None:
    game = no_deck(Scenario(hand=["grant", "dune"])).do("exchange card card")
    assert (len(game.hand()), len(game.state.deck) + len(game.state.discard)) == (1, 1)


def test_who_buys_where_no_card_is_left_gets_none() -> None:
    game = no_deck(Scenario(publicity=4)).do("buy-card")
    assert (game.me.publicity, game.hand(), game.prompt()) == (1, [], "main-action")


# Page 20: species


def test_who_owns_all_three_markers_is_dealt_three_cards() -> None:
    game = Found().trace(0, "left", "red").trace(0, "left", "yellow").about_to_mark("blue")
    game.do("trace left blue discovery", "end-turn")
    assert (len(game.hand()), len(game.hand(1)), game.view(0)["species"][0]["deck"]) == (3, 0, 6)


def test_the_right_species_may_be_discovered_before_the_left_one() -> None:
    game = Found().trace(1, "right", "red").trace(0, "right", "yellow").about_to_mark("blue")
    game.do("trace right blue discovery", "end-turn")
    assert (game.found("anomalies"), game.found("mascamites")) == (True, False)
    assert (len(game.hand()), len(game.hand(1))) == (2, 1)


# Page 21: final scoring


def test_all_may_win() -> None:
    game = Scenario(3, score=30).set(1, score=30).set(2, score=30)
    game.start()
    game.state.rounds = 5
    while not game.table.over:
        game.do("pass" if game.asked == "main-action" else game.options[0])
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert outcome.winners == [0, 1, 2]


@pytest.mark.parametrize(("score", "lost"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_less_than_ten_points_lose_nothing_to_danger(score: int, lost: int) -> None:
    game = Found(species=("exertians", "mascamites"), discovered=["exertians"], score=score)
    assert game.trace(0, "left", "red", "row-5").final()["danger"] == -lost


def test_of_four_players_three_may_be_in_the_greatest_danger() -> None:
    game = Found(4, species=("exertians", "mascamites"), discovered=["exertians"], score=50)
    for seat, color in enumerate(COLORS):
        game.set(seat, score=50).trace(seat, "left", color, "row-4")
    game.set(3, score=50).trace(3, "left", "blue", "row-5")
    assert [game.final(seat)["danger"] for seat in range(4)] == [-5, -5, -5, 0]


def test_the_tenth_for_danger_may_cost_the_game() -> None:
    game = Found(species=("exertians", "mascamites"), discovered=["exertians"], score=65).set(1, score=60)
    last_to_pass(game.trace(0, "left", "red", "row-5"))
    game.state.gold_marks = []
    game.do("pass")
    while not game.table.over:
        game.do("decline" if "decline" in game.options else game.options[0])
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([59, 60], [1])
