"""Triggers: events that fill the slots of missions, mark tasks of objectives or set off a bonus of the turn.

What these pay is elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase, yes_or_no
from ....core.facts import BadFact, Entry
from ....core.value import Value
from .board import EARTH, EVERY, SECTOR_COLORS, TECH_KINDS, TRACE_COLORS, planet_number
from .cards import CARDS, CORNERS, TRIGGERED, TYPE, facts, printed_name
from .phrases import any_or, planet_phrase

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
WIN_SECTOR: Final = 15
COMPLETE_MISSION: Final = 16
EVENTS: Final[Sequence[str]] = [
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
    "win_sector",
    "complete_mission",
]
NOT_EARTH: Final = -2


class Trigger(Value):
    """An event that a slot, or a bonus of the turn, waits for.

    The argument is the planet, colour, kind, cost or corner it must have: EVERY, or every planet but Earth.
    """

    __slots__ = ("argument", "event", "own_turn_only")

    def __init__(self, event: int, argument: int, own_turn_only: int) -> None:
        self.event = event
        self.argument = argument
        self.own_turn_only = own_turn_only

    def fits(self, event: int, argument: int) -> bool:
        if event != self.event and not (self.event == ORBIT_OR_LAND and event in (ORBIT, LAND)):
            return False
        if self.argument == NOT_EARTH:
            return argument != EARTH
        return self.argument in (EVERY, argument)

    def describe(self) -> Description:
        message = f"seti-on-{EVENTS[self.event].replace('_', '-')}"
        if self.event == VISIT_PLANET:
            planet = planet_phrase(self.argument) if self.argument >= 0 else "none"
            other_than = planet_phrase(EARTH) if self.argument == NOT_EARTH else "none"
            return phrase(message, planet=planet, other_than=other_than)
        if self.event == VISIT_ASTEROIDS:
            return phrase(message, own_turn_only=yes_or_no(self.own_turn_only == 1))
        if self.event == PLAY_CARD:
            return phrase(message, cost=self.argument)
        if self.event not in _WORDS:
            return phrase(message)
        axis, words = _WORDS[self.event]
        return phrase(message, **{axis: any_or(words, self.argument)})


_WORDS: Final = {
    RESEARCH: ("kind", TECH_KINDS),
    TRACE: ("color", TRACE_COLORS),
    SIGNAL: ("color", SECTOR_COLORS),
    DISCARD_FOR_CORNER: ("corner", CORNERS),
    WIN_SECTOR: ("color", SECTOR_COLORS),
}
"""What an event may be about: the key in the data and its words."""


def read_trigger(entry: Entry) -> Trigger:
    event = entry.number_of("on", EVENTS)
    return Trigger(event, _argument(entry, event), int(entry.flag("own_turn_only")))


def _argument(entry: Entry, event: int) -> int:
    if entry.has("except"):
        if [planet_number(word, entry.where) for word in entry.texts("except")] != [EARTH]:
            raise BadFact(f"{entry.where}.except can only be Earth")
        return NOT_EARTH
    if entry.has("planet"):
        return planet_number(entry.text("planet"), f"{entry.where}.planet")
    if event not in _WORDS:
        return entry.number("cost", EVERY)
    key, words = _WORDS[event]
    return EVERY if not entry.has(key) or entry.text(key) == "any" else entry.number_of(key, words)


_found: Final = tuple(
    (card, place, mission)
    for card in range(len(CARDS))
    if TYPE[card] == TRIGGERED
    for place, mission in enumerate(facts(card).entries("missions"))
)
SLOT_CARD: Final = tuple(card for card, _, _ in _found)
SLOT_PLACE: Final = tuple(place for _, place, _ in _found)
SLOT_TRIGGER: Final = tuple(read_trigger(mission.entry("trigger")) for _, _, mission in _found)
SLOTS: Final = tuple(f"{CARDS[card]}:{place + 1}" for card, place, _ in _found)
SLOTS_OF: Final = tuple(
    tuple(slot for slot, owner in enumerate(SLOT_CARD) if owner == card) for card in range(len(CARDS))
)


def slot_name(word: str, language: str) -> str | None:
    """A slot by the name of its card and its number there."""
    if word not in SLOTS:
        return None
    slot = SLOTS.index(word)
    return f"{printed_name(CARDS[SLOT_CARD[slot]], language)} ({SLOT_PLACE[slot] + 1})"
