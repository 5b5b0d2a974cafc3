"""The table of somebody alone in a terminal: what scenarios add to places, the map and the lists."""

from __future__ import annotations

from functools import cache

import pytest

import orrery
from orrery.games.empires.facts.board import HOLES
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.drawing import EmpiresDrawing
from orrery.terminal.words import Words

from ..empires.solo.scenario import Alone
from .stage import printed


@cache
def drawing(language: str) -> EmpiresDrawing:
    return EmpiresDrawing(Words(orrery.game("empires"), messages(language), ["person"]))


def drawn(game: Alone, language: str = "en") -> str:
    return printed(drawing(language).position(game.view, 0))


def lies(game: Alone, hole: str) -> list[str]:
    return drawing("en").places.lies(game.view, game.view["holes"][HOLES.index(hole)], 0)


def test_settlers_are_told_with_their_planet_and_in_a_list() -> None:
    game = Alone(2).quiet().settler("gamma-middle").settler("ship-1").ship(0, "ship-1", (360, 360)).rescued(1)
    assert lies(game, "gamma-middle") == ["pink planet", "1 settler", "defence 1"]
    text = drawn(game)
    assert "blue: waiting" in text
    assert "blue: aboard, ship 1" in text
    assert "blue: rescued" in text


def test_robots_in_orbit_are_told_and_drawn() -> None:
    game = Alone(1).quiet().planet("alpha-middle", troops=2).besieged("alpha-middle", 1)
    assert "1 robot in orbit" in lies(game, "alpha-middle")
    assert drawn(game).count("¤") == 2


def test_megastructures_are_told_until_they_are_controlled() -> None:
    game = Alone(4).quiet()
    assert lies(game, "alpha-central") == ["artifact", "megastructure"]
    game.state.structures = [0 if HOLES[hole] == "alpha-central" else -1 for hole in range(len(HOLES))]
    assert "megastructure" not in lies(game, "alpha-central")[1:]


def test_guardians_that_are_left_and_settlers_alike_are_counted() -> None:
    game = Alone(6).quiet().settler("alpha-central").settler("alpha-central").place("alpha-central", "pink")
    text = drawn(game.guardian("gamma"))
    assert "No guardian ships in the galaxy: 1 left" in text
    assert "2 × blue: waiting" in text
    assert "6 × blue: rescued" in text
    assert "6 steps towards the goals" in text


def test_what_a_card_would_cost_is_told() -> None:
    game = Alone(2).quiet().only("gamma-middle=pink").settler("gamma-middle").besieged("gamma-middle", 1)
    text = " ".join(drawn(game.ship(0, "ship-1", "gamma-middle")).split())
    assert "(lost: everything on γ middle, ship 1)" in text


def test_settlers_wait_at_gates() -> None:
    game = Alone(5).quiet().settler("beta-gate").settler("beta-gate")
    assert lies(game, "beta-gate") == ["warp gate", "2 settlers"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heart_is_drawn_in_scenario_6_alone(language: str) -> None:
    assert drawn(Alone(6).quiet(), language).count("♥") == 2
    assert drawn(Alone(5).quiet(), language).count("♥") == 1
