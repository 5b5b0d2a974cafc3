"""Free actions: before, during and after the main action, one after the other, in one's own turn alone (page 5)."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.cards import INDEX

from .scenario import Scenario

FREE = {"burn", "corner", "store", "store-below", "finish", "exchange", "buy-card"}
EVERYTHING = {
    "probes": ["earth"],
    "hand": ["grant", "hayabusa", "press-statement"],
    "missions": ["venera-probe"],
    "orbiters": ["venus"],
}


def equipped() -> Scenario:
    """Somebody who can use each of the seven free actions."""
    game = Scenario(data=3, computer=1, publicity=10, credit=9, energy=9).row("dune", "alice", "iss")
    return game.set(0, **EVERYTHING).tech(0, "computer-publicity", "a")


def free(game: Scenario, seat: int = 0) -> set[str]:
    """The free actions a seat is offered, by verb."""
    return {text.split(" ")[0] for text in game.offered(seat)} & FREE


# When


def test_all_seven_come_before_the_main_action() -> None:
    assert (equipped().prompt(), free(equipped())) == ("main-action", FREE)


def test_all_seven_come_after_the_main_action() -> None:
    game = equipped().do("play press-statement")
    assert (game.prompt(), free(game)) == ("end-turn", FREE)


@pytest.mark.parametrize(
    ("answers", "prompt"),
    [
        (["scan"], "scan-step"),
        (["scan", "step row"], "signal-by-row-card"),
        (["scan", "step row", "discard dune"], "signal"),
        (["play grant"], "take-card"),
        (["research"], "research"),
        (["research", "take-tech computer-credit"], "install"),
    ],
)
def test_all_seven_come_between_the_steps_of_the_main_action(answers: list[str], prompt: str) -> None:
    """9: a free action may interrupt the main action."""
    game = equipped().do(*answers)
    assert (game.prompt(), free(game)) == (prompt, FREE)


def test_an_interrupted_question_is_asked_again() -> None:
    game = equipped().do("scan", "step row", "discard dune", "store", "buy-card", "draw")
    assert (game.prompt(), game.offers("signal")) == ("signal", ["barnards-star", "proxima-centauri"])
    game.do("signal barnards-star")
    assert (game.at("barnards-star"), game.me.computer) == ([0], 2)


def test_any_number_in_any_order_and_none_is_needed() -> None:
    game = equipped().do("burn", "fly 1-5 outward", "store", "burn", "fly 2-5 outward", "corner grant", "pass")
    assert (game.probes(), game.me.computer, game.asked_seat) == (["3-5"], 2, 1)
    assert equipped().do("pass").asked_seat == 1


def test_no_second_main_action() -> None:
    game = equipped().do("play press-statement")
    assert {text.split(" ")[0] for text in game.offered()} - FREE == {"end-turn"}


def test_a_turn_has_a_main_action_even_after_free_ones() -> None:
    game = equipped().do("store", "corner grant")
    assert (game.prompt(), "end-turn" in game.offered()) == ("main-action", False)


# Not inside one another


@pytest.mark.parametrize(
    ("answers", "prompt"),
    [
        (["buy-card"], "take-card"),
        (["exchange card card"], "discard-cards"),
        (["exchange credit card"], "take-card"),
        (["store", "store", "store"], "increase-income"),
    ],
)
def test_a_free_action_is_finished_before_the_next(answers: list[str], prompt: str) -> None:
    """9"""
    game = equipped().do(*answers)
    assert (game.prompt(), free(game)) == (prompt, set())


def test_the_reward_of_a_finished_mission_is_not_interrupted_either() -> None:
    """9"""
    game = equipped().set(0, missions=["odinus-mission"], orbiters=["uranus", "neptune"]).do("finish odinus-mission")
    assert (game.prompt(), free(game)) == ("take-card", set())


def test_a_card_discarded_on_a_flight_is_told_as_a_corner_used() -> None:
    game = equipped().do("burn", "corner hayabusa")
    assert (game.facts("corner-used"), game.facts("card-discarded")) == ([(0, [INDEX["hayabusa"]])],) * 2


def test_inside_a_movement_only_more_movement_joins() -> None:
    """9: no other free action, but energy and movement corners add to the same movement."""
    game = equipped().set(0, hand=["falcon-heavy"]).do("burn")
    assert [text for text in game.offered() if not text.startswith("fly")] == [
        "burn",
        "corner falcon-heavy",
        "corner hayabusa",
        "decline",
    ]


def test_after_one_free_action_the_next_may_follow() -> None:
    game = equipped().do("buy-card", "draw")
    assert free(game) == FREE


# Not outside one's own turn


def test_a_trace_in_another_players_turn_offers_no_free_actions() -> None:
    """6: the winner of a sector answers in my turn."""
    game = Scenario(hand=["vega-observation"]).signals("vega", 1, 1, 1)
    game.set(1, data=3, publicity=10, hand=["grant", "dune"]).do("play vega-observation")
    assert (game.asked_seat, game.offered(1)) == (1, ["trace left red discovery", "trace right red discovery"])


def test_nobody_else_is_asked_in_my_turn() -> None:
    game = equipped().set(1, data=3, publicity=10)
    assert (game.offered(1), game.prompt(1)) == ([], None)


def test_passing_ends_the_free_actions() -> None:
    """Page 19: they come first; then the steps of passing."""
    game = equipped().stack("plato", "pixl", "atlas").set(0, hand=["sherloc", "dragonfly"]).do("pass")
    assert (game.prompt(), free(game)) == ("discard-cards", set())
    game.do("discard grant")
    assert (game.prompt(), free(game)) == ("pick-stack-card", set())


def test_free_actions_are_possible_in_the_turn_of_passing() -> None:
    game = equipped().do("store", "burn", "fly 1-5 outward", "pass")
    assert (game.me.computer, game.state.passed) == (2, 1)


def test_milestones_offer_no_free_actions() -> None:
    """13"""
    game = equipped()
    game.me.score = 25
    game.do("play press-statement", "end-turn")
    assert game.offered() == ["mark 1", "mark 2", "mark 3", "mark 4"]


def test_filling_a_mission_slot_is_no_moment_for_free_actions() -> None:
    game = equipped().set(0, missions=["cape-canaveral-sfs"], techs=["probe-limit"]).do("launch")
    assert (game.prompt(), free(game)) == ("fill-slot", set())
