"""The planet board: what orbits, landings and moons pay, and what only the first ones get (pages 9-10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .scenario import Scenario

STAR_OF = {"mercury": "sirius-a", "mars": "barnards-star", "jupiter": "kepler-22", "saturn": "procyon"}
"""The star in the sector of a planet while the discs lie as printed."""
ORBITS = [
    ("mercury", 2, 0),
    ("venus", 6, 0),
    ("mars", 0, 0),
    ("jupiter", 0, 0),
    ("saturn", 0, 2),
    ("uranus", 8, 0),
    ("neptune", 7, 0),
]
"""Planet, points and publicity of an orbit, beside cards, data, signals and income.

The second signal at Mercury takes the space that pays two points."""
LANDINGS = [
    ("mercury", 12, 3),
    ("venus", 5, 2),
    ("jupiter", 7, 2),
    ("saturn", 8, 2),
    ("uranus", 9, 3),
    ("neptune", 10, 3),
]
"""Planet, points, data for the first lander; Mars has a chapter of its own."""
YELLOW = "trace left yellow discovery"


def orbit(planet: str, *answers: str, first: bool = True, hand: Sequence[str] = ()) -> Scenario:
    """Orbit a planet, as the first to do so or not."""
    game = Scenario(probes=[planet], hand=hand)
    if not first:
        game.state.orbit_covers = [1] * 8
        game.set(1, orbiters=[planet])
    return game.do(f"orbit {planet}", *answers)


# Orbits


@pytest.mark.parametrize(("planet", "points", "publicity"), ORBITS)
@pytest.mark.parametrize("first", [True, False])
def test_points_and_publicity_of_orbits(planet: str, points: int, publicity: int, first: bool) -> None:
    """The first orbiter of a planet brings three points more, whoever owns it."""
    game = orbit(planet, first=first)
    if game.prompt() == "increase-income":  # Mercury and Mars: with the card just drawn
        game.do("decline")
    if game.prompt() == "signal":
        game.do("signal vega")
    assert game.prompt() == "end-turn"
    assert (game.me.score, game.me.publicity) == (1 + points + 3 * first, 4 + publicity)


def test_the_bonus_of_the_first_orbit_is_for_the_first_alone() -> None:
    game = Scenario(probes=["venus"], energy=1).set(1, probes=["venus"])
    game.do("orbit venus", "decline", "end-turn", "orbit venus", "decline")
    assert (game.me.score, game.rival.score) == (1 + 6 + 3, 2 + 6)


def test_an_orbit_of_mercury_draws_a_card_marks_two_signals_and_raises_income() -> None:
    game = Scenario(probes=["mercury"]).deals("venera-probe").do("orbit mercury", "tuck venera-probe")
    assert (game.at("sirius-a"), game.me.data, game.hand()) == ([0, 0], 2, [])
    assert (game.me.score, game.me.credit) == (1 + 2 + 3, 4 - 1 + 1)


def test_an_orbit_of_venus_raises_income() -> None:
    game = orbit("venus", "tuck juno-probe", hand=["juno-probe", "grant"])
    assert (game.me.energy, game.hand(), game.me.score) == (3 - 1 + 1, ["grant"], 10)


def test_an_orbit_of_mars_takes_a_card_marks_a_signal_and_raises_income() -> None:
    game = Scenario(probes=["mars"]).row("grant", "hayabusa", "dragonfly")
    game.do("orbit mars", "take hayabusa", "decline")
    assert (game.hand(), game.at("barnards-star"), game.me.data) == (["hayabusa"], [0], 1)


def test_an_orbit_of_jupiter_brings_data_a_signal_and_income() -> None:
    game = orbit("jupiter", "tuck grant", hand=["grant"])
    assert (game.me.data, game.at("kepler-22"), game.me.energy) == (2, [0], 3)


def test_an_orbit_of_saturn_brings_publicity_a_signal_and_income() -> None:
    game = orbit("saturn", "tuck grant", hand=["grant"])
    assert (game.me.publicity, game.at("procyon"), game.me.energy) == (6, [0], 3)


def test_an_orbit_of_uranus_draws_three_cards_and_marks_a_black_star() -> None:
    game = Scenario(probes=["uranus"]).deals("grant", "hayabusa", "dragonfly").do("orbit uranus")
    assert (game.hand(), game.offers("signal")) == (["grant", "dragonfly", "hayabusa"], ["vega", "beta-pictoris"])
    game.do("signal beta-pictoris")
    assert (game.at("beta-pictoris"), game.prompt()) == ([0], "end-turn")


def test_an_orbit_of_neptune_brings_four_data_and_marks_a_black_star() -> None:
    game = orbit("neptune", "signal vega")
    assert (game.me.data, game.at("vega"), game.prompt()) == (5, [0], "end-turn")


@pytest.mark.parametrize("planet", ["uranus", "neptune"])
def test_the_outer_planets_raise_no_income(planet: str) -> None:
    game = orbit(planet, "signal vega", hand=["grant"])
    assert game.prompt() == "end-turn"


@pytest.mark.parametrize(("planet", "star"), STAR_OF.items())
def test_signals_of_orbits_go_to_the_sector_of_the_planet(planet: str, star: str) -> None:
    """Where the planet lies now, wherever it lay before."""
    assert 0 in orbit(planet).at(star)
    turned = Scenario(probes=[]).sky(6, 6, 6)
    turned.set(0, probes=[planet]).do(f"orbit {planet}")
    assert turned.at(star) == []
    assert len(turned.facts("signal-placed")) == len(turned.facts("data-gained")) - (planet == "jupiter") > 0


# Landings


@pytest.mark.parametrize(("planet", "points", "data"), LANDINGS)
def test_what_a_landing_pays(planet: str, points: int, data: int) -> None:
    """Points and a yellow trace; data for the first lander, which covers them."""
    first = Scenario(probes=[planet]).do(f"land {planet}", YELLOW)
    assert (first.me.score, first.me.data) == (1 + points + 5, data)
    first.set(1, probes=[planet]).do("end-turn")
    if first.prompt() == "mark-gold":
        first.do("mark 1")
    first.do(f"land {planet}")
    assert (first.rival.score, first.rival.data) == (2 + points + 3, 0)


def test_the_first_two_landers_on_mars_get_data() -> None:
    """12: the first picks two data or one, the second gets what is left, the third nothing."""
    game = Scenario(seats=3, probes=["mars"]).set(1, probes=["mars"]).set(2, probes=["mars"])
    game.do("land mars", YELLOW)
    assert game.offers("claim") == ["1", "2"]
    game.do("claim 1", "end-turn", "land mars", "end-turn")
    game.do("land mars", "trace left yellow overflow")
    assert [player.data for player in game.state.players] == [1, 2, 0]
    assert [player.score for player in game.state.players] == [1 + 6 + 5, 2 + 6 + 3, 3 + 6 + 3]


def test_data_beyond_six_in_the_pool_are_lost() -> None:
    """10: gains over a cap are lost, and the bonus is covered all the same."""
    game = Scenario(probes=["uranus"], data=5, computer=6).do("land uranus", YELLOW)
    assert (game.me.data, game.facts("data-lost")) == (6, [(0, [2])])
    assert game.view(0)["data_bonus"][6] is False


def test_oumuamua_has_three_data_bonuses_to_choose_from() -> None:
    """12: three, two and one data, for three landers."""
    game = Scenario(seats=3, species=("oumuamua", "anomalies"), discovered=["oumuamua"], probes=["oumuamua"])
    game.set(1, probes=["oumuamua"]).do("land oumuamua")
    assert game.offers("claim") == ["1", "2", "3"]
    game.do("claim 3", "end-turn", "land oumuamua")
    assert game.offers("claim", 1) == ["1", "2"]
    game.do("claim 1")
    assert [(player.data, player.exofossils) for player in game.state.players[:2]] == [(3, 2), (1, 2)]
    assert [player.score for player in game.state.players[:2]] == [1 + 9, 2 + 9]


# Moons


def moon(planet: str, name: str, *answers: str, hand: Sequence[str] = ()) -> Scenario:
    return Scenario(probes=[planet], techs=["probe-moon"], hand=hand).do(f"land {name}", *answers)


def test_phobos_and_deimos_are_one_moon_that_raises_income_twice() -> None:
    game = moon("mars", "phobos-and-deimos", "tuck grant", "tuck dune", hand=["grant", "dune", "hayabusa"])
    assert (game.me.score, game.me.energy, game.me.credit, game.hand()) == (9, 1, 5, ["hayabusa"])


def test_the_second_income_of_phobos_and_deimos_may_be_left() -> None:
    game = moon("mars", "phobos-and-deimos", "tuck grant", "decline", hand=["grant", "dune"])
    assert (len(game.me.income), game.prompt()) == (1, "end-turn")


def test_callisto_pays_13_points_and_four_data() -> None:
    game = moon("jupiter", "callisto")
    assert (game.me.score, game.me.data) == (14, 4)


def test_ganymede_pays_12_points_and_five_publicity() -> None:
    game = moon("jupiter", "ganymede")
    assert (game.me.score, game.me.publicity) == (13, 9)


def test_europa_pays_7_points_and_two_yellow_traces() -> None:
    game = moon("jupiter", "europa", YELLOW)
    assert (game.me.score, len(game.traces()), game.prompt()) == (1 + 7 + 5 + 3, 2, "end-turn")


def test_io_pays_10_points_and_four_energy() -> None:
    game = moon("jupiter", "io")
    assert (game.me.score, game.me.energy) == (11, 4)


def test_titan_pays_7_points_and_two_traces_of_any_colours() -> None:
    game = moon("saturn", "titan")
    assert len(game.offers("trace")) == 6
    game.do("trace left red discovery", "trace right blue discovery")
    assert (game.me.score, game.traces()) == (1 + 7 + 5 + 3, ["left red discovery", "right blue discovery"])


def test_enceladus_pays_12_points_and_a_red_a_blue_and_a_yellow_signal() -> None:
    """Open question 1 of the board: 12 points, not 13."""
    game = moon("saturn", "enceladus", "signal barnards-star", "signal procyon", "signal 61-virginis")
    assert (game.me.score, game.me.data, game.prompt()) == (13, 3, "end-turn")
    assert [facts for _, facts in game.facts("signal-placed")] == [[3], [0], [6]]


@pytest.mark.parametrize(("planet", "name", "points"), [("uranus", "titania", 25), ("neptune", "triton", 26)])
def test_titania_and_triton_pay_points(planet: str, name: str, points: int) -> None:
    game = moon(planet, name)
    assert (game.me.score, game.me.data, game.prompt()) == (1 + points, 0, "end-turn")
