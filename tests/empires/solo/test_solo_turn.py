"""A turn alone: a card, then an action, then the next card; ships that robots find, and what lies ready at first."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import GUARDIAN_X, GUARDIAN_Y, MM
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.turn import TURN

from .scenario import Alone


def test_a_card_comes_first_then_exactly_one_action_then_the_next_card() -> None:
    game = Alone().only("alpha-middle=pink", "beta-edge-a=orange").planet("alpha-middle", troops=2)
    game.robots("beta-edge-a", 3).card("target-orange", "target-pink")
    assert game.asked == "choose-action"
    assert game.told == ["turn-begun", "card-drawn", "robots-looked", "nothing-found"]
    game.do("choose build", "build outpost alpha-middle", "end-turn")
    campaign = game.view["campaign"]
    assert campaign is not None
    assert campaign["turn"] == 2
    assert campaign["discards"] == ["target-orange", "target-pink"]
    assert game.robots_around("alpha-middle") == 1
    assert game.asked_seat == 0


def test_discards_lie_openly_in_the_order_in_which_they_came() -> None:
    game = Alone().only("alpha-middle=pink", "beta-edge-a=orange").planet("alpha-middle", troops=2)
    game.robots("beta-edge-a", 3).face_down(["delta-edge-a"], ["green"], ["warp"])
    game.card("target-purple", "green", "warp", "target-orange")
    game.do("choose build", "build outpost alpha-middle", "end-turn")
    campaign = game.view["campaign"]
    assert campaign is not None
    assert campaign["discards"] == ["target-purple", "target-orange"]
    assert [card["card"] for card in campaign["deck"]] == [
        "target-pink",
        "target-green",
        "target-blue",
        "spread",
        "drone-scout",
    ]


def test_the_supply_is_full_and_technology_cards_lie_on_side_a_without_stones() -> None:
    state = GAME.new(1, {"scenario": 2}, RandomDealer(1)).state
    campaign = GAME.view(GAME.new(1, {"scenario": 2}, RandomDealer(1)), 0)["campaign"]
    assert campaign is not None
    assert (campaign["robots_left"], campaign["guardians_left"], campaign["destroyed_left"]) == (12, 4, 6)
    assert list(state.tokens) == [1, 1, 1, 1]
    cards = [(card["colour"], card["side"], card["stones"]) for card in campaign["technology_cards"]]
    assert cards == [(colour, "A", 0) for colour in ("orange", "purple", "pink", "green")]


# Ships where robots come


def test_reinforcements_destroy_ships_in_the_orbit() -> None:
    game = Alone().robots("beta-edge-a", 2).ship(0, "ship-1", "beta-edge-a").ship(0, "ship-2", "alpha-gate")
    game.card("guardian-1").do("guard delta")
    assert game.at(0, "ship-1") is None
    assert game.at(0, "ship-2") is not None


def test_scouts_destroy_ships_at_the_planet_that_they_find() -> None:
    game = Alone().only().ship(0, "ship-1", "beta-edge-a").card("guardian-2")
    game.face_down(["beta-edge-a"], ["blue"], ["warp"])
    game.do("guard alpha")
    assert game.robots_on("beta-edge-a") == 2
    assert game.at(0, "ship-1") is None


@pytest.mark.parametrize("card", ["guardian-3", "guardian-5", "target-pink"])
def test_robots_that_come_into_an_orbit_destroy_the_ships_there(card: str) -> None:
    game = Alone().only("alpha-middle=pink").planet("alpha-middle", troops=2).ship(0, "ship-1", "alpha-middle")
    game.card(card).start()
    if card != "target-pink":
        game.do("guard delta")
    assert game.robots_around("alpha-middle") > 0
    assert game.at(0, "ship-1") is None


def test_two_guardians_destroyed_in_a_turn_take_the_place_of_two_draws() -> None:
    game = Alone().guardian("alpha").guardian("beta")
    for ship in range(6):
        x, y = GUARDIAN_X[ship // 3] // MM, GUARDIAN_Y[ship // 3] // MM
        game.ship(0, f"ship-{ship + 1}", (x + (-30, 30, 0)[ship % 3], y + (0, 0, 30)[ship % 3]))
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    game.do("attack-guardian beta", "join ship-4", "join ship-5")
    assert game.state.campaign.skips == 2
    for left in (1, 0):
        game.next(TURN).start()
        assert game.told[:2] == ["turn-begun", "draw-skipped"]
        assert "card-drawn" not in game.told
        assert game.state.campaign.skips == left
