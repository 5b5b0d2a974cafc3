"""Relics of troops and attacks (page 32): teleport, bonuses, buildings, and where they end."""

from __future__ import annotations

import pytest

from orrery.games.empires.rules.interacting import PARTS

from .relics import CLOSED, blockaded, first_put, flick, use, using
from .scenario import Scenario

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


def test_teleport_takes_a_free_planet_with_ones_own_ship_in_orbit() -> None:
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
    """A ship at a planet of seat 1 with this many troops."""
    return using(relic).ship(0, "ship-1", "beta-middle").planet("beta-middle", owner=1, troops=defence)


@pytest.mark.parametrize(("defence", "enough"), [(2, True), (3, False)])
def test_the_attack_bonus_is_two(defence: int, enough: bool) -> None:
    """With a ship that is three: more than two, not more than three."""
    game = use(one_ship_at("attack-bonus", defence), "part attack")
    assert game.state.bonuses == [2]
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


def two_bonuses(game: Scenario) -> Scenario:
    """Both relics of seat 0 are used, and the attacks begin."""
    game.relics(0, "attack-bonus", "move-and-attack").energy(0, 1).choose("interact").do("boost 1")
    game.do("relic attack-bonus", "part attack", "relic move-and-attack", "part attack", "done", "done")
    assert game.state.bonuses == [1, 2]
    return game


def test_bonuses_of_two_relics_are_for_two_attacks() -> None:
    game = one_ship_at("attack-bonus", 2).ship(0, "ship-2", "gamma-middle").planet("gamma-middle", owner=2, troops=1)
    two_bonuses(game).do("attack-planet beta-middle")
    assert game.state.bonuses == [1]  # against two troops only the greater one is enough
    game.do("attack-planet gamma-middle")
    assert (game.on("beta-middle"), game.on("gamma-middle"), game.state.bonuses) == ({}, {}, [])
    assert game.me.points == 3


def test_which_bonus_goes_to_which_attack_is_the_attackers_choice() -> None:
    game = one_ship_at("attack-bonus", 1).ship(0, "ship-2", "beta-middle")
    game = two_bonuses(game.planet("beta-middle", owner=1, troops=2)).do("attack-planet beta-middle", "join ship-1")
    assert game.options == ["join ship-2", "add-bonus 2"]  # one is not enough for ship 1 alone, but for both ships


def test_a_bonus_is_added_to_that_of_a_technology() -> None:
    game = use(one_ship_at("attack-bonus", 3).techs(0, "orbital-bombardment"), "part attack", "done")
    assert "attack-planet beta-middle" in game.options


def test_a_bonus_that_is_not_used_is_gone_with_the_turn() -> None:
    game = use(one_ship_at("attack-bonus", 2), "part attack", "done").do("done")
    assert game.asked_seat == 1
    assert game.state.bonuses == []


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
    assert game.state.bonuses == [1]
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
    assert (game.asked, game.asked_seat) == ("end-turn", 0)
    assert len(game.me.relics) == 1


def test_a_city_ends_the_turn_too() -> None:
    game = using("teleport-and-build").planet("alpha-edge-a", troops=1, outposts=1)
    use(game, "part build", "build city alpha-edge-a")
    assert game.on("alpha-edge-a") == {"cities": 1}
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_a_starbase_ends_the_turn_when_it_has_its_place() -> None:
    game = using("teleport-and-build").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    use(game, "part build", "build starbase alpha-middle")
    assert game.asked == "put-base"
    game.do(first_put(game))
    assert (game.asked, game.asked_seat) == ("end-turn", 0)
    assert game.on("alpha-middle") == {"bases": 1}


def test_organic_buildings_add_one_before_the_turn_ends() -> None:
    game = using("teleport-and-build").techs(0, "organic-buildings").planet("alpha-edge-a", troops=1)
    game.planet("alpha-edge-b", troops=1)
    use(game, "part build", "build outpost alpha-edge-a", "build outpost alpha-edge-b")
    assert (game.on("alpha-edge-a"), game.on("alpha-edge-b")) == ({"outposts": 1}, {"outposts": 1})
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


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
