"""Settlers: taken aboard, rescued, lost; what they keep ships and planets from, and how robots see them."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.swapping import ChooseSwap

from ...scenario import reasons
from .scenario import Alone

FAR = "gamma-middle"
"""A pink planet."""


def waiting() -> Alone:
    """A settler waits on a planet, a ship of the person is in its orbit."""
    return Alone(2).settler(FAR).ship(0, "ship-1", FAR).quiet()


def flown(game: Alone, to: tuple[float, float] | None, touching: list[tuple[str, int, str]] | None = None) -> Alone:
    """The first ship is flicked somewhere, or out of the galaxy."""
    game.choose("move").do("flick ship-1")
    game.flies("ship-1", to=to, touching=touching or [])
    return game.do("aim 0 50")


def orbit_of(hole: str) -> tuple[float, float]:
    """A place in the orbit of a place that is out of the way."""
    game = Alone().ship(0, "ship-6", hole)
    place = game.at(0, "ship-6")
    assert place is not None
    return place


# Aboard


def test_a_ship_flicked_out_of_the_orbit_of_a_settlers_planet_takes_the_settler_aboard() -> None:
    game = flown(waiting(), to=(360, 360))
    assert game.settlers() == ["ship-1"]
    assert game.facts("settler-aboard") == [(0, [1, 0, HOLES.index(FAR)])]


def test_a_flick_within_the_orbit_takes_nobody_aboard() -> None:
    game = waiting()
    start = game.at(0, "ship-1")
    assert start is not None
    assert flown(game, to=(start[0], start[1] + 3)).settlers() == [FAR]


def test_with_the_jet_drive_a_settler_comes_aboard_as_well() -> None:
    game = waiting()
    game.state.jet = 1
    game.choose("move").do("jet ship-1")
    game.do(next(option for option in game.options if option.startswith("towards")))
    assert game.settlers() == ["ship-1"]


def test_a_ship_has_room_for_one_settler() -> None:
    game = waiting().settler("ship-1")
    assert flown(game, to=(360, 360)).settlers() == [FAR, "ship-1"]


def test_a_pushed_ship_takes_nobody_aboard() -> None:
    game = waiting().ship(0, "ship-2", (360, 360))
    game.choose("move").do("flick ship-2")
    game.flies("ship-2", to=(350, 350), pushed=[(0, "ship-1", (300, 360))])
    assert game.do("aim 0 50").settlers() == [FAR]


def test_a_blockaded_settler_cannot_be_rescued() -> None:
    game = waiting().besieged(FAR, 1)
    assert flown(game, to=(360, 360)).settlers() == [FAR]


def test_with_a_settler_aboard_a_ship_does_not_land() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", "alpha-middle").quiet().choose("move")
    assert reasons(game, "land") == {"land ship-1": "settler-aboard"}


def test_with_a_settler_aboard_a_ship_does_not_attack() -> None:
    game = Alone(2).robots("alpha-middle", 1).settler("ship-1")
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").next(ATTACK)
    assert game.options == []
    free = Alone(2).robots("alpha-middle", 1).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    assert free.next(ATTACK).options == ["attack-planet alpha-middle", "done"]


def test_why_a_ship_with_a_settler_does_not_attack_is_told() -> None:
    game = Alone(2).robots("alpha-middle", 1).robots("beta-middle", 1).settler("ship-1")
    game.ship(0, "ship-1", "alpha-middle")
    for ship in ("ship-2", "ship-3"):
        game.ship(0, ship, "beta-middle")
    assert reasons(game.next(ATTACK), "attack-planet") == {"attack-planet alpha-middle": "settler-aboard"}


def test_a_ship_with_a_settler_aboard_is_not_made_a_starbase() -> None:
    game = Alone(2).planet("alpha-middle", outposts=1).settler("ship-1").quiet()
    for ship in ("ship-1", "ship-2"):
        game.ship(0, ship, "alpha-middle")
    assert "choose build" not in game.options
    game = Alone(2).planet("alpha-middle", outposts=1).settler("ship-1").quiet()
    for ship in ("ship-1", "ship-2", "ship-3"):
        game.ship(0, ship, "alpha-middle")
    game.do("choose build", "put far 0")
    assert game.at(0, "ship-1") is not None
    assert game.at(0, "ship-3") is None


# Rescued or lost


def test_in_the_orbit_of_the_gate_the_settler_is_rescued() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).quiet()
    assert flown(game, to=orbit_of("alpha-gate")).settlers() == ["rescued"]
    assert game.goals()["settlers"] == (1, False)


def test_a_gate_of_nobody_rescues_nobody() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).quiet()
    assert flown(game, to=orbit_of("beta-gate")).settlers() == ["ship-1"]


def test_after_the_rescue_the_ship_lands_again() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).quiet()
    flown(game, to=orbit_of("alpha-gate")).do("flick ship-1")
    game.flies("ship-1", to=orbit_of("alpha-middle")).do("aim 0 50")
    assert "land ship-1" in game.options


def test_a_ship_lost_in_space_takes_its_settler_along() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).quiet()
    assert flown(game, to=None).settlers() == []
    assert game.facts("settler-lost") == [(0, [1, 0])]


def test_a_settler_taken_aboard_by_a_flick_that_loses_the_ship_is_lost() -> None:
    assert flown(waiting(), to=None).settlers() == []


def test_a_settler_is_lost_when_its_ship_rams_a_robot() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).planet("alpha-middle", troops=1)
    game.besieged("alpha-middle", 1).quiet()
    assert flown(game, to=(200, 200), touching=[("robot", 0, "")]).settlers() == []


def test_a_settler_is_lost_when_robots_destroy_its_ship() -> None:
    game = Alone(2).only("alpha-middle=pink").settler("ship-1").ship(0, "ship-1", "alpha-middle")
    assert game.card("target-pink").start().settlers() == []


def test_a_settler_is_lost_when_a_guardian_destroys_its_ship() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", "beta-central")
    assert game.card("guardian-1").do("guard beta").settlers() == []


# Planets of settlers


def test_nobody_lands_on_a_planet_with_settlers() -> None:
    game = waiting().choose("move")
    assert reasons(game, "land") == {"land ship-1": "settlers-there"}


def test_nobody_builds_at_a_planet_with_settlers() -> None:
    game = waiting().ship(0, "ship-2", FAR).planet("alpha-middle", troops=1).do("choose build")
    assert reasons(game, "build")[f"build starbase {FAR}"] == "settlers-there"


def test_no_troop_is_teleported_to_a_planet_with_settlers() -> None:
    game = waiting().ship(0, "ship-2", "beta-middle").relics(0, "teleport")
    game.do("choose interact", "relic teleport", "part troops")
    assert game.options == ["at beta-middle", "done"]


@pytest.mark.parametrize("count", [1, 2])
def test_every_settler_adds_one_to_the_defence(count: int) -> None:
    game = Alone(2)
    for _ in range(count):
        game.settler(FAR)
    assert game.view["holes"][HOLES.index(FAR)]["defence"] == count


def test_robots_treat_a_planet_with_settlers_as_the_persons() -> None:
    game = Alone(2).only(f"{FAR}=pink", "alpha-edge-a=orange").settler(FAR).card("target-pink").start()
    assert game.robots_on(FAR) == 0
    assert game.robots_around(FAR) == 1
    assert game.view["holes"][HOLES.index(FAR)]["blockaded"] == [0]


def test_robots_land_on_planets_of_nobody_before_they_besiege_settlers() -> None:
    game = Alone(2).only(f"{FAR}=pink", "alpha-middle=pink").settler(FAR).card("target-pink").start()
    assert game.robots_on("alpha-middle") == 1


def test_a_siege_symbol_finds_planets_with_settlers() -> None:
    game = Alone(2).settler(FAR).card("guardian-5").do("guard delta")
    assert game.robots_around(FAR) == 1


def test_robots_do_not_spread_to_a_planet_with_settlers() -> None:
    game = Alone(2).only("alpha-middle=pink", "alpha-edge-a=orange").robots("alpha-middle", 3).settler("alpha-edge-a")
    game.card("spread").start()
    assert "nothing-found" in game.told


def test_settlers_on_a_planet_that_robots_overrun_are_lost() -> None:
    game = Alone(2).only(f"{FAR}=pink").settler(FAR).besieged(FAR, 1).card("target-pink").start()
    assert game.on(FAR) == {"robots": 2}
    assert game.settlers() == []
    assert game.facts("settlers-overrun") == [(1, [1, 1, HOLES.index(FAR)])]
    assert game.verdict == "open"


def test_settlers_stay_on_their_planet_when_it_is_swapped() -> None:
    game = waiting().ship(0, "ship-2", "beta-edge-a").next(ChooseSwap(-1))
    game.do(f"at {FAR}", "at beta-edge-a")
    assert game.settlers() == ["beta-edge-a"]


# Scenario 2


def strongholds(*holes: str) -> Alone:
    game = Alone(2).quiet()
    for hole in holes:
        game.planet(hole, cities=1, bases=1)
    return game


def test_strongholds_count_once_for_each_quadrant() -> None:
    game = strongholds("alpha-middle", "alpha-edge-a").planet("beta-middle", cities=1)
    game.planet("gamma-middle", outposts=1, bases=1)
    assert game.goals()["strongholds"] == (1, False)


def test_four_settlers_and_two_strongholds_win_scenario_2() -> None:
    game = strongholds("alpha-middle", "beta-middle").rescued(3)
    game.settler("ship-1").ship(0, "ship-1", (360, 360))
    flown(game, to=orbit_of("alpha-gate"))
    assert game.verdict == "won"


def test_three_settlers_do_not_win_scenario_2() -> None:
    game = strongholds("alpha-middle", "beta-middle").rescued(2)
    game.settler("ship-1").ship(0, "ship-1", (360, 360))
    flown(game, to=orbit_of("alpha-gate"))
    assert game.verdict == "open"
    assert game.goals() == {"settlers": (3, False), "strongholds": (2, True)}
