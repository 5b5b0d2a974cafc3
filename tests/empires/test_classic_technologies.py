"""The sixteen technologies of the classic mode."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.control import defence

from ..scenario import reasons
from .classic import HOME, ClassicScenario


def besieging(ships: int, **pieces: int) -> ClassicScenario:
    """Ships of seat 0 in the orbit of a planet of seat 1."""
    game = ClassicScenario()
    game.planet("beta-middle", None, 1, **(pieces or {"troops": 1}))
    for ship in range(ships):
        game.ship(0, f"ship-{ship + 1}", "beta-middle")
    return game


# Orange: attack


@pytest.mark.parametrize("known", [False, True])
def test_long_range(known: bool) -> None:
    game = ClassicScenario()
    game.ship(0, "ship-1", (200, 345))
    game.ship(0, "ship-2", (200, 375))
    game.ship(1, "ship-1", (280, 360))
    if known:
        game.classic(0, "long-range")
    game.choose("move")
    assert ("done" in game.options) == known


@pytest.mark.parametrize("known", [False, True])
def test_gunnery_gives_one_attack_on_a_planet_one_more(known: bool) -> None:
    game = besieging(1)
    if known:
        game.classic(0, "long-range", "gunnery")
    game.choose("move")
    assert ("done" in game.options) == known


def test_gunnery_serves_one_attack_a_turn() -> None:
    game = besieging(1)
    game.classic(0, "long-range", "gunnery")
    game.planet("beta-central", owner=1, kind="pink", troops=1)
    game.ship(0, "ship-2", "beta-central")
    game.choose("move").do("done", "attack-planet beta-middle")
    assert "attack-planet beta-central" not in game.options


def researching_the_battleship() -> ClassicScenario:
    game = ClassicScenario()
    game.classic(0, "long-range", "gunnery")
    game.planet("alpha-edge-a", "orange", centres=2)
    game.planet("beta-edge-a", "orange", centres=1)
    game.ship(0, "ship-1", "alpha-middle")
    return game


def test_the_battleship_costs_two_ships_of_the_board_or_the_galaxy() -> None:
    game = researching_the_battleship()
    game.choose("research")
    assert (game.asked, game.options) == ("box-ships", ["pay-ship ship-1", "pay-ship ship-2"])
    game.do("pay-ship ship-1")
    assert (game.at(0, "ship-1"), game.me.boxed, game.me.advanced) == (None, 0b11, 1)
    assert (game.me.normal_waiting(), game.me.waiting_ships()) == (0, [6])


def test_a_boxed_ship_never_comes_back() -> None:
    game = ClassicScenario()
    game.battleship(0)
    game.garrison(1)
    game.choose("move")
    launches = [option for option in game.options if option.startswith("launch")]
    assert launches == [f"launch {HOME} ship-1", f"launch {HOME} orange-ship"]


def test_the_battleship_has_attack_two_and_defence_one() -> None:
    game = ClassicScenario()
    game.battleship(0, "alpha-middle")
    (ship,) = game.view["players"][0]["ships"]
    assert (ship["attack"], ship["defence"]) == (2, 1)


def test_the_battleship_is_launched_from_the_home_world_only_and_never_lands() -> None:
    game = ClassicScenario()
    game.battleship(0)
    game.planet("alpha-middle", troops=1)
    game.garrison(1)
    game.choose("move")
    assert f"launch {HOME} orange-ship" in game.options
    assert reasons(game, "launch")["launch alpha-middle orange-ship"] == "only-from-home"
    game = ClassicScenario()
    game.battleship(0, "alpha-middle")
    game.choose("move")
    assert reasons(game, "land")["land orange-ship"] == "cannot-land"


def test_a_battleship_that_rams_is_destroyed() -> None:
    game = ClassicScenario()
    game.battleship(0, "alpha-middle")
    game.ship(1, "ship-1", (360, 300))
    game.choose("move")
    game.flies("orange-ship", to=(330, 250), touching=[("ship", 1, "ship-1")]).do("flick orange-ship", "aim 0 50")
    assert (game.at(0, "orange-ship"), game.at(1, "ship-1")) == (None, None)


def test_a_battleship_that_is_rammed_is_not_destroyed() -> None:
    game = ClassicScenario()
    game.battleship(1, (360, 300))
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    game.flies("ship-1", to=(330, 250), touching=[("ship", 1, "orange-ship")]).do("flick ship-1", "aim 0 50")
    assert (game.at(0, "ship-1"), game.at(1, "orange-ship")) == (None, (360, 300))


def test_raiders_score_one_more_for_each_planet() -> None:
    game = besieging(2)
    game.classic(0, "long-range", "gunnery", "raiders")
    game.choose("move").do("done", "attack-planet beta-middle", "join ship-1")
    assert game.me.points == 2


# Purple: defence


@pytest.mark.parametrize(
    ("techs", "pieces", "value"),
    [
        ([], {"centres": 2}, 0),
        (["fortified-labs"], {"centres": 2}, 2),
        ([], {"outposts": 1}, 1),
        (["fortified-labs", "bunkers"], {"outposts": 1}, 2),
        ([], {"cities": 1}, 2),
        (["fortified-labs", "bunkers", "blockade-runners", "planet-shield"], {"cities": 1}, 4),
        ([], {"troops": 1, "cities": 1}, 3),
    ],
)
def test_fortified_labs_bunkers_and_the_planet_shield_defend(
    techs: list[str], pieces: dict[str, int], value: int
) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", None, **pieces)
    game.classic(0, *techs)
    assert defence(game.state, HOLES.index("alpha-middle")) == value


@pytest.mark.parametrize("known", [False, True])
def test_blockade_runners_deploy_to_blockaded_planets(known: bool) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.ship(1, "ship-1", "alpha-middle")
    if known:
        game.classic(0, "fortified-labs", "bunkers", "blockade-runners")
    game.choose("deploy")
    assert ("deploy-troop alpha-middle" in game.options) == known


# Pink: movement


@pytest.mark.parametrize(
    ("techs", "points"),
    [([], 2), (["better-drives"], 3), (["better-drives", "free-launch", "strong-drives"], 4)],
)
def test_better_and_strong_drives_give_movement_points(techs: list[str], points: int) -> None:
    game = ClassicScenario()
    game.ship(0, "ship-1", HOME)
    game.classic(0, *techs)
    game.choose("move")
    assert game.state.left == points


def test_the_first_launch_of_a_turn_is_free() -> None:
    game = ClassicScenario()
    game.classic(0, "better-drives", "free-launch")
    game.garrison(2)
    game.choose("move").do(f"launch {HOME} ship-1", "put near 0")
    assert game.state.left == 3
    game.do(f"launch {HOME} ship-2", "put near 36")
    assert game.state.left == 2


def test_a_free_launch_is_left_when_the_points_are_spent() -> None:
    game = ClassicScenario()
    game.classic(0, "better-drives", "free-launch")
    game.garrison(1)
    game.ship(0, "ship-1", HOME)
    game.choose("move")
    for x in (200, 230, 260):
        game.flies("ship-1", to=(x, 300)).do("flick ship-1", "aim 0 50")
    assert f"launch {HOME} ship-2" in game.options


@pytest.mark.parametrize("known", [False, True])
def test_the_gravity_sling_keeps_a_ship_at_a_planet_it_bounced_off(known: bool) -> None:
    game = ClassicScenario()
    game.ship(0, "ship-1", HOME)
    if known:
        game.classic(0, "better-drives", "free-launch", "strong-drives", "gravity-sling")
    game.choose("move")
    game.flies("ship-1", to=(200, 300), touching=[("hole", 0, "alpha-middle")]).do("flick ship-1", "aim 0 50")
    assert (game.asked == "sling") == known


# Green: production


@pytest.mark.parametrize("known", [False, True])
def test_conscription_deploys_three(known: bool) -> None:
    game = ClassicScenario()
    if known:
        game.classic(0, "conscription")
    game.choose("deploy").do(f"deploy-troop {HOME}", f"deploy-troop {HOME}")
    assert (f"deploy-troop {HOME}" in game.options) == known


def test_city_growth_unlocks_a_troop_and_a_ship() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth")
    game.planet("alpha-middle", troops=1, outposts=1)
    game.choose("build").do("build city alpha-middle")
    assert (game.me.troops, game.me.ships) == (5, 3)


def test_cheap_labs_cost_one_troop() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs")
    game.planet("alpha-middle", troops=1)
    game.choose("build").do("build research-centre alpha-middle")
    assert game.on("alpha-middle") == {"centres": 1}


def test_double_build_builds_once_more_on_another_planet() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs", "double-build")
    game.planet("alpha-middle", troops=2)
    game.planet("beta-middle", troops=2)
    game.choose("build").do("build outpost alpha-middle")
    assert "build outpost alpha-middle" not in game.options
    assert reasons(game, "build")["build outpost alpha-middle"] == "other-planet"
    game.do("build outpost beta-middle")
    assert game.asked == "end-turn"


def test_the_second_building_can_be_left_out() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs", "double-build")
    game.planet("alpha-middle", troops=2)
    game.planet("beta-middle", troops=1)
    game.choose("build").do("build outpost alpha-middle", "done")
    assert game.asked_seat == 1
