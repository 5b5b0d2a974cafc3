"""What a flick may lead to, told before it is made."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.core.game import Prospect
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.cards import NOISES
from orrery.games.empires.position.actions import SPACE

from .megastructures import owning
from .scenario import Scenario

FAR = (360, 360)


def prospects(game: Scenario, aim: str) -> list[Prospect]:
    return GAME.forecast(game.table, 0, SPACE.parse(aim), RandomDealer(4))


def aiming(game: Scenario, noise: str = "none") -> Scenario:
    game.state.noise = NOISES.index(noise)
    return game.choose("move").do("flick ship-1")


def told(found: list[Prospect]) -> list[tuple[str, dict[str, int], int]]:
    return [(prospect.name, prospect.facts, prospect.percent) for prospect in found]


def test_without_an_error_of_the_hand_one_thing_happens() -> None:
    game = aiming(Scenario().ship(0, "ship-1", FAR))
    assert told(prospects(game, "aim 0 10")) == [("in-space", {}, 100)]
    assert told(prospects(game, "aim 0 100")) == [("lost", {}, 100)]


def test_a_ship_that_comes_to_rest_at_a_place_is_in_its_orbit() -> None:
    game = aiming(Scenario().ship(0, "ship-1", (176, 250)))
    found = told(prospects(game, "aim 2700 20"))
    assert found == [("in-orbit", {"hole": HOLES.index("alpha-middle")}, 100)]


def test_a_ram_and_a_guardian_are_foreseen() -> None:
    game = aiming(Scenario().ship(0, "ship-1", FAR).ship(1, "ship-2", (400, 360)))
    assert told(prospects(game, "aim 0 30")) == [("rammed", {"seat": 1, "other_ship": 1}, 100)]
    game = aiming(Scenario().ship(0, "ship-1", (236, 280)).guardian("alpha"))
    assert told(prospects(game, "aim 2700 30")) == [("guardian-rammed", {"quadrant": 0}, 100)]


def test_ones_own_ship_that_is_pushed_out_is_another_matter() -> None:
    game = aiming(Scenario().ship(0, "ship-1", (360, 60)).ship(0, "ship-2", (360, 20)))
    found = told(prospects(game, "aim 2700 40"))
    assert "lost" not in [name for name, _, _ in found]


def test_the_hand_makes_several_things_possible_the_likeliest_first() -> None:
    game = aiming(Scenario().ship(0, "ship-1", (360, 40)), "casual")
    found = prospects(game, "aim 900 80")
    percents = [prospect.percent for prospect in found]
    assert len(found) > 1
    assert percents == sorted(percents, reverse=True)
    assert sum(percents) == pytest.approx(100, abs=len(found))


def test_a_forecast_changes_nothing_and_is_for_flicks_only() -> None:
    game = aiming(Scenario().ship(0, "ship-1", FAR), "good")
    before = GAME.hash(game.table)
    prospects(game, "aim 0 50")
    assert GAME.hash(game.table) == before
    asked = Scenario().ship(0, "ship-1", FAR).start()
    assert GAME.forecast(asked.table, 0, asked.table.offered[0][0], RandomDealer(1)) == []


def test_a_shot_of_plasma_hits_or_misses() -> None:
    game = owning("star-devourer").ship(1, "ship-1", (370, 292))
    game.state.noise = NOISES.index("none")
    game.choose("interact").do(next(option for option in game.options if "plasma-shot" in option))
    assert told(prospects(game, "aim 0 40")) == [("ship-attacked", {"seat": 1, "ship": 0}, 100)]
    assert told(prospects(game, "aim 1800 5")) == [("missed", {}, 100)]
