"""Examples of the rulebook played as they are told, and sentences that no other chapter proves."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import BLUE, HOLES, NOTHING

from .scenario import Scenario

OFF = (360.0, 360.0)


def flicks(game: Scenario) -> int:
    """How often ship 1 can be flicked, with all the energy there is."""
    game.choose("move")
    count = 0
    while "boost 1" in game.options:
        game.do("boost 1")
    while "flick ship-1" in game.options:
        game.flies("ship-1", to=(OFF[0] + count % 2, OFF[1])).do("flick ship-1", "aim 0 1")
        count += 1
    return count


@pytest.mark.parametrize(("energy", "times"), [(0, 2), (1, 3), (3, 5)])
def test_the_example_of_boosting(energy: int, times: int) -> None:
    """Page 12: an energy makes three moves of two, three energy make five."""
    game = Scenario().ship(0, "ship-1", OFF).energy(0, energy, spent=1)
    assert flicks(game) == times
    assert (game.me.energy, game.me.spent) == (0, energy + 1)


def test_the_example_of_a_lost_research_centre() -> None:
    """Page 14: a purple planet is attacked; the centre built again brings nothing, the third one level 3."""
    game = Scenario().techs(0, "energy-transfer", "orbital-defence")
    game.planet("alpha-middle", "purple", centres=1).planet("alpha-edge-a", "purple", centres=1, troops=2)
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", OFF)
    game.turn(1).choose("move").flies("ship-2", to=(370, 360), seat=1).do("flick ship-2", "aim 0 1", "done")
    game.do("attack-planet alpha-middle")
    assert game.on("alpha-middle") == {}
    assert game.tech_names(0) == ["energy-transfer", "orbital-defence"]
    game.turn(0).choose("build").do("build research-centre alpha-edge-a")
    assert game.on("alpha-edge-a") == {"centres": 2, "troops": 1}
    assert game.tech_names(0) == ["energy-transfer", "orbital-defence"]
    game.turn(0).choose("build").do("build research-centre alpha-edge-a")
    assert game.tech_names(0) == ["energy-transfer", "orbital-defence", "juggernaut"]


def test_the_example_of_the_dyson_sphere() -> None:
    """Page 23: two energy; then one of its two effects a turn, even with a boost."""
    game = Scenario().megastructure("dyson-sphere").energy(0, 2, spent=1).ship(0, "ship-1", "alpha-central")
    game.planet("alpha-middle", troops=2).choose("move").do("raise alpha-central")
    assert (game.me.energy, game.me.spent) == (0, 3)
    assert game.state.structures[HOLES.index("alpha-central")] == 0
    game.energy(0, 1, spent=2).turn(0).choose("interact")
    assert game.options == ["use development alpha-central", "use overload alpha-central", "boost 1"]
    game.do("boost 1", "use overload alpha-central")
    assert [option for option in game.options if option.startswith("use")] == []


# What lies in holes and on planets stays there


def test_a_hard_blow_moves_neither_a_planet_nor_what_is_on_it() -> None:
    game = Scenario().planet("alpha-middle", owner=1, troops=1, cities=1).ship(0, "ship-1", (100, 184)).choose("move")
    before = (game.on("alpha-middle"), game.state.places)
    game.do("flick ship-1", "aim 0 100")
    assert (game.on("alpha-middle"), game.state.places) == before
    ((_, facts),) = game.facts("flicked")
    assert HOLES.index("alpha-middle") in facts  # it bounced off
    assert game.owner("alpha-middle") == 1


def test_ships_give_no_control() -> None:
    """A planet with a ship of seat 1 in orbit is nobody's: a teleported troop of seat 0 takes it."""
    game = Scenario().relics(0, "teleport").ship(1, "ship-1", "beta-middle").ship(0, "ship-1", "beta-middle").start()
    assert game.owner("beta-middle") == NOTHING
    game.do("choose interact", "relic teleport", "part troops", "at beta-middle", "done")
    assert game.owner("beta-middle") == 0


def test_nobody_controls_gates_artifacts_wormholes_and_destroyed_planets() -> None:
    """Neither by landing nor with a starbase, a teleported troop or mobile starbases."""
    game = Scenario().relics(0, "teleport").place("beta-edge-a", "wormhole-a").place("beta-edge-b", "destroyed")
    game.place("gamma-edge-a", "wormhole-a")
    for place, ships in (("alpha-gate", 1), ("alpha-central", 3), ("beta-edge-a", 5)):
        game.ship(0, f"ship-{ships}", place).ship(0, f"ship-{ships + 1}", place)
    game.choose("move")
    assert [option for option in game.options if option.startswith("land")] == []
    game.turn(0)
    assert "choose build" not in game.options
    game.do("choose interact", "relic teleport")
    assert [option for option in game.do("part troops").options if option.startswith("at ")] == []


# Discoveries that meet


def test_a_guardian_event_where_one_stands_brings_the_point_only() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["guardian"]).guardian("alpha")
    game.ship(0, "ship-1", "alpha-middle").choose("move").do("discover alpha-middle")
    assert game.view["guardians"] == ["alpha"]
    assert game.me.points == 1


def test_a_waiting_library_and_a_new_one_are_one_library() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["alien-library"])
    game.state.waiting_libraries = 1
    game.ship(0, "ship-1", "alpha-middle").choose("move").do("discover alpha-middle")
    assert (game.state.libraries, game.state.waiting_libraries) == (1 << HOLES.index("alpha-middle"), 0)


@pytest.mark.parametrize(("seats", "blue"), [(2, 0), (3, 4), (4, 4)])
def test_two_players_have_no_blue_planet(seats: int, blue: int) -> None:
    """Theirs lie under the wormholes."""
    state = GAME.new(seats, {}, RandomDealer(3)).state
    hidden = [place for places in state.area_places for place in places]
    assert [*hidden, *state.places].count(BLUE) == blue
