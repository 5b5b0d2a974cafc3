"""Where the rulebook explains everything that has a name, and what about the cards is not certain."""

from __future__ import annotations

from typing import Final

from ....core.facts import Entry
from .board import FACTS, PLACES
from .cards import CLASSIC_TECHNOLOGIES, TECHNOLOGIES, TECHNOLOGY_FACTS

THINGS: Final = {
    "orbit": "places",
    "control": "places",
    "blockade": "places",
    "home": "places",
    "energy": "energy",
    "double-energy": "empires",
    "boost": "turn",
    "flick": "move",
    "ram": "move",
    "lost": "move",
    "jet-drive": "modules",
    "troop": "ships",
    "ship": "ships",
    "advanced-ship": "ships",
    "range": "attack",
    "attack": "attack",
    "defence": "attack",
    "relic": "discoveries",
    "archive": "interact",
    "mission": "interact",
    "technology": "research",
    "terraforming": "research",
    "robot": "robots",
    "guardian-ship": "modules",
    "library": "modules",
    "mine": "mines",
    "megastructure": "megastructures",
    "empire": "empires",
    "points": "scoring",
    "end": "scoring",
    "invasion-deck": "solo",
    "guardian-card": "solo",
    "technology-card": "solo",
    "settler": "solo",
    "heart": "solo",
}
"""What has a name but is not a card, and the chapter that explains it."""
MANOEUVRES: Final = {
    "jump": "manoeuvres",
    "reposition": "manoeuvres",
    "shift-base": "build",
    "land": "manoeuvres",
    "launch": "manoeuvres",
    "discover": "manoeuvres",
    "wormhole": "wormholes",
    "jump-gate": "research",
    "carry": "research",
    "lay-mine": "mines",
    "raise": "megastructures",
    "seize": "megastructures",
}
"""Manoeuvres by the verb that makes them, likewise."""
PLACE_CHAPTERS: Final = {
    **dict.fromkeys(PLACES, "places"),
    "wormhole-a": "wormholes",
    "wormhole-b": "wormholes",
    "destroyed": "robots",
    "blocked": "classic",
}
"""Places likewise."""
_OWN_CHAPTER: Final = {"mines": "mines", **dict.fromkeys(CLASSIC_TECHNOLOGIES, "classic")}
TECH_CHAPTERS: Final = {tech: _OWN_CHAPTER.get(tech, "research") for tech in TECHNOLOGIES}
"""Technologies likewise."""
EVERYTHING: Final = "everything"


def doubts(entry: Entry) -> list[str]:
    """What about a card is reconstructed because no source gives it: EVERYTHING, or kinds of facts."""
    if entry.text("provenance") == "reconstructed":
        return [EVERYTHING]
    fields = entry.texts("reconstructed") if entry.has("reconstructed") else []
    return list(dict.fromkeys(_kind(field) for field in fields))


def _kind(field: str) -> str:
    """What a field of the facts is about."""
    if field.startswith("ship."):
        return "ship"
    if field in ("colour", "level"):
        return field
    if field.startswith("cost"):
        return "cost"
    return "amount" if field.endswith(".n") else "effects"


DOUBTS: Final = {
    "technologies": {entry.text("key"): doubts(entry) for entry in TECHNOLOGY_FACTS},
    **{
        section: {entry.text("key"): doubts(entry) for entry in FACTS.entries(section)}
        for section in ("discoveries", "missions", "empires", "megastructures")
    },
}
"""By kind of card and key."""
