"""The game for two experienced players: two action cards of nine in each round (page 7; subtlety 18)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orrery import IllegalAction, NotYourQuestion
from orrery.games.race import GAME
from orrery.games.race.facts.cards import INDEX
from orrery.games.race.position.actions import ACTIONS

from .scenario import Scenario, money
from .test_round import drawn, phases, through

NOT_DOUBLED = ["explore-5", "explore-1", "consume-trade", "consume-double", "produce"]


def chosen(mine: str, rivals: str, game: Scenario | None = None) -> Scenario:
    """Both have chosen two actions: "develop settle"."""
    game = game or Scenario(advanced=True)
    for seat, actions in enumerate((mine, rivals)):
        game.do(*[f"choose {action}" for action in actions.split()], seat=seat)
    return game


# The choice


def test_subtlety_18_there_are_twenty_three_pairs_of_actions() -> None:
    """18: 21 pairs of the seven kinds, double Develop, double Settle."""
    pairs: set[tuple[int, ...]] = set()
    for first in Scenario(advanced=True).offered():
        for second in Scenario(advanced=True).do(first, seat=0).offered():
            pairs.add(tuple(Scenario(advanced=True).do(first, second, seat=0).me.actions))
    assert len(pairs) == 23
    assert {ACTIONS[one] for one, other in pairs if one == other} == {"develop", "settle"}


def test_the_first_choice_is_among_seven_actions() -> None:
    """18: A lone second Develop or Settle does not exist."""
    assert Scenario(advanced=True).offered() == [f"choose {action}" for action in ACTIONS]


@pytest.mark.parametrize("action", ACTIONS)
def test_only_develop_and_settle_can_be_chosen_twice(action: str) -> None:
    game = Scenario(advanced=True).do(f"choose {action}", seat=0)
    assert (f"choose {action}" in game.offered()) == (action not in NOT_DOUBLED)
    assert len(game.offered()) == (6 if action in NOT_DOUBLED else 7)


def test_both_actions_are_secret_until_all_four_are_chosen() -> None:
    game = Scenario(advanced=True).do("choose settle", seat=0).do("choose produce", "choose develop", seat=1)
    assert [player["actions"] for player in game.view(0)["players"]] == [["settle"], [None, None]]
    assert [player["actions"] for player in game.view(1)["players"]] == [[None], ["develop", "produce"]]
    assert [player["decided"] for player in game.view(None)["players"]] == [False, True]
    game.do("choose explore-1", seat=0)
    assert [player["actions"] for player in game.view(None)["players"]] == [
        ["explore-1", "settle"],
        ["develop", "produce"],
    ]


def test_nobody_chooses_a_third_action() -> None:
    game = Scenario(advanced=True).do("choose settle", "choose settle", seat=0)
    with pytest.raises(NotYourQuestion):
        game.do("choose settle", seat=0)
    with pytest.raises(IllegalAction):
        Scenario(advanced=True).do("choose produce", "choose produce", seat=0)


def test_the_order_of_the_two_choices_makes_no_difference() -> None:
    reached = {
        GAME.hash(chosen(" ".join(mine), "settle explore-5").table) for mine in permutations(["produce", "develop"])
    }
    assert len(reached) == 1


def test_the_question_counts_the_two_choices() -> None:
    game = Scenario(advanced=True).do("choose produce", seat=0)
    asked = [game.table.question(seat) for seat in (0, 1)]
    assert [question and question.arguments(game.table, seat) for seat, question in enumerate(asked)] == [
        {"number": 2, "of": 2},
        {"number": 1, "of": 2},
    ]


# Phases


@pytest.mark.parametrize(
    ("mine", "rivals", "expected"),
    [
        ("develop settle", "develop settle", ["develop", "settle"]),
        ("develop develop", "settle produce", ["develop", "develop-again", "settle", "produce"]),
        ("develop produce", "settle settle", ["develop", "settle", "settle-again", "produce"]),
        ("develop develop", "develop develop", ["develop", "develop-again"]),
        ("develop develop", "settle settle", ["develop", "develop-again", "settle", "settle-again"]),
        ("explore-5 explore-1", "explore-5 explore-1", ["explore"]),
        ("consume-trade consume-double", "produce explore-1", ["explore", "consume", "produce"]),
    ],
)
def test_both_cards_of_one_player_make_a_phase_run_twice(mine: str, rivals: str, expected: list[str]) -> None:
    game = chosen(mine, rivals)
    assert game.view(None)["steps"] == expected
    assert phases(through(game)) == expected


def test_both_explores_together_look_at_eight_cards_and_keep_two() -> None:
    game = chosen("explore-5 explore-1", "produce settle")
    assert (len(game.me.looked), len(game.rival.looked)) == (8, 2)
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"count": 2, "of": 8}


def test_with_both_explores_card_powers_count_once() -> None:
    game = Scenario(tableau=["galactic-renaissance"], advanced=True)
    chosen("explore-5 explore-1", "produce settle", game)
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"count": 3, "of": 10}


def develop_twice(mine: str, rivals: str) -> Scenario:
    """Both develop something of cost 1 and something of cost 2, with cards to spare."""
    game = Scenario(hand=["public-works", "mining-robots", "gem-world", "comet-zone", "plague-world"], advanced=True)
    game.set(1, hand=["expedition-force", "space-marines", "spice-world", "new-earth", "mining-world"])
    chosen(mine, rivals, game)
    for mine_placed, rivals_placed in [("public-works", "expedition-force"), ("mining-robots", "space-marines")]:
        game.do(f"place {mine_placed}", f"place {rivals_placed}")
        while game.asked == "pay":
            game.do(
                next(option for option in game.options if "world" in option or "zone" in option or "earth" in option)
            )
    return game


@pytest.mark.parametrize(
    ("mine", "rivals", "prices"),
    [
        ("develop develop", "settle produce", [0, 1, 1, 2]),
        ("develop develop", "develop produce", [0, 0, 1, 2]),
        ("develop produce", "develop develop", [0, 0, 2, 1]),
        ("develop develop", "develop develop", [0, 0, 1, 1]),
    ],
)
def test_subtlety_18_the_develop_bonus_of_one_card_counts_in_the_first_run_only(
    mine: str, rivals: str, prices: list[int]
) -> None:
    """18: Whoever played both cards has the bonus in both runs."""
    assert [count for _, (_, count) in develop_twice(mine, rivals).facts("paid")] == prices


@pytest.mark.parametrize(
    ("mine", "rivals", "drawers"),
    [
        ("settle settle", "develop produce", [0, 0]),
        ("settle settle", "settle produce", [0, 1, 0]),
        ("settle produce", "settle settle", [0, 1, 1]),
        ("settle settle", "settle settle", [0, 1, 0, 1]),
    ],
)
def test_subtlety_18_the_settle_bonus_of_one_card_counts_in_the_first_run_only(
    mine: str, rivals: str, drawers: list[int]
) -> None:
    """18: Each run gives the bonus once to whoever has it."""
    game = Scenario(hand=["pilgrimage-world", "gambling-world", "gem-world"], advanced=True)
    game.set(1, hand=["refugee-world", "artist-colony", "comet-zone"])
    chosen(mine, rivals, game)
    if game.prompt() == "develop":
        game.do("pass", "pass")
    game.do("place pilgrimage-world", "place refugee-world", "place gambling-world", "place artist-colony")
    while game.asked == "pay":
        game.do(game.options[-1])
    assert [seat for seat, _ in game.facts("card-drawn")] == drawers


def test_a_card_of_the_first_run_can_be_used_in_the_second() -> None:
    game = Scenario(hand=["colony-ship", "new-earth", "gem-world"], advanced=True)
    chosen("develop settle", "produce settle", game)
    game.do("place colony-ship", "pass", "discard gem-world")
    assert game.offered() == ["place new-earth", "pass"]
    game = Scenario(tableau=["new-sparta"], hand=["former-penal-colony", "pirate-world"], advanced=True)
    chosen("settle settle", "produce explore-1", game)
    while game.asked == "keep":
        game.do(game.options[0])
    game.do("place former-penal-colony", "pass", "place pirate-world", "pass")
    assert game.facts("conquered") == [(0, [INDEX["former-penal-colony"], 2]), (0, [INDEX["pirate-world"], 3])]


def test_one_development_in_each_run_and_never_the_same_twice() -> None:
    game = Scenario(hand=["public-works", "public-works", *money(4)], advanced=True)
    chosen("develop develop", "produce settle", game)
    game.do("place public-works", "pass")
    assert (game.view(0)["step"], "place public-works" in game.offered()) == ("develop-again", False)


def test_passing_in_the_first_run_does_not_end_the_second() -> None:
    game = Scenario(hand=["pilgrimage-world"], advanced=True)
    chosen("settle settle", "produce explore-1", game)
    while game.asked == "keep":
        game.do(game.options[0])
    game.do("pass", "pass", "place pilgrimage-world", "pass")
    assert "pilgrimage-world" in game.tableau()
    assert drawn(game, 0) == 1


def test_a_tactics_card_given_up_in_the_first_settle_does_not_help_in_the_second() -> None:
    game = Scenario(tableau=["new-military-tactics"], hand=["pirate-world", "rebel-underground"], advanced=True)
    chosen("settle settle", "develop produce", game).do("pass", "pass")
    game.do("place pirate-world", "pass")
    assert (game.tableau(), game.offered()) == (["pirate-world"], ["pass"])
