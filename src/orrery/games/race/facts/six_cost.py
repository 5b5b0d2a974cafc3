"""What the six-cost developments score, read from their terms into flat lists."""

from __future__ import annotations

from typing import Final

from ....core.facts import BadFact, Entry
from .cards import (
    CARDS,
    COST,
    GOOD,
    GOODS,
    INDEX,
    MILITARY,
    PRODUCTION,
    SIX_COST,
    WINDFALL,
    WORLD,
    has_power,
    keywords,
    scoring,
)


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


def _values(six: int) -> tuple[int, ...]:
    """What each card is worth to a six-cost development: by the first term that counts it."""
    values: list[int] = []
    for card in range(len(CARDS)):
        terms = [term.number("vp") for term in scoring(six) if _matches(term, card)]
        values.append(terms[0] if terms else 0)
    return tuple(values)


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
VALUE: Final = tuple(_values(six) if SIX_COST[six] else () for six in _SIXES)
"""By development and card of the tableau: the points for it."""
CHIPS_FOR_A_POINT: Final = tuple(_chips_for_a_point(six) for six in _SIXES)
"""How many chips bring one point; 0: chips bring none."""
SCORES_STRENGTH: Final = tuple(_term(six, "military_strength") is not None for six in _SIXES)
"""Whether each point of military strength counts one."""
