"""What a player's tableau is worth: its points, and what its powers will bring until the end."""

from __future__ import annotations

from math import exp
from typing import Final

from ...games.race import points, six_cost_points
from ...games.race.facts import powers
from ...games.race.facts.cards import (
    ANY,
    CARDS,
    CONTACT,
    COST,
    DEVELOP_AFTER,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    GOOD,
    GOODS,
    KEEP_MORE,
    LOOK,
    MEANS,
    MILITARY,
    NOTHING,
    POINTS,
    REBEL,
    SETTLE_AFTER,
    SETTLE_DISCOUNT,
    SHIP,
    SIX_COST,
    STRENGTH_AGAINST,
    STRENGTH_REBEL,
    TACTICS,
)
from ...games.race.facts.limits import FULL_TABLEAU, HAND_LIMIT, POINTS_PER_PLAYER
from ...games.race.position.state import Player, State
from .consuming import free_cards
from .goods import Harvest, held_worth
from .weights import (
    ADVANCED_GROWTH,
    BEYOND_PLENTY,
    CARD,
    CHIPS_A_ROUND,
    CONQUEST,
    CONTACT_WORTH,
    FADING,
    FEW,
    GROWTH,
    HAND_FOR_POINTS,
    HURRY,
    IN_STORE,
    KEPT,
    LAST_DOUBT,
    LOOKED,
    OF_KIND,
    OFTEN,
    PEACEFUL,
    PLACES,
    PLENTY,
    SHIP_WORTH,
    SIX_GROWTH,
    TACTICS_WORTH,
    TIE_BREAK,
)

_ALL: Final = range(len(CARDS))
_EXPLORE: Final = [LOOK[card] * LOOKED + KEEP_MORE[card] * KEPT for card in _ALL]
_DEVELOP: Final = [DEVELOP_DRAW[card] + PLACES * (DEVELOP_DISCOUNT[card] + DEVELOP_AFTER[card]) for card in _ALL]
_SETTLE: Final = [
    PLACES * (SETTLE_AFTER[card] + PEACEFUL * SETTLE_DISCOUNT[ANY][card])
    + PLACES * OF_KIND * sum(SETTLE_DISCOUNT[kind][card] for kind in range(len(GOODS)))
    for card in _ALL
]
"""Cards saved or drawn each time the phase comes."""
_HAND_FOR_POINTS: Final = [
    HAND_FOR_POINTS * any(powers.optional(power) for power in powers.OF_CARD[card]) for card in _ALL
]
_MILITARY_WORLDS: Final = [card for card in _ALL if MILITARY[card]]


def rounds_left(state: State) -> float:
    """How many rounds will come after this one."""
    fullest = max(len(player.tableau) for player in state.players)
    if fullest >= FULL_TABLEAU or state.pool <= 0:
        return 0.0
    seats = len(state.players)
    growth = ADVANCED_GROWTH if state.advanced else GROWTH[seats - 2]
    taken = POINTS_PER_PLAYER * seats - state.pool
    chips = max(CHIPS_A_ROUND * seats, HURRY * taken / max(1, state.rounds))
    return max(LAST_DOUBT, min((FULL_TABLEAU - fullest) / growth, state.pool / chips) - 1)


class Outlook:
    """How long the game will last, and what that makes of a card and of powers."""

    __slots__ = ("card", "consume", "develop", "explore", "freshness", "produce", "rounds", "settle")

    def __init__(self, state: State) -> None:
        self.rounds = rounds_left(state)
        self.freshness = 1 - exp(-self.rounds / FADING)
        """How much of what needs time still counts: nearly all at first, nothing at last."""
        self.card = max(TIE_BREAK, CARD * self.freshness)
        often = OFTEN[-1] if state.advanced else OFTEN[len(state.players) - 2]
        self.explore, self.develop, self.settle, self.consume, self.produce = (share * self.rounds for share in often)
        """How often each phase will still come."""

    def money(self, cards: int) -> float:
        """This many cards in hand as means to pay; what goes beyond the hand limit is soon lost."""
        plenty = min(cards, HAND_LIMIT) - PLENTY
        return self.card * (cards if plenty <= 0 else PLENTY + BEYOND_PLENTY * plenty)

    def next_card(self, cards: int) -> float:
        """What each of the next few cards is worth to a hand of this many."""
        return (self.money(cards + FEW) - self.money(cards)) / FEW


def worth(player: Player, outlook: Outlook) -> float:
    """Points, and what will come of powers and goods."""
    return (
        points(player)
        + _growing_sixes(player, outlook)
        + _steady_powers(player, outlook)
        + _strength(player, outlook)
        + _harvests(player, outlook)
        + IN_STORE * held_worth(player, outlook.card)
    )


def _growing_sixes(player: Player, outlook: Outlook) -> float:
    """Cards still to come will fit a six-cost development about as well as those that lie there."""
    room = min(outlook.rounds, FULL_TABLEAU - len(player.tableau))
    scored = sum(six_cost_points(player, card) for card in player.tableau if SIX_COST[card])
    return SIX_GROWTH * room * scored / len(player.tableau) if room > 0 else 0.0


def _steady_powers(player: Player, outlook: Outlook) -> float:
    cards = outlook.consume * free_cards(player)
    total = 0.0
    for card in player.tableau:
        cards += outlook.explore * _EXPLORE[card] + outlook.develop * _DEVELOP[card] + outlook.settle * _SETTLE[card]
        total += outlook.consume * _HAND_FOR_POINTS[card]
        means = MEANS[card]
        if means:
            once = min(1.0, outlook.settle)
            total += CONTACT_WORTH * outlook.settle * bool(means & CONTACT)
            total += once * (SHIP_WORTH * bool(means & SHIP) + TACTICS_WORTH * bool(means & TACTICS))
    return total + cards * outlook.card


def _strength(player: Player, outlook: Outlook) -> float:
    """The worlds still to be found that this tableau could conquer."""
    general = sum(STRENGTH_AGAINST[ANY][card] for card in player.tableau)
    rebels = sum(STRENGTH_REBEL[card] for card in player.tableau)
    of_kind = [sum(strength[card] for card in player.tableau) for strength in STRENGTH_AGAINST[:ANY]]
    prizes = 0.0
    for world in _MILITARY_WORLDS:
        strength = general + (rebels if REBEL[world] else 0)
        if GOOD[world] != NOTHING:
            strength += of_kind[GOOD[world]]
        if strength >= COST[world]:
            prizes += POINTS[world] + COST[world]
    return CONQUEST * outlook.settle * prizes


def _harvests(player: Player, outlook: Outlook) -> float:
    """The goods of all Produce phases to come, from empty worlds."""
    empty = player.copy()
    empty.goods = [NOTHING] * len(player.tableau)
    harvest = Harvest(empty, bonus=False)
    return outlook.produce * (held_worth(harvest.player, outlook.card) + harvest.cards * outlook.card)
