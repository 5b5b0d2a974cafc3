"""What a seat still has to do in its turn, step by step: for the person who wants to know what comes next.

The steps are what pending effects say of themselves, in short. The rules never ask this module.
"""

from __future__ import annotations

from typing import Final, TypedDict

from ....core.description import Description
from ....core.table import Effect, Table
from ..position.state import State
from ..rules.movement import Fly, move_phrase
from ..rules.turn import EndRound, NextTurn, RestOfTurn

MORE: Final = "more"
"""What a card or a board still has to give, in ways too many for a sign of their own."""
STEPS: Final = {
    "seti-effect-draw": "draw",
    "seti-effect-increase-income": "income",
    "seti-effect-land": "land",
    "seti-effect-launch": "launch",
    "seti-effect-message-marker": "message",
    "seti-effect-move": "move",
    "seti-effect-orbit-or-land": "land",
    "seti-effect-research": "research",
    "seti-effect-rotate": "rotate",
    "seti-effect-scan": "scan",
    "seti-effect-signal": "signal",
    "seti-effect-species-card": "species-card",
    "seti-effect-take-card": "take-card",
    "seti-effect-trace": "trace",
    "seti-pending-discard": "discard",
    "seti-pending-discovery": "discovery",
    "seti-pending-fill-slot": "fill-slot",
    "seti-pending-install": "install",
    "seti-pending-mark-task": "mark-task",
    "seti-pending-milestone": "milestone",
}
"""Messages of descriptions that are steps of their own."""
GAIN: Final = "seti-amount-"


class ChainStep(TypedDict):
    """A step to come: what it is, how many, and of what kind ("" where there is none)."""

    step: str
    of: str
    count: int


def chain(table: Table[State], seat: int) -> list[ChainStep]:
    """What is pending for the seat behind the question it is asked, up to the end of its turn."""
    found: list[ChainStep] = []
    asked = table.question(seat)
    if asked is None:
        return found
    for item in reversed(table.pending.items()):
        effect = item.effect
        if isinstance(effect, (RestOfTurn, NextTurn, EndRound)):
            break
        if item.seat == seat and effect is not asked:
            found += steps(table.state, seat, effect)
    return found


def steps(state: State, seat: int, effect: Effect[State]) -> list[ChainStep]:
    """One effect as the steps it will be; what runs by itself and shows nothing is left out."""
    if isinstance(effect, Fly):
        return in_short(move_phrase(state.players[seat].movement))
    description = effect.describe()
    return [] if description is None else in_short(description)


def in_short(description: Description) -> list[ChainStep]:
    message, arguments = description["id"], description["arguments"]
    if description["parts"]:
        return [step for part in description["parts"] for step in in_short(part)]
    number = arguments.get("n", 1)
    count = number if isinstance(number, int) else 1
    if message.startswith(GAIN):
        return [{"step": "gain", "of": message.removeprefix(GAIN), "count": count}]
    kind = arguments.get("kind", "any")
    of = str(arguments.get("color", "" if kind == "any" else kind))
    return [{"step": STEPS.get(message, MORE), "of": of, "count": count}]
