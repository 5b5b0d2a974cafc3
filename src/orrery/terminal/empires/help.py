"""Everything in Ascending Empires that has a name, explained, and which parts of it are reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.facts import Entry
from ...games.empires import GAME
from ...games.empires.facts.board import ACTIONS, BUILDINGS, FACTS, PLACES, TURN_ACTIONS
from ...games.empires.facts.campaign import CAMPAIGN
from ...games.empires.facts.cards import (
    FIRST_POINTS,
    IS_RELIC,
    MEGASTRUCTURE_COST,
    MISSIONS,
    OTHER_POINTS,
    TECHNOLOGY_FACTS,
)
from ...games.empires.facts.chapters import (
    EVERYTHING,
    MANOEUVRES,
    PLACE_CHAPTERS,
    TECH_CHAPTERS,
    THINGS,
    doubts,
)
from ..naming import explain
from ..words import Words, sentence_case, yes_or_no


class EmpiresHelp:
    """Explanations in one language, each with the page of the rulebook."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed."""
        return explain(name, self._explanations())

    def _explanations(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        yield from self._cards()
        yield from self._campaign()
        own, word = self.words.own, self.words.word
        for key in ACTIONS:
            chapter = key if key in TURN_ACTIONS else "classic"
            yield key, word("action", key), self._with_page([own(f"about-action-{key}")], chapter)
        for key, chapter in MANOEUVRES.items():
            yield key, own(f"manoeuvre-{key}"), self._with_page([own(f"about-manoeuvre-{key}")], chapter)
        for key in BUILDINGS:
            yield key, sentence_case(word("building", key)), self._with_page([own(f"about-building-{key}")], "build")
        for key in PLACES:
            chapter = PLACE_CHAPTERS[key]
            yield key, sentence_case(word("place", key)), self._with_page([own(f"about-place-{key}")], chapter)
        for key, chapter in THINGS.items():
            yield key, own(f"thing-{key}"), self._with_page([own(f"about-thing-{key}")], chapter)

    def _cards(self) -> Iterator[tuple[str, str, str]]:
        word, own = self.words.word, self.words.own
        for entry in TECHNOLOGY_FACTS:
            key = entry.text("key")
            yield key, word("tech", key), self._with_page(self._technology(entry), TECH_CHAPTERS[key], entry)
        for number, entry in enumerate(FACTS.entries("discoveries")):
            key = entry.text("key")
            lines = [own("about-relic" if IS_RELIC[number] else "about-event"), own(f"about-discovery-{key}")]
            yield key, word("discovery", key), self._with_page(lines, "discoveries", entry)
        for number, entry in enumerate(FACTS.entries("missions")):
            key = MISSIONS[number]
            points = own("about-mission", first=FIRST_POINTS[number], others=OTHER_POINTS[number])
            yield key, word("mission", key), self._with_page([own(f"about-mission-{key}"), points], "interact", entry)
        for entry in FACTS.entries("empires"):
            key = entry.text("key")
            yield key, word("empire", key), self._with_page([own(f"about-empire-{key}")], "empires", entry)
        for number, entry in enumerate(FACTS.entries("megastructures")):
            key, lines = entry.text("key"), [own("about-megastructure", cost=MEGASTRUCTURE_COST[number])]
            for use in entry.entries("effects"):
                used = use.text("key")
                lines.append(f"{word('use', used)}: {own(f'about-use-{used}')}")
            yield key, own(f"megastructure-{key}"), self._with_page(lines, "megastructures", entry)

    def _campaign(self) -> Iterator[tuple[str, str, str]]:
        """Cards of somebody alone."""
        word, tell, said = self.words.word, self.words.tell, GAME.descriptions()
        for entry in CAMPAIGN.entries("cards"):
            key = entry.text("key")
            yield key, word("card", key), self._with_page([tell(said["invasion_cards"][key])], "solo", entry)
        for entry in CAMPAIGN.entries("technologies"):
            key = entry.text("key")
            card = said["technology_cards"][key]
            lines = [self.words.own("about-stones", lower=tell(card["lower"]), upper=tell(card["upper"]))]
            yield key, word("technology_card", key), self._with_page(lines, "solo", entry)

    def _technology(self, entry: Entry) -> list[str]:
        """Colour, level and side, the ship it brings, and what it does."""
        own, key = self.words.own, entry.text("key")
        colour = self.words.word("colour", entry.text("colour"))
        side, level = entry.text("side"), entry.number("level")
        classic = [own("about-classic-tech", colour=colour, level=level)]
        lines = classic if side == "classic" else [own("about-tech", colour=colour, level=level, side=side)]
        if entry.has("ship"):
            ship = entry.entry("ship")
            values = {"attack": ship.number("attack"), "defence": ship.number("defence")}
            lines.append(own("about-ship", lands=yes_or_no(ship.flag("lands")), **values))
        return [*lines, own(f"about-tech-{key}")]

    def _with_page(self, lines: list[str], chapter: str, entry: Entry | None = None) -> str:
        """The lines, what is uncertain about them, and the page."""
        doubts = [] if entry is None else self._doubts(entry)
        return "\n".join([*lines, *doubts, self.words.own(f"chapter-{chapter}")])

    def _doubts(self, entry: Entry) -> list[str]:
        own = self.words.own
        kinds = doubts(entry)
        if kinds == [EVERYTHING]:
            return [own("about-reconstructed")]
        what = ", ".join(own(f"unsure-{kind}") for kind in kinds)
        return [own("about-partly-reconstructed", what=what)] if kinds else []
