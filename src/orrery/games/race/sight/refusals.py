"""Why an answer is not possible now: for the person who looks for it. The rules never ask this module."""

from __future__ import annotations

from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts import powers
from ..facts.cards import BARRED_GOOD, CONTACT, COST, GOOD, MILITARY, WORLD
from ..position.actions import CHOOSE, ENOUGH, PLACE, USE
from ..position.state import Player, State
from ..rules import develop, settle
from ..rules.consume import UsePower, usable
from ..rules.placing import PlaceCard
from ..rules.round import ChooseAction

REASONS: Final = [
    "already-chosen",
    "is-development",
    "is-world",
    "already-in-tableau",
    "too-expensive",
    "too-strong",
    "too-strong-alien",
    "too-strong-and-expensive",
    "power-used",
    "no-goods",
    "no-hand-cards",
    "must-consume",
]
MISSING: Final = ["cards", "strength"]
"""What an answer may need more of."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    state = table.state
    player = state.players[seat]
    offered = table.questions().get(seat, [])
    found: list[Refusal] = []
    if isinstance(question, ChooseAction):
        found = [Refusal(CHOOSE.at(action), "already-chosen", {}) for action in player.actions]
    elif isinstance(question, PlaceCard):
        worlds = question.world == 1
        found = [_of_card(state, player, card, worlds) for card in sorted(set(player.hand))]
    elif isinstance(question, UsePower):
        found = _of_powers(player)
        if offered and ENOUGH not in offered:
            found.append(Refusal(ENOUGH, "must-consume", {}))
    return [refusal for refusal in found if refusal.action not in offered]


def _of_card(state: State, player: Player, card: int, worlds: bool) -> Refusal:
    """Why a card of the hand cannot be placed."""
    action = PLACE.at(card)
    if WORLD[card] != worlds:
        return Refusal(action, "is-world" if WORLD[card] else "is-development", {})
    if card in player.tableau:
        return Refusal(action, "already-in-tableau", {})
    if MILITARY[card]:
        return _of_military_world(player, card)
    price = settle.price(player, card, 0) if worlds else develop.price(state, player, card)
    others = len(player.hand) - 1
    return Refusal(action, "too-expensive", {"price": price, "cards": others}, {"cards": price - others})


def _of_military_world(player: Player, card: int) -> Refusal:
    """Too strong to be conquered; where contact could pay for it, what that would cost."""
    facts: dict[str, str | int] = {"defense": COST[card], "strength": settle.strength(player, card)}
    missing = {"strength": COST[card] - settle.strength(player, card)}
    if GOOD[card] == BARRED_GOOD:
        return Refusal(PLACE.at(card), "too-strong-alien", facts, missing)
    if not settle.means_at_hand(player) & CONTACT:
        return Refusal(PLACE.at(card), "too-strong", facts, missing)
    facts["price"] = settle.price(player, card, CONTACT)
    facts["cards"] = len(player.hand) - 1
    return Refusal(PLACE.at(card), "too-strong-and-expensive", facts)


def _of_powers(player: Player) -> list[Refusal]:
    """Why a consume power of the own tableau cannot be used."""
    found: list[Refusal] = []
    for card in player.tableau:
        for power in powers.OF_CARD[card]:
            reason = "no-hand-cards" if powers.VERB[power] == powers.DISCARD_HAND else "no-goods"
            if power in player.used:
                reason = "power-used"
            elif usable(player, power):
                continue
            found.append(Refusal(USE.at(power), reason, {}))
    return found
