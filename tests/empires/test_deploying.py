"""Deploying (page 13): troops onto planets with an outpost or a city, ships into the orbit of the gate."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.empires.facts.board import HOLES, SHIP_RADIUS
from orrery.games.empires.position.discs import ships_in_orbit

from .scenario import Scenario


def deploying(game: Scenario) -> list[str]:
    """What can be deployed, in text."""
    if game.asked == "choose-action":
        game.do("choose deploy")
    return [option for option in game.options if option.startswith("deploy")]


def troop_sites(game: Scenario) -> list[str]:
    return [option.split()[1] for option in deploying(game) if option.startswith("deploy-troop")]


# Troops


@pytest.mark.parametrize("site", ["outposts", "cities"])
def test_a_troop_is_deployed_onto_a_planet_with_an_outpost_or_a_city(site: str) -> None:
    game = Scenario().planet("alpha-middle", "orange", outposts=site == "outposts", cities=site == "cities")
    game.do("deploy-troop alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, site: 1}
    assert game.me.troops == 3
    assert game.facts("troop-deployed") == [(0, [HOLES.index("alpha-middle")])]


def test_no_troop_is_deployed_onto_planets_without_outpost_and_city() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("alpha-edge-a", centres=1).planet("alpha-edge-b", bases=1)
    game.ship(0, "ship-1", "alpha-border-a")
    assert troop_sites(game) == []


def test_no_troop_is_deployed_onto_planets_of_others() -> None:
    game = Scenario().planet("beta-middle", owner=1, outposts=1, cities=1)
    assert troop_sites(game) == []


def test_no_troop_is_deployed_onto_a_blockaded_planet() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).planet("alpha-edge-a", cities=1)
    game.ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    assert troop_sites(game) == ["alpha-edge-a"]


def test_the_qarth_deploy_onto_blockaded_planets_too() -> None:
    game = Scenario().empire(0, "qarth").planet("alpha-middle", outposts=1).ship(1, "ship-1", "alpha-middle")
    assert troop_sites(game) == ["alpha-middle"]


def test_no_fourth_piece_is_deployed_onto_a_planet() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, centres=2).planet("alpha-edge-a", outposts=1, centres=1)
    assert troop_sites(game) == ["alpha-edge-a"]


def test_starbases_do_not_count_as_pieces() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, centres=1, bases=2)
    assert troop_sites(game) == ["alpha-middle"]


def test_without_troops_on_the_player_board_none_is_deployed() -> None:
    game = (
        Scenario().planet("alpha-middle", outposts=1).planet("alpha-edge-a", troops=3).planet("beta-middle", troops=1)
    )
    assert game.me.troops == 0
    assert troop_sites(game) == []


# Ships


def test_a_ship_is_deployed_into_the_orbit_of_ones_own_gate() -> None:
    game = Scenario().do("deploy-ship ship-1", "put near 0")
    assert ships_in_orbit(game.state, 0, HOLES.index("alpha-gate")) == [0]
    assert game.facts("ship-deployed") == [(0, [0, HOLES.index("alpha-gate")])]


def test_the_owner_chooses_the_place_in_the_orbit() -> None:
    game = Scenario().do("deploy-ship ship-1")
    assert game.asked == "put-ship"
    game.do("put middle 18")
    assert game.at(0, "ship-1") == (62, 102)


def test_a_gate_is_never_blockaded() -> None:
    game = Scenario().ship(1, "ship-1", "alpha-gate")
    assert deploying(game) == ["deploy-ship ship-1"]


def test_a_full_orbit_takes_no_ship() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).fill("alpha-gate", SHIP_RADIUS)
    assert deploying(game) == ["deploy-troop alpha-middle"]


def test_only_ships_of_the_player_board_are_deployed() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).planet("alpha-middle", outposts=1)
    assert deploying(game) == ["deploy-troop alpha-middle", "deploy-ship ship-2"]
    game.do("deploy-ship ship-2", "put near 0")
    assert deploying(game) == ["deploy-troop alpha-middle"]


def test_locked_ships_are_not_deployed() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (400, 30))
    assert "choose deploy" not in game.options


def test_advanced_ships_are_deployed_like_normal_ones() -> None:
    game = Scenario().techs(0, "star-hammer")
    assert deploying(game) == ["deploy-ship ship-1", "deploy-ship orange-ship"]
    game.do("deploy-ship orange-ship", "put near 0")
    assert ships_in_orbit(game.state, 0, HOLES.index("alpha-gate")) == [6]


def test_an_advanced_ship_can_be_deployed_from_the_next_turn_only() -> None:
    game = Scenario().techs(0, "star-hammer").start()
    game.me.new_ships = 1
    assert [ship for ship in game.me.waiting_ships() if ship >= 6] == []
    game.turn(0)
    assert "deploy-ship orange-ship" in deploying(game)


# How often


def test_deploying_is_done_twice() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).do("deploy-troop alpha-middle")
    assert "done" in game.options
    game.do("deploy-troop alpha-middle")
    assert deploying(game) == []
    game.do("done")
    assert game.asked_seat == 1


def test_something_has_to_be_deployed() -> None:
    game = Scenario().planet("alpha-middle", outposts=1)
    assert game.asked == "deploy"
    assert "done" not in game.options
    with pytest.raises(IllegalAction):
        game.do("done")


def test_the_example_of_page_13() -> None:
    """A troop onto a planet with a city, a ship to the gate, two energy for two ships more."""
    game = Scenario().planet("alpha-middle", "pink", cities=1).ship(0, "ship-3", (360, 360)).energy(0, 2)
    game.me.take_back(2)
    game.do("deploy-troop alpha-middle", "deploy-ship ship-1", "put near 0")
    assert deploying(game) == []
    game.do("boost 1", "boost 1", "deploy-ship ship-2", "put near 12", "deploy-ship ship-3", "put near 24")
    assert game.on("alpha-middle") == {"troops": 1, "cities": 1}
    assert ships_in_orbit(game.state, 0, HOLES.index("alpha-gate")) == [0, 1, 2]
    assert (game.me.energy, game.me.spent) == (0, 2)
    assert deploying(game) == []


def test_energy_may_be_spent_before_the_first_deployment() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).energy(0, 1).do("boost 1")
    assert "done" not in game.options
    game.do("deploy-troop alpha-middle", "deploy-troop alpha-middle", "deploy-ship ship-1", "put near 0")
    assert game.on("alpha-middle") == {"troops": 2, "outposts": 1}
    assert game.options == ["done"]
