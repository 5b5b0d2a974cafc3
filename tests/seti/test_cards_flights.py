"""Project cards that launch and move probes."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.cards import CARDS

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")


def movement(game: Scenario) -> int:
    """How much movement the question grants; none where something else is asked."""
    game.start()
    question = game.table.question(0)
    assert question is not None
    return int(question.arguments(game.table, 0)["count"]) if question.prompt() == "move" else 0


# Launches


def test_074_pre_launch_testing_moves_for_shown_cards_with_movement() -> None:
    hand = ["pre-launch-testing", "wow-signal", "asteroids-research", "atlas"]
    game = Scenario(hand=hand).row(*ROW).do("play pre-launch-testing", "launch")
    assert (game.prompt(), game.offers("show")) == ("show-cards", ["0", "1", "2"])
    game.do("show 2", "fly 1-5 outward", "fly 2-5 outward")
    told = {CARDS[facts[0]] for _, facts in game.facts("card-shown")}
    assert told == {"wow-signal", "asteroids-research"}, "everybody sees them"
    assert (game.prompt(), game.probes(), game.me.credit) == ("end-turn", ["3-5"], 2)
    assert game.hand() == ["atlas", "wow-signal", "asteroids-research"]


def test_074_pre_launch_testing_may_show_fewer_or_none() -> None:
    hand = ["pre-launch-testing", "wow-signal", "asteroids-research"]
    game = Scenario(hand=hand).do("play pre-launch-testing", "launch", "show 1")
    game.do("reveal asteroids-research", "fly 1-5 outward")
    assert (game.prompt(), game.probes()) == ("end-turn", ["2-5"])
    game = Scenario(hand=hand).do("play pre-launch-testing", "launch", "show 0")
    assert (game.prompt(), game.probes()) == ("end-turn", ["1-5"])


def test_074_pre_launch_testing_moves_another_probe_where_none_can_be_launched() -> None:
    game = Scenario(hand=["pre-launch-testing", "wow-signal"], probes=["3-5"]).do("play pre-launch-testing", "show 1")
    game.do("fly 3-5 clockwise")
    assert (game.prompt(), game.probes()) == ("end-turn", ["3-6"])


@pytest.mark.parametrize(
    ("card", "afterwards"),
    [
        pytest.param("pre-launch-testing", "end-turn", id="074-pre-launch-testing"),
        pytest.param("starship", "research", id="085-starship"),
        pytest.param("rosetta-probe", "end-turn", id="104-rosetta-probe"),
        pytest.param("lunar-gateway", "end-turn", id="117-lunar-gateway"),
        pytest.param("low-cost-space-launch", "end-turn", id="130-low-cost-space-launch"),
        pytest.param("space-shuttle", "end-turn", id="132-space-shuttle"),
        pytest.param("optimal-launch-window", "move", id="133-optimal-launch-window"),
    ],
)
def test_one_probe_is_launched_even_if_two_may_be_in_space(card: str, afterwards: str) -> None:
    game = Scenario(hand=[card], techs=["probe-limit"]).do(f"play {card}", "launch")
    assert (game.prompt(), len(game.probes())) == (afterwards, 1)


@pytest.mark.parametrize("card", ["low-cost-space-launch", "rosetta-probe", "lunar-gateway"])
def test_a_launch_may_be_left_out(card: str) -> None:
    game = Scenario(hand=[card]).do(f"play {card}", "decline")
    assert (game.prompt(), game.probes()) == ("end-turn", [])


def test_130_low_cost_space_launch_launches_for_one_credit() -> None:
    game = Scenario(hand=["low-cost-space-launch"]).row(*ROW)
    assert game.gained("play low-cost-space-launch", "launch") == {"credit": -1, "cards": -1}
    assert (game.prompt(), game.probes(), len(game.state.discard)) == ("end-turn", ["1-5"], 1)


def test_130_low_cost_space_launch_keeps_the_limit_of_probes() -> None:
    game = Scenario(hand=["low-cost-space-launch"], probes=["venus"]).do("play low-cost-space-launch")
    assert (game.prompt(), game.probes()) == ("end-turn", ["1-3"])
    game = Scenario(hand=["low-cost-space-launch"], probes=["venus"], techs=["probe-limit"])
    assert game.do("play low-cost-space-launch", "launch").probes() == ["1-3", "1-5"]


@pytest.mark.parametrize(
    ("sky", "movement_given"),
    [
        pytest.param((0, 0, 0), 1, id="133-optimal-launch-window-comet"),
        pytest.param((3, 6, 1), 3, id="133-optimal-launch-window-mars-saturn-uranus"),
        pytest.param((4, 0, 0), 1, id="133-optimal-launch-window-comet-in-ring-2"),
        pytest.param((4, 4, 0), 0, id="133-optimal-launch-window-nothing"),
    ],
)
def test_133_optimal_launch_window_moves_for_planets_and_comets_in_the_sector_of_earth(
    sky: tuple[int, int, int], movement_given: int
) -> None:
    game = Scenario(hand=["optimal-launch-window"]).sky(*sky).do("play optimal-launch-window")
    assert (game.prompt(), game.me.credit) == ("launch", 2)
    game.do("launch")
    assert movement(game) == movement_given


def test_133_optimal_launch_window_moves_another_probe_where_none_can_be_launched() -> None:
    game = Scenario(hand=["optimal-launch-window"], probes=["3-5"]).do("play optimal-launch-window")
    assert movement(game) == 1
    game.do("fly 3-5 outward")
    assert (game.prompt(), game.probes(), game.me.publicity) == ("end-turn", ["4-5"], 5)


# Bonuses of the turn


def test_123_asteroids_flyby_pays_data_for_the_first_visit_of_asteroids() -> None:
    game = Scenario(hand=["asteroids-flyby"], probes=["2-5"]).row(*ROW)
    assert game.gained("play asteroids-flyby", "fly 2-5 clockwise") == {"cards": -1, "data": 1}
    assert game.prompt() == "end-turn"
    assert game.gained("burn", "burn", "fly 2-6 clockwise") == {"energy": -2}, "from asteroids to asteroids, once only"


def test_123_asteroids_flyby_waits_until_the_end_of_the_turn() -> None:
    game = Scenario(hand=["asteroids-flyby"], probes=["3-6"]).do("play asteroids-flyby", "fly 3-6 counter-clockwise")
    assert game.gained("burn", "fly 3-5 inward") == {"energy": -1}
    assert game.gained("burn", "fly 2-5 clockwise") == {"energy": -1, "data": 1}
    game = Scenario(hand=["asteroids-flyby"], probes=["2-5"]).do("play asteroids-flyby", "decline", "end-turn", "pass")
    probe = game.probes()[0]
    assert game.gained("burn", f"fly {probe} clockwise") == {"energy": -1}


def test_123_asteroids_flyby_does_not_count_a_visit_before_it_is_played() -> None:
    """Open question 1 of the card facts: only from the moment of playing."""
    game = Scenario(hand=["asteroids-flyby"], probes=["2-5"]).do("burn", "fly 2-5 clockwise")
    assert game.gained("play asteroids-flyby", "decline") == {"cards": -1}
    assert (game.prompt(), game.me.data) == ("end-turn", 0)


def test_124_cometary_encounter_pays_points_for_the_first_visit_of_a_comet() -> None:
    game = Scenario(hand=["cometary-encounter"], probes=["1-0"]).row(*ROW)
    gains = game.gained("play cometary-encounter", "fly 1-0 outward")
    assert gains == {"credit": -1, "cards": -1, "score": 4, "publicity": 1}
    assert game.gained("fly 2-0 clockwise") == {"publicity": 1}, "the second comet"
    assert game.prompt() == "end-turn"


def test_124_cometary_encounter_does_not_count_a_comet_before_it_is_played() -> None:
    game = Scenario(hand=["cometary-encounter"], probes=["1-0"]).do("burn", "fly 1-0 outward")
    assert game.gained("play cometary-encounter", "fly 2-0 outward", "decline") == {"credit": -1, "cards": -1}
    assert game.gained("burn", "fly 3-0 inward") == {"energy": -1, "publicity": 1, "score": 4}


def test_125_trajectory_correction_pays_for_a_step_at_the_same_distance_from_the_sun() -> None:
    game = Scenario(hand=["trajectory-correction"], probes=["3-5"]).row(*ROW)
    gains = game.gained("play trajectory-correction", "fly 3-5 clockwise")
    assert gains == {"credit": -1, "cards": -1, "score": 3, "publicity": 1}
    assert game.prompt() == "end-turn"
    assert game.gained("burn", "fly 3-6 counter-clockwise") == {"energy": -1}, "once"


def test_125_trajectory_correction_does_not_pay_for_a_step_from_ring_to_ring() -> None:
    game = Scenario(hand=["trajectory-correction"], probes=["2-5"])
    assert game.gained("play trajectory-correction", "fly 2-5 outward") == {"credit": -1, "cards": -1}
    gains = game.gained("burn", "fly 3-5 clockwise")
    assert gains == {"energy": -1, "score": 3, "publicity": 1}, "but later in the turn"


def test_125_trajectory_correction_does_not_count_a_step_before_it_is_played() -> None:
    game = Scenario(hand=["trajectory-correction"], probes=["3-5"]).do("burn", "fly 3-5 clockwise")
    assert game.gained("play trajectory-correction", "fly 3-6 inward") == {"credit": -1, "cards": -1}
