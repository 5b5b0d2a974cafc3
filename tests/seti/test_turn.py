"""Turns and rounds: order, passing, hand limit, rotation, stacks, income, the start marker (pages 5, 19)."""

from __future__ import annotations

import pytest

from .scenario import Scenario
from .species import Found

HAND = ["grant", "dune", "alice", "hayabusa", "iss", "plato"]
STACK = ("pixl", "atlas", "sherloc")


def in_round(number: int, seats: int = 2) -> Scenario:
    """A position at the beginning of a round."""
    game = Scenario(seats)
    game.state.rounds = number - 1
    return game


# Turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    game = Scenario(seats)
    order = []
    for _ in range(2 * seats):
        order.append(game.asked_seat)
        game.do("launch" if len(order) <= seats else "pass")
        if game.prompt(order[-1]) == "end-turn":
            game.do("end-turn")
    assert order == [*range(seats), *range(seats)]


def test_who_has_passed_is_left_out() -> None:
    game = Scenario(3).do("launch", "end-turn", "pass", "launch", "end-turn")
    assert game.asked_seat == 0
    game.do("exchange credit energy", "pass")
    assert game.asked_seat == 2


def test_the_last_player_goes_on_alone() -> None:
    game = Scenario(hand=["grant", "press-statement"]).row("dune").set(1, hand=["iss"]).do("play grant", "draw")
    game.do("end-turn", "pass", "play press-statement", "end-turn")
    assert (game.asked_seat, game.state.rounds) == (0, 1)


def test_there_are_eight_main_actions() -> None:
    game = Scenario(probes=["mars"], computer=6, publicity=6, hand=["grant"], techs=["probe-limit"])
    verbs = {text.split(" ")[0] for text in game.offered()}
    assert verbs >= {"launch", "orbit", "land", "scan", "analyse", "play", "research", "pass"}
    poor = Scenario(credit=0, energy=0, publicity=0)
    assert poor.offered() == ["pass"]


def test_a_turn_ends_when_the_player_says_so() -> None:
    game = Scenario().do("launch")
    assert (game.asked_seat, game.prompt()) == (0, "end-turn")
    game.do("end-turn")
    assert game.asked_seat == 1


# Passing


def test_who_passes_keeps_at_most_four_cards_of_choice() -> None:
    """21: first of all."""
    game = Scenario(hand=HAND).do("pass")
    assert (game.prompt(), len(game.offers("discard")), game.state.offsets) == ("discard-cards", 6, [0, 0, 0])
    game.do("discard dune", "discard iss")
    assert (sorted(game.hand()), game.asked_seat) == (["alice", "grant", "hayabusa", "plato"], 1)
    assert game.view(0)["discard"] == ["dune", "iss"]


def test_four_cards_may_be_kept() -> None:
    game = Scenario(hand=HAND[:4]).do("pass")
    assert (len(game.hand()), game.asked_seat) == (4, 1)


def test_the_first_to_pass_rotates_the_sky_the_others_do_not() -> None:
    game = Scenario(3).do("pass")
    assert (game.state.offsets, game.state.token) == ([7, 0, 0], 0)
    game.do("pass")
    assert game.state.offsets == [7, 0, 0]


def test_discard_then_rotate_then_take_a_card_of_the_stack() -> None:
    """21: the card of the stack comes after the limit, so five cards can be held."""
    game = Scenario(hand=HAND[:5]).stack(*STACK).do("pass", "discard grant")
    assert (game.prompt(), game.state.offsets) == ("pick-stack-card", [7, 0, 0])
    game.do("keep atlas")
    assert (len(game.hand()), "atlas" in game.hand()) == (5, True)


def test_the_earlier_one_passes_the_more_there_is_to_choose_from() -> None:
    """21: the last card of the stack is discarded."""
    game = Scenario().stack(*STACK).do("pass")
    assert game.offers("keep") == ["sherloc", "atlas", "pixl"]
    game.do("keep atlas", "pass")
    assert game.offers("keep", 1) == ["sherloc", "pixl"]
    game.do("keep pixl")
    assert (game.view(0)["discard"], "atlas" in game.hand(), "pixl" in game.hand(1)) == (["sherloc"], True, True)


def test_the_choice_from_the_stack_is_secret() -> None:
    game = Scenario().stack(*STACK).do("pass", "keep atlas")
    event = next(event for event in game.events if event.kind.name == "stack-card-taken")
    assert (event.seen_by(0)["card"], event.seen_by(1)["card"]) == (game.outcome("atlas"), None)


def test_only_who_passes_sees_the_stack() -> None:
    game = Scenario().stack(*STACK)
    assert (game.view(0)["stack"], game.view(0)["stacks"]) == (None, [3])
    game.do("pass")
    assert sorted(game.view(0)["stack"] or []) == ["atlas", "pixl", "sherloc"]
    assert game.view(1)["stack"] is None
    game.do("keep atlas")
    assert game.view(0)["stack"] == ["sherloc", "pixl"]


def test_who_has_passed_knows_what_lay_in_the_stack() -> None:
    """Before, it could be any cards."""
    game = Found().stack(*STACK).start()
    lying = game.state.stacks[0][:]
    assert any(game.imagined(0, seed).stacks[0] != lying for seed in range(20))
    game.do("pass", "keep atlas")
    assert all(game.imagined(0, seed).stacks[0] == game.state.stacks[0] for seed in range(20))


def test_what_others_take_from_the_stack_later_could_be_any_card_that_was_left() -> None:
    game = Found(3).stack(*STACK, "dune").do("pass", "keep atlas", "pass", "keep pixl")
    hands = {tuple(game.imagined(0, seed).players[1].hand) for seed in range(40)}
    assert hands == {(game.outcome(card),) for card in ("pixl", "sherloc", "dune")}


def test_each_round_has_its_own_stack() -> None:
    game = Scenario().stack(*STACK).stack("dune", "iss", "plato")
    game.do("pass", "keep atlas", "pass", "keep pixl", "pass")
    assert (game.state.rounds, game.offers("keep", 1)) == (2, ["dune", "iss", "plato"])


def test_the_fifth_round_has_no_stack_but_its_rotation() -> None:
    """21: rotate if first, in round five too."""
    game = in_round(5).do("pass")
    assert (game.state.offsets, game.asked_seat, game.prompt(1)) == ([7, 0, 0], 1, "main-action")


def test_milestones_come_after_passing_too() -> None:
    game = Scenario(score=25).stack(*STACK).do("pass", "keep atlas")
    assert game.prompt() == "mark-gold"


# Between rounds


def test_the_round_ends_when_all_have_passed() -> None:
    game = Scenario(3).do("pass", "pass")
    assert game.state.rounds == 1
    game.do("pass")
    assert (game.state.rounds, game.state.passed, game.state.token) == (2, 0, 1)


def test_everybody_gets_income_between_rounds() -> None:
    game = Scenario(3, credit=0, energy=0).set(2, income=["dune", "iss"]).do("pass", "pass", "pass")
    assert [(player.credit, player.energy) for player in game.state.players] == [(3, 2), (7, 5), (9, 5)]
    assert [len(player.hand) for player in game.state.players] == [1, 1, 1]


def test_the_start_marker_goes_to_the_left() -> None:
    game = Scenario(3)
    starts = []
    for _ in range(5):
        starts.append(game.asked_seat)
        game.do("pass", "pass", "pass")
    assert (starts, game.table.over) == ([0, 1, 2, 0, 1], True)


def test_the_order_of_passing_does_not_matter_for_the_next_round() -> None:
    game = Scenario(3).do("launch", "end-turn", "pass", "pass", "pass")
    assert (game.state.rounds, game.asked_seat) == (2, 1)


def test_the_rotation_token_lies_on_every_stack_again() -> None:
    game = Scenario()
    for _ in range(5):
        game.do("pass", "pass")
    assert (game.table.over, len(game.facts("sky-turned")), game.state.offsets) == (True, 5, [3, 5, 7])


def test_a_game_has_five_rounds() -> None:
    game = in_round(4).do("pass", "pass")
    assert (game.state.rounds, game.table.over) == (5, False)
    game.do("pass", "pass")
    assert (game.table.over, game.facts("round-begun")) == (True, [(0, [4]), (1, [5])])
