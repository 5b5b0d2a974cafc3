"""Final scoring (pages 17-19): libraries, troops, planets, stars, missions and points of the game."""

from __future__ import annotations

from typing import Final

from ....core.game import Outcome
from ..facts.board import BLUE, BUILDINGS, COLOURS, LEVELS, QUADRANT, STARS
from ..facts.cards import FIRST_POINTS, OTHER_POINTS, ULMAR, empire_number
from ..position.planets import bases_at, buildings, own_planets
from ..position.player import FIRST
from ..position.state import State
from .modes import rules_of
from .research import offered_tech

HOME: Final = 1
FOREIGN: Final = 2
RELIC_PLANET: Final = 2


def library_points(state: State, seat: int) -> int:
    """A point for each of one's own troops in a quadrant where one controls a planet with a library."""
    mine = own_planets(state, seat)
    quadrants = {QUADRANT[hole] for hole in mine if state.has_library(hole)}
    return sum(state.troops[hole] for hole in mine if QUADRANT[hole] in quadrants)


def troop_points(state: State, seat: int) -> int:
    return sum(state.troops[hole] for hole in own_planets(state, seat)) // 2


def lasting_planets(state: State, seat: int) -> list[int]:
    """Planets still controlled when the troops are gone."""
    return [hole for hole in own_planets(state, seat) if buildings(state, hole) or bases_at(state, hole)]


def planet_points(state: State, seat: int) -> tuple[int, int, int]:
    """For planets at home, for those in other quadrants, and more for blue ones."""
    held = lasting_planets(state, seat)
    home = QUADRANT[state.gates[seat]]
    at_home = sum(QUADRANT[hole] == home for hole in held)
    blue = sum(state.places[hole] == BLUE for hole in held)
    each = RELIC_PLANET + (empire_number(ULMAR, "points") if state.is_empire(seat, ULMAR) else 0)
    return at_home * HOME, (len(held) - at_home) * FOREIGN, blue * each


def star_points(state: State, seat: int) -> int:
    """Stars on the spaces that buildings have left, from the left."""
    player = state.players[seat]
    total = 0
    for building in range(len(BUILDINGS)):
        gone = len(STARS[building]) - player.buildings[building]
        total += sum(STARS[building][:gone])
    return total


def mission_points(state: State, seat: int) -> int:
    total = 0
    for place, mission in enumerate(state.missions):
        stones = state.players[seat].stones[place]
        if stones:
            total += FIRST_POINTS[mission] if stones == FIRST else OTHER_POINTS[mission]
    return total


def modern_breakdown(state: State, seat: int) -> dict[str, int]:
    home, foreign, blue = planet_points(state, seat)
    points = {
        "tokens": state.players[seat].points,
        "troops": troop_points(state, seat),
        "home": home,
        "foreign": foreign,
        "relic-planets": blue,
        "stars": star_points(state, seat),
        "missions": mission_points(state, seat),
    }
    if state.libraries:
        points["libraries"] = library_points(state, seat)
    return points


def breakdown(state: State, seat: int) -> dict[str, int]:
    """The points of a player by category."""
    return rules_of(state).breakdown(state, seat)


def tech_levels(state: State, seat: int) -> int:
    return sum(
        level
        for colour in range(len(COLOURS))
        for level in range(1, LEVELS + 1)
        if state.knows(seat, offered_tech(state, colour, level))
    )


def standing(state: State, over: bool) -> Outcome:
    """The points of all sides, and who has won."""
    return rules_of(state).standing(state, over)


def best_of_all(state: State, over: bool) -> Outcome:
    """Ties go to more points in tokens, then to higher technologies; those who are still equal share the win."""
    points = [breakdown(state, seat) for seat in range(len(state.players))]
    ranks = [
        (sum(points[seat].values()), state.players[seat].points, rules_of(state).tech_levels(state, seat))
        for seat in range(len(state.players))
    ]
    best = max(ranks)
    return Outcome(points, [seat for seat, rank in enumerate(ranks) if rank == best] if over else [])
