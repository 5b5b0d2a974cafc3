"""Playing cards and missions: with a condition, triggered, and how their table is read (page 15)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction

from .scenario import Scenario

NAVIGATION = [f"advanced-navigation-system:{slot}" for slot in (1, 2, 3)]


# Playing a card


@pytest.mark.parametrize(("card", "cost"), [("pioneer-11-mission", 0), ("grant", 1), ("dune", 3), ("starship", 4)])
def test_a_card_is_played_for_its_credits(card: str, cost: int) -> None:
    assert card in Scenario(hand=[card], credit=cost).offers("play")
    if cost:
        assert Scenario(hand=[card], credit=cost - 1).offers("play") == []


def test_an_immediate_card_is_discarded_after_its_effect() -> None:
    game = Scenario(hand=["press-statement"]).do("play press-statement")
    assert (game.view(0)["discard"], game.me.publicity, game.me.credit) == (["press-statement"], 7, 3)


def test_missions_and_end_game_cards_stay_in_front_of_the_player() -> None:
    game = Scenario(hand=["iss", "mars-science-laboratory"]).do("play iss", "end-turn", "pass")
    game.do("play mars-science-laboratory")
    seen = game.view(1)["players"][0]
    assert ([mission["card"] for mission in seen["missions"]], seen["scoring"]) == (
        ["iss"],
        ["mars-science-laboratory"],
    )
    assert game.view(0)["discard"] == []


@pytest.mark.parametrize("card", ["fusion-reactor", "nasa-image-of-the-day", "government-funding"])
def test_some_cards_become_income_instead_of_being_discarded(card: str) -> None:
    """The exceptions 91 to 93 of the common rules."""
    game = Scenario(hand=[card]).do(f"play {card}")
    assert (game.view(0)["players"][0]["income"], game.view(0)["discard"]) == ([card], [])


def test_one_card_may_return_to_the_hand() -> None:
    """The exception 120: it was the first own signal in that sector."""
    game = Scenario(hand=["orbiting-lagrange-point"], probes=["mars"]).do("play orbiting-lagrange-point")
    assert (game.hand(), game.view(0)["discard"]) == (["orbiting-lagrange-point"], [])


def test_effects_go_from_left_to_right_and_what_cannot_be_done_is_left_out() -> None:
    """Common rules: first the card, then rotation and technology; a launch over the limit is skipped."""
    game = Scenario(hand=["effelsberg-telescope-construction"]).row("grant")
    game.do("play effelsberg-telescope-construction")
    assert (game.prompt(), game.state.offsets) == ("take-card", [0, 0, 0])
    game.do("take grant")
    assert (game.prompt(), game.state.offsets) == ("research", [7, 0, 0])
    full = Scenario(hand=["starship"], probes=["mars"]).do("play starship")
    assert (full.prompt(), full.probes(), full.state.offsets) == ("research", ["2-2"], [7, 0, 0])


# Missions with a condition


def test_a_mission_is_finished_as_a_free_action_and_nothing_is_spent() -> None:
    game = Scenario(missions=["venera-probe"], orbiters=["venus"]).do("finish venera-probe")
    assert (game.me.score, game.me.publicity, game.me.orbiters[1]) == (1 + 7, 5, 1)
    assert (game.missions(), game.completed(), game.prompt()) == ([], ["venera-probe"], "main-action")


def test_what_was_achieved_before_the_card_counts_and_it_may_be_finished_at_once() -> None:
    game = Scenario(hand=["venera-probe"], landers=["venus"], credit=3).do("play venera-probe", "decline")
    assert game.offers("finish") == ["venera-probe"]
    game.do("finish venera-probe")
    assert game.completed() == ["venera-probe"]


def test_a_mission_need_not_be_finished_while_its_condition_holds() -> None:
    """Page 15: it can wait, for as long as the condition holds."""
    game = Scenario(missions=["lovell-telescope"], publicity=8).row("grant", "dune", "alice")
    assert game.offers("finish") == ["lovell-telescope"]
    game.do("buy-card", "take grant")
    assert game.offers("finish") == []


def test_the_condition_is_needed() -> None:
    game = Scenario(missions=["venera-probe"], orbiters=["mars"], probes=["venus"])
    assert game.offers("finish") == []
    with pytest.raises(IllegalAction):
        game.do("finish venera-probe")


def test_a_mission_is_finished_in_ones_own_turn_alone() -> None:
    game = Scenario().set(1, missions=["venera-probe"], orbiters=["venus"])
    assert game.offered(1) == []
    game.do("pass")
    assert game.offers("finish", 1) == ["venera-probe"]


def test_a_mission_in_hand_is_not_in_play() -> None:
    assert Scenario(hand=["venera-probe"], orbiters=["venus"]).offers("finish") == []


def test_a_played_cards_effect_is_finished_before_its_mission_is_in_play() -> None:
    """16: not even with the condition fulfilled."""
    game = Scenario(hand=["lovell-telescope"], publicity=8).row("grant", "dune").do("play lovell-telescope", "scan")
    assert (game.prompt(), game.offers("finish")) == ("scan-step", [])
    game.do("step earth", "discard dune", "signal barnards-star")
    assert game.offers("finish") == ["lovell-telescope"]


def test_win_markers_are_not_signals() -> None:
    """Open question 2 of the cards."""
    winner = Scenario(missions=["herschel-space-observatory"], wins=["vega", "procyon", "sirius-a", "kepler-22"])
    assert winner.offers("finish") == []
    game = Scenario(missions=["herschel-space-observatory"])
    for star in ("vega", "procyon", "sirius-a", "kepler-22"):
        game.signals(star, 0)
    assert game.offers("finish") == ["herschel-space-observatory"]


# Triggered missions


def test_the_example_of_mariner_10() -> None:
    """Page 15: standing at Mercury triggers nothing; the next visits of Mercury and Venus do."""
    game = Scenario(hand=["mariner-10-mission"], probes=["mercury"], publicity=10, energy=5)
    game.do("play mariner-10-mission")
    assert game.prompt() == "end-turn"
    game.do("burn", "fly 1-1 clockwise", "burn", "fly 1-2 clockwise")
    assert game.offered() == ["fill mariner-10-mission:2", "decline"]
    game.do("decline", "burn", "fly 1-3 counter-clockwise", "burn", "fly 1-2 clockwise")
    game.do("fill mariner-10-mission:2")  # though publicity is at its end
    assert (game.me.publicity, game.missions(), game.completed()) == (10, ["mariner-10-mission"], [])


def test_a_mission_is_complete_when_all_its_slots_are_filled() -> None:
    game = Scenario(missions=["mariner-10-mission"], probes=["1-2"])
    game.do("burn", "fly 1-2 clockwise", "fill mariner-10-mission:2", "burn", "fly 1-3 counter-clockwise")
    game.do("burn", "fly 1-2 counter-clockwise", "fill mariner-10-mission:1")
    assert (game.missions(), game.completed(), len(game.hand())) == ([], ["mariner-10-mission"], 1)
    assert game.facts("mission-completed") == [(0, [game.outcome("mariner-10-mission")])]


def test_a_slot_is_filled_only_once() -> None:
    game = Scenario(missions=["mariner-10-mission"], probes=["1-2"])
    game.do("burn", "fly 1-2 clockwise", "fill mariner-10-mission:2", "burn", "fly 1-3 counter-clockwise")
    game.do("burn", "fly 1-2 clockwise")
    assert game.prompt() == "main-action"


def test_one_event_fills_one_slot_over_all_missions() -> None:
    """16: of one card or of several, the player chooses."""
    game = Scenario(missions=["galileo-mission", "mariner-10-mission", "advanced-navigation-system"], probes=["1-2"])
    game.do("burn", "fly 1-2 clockwise")
    assert game.offers("fill") == ["mariner-10-mission:2", "galileo-mission:1", *NAVIGATION]
    game.do("fill galileo-mission:1")
    assert (game.me.publicity, game.prompt()) == (6, "main-action")


def test_a_slot_may_stay_empty() -> None:
    """10: triggered slots can be skipped; gains cannot."""
    game = Scenario(missions=["iss"]).do("launch", "decline")
    assert (game.view(0)["players"][0]["missions"][0]["filled"], game.prompt()) == ([], "end-turn")


def test_the_next_event_is_needed_for_the_next_slot() -> None:
    game = Scenario(missions=["iss"], techs=["probe-limit"]).do("launch", "fill iss:3")
    assert (game.me.score, game.prompt()) == (6, "end-turn")
    game.do("end-turn", "pass", "launch")
    assert game.offers("fill") == ["iss:1", "iss:2"]


def test_events_before_the_card_was_in_play_do_not_count() -> None:
    game = Scenario(hand=["iss"], credit=6).do("launch", "end-turn", "pass", "play iss")
    assert game.prompt() == "end-turn"


def test_playing_a_mission_does_not_trigger_itself() -> None:
    """16: Strategic Planning costs one credit and waits for cards that cost one."""
    game = Scenario(hand=["strategic-planning", "grant"]).do("play strategic-planning")
    assert game.prompt() == "end-turn"
    game.do("end-turn", "pass", "play grant")
    assert game.offers("fill") == ["strategic-planning:1"]


def test_events_outside_ones_own_turn_count() -> None:
    """The rival wins a sector in my turn; the trace fills a slot of the rival's mission."""
    game = Scenario(hand=["vega-observation"]).signals("vega", 1, 1, 1).set(1, missions=["nasa-astrobiology-institute"])
    game.do("play vega-observation", "trace left red discovery")
    assert game.offered(1) == ["fill nasa-astrobiology-institute:1", "decline"]
    game.do("fill nasa-astrobiology-institute:1")
    assert (game.rival.data, game.asked_seat) == (1, 0)


def test_events_of_others_do_not_count() -> None:
    game = Scenario(missions=["iss"]).do("pass", "launch")
    assert (game.asked_seat, game.prompt(1)) == (1, "end-turn")


def test_movement_as_a_reward_is_for_any_own_probe() -> None:
    """Common rules: not just the one launched."""
    game = Scenario(missions=["cape-canaveral-sfs"], techs=["probe-limit"], probes=["4-3"])
    game.do("launch", "fill cape-canaveral-sfs:1", "fly 4-3 inward")
    assert (game.probes(), game.prompt()) == (["3-3", "1-5"], "end-turn")


def test_oumuamua_counts_as_a_planet() -> None:
    """Common rules: once it is in play."""
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], probes=["4-5"])
    game.set(0, missions=["advanced-navigation-system"]).do("burn", "fly 4-5 inward")
    assert (game.space("oumuamua"), game.offers("fill"), game.me.publicity) == (21, NAVIGATION, 5)


# Bonuses of a turn


def test_what_happened_in_the_turn_before_the_card_does_not_count() -> None:
    """Open question 1 of the cards: only from the moment of playing."""
    game = Scenario(hand=["venus-flyby"], probes=["1-2"]).do("burn", "fly 1-2 clockwise", "play venus-flyby")
    game.do("fly 1-3 counter-clockwise", "fly 1-2 clockwise")
    assert game.me.score == 1 + 3
    before = Scenario(hand=["venus-flyby"], probes=["1-2"]).do("burn", "fly 1-2 clockwise", "play venus-flyby")
    assert before.do("decline").me.score == 1


def test_earth_is_visited_by_movement_not_by_a_launch() -> None:
    """Open question 7 of the cards: Lightsail pays for each planet visited."""
    game = Scenario(hand=["lightsail"], probes=["1-4"]).do("play lightsail", "fly 1-4 clockwise")
    assert game.me.score == 2
    game.do("fly 1-5 outward", "fly 2-5 inward", "decline")
    assert game.me.score == 2  # once for each planet


def test_bonuses_end_with_the_turn() -> None:
    game = Scenario(hand=["venus-flyby"], probes=["1-2"]).do("play venus-flyby", "decline", "end-turn", "pass")
    assert game.probes() == ["1-1"]
    game.do("burn", "fly 1-1 clockwise")
    assert (game.me.score, game.me.publicity) == (1, 5)


def test_a_slot_is_filled_at_its_event_before_the_rewards_of_the_action() -> None:
    """Page 15: the landing triggers it, not what the landing pays."""
    game = Scenario(missions=["johnson-space-center"], probes=["venus"]).do("land venus")
    assert (game.prompt(), game.me.score) == ("fill-slot", 1)
    game.do("fill johnson-space-center:2")
    assert (game.prompt(), game.me.publicity, game.me.score) == ("trace", 6, 1 + 5)
    game = Scenario(missions=["johnson-space-center"], probes=["saturn"], credit=1, energy=1, publicity=0, computer=6)
    game.do("orbit saturn", "fill johnson-space-center:1")
    assert (game.prompt(), game.me.publicity) == ("increase-income", 4), "its publicity serves the steps that follow"
    game = Scenario(missions=["nasa-research-center"], publicity=6).do("research", "take-tech computer-credit")
    assert game.prompt() == "fill-slot", "before the bonus of the tile and its place"
