"""Launching, orbiting and landing: costs, limits, discounts, moons (pages 8-10, 17)."""

from __future__ import annotations

import pytest

from .scenario import Scenario

MOONS = {
    "mars": ["phobos-and-deimos"],
    "jupiter": ["callisto", "ganymede", "europa", "io"],
    "saturn": ["titan", "enceladus"],
    "uranus": ["titania"],
    "neptune": ["triton"],
    "venus": [],
    "mercury": [],
}


# Launching


def test_a_launch_costs_two_credits_and_puts_a_probe_on_earth() -> None:
    game = Scenario(credit=2).do("launch")
    assert (game.me.credit, game.probes(), game.facts("launched")) == (0, ["1-5"], [(0, [5])])


def test_a_launch_follows_earth() -> None:
    game = Scenario().sky(3, 0, 0).do("launch")
    assert game.probes() == ["1-0"]


def test_with_one_credit_nothing_is_launched() -> None:
    assert "launch" not in Scenario(credit=1).offered()


def test_one_probe_in_space_is_the_limit() -> None:
    assert "launch" not in Scenario(probes=["neptune"]).offered()


def test_with_the_technology_two_probes_are_the_limit() -> None:
    game = Scenario(probes=["neptune"], techs=["probe-limit"], credit=2).do("launch")
    assert game.probes() == ["4-3", "1-5"]
    assert "launch" not in Scenario(probes=["neptune", "1-0"], techs=["probe-limit"], credit=2).offered()


def test_orbiters_and_landers_are_not_in_space() -> None:
    """Page 9: once on the planet board, a probe does not count for the limit."""
    game = Scenario(orbiters=["mars", "venus"], landers=["mars", "io"]).do("launch")
    assert game.probes() == ["1-5"]


def test_probes_never_run_out() -> None:
    """Page 2: with more than eight pieces on the planet board another one is launched."""
    game = Scenario(orbiters=["venus"] * 5, landers=["mars"] * 5).do("launch")
    assert game.probes() == ["1-5"]


def test_a_probe_that_becomes_an_orbiter_makes_room_for_another() -> None:
    game = Scenario(probes=["venus"], credit=3).do("orbit venus", "decline", "end-turn", "pass", "launch")
    assert game.probes() == ["1-4"]


def test_a_launch_given_by_a_card_is_free_but_keeps_to_the_limit() -> None:
    """The common rules: actions granted by a card cost nothing beyond the card; what cannot be done is left out."""
    game = Scenario(hand=["venera-probe"], credit=3).do("play venera-probe", "launch")
    assert (game.me.credit, game.probes()) == (0, ["1-5"])
    full = Scenario(hand=["venera-probe"], credit=3, probes=["mars"]).do("play venera-probe")
    assert (full.prompt(), full.probes(), full.me.publicity) == ("end-turn", ["2-2"], 5)


def test_a_card_may_lift_the_limit() -> None:
    game = Scenario(hand=["falcon-heavy"], probes=["mars"]).do("play falcon-heavy", "launch", "launch")
    assert game.probes() == ["2-2", "1-5", "1-5"]


# Orbiting


def test_an_orbit_costs_a_credit_and_an_energy_and_takes_the_probe_out_of_space() -> None:
    game = Scenario(probes=["venus"], credit=1, energy=1).do("orbit venus")
    assert (game.me.credit, game.me.energy, game.probes()) == (0, 0, [])
    assert game.view(0)["players"][0]["orbiters"]["venus"] == 1


@pytest.mark.parametrize(("credit", "energy"), [(0, 1), (1, 0)])
def test_who_lacks_a_credit_or_an_energy_does_not_orbit(credit: int, energy: int) -> None:
    assert Scenario(probes=["venus"], credit=credit, energy=energy).offers("orbit") == []


def test_earth_is_neither_orbited_nor_landed_on() -> None:
    game = Scenario(probes=["earth"])
    assert (game.offers("orbit"), game.offers("land")) == ([], [])


def test_only_where_a_probe_stands_on_a_planet() -> None:
    game = Scenario(probes=["2-3"]).set(1, probes=["mars"])
    assert (game.offers("orbit"), game.offers("land")) == ([], [])
    two = Scenario(probes=["saturn", "venus"], techs=["probe-limit"])
    assert (two.offers("orbit"), two.offers("land")) == (["venus", "saturn"], ["venus", "saturn"])


def test_any_number_of_orbiters_and_landers_fits_at_a_planet() -> None:
    game = Scenario(probes=["venus"], orbiters=["venus", "venus"], landers=["venus"]).set(1, orbiters=["venus"])
    assert (game.offers("orbit"), game.offers("land")) == (["venus"], ["venus"])
    game.do("orbit venus")
    assert game.me.orbiters[1] == 3


# Landing


def test_a_landing_costs_three_energy_and_takes_the_probe_out_of_space() -> None:
    game = Scenario(probes=["venus"], energy=3).do("land venus")
    assert (game.me.energy, game.me.credit, game.probes()) == (0, 4, [])
    assert game.view(0)["players"][0]["landers"]["venus"] == 1


@pytest.mark.parametrize(
    ("orbiter", "techs", "cost"),
    [
        (None, [], 3),
        (0, [], 2),
        (1, [], 2),
        (None, ["probe-landing"], 2),
        (0, ["probe-landing"], 1),
        (1, ["probe-landing"], 1),
    ],
)
@pytest.mark.parametrize("target", ["jupiter", "io"])
def test_discounts_add_up_and_hold_for_moons(orbiter: int | None, techs: list[str], cost: int, target: str) -> None:
    """12: an orbiter of anybody saves one energy, the technology another one."""
    for energy in (cost - 1, cost):
        game = Scenario(probes=["jupiter"], techs=["probe-moon", *techs], energy=energy)
        if orbiter is not None:
            game.set(orbiter, orbiters=["jupiter"])
        assert (target in game.offers("land")) == (energy == cost)
    game.do(f"land {target}")
    assert game.facts("landed")[0][0] == 0
    assert game.me.energy == (4 if target == "io" else 0)


def test_two_orbiters_save_no_more_than_one() -> None:
    game = Scenario(probes=["venus"], orbiters=["venus"], energy=2).set(1, orbiters=["venus"]).do("land venus")
    assert game.me.energy == 0


def test_an_orbiter_elsewhere_saves_nothing() -> None:
    assert Scenario(probes=["venus"], orbiters=["mars"], energy=2).offers("land") == []


def test_a_landing_given_by_a_card_costs_nothing() -> None:
    game = Scenario(probes=["venus"], hand=["perseverance-rover"], credit=1, energy=0)
    game.do("play perseverance-rover", "land venus")
    assert (game.me.credit, game.me.energy, game.me.landers[1]) == (0, 0, 1)


def test_a_landing_given_by_a_card_without_a_probe_at_a_planet_is_left_out() -> None:
    game = Scenario(probes=["2-3"], hand=["perseverance-rover"], energy=0, credit=2, publicity=0)
    game.do("play perseverance-rover")
    assert (game.prompt(), game.probes(), game.me.credit) == ("end-turn", ["2-3"], 1)


# Moons


@pytest.mark.parametrize("planet", MOONS)
def test_moons_need_the_technology(planet: str) -> None:
    assert Scenario(probes=[planet]).offers("land") == [planet]
    assert Scenario(probes=[planet], techs=["probe-moon"]).offers("land") == [planet, *MOONS[planet]]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_moon_has_room_for_one_lander(owner: int) -> None:
    game = Scenario(probes=["jupiter"], techs=["probe-moon"]).set(owner, landers=["ganymede"])
    assert game.offers("land") == ["jupiter", "callisto", "europa", "io"]


def test_a_moon_gives_only_its_own_reward() -> None:
    """Page 9: nothing of the planet, and its data bonus stays for the first lander there."""
    game = Scenario(probes=["uranus"], techs=["probe-moon"]).do("land titania")
    assert (game.me.score, game.me.data, game.traces(), game.me.landers[5]) == (26, 0, [], 0)
    later = Scenario(probes=["uranus"], landers=["titania"]).do("land uranus", "trace left yellow discovery")
    assert later.me.data == 3


def test_a_card_may_allow_a_moon_without_the_technology() -> None:
    game = Scenario(probes=["saturn"], hand=["europa-clipper"], energy=0).do("play europa-clipper")
    assert game.offers("land") == ["saturn", "titan", "enceladus"]


# Removing craft (open question 8 of the board, 6 of the cards: what is removed is simply gone)


def test_an_orbiter_removed_by_a_card_frees_the_bonus_of_the_first_orbit() -> None:
    game = Scenario(probes=["venus"], hand=["atmospheric-entry"]).do("orbit venus", "decline", "end-turn", "pass")
    assert "venus" not in game.view(0)["orbit_bonus"]
    game.do("play atmospheric-entry")
    assert (game.me.orbiters[1], game.me.score) == (0, 1 + 6 + 3 + 3)
    assert "venus" in game.view(0)["orbit_bonus"]


def test_a_removed_orbiter_leaves_the_bonus_covered_while_another_own_one_is_there() -> None:
    game = Scenario(probes=["venus"], hand=["atmospheric-entry"], orbiters=["venus"])
    game.do("orbit venus", "decline", "end-turn", "pass", "play atmospheric-entry")
    assert (game.me.orbiters[1], "venus" in game.view(0)["orbit_bonus"]) == (1, False)


def test_a_lander_removed_by_a_card_frees_its_data_bonus() -> None:
    game = Scenario(probes=["venus"], hand=["sample-return"]).do("land venus", "trace left yellow discovery")
    assert [game.view(0)["data_bonus"][1], game.me.data] == [False, 2]
    game.do("end-turn", "pass", "play sample-return")
    assert (game.me.landers[1], game.view(0)["data_bonus"][1]) == (0, True)


def test_a_lander_removed_from_a_moon_makes_room_for_another() -> None:
    game = Scenario(landers=["io"], probes=["jupiter"], techs=["probe-moon"], hand=["sample-return"])
    assert "io" not in game.offers("land")
    game.do("play sample-return", "trace left yellow discovery", "end-turn", "pass")
    assert "io" in game.offers("land")
