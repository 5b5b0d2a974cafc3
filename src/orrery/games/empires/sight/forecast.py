"""What a flick may lead to: the same flick tried again and again under the error of the hand."""

from __future__ import annotations

from typing import Final

from ....core.dealer import Dealer
from ....core.events import Event
from ....core.game import Prospect
from ....core.table import Table
from ..facts.board import NOTHING
from ..facts.cards import NOISE_ANGLE
from ..position.discs import ship_orbit
from ..position.events import (
    GUARDIAN_RAMMED,
    HEART_TOUCHED,
    LOST,
    MINE_HIT,
    PLANET_ATTACKED,
    RAM_WITHSTOOD,
    RAMMED,
    ROBOT_RAMMED,
    SHIP_ATTACKED,
)
from ..position.state import State
from ..rules.flicking import Aim
from ..rules.structures import AimPlasma

_TRIALS: Final = 50
_ENDS: Final = {
    RAMMED.name: ["seat", "other_ship"],
    RAM_WITHSTOOD.name: ["seat", "other_ship"],
    GUARDIAN_RAMMED.name: ["quadrant"],
    ROBOT_RAMMED.name: ["hole"],
    HEART_TOUCHED.name: [],
    MINE_HIT.name: ["seat"],
    LOST.name: [],
    PLANET_ATTACKED.name: ["hole"],
    SHIP_ATTACKED.name: ["seat", "ship"],
}
"""What may become of a flick besides coming to rest, by the event that reports it, and the facts that matter."""


def forecast(table: Table[State], seat: int, action: int, dealer: Dealer) -> list[Prospect]:
    """The likeliest first; without an error of the hand there is only one."""
    question = table.question(seat)
    if not isinstance(question, Aim | AimPlasma):
        return []
    trials = _TRIALS if NOISE_ANGLE[table.state.noise] else 1
    found: dict[tuple[str, tuple[tuple[str, int], ...]], int] = {}
    for _ in range(trials):
        twin = table.copy(dealer)
        twin.events = []
        twin.act(seat, action)
        name, facts = _end(twin, seat, question)
        key = name, tuple(facts.items())
        found[key] = found.get(key, 0) + 1
    likeliest = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return [Prospect(name, dict(facts), round(100 * count / trials)) for (name, facts), count in likeliest]


def _end(twin: Table[State], seat: int, question: Aim | AimPlasma) -> tuple[str, dict[str, int]]:
    """What became of the disc that was flicked."""
    for event in twin.events or []:
        if event.kind.name in _ENDS and not _is_of_another(event, seat, question):
            facts = event.seen_by(seat)
            return event.kind.name, {name: facts[name] or 0 for name in _ENDS[event.kind.name]}
    if isinstance(question, AimPlasma):
        return "missed", {}
    hole = ship_orbit(twin.state, seat, question.ship)
    return ("in-space", {}) if hole == NOTHING else ("in-orbit", {"hole": hole})


def _is_of_another(event: Event, seat: int, question: Aim | AimPlasma) -> bool:
    """Whether it happened to another ship: the player's own ships may be pushed out by the flicked one."""
    ship = event.seen_by(seat).get("ship")
    return isinstance(question, Aim) and (event.seat != seat or ship not in (None, question.ship))
