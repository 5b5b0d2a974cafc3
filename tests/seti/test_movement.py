"""Movement: steps, asteroids, visits, what rotations do to probes (pages 8, 16)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.seti.facts.board import ASTEROIDS, MARS, SIGHTS, SPACE_NAMES

from .scenario import Scenario


def flights(game: Scenario) -> list[str]:
    return game.offers("fly")


# Steps


@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("2-3", ["outward", "inward", "clockwise", "counter-clockwise"]),
        ("1-3", ["outward", "clockwise", "counter-clockwise"]),
        ("4-3", ["inward", "clockwise", "counter-clockwise"]),
    ],
)
def test_a_step_leads_to_a_neighbour_never_diagonally_through_the_sun_or_out_of_the_sky(
    space: str, ways: list[str]
) -> None:
    game = Scenario(probes=[space]).do("burn")
    assert flights(game) == [f"{space} {way}" for way in ways]


@pytest.mark.parametrize(
    ("way", "end"), [("outward", "3-0"), ("inward", "1-0"), ("clockwise", "2-1"), ("counter-clockwise", "2-7")]
)
def test_where_steps_lead(way: str, end: str) -> None:
    game = Scenario(probes=["2-0"]).do("burn", f"fly 2-0 {way}")
    assert game.probes() == [end]


def test_one_energy_is_one_step() -> None:
    game = Scenario(probes=["earth"], energy=2)
    game.do("burn", "fly 1-5 outward")
    assert (game.me.energy, game.probes(), game.prompt()) == (1, ["2-5"], "main-action")
    game.do("burn", "fly 2-5 outward")
    assert (game.me.energy, game.probes()) == (0, ["3-5"])
    assert "burn" not in game.offered()


def test_a_card_with_a_movement_corner_is_one_step() -> None:
    game = Scenario(probes=["earth"], hand=["venera-probe"]).do("corner venera-probe", "fly 1-5 outward")
    assert (game.probes(), game.hand(), game.me.energy) == (["2-5"], [], 3)


def test_without_a_probe_in_space_energy_moves_nothing() -> None:
    game = Scenario(orbiters=["venus"])
    assert "burn" not in game.offered()


def test_the_log_says_where_a_flight_ended_and_what_is_there() -> None:
    game = Scenario(probes=["1-1"], energy=4)
    asteroids = next(space for space in range(32) if game.state.cell_at(space) == ASTEROIDS)
    game.me.probes = [asteroids - 1 if asteroids % 8 else asteroids + 7]
    game.do("burn", f"fly {SPACE_NAMES[game.me.probes[0]]} clockwise")
    assert game.facts("flown") == [(0, [asteroids, SIGHTS.index("asteroids")])]
    mars = game.state.space_of(MARS)
    game.me.probes = [mars - 8]
    game.do("burn", f"fly {SPACE_NAMES[mars - 8]} outward")
    assert game.facts("flown")[-1] == (0, [mars, SIGHTS.index("mars")])


def test_movement_may_be_left_unused() -> None:
    """10: movement can be skipped."""
    game = Scenario(probes=["earth"], hand=["venus-flyby"]).do("play venus-flyby", "decline")
    assert (game.probes(), game.prompt()) == (["1-5"], "end-turn")


def test_movement_of_one_effect_is_split_among_probes() -> None:
    game = Scenario(probes=["1-4", "3-5"], hand=["venus-flyby"], techs=["probe-limit"])
    game.do("play venus-flyby", "fly 3-5 clockwise", "fly 1-4 counter-clockwise")
    assert game.probes() == ["1-3", "3-6"]
    assert game.prompt() == "end-turn"


def test_probes_may_share_a_space() -> None:
    game = Scenario(probes=["1-4", "2-5"], techs=["probe-limit"]).set(1, probes=["1-5"])
    game.do("burn", "fly 2-5 inward", "burn", "fly 1-4 clockwise")
    assert (game.probes(), game.probes(1)) == (["1-5", "1-5"], ["1-5"])


def test_a_probe_can_be_moved_in_the_turn_of_its_launch() -> None:
    """Page 8: at once, or later."""
    game = Scenario().do("launch", "burn", "fly 1-5 counter-clockwise")
    assert game.probes() == ["1-4"]


# Asteroids


def test_leaving_asteroids_needs_one_movement_more() -> None:
    game = Scenario(probes=["2-4"], hand=["venus-flyby"]).do("play venus-flyby", "fly 2-4 counter-clockwise")
    assert (game.probes(), game.prompt()) == (["2-3"], "end-turn")


def test_entering_asteroids_costs_nothing_more() -> None:
    game = Scenario(probes=["2-3"]).do("burn", "fly 2-3 clockwise")
    assert (game.probes(), game.me.energy, game.me.publicity) == (["2-4"], 2, 4)


def test_from_asteroids_to_asteroids_costs_two_as_well() -> None:
    game = Scenario(probes=["2-6"], energy=2).do("burn")
    assert flights(game) == []
    game.do("burn", "fly 2-6 clockwise")
    assert (game.probes(), game.me.energy) == (["2-7"], 0)


@pytest.mark.parametrize("second", ["burn", "corner venera-probe"])
def test_the_extra_movement_may_come_from_another_source(second: str) -> None:
    game = Scenario(probes=["2-4"], hand=["galileo-mission", "venera-probe"])
    game.do("corner galileo-mission")
    assert flights(game) == []
    game.do(second, "fly 2-4 inward")
    assert game.probes() == ["1-4"]


def test_movement_of_a_card_that_does_not_suffice_can_be_added_to() -> None:
    """9: buying movement interrupts the main action; so does an exchange for the energy it takes."""
    game = Scenario(probes=["2-4"], hand=["hubble-space-telescope"], energy=0, credit=3)
    game.do("play hubble-space-telescope")
    assert (game.prompt(), flights(game)) == ("move", [])
    game.do("exchange credit energy", "burn", "fly 2-4 counter-clockwise")
    assert (game.probes(), game.at("kepler-22")) == (["2-3"], [0])


def test_movement_that_does_not_suffice_can_be_left() -> None:
    game = Scenario(probes=["2-4"], energy=1).do("burn", "decline")
    assert (game.probes(), game.me.energy, game.prompt()) == (["2-4"], 0, "main-action")


def test_the_asteroid_technology_saves_the_extra_movement_and_pays_for_visits() -> None:
    """Technology of page 17."""
    game = Scenario(probes=["2-6"], techs=["probe-asteroids"], energy=2)
    game.do("burn", "fly 2-6 clockwise", "burn", "fly 2-7 clockwise")
    assert (game.probes(), game.me.publicity) == (["2-0"], 6)


# Visits


@pytest.mark.parametrize(
    ("start", "way", "publicity"),
    [
        ("1-2", "counter-clockwise", 5),  # Mercury
        ("1-2", "clockwise", 5),  # Venus
        ("2-3", "counter-clockwise", 5),  # Mars
        ("2-3", "outward", 5),  # Jupiter
        ("3-0", "counter-clockwise", 5),  # Saturn
        ("3-0", "outward", 5),  # Uranus
        ("4-4", "counter-clockwise", 5),  # Neptune
        ("1-4", "clockwise", 4),  # Earth
        ("1-0", "outward", 5),  # a comet of a disc
        ("4-6", "clockwise", 5),  # a comet of the board
        ("2-5", "counter-clockwise", 4),  # asteroids
        ("2-5", "outward", 4),  # nothing
    ],
)
def test_what_a_visit_pays(start: str, way: str, publicity: int) -> None:
    """Page 8: planets but Earth, and comets."""
    game = Scenario(probes=[start]).do("burn", f"fly {start} {way}")
    assert game.me.publicity == publicity


def test_the_example_of_three_visits() -> None:
    """Page 8: green gains three publicity with Venus, Jupiter and a comet."""
    game = Scenario(probes=["earth"], energy=8)
    way = ["1-5 counter-clockwise", "1-4 counter-clockwise", "1-3 outward", "2-3 outward"]
    way += ["3-3 clockwise", "3-4 clockwise", "3-5 outward"]
    for step in way:
        game.do("burn", f"fly {step}")
    assert (game.probes(), game.me.publicity, game.me.energy) == (["4-5"], 7, 1)


def test_a_visit_pays_each_time_even_twice_in_a_turn() -> None:
    """4"""
    game = Scenario(probes=["1-2"])
    for step in ("1-2 clockwise", "1-3 counter-clockwise", "1-2 clockwise"):
        game.do("burn", f"fly {step}")
    assert game.me.publicity == 6


def test_publicity_ends_at_ten() -> None:
    """10: gains over a cap are lost."""
    game = Scenario(probes=["1-2"], publicity=10).do("burn", "fly 1-2 clockwise")
    assert game.me.publicity == 10


def test_launching_onto_earth_and_standing_still_are_no_visits() -> None:
    """4, and the common rules for reading cards."""
    game = Scenario(missions=["advanced-navigation-system"], hand=["lightsail"], credit=6)
    game.do("launch")
    assert (game.prompt(), game.me.publicity) == ("end-turn", 4)
    standing = Scenario(probes=["venus"], hand=["venus-flyby", "mariner-10-mission"])
    standing.do("play venus-flyby", "decline")
    assert (standing.me.score, standing.me.publicity, standing.prompt()) == (1, 4, "end-turn")


# Rotations


def test_a_carried_probe_visits_nothing() -> None:
    """3: on Venus it stays on Venus, without publicity and without filling a mission."""
    game = Scenario(probes=["venus"], missions=["mariner-10-mission"]).do("pass")
    assert (game.probes(), game.me.publicity) == (["1-2"], 4)
    assert game.state.cell_at(game.space("1-2")) == game.state.cell_at(game.space("venus"))
    assert "fill-slot" not in (game.prompt(0), game.prompt(1))


def test_a_pushed_probe_visits_its_new_space_also_outside_ones_own_turn() -> None:
    """3: the rival's probe is pushed onto a comet when I pass."""
    game = Scenario().sky(7, 0, 0, rotation=1).set(1, probes=["2-1"]).do("pass")
    assert (game.probes(1), game.rival.publicity, game.me.publicity) == (["2-0"], 5, 4)


def test_pushes_happen_before_the_technology_is_chosen() -> None:
    game = Scenario(publicity=6, probes=["2-1"]).sky(7, 0, 0, rotation=1).do("research")
    assert (game.probes(), game.me.publicity, game.prompt()) == (["2-0"], 1, "research")


@pytest.mark.parametrize(("techs", "publicity"), [([], 4), (["probe-asteroids"], 5)])
def test_the_asteroid_technology_pays_on_pushes_too(techs: list[str], publicity: int) -> None:
    """4: the smallest disc pushes a probe onto asteroids of the board, in another player's turn."""
    game = Scenario().set(1, probes=["1-0"], techs=techs).do("pass")
    assert (game.probes(1), game.rival.publicity) == (["1-7"], publicity)


def test_a_push_onto_asteroids_fills_a_mission_only_in_ones_own_turn() -> None:
    """3: pushes may trigger missions; this one asks for one's own turn."""
    mine = Scenario(probes=["1-0"], missions=["asteroids-research"]).do("pass")
    assert mine.offers("fill") == [f"asteroids-research:{slot}" for slot in (1, 2, 3)]
    other = Scenario().set(1, probes=["1-0"], missions=["asteroids-research"]).do("pass")
    assert (other.probes(1), other.prompt(1)) == (["1-7"], "main-action")


def test_a_probe_cannot_be_moved_by_somebody_else() -> None:
    game = Scenario(probes=["earth"]).set(1, probes=["2-0"]).do("burn")
    with pytest.raises(IllegalAction):
        game.do("fly 2-0 outward")
