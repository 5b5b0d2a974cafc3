"""Positions as numbers: what the contract kit cannot say of them, in particular positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery
from orrery.core.table import Table
from orrery.games.race.position.state import State
from orrery.games.race.sight.features import QUESTIONS, RaceFeatures

from .scenario import Scenario, money

FEATURES = RaceFeatures()


def numbers(table: Table[State], seat: int, prefix: str = "") -> dict[str, int]:
    """The numbers of a section or part that are not zero, by what follows its name."""
    named = FEATURES.by_name(table, seat)
    return {name.removeprefix(prefix): number for name, number in named.items() if name.startswith(prefix)}


def test_every_question_has_a_number() -> None:
    messages = Path(orrery.__file__).parent / "locales" / "en" / "race" / "game.ftl"
    asked = re.findall(r"^race-ask-(\S+) =", messages.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(asked) == sorted(QUESTIONS)


def test_one_knows_ones_own_hand_and_how_many_cards_others_have() -> None:
    game = Scenario(hand=["gem-world", "drop-ships", "drop-ships"]).set(1, hand=["comet-zone"]).start()
    assert numbers(game.table, 0, "hand/") == {"gem-world": 1, "drop-ships": 2}
    assert numbers(game.table, 1, "hand/") == {"comet-zone": 1}
    assert numbers(game.table, 0)["player 1/cards in hand"] == 1
    assert numbers(game.table, 1)["player 1/cards in hand"] == 3


def test_players_stand_in_turn_order_from_the_seat_itself() -> None:
    game = Scenario(seats=3).first(2)
    for seat in range(3):
        game.set(seat, chips=seat + 1)
    game.start()
    for seat in range(3):
        told = numbers(game.table, seat)
        assert [told[f"player {step}/chips"] for step in range(3)] == [(seat + step) % 3 + 1 for step in range(3)]
        assert told[f"player {(2 - seat) % 3}/first"] == 1
        assert "player 3/there" not in told
        assert told["seats"] == 3


def test_others_actions_lie_face_down_until_all_have_chosen() -> None:
    game = Scenario().do("choose settle", seat=1)
    assert numbers(game.table, 1, "player 0/actions/") == {"settle": 1}
    assert numbers(game.table, 0, "player 1/actions") == {" face down": 1}
    game.do("choose explore-5", seat=0)
    assert numbers(game.table, 0, "player 1/actions") == {"/settle": 1}


def test_a_card_to_be_placed_is_secret_and_its_powers_count_later() -> None:
    game = Scenario("develop", hand=["public-works", *money(2)]).set(1, hand=["mining-robots", *money(3)[2:]])
    game.do("place public-works", seat=0)
    assert numbers(game.table, 0, "placing/") == {"public-works": 1}
    assert numbers(game.table, 1, "placing/") == {}
    game.do("pass", seat=1)
    assert numbers(game.table, 0, "placing/") == {}
    assert numbers(game.table, 1, "player 1/tableau/") == {"old-earth": 1, "public-works": 2}


def test_a_question_tells_its_kind_and_its_arguments() -> None:
    game = Scenario("develop", hand=["public-works", *money(3)]).do("place public-works", "pass")
    assert game.prompt() == "pay"
    assert numbers(game.table, 0, "question/") == {"kind/pay": 1, "count": 1}
    assert numbers(game.table, 1, "question") == {}


def test_a_power_that_spends_goods_is_told_with_the_question() -> None:
    worlds = ["gem-world", "spice-world", "comet-zone"]
    game = Scenario("consume", tableau=["old-earth", *worlds], goods=worlds).start()
    assert game.prompt() == "spend"
    assert numbers(game.table, 0, "question/") == {"kind/spend": 1, "count": 2, "power/old-earth": 1}
    assert numbers(game.table, 0, "player 0/goods/") == {"novelty": 2, "rare": 1}


def test_sums_of_a_tableau_are_told() -> None:
    game = Scenario(tableau=["new-sparta", "drop-ships", "galactic-imperium"]).set(0, chips=4).start()
    told = numbers(game.table, 0, "player 0/")
    view = game.view(0)["players"][0]
    assert told["points"] == view["points"]
    assert told["points of six-cost developments"] == view["breakdown"]["six-cost"]
    assert told["strength"] == view["strength"]
    assert told["cards in the tableau"] == 3


def test_what_points_are_owed_by_the_pool_is_told() -> None:
    game = Scenario().set(0, chips=30).start()
    assert game.state.pool == -6
    assert numbers(game.table, 0, "pool") == {" overdrawn": 6}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_end_tells_who_has_won(seat: int) -> None:
    game = Scenario("round-end").set(1, chips=24).start()
    assert game.table.over
    told = numbers(game.table, seat)
    assert [step for step in range(2) if f"player {step}/won" in told] == [1 - seat]
