"""The relics (page 32), one after the other: what each does, in which order, and where it ends."""

from __future__ import annotations

import pytest

from orrery.games.empires.board import HOLE_X, HOLE_Y, HOLES, NOTHING, PLACES
from orrery.games.empires.interacting import PARTS

from .scenario import Scenario

CLOSED = "alpha-middle"
"""A planet of seat 0 with a ship of seat 1 in its orbit."""


def using(relic: str, energy: int = 0) -> Scenario:
    """Seat 0 has this relic, and so much energy."""
    game = Scenario().relics(0, relic)
    return game.energy(0, energy, 0 if energy else 1)


def use(game: Scenario, *answers: str) -> Scenario:
    return game.choose("interact").do(f"relic {relic(game)}", *answers)


def relic(game: Scenario) -> str:
    """The only relic of seat 0."""
    return next(option for option in game.options if option.startswith("relic")).split(" ")[1]


def blockaded(game: Scenario, troops: int = 1) -> Scenario:
    """A planet of seat 0 that a ship of seat 1 blockades."""
    return game.planet(CLOSED, troops=troops).ship(1, "ship-1", CLOSED)


def first_put(game: Scenario) -> str:
    """The first place of an orbit that is offered."""
    return next(option for option in game.options if option.startswith("put"))


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


# Warp


def test_warp_puts_up_to_four_ships_into_orbits_of_own_planets() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", bases=1)
    game.me.ships, game.me.bases_unlocked = 6, 4
    use(game.energy(0, 4, 1), "part ships")
    for hole in ("alpha-edge-a", "alpha-edge-a", "alpha-edge-b", "alpha-edge-b"):
        assert game.asked == "warp-ships"
        assert game.options == ["at alpha-edge-a", "at alpha-edge-b", "done"]
        game.do(f"at {hole}")
        game.do(first_put(game))
    assert game.asked == "interact"
    view = game.view["players"][0]
    assert [ship["orbit"] for ship in view["ships"]] == ["alpha-edge-a"] * 2 + ["alpha-edge-b"] * 2
    assert view["ships_waiting"] == 2


def test_warp_reaches_blockaded_planets() -> None:
    game = blockaded(using("warp"))
    use(game, "part ships", f"at {CLOSED}")
    game.do(first_put(game))
    assert [ship["orbit"] for ship in game.view["players"][0]["ships"]] == [CLOSED]


def test_warp_may_stop_before_the_fourth_ship() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1)
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game), "done")
    assert game.asked == "interact"
    assert len(game.me.ships_out()) == 1


def test_warp_does_not_reach_planets_of_others_of_nobody_or_the_gate() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).planet("alpha-middle", owner=1, troops=1)
    game.ship(0, "ship-1", "alpha-edge-b")
    assert use(game, "part ships").options == ["at alpha-edge-a", "done"]


def test_warp_brings_an_advanced_ship_if_one_likes() -> None:
    """Where normal ones wait as well, the player says which."""
    game = using("warp").planet("alpha-edge-a", troops=1).techs(0, "star-hammer")
    use(game, "part ships", "at alpha-edge-a")
    assert game.asked == "which-ship"
    assert game.options == ["deploy-ship ship-1", "deploy-ship orange-ship"]
    game.do("deploy-ship orange-ship")
    game.do(first_put(game))
    assert [ship["ship"] for ship in game.view["players"][0]["ships"]] == ["orange-ship"]
    assert game.facts("ship-deployed") == [(0, [6, HOLES.index("alpha-edge-a")])]


def test_warp_does_not_bring_a_ship_researched_this_turn() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).techs(0, "star-hammer").choose("interact")
    game.me.new_ships = 1
    game.do("relic warp", "part ships", "at alpha-edge-a")
    assert game.asked == "put-ship"


def test_warp_has_no_more_ships_than_wait_on_the_player_board() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (250, 250))
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game))
    assert game.asked == "interact"


# Matter swap


def two_planets() -> Scenario:
    """Own ships at an own planet and at one of nobody."""
    game = using("matter-swap").planet("alpha-edge-a", troops=1, centres=1, bases=1)
    return game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "beta-edge-b")


def test_two_planets_change_places_with_everything_on_them() -> None:
    game = two_planets()
    here, there = HOLES.index("alpha-edge-a"), HOLES.index("beta-edge-b")
    base = game.state.base_x[0] - HOLE_X[here], game.state.base_y[0] - HOLE_Y[here]
    use(game, "at alpha-edge-a")
    assert (game.on("alpha-edge-a"), game.owner("alpha-edge-a")) == ({}, NOTHING)
    assert (game.on("beta-edge-b"), game.owner("beta-edge-b")) == ({"troops": 1, "centres": 1, "bases": 1}, 0)
    assert (place_at(game, "alpha-edge-a"), place_at(game, "beta-edge-b")) == ("purple", "orange")
    assert game.state.base_hole == [there]
    moved = game.state.base_x[0] - HOLE_X[there], game.state.base_y[0] - HOLE_Y[there]
    assert moved[0] ** 2 + moved[1] ** 2 == pytest.approx(base[0] ** 2 + base[1] ** 2, rel=0.01)
    assert game.facts("planets-swapped") == [(0, [here, there])]


def test_ships_stay_where_they_are() -> None:
    game = two_planets()
    before = game.at(0, "ship-1"), game.at(0, "ship-2")
    use(game, "at alpha-edge-a")
    assert (game.at(0, "ship-1"), game.at(0, "ship-2")) == before


def test_both_planets_need_an_own_ship_in_orbit() -> None:
    game = using("matter-swap").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1)
    game.ship(0, "ship-1", "alpha-edge-a").ship(1, "ship-1", "alpha-edge-b")
    assert "choose interact" not in game.options
    assert "choose interact" in game.ship(0, "ship-2", "alpha-edge-b").turn(0).options


def test_planets_of_opponents_and_robots_are_not_swapped() -> None:
    game = two_planets().ship(0, "ship-3", "beta-middle").planet("beta-middle", owner=1, troops=1)
    game.ship(0, "ship-4", "beta-border-a").robots("beta-border-a", 1)
    assert use(game).options == ["at alpha-edge-a", "at beta-edge-b"]


def test_artifacts_gates_and_destroyed_planets_are_not_swapped() -> None:
    game = two_planets().ship(0, "ship-3", "alpha-central").ship(0, "ship-4", "alpha-gate")
    game.ship(0, "ship-5", "beta-middle").place("beta-middle", "destroyed")
    assert use(game).options == ["at alpha-edge-a", "at beta-edge-b"]


def test_three_planets_may_be_chosen_from_but_not_the_same_twice() -> None:
    game = use(two_planets().ship(0, "ship-3", "beta-middle"))
    assert game.options == ["at alpha-edge-a", "at beta-edge-b", "at beta-middle"]
    game.do("at beta-middle")
    assert game.options == ["at alpha-edge-a", "at beta-edge-b"]
    game.do("at beta-edge-b")
    assert (place_at(game, "beta-edge-b"), place_at(game, "beta-middle")) == ("pink", "purple")


def test_face_down_places_are_swapped_unseen() -> None:
    game = two_planets().face_down(["beta-edge-b"], ["blue"], ["warp"])
    use(game, "at alpha-edge-a")
    state = game.state
    assert state.is_face_down(HOLES.index("alpha-edge-a"))
    assert not state.is_face_down(HOLES.index("beta-edge-b"))
    assert place_at(game, "beta-edge-b") == "orange"
    assert game.on("beta-edge-b") == {"troops": 1, "centres": 1, "bases": 1}
    assert state.area_tiles == [[0]]


def test_a_library_goes_with_its_planet() -> None:
    game = two_planets()
    game.state.libraries = 1 << HOLES.index("beta-edge-b")
    use(game, "at alpha-edge-a")
    assert game.state.libraries == 1 << HOLES.index("alpha-edge-a")


# Bonus move


def flick(game: Scenario, times: int) -> Scenario:
    """Ship 1 goes to and fro."""
    for number in range(times):
        game.flies("ship-1", to=(250 + 10 * (number % 2), 200)).do("flick ship-1", "aim 0 10")
    return game


def test_the_bonus_move_has_four_flicks() -> None:
    game = use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move")
    assert game.asked == "move"
    flick(game, 4)
    assert game.options == ["done"]
    assert game.me.relics == []


def test_the_bonus_move_is_not_boosted_but_the_interacting_is() -> None:
    game = use(using("bonus-move", 1).ship(0, "ship-1", (240, 200)), "part move")
    assert "boost 1" not in game.options
    flick(game, 1).do("done")
    assert game.options == ["boost 1", "done"]


def test_flicks_that_are_left_do_not_become_interactions() -> None:
    """And a boost before the relic is still there after it."""
    game = using("bonus-move", 1).ship(0, "ship-1", (240, 200)).relics(0, "bonus-move", "teleport")
    game.choose("interact").do("boost 1", "relic bonus-move", "part move")
    flick(game, 1).do("done")
    assert game.state.left == 1
    game.do("relic teleport", "part troops")
    assert game.options == ["done"]
    game = flick(use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move"), 1).do("done")
    assert game.state.left == 0


def test_no_flick_has_to_be_made() -> None:
    game = use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move", "done")
    assert game.at(0, "ship-1") == (240, 200)


def test_in_the_bonus_move_ships_ram_and_make_manoeuvres() -> None:
    game = (
        using("bonus-move")
        .ship(0, "ship-1", "alpha-edge-a")
        .ship(0, "ship-2", (240, 200))
        .ship(1, "ship-1", (300, 200))
    )
    use(game, "part move", "land ship-1")
    assert game.on("alpha-edge-a") == {"troops": 1}
    game.flies("ship-2", to=(300, 200), touching=[("ship", 1, "ship-1")]).do("flick ship-2", "aim 0 50")
    assert (game.at(0, "ship-2"), game.at(1, "ship-1")) == (None, None)


# Warp and bonus move


def test_warp_and_move_puts_two_ships_and_flicks_twice() -> None:
    game = use(using("warp-and-move").planet("alpha-edge-a", troops=1), "part ships", "at alpha-edge-a")
    game.do(first_put(game), "at alpha-edge-a")
    game.do(first_put(game))
    assert game.options == ["part move", "done"]
    flick(game.do("part move"), 2)
    assert [option for option in game.options if option.startswith("flick")] == []


def test_warp_and_move_may_begin_with_the_move() -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (240, 200))
    flick(use(game, "part move"), 2).do("done")
    assert game.options == ["part ships", "done"]
    game.do("part ships", "at alpha-edge-a")
    game.do(first_put(game))
    assert game.asked == "interact"
    assert len(game.me.ships_out()) == 2


def test_warp_and_move_has_two_ships_at_most() -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-3", (240, 200))
    game.me.take_back(2)
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game), "at alpha-edge-a")
    game.do(first_put(game))
    assert (len(game.me.ships_out()), game.me.normal_waiting()) == (2, 1)
    assert game.asked == "relic-parts"


@pytest.mark.parametrize("part", ["ships", "move"])
def test_one_effect_of_a_relic_is_enough(part: str) -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (240, 200))
    use(game, f"part {part}", "done", "done")
    assert game.asked == "interact"
    assert game.me.relics == []


# Teleport


def test_teleport_puts_two_troops_on_a_planet_or_one_on_each_of_two() -> None:
    game = use(using("teleport").planet("alpha-edge-a", troops=1), "part troops", "at alpha-edge-a", "at alpha-edge-a")
    assert (game.on("alpha-edge-a"), game.me.troops) == ({"troops": 3}, 1)
    game = using("teleport").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", outposts=1)
    use(game, "part troops", "at alpha-edge-a", "at alpha-edge-b")
    assert (game.on("alpha-edge-a"), game.on("alpha-edge-b")) == ({"troops": 2}, {"troops": 1, "outposts": 1})
    assert game.asked == "interact"


def test_teleport_may_be_one_troop_only() -> None:
    game = use(using("teleport").planet("alpha-edge-a", troops=1), "part troops", "at alpha-edge-a", "done")
    assert game.on("alpha-edge-a") == {"troops": 2}


def test_teleport_reaches_blockaded_planets_and_needs_no_building() -> None:
    game = use(blockaded(using("teleport")), "part troops", f"at {CLOSED}", "done")
    assert game.on(CLOSED) == {"troops": 2}


def test_teleport_takes_a_free_planet_with_an_own_ship_in_orbit() -> None:
    game = using("teleport").ship(0, "ship-1", "beta-middle").ship(1, "ship-1", "beta-middle")
    use(game, "part troops", "at beta-middle", "done")
    assert (game.on("beta-middle"), game.owner("beta-middle")) == ({"troops": 1}, 0)
    assert game.at(0, "ship-1") is not None


def test_teleport_does_not_reach_other_places() -> None:
    """Not planets of others or of robots, full, destroyed or face-down ones, no artifacts, and none far away."""
    game = using("teleport").planet("alpha-edge-a", troops=1)
    for number, hole in enumerate(("alpha-central", "beta-middle", "beta-edge-a", "beta-border-a", "gamma-middle")):
        game.ship(0, f"ship-{number + 1}", hole)
    game.planet("beta-middle", owner=1, troops=1).robots("beta-edge-a", 1).place("beta-border-a", "destroyed")
    game.face_down(["gamma-middle"], ["pink"], ["warp"]).planet("alpha-edge-b", outposts=3)
    assert use(game, "part troops").options == ["at alpha-edge-a", "done"]


def test_teleport_needs_troops_on_the_player_board() -> None:
    game = use(using("teleport").planet("alpha-edge-a", troops=2).planet("alpha-edge-b", troops=1), "part troops")
    assert game.me.troops == 1
    game.do("at alpha-edge-a")
    assert game.me.troops == 0
    assert game.asked == "interact"


# Attack bonus


def one_ship_at(relic: str, defence: int) -> Scenario:
    """A ship at a planet of seat 1 with so many troops."""
    return using(relic).ship(0, "ship-1", "beta-middle").planet("beta-middle", owner=1, troops=defence)


@pytest.mark.parametrize(("defence", "enough"), [(2, True), (3, False)])
def test_the_attack_bonus_is_two(defence: int, enough: bool) -> None:
    """With a ship that is three: more than two, not more than three."""
    game = use(one_ship_at("attack-bonus", defence), "part attack")
    assert game.state.bonus == 2
    game.do("done")
    assert ("attack-planet beta-middle" in game.options) == enough


def test_the_attack_bonus_counts_for_exactly_one_attack() -> None:
    game = one_ship_at("attack-bonus", 2).ship(0, "ship-2", "gamma-middle").planet("gamma-middle", owner=2, troops=1)
    use(game, "part attack", "done").do("attack-planet beta-middle")
    assert game.on("beta-middle") == {}
    assert game.me.points == 2
    assert game.asked != "attack"


def test_the_attack_bonus_helps_against_ships() -> None:
    game = using("attack-bonus").ship(0, "ship-1", (240, 200)).ship(1, "ship-1", (280, 200))
    use(game, "part attack", "done").do("attack-ship blue ship-1")
    assert game.at(1, "ship-1") is None
    assert game.me.points == 1


def test_bonuses_of_two_relics_are_not_added() -> None:
    game = one_ship_at("attack-bonus", 3).relics(0, "attack-bonus", "move-and-attack").energy(0, 1)
    use(game, "part attack", "boost 1", "relic move-and-attack", "part attack", "done", "done")
    assert game.asked_seat == 1
    assert game.on("beta-middle") == {"troops": 3}


@pytest.mark.parametrize("order", [["attack-bonus", "move-and-attack"], ["move-and-attack", "attack-bonus"]])
def test_the_greater_bonus_counts(order: list[str]) -> None:
    game = one_ship_at("attack-bonus", 2).relics(0, *order).energy(0, 1).choose("interact").do("boost 1")
    for name in order:
        game.do(f"relic {name}", "part attack", *(["done"] if name == "move-and-attack" else []))
    assert game.state.bonus == 2


def test_a_bonus_is_added_to_that_of_a_technology() -> None:
    game = use(one_ship_at("attack-bonus", 3).techs(0, "orbital-bombardment"), "part attack", "done")
    assert "attack-planet beta-middle" in game.options


def test_a_bonus_that_is_not_used_is_gone_with_the_turn() -> None:
    game = use(one_ship_at("attack-bonus", 2), "part attack", "done").do("done")
    assert game.asked_seat == 1
    assert game.state.bonus == 0


# Bonus move and attack bonus


@pytest.mark.parametrize(("defence", "enough"), [(1, True), (2, False)])
def test_move_and_attack_is_two_flicks_and_one_attack(defence: int, enough: bool) -> None:
    game = using("move-and-attack").ship(0, "ship-1", (240, 200)).planet("beta-middle", owner=1, troops=defence)
    game = flick(use(game, "part move"), 1)
    game.flies("ship-1", to=(544, 150)).do("flick ship-1", "aim 0 90")
    assert "flick ship-1" not in game.options
    game.do("done", "part attack")
    assert game.asked == "interact"
    game.do("done")
    assert (game.asked == "attack") == enough


def test_move_and_attack_may_begin_with_the_bonus() -> None:
    game = use(using("move-and-attack").ship(0, "ship-1", (240, 200)), "part attack")
    assert game.state.bonus == 1
    assert game.options == ["part move", "done"]
    flick(game.do("part move"), 2)
    assert "flick ship-1" not in game.options


# Teleport and bonus building


def test_teleport_and_build_puts_a_troop_and_builds_with_it() -> None:
    game = using("teleport-and-build").ship(0, "ship-1", "beta-middle")
    use(game, "part troops", "at beta-middle", "part build", "build outpost beta-middle")
    assert (game.on("beta-middle"), game.owner("beta-middle")) == ({"outposts": 1}, 0)
    assert (game.me.troops, game.me.buildings[0], game.me.relics) == (4, 3, [])


def test_teleport_and_build_has_one_troop() -> None:
    game = using("teleport-and-build").planet("alpha-edge-a", troops=1)
    use(game, "part troops", "at alpha-edge-a")
    assert game.options == ["part build", "done"]


def test_its_building_disregards_blockades() -> None:
    """The building action of a turn does not."""
    game = blockaded(using("teleport-and-build"))
    assert "choose build" not in game.options
    use(game, "part build", f"build outpost {CLOSED}")
    assert game.on(CLOSED) == {"outposts": 1}


def test_after_its_building_the_turn_comes_to_its_end() -> None:
    """No boost, no other relic, and no troop any more: attacks are next."""
    game = using("teleport-and-build").relics(0, "teleport-and-build", "teleport").energy(0, 2)
    game.planet("alpha-edge-a", troops=1).ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    game.planet("beta-middle", owner=1, troops=1).choose("interact").do("boost 1", "relic teleport-and-build")
    game.do("part build", "build outpost alpha-edge-a")
    assert game.asked == "attack"
    game.do("attack-planet beta-middle", "join ship-1")
    assert game.me.points == 1
    assert game.asked_seat == 1
    assert len(game.me.relics) == 1


def test_a_city_ends_the_turn_too() -> None:
    game = using("teleport-and-build").planet("alpha-edge-a", troops=1, outposts=1)
    use(game, "part build", "build city alpha-edge-a")
    assert game.on("alpha-edge-a") == {"cities": 1}
    assert game.asked_seat == 1


def test_a_starbase_ends_the_turn_when_it_has_its_place() -> None:
    game = using("teleport-and-build").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    use(game, "part build", "build starbase alpha-middle")
    assert game.asked == "put-base"
    game.do(first_put(game))
    assert game.asked_seat == 1
    assert game.on("alpha-middle") == {"bases": 1}


def test_organic_buildings_add_one_before_the_turn_ends() -> None:
    game = using("teleport-and-build").techs(0, "organic-buildings").planet("alpha-edge-a", troops=1)
    game.planet("alpha-edge-b", troops=1)
    use(game, "part build", "build outpost alpha-edge-a", "build outpost alpha-edge-b")
    assert (game.on("alpha-edge-a"), game.on("alpha-edge-b")) == ({"outposts": 1}, {"outposts": 1})
    assert game.asked_seat == 1


def test_who_does_not_build_goes_on_interacting() -> None:
    game = using("teleport-and-build", 1).planet("alpha-edge-a", troops=1)
    use(game, "part build", "done")
    assert game.options == ["part troops", "done"]
    game.do("part troops", "at alpha-edge-a")
    assert game.options == ["boost 1", "done"]


def test_where_nothing_can_be_built_the_turn_goes_on() -> None:
    game = use(using("teleport-and-build", 1).ship(0, "ship-1", "alpha-middle"), "part build")
    assert game.options == ["part troops", "done"]


def test_with_the_troop_alone_the_turn_goes_on() -> None:
    game = use(
        using("teleport-and-build", 1).planet("alpha-edge-a", troops=1), "part troops", "at alpha-edge-a", "done"
    )
    assert game.options == ["boost 1", "done"]


def test_every_effect_may_come_first() -> None:
    """Each relic offers all it is made of."""
    names = ["ships", "move", "troops", "attack", "build"]
    for number, parts in PARTS.items():
        game = Scenario().ship(0, "ship-1", (240, 200))
        game.me.relics = [number]
        game.choose("interact")
        game.do(game.options[0])
        assert game.options == [*(f"part {names[part]}" for part in parts), "done"]
