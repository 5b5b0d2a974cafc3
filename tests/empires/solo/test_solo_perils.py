"""What the view tells that a card would cost, and that the card then costs just that."""

from __future__ import annotations

from orrery.games.empires.facts.board import GUARDIAN_X, GUARDIAN_Y, MM
from orrery.games.empires.sight.campaign import campaign_view
from orrery.games.empires.sight.perils import PerilView

from .scenario import Alone


def perils_of(game: Alone, card: str) -> list[PerilView]:
    told = next(each for each in campaign_view(game.state)["deck"] if each["card"] == card)
    return [peril for step in told["steps"] for peril in step["perils"]]


def test_a_landing_tells_which_ships_it_destroys() -> None:
    game = Alone().only("alpha-middle=pink").ship(0, "ship-1", "alpha-middle").card("target-pink")
    assert perils_of(game, "target-pink") == [{"place": "alpha-middle", "ships": ["ship-1"], "overrun": False}]
    game.start()
    assert game.at(0, "ship-1") is None


def test_a_siege_tells_whether_the_planet_is_overrun() -> None:
    game = Alone().only("alpha-middle=pink").planet("alpha-middle", troops=2)
    game.besieged("alpha-middle", 1).card("target-pink")
    assert perils_of(game, "target-pink") == []
    game.besieged("alpha-middle", 1)
    assert perils_of(game, "target-pink") == [{"place": "alpha-middle", "ships": [], "overrun": True}]
    game.start()
    assert game.robots_on("alpha-middle") == 3


def test_a_guardian_tells_which_ships_are_in_its_range() -> None:
    near = GUARDIAN_X[0] / MM + 60, GUARDIAN_Y[0] / MM
    game = Alone().ship(0, "ship-1", near).card("guardian-2")
    assert {"place": "alpha", "ships": ["ship-1"], "overrun": False} in perils_of(game, "guardian-2")
    game.start().do("guard alpha")
    assert game.at(0, "ship-1") is None


def test_where_nothing_is_lost_nothing_is_told() -> None:
    game = Alone().only("alpha-middle=pink").ship(0, "ship-1", "beta-middle").card("target-pink")
    assert perils_of(game, "target-pink") == []
    game.start()
    assert game.at(0, "ship-1") is not None
