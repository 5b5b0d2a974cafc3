"""The slots of triggered missions: which event fills them. What they pay is in `texts.py`."""

from __future__ import annotations

from typing import Final

from ....core.facts import Entry
from ..facts.board import EARTH, SECTOR_COLORS, TECH_KINDS, TRACE_COLORS, number_of, planet_number
from ..facts.cards import CARDS, CORNERS, TRIGGERED, TYPE, facts, printed_name

VISIT_PLANET: Final = 0
VISIT_ASTEROIDS: Final = 1
VISIT_COMET: Final = 2
MOVE_WITHIN_RING: Final = 3
COMPLETE_SECTOR: Final = 4
LAUNCH: Final = 5
ORBIT: Final = 6
LAND: Final = 7
ORBIT_OR_LAND: Final = 8
SCAN: Final = 9
RESEARCH: Final = 10
TRACE: Final = 11
SIGNAL: Final = 12
PLAY_CARD: Final = 13
DISCARD_FOR_CORNER: Final = 14
EVENTS: Final = [
    "visit_planet",
    "visit_asteroids",
    "visit_comet",
    "move_within_ring",
    "complete_sector",
    "launch",
    "orbit",
    "land",
    "orbit_or_land",
    "scan",
    "research",
    "trace",
    "signal",
    "play_card",
    "discard_for_corner",
]
EVERY: Final = -1
NOT_EARTH: Final = -2


def event_of(trigger: Entry) -> int:
    return number_of(trigger, "on", EVENTS)


def argument_of(trigger: Entry) -> int:
    """Which planet, colour, kind, cost or corner an event must have; EVERY, or every planet but Earth."""
    if trigger.has("except"):
        return NOT_EARTH
    for key, words in (("kind", TECH_KINDS), ("corner", CORNERS)):
        if trigger.has(key):
            return EVERY if trigger.text(key) == "any" else number_of(trigger, key, words)
    if trigger.has("planet"):
        return planet_number(trigger.text("planet"), f"{trigger.where}.planet")
    if trigger.has("color"):
        words = SECTOR_COLORS if trigger.text("on") == "signal" else TRACE_COLORS
        return EVERY if trigger.text("color") == "any" else number_of(trigger, "color", words)
    return trigger.number("cost", EVERY)


_found: Final = [
    (card, place, mission)
    for card in range(len(CARDS))
    if TYPE[card] == TRIGGERED
    for place, mission in enumerate(facts(card).entries("missions"))
]
SLOT_CARD: Final = [card for card, _, _ in _found]
SLOT_PLACE: Final = [place for _, place, _ in _found]
SLOT_EVENT: Final = [event_of(mission.entry("trigger")) for _, _, mission in _found]
SLOT_ARGUMENT: Final = [argument_of(mission.entry("trigger")) for _, _, mission in _found]
SLOT_OWN_TURN: Final = [mission.entry("trigger").flag("own_turn_only") for _, _, mission in _found]
SLOTS: Final = [f"{CARDS[card]}:{place + 1}" for card, place, _ in _found]
SLOTS_OF: Final = [[slot for slot, owner in enumerate(SLOT_CARD) if owner == card] for card in range(len(CARDS))]


def slot_name(word: str, language: str) -> str | None:
    """A slot by the name of its card and its number there."""
    if word not in SLOTS:
        return None
    slot = SLOTS.index(word)
    return f"{printed_name(CARDS[SLOT_CARD[slot]], language)} ({SLOT_PLACE[slot] + 1})"


def fits(event: int, argument: int, wanted_event: int, wanted_argument: int) -> bool:
    """Whether an event is one that a slot, or a bonus of the turn, waits for."""
    if event != wanted_event and not (wanted_event == ORBIT_OR_LAND and event in (ORBIT, LAND)):
        return False
    if wanted_argument == NOT_EARTH:
        return argument != EARTH
    return wanted_argument in (EVERY, argument)
