"""Printed names of components: those of technologies, missions, empires and discoveries, and of the cards for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....core.facts import Entry
from .board import FACTS
from .campaign import CAMPAIGN
from .cards import TECHNOLOGY_FACTS

_NAMED: Final[Mapping[str, Sequence[Entry]]] = {
    "tech": TECHNOLOGY_FACTS,
    "mission": FACTS.entries("missions"),
    "empire": FACTS.entries("empires"),
    "discovery": FACTS.entries("discoveries"),
    "card": CAMPAIGN.entries("cards"),
    "technology_card": CAMPAIGN.entries("technologies"),
}
"""By axis: the facts that have the names."""


def printed_name(axis: str, word: str, language: str) -> str | None:
    """The name on a component; None where it is a message."""
    for entry in _NAMED.get(axis, ()):
        if entry.text("key") == word:
            return entry.entry("name").text(language)
    return None
