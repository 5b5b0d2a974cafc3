"""Points, the six-cost developments and the winner (pages 6, 12)."""

from __future__ import annotations

from typing import Final

from ....core.facts import BadFact, Entry
from ....core.game import Outcome
from ..facts.cards import (
    ANY,
    CARDS,
    COST,
    GOOD,
    GOODS,
    INDEX,
    MILITARY,
    NOTHING,
    POINTS,
    PRODUCTION,
    SIX_COST,
    STRENGTH_AGAINST,
    WINDFALL,
    WORLD,
    has_power,
    keywords,
    scoring,
)
from ..position.state import Player, State


def _matches(term: Entry, card: int) -> bool:
    """Whether a card of the tableau is one of those a scoring term counts."""
    per = term.text("per")
    if per == "card":
        return INDEX[term.text("card")] == card
    if per not in ("world", "development", "keyword") or (per != "keyword" and WORLD[card] != (per == "world")):
        return False
    if term.has("good") and GOOD[card] != GOODS.index(term.text("good")):
        return False
    if term.has("production"):
        produces = PRODUCTION if term.text("production") == "production" else WINDFALL
        if not produces[card]:
            return False
    if term.has("keyword") and term.text("keyword") not in keywords(card):
        return False
    if term.flag("military") and not MILITARY[card]:
        return False
    if term.has("cost") and COST[card] != term.number("cost"):
        return False
    return not term.has("with_power") or has_power(card, term.text("with_power"))


def _values(six: int) -> list[int]:
    """What each card is worth to a six-cost development: by the first term that counts it."""
    values: list[int] = []
    for card in range(len(CARDS)):
        terms = [term.number("vp") for term in scoring(six) if _matches(term, card)]
        values.append(terms[0] if terms else 0)
    return values


def _term(six: int, per: str) -> Entry | None:
    for term in scoring(six):
        if term.text("per") == per:
            if term.number("vp") != 1:
                raise BadFact(f"{CARDS[six]}: {per} is expected to be worth one point")
            return term
    return None


def _chips_for_a_point(six: int) -> int:
    term = _term(six, "vp_chips")
    return 0 if term is None else term.number("each")


_SIXES: Final = range(len(CARDS))
VALUE: Final = [_values(six) if SIX_COST[six] else [] for six in _SIXES]
CHIPS_FOR_A_POINT: Final = [_chips_for_a_point(six) for six in _SIXES]
SCORES_STRENGTH: Final = [_term(six, "military_strength") is not None for six in _SIXES]


def general_strength(player: Player, cards: int) -> int:
    """The military strength that counts against every world, of the first so many cards."""
    strength = STRENGTH_AGAINST[ANY]
    total = 0
    for place in range(cards):
        total += strength[player.tableau[place]]
    return total


def six_cost_points(player: Player, six: int) -> int:
    """What a six-cost development scores in this tableau, itself included."""
    total = 0
    value = VALUE[six]
    for card in player.tableau:
        total += value[card]
    if CHIPS_FOR_A_POINT[six]:
        total += player.chips // CHIPS_FOR_A_POINT[six]
    if SCORES_STRENGTH[six]:
        total += general_strength(player, len(player.tableau))
    return total


def card_points(player: Player) -> int:
    total = 0
    for card in player.tableau:
        total += POINTS[card]
    return total


def all_six_cost_points(player: Player) -> int:
    total = 0
    for card in player.tableau:
        if SIX_COST[card]:
            total += six_cost_points(player, card)
    return total


def points(player: Player) -> int:
    return card_points(player) + player.chips + all_six_cost_points(player)


def breakdown(player: Player) -> dict[str, int]:
    """The points of a player by category."""
    return {"cards": card_points(player), "chips": player.chips, "six-cost": all_six_cost_points(player)}


def tie_breaker(player: Player) -> int:
    """Cards in hand and goods on worlds."""
    return len(player.hand) + len(player.goods) - player.goods.count(NOTHING)


def winners(state: State) -> list[int]:
    """Most points; then most hand cards and goods; then the win is shared."""
    best = max((points(player), tie_breaker(player)) for player in state.players)
    return [seat for seat, player in enumerate(state.players) if (points(player), tie_breaker(player)) == best]


def standing(state: State, over: bool) -> Outcome:
    return Outcome([breakdown(player) for player in state.players], winners(state) if over else [])
