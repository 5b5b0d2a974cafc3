"""Libraries in scenario 5: laid on blue planets, closed to robots, where settlers are brought."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import BLUE, HOLES, QUADRANTS
from orrery.games.empires.facts.campaign import CARDS

from ...scenario import reasons
from .scenario import Alone, laid_out
from .test_solo_settlers import flown, orbit_of

HALLS = ["alpha-middle", "beta-middle", "gamma-middle", "delta-middle"]
"""Pink planets."""


def library(game: Alone, *holes: str) -> Alone:
    for hole in holes:
        game.state.libraries |= 1 << HOLES.index(hole)
    return game


def hall() -> Alone:
    """A library on a pink planet, a ship with a settler on its way there."""
    game = library(Alone(5).quiet(), HALLS[0])
    return game.ship(0, "ship-1", (360, 360)).settler("ship-1")


def arriving(game: Alone) -> Alone:
    return flown(game, to=orbit_of(HALLS[0]))


# On blue planets


def found(game: Alone) -> list[str]:
    return [HOLES[hole] for hole in range(len(HOLES)) if game.state.has_library(hole)]


def test_a_blue_planet_gets_a_colour_and_a_library_when_it_is_discovered() -> None:
    game = Alone(5).quiet().only().face_down(["alpha-middle"], ["blue"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("discover alpha-middle")
    assert game.options == ["colour orange", "colour purple", "colour pink", "colour green"]
    game.do("colour green")
    assert found(game) == ["alpha-middle"]
    assert game.state.tokens == [1, 1, 1, 0]
    assert game.view["holes"][HOLES.index("alpha-middle")]["place"] == "green"


def test_other_planets_get_none() -> None:
    game = Alone(5).quiet().only().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    assert found(game.choose("move").do("discover alpha-middle")) == []


def test_in_other_scenarios_blue_planets_stay_blue() -> None:
    game = Alone(1).quiet().only().face_down(["alpha-middle"], ["blue"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    assert found(game.choose("move").do("discover alpha-middle")) == []


def test_a_blue_planet_that_robots_reveal_gets_a_library_too_and_they_search_on() -> None:
    game = Alone(5).only().card("guardian-2")
    game.face_down(["beta-middle", "beta-edge-a"], ["pink", "blue"], ["warp", "warp"])
    game.do("guard alpha").deals("blue", "warp").do("at beta-middle")
    assert game.asked == "terraform"
    game.do("colour pink")
    assert found(game) == ["beta-middle"]
    assert game.robots_on("beta-middle") == 0
    assert game.robots_on("beta-edge-a") == 2


# Robots


def test_robots_do_not_land_on_a_planet_with_a_library() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").card("target-pink").start()
    assert game.robots_on("alpha-middle") == 0
    assert game.robots_around("alpha-middle") == 0
    assert "nothing-found" in game.told


def test_robots_do_not_spread_to_it() -> None:
    game = library(Alone(5).only("alpha-middle=pink", "alpha-edge-a=orange"), "alpha-edge-a")
    game.robots("alpha-middle", 3).card("spread").start()
    assert game.robots_on("alpha-edge-a") == 0


@pytest.mark.parametrize("whose", ["person", "settler"])
def test_where_somebody_controls_it_robots_besiege_it(whose: str) -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle")
    if whose == "person":
        game.planet("alpha-middle", troops=1)
    else:
        game.settler("alpha-middle")
    game.card("target-pink").start()
    assert game.robots_around("alpha-middle") == 1


def test_an_attack_costs_everything_there_and_sends_the_robots_back_to_the_supply() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").planet("alpha-middle", outposts=1, bases=1)
    game.settler("alpha-middle").besieged("alpha-middle", 3).card("target-pink").start()
    assert game.on("alpha-middle") == {}
    assert game.owner("alpha-middle") == -1
    assert game.settlers() == []
    assert game.robots_around("alpha-middle") == 0
    assert game.state.robots_left == 12
    assert found(game) == ["alpha-middle"]
    assert game.facts("robots-left") == [(1, [4, HOLES.index("alpha-middle")])]
    assert game.verdict == "open"


def test_the_person_may_control_a_planet_with_a_library() -> None:
    game = library(Alone(5).quiet(), "alpha-middle").ship(0, "ship-1", "alpha-middle").choose("move")
    game.do("land ship-1")
    assert game.owner("alpha-middle") == 0


# Settlers


def test_a_settler_is_taken_aboard_at_a_gate() -> None:
    game = Alone(5).quiet().settler("beta-gate").ship(0, "ship-1", "beta-gate")
    assert flown(game, to=(360, 360)).settlers() == ["ship-1"]


def test_in_the_orbit_of_a_library_the_settler_is_brought_there_at_once() -> None:
    game = arriving(hall())
    assert game.settlers() == [HALLS[0]]
    campaign = game.view["campaign"]
    assert campaign is not None
    assert [settler["fate"] for settler in campaign["settlers"] if settler["hole"]] == ["rescued"]
    assert not any(game.state.campaign.stones)


@pytest.mark.parametrize("robots", [False, True])
def test_a_settler_aboard_at_a_place_that_gets_a_library_is_brought_there_at_once(robots: bool) -> None:
    """The person discovers it, or a target card reveals it."""
    game = Alone(5).only().face_down(["alpha-middle"], ["blue"], ["warp"])
    game.ship(0, "ship-1", "alpha-middle").settler("ship-1")
    if robots:
        game.deals("target-pink", "blue", "warp").start()
        assert game.asked == "terraform"
    else:
        game.quiet().choose("move").do("discover alpha-middle")
    game.do("colour green")
    assert game.settlers() == ["alpha-middle"]


def test_the_settler_who_was_missing_wins_when_the_library_comes() -> None:
    game = Alone(5).quiet().face_down([HALLS[3]], ["blue"], ["warp"])
    settled(game, *HALLS[:3]).settler("ship-1").settler("ship-2", "red")
    game.ship(0, "ship-1", HALLS[3]).ship(0, "ship-2", HALLS[3])
    game.choose("move").do(f"discover {HALLS[3]}", "colour green")
    assert game.verdict == "won"


def test_the_gate_rescues_nobody_in_this_scenario() -> None:
    game = flown(hall(), to=orbit_of("alpha-gate"))
    assert game.settlers() == ["ship-1"]


def test_the_second_settler_brings_a_stone_of_the_planets_colour() -> None:
    game = arriving(hall().settler(HALLS[0], "red"))
    assert game.state.campaign.stones == [0, 0, 1, 0]
    assert game.goals()["libraries"] == (1, False)


def test_the_third_settler_brings_none() -> None:
    game = arriving(hall().settler(HALLS[0], "red").settler(HALLS[0], "white"))
    assert game.settlers().count(HALLS[0]) == 3
    assert game.state.campaign.stones == [0, 0, 0, 0]


def test_two_settlers_of_one_colour_are_not_enough() -> None:
    assert arriving(hall().settler(HALLS[0], "blue")).goals()["libraries"] == (0, False)


def test_where_three_pieces_are_the_settler_stays_aboard() -> None:
    game = arriving(hall().planet(HALLS[0], troops=3))
    assert game.settlers() == ["ship-1"]


def test_a_settler_who_was_brought_there_stays() -> None:
    game = library(Alone(5).quiet(), HALLS[0]).settler(HALLS[0]).ship(0, "ship-1", HALLS[0])
    assert flown(game, to=(360, 360)).settlers() == [HALLS[0]]


def test_on_a_planet_of_the_persons_settlers_add_to_the_defence_and_take_room() -> None:
    game = library(Alone(5).quiet(), HALLS[0]).planet(HALLS[0], outposts=1).settler(HALLS[0]).settler(HALLS[0], "red")
    assert game.view["holes"][HOLES.index(HALLS[0])]["defence"] == 3
    game.ship(0, "ship-1", "beta-middle").choose("deploy")
    assert reasons(game, "deploy-troop")[f"deploy-troop {HALLS[0]}"] == "planet-full"


def settled(game: Alone, *holes: str) -> Alone:
    """Settlers of two colours on planets with a library."""
    pairs = [("blue", "red"), ("blue", "white"), ("red", "white")]
    for hole, pair in zip(holes, pairs, strict=False):
        library(game, hole)
        for colour in pair:
            game.settler(hole, colour)
    return game


def test_two_colours_on_all_four_libraries_and_no_guardian_win_scenario_5() -> None:
    game = settled(hall(), *HALLS[1:]).settler(HALLS[0], "red")
    assert arriving(game).verdict == "won"


def test_a_guardian_keeps_it_from_being_won() -> None:
    game = settled(hall(), *HALLS[1:]).settler(HALLS[0], "red").guardian("alpha")
    assert arriving(game).verdict == "open"
    assert game.goals() == {"libraries": (4, True), "no-guardians": (1, False)}


# Set-up


@pytest.mark.parametrize("seed", range(30))
def test_scenario_5_lays_libraries_in_the_middle_and_robots_on_other_planets_of_one_colour(seed: int) -> None:
    match = laid_out(5, seed)
    state = match.table.state
    planets = state.planets()
    assert len(planets) == 4
    assert all(state.places[hole] != BLUE for hole in planets)
    halls = [hole for hole in planets if state.has_library(hole)]
    assert sum(state.tokens) == 4 - len(halls)
    assert not any(state.robots[hole] for hole in halls)
    others = [hole for hole in planets if hole not in halls]
    free = [hole for hole in others if not state.robots[hole]]
    assert sorted({state.places[hole] for hole in others}) == sorted(state.places[hole] for hole in free)
    assert len([event for event in match.events if event.kind.name == "library-laid"]) == len(halls)


def test_three_settlers_of_each_colour_wait_at_their_gate() -> None:
    state = laid_out(5, 1).table.state
    gates = [HOLES.index(f"{quadrant}-gate") for quadrant in ("beta", "gamma", "delta")]
    assert state.campaign.settlers == [gate for gate in gates for _ in range(3)]


def test_guardians_wait_in_the_quadrants_beside_the_persons() -> None:
    state = laid_out(5, 1).table.state
    assert [QUADRANTS[quadrant] for quadrant in state.guarded_quadrants()] == ["beta", "delta"]


def test_the_blue_target_card_stays_in_the_box() -> None:
    campaign = laid_out(5, 1).table.state.campaign
    cards = [CARDS[card] for card in campaign.deck + campaign.discards + campaign.waiting + [campaign.open_card]]
    assert "target-blue" not in cards
    assert len(cards) == 11


@pytest.mark.parametrize("seed", range(5))
def test_its_bonus_is_two_technology_cards_and_two_relics_discarded_at_the_set_up(seed: int) -> None:
    match = laid_out(5, seed, bonus=True)
    state = match.table.state
    assert sorted(state.campaign.sides) == [0, 0, 1, 1]
    assert state.campaign.stones == state.campaign.sides
    assert len(state.players[0].fresh) == 2
    assert not state.campaign.relics  # robots have discarded nothing yet
    events = [event for event in match.events if event.kind.name == "event-found"]
    assert sum(map(len, state.area_tiles)) == 24 - 2 - len(events)
