"""Rulings where the rulebook is silent: what plasma ignores, ships without attack, relics for nothing."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.attacking import ATTACK

from .megastructures import HERE, owning, place_at, use
from .scenario import Scenario


def struck(game: Scenario, hole: str = "beta-middle") -> Scenario:
    """The plasma disc touches a planet first."""
    return use(game, "plasma-shot").shoots(HERE, ("hole", 0, hole)).do("aim 0 50")


# The star devourer


def test_a_ship_in_orbit_does_not_save_a_planet_from_plasma() -> None:
    game = struck(owning("star-devourer").planet("beta-middle", owner=1, troops=1).ship(1, "ship-1", "beta-middle"))
    assert place_at(game, "beta-middle") == "destroyed"
    assert game.at(1, "ship-1") is not None


def test_bunkers_keep_nothing_on_a_destroyed_planet() -> None:
    game = struck(owning("star-devourer").techs(1, "emergency-bunkers").planet("beta-middle", owner=1, cities=1))
    assert (game.on("beta-middle"), game.me.points) == ({}, 2)
    assert game.state.players[1].buildings == [4, 4, 8, 4]


def test_a_juggernaut_is_not_safe_from_plasma() -> None:
    game = owning("star-devourer").techs(1, "juggernaut").ship(1, "purple-ship", (400, 200))
    use(game, "plasma-shot").shoots(HERE, ("ship", 1, "purple-ship")).do("aim 0 50")
    assert game.at(1, "purple-ship") is None


def test_robots_hit_by_plasma_do_not_move_on() -> None:
    game = struck(owning("star-devourer").robots("beta-middle", 1).face_down(["beta-edge-a"], ["pink"], ["warp"]))
    assert sum(game.state.robots) == 0
    assert game.state.is_face_down(HOLES.index("beta-edge-a"))


def test_plasma_takes_a_token_of_the_supply_with_its_planet() -> None:
    game = struck(owning("star-devourer").planet("beta-middle", owner=1, troops=1)).do("colour orange")
    assert game.state.tokens == [0, 1, 1, 1]


# Ships without attack and bonuses


@pytest.mark.parametrize(("tech", "ship"), [("bastion", "purple-ship"), ("colony-ship", "green-ship")])
def test_a_ship_without_attack_attacks_with_the_bonus_of_a_relic(tech: str, ship: str) -> None:
    game = Scenario().techs(0, tech).ship(0, ship, "beta-middle").planet("beta-middle", owner=1, troops=1)
    game.state.bonuses = [2]
    game.next(ATTACK).do("attack-planet beta-middle")
    assert game.on("beta-middle") == {}
    assert game.me.points == 1


def test_a_relic_may_be_used_to_no_effect() -> None:
    """So that it makes room for another one."""
    game = Scenario().relics(0, "warp", "warp", "warp").energy(0, 1).choose("interact").do("relic warp", "done")
    assert len(game.me.relics) == 2
    assert game.state.players[0].ships_out() == []
