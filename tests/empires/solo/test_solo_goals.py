"""Goals of the scenarios: what is asked for, how it is counted, and that it wins at once."""

from __future__ import annotations

from .scenario import Alone

CENTRES = {"alpha-edge-a": "orange", "beta-edge-b": "purple", "gamma-middle": "pink", "delta-border-a": "green"}


def centres(game: Alone, *holes: str) -> Alone:
    for hole in holes:
        game.planet(hole, centres=1)
    return game


def goals(game: Alone) -> dict[str, tuple[int, bool]]:
    campaign = game.view["campaign"]
    assert campaign is not None
    return {goal["goal"]: (goal["reached"], goal["done"]) for goal in campaign["goals"]}


def quiet(game: Alone) -> Alone:
    game.state.campaign.skips = 1
    return game


def test_centres_count_once_for_each_quadrant_and_colour() -> None:
    game = quiet(centres(Alone(), "alpha-edge-a", "alpha-middle", "beta-edge-a"))
    assert goals(game) == {"centres": (2, False), "energy": (1, False)}


def test_two_centres_of_one_colour_in_different_quadrants_count_once() -> None:
    game = quiet(centres(Alone(), "alpha-edge-a", "beta-edge-a"))
    assert goals(game)["centres"] == (1, False)


def test_spent_energy_counts() -> None:
    game = quiet(Alone())
    game.energy(0, 2, 3)
    assert goals(game)["energy"] == (5, True)


def test_the_fourth_centre_wins_scenario_1_at_once() -> None:
    game = quiet(centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle"))
    game.energy(0, 5)
    game.planet("delta-border-a", troops=1).do("choose build", "build research-centre delta-border-a")
    assert game.verdict == "won"
    assert game.table.over
    assert game.game.standing(game.table).winners == [0]


def test_without_the_energy_the_fourth_centre_does_not_win() -> None:
    game = quiet(centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle"))
    game.planet("delta-border-a", troops=1).do("choose build", "build research-centre delta-border-a")
    assert game.verdict == "open"


def test_a_blue_planet_that_gets_the_missing_colour_wins() -> None:
    game = quiet(centres(Alone(), "alpha-edge-a", "beta-edge-b", "gamma-middle"))
    game.energy(0, 5)
    game.planet("delta-border-b", troops=1).do("choose build", "build research-centre delta-border-b")
    assert game.verdict == "won"


def test_a_city_in_every_quadrant_and_no_guardian_win_scenario_3() -> None:
    game = quiet(Alone(3))
    for quadrant in ("alpha", "beta", "gamma"):
        game.planet(f"{quadrant}-middle", cities=1)
    game.planet("delta-middle", troops=1, outposts=1).do("choose build", "build city delta-middle")
    assert game.verdict == "won"


def test_a_guardian_in_the_galaxy_keeps_scenario_3_from_being_won() -> None:
    game = quiet(Alone(3))
    game.guardian("alpha")
    for quadrant in ("alpha", "beta", "gamma"):
        game.planet(f"{quadrant}-middle", cities=1)
    game.planet("delta-middle", troops=1, outposts=1).do("choose build", "build city delta-middle")
    assert game.verdict == "open"
    assert goals(game)["no-guardians"] == (1, False)
