"""Robots with two and three players (pages 20-21): they defend, move on and grow, and blow planets up."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, PLACES, QUADRANTS, ROBOTS
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.state import ROBOT
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.robots import trigger_end

from .scenario import Scenario

HOME = "beta-central"
BETA = ["beta-edge-a", "beta-edge-b", "beta-middle", "beta-border-a", "beta-border-b"]
"""The other planets of the quadrant."""


def attacking(robots: int, seats: int = 3) -> Scenario:
    """Seat 0 has ships enough around a planet with robots."""
    game = Scenario(seats).place(HOME, "orange").robots(HOME, robots)
    for ship in range(robots + 1):
        game.ship(0, f"ship-{ship + 1}", HOME)
    return game.next(ATTACK)


def attack(game: Scenario) -> Scenario:
    game.do(f"attack-planet {HOME}")
    while game.asked == "join-attack":
        game.do(game.options[0])
    return game


def taken(game: Scenario, *but: str) -> Scenario:
    """Every planet belongs to seat 1, but for these; each has one starbase, centre or outpost, as long as they last."""
    player = game.state.players[1]
    for hole in game.state.planets():
        if game.state.owner[hole] == -1 and HOLES[hole] not in but:
            kind = next(kind for kind, left in enumerate(player.buildings) if left)
            game.planet(HOLES[hole], None, owner=1, **{["outposts", "cities", "centres", "bases"][kind]: 1})
    return game


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


# The attack


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("robots", [1, 2, 3])
def test_robots_are_attacked_like_anybody_for_their_defence(robots: int, seats: int) -> None:
    game = attacking(robots, seats)
    assert game.owner(HOME) == ROBOT
    game.me.take_back(robots)
    assert game.next(ATTACK).asked is None  # as many ships as robots are not enough
    game = attack(attacking(robots, seats))
    assert game.me.points == robots


def test_a_ship_of_another_player_defends_robots() -> None:
    game = attacking(1).ship(1, "ship-1", HOME).next(ATTACK)
    assert f"attack-planet {HOME}" not in game.options


# Moving on


@pytest.mark.parametrize("robots", [1, 2])
def test_one_or_two_robots_move_to_a_face_down_place_of_the_attackers_choice_and_grow(robots: int) -> None:
    game = attacking(robots).face_down(["beta-edge-a", "beta-middle"], ["pink", "green"], ["warp", "supplies"])
    attack(game)
    assert (game.asked, game.asked_seat) == ("move-robots", 0)
    assert game.options == ["at beta-edge-a", "at beta-middle"]
    game.deals("green", "warp").do("at beta-middle")
    assert game.on("beta-middle") == {"robots": robots + 1}
    assert game.owner("beta-middle") == ROBOT
    assert place_at(game, "beta-middle") == "green"
    assert game.on(HOME) == {}
    assert game.owner(HOME) == -1
    assert game.state.robots_left == ROBOTS - robots - 1


def test_a_relic_that_robots_find_goes_to_the_archive() -> None:
    game = attack(attacking(1).face_down(["beta-middle"], ["green"], ["warp"]))
    assert game.state.archive == [DISCOVERIES.index("warp")]
    assert (game.me.relics, game.me.fresh) == ([], [])


@pytest.mark.parametrize("event", ["supplies", "guardian", "alien-library"])
def test_an_event_that_robots_find_has_no_effect(event: str) -> None:
    game = attacking(1).energy(0, 0, spent=2).next(ATTACK).face_down(["beta-middle"], ["green"], [event])
    attack(game)
    assert game.asked is None
    assert game.on("beta-middle") == {"robots": 2}
    assert (game.me.energy, game.me.spent, game.me.points) == (0, 2, 1)
    assert (game.state.archive, game.state.guardians, game.state.libraries) == ([], 0, 0)


def test_a_library_that_waits_comes_to_the_planet_that_robots_find() -> None:
    game = attacking(1).face_down(["beta-middle"], ["green"], ["warp"])
    game.state.waiting_libraries = 1 << QUADRANTS.index("beta")
    attack(game)
    assert game.on("beta-middle") == {"robots": 2}
    assert game.state.libraries == 1 << HOLES.index("beta-middle")
    assert game.state.waiting_libraries == 0


def test_an_artifact_stays_face_up_and_another_face_down_place_is_chosen() -> None:
    game = attacking(1).face_down(["beta-edge-a", "beta-middle"], ["artifact", "green"], ["warp", "teleport"])
    attack(game).deals("artifact", "warp", "green", "teleport").do("at beta-edge-a")
    assert place_at(game, "beta-edge-a") == "artifact"
    assert game.on("beta-edge-a") == {}
    assert game.on("beta-middle") == {"robots": 2}
    assert game.state.archive == sorted([DISCOVERIES.index("warp"), DISCOVERIES.index("teleport")])


def test_after_the_last_face_down_artifact_a_free_planet_is_chosen() -> None:
    game = taken(attacking(1), "beta-edge-a", "beta-edge-b", "beta-middle")
    game.face_down(["beta-middle"], ["artifact"], ["warp"])
    attack(game)
    assert place_at(game, "beta-middle") == "artifact"
    assert game.options == ["at beta-edge-a", "at beta-edge-b"]
    game.do("at beta-edge-b")
    assert game.on("beta-edge-b") == {"robots": 2}


def test_face_down_places_of_other_quadrants_do_not_count_while_there_is_a_free_planet() -> None:
    game = attacking(1).face_down(["alpha-middle"], ["green"], ["warp"])
    assert attack(game).options == [f"at {hole}" for hole in BETA]
    game.do("at beta-border-a")
    assert game.on("beta-border-a") == {"robots": 2}


def test_controlled_planets_are_not_chosen() -> None:
    game = attacking(1).planet("beta-edge-a", troops=1).planet("beta-edge-b", owner=1, troops=1)
    game.robots("beta-middle", 1)
    assert attack(game).options == ["at beta-border-a", "at beta-border-b"]


def test_destroyed_planets_and_artifacts_are_not_chosen() -> None:
    game = (
        attacking(1)
        .place("beta-edge-a", "destroyed")
        .place("beta-edge-b", "artifact")
        .place("beta-middle", "wormhole-a")
    )
    assert attack(game).options == ["at beta-border-a", "at beta-border-b"]


def test_when_the_quadrant_is_full_every_face_down_place_counts() -> None:
    game = taken(attacking(1), "alpha-middle", "gamma-middle", "gamma-edge-a")
    game.face_down(["alpha-middle", "gamma-middle"], ["green", "pink"], ["warp", "warp"])
    assert attack(game).options == ["at alpha-middle", "at gamma-middle"]
    game.do("at gamma-middle")
    assert game.on("gamma-middle") == {"robots": 2}


def test_when_everything_is_face_up_every_free_planet_counts() -> None:
    game = taken(attacking(2), "alpha-middle", "gamma-edge-a")
    assert attack(game).options == ["at alpha-middle", "at gamma-edge-a"]
    game.do("at alpha-middle")
    assert game.on("alpha-middle") == {"robots": 3}


def test_robots_do_not_come_back_to_the_planet_they_left() -> None:
    game = taken(attacking(1), "gamma-edge-a")
    attack(game)
    assert game.on("gamma-edge-a") == {"robots": 2}  # the only planet left to them
    assert game.owner(HOME) == -1


def test_no_robot_joins_when_none_is_left() -> None:
    game = attacking(1).robots("delta-middle", 3).robots("delta-edge-a", 3).robots("delta-edge-b", 3)
    game.robots("gamma-middle", 2)
    assert game.state.robots_left == 0
    attack(game).do("at beta-middle")
    assert game.on("beta-middle") == {"robots": 1}
    assert game.state.robots_left == 0


def test_robots_that_moved_are_attacked_where_they_are_now() -> None:
    game = attack(attacking(1)).do("at beta-middle")
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", "beta-middle")
    game.turn(0).start()
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1", "join ship-2")
    assert game.asked == "move-robots"
    assert game.me.points == 3


# Nowhere to go


def test_robots_that_have_nowhere_to_go_trigger_the_end() -> None:
    """They stay where they are; all have one more turn, who attacked them as well."""
    game = taken(attacking(1).planet("alpha-middle", troops=2)).turn(0).do("choose build", "build outpost alpha-middle")
    attack(game).do("end-turn")
    assert game.on(HOME) == {"robots": 1}
    assert game.owner(HOME) == ROBOT
    assert game.state.robots_left == ROBOTS - 1
    assert game.me.points == 1
    assert "robots-moved" not in game.told
    assert game.told.count("end-triggered") == 1
    assert game.asked_seat == 1
    game.turn(0).do("choose build", "build outpost alpha-middle", "done")
    assert game.table.over


def test_robots_that_stay_do_not_grow() -> None:
    game = attack(taken(attacking(2)))
    assert game.state.last == 0  # the end is triggered at once
    assert game.on(HOME) == {"robots": 2}
    assert game.state.robots_left == ROBOTS - 2


def test_the_end_is_triggered_once() -> None:
    game = Scenario().start()
    game.state.active = 2
    trigger_end(game.table, 2)
    game.state.active = 3
    trigger_end(game.table, 3)
    assert game.state.last == 2
    assert game.facts("end-triggered") == [(2, [])]


def test_robots_that_cannot_go_are_not_attacked_twice_a_turn() -> None:
    game = taken(attacking(1)).ship(0, "ship-3", HOME).ship(0, "ship-4", HOME).next(ATTACK)
    attack(game)
    assert game.on(HOME) == {"robots": 1}
    assert game.asked is None
    assert game.me.points == 1


# Three robots


def test_three_robots_destroy_their_planet() -> None:
    game = attack(attacking(3))
    assert place_at(game, HOME) == "destroyed"
    assert game.on(HOME) == {}
    assert game.owner(HOME) == -1
    assert game.state.robots_left == ROBOTS
    assert game.me.points == 3
    assert game.facts("planet-destroyed") == [(0, [HOLES.index(HOME)])]
    game.do("colour green")
    assert game.asked is None  # nobody moves


def test_a_destroyed_planet_takes_one_of_the_tokens_that_lie_ready() -> None:
    """The attacker chooses which: it is missing for terraforming from now on (pages 10, 20 and 21)."""
    game = attack(attacking(3))
    assert (game.asked, game.asked_seat) == ("mark-destroyed", 0)
    assert game.options == ["colour orange", "colour purple", "colour pink", "colour green"]
    game.do("colour pink")
    assert game.state.tokens == [1, 1, 0, 1]
    assert game.facts("token-taken") == [(0, [2])]


def test_the_last_token_is_taken_unasked() -> None:
    game = attacking(3)
    game.state.tokens = [0, 1, 0, 0]
    attack(game)
    assert game.asked is None
    assert game.state.tokens == [0, 0, 0, 0]


def test_without_a_token_a_planet_is_destroyed_all_the_same() -> None:
    game = attacking(3)
    game.state.tokens = [0, 0, 0, 0]
    attack(game)
    assert place_at(game, HOME) == "destroyed"
    assert game.asked is None


def test_a_library_goes_with_its_planet() -> None:
    game = attacking(3)
    game.state.libraries = 1 << HOLES.index(HOME) | 1 << HOLES.index("alpha-middle")
    attack(game)
    assert game.state.libraries == 1 << HOLES.index("alpha-middle")


def test_ships_stay_in_the_orbit_of_a_destroyed_planet_but_cannot_land() -> None:
    game = attack(attacking(3)).turn(0)
    assert game.asked == "move"
    assert len(game.me.ships_out()) == 4
    assert not [option for option in game.options if option.startswith("land")]
    assert "reposition ship-1" in game.options
    game.ship(1, "ship-1", HOME).turn(0)
    assert game.asked == "move"
    assert "reposition ship-1" not in game.options


def test_no_starbase_is_built_at_a_destroyed_planet() -> None:
    game = attack(attacking(3)).turn(0)
    assert "choose build" not in game.options
