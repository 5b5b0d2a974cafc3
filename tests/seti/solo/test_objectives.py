"""Objectives: what one event may mark, what is reached, collecting and replacing (solo chapter)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.core.table import Pending
from orrery.games.seti.facts.objectives import OBJECTIVES, STAGE, STAGES, TASKS
from orrery.games.seti.rules.turn import EVALUATE_SECTORS, NEXT_TURN
from orrery.games.seti.solo.payment import RIVAL

from .goals import Goals

COMPUTER = ("research", "take-tech computer-card")
OUTER_SPACE = ("ii-3", "ii-5", "ii-10")
"""Tasks that name planets."""


# One event, one task


def test_one_research_marks_one_of_two_objectives() -> None:
    """The example of the chapter: somebody with two fitting objectives has to choose."""
    game = Goals("ii-9", "iii-1").set(0, publicity=6).do(*COMPUTER)
    assert (game.prompt(), game.offered()) == (
        "mark-task",
        ["decline", "mark-task ii-9:1", "mark-task iii-1:1", "mark-task iii-1:2"],
    )
    game.do("mark-task iii-1:2")
    assert (game.done, game.prompt()) == (["iii-1:2"], "install")
    assert game.facts("task-marked") == [(0, [TASKS.index("iii-1:2")])]


def test_somebody_with_a_choice_may_mark_none() -> None:
    game = Goals("ii-9", "iii-1").set(0, publicity=6).do(*COMPUTER, "decline")
    assert (game.done, game.prompt()) == ([], "install")


def test_a_single_task_is_marked_without_a_question() -> None:
    game = Goals("ii-9", "iii-2").set(0, publicity=6).do(*COMPUTER)
    assert (game.done, game.prompt()) == (["ii-9:1"], "install")


def test_a_marked_task_is_not_marked_again() -> None:
    game = Goals("ii-9", "iii-1").set(0, publicity=6).marked("ii-9:1", "iii-1:1").do(*COMPUTER)
    assert game.done == ["ii-9:1", "iii-1:1", "iii-1:2"]


def test_a_task_cannot_be_marked_without_its_event() -> None:
    game = Goals("ii-9", "iii-1", "ii-4").set(0, publicity=6).do(*COMPUTER)
    with pytest.raises(IllegalAction):
        game.do("mark-task ii-4:1")


def test_a_triggered_mission_may_use_the_same_event() -> None:
    """The task is marked first, then the mission asks for itself."""
    game = Goals("ii-1").set(0, missions=["asteroids-research"], probes=["2-5"], energy=1)
    game.do("burn", "fly 2-5 counter-clockwise")
    assert (game.done, game.prompt()) == (["ii-1:1"], "fill-slot")
    game.do("fill asteroids-research:2")
    assert game.me.filled == [0b10]


def test_a_mission_that_a_landing_completes_is_a_second_event() -> None:
    """The landing marks its own task; the mission it completes marks another one."""
    game = Goals("iii-6", "ii-4").set(0, missions=["johnson-space-center"], probes=["venus"], energy=3)
    game.me.filled = [0b01]
    game.do("land venus")
    assert (game.done, game.prompt()) == (["iii-6:2"], "fill-slot")
    game.do("fill johnson-space-center:2")
    assert game.done == ["iii-6:2", "ii-4:2"]


def test_two_traces_of_one_reward_are_two_events() -> None:
    game = Goals("iii-7").set(0, probes=["saturn"], techs=["probe-moon"], energy=3)
    game.do("land titan", "trace left blue discovery")
    assert game.done == ["iii-7:1"]
    game.do("trace right blue discovery")
    assert game.done == ["iii-7:1", "iii-7:2"]


def test_two_launches_of_one_card_are_two_events() -> None:
    game = Goals("iii-5", "iii-9").set(0, hand=["falcon-heavy"]).do("play falcon-heavy", "launch")
    assert game.offers("mark-task") == ["iii-5:1", "iii-9:1"]
    game.do("mark-task iii-9:1", "launch")
    assert game.done == ["iii-5:1", "iii-9:1"]


def test_a_landing_is_one_event_even_where_the_task_can_be_done_in_two_ways() -> None:
    """Objective I.3 takes a landing or a sector; one piece that lands marks one task in all."""
    game = Goals("i-3", "iii-6").set(0, probes=["venus"], energy=3).do("land venus")
    assert game.offers("mark-task") == ["i-3:1", "iii-6:2"]
    game.do("mark-task i-3:1")
    assert game.done == ["i-3:1"]


# What counts


def test_research_by_a_card_counts() -> None:
    game = Goals("ii-9").set(0, hand=["quantum-computer"]).do("play quantum-computer", "take-tech computer-card")
    assert game.done == ["ii-9:1"]


def test_a_scan_by_a_card_counts_for_the_scan_and_a_card_for_three_credits() -> None:
    game = Goals("iii-4", "ii-11").set(0, hand=["lovell-telescope"]).do("play lovell-telescope", "scan")
    assert game.done == ["iii-4:1", "ii-11:2"]


def test_a_launch_by_a_card_and_by_a_technology_counts() -> None:
    assert Goals("iii-5").set(0, hand=["low-cost-space-launch"]).do("play low-cost-space-launch", "launch").done == [
        "iii-5:1"
    ]
    game = Goals("iii-5").set(0, techs=["telescope-launch"]).row("grant").do("scan", "step launch", "launch")
    assert game.done == ["iii-5:1"]


@pytest.mark.parametrize("use", ["corner venera-probe", "exchange card credit"])
def test_a_card_for_three_credits_has_to_be_played_for_its_effect(use: str) -> None:
    game = Goals("ii-11").set(0, hand=["venera-probe", "juno-probe"]).do(use)
    assert game.done == []


def test_a_card_that_costs_energy_is_none_for_three_credits() -> None:
    game = Goals("ii-11", species=("centaurians", "anomalies"), discovered=["centaurians"])
    game.set(0, hand=["vessel-designs"]).do("play vessel-designs")
    assert game.done == []


@pytest.mark.parametrize(("color", "done"), [("red", []), ("yellow", []), ("blue", ["ii-1:2"])])
def test_a_trace_counts_wherever_it_comes_from_by_its_colour(color: str, done: list[str]) -> None:
    game = Goals("ii-1").set(0, hand=["extremophiles-study"]).do("play extremophiles-study")
    game.do(f"trace left {color} discovery")
    assert game.done == done


def test_every_kind_of_mission_counts() -> None:
    """One with a condition, one that takes a sample home; those that events fill are tested above."""
    game = Goals("ii-4").set(0, missions=["venera-probe"], orbiters=["venus"]).do("finish venera-probe")
    assert game.done == ["ii-4:2"]
    game = Goals("ii-4", discovered=["mascamites"]).set(0, missions=["the-queen"]).samples([1, 2, 3], [4, 5, 6], [7])
    assert game.capsule(0, 2, "earth").do("finish the-queen").done == ["ii-4:2"]


@pytest.mark.parametrize(("answer", "done"), [("orbit oumuamua", "iii-2:1"), ("land oumuamua", "iii-6:2")])
def test_oumuamua_is_orbited_and_landed_on_but_no_planet_that_is_named(answer: str, done: str) -> None:
    game = Goals(done[:-2], species=("oumuamua", "anomalies"), discovered=["oumuamua"])
    game.set(0, probes=["oumuamua"], energy=3).do(answer)
    assert game.done == [done]
    game = Goals(*OUTER_SPACE, species=("oumuamua", "anomalies"), discovered=["oumuamua"])
    assert game.set(0, probes=["oumuamua"], energy=3).do(answer).done == []


def test_a_push_onto_asteroids_is_a_visit() -> None:
    """The disc with Earth pushes a probe from 1-4 onto the asteroids at 1-3."""
    game = Goals("ii-1").set(0, probes=["1-4"], publicity=6).do("research")
    assert game.done == ["ii-1:1"]


# What is reached


def test_what_is_reached_is_marked_on_every_objective_at_once() -> None:
    game = Goals("i-1", "iii-5").set(0, hand=["press-statement"], publicity=6).do("play press-statement")
    assert (game.done, game.prompt()) == (["i-1:1", "iii-5:2"], "end-turn")


def test_what_was_reached_stays_marked_when_it_is_spent() -> None:
    game = Goals("i-1").set(0, hand=["press-statement"], publicity=5).row("grant", "dune", "iss")
    game.do("play press-statement", "buy-card", "take grant")
    assert (game.me.publicity, game.done) == (5, ["i-1:1"])


def test_what_is_reached_and_spent_within_one_action_is_marked() -> None:
    """The card brings the eighth publicity, and its scan pays it for a signal at Mercury."""
    game = Goals("i-1").set(0, hand=["noto-radio-observatory"], publicity=7, techs=["telescope-mercury"])
    game.do("play noto-radio-observatory", "scan", "step mercury")
    assert (game.me.publicity, game.done) == (7, ["i-1:1"])


def test_more_than_is_wanted_will_do() -> None:
    game = Goals("i-2").set(0, score=30, missions=["venera-probe"], orbiters=["venus"]).do("finish venera-probe")
    assert game.done == ["i-2:1"]


def test_it_is_the_pool_that_counts_not_the_computer() -> None:
    game = Goals("i-4").set(0, data=3, computer=2, hand=["canadian-hydrogen-telescope"])
    game.do("play canadian-hydrogen-telescope", "signal vega")
    assert (game.me.data, game.done) == (4, [])


# Collecting and replacing


def test_completed_objectives_are_collected_at_the_end_of_the_turn_and_replaced_in_their_place() -> None:
    game = Goals("iii-2", "ii-4", "ii-5", reveals=["ii-7"], below=["iii-1"]).marked("ii-4:1")
    game.set(0, missions=["venera-probe"], orbiters=["venus"]).do("finish venera-probe", "launch")
    assert (game.collected, game.open_tiles) == ([], ["iii-2", "ii-4", "ii-5"])
    game.do("end-turn")
    assert (game.collected, game.open_tiles, game.objectives.left) == (["ii-4"], ["iii-2", "ii-7", "ii-5"], [0, 0, 1])
    assert [facts for _, facts in game.facts("objective-completed")] == [[OBJECTIVES.index("ii-4")]]
    assert [facts for _, facts in game.facts("objective-revealed")] == [[OBJECTIVES.index("ii-7")]]


def test_the_stack_brings_the_first_stage_first() -> None:
    game = Goals("i-1", "i-2", "ii-3", reveals=["ii-7", "iii-1"]).set(0, publicity=8, score=16)
    game.marked("i-1:1", "i-2:1").do("launch", "end-turn")
    stages = [STAGES[STAGE[OBJECTIVES.index(tile)]] for tile in game.open_tiles]
    assert (stages, game.objectives.left) == (["II", "III", "II"], [0, 0, 0])


def test_when_the_stack_is_empty_fewer_lie_open() -> None:
    game = Goals("i-1", "i-2", "ii-3").marked("i-1:1").do("launch", "end-turn")
    assert (game.collected, game.open_tiles) == (["i-1"], ["i-2", "ii-3"])


def test_somebody_who_passes_collects_too() -> None:
    """At once, not only when the rival has passed and the round takes its objective."""
    game = Goals("i-1").marked("i-1:1").do("pass")
    assert game.told.index("objective-completed") < game.told.index("action-card-revealed")


def test_an_event_of_the_turn_before_the_reveal_does_not_count() -> None:
    game = Goals("i-1", "ii-2", "ii-3", reveals=["iii-9"]).marked("i-1:1").do("launch", "end-turn")
    assert (game.open_tiles, game.done) == (["iii-9", "ii-2", "ii-3"], [])


def test_what_was_reached_before_the_reveal_is_marked_at_once() -> None:
    game = Goals("ii-2", "ii-3", "ii-5", reveals=["iii-5"]).set(0, publicity=9, probes=["venus"])
    game.do("orbit venus", "decline", "end-turn")
    assert (game.open_tiles, game.done) == (["ii-2", "iii-5", "ii-5"], ["iii-5:2"])


def test_a_new_objective_that_is_complete_at_once_is_collected_too() -> None:
    """Two in a row, and what they are replaced by stays."""
    game = Goals("i-1", "ii-2", "ii-3", reveals=["i-2", "ii-5"]).set(0, score=16)
    game.marked("i-1:1").do("launch", "end-turn")
    assert (game.collected, game.open_tiles) == (["i-1", "i-2"], ["ii-5", "ii-2", "ii-3"])


def test_milestones_and_discoveries_come_before_collecting() -> None:
    """The gold tile is chosen first; points of a discovery card could still complete an objective."""
    game = Goals("i-2").set(0, score=25).marked("i-2:1").do("launch", "end-turn")
    assert (game.prompt(), game.collected) == ("mark-gold", [])
    assert game.do("mark 1").collected == ["i-2"]


def test_a_sector_won_in_the_turn_of_the_rival_counts() -> None:
    """It has placed the last signal at Vega, which I win with three; my objective is collected after my next turn."""
    game = Goals("iii-8", "ii-2").signals("vega", 0, 0, 0, 1)
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, EVALUATE_SECTORS), Pending(RIVAL, NEXT_TURN)).start()
    assert (game.done, game.prompt(), game.collected) == (["iii-8:1"], "trace", [])
    game.do("trace left red discovery")
    assert (game.prompt(), game.collected) == ("main-action", [])
    assert game.do("launch", "end-turn").collected == ["iii-8"]
