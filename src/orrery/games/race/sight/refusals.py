"""Why an answer is not possible now, for the person who looks for it: reasons by the rules, with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts import powers
from ..facts.cards import CONTACT, COST, MILITARY, WORLD
from ..position.actions import CHOOSE, ENOUGH, PLACE, USE
from ..position.state import Player, State
from ..rules import develop, settle
from ..rules.consume import UsePower, power_barred, stopping_barred, usable_powers
from ..rules.placing import PlaceCard
from ..rules.round import ChooseAction, used_up

REASONS: Final[Sequence[str]] = [
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
MISSING: Final[Sequence[str]] = ["cards", "strength"]
"""What an answer may need more of."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    player = table.state.players[seat]
    if isinstance(question, ChooseAction):
        return [Refusal(CHOOSE.at(action), "already-chosen", {}) for action in used_up(player)]
    if isinstance(question, PlaceCard):
        return _of_hand(table.state, player, question.world == 1)
    if isinstance(question, UsePower):
        return _of_powers(player)
    return []


def _of_hand(state: State, player: Player, worlds: bool) -> list[Refusal]:
    """Why cards of the hand cannot be placed."""
    found: list[Refusal] = []
    cards = len(player.hand) - 1
    for card in sorted(set(player.hand)):
        if WORLD[card] != worlds:
            found.append(Refusal(PLACE.at(card), "is-world" if WORLD[card] else "is-development", {}))
        elif worlds:
            if reason := settle.world_barred(player, card, cards, settle.means_at_hand(player)):
                found.append(_of_world(player, card, cards, reason))
        elif reason := develop.development_barred(player, card, develop.dearest(state, player)):
            if reason == "too-expensive":
                found.append(_unpaid(card, reason, develop.price(state, player, card), cards))
            else:
                found.append(Refusal(PLACE.at(card), reason, {}))
    return found


def _of_world(player: Player, world: int, cards: int, reason: str) -> Refusal:
    """What a world costs; of a military one how strong it is and, where contact could pay for it, what that costs."""
    if not MILITARY[world]:
        return _unpaid(world, reason, settle.price(player, world, 0), cards)
    strength = settle.most_strength(player, world)
    facts: dict[str, str | int] = {"defense": COST[world], "strength": strength}
    if reason == "too-strong-and-expensive":
        facts |= {"price": settle.price(player, world, CONTACT), "cards": cards}
        return Refusal(PLACE.at(world), reason, facts)
    return Refusal(PLACE.at(world), reason, facts, {"strength": COST[world] - strength})


def _unpaid(card: int, reason: str, price: int, cards: int) -> Refusal:
    return Refusal(PLACE.at(card), reason, {"price": price, "cards": cards}, {"cards": price - cards})


def _of_powers(player: Player) -> list[Refusal]:
    """Why consume powers of one's own tableau cannot be used, and why the player cannot stop."""
    found: list[Refusal] = []
    for card in player.tableau:
        for power in powers.OF_CARD[card]:
            if reason := power_barred(player, power):
                found.append(Refusal(USE.at(power), reason, {}))
    if reason := stopping_barred(usable_powers(player)):
        found.append(Refusal(ENOUGH, reason, {}))
    return found
