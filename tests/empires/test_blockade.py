"""Blockades (pages 7, 11) and energy transfer, the first purple technology."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.control import is_blockaded

from .scenario import Scenario


def blockaded(game: Scenario, hole: str, seat: int = 0) -> bool:
    return is_blockaded(game.state, seat, HOLES.index(hole))


# What a blockade is


def test_a_place_is_blockaded_while_an_enemy_ship_is_in_its_orbit() -> None:
    game = Scenario().planet("alpha-middle", troops=1)
    assert not blockaded(game, "alpha-middle")
    game.ship(1, "ship-1", "alpha-middle")
    assert blockaded(game, "alpha-middle")
    game.ship(1, "ship-1", (360, 360))
    assert not blockaded(game, "alpha-middle")


def test_touching_the_ring_is_enough() -> None:
    """The ring has a radius of 40 mm, a ship one of 9."""
    game = Scenario().ship(1, "ship-1", (176 + 49, 184))
    assert blockaded(game, "alpha-middle")
    game.ship(1, "ship-1", (176 + 49.01, 184))
    assert not blockaded(game, "alpha-middle")


def test_advanced_ships_blockade_too() -> None:
    assert blockaded(Scenario().techs(1, "phase-ship").ship(1, "pink-ship", "alpha-middle"), "alpha-middle")


def test_own_ships_do_not_blockade_and_do_not_lift_a_blockade() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle")
    assert not blockaded(game, "alpha-middle")
    assert blockaded(game, "alpha-middle", seat=1)
    game.ship(1, "ship-1", "alpha-middle")
    assert blockaded(game, "alpha-middle")


@pytest.mark.parametrize("kind", ["blue", "artifact", "destroyed"])
def test_planets_artifacts_and_destroyed_planets_can_be_blockaded(kind: str) -> None:
    assert blockaded(Scenario().place("alpha-middle", kind).ship(1, "ship-1", "alpha-middle"), "alpha-middle")


@pytest.mark.parametrize("kind", ["gate", "wormhole-a", "wormhole-b"])
def test_gates_and_wormholes_cannot_be_blockaded(kind: str) -> None:
    assert not blockaded(Scenario().place("alpha-middle", kind).ship(1, "ship-1", "alpha-middle"), "alpha-middle")


def test_starbases_guardians_and_robots_do_not_blockade() -> None:
    game = Scenario(2).planet("alpha-middle", owner=1, bases=1).robots("alpha-edge-a", 1).guardian("alpha")
    assert not any(blockaded(game, hole) for hole in HOLES)


# What it forbids


def test_at_a_blockaded_planet_one_neither_deploys_nor_builds_nor_makes_manoeuvres() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, bases=1).ship(1, "ship-1", "alpha-middle")
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    assert game.asked == "move"  # nothing else can be done
    assert game.options == ["flick ship-1", "flick ship-2", "boost 1"]


def test_a_ship_at_a_blockaded_place_may_be_flicked() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").do("choose move")
    assert "flick ship-1" in game.options


def test_a_blockaded_artifact_gives_no_free_flick_and_a_face_down_place_is_not_discovered() -> None:
    game = Scenario().face_down(["alpha-middle"], ["orange"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "alpha-central")
    assert {"discover alpha-middle", "jump ship-2"} <= set(game.options)
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "alpha-central").turn(0)
    assert not {"discover alpha-middle", "jump ship-2"} & set(game.options)


# Energy transfer


def transferring() -> Scenario:
    """Seat 1 is on turn; seat 0 has energy transfer, three spent energy and a planet."""
    game = Scenario().techs(0, "energy-transfer").energy(0, 0, spent=3).planet("alpha-middle", troops=1)
    return game.turn(1)


def fly(game: Scenario, to: tuple[float, float], ship: str = "ship-1") -> Scenario:
    if game.asked == "choose-action":
        game.do("choose move")
    return game.flies(ship, to=to, seat=1).do(f"flick {ship}", "aim 0 10")


def test_energy_transfer_brings_one_energy_back_when_a_planet_is_blockaded() -> None:
    game = fly(transferring().ship(1, "ship-1", (360, 360)), (176, 144))
    assert (game.me.energy, game.me.spent) == (1, 2)


def test_energy_transfer_brings_nothing_at_places_of_nobody_and_of_others() -> None:
    game = transferring().ship(1, "ship-1", (360, 360)).planet("alpha-edge-a", owner=2, troops=1)
    fly(game, (196, 104))
    fly(game, (58, 172))
    assert (game.me.energy, game.me.spent) == (0, 3)


def test_a_second_ship_does_not_blockade_again() -> None:
    game = transferring().ship(1, "ship-1", (360, 360)).ship(1, "ship-2", (400, 30))
    fly(game, (176, 144))
    fly(game, (176, 224), "ship-2")
    assert (game.me.energy, game.me.spent) == (1, 2)


def test_staying_in_the_orbit_does_not_blockade_again() -> None:
    game = fly(transferring().ship(1, "ship-1", (360, 360)), (176, 144))
    fly(game, (176, 224))
    assert (game.me.energy, game.me.spent) == (1, 2)


def test_a_planet_that_was_free_again_is_blockaded_again() -> None:
    game = transferring().energy(1, 1).ship(1, "ship-1", (360, 360))
    fly(game, (176, 144))
    fly(game, (360, 360))
    assert game.me.energy == 1
    game.do("boost 1")
    fly(game, (176, 144))
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_a_blockade_ends_when_its_ship_is_destroyed() -> None:
    game = transferring().ship(1, "ship-1", (360, 360)).ship(1, "ship-2", (400, 30))
    game.ship(0, "ship-1", (136, 184)).ship(0, "ship-2", (216, 184))
    fly(game, (176, 144))
    game.next(ATTACK).do("attack-ship blue ship-1", "join ship-1").turn(1)
    assert not blockaded(game, "alpha-middle")
    fly(game, (176, 144), "ship-2")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_a_bastion_that_pays_for_a_starbase_lets_the_planet_be_blockaded() -> None:
    game = Scenario().techs(0, "energy-transfer", "bastion").energy(0, 0, spent=3).planet("alpha-middle", troops=1)
    game.ship(0, "purple-ship", "alpha-middle").ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    game.do("choose build", "build starbase alpha-middle", "put middle 36")
    assert game.facts("energy-regained") == [(0, [1]), (0, [2])]  # of the blockade, of the starbase


def test_each_planet_counts() -> None:
    game = transferring().planet("alpha-edge-a", troops=1).ship(1, "ship-1", (360, 360)).ship(1, "ship-2", (400, 30))
    fly(game, (176, 144))
    fly(game, (58, 172), "ship-2")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_no_more_comes_back_than_was_spent() -> None:
    game = transferring().energy(0, 3).ship(1, "ship-1", (360, 360))
    fly(game, (176, 144))
    assert (game.me.energy, game.me.spent) == (3, 0)


def test_a_ship_put_into_the_orbit_blockades_as_well() -> None:
    game = transferring().techs(1, "phase-ship").do("deploy-ship pink-ship", "place 22 18")
    assert blockaded(game, "alpha-middle")
    assert (game.me.energy, game.me.spent) == (1, 2)


def test_researching_it_brings_nothing_for_planets_blockaded_before() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("alpha-edge-a", "purple", troops=1).energy(0, 0, spent=2)
    game.ship(1, "ship-1", "alpha-middle").do("choose build", "build research-centre alpha-edge-a")
    assert game.tech_names(0) == ["energy-transfer"]
    game.turn(1)
    fly(game, (176, 224))
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_taking_a_blockaded_planet_brings_nothing() -> None:
    """It was blockaded before it was controlled: with the relic that puts troops on planets."""
    game = Scenario().techs(0, "energy-transfer").energy(0, 0, spent=2).relics(0, "teleport")
    game.ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", (360, 360)).turn(1)
    fly(game, (200, 226)).do("done")
    game.turn(0).do("choose interact", "relic teleport", "part troops", "at alpha-middle", "done", "done")
    assert game.owner("alpha-middle") == 0
    game.turn(1)
    fly(game, (176, 226))
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_a_bastion_that_leaves_lets_the_planet_be_blockaded() -> None:
    game = Scenario().techs(0, "energy-transfer", "bastion").energy(0, 0, spent=2).planet("alpha-middle", troops=1)
    game.ship(0, "purple-ship", (176, 144)).ship(1, "ship-1", (360, 360)).turn(1)
    fly(game, (176, 224)).do("done")
    assert (game.me.energy, game.me.spent) == (0, 2)
    game.turn(0).do("choose move").flies("purple-ship", to=(360, 360)).do("flick purple-ship", "aim 0 10")
    assert (game.me.energy, game.me.spent) == (1, 1)
