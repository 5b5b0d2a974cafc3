"""Final scoring (page 21): end-game cards, gold tiles, Exertians and their danger."""

from __future__ import annotations

from typing import Final

from ....core.game import Outcome
from ..facts.board import EXERTIANS, GOLD_POINTS, GOLD_SIDES, GOLD_TILES, NOTHING, OVERFLOW, TECH_KINDS, TRACE_COLORS
from ..facts.cards import CARD, CREDIT, DANGER, ENERGY, EXERTIAN_POINTS, INCOME, SCORING, SPECIES_OF, TYPE, facts
from ..position.state import State
from ..position.trace_marks import color_of, owner_of, place_of, spot_of
from ..position.trace_marks import count as trace_count
from ..vocabulary.conditions import EVERY, count, holds, read_condition, read_count, sector_wins, techs_of
from ..vocabulary.lists import MISSION_CONDITION, ROW_DANGER

LOSS: Final = 10
"""One of so many points is lost to danger."""
_SPACES: Final = 3


class Scoring:
    """What an end-game card pays: so many points for each counted thing, or once if a condition holds."""

    def __init__(self, points: int, counted: int, condition: int, best_tile: bool) -> None:
        self.points = points
        self.counted = counted
        self.condition = condition
        self.best_tile = best_tile


def _read_scoring(card: int) -> Scoring | None:
    entry = facts(card)
    if TYPE[card] != SCORING:
        return None
    scoring = entry.entry("scoring")
    species = SPECIES_OF[card]
    if scoring.has("special"):
        return Scoring(0, NOTHING, NOTHING, True)
    if scoring.has("count"):
        return Scoring(scoring.number("points_per"), read_count(scoring.entry("count"), species), NOTHING, False)
    return Scoring(scoring.number("points"), NOTHING, read_condition(scoring.entry("condition"), species), False)


SCORINGS: Final = [_read_scoring(card) for card in range(len(INCOME))]


def sets(state: State, seat: int, side: int) -> int:
    """How many sets of a gold tile's side a player has."""
    player = state.players[seat]
    name = GOLD_SIDES[side]
    incomes = [sum(INCOME[card] == kind for card in player.income) for kind in (CREDIT, ENERGY, CARD)]
    if name == "tech-a":
        return min(techs_of(player, kind) for kind in range(len(TECH_KINDS)))
    if name == "tech-b":
        return techs_of(player, EVERY) // 2
    if name == "mission-a":
        return len(player.completed)
    if name == "mission-b":
        return (len(player.completed) + len(player.scoring)) // 2
    if name == "income-a":
        return min(incomes)
    if name == "income-b":
        return max(incomes[0], incomes[1])
    if name == "other-a":
        return min(trace_count(state, seat, EVERY, color) for color in range(len(TRACE_COLORS)))
    craft = sum(player.orbiters) + sum(player.landers) + sum(player.moons)
    return min(sector_wins(state, seat, EVERY), craft)


def tile_points(state: State, seat: int, tile: int) -> int:
    """Sets times the value of the space that an own marker covers; nothing without one."""
    owners = [mark % 8 for mark in state.gold_marks if mark // 8 == tile]
    if seat not in owners:
        return 0
    side = state.gold_sides[tile]
    return GOLD_POINTS[side][min(owners.index(seat), _SPACES - 1)] * sets(state, seat, side)


def card_points(state: State, seat: int, card: int) -> int:
    scoring = SCORINGS[card]
    if scoring is None:
        return 0
    if scoring.best_tile:
        return _best_unmarked_tile(state, seat)
    if scoring.counted != NOTHING:
        return scoring.points * count(state, seat, scoring.counted)
    return scoring.points if holds(state, seat, scoring.condition) else 0


def _best_unmarked_tile(state: State, seat: int) -> int:
    """A gold tile without an own marker, as if there were one on its least valuable space."""
    sides = [side for tile, side in enumerate(state.gold_sides) if tile * 8 + seat not in state.gold_marks]
    return max((GOLD_POINTS[side][-1] * sets(state, seat, side) for side in sides), default=0)


def exertian_points(state: State, seat: int, card: int) -> int:
    """What a played Exertian card brings if its condition holds."""
    return EXERTIAN_POINTS[card] if holds(state, seat, MISSION_CONDITION[card]) else 0


def danger(state: State, seat: int) -> int:
    """Of played cards, fulfilled or not, and of own markers on the Exertians' board."""
    total = sum(DANGER[card] for card in state.players[seat].played_exertians)
    place = state.place_of(EXERTIANS)
    for mark in state.traces:
        spot = spot_of(mark)
        if place_of(mark) == place and owner_of(mark) == seat and 0 < spot < OVERFLOW:
            total += ROW_DANGER[EXERTIANS][color_of(mark)][spot]
    return total


def breakdown(state: State, seat: int, with_exertians: bool) -> dict[str, int]:
    """The points of a player by category; the loss to danger is only known with all cards open."""
    player = state.players[seat]
    points = {
        "track": player.score,
        "cards": sum(card_points(state, seat, card) for card in player.scoring),
        "gold": sum(tile_points(state, seat, tile) for tile in range(GOLD_TILES)),
    }
    if with_exertians:
        points["species"] = sum(exertian_points(state, seat, card) for card in player.played_exertians)
    return points


def final_breakdown(state: State) -> list[dict[str, int]]:
    """Everything, the Exertians' cards and danger included."""
    all_points = [breakdown(state, seat, True) for seat in range(len(state.players))]
    if state.is_discovered(EXERTIANS):
        dangers = [danger(state, seat) for seat in range(len(state.players))]
        for seat, points in enumerate(all_points):
            lost = dangers[seat] == max(dangers)
            points["danger"] = -(sum(points.values()) // LOSS) if lost else 0
    return all_points


def standing(state: State, over: bool) -> Outcome:
    points = final_breakdown(state)
    totals = [sum(seat.values()) for seat in points]
    best = max(totals)
    return Outcome(points, [seat for seat, total in enumerate(totals) if total == best] if over else [])
