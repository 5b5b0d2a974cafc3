"""A position as numbers: every section is declared here, beside the functions that write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....core.features import Features, Layout, Numbers, cap, places_among
from ....core.table import Question, Table
from ..facts.cards import (
    ANY,
    CARDS,
    COPIES,
    DEVELOP_DISCOUNT,
    GOOD,
    GOODS,
    NOTHING,
    POINTS,
    SETTLE_DISCOUNT,
    SIX_COST,
    STRENGTH_AGAINST,
    STRENGTH_REBEL,
)
from ..facts.limits import POINTS_PER_PLAYER
from ..facts.powers import POWERS
from ..position.actions import ACTIONS
from ..position.state import SELECT, STEPS, State
from ..rules.consume import DiscardForPoints, SpendGoods
from ..rules.explore import Keep
from ..rules.payment import Pay
from ..rules.produce import ProduceWindfall
from ..rules.scoring import six_cost_points, winners
from ..rules.setup import DiscardFromFirstHand

QUESTIONS: Final = (
    "choose-action",
    "consume",
    "develop",
    "discard-for-points",
    "discard-from-first-hand",
    "hand-limit",
    "keep",
    "means",
    "name-number",
    "pay",
    "settle",
    "spend",
    "trade",
    "windfall",
)
_SEATS: Final = 4
_ALL: Final = sum(COPIES)
_ROUNDS: Final = 99
_CARDS_IN_HAND: Final = 50
_OVERDRAWN: Final = 50
_CHIPS: Final = 99
_POINTS: Final = 150
_POWER: Final = 30
"""Strength and discounts: no tableau adds up to more."""

# A player's place
_PLAYER: Final = Layout()
_THERE: Final = _PLAYER.number("there", most=1)
_ASKED: Final = _PLAYER.number("asked", most=1)
_FIRST: Final = _PLAYER.number("first", most=1)
_WON: Final = _PLAYER.number("won", most=1)
_SCORE: Final = _PLAYER.number("points", most=_POINTS)
_OF_SIXES: Final = _PLAYER.number("points of six-cost developments", most=_POINTS)
_TAKEN: Final = _PLAYER.number("chips", most=_CHIPS)
_HELD: Final = _PLAYER.number("cards in hand", most=_CARDS_IN_HAND)
_LOOKS_AT: Final = _PLAYER.number("cards looked at", most=_CARDS_IN_HAND)
_BUILT: Final = _PLAYER.number("cards in the tableau", most=20)
_CHOSEN: Final = _PLAYER.number("actions face down", most=2)
_ACTIONS: Final = _PLAYER.section("actions", ACTIONS, most=2)
_STRENGTH: Final = _PLAYER.number("strength", most=_POWER)
_AGAINST_REBELS: Final = _PLAYER.number("strength against rebels", most=_POWER)
_AGAINST: Final = _PLAYER.section("strength against", GOODS, most=_POWER)
_DEVELOPS_FOR_LESS: Final = _PLAYER.number("discount on developments", most=_POWER)
_SETTLES_FOR_LESS: Final = _PLAYER.number("discount on worlds", most=_POWER)
_FOR_LESS: Final = _PLAYER.section("discount on worlds of", GOODS, most=_POWER)
_STOCK: Final = _PLAYER.section("goods", GOODS, most=20)
_PRODUCED: Final = _PLAYER.section("goods produced", GOODS, most=20)
_USED: Final = _PLAYER.section("used", POWERS, most=1)
_TABLEAU: Final = _PLAYER.section("tableau", CARDS, most=2)
"""2: placed in this phase, so that its powers do not count yet."""
_WORLDS: Final = tuple(card for card in range(len(CARDS)) if GOOD[card] != NOTHING)
_GOODS: Final = _PLAYER.section("good on", [CARDS[card] for card in _WORLDS], most=1)
_GOOD_ON: Final = places_among(_WORLDS, len(CARDS), _GOODS)


def _adds(card: int) -> tuple[tuple[int, int], ...]:
    """What a card of the tableau adds to its player's sums: the place of each and how much."""
    found = [(_BUILT, 1), (_SCORE, POINTS[card])]
    found += [(_STRENGTH, STRENGTH_AGAINST[ANY][card]), (_AGAINST_REBELS, STRENGTH_REBEL[card])]
    found += [(_DEVELOPS_FOR_LESS, DEVELOP_DISCOUNT[card]), (_SETTLES_FOR_LESS, SETTLE_DISCOUNT[ANY][card])]
    for kind in range(len(GOODS)):
        found += [(_AGAINST + kind, STRENGTH_AGAINST[kind][card]), (_FOR_LESS + kind, SETTLE_DISCOUNT[kind][card])]
    return tuple((place, amount) for place, amount in found if amount)


_ADDS: Final = tuple(_adds(card) for card in range(len(CARDS)))

# What the seat is asked
_ASKING: Final = Layout()
_KIND: Final = _ASKING.section("kind", QUESTIONS, most=1)
_KIND_OF: Final = {prompt: _KIND + place for place, prompt in enumerate(QUESTIONS)}
_COUNT: Final = _ASKING.number("count", most=_CARDS_IN_HAND)
_BY_POWER: Final = _ASKING.section("power", POWERS, most=1)
_SPENT: Final = _ASKING.section("goods spent", GOODS, most=1)
_WINDFALL: Final = _ASKING.section("windfall", (*GOODS, "any"), most=1)

# The table, what the seat is asked, what it holds, and all players
_LAYOUT: Final = Layout()
_SEATED: Final = _LAYOUT.number("seats", most=_SEATS)
_ADVANCED: Final = _LAYOUT.number("advanced", most=1)
_ROUND: Final = _LAYOUT.number("round", most=_ROUNDS)
_STEP: Final = _LAYOUT.section("step", STEPS, most=1)
_SECRET: Final = _LAYOUT.number("secret", most=1)
_POOL: Final = _LAYOUT.number("pool", most=POINTS_PER_PLAYER * _SEATS)
_BELOW: Final = _LAYOUT.number("pool overdrawn", most=_OVERDRAWN)
_PILE: Final = _LAYOUT.number("pile", most=_ALL)
_DISCARDS: Final = _LAYOUT.number("discards", most=_ALL)
_SHOWN: Final = _LAYOUT.section("shown", CARDS, most=2)
_QUESTION: Final = _LAYOUT.add("question", _ASKING)
_HAND: Final = _LAYOUT.section("hand", CARDS, most=2)
_LOOKED: Final = _LAYOUT.section("looked", CARDS, most=2)
_DISCARDED: Final = _LAYOUT.section("discarded", CARDS, most=2)
_PLACING: Final = _LAYOUT.section("placing", CARDS, most=1)
"""One's own choice until all are revealed; then the card lies in the tableau."""
_PLAYERS: Final = tuple(_LAYOUT.add(f"player {step}", _PLAYER) for step in range(_SEATS))


class RaceFeatures(Features[State]):
    """What a seat may know, player 0 being itself. Left out are the orders in which cards were placed and used."""

    def __init__(self) -> None:
        super().__init__(1, _LAYOUT)

    def write(self, table: Table[State], seat: int, out: Numbers, at: int) -> None:
        state = table.state
        seats = len(state.players)
        _write_table(state, out, at)
        question = table.question(seat)
        if question is not None:
            _write_question(question, out, at + _QUESTION)
        _write_own(state, seat, out, at)
        for step in range(seats):
            owner = (seat + step) % seats
            block = at + _PLAYERS[step]
            _write_player(state, owner, step == 0, out, block)
            _write_tableau(state, owner, out, block)
            if table.question(owner) is not None:
                out[block + _ASKED] = 1
        if table.over:
            for winner in winners(state):
                out[at + _PLAYERS[(winner - seat) % seats] + _WON] = 1

    def coverage(self, view: Mapping[str, object]) -> object:
        seen = dict(view)
        seen["shown"] = sorted(cast("list[str]", view["shown"]))
        seen["players"] = [
            {**player, "tableau": sorted(map(str, player["tableau"])), "used": sorted(player["used"])}
            for player in cast("list[dict[str, list[str]]]", view["players"])
        ]
        return seen


def _write_table(state: State, out: Numbers, at: int) -> None:
    out[at + _SEATED] = len(state.players)
    out[at + _ADVANCED] = state.advanced
    out[at + _ROUND] = cap(state.rounds, _ROUNDS)
    out[at + _STEP + state.phase] = 1
    out[at + _SECRET] = state.secret
    if state.pool > 0:
        out[at + _POOL] = state.pool
    else:
        out[at + _BELOW] = cap(-state.pool, _OVERDRAWN)
    out[at + _PILE] = len(state.deck)
    out[at + _DISCARDS] = state.discards()
    _count(state.shown, out, at + _SHOWN)


def _write_question(question: Question[State], out: Numbers, at: int) -> None:
    """Which question it is, how many cards or goods are left to choose, and by which power."""
    out[at + _KIND_OF[question.prompt()]] = 1
    if isinstance(question, (Keep, Pay, DiscardFromFirstHand)):
        out[at + _COUNT] = question.left
    elif isinstance(question, SpendGoods):
        out[at + _COUNT] = question.left
        out[at + _BY_POWER + question.power] = 1
        for kind in range(len(GOODS)):
            out[at + _SPENT + kind] = question.kinds >> kind & 1
    elif isinstance(question, DiscardForPoints):
        out[at + _COUNT] = question.left
        out[at + _BY_POWER + question.power] = 1
    elif isinstance(question, ProduceWindfall):
        out[at + _WINDFALL + question.kind] = 1


def _write_own(state: State, seat: int, out: Numbers, at: int) -> None:
    """What nobody else may know."""
    player = state.players[seat]
    _count(player.hand, out, at + _HAND)
    _count(player.looked, out, at + _LOOKED)
    _count(player.discarded, out, at + _DISCARDED)
    if state.secret and player.choice >= 0:
        out[at + _PLACING + player.choice] = 1


def _write_player(state: State, owner: int, own: bool, out: Numbers, at: int) -> None:
    player = state.players[owner]
    out[at + _THERE] = 1
    if owner == state.first:
        out[at + _FIRST] = 1
    out[at + _TAKEN] = cap(player.chips, _CHIPS)
    out[at + _HELD] = cap(len(player.hand), _CARDS_IN_HAND)
    out[at + _LOOKS_AT] = cap(len(player.looked), _CARDS_IN_HAND)
    if own or not state.secret or state.phase != SELECT:
        _count(player.actions, out, at + _ACTIONS)
    else:
        out[at + _CHOSEN] = len(player.actions)
    for kind in range(len(GOODS)):
        out[at + _PRODUCED + kind] = player.produced[kind]
    for power in player.used:
        out[at + _USED + power] = 1


def _write_tableau(state: State, owner: int, out: Numbers, at: int) -> None:
    """The cards, the goods on them, and what they add up to."""
    player = state.players[owner]
    for place, card in enumerate(player.tableau):
        out[at + _TABLEAU + card] = 1 if place < player.ready else 2
        for sum_at, amount in _ADDS[card]:
            out[at + sum_at] += amount
        if SIX_COST[card]:
            out[at + _OF_SIXES] += six_cost_points(player, card)
        if player.goods[place] != NOTHING:
            out[at + _GOOD_ON[card]] = 1
            out[at + _STOCK + GOOD[card]] += 1
    out[at + _SCORE] += player.chips + out[at + _OF_SIXES]
    if out[at + _STRENGTH] < 0:
        out[at + _STRENGTH] = 0  # a single card weakens; nobody has less than no strength in these numbers


def _count(cards: list[int], out: Numbers, at: int) -> None:
    """How many there are of each."""
    for card in cards:
        out[at + card] += 1
