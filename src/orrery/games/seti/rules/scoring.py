"""Final scoring (page 21): end-game cards, gold tiles, Exertians and their danger."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.game import Outcome
from ..facts.board import (
    EVERY,
    EXERTIANS,
    GOLD_POINTS,
    GOLD_SIDES,
    GOLD_TILES,
    OVERFLOW,
    TECH_KINDS,
    TRACE_COLORS,
)
from ..facts.cards import CARD, CREDIT, DANGER, ENERGY, EXERTIAN_POINTS, INCOME
from ..facts.phrases import amount_phrase
from ..position.owned import owner_of, owners_of, ownership
from ..position.state import State
from ..position.trace_marks import color_of, place_of, spot_of
from ..position.trace_marks import count as trace_count
from ..vocabulary.families import Condition, Count, Scoring
from ..vocabulary.holdings import techs_of
from ..vocabulary.markers import sector_wins
from ..vocabulary.reading import Reader
from ..vocabulary.rewards import CARD_SCORING, ROW_DANGER

LOSS: Final = 10
"""One in this many points is lost to danger."""
_SPACES: Final = 3


class ScorePer(Scoring):
    """This many points for each counted thing."""

    __slots__ = ("counted", "points")

    def __init__(self, points: int, counted: Count) -> None:
        self.points = points
        self.counted = counted

    def score(self, state: State, seat: int) -> int:
        return self.points * self.counted.count(state, seat)

    def each(self) -> int:
        return self.points

    def describe(self) -> Description:
        return phrase("seti-scores-per", points=amount_phrase("score", self.points), count=self.counted.describe())


class ScoreIf(Scoring):
    """This many points if a condition holds."""

    __slots__ = ("condition", "points")

    def __init__(self, points: int, condition: Condition) -> None:
        self.points = points
        self.condition = condition

    def score(self, state: State, seat: int) -> int:
        return self.points if self.condition.holds(state, seat) else 0

    def each(self) -> int:
        return self.points

    def describe(self) -> Description:
        return phrase("seti-scores-if", points=amount_phrase("score", self.points), condition=self.condition.describe())


class BestTile(Scoring):
    """A gold tile without one's own marker, as if there were one on its least valuable space."""

    __slots__ = ()

    def score(self, state: State, seat: int) -> int:
        sides = [side for tile, side in enumerate(state.gold_sides) if ownership(tile, seat) not in state.gold_marks]
        return max((GOLD_POINTS[side][-1] * sets(state, seat, side) for side in sides), default=0)

    def each(self) -> int:
        return 0

    def describe(self) -> Description:
        return phrase("seti-scores-best-tile")


def read_scoring(entry: Entry, reader: Reader) -> Scoring:
    """What an end-game card says of its points."""
    if entry.has("special"):
        return BestTile()
    if entry.has("count"):
        return ScorePer(entry.number("points_per"), reader.count(entry.entry("count")))
    return ScoreIf(entry.number("points"), reader.condition(entry.entry("condition")))


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
    """Sets times the value of the space that one's own marker covers; nothing without one, and for the rival."""
    owners = owners_of(state.gold_marks, tile)
    if seat not in owners or state.is_rival(seat):
        return 0
    side = state.gold_sides[tile]
    return GOLD_POINTS[side][min(owners.index(seat), _SPACES - 1)] * sets(state, seat, side)


def card_points(state: State, seat: int, card: int) -> int:
    """What an end-game card, or a played Exertian card, is worth now; the rival fulfils all of its own."""
    if state.is_rival(seat):
        return EXERTIAN_POINTS[card]
    return CARD_SCORING[card].score(state, seat)


def danger(state: State, seat: int) -> int:
    """Of played cards, fulfilled or not, and of one's own markers on the Exertians' board."""
    total = sum(DANGER[card] for card in state.players[seat].played_exertians)
    place = state.place_of(EXERTIANS)
    for mark in state.traces:
        spot = spot_of(mark)
        if place_of(mark) == place and owner_of(mark) == seat and 0 < spot < OVERFLOW:
            total += ROW_DANGER[EXERTIANS][color_of(mark)][spot]
    return total


def breakdown(state: State, seat: int, with_exertians: bool) -> dict[str, int]:
    """The points of a player by category; the loss to danger is only known with all cards open.

    The rival has neither end-game cards nor gold points.
    """
    player = state.players[seat]
    points = {"track": player.score}
    if not state.is_rival(seat):
        points["cards"] = sum(card_points(state, seat, card) for card in player.scoring)
        points["gold"] = sum(tile_points(state, seat, tile) for tile in range(GOLD_TILES))
    if with_exertians:
        points["species"] = sum(card_points(state, seat, card) for card in player.played_exertians)
    return points


def final_breakdown(state: State) -> list[dict[str, int]]:
    """Everything, the Exertians' cards and danger included where they were discovered."""
    exertians = state.is_discovered(EXERTIANS)
    all_points = [breakdown(state, seat, exertians) for seat in range(len(state.players))]
    if exertians:
        dangers = [danger(state, seat) for seat in range(len(state.players))]
        for seat, points in enumerate(all_points):
            lost = dangers[seat] == max(dangers)
            points["danger"] = -(sum(points.values()) // LOSS) if lost else 0
    return all_points


def standing(state: State, over: bool) -> Outcome:
    points = final_breakdown(state)
    totals = [sum(seat.values()) for seat in points]
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    if len(winners) > 1 and state.rivals:  # who has no more points than the rival has lost
        winners = winners[1:]
    return Outcome(points, winners if over else [])
