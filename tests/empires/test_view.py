"""What everybody sees: the galaxy, the player boards, what is left face down, and never what lies where."""

from __future__ import annotations

import json

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM, PLACES
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.player import FIRST, OTHER, SPENT
from orrery.games.empires.sight.view import HoleView, PlayerView

from .scenario import Scenario


def hole(game: Scenario, key: str) -> HoleView:
    return game.view["holes"][HOLES.index(key)]


def player(game: Scenario, seat: int = 0) -> PlayerView:
    return game.view["players"][seat]


# The turn


def test_whose_turn_it_is_and_how_often_the_action_may_be_done() -> None:
    game = Scenario().ship(0, "ship-1", (250, 250))
    view = game.view
    assert (view["active"], view["action"], view["left"], view["last"]) == (0, None, 0, None)
    view = game.do("choose move").view
    assert (view["action"], view["left"]) == ("move", 2)
    view = game.flies("ship-1", to=(250, 200)).do("flick ship-1", "aim 2700 10").view
    assert view["left"] == 1


def test_the_last_round_is_told() -> None:
    game = Scenario()
    game.state.last = 2
    assert game.view["last"] == 2


def test_pool_tokens_archive_and_bonus() -> None:
    game = Scenario().relics(0, "attack-bonus")
    game.state.archive = [DISCOVERIES.index("warp")]
    game.state.tokens = [1, 0, 1, 1]
    view = game.choose("interact").do("relic attack-bonus", "part attack").view
    assert (view["pool"], view["archive"], view["bonuses"]) == (40, ["warp"], [2])
    assert view["tokens"] == {"orange": 1, "purple": 0, "pink": 1, "green": 1}


# Holes


def test_a_planet_with_its_pieces() -> None:
    game = Scenario().planet("alpha-middle", owner=1, troops=1, outposts=1, centres=1, bases=1)
    seen = hole(game, "alpha-middle")
    assert (seen["hole"], seen["place"], seen["owner"]) == ("alpha-middle", "pink", 1)
    assert (seen["troops"], seen["outposts"], seen["cities"], seen["centres"], seen["robots"]) == (1, 1, 0, 1, 0)
    assert (seen["defence"], seen["blockaded"], seen["library"], seen["structure"]) == (3, [], False, None)
    (base,) = seen["bases"]
    assert (base["owner"], base["x"], base["y"]) == (1, game.state.base_x[0], game.state.base_y[0])


def test_a_planet_of_nobody_and_one_of_robots() -> None:
    game = Scenario().robots("alpha-edge-a", 2)
    assert (hole(game, "alpha-middle")["owner"], hole(game, "alpha-middle")["defence"]) == (None, 0)
    robots = hole(game, "alpha-edge-a")
    assert (robots["owner"], robots["robots"], robots["defence"]) == (-1, 2, 2)


def test_a_blockade_concerns_everybody_but_the_owner_of_the_ship() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "beta-gate")
    assert hole(game, "alpha-middle")["blockaded"] == [0, 2, 3]
    assert hole(game, "beta-gate")["blockaded"] == []


def test_libraries_and_megastructures() -> None:
    game = Scenario().megastructure("ring-world", "beta-central", owner=2)
    game.state.libraries = 1 << HOLES.index("alpha-middle")
    assert hole(game, "alpha-middle")["library"]
    assert (hole(game, "beta-central")["structure"], hole(game, "beta-central")["place"]) == (2, "artifact")
    assert game.view["megastructure"] == "ring-world"
    assert Scenario().view["megastructure"] is None


def test_guardians_and_mines() -> None:
    game = Scenario().guardian("beta").guardian("delta")
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [250 * MM], [100 * MM]
    assert game.view["guardians"] == ["beta", "delta"]
    assert game.view["mines"] == [{"owner": 1, "x": 250 * MM, "y": 100 * MM}]


def test_libraries_that_wait_for_a_planet_of_their_quadrant() -> None:
    game = Scenario()
    game.state.waiting_libraries = 0b0110
    assert game.view["waiting_libraries"] == ["beta", "gamma"]


# What lies face down


def test_a_face_down_place_is_known_by_its_area_only() -> None:
    game = Scenario().face_down(["alpha-middle", "alpha-edge-a"], ["pink", "artifact"], ["warp", "supplies"])
    assert hole(game, "alpha-middle")["place"] is None
    view = game.view
    assert view["areas"][HOLES.index("alpha-middle")] == view["areas"][HOLES.index("alpha-edge-a")] == 0
    assert view["areas"][HOLES.index("alpha-edge-b")] is None
    assert view["hidden"] == [["pink", "artifact"]]
    assert view["hidden_tiles"] == [["warp", "supplies"]]


def test_after_a_discovery_the_rest_is_still_unknown() -> None:
    game = Scenario().face_down(["alpha-middle", "alpha-edge-a"], ["pink", "artifact"], ["warp", "supplies"])
    game.ship(0, "ship-1", "alpha-middle").choose("move").deals("artifact", "warp").do("discover alpha-middle")
    view = game.view
    assert hole(game, "alpha-middle")["place"] == "artifact"
    assert (view["hidden"], view["hidden_tiles"]) == ([["pink"]], [["supplies"]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_and_spectators_see_the_same(seats: int) -> None:
    """And it is plain data."""
    table = GAME.new(seats, {"empires": True, "megastructure": "random", "libraries": True}, RandomDealer(5))
    seen = GAME.view(table, None)
    assert all(GAME.view(table, seat) == seen for seat in range(seats))
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_position_looks_the_same(seats: int) -> None:
    """There is nothing to deal again, for nothing that is face down has a place yet."""
    table = GAME.new(seats, {}, RandomDealer(6))
    for seat in range(seats):
        imagined = GAME.determinize(table, seat, RandomDealer(9))
        assert GAME.hash(imagined) == GAME.hash(table)
        assert GAME.view(imagined, seat) == GAME.view(table, seat)


# Player boards


def test_a_player_board() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=2).ship(0, "ship-3", (250, 250)).energy(0, 3, 1)
    seen = player(game)
    assert (seen["gate"], seen["empire"], seen["points"]) == ("alpha-gate", None, 0)
    assert (seen["troops"], seen["ships_waiting"]) == (5, 2)
    assert seen["buildings"] == {"outpost": 2, "city": 4, "research-centre": 8, "starbase": 4}
    assert (seen["energy"], seen["spent"], seen["double"]) == (3, 1, None)
    assert seen["breakdown"]["home"] == 1


def test_ships_with_their_orbits_and_values() -> None:
    game = Scenario().techs(0, "star-hammer", "juggernaut").ship(0, "ship-1", (250, 250))
    game.ship(0, "orange-ship", "alpha-middle").ship(0, "purple-ship", "alpha-gate")
    ships = {ship["ship"]: ship for ship in player(game)["ships"]}
    assert list(ships) == ["ship-1", "orange-ship", "purple-ship"]
    assert (ships["ship-1"]["x"], ships["ship-1"]["y"], ships["ship-1"]["orbit"]) == (250 * MM, 250 * MM, None)
    assert [(ship["attack"], ship["defence"]) for ship in ships.values()] == [(1, 1), (2, 1), (1, 2)]
    assert (ships["orange-ship"]["orbit"], ships["purple-ship"]["orbit"]) == ("alpha-middle", "alpha-gate")


def test_advanced_ships_and_those_of_the_next_turn() -> None:
    game = Scenario().techs(0, "star-hammer", "carrier").ship(0, "ship-1", (250, 250)).start()
    game.me.new_ships = 4
    assert (player(game)["advanced"], player(game)["advanced_new"]) == (["orange-ship", "pink-ship"], ["pink-ship"])


def test_technologies_of_the_sides_that_lie_up() -> None:
    game = Scenario().techs(0, "long-range-lasers").techs(1, "mines")
    assert (player(game)["techs"], player(game, 1)["techs"]) == (["long-range-lasers"], ["mines"])
    view = game.view
    assert len(view["technologies"]) == 16
    assert "mines" in view["technologies"]
    assert "energy-transfer" not in view["technologies"]
    assert view["firsts"] == ["long-range-lasers", "mines"]


def test_relics_old_and_new_and_the_empire() -> None:
    game = Scenario().relics(0, "warp").vlix(0).ship(0, "ship-1", (250, 250)).start()
    game.me.fresh = [DISCOVERIES.index("teleport")]
    seen = player(game)
    assert (seen["relics"], seen["fresh"], seen["empire"], seen["double"]) == (["warp"], ["teleport"], "vlix", "ready")
    game.me.double = SPENT
    assert player(game)["double"] == "spent"


def test_missions_with_who_completed_them_and_who_could() -> None:
    game = Scenario().missions("forward-base", "metropolis").planet("alpha-middle", cities=1, bases=1)
    game.planet("beta-middle", owner=1, cities=1, bases=1)
    first, second = game.view["missions"]
    assert first == {"mission": "metropolis", "first": None, "others": [], "ready": []}
    assert second == {"mission": "forward-base", "first": None, "others": [], "ready": [0, 1]}
    game.me.stones, game.state.players[3].stones = [0, OTHER], [0, FIRST]
    assert game.view["missions"][1] == {"mission": "forward-base", "first": 3, "others": [0], "ready": [1]}


def test_every_place_is_named() -> None:
    game = Scenario(2).place("alpha-middle", "destroyed").place("alpha-edge-a", "wormhole-a")
    assert [hole(game, key)["place"] for key in ("alpha-gate", "alpha-middle", "alpha-edge-a")] == [
        "gate",
        "destroyed",
        "wormhole-a",
    ]
    assert {seen["place"] for seen in game.view["holes"]} <= set(PLACES)
