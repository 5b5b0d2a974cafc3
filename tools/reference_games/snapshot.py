"""Describe a state in a form that both programs can give: from a line of a trace, or from our engine.

The digest of a snapshot stands in fixtures; `of_reference` makes it from the reference's line alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from orrery.games.race.facts.cards import CARDS, NOTHING
from orrery.games.race.position.actions import ACTIONS
from orrery.games.race.position.state import STEPS, State

from .questions import designs
from .traces import Position, Seats, design

ACTION_OF: Final = {
    "explore5": "explore-5",
    "explore11": "explore-1",
    "develop": "develop",
    "develop2": "develop",
    "settle": "settle",
    "settle2": "settle",
    "trade": "consume-trade",
    "x2": "consume-double",
    "produce": "produce",
}
"""Our word for each action of a trace: the second card of an action is the same action."""
_STEP_OF: Final = {"develop2": "develop-again", "settle2": "settle-again", "round_end": "round-end"}
_SECRET: Final = ("setup", "select")
"""Steps in which nobody has revealed actions for the round."""
_DIGITS: Final = 6


class PlayerSnapshot(NamedTuple):
    """Possessions of a player; cards are numbers of designs."""

    chips: int
    hand: list[int]
    tableau: list[int]
    goods: list[int]
    """The card that is the good of each card of the tableau, or NOTHING."""
    actions: list[int]


class Snapshot(NamedTuple):
    """Everything on the table that both programs tell."""

    round: int
    step: str
    pool: int
    pile: int
    discards: list[int]
    players: list[PlayerSnapshot]

    def digest(self) -> str:
        """Return six letters that tell snapshots apart."""
        return hashlib.sha256(json.dumps(self).encode()).hexdigest()[:_DIGITS]


def step_of(position: Position) -> str:
    """Return our word for the phase of a line; the state that goes with the seats ends the set-up."""
    return "setup" if isinstance(position, Seats) else _STEP_OF.get(position.phase, position.phase)


def of_reference(position: Position, seats: Sequence[int]) -> Snapshot:
    """Return what a line says; `seats` are our seats of its players."""
    step = step_of(position)
    players = []
    for seat in range(len(seats)):
        holdings = position.players[seats.index(seat)]
        goods = [NOTHING if good < 0 else design(good) for _, good in holdings.table]
        actions = [] if step in _SECRET else sorted(ACTIONS.index(ACTION_OF[act]) for act in holdings.act)
        tableau = [design(card) for card, _ in holdings.table]
        players.append(PlayerSnapshot(holdings.vp, designs(holdings.hand), tableau, goods, actions))
    return Snapshot(position.round, step, position.pool, position.deck_n, designs(position.discard), players)


def of_engine(state: State) -> Snapshot:
    """Return what our engine has."""
    step = STEPS[state.phase]
    discards = [*state.shown, *state.spent]
    players = []
    for player in state.players:
        discards += player.discarded
        actions = [] if step in _SECRET else [*player.actions]
        hand = sorted(player.hand + player.looked)
        players.append(PlayerSnapshot(player.chips, hand, [*player.tableau], [*player.goods], actions))
    return Snapshot(state.rounds, step, state.pool, len(state.deck), sorted(discards), players)


def difference(theirs: Snapshot, ours: Snapshot) -> str | None:
    """Return the first thing in which two snapshots differ, in words, or None."""
    if theirs == ours:
        return None
    for what in ("round", "step", "pool", "pile"):
        if getattr(theirs, what) != getattr(ours, what):
            return f"{what}: reference {getattr(theirs, what)}, ours {getattr(ours, what)}"
    if theirs.discards != ours.discards:
        return f"discards: reference {_names(theirs.discards)}, ours {_names(ours.discards)}"
    for seat, (their, our) in enumerate(zip(theirs.players, ours.players, strict=True)):
        for what in PlayerSnapshot._fields:
            said, had = getattr(their, what), getattr(our, what)
            if said != had:
                return f"{what} of seat {seat}: reference {_words(what, said)}, ours {_words(what, had)}"
    raise AssertionError("snapshots that differ in nothing")


def _words(what: str, value: int | list[int]) -> str:
    """Return the value of a player's field in words."""
    if isinstance(value, int):
        return str(value)
    return _action_names(value) if what == "actions" else _names(value)


def _names(cards: Sequence[int]) -> str:
    return ", ".join("-" if card == NOTHING else CARDS[card] for card in cards) or "none"


def _action_names(actions: Sequence[int]) -> str:
    return ", ".join(ACTIONS[action] for action in actions) or "none"
