"""The jet drive (page 22): along the long edge of the ruler, not towards enemies; beside flicking or instead of it."""

from __future__ import annotations

from math import hypot

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.flick.geometry import orbit_of
from orrery.games.empires.rules.jetting import JET_TOO, NO_JET, ONLY_JET
from orrery.games.empires.rules.moving import MoveStep

from .scenario import Scenario

FAR = (360.0, 360.0)


def jets(jet: int, where: str | tuple[float, float] = FAR) -> Scenario:
    game = Scenario().ship(0, "ship-1", where)
    game.state.jet = jet
    return game


def directions(game: Scenario) -> list[int]:
    assert game.asked == "towards"
    return [int(option.split()[1]) for option in game.options]


@pytest.mark.parametrize(
    ("jet", "ways"),
    [
        (NO_JET, ["flick ship-1"]),
        (JET_TOO, ["flick ship-1", "jet ship-1"]),
        (ONLY_JET, ["jet ship-1"]),
    ],
)
def test_for_each_move_one_chooses_what_the_option_allows(jet: int, ways: list[str]) -> None:
    game = jets(jet).choose("move")
    assert [option for option in game.options if "ship-1" in option] == ways


@pytest.mark.parametrize("jet", [JET_TOO, ONLY_JET])
def test_a_ship_goes_to_the_other_end_of_the_long_edge(jet: int) -> None:
    game = jets(jet).choose("move").do("jet ship-1", "towards 90")
    assert game.at(0, "ship-1") == (360, 453)
    assert game.view["left"] == 1
    assert game.facts("jetted-into-space") == [(0, [0, HOLES.index("gamma-central")])]


def test_a_larger_ship_goes_farther() -> None:
    game = jets(JET_TOO).techs(0, "star-hammer").ship(0, "orange-ship", (360, 60)).choose("move")
    game.do("jet orange-ship", "towards 90")
    assert game.at(0, "orange-ship") == (360, 157)


def test_flicks_and_jets_may_be_mixed() -> None:
    game = jets(JET_TOO).choose("move").do("jet ship-1", "towards 90")
    game.flies("ship-1", to=FAR).do("flick ship-1", "aim 2700 20")
    assert game.at(0, "ship-1") == FAR
    assert game.view["left"] == 0


def test_energy_buys_a_jet_more() -> None:
    game = jets(ONLY_JET).choose("move").do("jet ship-1", "towards 90", "jet ship-1", "towards 270", "boost 1")
    assert "jet ship-1" in game.options


def test_a_jet_stays_in_the_galaxy_and_ends_on_nothing() -> None:
    game = jets(JET_TOO, (60, 360)).planet("alpha-border-a", bases=1).ship(0, "ship-2", (153, 360)).choose("move")
    found = directions(game.do("jet ship-1"))
    assert 180 not in found
    assert 0 not in found
    assert 5 not in found
    assert 20 in found


def test_a_jet_ends_on_no_location_and_no_mine() -> None:
    game = jets(JET_TOO, (176, 277)).choose("move")
    assert 270 not in directions(game.do("jet ship-1"))
    mined = jets(JET_TOO)
    mined.state.mine_owner, mined.state.mine_x, mined.state.mine_y = [0], [453_000], [360_000]
    found = directions(mined.choose("move").do("jet ship-1"))
    assert 0 not in found
    assert 20 in found


def test_what_lies_in_between_does_not_matter() -> None:
    game = jets(JET_TOO, (176, 124)).choose("move")
    game.me.put(0, 176_000, 137_000)
    game.ship(0, "ship-2", (225, 137))
    game.table.ask_again()
    game.do("jet ship-1", "towards 0")
    assert game.at(0, "ship-1") == (269, 137)


def test_a_jet_never_rams_and_meets_no_mine_on_its_way() -> None:
    game = jets(JET_TOO)
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [400_000], [360_000]
    game.choose("move").do("jet ship-1", "towards 0")
    assert game.at(0, "ship-1") == (453, 360)
    assert len(game.view["mines"]) == 1


@pytest.mark.parametrize("owner", ["player", "robots"])
def test_not_into_the_orbit_of_a_planet_of_an_opponent_or_of_robots(owner: str) -> None:
    game = jets(JET_TOO, (176, 290))
    if owner == "player":
        game.planet("alpha-middle", owner=1, troops=1)
    else:
        game.robots("alpha-middle", 1)
    found = directions(game.choose("move").do("jet ship-1"))
    assert found
    for direction in found:
        game.turn(0).choose("move").do("jet ship-1", f"towards {direction}")
        assert orbit_of(game.me.x[0], game.me.y[0], 9_000) != 3
        game.me.put(0, 176_000, 290_000)


@pytest.mark.parametrize("own", [True, False])
def test_into_the_orbit_of_a_planet_of_ones_own_or_of_nobody(own: bool) -> None:
    game = jets(JET_TOO, (176, 312))
    if own:
        game.planet("alpha-middle", troops=1)
    game.choose("move").do("jet ship-1", "towards 270")
    assert game.at(0, "ship-1") == (176, 219)
    assert "land ship-1" in game.options


def test_not_within_the_long_range_of_an_enemy_ship() -> None:
    game = jets(JET_TOO).ship(1, "ship-1", (360, 545)).choose("move")
    found = directions(game.do("jet ship-1"))
    assert 90 not in found  # it would end 74 mm from the rim of that ship
    assert 270 in found
    free = jets(JET_TOO).ship(1, "ship-1", (360, 547)).choose("move")
    assert 90 in directions(free.do("jet ship-1"))


def test_own_ships_and_guardians_keep_no_ship_away() -> None:
    game = jets(JET_TOO, (250, 275)).guardian("alpha").ship(0, "ship-2", (250, 390)).choose("move")
    assert 90 in directions(game.do("jet ship-1"))


def test_a_jet_blockades_like_a_flick() -> None:
    """An enemy planet cannot be reached; but a place of nobody is closed to others at once."""
    game = jets(JET_TOO, (176, 312)).choose("move").do("jet ship-1", "towards 270")
    assert game.view["holes"][3]["blockaded"] == [1, 2, 3]


def test_without_any_direction_the_jet_is_not_offered() -> None:
    game = jets(ONLY_JET, (30, 30)).ship(1, "ship-1", (60, 113)).ship(1, "ship-2", (113, 60)).choose("move")
    assert game.options == ["reposition ship-1", "boost 1"]
    game.do("reposition ship-1", "put near 0")
    assert "done" in game.options


def test_who_can_do_nothing_at_all_may_stop() -> None:
    game = jets(ONLY_JET, (20, 360)).ship(1, "ship-1", (70, 400)).ship(1, "ship-2", (70, 320))
    assert "choose move" not in game.options
    assert game.next(MoveStep(1)).options == ["boost 1", "done"]


# Artifacts


def test_where_ships_are_not_flicked_an_artifact_gives_a_free_jet() -> None:
    game = jets(ONLY_JET, "alpha-central").choose("move").do("jump ship-1")
    start = game.at(0, "ship-1")
    assert start is not None
    assert game.asked == "towards"
    game.do("towards 45")
    end = game.at(0, "ship-1")
    assert end is not None
    assert hypot(end[0] - start[0], end[1] - start[1]) == pytest.approx(93, abs=0.01)
    assert game.view["left"] == 2


def test_beside_flicking_an_artifact_gives_a_free_flick() -> None:
    game = jets(JET_TOO, "alpha-central").choose("move").do("jump ship-1")
    assert game.asked == "aim"


def test_a_free_jet_without_any_direction_is_not_offered() -> None:
    game = jets(ONLY_JET).place("alpha-gate", "artifact")
    game.me.put(0, 30_000, 30_000)
    game.ship(1, "ship-1", (60, 113)).ship(1, "ship-2", (113, 60)).choose("move")
    assert game.options == ["reposition ship-1", "boost 1"]


def test_a_phase_ship_needs_no_jet() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR)
    game.state.jet = ONLY_JET
    assert "phase pink-ship" in game.choose("move").options
    assert not [option for option in game.options if option.startswith("jet")]
