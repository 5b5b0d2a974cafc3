"""The heart of the builders in scenario 6: deadly to touch, planets in the middle, no settler to be lost."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import ARTIFACT, HEART_PLACE, HEART_RADIUS, HOLES, MM, QUADRANT, QUADRANTS
from orrery.games.empires.facts.campaign import CENTRAL
from orrery.games.empires.position.campaign import GONE
from orrery.games.empires.position.discs import all_discs
from orrery.games.empires.position.scene import HEART, Scene
from orrery.games.empires.rules.attacking import ATTACK

from .scenario import Alone, laid_out
from .test_solo_settlers import flown, orbit_of


def planets(game: Alone) -> Alone:
    """Planets in the middle, as after the set-up."""
    for hole in CENTRAL:
        game.place(HOLES[hole], "pink")
    return game


def game_of_6() -> Alone:
    return planets(Alone(6)).quiet()


# The heart


def test_the_heart_lies_in_the_middle_of_the_galaxy() -> None:
    game = game_of_6()
    assert (HEART_PLACE, HEART_PLACE, HEART_RADIUS) in all_discs(game.state, -1, -1)
    campaign = game.view["campaign"]
    assert campaign is not None
    assert campaign["heart"] == {"x": 360 * MM, "y": 360 * MM, "radius": 20 * MM}
    assert HEART not in Scene(Alone(5).state).kinds


def test_a_flicked_ship_that_touches_the_heart_is_destroyed_and_the_heart_stays() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 100)).ship(0, "ship-2", "alpha-gate")
    flown(game, to=(360, 330), touching=[("heart", 0, "")])
    assert game.at(0, "ship-1") is None
    assert game.facts("heart-touched") == [(0, [0])]
    assert HEART in Scene(game.state).kinds


def test_the_physics_knows_the_heart() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 100)).ship(0, "ship-2", "alpha-gate")
    game.choose("move").do("flick ship-1", "aim 900 60")
    assert "heart-touched" in game.told


def test_a_flick_into_the_heart_is_foreseen() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 100)).ship(0, "ship-2", "alpha-gate")
    game.choose("move").do("flick ship-1")
    (prospect,) = GAME.forecast(game.table, 0, GAME.actions.parse("aim 900 60"), RandomDealer(1))
    assert (prospect.name, prospect.facts) == ("heart-touched", {})


def test_a_ship_that_was_pushed_against_it_is_not_destroyed_and_makes_room() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 100)).ship(0, "ship-2", (360, 300))
    game.choose("move").do("flick ship-1")
    game.flies("ship-1", to=(360, 250), touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (360, 355))])
    game.do("aim 900 60")
    place = game.at(0, "ship-2")
    assert place is not None
    assert (place[0] - 360) ** 2 + (place[1] - 360) ** 2 >= (20 + 9) ** 2 - 1


def test_nobody_controls_the_heart() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 331)).energy(0, 2).choose("move")
    assert not any(option.startswith(("seize", "raise")) for option in game.options)


def test_a_settler_is_lost_with_a_ship_that_touches_the_heart() -> None:
    game = game_of_6().settler("ship-1").ship(0, "ship-1", (360, 100)).ship(0, "ship-2", "alpha-gate")
    flown(game, to=(360, 330), touching=[("heart", 0, "")])
    assert game.verdict == "no-settler"


# Losing and winning


def test_a_lost_settler_loses_scenario_6_at_once() -> None:
    game = game_of_6().settler("ship-1").ship(0, "ship-1", (360, 100)).ship(0, "ship-2", "alpha-gate")
    flown(game, to=None)
    assert game.verdict == "no-settler"
    assert game.table.over
    assert game.game.standing(game.table).winners == [1]


def test_settlers_that_robots_overrun_lose_it_too() -> None:
    game = Alone(6).only("alpha-central=pink").settler("alpha-central").besieged("alpha-central", 1)
    game.card("target-pink").start()
    assert game.verdict == "no-settler"


def test_a_central_planet_is_built_on_only_when_its_settlers_are_gone() -> None:
    game = game_of_6().settler("alpha-central").ship(0, "ship-1", "alpha-central")
    game.ship(0, "ship-2", "alpha-gate").choose("move")
    assert "land ship-1" not in game.options
    free = game_of_6().ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "alpha-gate").choose("move")
    assert "land ship-1" in free.options


def cities(game: Alone, *holes: str) -> Alone:
    for hole in holes:
        game.planet(hole, cities=1)
    return game


CENTRE = [HOLES[hole] for hole in CENTRAL]


def test_eight_settlers_and_four_central_cities_win_scenario_6() -> None:
    game = cities(game_of_6(), *CENTRE).settler("ship-1").ship(0, "ship-1", (360, 100))
    assert game.goals() == {"settlers": (7, False), "central-cities": (4, True), "no-guardians": (0, True)}
    flown(game, to=orbit_of("alpha-gate"))
    assert game.verdict == "won"


def test_cities_elsewhere_do_not_count() -> None:
    game = cities(game_of_6(), *CENTRE[:3], "alpha-middle")
    assert game.goals()["central-cities"] == (3, False)


def test_a_guardian_keeps_it_from_being_won() -> None:
    game = cities(game_of_6(), *CENTRE).guardian("alpha").energy(0, 0, 3)
    for ship, place in enumerate(((206, 240), (266, 240), (236, 270)), start=1):
        game.ship(0, f"ship-{ship}", place)
    game.next(ATTACK)
    assert game.goals()["no-guardians"] == (1, False)
    assert game.verdict == "open"
    game.do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.verdict == "won"


# Set-up


@pytest.mark.parametrize("seed", range(30))
def test_two_settlers_wait_on_each_of_four_planets_in_the_middle_and_guardians_everywhere(seed: int) -> None:
    match = laid_out(6, seed, answer=-1)
    state = match.table.state
    assert state.campaign.settlers == [hole for hole in CENTRAL for _ in range(2)]
    assert state.planets() == list(CENTRAL)
    assert state.guardians == 0b1111
    artifacts = [hole for hole in range(len(HOLES)) if state.places[hole] == ARTIFACT]
    swapped = [event.facts for event in match.events if event.kind.name == "planets-swapped"]
    assert sorted(other for _, other in swapped) == artifacts
    assert all(QUADRANT[one] == QUADRANT[other] for one, other in swapped)
    assert sum(map(len, state.area_tiles)) == 24  # nobody has looked at those that were put away
    assert not any(state.robots)


def test_where_the_artifact_goes_is_the_persons_choice() -> None:
    for seed in range(30):
        table = GAME.new(1, {"scenario": 6}, RandomDealer(seed))
        question = table.question(0)
        if question is not None and question.prompt() == "swap-artifact":
            assert len(table.questions()[0]) == 5
            return
    raise AssertionError("an artifact lies in the middle sooner or later")


@pytest.mark.parametrize("seed", range(12))
def test_its_bonus_is_two_sides_a_stone_on_every_card_and_a_base_at_home(seed: int) -> None:
    state = laid_out(6, seed, bonus=True, answer=-1).table.state
    assert sorted(state.campaign.sides) == [0, 0, 1, 1]
    assert state.campaign.stones == [1, 1, 1, 1]
    home = [hole for hole, owner in enumerate(state.owner) if owner == 0]
    assert len(home) == 1
    assert QUADRANTS[QUADRANT[home[0]]] == "alpha"
    assert (state.outposts[home[0]], state.base_hole) == (1, home)
    assert state.players[0].ships == 3
    assert state.players[0].energy == 2


def test_a_position_in_which_a_settler_is_lost_and_nobody_has_lost_cannot_be() -> None:
    game = game_of_6()
    game.state.campaign.settlers[0] = GONE
    with pytest.raises(BrokenPosition, match="no settler of this scenario may be lost"):
        GAME.check(game.state)
