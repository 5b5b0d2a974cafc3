"""The end of a turn and of the game (pages 16-17): what a new turn forgets, what triggers the end, the last round."""

from __future__ import annotations

import pytest

from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, NOTHING
from orrery.games.empires.rules.energy import score
from orrery.games.empires.rules.turn import all_controlled

from .scenario import Scenario

PLANETS = [hole for hole in HOLES if not hole.endswith(("gate", "central"))]


def deploy(game: Scenario) -> int:
    """The turn of whoever is asked: a ship is deployed; who it was."""
    seat = game.asked_seat
    game.choose("deploy").do(next(option for option in game.options if option.startswith("deploy-ship")))
    game.do(game.options[0], "done")
    return seat


def turns_to_the_end(game: Scenario) -> list[int]:
    """Who has a turn until the game is over; everybody deploys ships and attacks nobody."""
    found: list[int] = []
    while not game.table.over:
        assert len(found) < 20
        for player in game.state.players:
            if not player.normal_waiting():
                player.take_back(0)
                player.take_back(1)
        found.append(deploy(game))
        if game.asked == "attack":
            game.do("done")
    return found


def empty_pool(seats: int = 4) -> Scenario:
    """Seat 0 has taken the last point of the pool this turn."""
    game = Scenario(seats)
    game.state.pool = 0
    return game


def settled(seats: int = 4) -> Scenario:
    """All planets are controlled: twelve by robots, the others by seat 1."""
    game = Scenario(seats)
    for number, hole in enumerate(PLANETS):
        if number < 12:
            game.robots(hole, 1)
        else:
            game.planet(hole, owner=1, centres=1)
    return game


def abandon(game: Scenario, hole: str) -> Scenario:
    """The robot of a planet is gone."""
    game.state.robots[HOLES.index(hole)] = 0
    game.state.set_owner(HOLES.index(hole), NOTHING)
    game.state.robots_left += 1
    return game


# The pool


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_pool_is_empty_all_have_one_more_turn(seats: int) -> None:
    """Who triggered the end as well."""
    game = empty_pool(seats)
    assert turns_to_the_end(game) == [*range(seats), 0]
    assert game.told.count("end-triggered") == 1


def test_whoever_triggers_the_end_has_the_last_turn() -> None:
    game = empty_pool().turn(2)
    assert turns_to_the_end(game) == [2, 3, 0, 1, 2]


def test_the_end_is_triggered_at_the_end_of_a_turn() -> None:
    game = empty_pool().choose("deploy")
    assert game.state.last == NOTHING
    deploy(game)
    assert (game.state.last, game.asked_seat) == (0, 1)
    assert game.facts("end-triggered") == [(0, [])]


def test_with_a_point_left_the_game_goes_on() -> None:
    game = Scenario()
    game.state.pool = 1
    for seat in (0, 1, 2, 3):
        assert deploy(game) == seat
    assert (game.state.last, game.asked_seat) == (NOTHING, 0)


def test_from_an_empty_pool_points_are_still_scored() -> None:
    game = Scenario()
    game.state.pool = 1
    score(game.table, 0, 3)
    score(game.table, 1, 2)
    assert [player.points for player in game.state.players] == [3, 2, 0, 0]
    assert game.state.pool == 0


def test_nothing_triggers_the_end_again() -> None:
    """All planets are controlled; in the last round the pool is empty too."""
    game = settled()
    deploy(game)
    game.state.pool = 0
    assert turns_to_the_end(game) == [1, 2, 3, 0]
    assert game.told.count("end-triggered") == 1


# All planets


def test_when_all_planets_are_controlled_the_end_is_triggered() -> None:
    """Whether by players or by robots."""
    game = settled()
    deploy(game)
    assert game.state.last == 0
    assert game.told.count("end-triggered") == 1


@pytest.mark.parametrize("hole", [PLANETS[0], PLANETS[7], PLANETS[11]])
def test_one_planet_of_nobody_keeps_the_game_going(hole: str) -> None:
    game = abandon(settled(), hole)
    deploy(game)
    assert game.state.last == NOTHING
    assert "end-triggered" not in game.told


def test_destroyed_planets_need_nobody() -> None:
    game = abandon(settled(), PLANETS[0])
    assert not all_controlled(game.state)
    assert all_controlled(game.place(PLANETS[0], "destroyed").state)


def test_all_planets_have_to_be_discovered() -> None:
    game = settled().face_down(["alpha-central"], ["blue"], ["warp"])
    assert not all_controlled(game.state)


def test_a_face_down_place_that_can_be_a_planet_counts() -> None:
    """One of the two is the artifact, and nobody knows which."""
    game = settled().face_down(["alpha-central", "beta-central"], ["artifact", "blue"], ["warp", "teleport"])
    assert not all_controlled(game.state)


def test_a_face_down_place_that_can_only_be_an_artifact_does_not_count() -> None:
    assert all_controlled(settled().face_down(["alpha-central"], ["artifact"], ["warp"]).state)


def test_a_planet_lost_in_the_last_round_does_not_take_the_end_back() -> None:
    game = settled(2)
    assert deploy(game) == 0
    abandon(game, PLANETS[0])
    assert not all_controlled(game.state)
    assert turns_to_the_end(game) == [1, 0]


# Robots


def test_robots_without_a_place_to_go_leave_everybody_one_more_turn() -> None:
    """They are attacked in the last step of a turn of seat 0."""
    game = settled(2).ship(0, "ship-3", PLANETS[0]).ship(0, "ship-4", PLANETS[0])
    deploy(game)
    game.do(f"attack-planet {PLANETS[0]}", "join ship-3", "end-turn")
    assert game.me.points == 1
    assert not game.table.over
    assert game.state.last == 0
    assert turns_to_the_end(game) == [1, 0]


# A new turn


def test_a_new_turn_knows_nothing_of_the_last_one() -> None:
    game = Scenario().turn(1)
    state = game.state
    state.once, state.attacked, state.grounded, state.acted, state.left, state.bonuses = 63, 1, 1, 1, 3, [2]
    state.free_flicks, state.used = [1, 1], [5]
    game.start()
    assert (state.once, state.attacked, state.grounded, state.acted, state.bonuses) == (0, 0, 0, 0, [])
    assert (state.free_flicks, state.used, state.active) == ([], [], 1)


def test_a_new_ship_waits_for_the_next_turn_of_its_player() -> None:
    game = Scenario().techs(0, "star-hammer")
    game.me.new_ships = 1
    game.turn(1).start()
    assert game.me.new_ships == 1
    game.turn(0).choose("deploy")
    assert "deploy-ship orange-ship" in game.options


# Over


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = empty_pool(2).planet("alpha-middle", outposts=2)
    assert GAME.outcome(game.table) is None
    assert game.view["winners"] == []
    turns_to_the_end(game)
    assert game.table.questions() == {}
    assert game.asked is None
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert outcome.winners == [0]
    assert game.view["winners"] == [0]
    assert game.facts("game-ended") == [(0, [outcome.scores[0]])]


def test_attacks_and_effects_come_before_the_end_is_looked_for() -> None:
    """The attack takes the last point of the pool, and this turn triggers the end."""
    game = Scenario(2).ship(0, "ship-3", "beta-middle").ship(0, "ship-4", "beta-middle")
    game.planet("beta-middle", owner=1, troops=1)
    game.state.pool = 1
    deploy(game)
    assert game.asked == "attack"
    game.do("attack-planet beta-middle", "join ship-3", "end-turn")
    assert (game.state.pool, game.state.last) == (0, 0)
    assert turns_to_the_end(game) == [1, 0]


def test_an_attack_of_the_last_turn_still_counts() -> None:
    game = empty_pool(2)
    deploy(game)
    deploy(game)
    assert game.asked_seat == 0
    game.ship(0, "ship-3", "beta-middle").ship(0, "ship-4", "beta-middle").planet("beta-middle", owner=1, troops=1)
    deploy(game)
    game.do("attack-planet beta-middle", "join ship-3", "end-turn")
    assert game.table.over
    assert game.me.points == 1
