"""Technologies of the purple tree, both sides but for the mines: defence. Energy transfer: see test_blockade.py."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.control import defence

from .scenario import Scenario

DEEP = (330, 30)
"""In nobody's orbit; ships 63 mm off in a row with it are just in short range."""


def strength(game: Scenario, hole: str) -> int:
    return defence(game.state, HOLES.index(hole))


def attacks(game: Scenario) -> list[str]:
    """Return the targets seat 0 is offered."""
    game.next(ATTACK)
    return [option for option in game.options if option.startswith("attack")]


# 2A: Orbital defence


def test_orbital_defence_makes_starbases_count_two() -> None:
    game = Scenario().techs(1, "orbital-defence").planet("beta-middle", owner=1, troops=1, bases=2)
    assert strength(game, "beta-middle") == 5


def test_orbital_defence_serves_its_owner_only() -> None:
    game = Scenario().techs(1, "orbital-defence").planet("beta-middle", owner=2, troops=1, bases=2)
    assert strength(game, "beta-middle") == 3


# 2B: Planetary shields


@pytest.mark.parametrize(
    ("outposts", "cities", "centres", "expected"), [(1, 0, 0, 2), (0, 1, 0, 3), (0, 0, 1, 1), (2, 0, 1, 3)]
)
def test_planetary_shields_add_one_on_planets_with_buildings(
    outposts: int, cities: int, centres: int, expected: int
) -> None:
    game = Scenario().techs(1, "planetary-shields")
    game.planet("beta-middle", owner=1, outposts=outposts, cities=cities, centres=centres)
    assert strength(game, "beta-middle") == expected


def test_planetary_shields_need_a_building_on_the_planet() -> None:
    """Troops are no buildings, and a starbase is not on the planet."""
    game = Scenario().techs(1, "planetary-shields").planet("beta-middle", owner=1, troops=2, bases=1)
    assert strength(game, "beta-middle") == 3


def test_planetary_shields_serve_their_owner_only() -> None:
    game = Scenario().techs(0, "planetary-shields").planet("beta-middle", owner=1, outposts=1)
    assert strength(game, "beta-middle") == 1


# 3A: Juggernaut


def test_the_juggernaut_cannot_be_attacked() -> None:
    game = Scenario().techs(1, "juggernaut").ship(1, "purple-ship", DEEP)
    for ship in range(4):
        game.ship(0, f"ship-{ship + 1}", (DEEP[0] - 60 + 40 * ship, 55))
    assert attacks(game) == []
    game.ship(1, "ship-1", (DEEP[0] + 25, 30))
    assert attacks(game) == ["attack-ship blue ship-1"]


def test_the_juggernaut_defends_its_planet_like_any_ship() -> None:
    game = Scenario().techs(1, "juggernaut").planet("beta-middle", owner=1, centres=1)
    game.ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle").ship(1, "purple-ship", "beta-middle")
    assert attacks(game) == []


def test_the_juggernaut_survives_being_rammed() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", (300, 30)).ship(1, "purple-ship", (400, 30))
    game.flies("ship-1", to=(370, 30), touching=[("ship", 1, "purple-ship")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "purple-ship") == (400, 30)


def test_the_juggernaut_cannot_ram() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", (300, 30)).ship(1, "ship-1", (400, 30))
    game.flies("purple-ship", to=(370, 30), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (420, 30))])
    game.do("choose move", "flick purple-ship", "aim 0 50")
    assert game.at(0, "purple-ship") == (370, 30)
    assert game.at(1, "ship-1") == (420, 30)
    assert "rammed" not in game.told


def test_the_juggernaut_does_not_ram_guardians_either() -> None:
    game = Scenario().techs(0, "juggernaut").guardian("alpha").ship(0, "purple-ship", (236, 290))
    game.flies("purple-ship", to=(236, 270), touching=[("guardian", 0, "alpha")])
    game.do("choose move", "flick purple-ship", "aim 0 50")
    assert game.at(0, "purple-ship") == (236, 270)


def test_the_juggernaut_attacks_with_one_and_cannot_land() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", "beta-middle").planet("beta-edge-a", troops=1)
    assert "land purple-ship" not in game.do("choose move").options
    game.planet("beta-middle", owner=1, centres=1)
    assert attacks(game) == ["attack-planet beta-middle"]
    game.planet("beta-middle", owner=1, troops=1)
    assert attacks(game) == []


def test_a_purple_ship_of_the_other_side_can_be_attacked() -> None:
    game = Scenario().techs(1, "bastion").ship(1, "purple-ship", DEEP)
    for ship in range(4):
        game.ship(0, f"ship-{ship + 1}", (DEEP[0] - 60 + 40 * ship, 55))
    assert attacks(game) == ["attack-ship blue purple-ship"]


# 3B: Bastion


def test_the_bastion_has_attack_0_and_defence_3() -> None:
    game = Scenario().techs(1, "bastion").ship(1, "purple-ship", DEEP)
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (DEEP[0] - 60 + 40 * ship, 55))
    assert attacks(game) == []
    game.ship(0, "ship-4", (DEEP[0] + 60, 55)).next(ATTACK)
    game.do("attack-ship blue purple-ship", "join ship-1", "join ship-2", "join ship-3")
    assert game.at(1, "purple-ship") is None
    assert game.me.points == 3
    game = (
        Scenario().techs(0, "bastion").ship(0, "purple-ship", "beta-middle").planet("beta-middle", owner=1, centres=1)
    )
    assert attacks(game) == []


def test_the_bastion_adds_two_to_the_defence_of_ones_own_planet_it_orbits() -> None:
    game = (
        Scenario().techs(1, "bastion").planet("beta-middle", owner=1, troops=1).planet("beta-edge-a", owner=1, troops=1)
    )
    game.ship(1, "purple-ship", "beta-middle")
    assert (strength(game, "beta-middle"), strength(game, "beta-edge-a")) == (3, 1)


def test_the_bastion_serves_no_planet_of_others() -> None:
    game = Scenario().techs(1, "bastion").planet("beta-middle", owner=2, troops=1).ship(1, "purple-ship", "beta-middle")
    assert strength(game, "beta-middle") == 1


def test_with_the_bastion_in_orbit_ones_own_planet_is_not_blockaded() -> None:
    game = Scenario().techs(0, "bastion").planet("alpha-middle", troops=1, outposts=1).ship(1, "ship-1", "alpha-middle")
    assert "choose build" not in game.options
    game.ship(0, "purple-ship", "alpha-middle").turn(0)
    game.do("choose build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 2}


def test_the_bastion_lifts_no_blockade_at_places_of_nobody() -> None:
    game = Scenario().techs(0, "bastion").ship(0, "purple-ship", "alpha-middle").ship(0, "ship-1", "alpha-middle")
    game.ship(1, "ship-1", "alpha-middle").do("choose move")
    assert "land ship-1" not in game.options
    assert "reposition ship-1" not in game.options


def test_the_bastion_counts_against_those_who_ignore_the_defending_ship() -> None:
    game = Scenario().techs(1, "bastion").techs(0, "shield-breaker").planet("beta-middle", owner=1, centres=1)
    game.ship(1, "purple-ship", "beta-middle").ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    assert attacks(game) == []
    game.ship(0, "ship-3", "beta-middle")
    assert attacks(game) == ["attack-planet beta-middle"]


# 4A: Zero-point energy


def test_zero_point_energy_brings_all_energy_back_at_the_end_of_ones_own_turn() -> None:
    game = Scenario().techs(0, "zero-point-energy").techs(1, "zero-point-energy").energy(0, 2, spent=3)
    game.energy(1, 0, spent=2).do("deploy-ship ship-1", "put near 0", "boost 1")
    assert (game.me.energy, game.me.spent) == (1, 4)
    game.do("done")
    assert game.asked_seat == 1
    assert (game.me.energy, game.me.spent) == (5, 0)
    assert (game.state.players[1].energy, game.state.players[1].spent) == (0, 2)


def test_without_zero_point_energy_nothing_comes_back() -> None:
    game = Scenario().energy(0, 2, spent=3).do("deploy-ship ship-1", "put near 0", "done")
    assert (game.me.energy, game.me.spent) == (2, 3)


# 4B: Emergency bunkers


def bunkered(attackers: int = 5, **pieces: int) -> Scenario:
    """Seat 0 is about to attack a planet of seat 1, who has emergency bunkers."""
    game = Scenario().techs(1, "emergency-bunkers").planet("beta-middle", "orange", owner=1, **pieces)
    for ship in range(attackers):
        game.ship(0, f"ship-{ship + 1}", "beta-middle")
    return game.next(ATTACK)


def everybody_joins(game: Scenario) -> Scenario:
    game.do("attack-planet beta-middle")
    while game.asked == "join-attack":
        game.do(game.options[0])
    return game


def test_emergency_bunkers_keep_one_building_of_the_owners_choice() -> None:
    game = everybody_joins(bunkered(outposts=1, cities=1, centres=1))
    assert (game.asked, game.asked_seat) == ("keep-building", 1)
    assert game.options == ["keep outpost", "keep city", "keep research-centre"]
    game.do("keep city")
    assert game.on("beta-middle") == {"cities": 1}
    assert game.owner("beta-middle") == 1
    assert game.state.players[1].buildings == [4, 3, 8, 4]


def test_the_attacker_of_bunkers_scores_half_rounded_down() -> None:
    game = everybody_joins(bunkered(troops=1, cities=1, outposts=1))
    game.do("keep city")
    assert game.on("beta-middle") == {"cities": 1}
    assert game.state.players[1].troops == 4
    assert game.me.points == 2  # of 4
    game = everybody_joins(bunkered(troops=2, centres=1, bases=1))
    assert game.on("beta-middle") == {"centres": 1}
    assert game.state.players[1].buildings == [4, 4, 7, 4]
    assert game.me.points == 1  # of 3


def test_the_attacker_of_bunkers_scores_at_least_one() -> None:
    game = everybody_joins(bunkered(centres=1))
    assert game.me.points == 1
    assert game.on("beta-middle") == {"centres": 1}


def test_bunkers_keep_neither_troops_nor_starbases() -> None:
    game = everybody_joins(bunkered(troops=2, bases=1))
    assert game.on("beta-middle") == {}
    assert game.owner("beta-middle") == -1
    assert game.me.points == 1  # of 3


def test_bunkers_leave_jump_troops_no_place() -> None:
    game = everybody_joins(bunkered(troops=1, centres=1).techs(0, "hyperspace-jump-troops"))
    assert game.asked is None
    assert game.on("beta-middle") == {"centres": 1}
    assert game.owner("beta-middle") == 1
