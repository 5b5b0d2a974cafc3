"""The star devourer (page 23): a plasma disc is flicked at ships and planets."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, NOTHING, ROBOTS
from orrery.games.empires.rules.structures import muzzle

from .megastructures import HERE, owning, place_at, use
from .scenario import Scenario, Touch


def devourer(game: Scenario, *touching: Touch) -> Scenario:
    """The plasma disc is shot and touches these, one after the other."""
    return use(game, "plasma-shot").shoots(HERE, *touching).do("aim 0 50")


def test_the_plasma_disc_is_aimed_like_a_ship() -> None:
    game = use(owning("star-devourer"), "plasma-shot")
    assert game.asked == "aim-plasma"
    ((_, aims),) = game.table.questions().items()
    assert len(aims) == 3600 * 100


def test_the_first_enemy_ship_it_touches_is_destroyed() -> None:
    game = owning("star-devourer").ship(1, "ship-1", (400, 200)).ship(2, "ship-1", (450, 200))
    devourer(game, ("ship", 1, "ship-1"), ("ship", 2, "ship-1"))
    assert (game.at(1, "ship-1"), game.at(2, "ship-1")) == (None, (450, 200))
    assert (game.me.points, game.state.pool) == (1, 39)
    assert game.facts("ship-attacked") == [(0, [1, 0, HOLES.index("beta-border-b")])]


def test_a_ship_is_worth_its_defence() -> None:
    game = owning("star-devourer").techs(1, "battleship").ship(1, "orange-ship", (400, 200))
    assert devourer(game, ("ship", 1, "orange-ship")).me.points == 2


def test_own_ships_stop_it_unharmed() -> None:
    game = owning("star-devourer").ship(0, "ship-1", (400, 200)).ship(1, "ship-1", (450, 200))
    devourer(game, ("ship", 0, "ship-1"), ("ship", 1, "ship-1"))
    assert (game.at(0, "ship-1"), game.at(1, "ship-1")) == ((400, 200), (450, 200))
    assert game.me.points == 0


def test_guardians_stop_it_unharmed() -> None:
    game = owning("star-devourer").guardian("beta").ship(1, "ship-1", (450, 200))
    devourer(game, ("guardian", 0, "beta"), ("ship", 1, "ship-1"))
    assert (game.state.guardians, game.at(1, "ship-1"), game.me.points) == (2, (450, 200), 0)


def test_starbases_do_not_stop_it() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, bases=1).ship(1, "ship-1", (450, 100))
    devourer(game, ("base", 0, "beta-middle"), ("ship", 1, "ship-1"))
    assert game.at(1, "ship-1") is None
    assert game.on("beta-middle") == {"bases": 1}


@pytest.mark.parametrize("hole", ["beta-central", "beta-gate", "beta-middle", "alpha-middle"])
def test_after_a_place_it_touches_nothing_more(hole: str) -> None:
    """An artifact, a gate, a planet of nobody and one of one's own are unharmed."""
    game = owning("star-devourer").planet("alpha-middle", troops=1).ship(1, "ship-1", (450, 200))
    before = game.state.places[:]
    devourer(game, ("hole", 0, hole), ("ship", 1, "ship-1"))
    assert game.at(1, "ship-1") == (450, 200)
    assert (game.state.places, game.on("alpha-middle"), game.me.points) == (before, {"troops": 1}, 0)


@pytest.mark.parametrize(("troops", "destroyed"), [(0, True), (1, True), (2, False)])
def test_a_planet_with_a_defence_below_four_is_gone_for_good(troops: int, destroyed: bool) -> None:
    """A city and troops: their defence is scored."""
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=troops, cities=1)
    devourer(game, ("hole", 0, "beta-middle"))
    assert place_at(game, "beta-middle") == ("destroyed" if destroyed else "pink")
    assert game.me.points == (2 + troops if destroyed else 0)
    assert game.owner("beta-middle") == (NOTHING if destroyed else 1)
    assert game.told.count("planet-attacked") == int(destroyed)


def test_a_planet_without_defence_is_worth_a_point() -> None:
    game = devourer(owning("star-devourer").planet("beta-middle", owner=1, centres=1), ("hole", 0, "beta-middle"))
    assert game.me.points == 1
    assert game.state.players[1].buildings[2] == 8


def test_only_the_first_thing_it_touches_is_destroyed() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1).ship(1, "ship-1", (450, 200))
    devourer(game, ("ship", 1, "ship-1"), ("hole", 0, "beta-middle"))
    assert game.on("beta-middle") == {"troops": 1}
    assert game.me.points == 1


def test_all_pieces_go_back_to_their_player_board() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, outposts=1, centres=1, bases=1)
    devourer(game, ("hole", 0, "beta-middle"))
    assert game.state.players[1].buildings == [4, 4, 8, 4]
    assert game.state.base_owner == []
    assert game.on("beta-middle") == {}


def test_a_library_goes_with_its_planet() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1)
    game.state.libraries = 1 << HOLES.index("beta-middle")
    assert devourer(game, ("hole", 0, "beta-middle")).state.libraries == 0


def test_robots_go_with_their_planet() -> None:
    game = devourer(owning("star-devourer").robots("beta-middle", 2), ("hole", 0, "beta-middle"))
    assert place_at(game, "beta-middle") == "destroyed"
    assert (game.me.points, game.state.robots_left) == (2, ROBOTS)
    assert game.do("colour pink").asked == "interact"


def test_the_korr_score_one_more_for_it() -> None:
    game = owning("star-devourer").empire(0, "korr").planet("beta-middle", owner=1, troops=1)
    assert devourer(game, ("hole", 0, "beta-middle")).me.points == 2


@pytest.mark.parametrize(("touch", "back"), [(("hole", 0, "beta-middle"), 2), (("ship", 1, "ship-1"), 0)])
def test_a_destroyed_planet_was_attacked_a_ship_was_not(touch: Touch, back: int) -> None:
    """The energy siphon works at the end of a turn with an attack."""
    game = owning("star-devourer").techs(0, "energy-siphon").energy(0, 0, 2).planet("beta-middle", owner=1, troops=1)
    devourer(game.ship(1, "ship-1", (450, 200)), touch)
    if game.asked == "mark-destroyed":
        game.do("colour pink")
    game.do("done")
    assert (game.me.energy, game.me.spent) == (back, 2 - back)


def test_survivors_are_up_to_two_troops_and_an_energy() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, troops=1)
    game.planet("beta-edge-a", owner=1, outposts=1).planet("beta-edge-b", owner=1, cities=3)
    devourer(game, ("hole", 0, "beta-middle")).do("colour pink")
    assert (game.asked, game.asked_seat) == ("place-troops", 1)
    assert game.options == ["at beta-edge-a", "done"]
    game.do("at beta-edge-a", "at beta-edge-a")
    assert game.on("beta-edge-a") == {"troops": 2, "outposts": 1}
    other = game.state.players[1]
    assert (other.energy, other.spent) == (1, 1)
    assert (game.asked, game.asked_seat) == ("interact", 0)


def test_survivors_are_two_troops_at_most() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1).planet("beta-edge-a", owner=1, bases=1)
    devourer(game, ("hole", 0, "beta-middle")).do("colour pink", "at beta-edge-a", "at beta-edge-a")
    assert game.asked_seat == 0
    assert game.on("beta-edge-a") == {"troops": 2, "bases": 1}


def test_survivors_need_another_planet() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, troops=1)
    devourer(game.ship(1, "ship-1", "beta-edge-a"), ("hole", 0, "beta-middle")).do("colour pink")
    assert (game.asked, game.asked_seat) == ("interact", 0)
    assert game.state.players[1].energy == 1


def test_nobody_survives_a_planet_that_withstood() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, cities=2)
    assert devourer(game, ("hole", 0, "beta-middle")).state.players[1].energy == 0


def test_other_discs_do_not_move_and_the_plasma_disc_is_taken_off() -> None:
    game = owning("star-devourer").ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", (370, 292))
    before = game.at(0, "ship-1"), game.at(0, "ship-2")
    use(game, "plasma-shot", "aim 0 100")
    assert (game.at(0, "ship-1"), game.at(0, "ship-2")) == before
    assert game.facts("plasma-fired")[0][1][1:3] == [0, 100]


def test_a_real_shot_hits_what_it_is_aimed_at() -> None:
    """To the right of the megastructure lies a ship of somebody else."""
    game = use(owning("star-devourer").ship(1, "ship-1", (370, 292)), "plasma-shot", "aim 0 40")
    assert game.at(1, "ship-1") is None
    assert game.me.points == 1


def test_a_real_shot_flies_out_of_the_side_it_is_aimed_at() -> None:
    """Behind the megastructure nothing is hit."""
    game = use(owning("star-devourer").ship(1, "ship-1", (370, 292)), "plasma-shot", "aim 1800 10")
    assert game.at(1, "ship-1") == (370, 292)


@pytest.mark.parametrize(("direction", "angle"), [(0, 0), (3590, 0), (10, 0), (880, 900), (3550, 3550)])
def test_the_plasma_disc_starts_where_it_is_aimed(direction: int, angle: int) -> None:
    """There is a place every five degrees."""
    state, number = owning("star-devourer").state, HOLES.index(HERE)
    assert muzzle(state, number, direction) == muzzle(state, number, angle)
    x, y = muzzle(state, number, 900)
    assert (x, y > HOLE_Y[number]) == (HOLE_X[number], True)
