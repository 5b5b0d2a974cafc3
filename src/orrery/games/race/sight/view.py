"""What a seat, or a spectator, may see: built field by field, nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ....core.table import Table
from ..facts.cards import (
    ANY,
    CARDS,
    DEVELOP_DISCOUNT,
    GOODS,
    MILITARY,
    NOTHING,
    SETTLE_DISCOUNT,
    SIX_COST,
    STRENGTH_AGAINST,
    STRENGTH_REBEL,
    WORLD,
)
from ..facts.powers import POWERS
from ..position.actions import ACTIONS, MEANS
from ..position.state import SELECT, STEPS, UNDECIDED, Player, State
from ..rules import develop, settle
from ..rules.consume import sale
from ..rules.round import steps_of_round
from ..rules.scoring import breakdown, general_strength, points, six_cost_points, winners


class HandView(TypedDict):
    """A card in one's own hand: what it would cost now, or one's own strength against it."""

    card: str
    price: int | None
    strength: int | None


class PlacedView(TypedDict):
    """A card of a tableau; a good on it lies face down. `sale` is what that good would bring in a trade."""

    card: str
    good: bool
    sale: int | None
    points: int | None


class PlayerView(TypedDict):
    """A player's place; what only its owner may know is None for the others."""

    hand: list[HandView] | None
    hand_size: int
    looked: list[str] | None
    looked_size: int
    discarded: list[str] | None
    tableau: list[PlacedView]
    chips: int
    actions: list[str | None]
    decided: bool
    placing: str | None
    ways: dict[str, int] | None
    used: list[str]
    strength: int
    strength_against: dict[str, int]
    develop_discount: int
    settle_discount: int
    settle_discount_for: dict[str, int]
    points: int
    breakdown: dict[str, int]


class View(TypedDict):
    """Everything one seat sees; `steps` are the phases of this round, known once actions are revealed."""

    round: int
    step: str
    steps: list[str]
    first: int
    advanced: bool
    pool: int
    deck: int
    discards: int
    shown: list[str]
    players: list[PlayerView]
    winners: list[int]


def view(table: Table[State], seat: int | None) -> View:
    state = table.state
    return {
        "round": state.rounds,
        "step": STEPS[state.phase],
        "steps": [] if state.phase <= SELECT else [STEPS[step] for step in steps_of_round(state)],
        "first": state.first,
        "advanced": state.advanced == 1,
        "pool": state.pool,
        "deck": len(state.deck),
        "discards": state.discards(),
        "shown": _names(state.shown),
        "players": [_player(table, owner, owner == seat) for owner in range(len(state.players))],
        "winners": winners(state) if table.over else [],
    }


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _player(table: Table[State], owner: int, own: bool) -> PlayerView:
    state = table.state
    player = state.players[owner]
    return {
        "hand": [_hand_card(state, player, card) for card in player.hand] if own else None,
        "hand_size": len(player.hand),
        "looked": _names(player.looked) if own else None,
        "looked_size": len(player.looked),
        "discarded": _names(sorted(player.discarded)) if own else None,
        "tableau": [_placed_card(player, place) for place in range(len(player.tableau))],
        "chips": player.chips,
        "actions": _actions(state, player, own),
        "decided": table.question(owner) is None,
        "placing": CARDS[player.choice] if player.choice >= 0 and (own or not state.secret) else None,
        "ways": _ways(player) if own else None,
        "used": [POWERS[power] for power in player.used],
        "strength": general_strength(player, len(player.tableau)),
        "strength_against": _strength_against(player),
        "develop_discount": _sum(player, DEVELOP_DISCOUNT),
        "settle_discount": _sum(player, SETTLE_DISCOUNT[ANY]),
        "settle_discount_for": _nonzero({good: _sum(player, SETTLE_DISCOUNT[kind]) for kind, good in enumerate(GOODS)}),
        "points": points(player),
        "breakdown": breakdown(player),
    }


def _hand_card(state: State, player: Player, card: int) -> HandView:
    if MILITARY[card]:
        return {"card": CARDS[card], "price": None, "strength": settle.strength(player, card)}
    price = settle.price(player, card, 0) if WORLD[card] else develop.price(state, player, card)
    return {"card": CARDS[card], "price": price, "strength": None}


def _placed_card(player: Player, place: int) -> PlacedView:
    card = player.tableau[place]
    good = player.goods[place] != NOTHING
    return {
        "card": CARDS[card],
        "good": good,
        "sale": sale(player, place) if good else None,
        "points": six_cost_points(player, card) if SIX_COST[card] else None,
    }


def _actions(state: State, player: Player, own: bool) -> list[str | None]:
    """Face down until everybody has chosen."""
    hidden = state.phase == SELECT and state.secret == 1 and not own
    return [None if hidden else ACTIONS[action] for action in player.actions]


def _ways(player: Player) -> dict[str, int] | None:
    """While one's own world is to be settled: the cards each set of optional powers leaves to pay."""
    card = player.choice
    if card in (NOTHING, UNDECIDED) or not WORLD[card] or player.ready == len(player.tableau):
        return None
    ways = settle.ways(player, card, len(player.hand))
    return {MEANS[means]: settle.price(player, card, means) for means in ways}


def _sum(player: Player, power: Sequence[int]) -> int:
    return sum(power[card] for card in player.tableau)


def _nonzero(numbers: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}


def _strength_against(player: Player) -> dict[str, int]:
    """Strength that counts only against some worlds."""
    found = {"rebel": _sum(player, STRENGTH_REBEL)}
    for kind, good in enumerate(GOODS):
        found[good] = _sum(player, STRENGTH_AGAINST[kind])
    return _nonzero(found)
