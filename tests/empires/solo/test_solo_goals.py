"""Goals of the scenarios: what is asked for, how it is counted, and that it wins at once."""

from __future__ import annotations

from .scenario import Alone

CENTRES = {"alpha-edge-a": "orange", "beta-edge-b": "purple", "gamma-middle": "pink", "delta-border-a": "green"}


def centres(game: Alone, *holes: str) -> Alone:
    for hole in holes:
        game.planet(hole, centres=1)
    return game


def test_centres_count_once_for_each_quadrant_and_colour() -> None:
    game = centres(Alone(), "alpha-edge-a", "alpha-middle", "beta-edge-a").quiet()
    assert game.goals() == {"centres": (2, False), "energy": (1, False)}


def test_two_centres_of_one_colour_in_different_quadrants_count_once() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-a").quiet()
    assert game.goals()["centres"] == (1, False)


def test_spent_energy_counts() -> None:
    game = Alone().quiet()
    game.energy(0, 2, 3)
    assert game.goals()["energy"] == (5, True)


def test_the_fourth_centre_wins_scenario_1_at_once() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle").quiet()
    game.energy(0, 5)
    game.planet("delta-border-a", troops=1).do("choose build", "build research-centre delta-border-a")
    assert game.verdict == "won"
    assert game.table.over
    assert game.game.standing(game.table).winners == [0]


def test_without_the_energy_the_fourth_centre_does_not_win() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle").quiet()
    game.planet("delta-border-a", troops=1).do("choose build", "build research-centre delta-border-a")
    assert game.verdict == "open"


def test_a_blue_planet_that_gets_the_missing_colour_wins() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle").quiet()
    game.energy(0, 5)
    game.planet("delta-border-b", troops=1).do("choose build", "build research-centre delta-border-b")
    assert game.verdict == "open", "it has no colour yet"
    assert game.goals()["centres"] == (3, False)
    game.do("colour green")
    assert game.verdict == "won"


def test_a_blue_planet_that_gets_a_colour_of_another_quadrant_does_not_win() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle").quiet()
    game.energy(0, 5)
    game.planet("delta-border-b", troops=1)
    game.do("choose build", "build research-centre delta-border-b", "colour pink")
    assert game.verdict == "open"
    assert game.goals()["centres"] == (3, False)


def test_a_blue_planet_stays_blue_where_no_token_is_left_and_that_is_a_colour_too() -> None:
    game = centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle").quiet()
    game.energy(0, 5)
    game.state.tokens = [0] * len(game.state.tokens)
    game.planet("delta-border-b", troops=1).do("choose build", "build research-centre delta-border-b")
    assert game.verdict == "won"


def test_a_city_in_every_quadrant_and_no_guardian_win_scenario_3() -> None:
    game = Alone(3).quiet()
    for quadrant in ("alpha", "beta", "gamma"):
        game.planet(f"{quadrant}-middle", cities=1)
    game.planet("delta-middle", troops=1, outposts=1).do("choose build", "build city delta-middle")
    assert game.verdict == "won"


def test_a_guardian_in_the_galaxy_keeps_scenario_3_from_being_won() -> None:
    game = Alone(3).quiet()
    game.guardian("alpha")
    for quadrant in ("alpha", "beta", "gamma"):
        game.planet(f"{quadrant}-middle", cities=1)
    game.planet("delta-middle", troops=1, outposts=1).do("choose build", "build city delta-middle")
    assert game.verdict == "open"
    assert game.goals()["no-guardians"] == (1, False)
