"""The eight sides of the four gold tiles: what makes a set, and what each space pays (page 21)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.table import with_value
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import GOLD_SIDES

from .scenario import Scenario

POINTS = {
    "tech-a": (11, 8, 5),
    "tech-b": (7, 5, 3),
    "mission-a": (4, 3, 2),
    "mission-b": (8, 6, 4),
    "income-a": (11, 8, 5),
    "income-b": (5, 4, 3),
    "other-a": (8, 6, 4),
    "other-b": (8, 6, 4),
}
"""The three spaces of each side, from the left."""
CREDIT = ["dune", "alice", "iss"]
ENERGY = ["grant", "pixl", "sirius-a-observation", "juno-probe"]
CARD = ["hayabusa", "cornell-university", "low-power-microprocessors"]


def laid(side: str, *markers: int, seats: int = 4) -> Scenario:
    """A tile with this side up, marked by these seats in their order."""
    game = Scenario(seats)
    number = GOLD_SIDES.index(side)
    game.state.gold_sides = with_value(game.state.gold_sides, number // 2, number)
    game.state.gold_marks = [number // 2 * 8 + seat for seat in markers]
    return game


def gold(game: Scenario, seat: int = 0) -> int:
    """Points of gold tiles when the game ends now."""
    GAME.check(game.state)
    return GAME.standing(game.table).breakdown[seat]["gold"]


def one_set(game: Scenario, side: str, seat: int) -> None:
    """Exactly one set of a side for a seat."""
    if side == "tech-a":
        for tech in ("probe-moon", "telescope-hand", "computer-card"):
            game.tech(seat, tech)
    elif side == "tech-b":
        game.tech(seat, "probe-moon").tech(seat, "probe-limit")
    elif side == "mission-a":
        game.set(seat, completed=[["venera-probe", "juno-probe", "messenger-probe", "cassini-probe"][seat]])
    elif side == "mission-b":
        game.set(seat, scoring=[["europa-clipper", "sherloc", "solvay-conference", "near-shoemaker"][seat]])
        game.set(seat, completed=[["venera-probe", "juno-probe", "messenger-probe", "cassini-probe"][seat]])
    elif side == "other-a":
        for color in ("red", "yellow", "blue"):
            game.trace(seat, "left", color, "overflow")
    else:
        game.set(seat, wins=["vega"], orbiters=["venus"])


# Spaces


@pytest.mark.parametrize("side", [side for side in POINTS if not side.startswith("income")])
def test_the_first_two_spaces_take_one_marker_the_third_any_number(side: str) -> None:
    """Page 18: the best free space is taken, so the order of marking counts."""
    game = laid(side, 2, 0, 3, 1)
    for seat in range(4):
        one_set(game, side, seat)
    best, second, rest = POINTS[side]
    assert [gold(game, seat) for seat in range(4)] == [second, rest, best, rest]


@pytest.mark.parametrize("side", POINTS)
def test_who_has_not_marked_a_tile_gets_nothing_for_it(side: str) -> None:
    game = laid(side, 1).set(0, income=["dune", "grant", "hayabusa"], wins=["vega"], orbiters=["mars"])
    game.set(0, completed=["venera-probe", "juno-probe"], techs=["probe-moon", "telescope-hand", "computer-card"])
    for color in ("red", "yellow", "blue"):
        game.trace(0, "left", color)
    assert (gold(game, 0), gold(game, 1)) == (0, 0)


def test_several_tiles_add_up() -> None:
    game = laid("tech-b").set(0, techs=["probe-moon", "probe-limit"], completed=["venera-probe"])
    game.state.gold_marks = [0, 8]
    assert gold(game) == 7 + 4


# Sets


@pytest.mark.parametrize(
    ("techs", "sets"),
    [
        ([], 0),
        (["probe-moon", "probe-limit", "telescope-hand"], 0),
        (["probe-moon", "telescope-hand", "computer-card"], 1),
        (["probe-moon", "probe-limit", "telescope-hand", "telescope-earth", "computer-card"], 1),
        (["probe-moon", "probe-limit", "telescope-hand", "telescope-earth", "computer-card", "computer-credit"], 2),
    ],
)
def test_technologies_a_one_of_each_kind(techs: Sequence[str], sets: int) -> None:
    assert gold(laid("tech-a", 0).set(0, techs=techs)) == 11 * sets


@pytest.mark.parametrize(("count", "sets"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_technologies_b_any_two(count: int, sets: int) -> None:
    techs = ["probe-moon", "probe-limit", "telescope-hand", "computer-card"][:count]
    assert gold(laid("tech-b", 0).set(0, techs=techs)) == 7 * sets


def test_missions_a_each_completed_one() -> None:
    """Triggered ones and those with a condition; unfinished ones do not count."""
    game = laid("mission-a", 0).set(0, completed=["venera-probe", "iss", "juno-probe"], missions=["alice"])
    assert gold(game) == 4 * 3


@pytest.mark.parametrize(
    ("completed", "scoring", "sets"),
    [
        (["venera-probe"], [], 0),
        (["venera-probe", "iss"], [], 1),
        ([], ["dune", "sherloc"], 1),
        (["venera-probe"], ["dune"], 1),
        (["venera-probe", "iss"], ["dune"], 1),
        (["venera-probe", "iss"], ["dune", "sherloc"], 2),
    ],
)
def test_missions_b_pairs_of_completed_missions_and_end_game_cards(
    completed: Sequence[str], scoring: Sequence[str], sets: int
) -> None:
    """In any mix; end-game cards that score nothing count as well."""
    assert gold(laid("mission-b", 0).set(0, completed=completed, scoring=scoring)) == 8 * sets


@pytest.mark.parametrize(
    ("credit", "energy", "card", "sets"), [(0, 0, 0, 0), (3, 2, 0, 0), (1, 1, 1, 1), (3, 2, 1, 1), (2, 3, 2, 2)]
)
def test_income_a_one_of_each_kind(credit: int, energy: int, card: int, sets: int) -> None:
    """Tucked cards only: the start income never counts."""
    income = CREDIT[:credit] + ENERGY[:energy] + CARD[:card]
    assert gold(laid("income-a", 0).set(0, income=income)) == 11 * sets


@pytest.mark.parametrize(
    ("credit", "energy", "card", "count"), [(0, 0, 3, 0), (1, 0, 0, 1), (3, 2, 0, 3), (2, 4, 3, 4)]
)
def test_income_b_the_more_frequent_of_credits_and_energy(credit: int, energy: int, card: int, count: int) -> None:
    """Cards are not counted."""
    income = CREDIT[:credit] + ENERGY[:energy] + CARD[:card]
    assert gold(laid("income-b", 0).set(0, income=income)) == 5 * count


@pytest.mark.parametrize("side", ["income-a", "income-b"])
@pytest.mark.parametrize("card", ["exocomputers", "infocluster"])
def test_data_and_publicity_of_species_cards_are_no_income_for_gold(side: str, card: str) -> None:
    """Cards of the Centaurians, tucked."""
    game = laid(side, 0)
    game.state.species = [3, 0]
    game.discover("centaurians").set(0, income=[card])
    assert gold(game) == 0


@pytest.mark.parametrize(
    ("red", "yellow", "blue", "sets"), [(0, 0, 0, 0), (2, 1, 0, 0), (1, 1, 1, 1), (3, 2, 1, 1), (2, 2, 3, 2)]
)
def test_others_a_one_trace_of_each_colour(red: int, yellow: int, blue: int, sets: int) -> None:
    """At both species together, wherever they lie: discovery, board or overflow; neutral ones are nobody's."""
    game = laid("other-a", 0, seats=2)
    for color, count in (("red", red), ("yellow", yellow), ("blue", blue)):
        for number in range(count):
            spot = "discovery" if number == 1 else "overflow"
            game.trace(0, ("left", "right", "left")[number], color, spot)
        game.trace(7, "left", color)
    assert gold(game) == 8 * sets


@pytest.mark.parametrize(
    ("wins", "orbiters", "landers", "sets"),
    [
        (["vega"], [], [], 0),
        ([], ["venus"], ["mars"], 0),
        (["vega", "vega"], ["venus"], [], 1),
        (["vega"], ["venus"], ["mars", "io"], 1),
        (["vega", "procyon", "vega"], ["venus"], ["mars", "io"], 3),
    ],
)
def test_others_b_a_sector_win_and_an_orbiter_or_lander(
    wins: Sequence[str], orbiters: Sequence[str], landers: Sequence[str], sets: int
) -> None:
    """Moons count; probes in space do not."""
    game = laid("other-b", 0).set(0, wins=wins, orbiters=orbiters, landers=landers, probes=["mars"])
    assert gold(game) == 8 * sets
