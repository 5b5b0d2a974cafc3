"""Final scoring (pages 17-19): libraries, troops, planets, stars, missions, tokens, ties, and the example for four."""

from __future__ import annotations

import pytest

from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, STARS
from orrery.games.empires.facts.cards import FIRST_POINTS, MISSIONS, OTHER_POINTS
from orrery.games.empires.position.player import FIRST, OTHER
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.scoring import breakdown, standing

from .scenario import Scenario


def points(game: Scenario, seat: int = 0) -> dict[str, int]:
    """The points of a player that are not nothing."""
    return {name: count for name, count in breakdown(game.state, seat).items() if count}


def built(game: Scenario, hole: str, piece: str) -> Scenario:
    """A planet of seat 0 with one piece."""
    outpost, city, centre, base = (int(piece == name) for name in ("outposts", "cities", "centres", "bases"))
    return game.planet(hole, outposts=outpost, cities=city, centres=centre, bases=base)


def library(game: Scenario, hole: str) -> Scenario:
    game.state.libraries |= 1 << HOLES.index(hole)
    return game


# Troops


@pytest.mark.parametrize(("troops", "worth"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_troops_on_planets_are_a_point(troops: int, worth: int) -> None:
    """Together, not planet by planet; those on the player board do not count."""
    game = Scenario().energy(0, 4)
    for hole in ("alpha-middle", "alpha-edge-a", "beta-middle", "beta-edge-a")[:troops]:
        game.planet(hole, troops=1)
    assert points(game) == ({"troops": worth} if worth else {})


def test_troops_alone_do_not_control_a_planet_at_the_end() -> None:
    """Troops are taken off before planets are counted."""
    game = Scenario().planet("alpha-middle", troops=2).planet("beta-border-b", troops=1)
    assert points(game) == {"troops": 1}


# Planets


@pytest.mark.parametrize("piece", ["outposts", "cities", "centres", "bases"])
def test_a_planet_with_a_building_or_starbase_is_controlled(piece: str) -> None:
    game = built(Scenario(), "alpha-middle", piece)
    assert breakdown(game.state, 0)["home"] == 1
    assert breakdown(game.state, 0)["foreign"] == 0


def test_a_planet_elsewhere_is_worth_two() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).planet("beta-middle", bases=1).planet("delta-middle", cities=1)
    assert (breakdown(game.state, 0)["home"], breakdown(game.state, 0)["foreign"]) == (1, 4)


def test_home_is_where_ones_own_gate_is() -> None:
    game = Scenario().planet("alpha-middle", owner=1, outposts=1).planet("beta-middle", owner=1, outposts=1)
    assert (breakdown(game.state, 1)["home"], breakdown(game.state, 1)["foreign"]) == (1, 2)


def test_several_buildings_are_one_planet() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, centres=2, bases=1)
    assert breakdown(game.state, 0)["home"] == 1


def test_a_quadrant_of_nobody_is_foreign() -> None:
    """With three players the fourth quadrant is nobody's home."""
    game = Scenario(3).planet("delta-middle", outposts=1)
    assert points(game) == {"foreign": 2}


def test_a_blockade_does_not_matter() -> None:
    game = Scenario().planet("beta-middle", outposts=1).ship(1, "ship-1", "beta-middle")
    assert points(game) == {"foreign": 2}


def test_blue_planets_are_worth_two_more() -> None:
    game = Scenario().planet("alpha-border-b", bases=1).planet("beta-border-b", outposts=1)
    assert points(game) == {"home": 1, "foreign": 2, "relic-planets": 4, "stars": 1}


def test_terraformed_planets_are_not() -> None:
    game = Scenario().planet("alpha-border-b", "green", centres=1)
    assert points(game) == {"home": 1}


def test_planets_of_robots_and_others_are_nobodys_points() -> None:
    game = Scenario().robots("alpha-middle", 1).planet("alpha-edge-a", owner=1, outposts=1)
    assert points(game) == {}


# Stars


@pytest.mark.parametrize(
    ("piece", "place", "stars"),
    [
        ("outposts", 0, [0, 0, 1, 1, 2]),
        ("cities", 1, [0, 1, 2, 4, 6]),
        ("centres", 2, [0, 0, 0, 1, 1, 2, 2, 3, 4]),
        ("bases", 3, [0, 1, 2, 3, 4]),
    ],
)
def test_stars_appear_where_buildings_were(piece: str, place: int, stars: list[int]) -> None:
    for count, worth in enumerate(stars):
        game = Scenario()
        for hole in HOLES[1 : 1 + min(count, 5)] + HOLES[8 : 8 + max(0, count - 5)]:
            built(game, hole, piece)
        assert game.me.buildings[place] == [4, 4, 8, 4][place] - count
        assert breakdown(game.state, 0)["stars"] == worth


def test_a_player_board_has_sixteen_stars() -> None:
    assert sum(map(sum, STARS)) == 16


def test_a_lost_building_hides_its_star_again() -> None:
    """Two ships of seat 1 attack the planet."""
    game = Scenario().planet("alpha-middle", cities=2).planet("alpha-edge-a", bases=1)
    game.ship(1, "ship-1", "alpha-edge-a").ship(1, "ship-2", "alpha-edge-a").next(ATTACK, 1)
    assert breakdown(game.state, 0)["stars"] == 3
    game.do("attack-planet alpha-edge-a", "join ship-1")
    assert breakdown(game.state, 0)["stars"] == 2


# Missions and tokens


@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_are_worth_more_to_the_first(mission: str) -> None:
    game = Scenario().missions(mission)
    number = MISSIONS.index(mission)
    game.state.players[2].stones, game.me.stones = [FIRST], [OTHER]
    assert [breakdown(game.state, seat)["missions"] for seat in range(4)] == [
        OTHER_POINTS[number],
        0,
        FIRST_POINTS[number],
        0,
    ]
    assert FIRST_POINTS[number] > OTHER_POINTS[number] > 0


def test_the_points_of_all_missions_are_added() -> None:
    game = Scenario().missions("four-corners", "metropolis", "forward-base", "garrison")
    game.me.stones, game.state.players[1].stones = [FIRST, 0, OTHER, FIRST], [0, 0, FIRST, 0]
    assert breakdown(game.state, 0)["missions"] == 5 + 2 + 4


def test_tokens_count_as_they_are() -> None:
    game = Scenario()
    game.me.points = 7
    assert points(game) == {"tokens": 7}


def test_energy_relics_ships_and_technologies_are_worth_nothing() -> None:
    game = Scenario().energy(0, 5).relics(0, "warp").ship(0, "ship-1", "beta-middle").techs(0, "star-hammer")
    assert points(game) == {}


# Libraries


def test_a_library_is_a_point_for_each_own_troop_in_its_quadrant() -> None:
    """Before the troops are taken off, and beside the point for two of them."""
    game = library(Scenario(), "alpha-middle").planet("alpha-middle", outposts=1, troops=1)
    game.planet("alpha-edge-a", troops=2).planet("beta-middle", troops=1)
    assert points(game) == {"libraries": 3, "troops": 2, "home": 1}


def test_a_library_is_controlled_by_troops_alone() -> None:
    game = library(Scenario(), "alpha-middle").planet("alpha-middle", troops=2)
    assert points(game) == {"libraries": 2, "troops": 1}


def test_a_library_of_somebody_else_or_nobody_brings_nothing() -> None:
    game = library(library(Scenario(), "alpha-middle"), "beta-middle").planet("alpha-edge-a", troops=2)
    game.planet("beta-middle", owner=1, outposts=1).planet("beta-edge-a", troops=1)
    assert points(game) == {"troops": 1}
    assert breakdown(game.state, 0)["libraries"] == 0
    assert breakdown(game.state, 1)["libraries"] == 0


def test_libraries_of_two_quadrants_count_both_and_two_of_one_only_once() -> None:
    game = library(library(library(Scenario(), "alpha-middle"), "alpha-edge-a"), "beta-middle")
    game.planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1).planet("beta-middle", troops=2)
    assert breakdown(game.state, 0)["libraries"] == 4


def test_without_libraries_there_is_no_such_row() -> None:
    assert "libraries" not in breakdown(Scenario().state, 0)
    assert "libraries" in breakdown(library(Scenario(), "alpha-middle").state, 0)


# The winner


def tokens(*counts: int) -> Scenario:
    game = Scenario(len(counts))
    for player, count in zip(game.state.players, counts, strict=True):
        player.points = count
    return game


def test_most_points_win() -> None:
    game = tokens(3, 9, 7, 8)
    outcome = standing(game.state, True)
    assert (outcome.scores, outcome.winners) == ([3, 9, 7, 8], [1])
    assert standing(game.state, False).winners == []


def test_a_tie_goes_to_more_points_in_tokens() -> None:
    """Seat 0 has three in tokens and two on the board, seat 1 has five in tokens."""
    game = tokens(3, 5, 4, 0).planet("beta-middle", outposts=1)
    outcome = standing(game.state, True)
    assert outcome.scores == [5, 5, 4, 0]
    assert outcome.winners == [1]


def test_then_to_the_higher_sum_of_technology_levels() -> None:
    """Two of level one are less than one of level three."""
    game = tokens(5, 5, 0, 0).techs(0, "long-range-lasers", "gravity-slingshot").techs(1, "juggernaut")
    assert standing(game.state, True).winners == [1]
    game.techs(0, "energy-siphon")
    assert standing(game.state, True).winners == [0]


def test_technologies_matter_only_in_a_tie_of_tokens() -> None:
    game = tokens(3, 5, 0, 0).planet("beta-middle", outposts=1).techs(0, "juggernaut")
    assert standing(game.state, True).winners == [1]


def test_who_is_equal_in_everything_shares_the_win() -> None:
    game = tokens(5, 5, 4, 0).techs(0, "energy-siphon").techs(1, "orbital-defence")
    outcome = standing(game.state, True)
    assert outcome.winners == [0, 1]
    assert [outcome.share(seat) for seat in range(4)] == [0.5, 0.5, 0, 0]


# The example of pages 18 and 19


EXAMPLE = [
    {"tokens": 18, "troops": 2, "home": 1, "foreign": 4, "relic-planets": 0, "stars": 6, "missions": 3},
    {"tokens": 2, "troops": 1, "home": 2, "foreign": 4, "relic-planets": 2, "stars": 10, "missions": 11},
    {"tokens": 8, "troops": 2, "home": 1, "foreign": 6, "relic-planets": 4, "stars": 7, "missions": 7},
    {"tokens": 13, "troops": 1, "home": 1, "foreign": 4, "relic-planets": 0, "stars": 9, "missions": 0},
]
"""Red, yellow, blue and white. The table of the rulebook has the labels of stars and missions swapped."""


def example() -> Scenario:
    game = Scenario().missions("four-corners", "metropolis", "forward-base", "garrison")
    # red: two cities, two starbases, five centres
    game.planet("alpha-middle", cities=2, centres=1)
    game.planet("beta-middle", centres=2, bases=1).planet("gamma-edge-a", bases=1, centres=2)
    game.planet("delta-edge-b", troops=3).planet("alpha-edge-a", troops=1)
    # yellow: four cities, two starbases, four centres, two outposts
    game.planet("beta-edge-a", owner=1, cities=2, bases=1).planet(
        "beta-border-b", owner=1, cities=1, outposts=1, bases=1
    )
    game.planet("alpha-border-a", owner=1, cities=1, centres=2).planet("delta-middle", owner=1, centres=2, outposts=1)
    game.planet("beta-edge-b", owner=1, troops=3)
    # blue: three cities, two starbases, four centres
    game.planet("gamma-border-b", owner=2, cities=2).planet("alpha-border-b", owner=2, cities=1, bases=1)
    game.planet("beta-border-a", owner=2, centres=3).planet("delta-edge-a", owner=2, bases=1, centres=1)
    game.planet("gamma-middle", owner=2, troops=3).planet("gamma-edge-b", owner=2, troops=2)
    # white: three cities, three starbases, five centres
    game.planet("delta-border-a", owner=3, cities=2, bases=1).planet("gamma-border-a", owner=3, cities=1, centres=2)
    game.planet("alpha-edge-b", owner=3, bases=2, centres=3).planet("delta-border-b", owner=3, troops=2)
    stones = [[OTHER, 0, 0, 0], [FIRST, 0, FIRST, OTHER], [OTHER, 0, 0, FIRST], [0, 0, 0, 0]]
    for player, row, facts in zip(game.state.players, stones, EXAMPLE, strict=True):
        player.stones, player.points = row, facts["tokens"]
    return game.start()


def test_the_example_of_the_rulebook() -> None:
    """Blue wins with 35 points; 34, 32 and 28 have the others."""
    game = example()
    found = [breakdown(game.state, seat) for seat in range(4)]
    assert found == EXAMPLE
    outcome = standing(game.state, True)
    assert (outcome.scores, outcome.winners) == ([34, 32, 35, 28], [2])


def test_the_standing_of_a_table_is_that_of_its_position() -> None:
    game = example()
    assert GAME.standing(game.table).scores == [34, 32, 35, 28]
    assert GAME.standing(game.table).winners == []
