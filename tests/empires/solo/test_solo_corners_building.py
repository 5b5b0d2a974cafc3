"""Deploying, building and interacting alone (pages 13-15, 29) in unusual positions."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES

from .scenario import Alone

CENTRES = {"alpha-edge-a": "orange", "beta-edge-b": "purple", "gamma-middle": "pink"}


def answers(game: Alone, verb: str) -> list[str]:
    """Return what is offered with a verb, without the verb."""
    return [option.removeprefix(f"{verb} ") for option in game.options if option.startswith(f"{verb} ")]


def pioneers(energy: int) -> Alone:
    """Scenario 1 with research centres of three colours in three quadrants."""
    game = Alone().quiet()
    for hole in CENTRES:
        game.planet(hole, centres=1)
    game.energy(0, energy)
    return game


# Page 13: deploying


def test_no_troop_is_deployed_onto_a_planet_that_robots_besiege() -> None:
    game = Alone().planet("alpha-middle", outposts=1).planet("alpha-edge-a", outposts=1)
    game.besieged("alpha-middle", 1).quiet().choose("deploy")
    assert answers(game, "deploy-troop") == ["alpha-edge-a"]


# Page 14: building


def test_a_besieged_planet_is_built_on_with_a_relic_alone() -> None:
    game = Alone().planet("alpha-middle", troops=1, bases=1).besieged("alpha-middle", 1).relics(0, "teleport-and-build")
    game.quiet()
    assert "choose build" not in game.options
    assert answers(game, "shift-base") == []
    game.choose("interact").do("relic teleport-and-build", "part build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 1, "bases": 1}


def test_the_energy_of_a_city_may_be_what_was_missing_to_win() -> None:
    game = pioneers(4).planet("delta-border-a", centres=1)
    game.planet("alpha-middle", troops=1, outposts=1)
    game.me.cities_unlocked, game.me.bases_unlocked, game.me.ships = 0, 3, 5
    game.me.troops -= 3
    game.do("choose build", "build city alpha-middle")
    assert (game.verdict, game.table.over) == ("won", True)


def test_a_starbase_may_win_before_it_has_its_place() -> None:
    game = Alone(2).rescued(4).quiet().planet("alpha-middle", cities=1, bases=1).planet("beta-middle", cities=1)
    for number in (1, 2):
        game.ship(0, f"ship-{number}", "beta-middle")
    game.choose("build")
    assert (game.verdict, game.table.over) == ("won", True)


def test_the_centre_of_a_relic_may_win_in_the_middle_of_the_action() -> None:
    game = pioneers(5).relics(0, "teleport-and-build", "teleport").planet("delta-border-a", troops=1)
    game.do("choose interact", "relic teleport-and-build", "part build", "build research-centre delta-border-a")
    assert (game.verdict, game.table.over) == ("won", True)


def test_a_city_makes_room_for_the_settler_who_waits_in_the_orbit_of_a_library() -> None:
    """Three pieces become two, and the settler comes onto the planet at once."""
    game = Alone(5).planet("alpha-middle", troops=2, outposts=1).settler("ship-1").ship(0, "ship-1", "alpha-middle")
    game.state.libraries = 1 << HOLES.index("alpha-middle")
    game.quiet().choose("build").do("build city alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "cities": 1}
    assert "alpha-middle" in game.settlers()


# Page 14: research


def test_without_a_token_a_centre_on_a_blue_planet_lays_no_stone() -> None:
    game = Alone().quiet().planet("alpha-border-b", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    game.do("choose build", "build research-centre alpha-border-b")
    assert game.state.campaign.stones == [0, 0, 0, 0]


@pytest.mark.parametrize(("side", "energy"), [("A", 0), ("B", 1)])
def test_the_second_green_stone_builds_once_more_in_the_turn_it_is_laid(side: str, energy: int) -> None:
    game = Alone().technology("green", 1, side).quiet().planet("alpha-border-a", "green", troops=1)
    game.planet("beta-middle", troops=1)
    game.do("choose build", "build research-centre alpha-border-a", "build outpost beta-middle")
    assert (game.on("beta-middle"), game.me.energy) == ({"outposts": 1}, energy)


def test_the_second_orange_stone_shoots_at_long_range_in_the_turn_it_is_laid() -> None:
    game = Alone().technology("orange", 1).quiet().guardian("alpha").planet("alpha-edge-a", troops=1)
    game.ship(0, "ship-1", (236, 330)).ship(0, "ship-2", (325, 240)).planet("beta-middle", troops=1)
    game.choose("build").do("build research-centre alpha-edge-a")
    assert answers(game, "attack-guardian") == ["alpha"]


# Page 15: the archive


def test_a_relic_of_the_archive_is_taken_and_used_alone_as_well() -> None:
    game = Alone().relics(0, "warp").quiet().planet("alpha-middle", troops=1)
    game.state.archive = game.state.players[0].relics[:]
    game.energy(0, 2)
    game.choose("interact").do("take warp", "boost 1", "relic warp", "part ships", "at alpha-middle")
    assert game.asked == "put-ship"
