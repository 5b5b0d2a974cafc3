"""Planets, moons, stars, technologies, gold tiles and species of SETI explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, reduce
from typing import Final

from ...core.facts import Entry
from ...games.seti import gain_in
from ...games.seti.facts import board
from ...games.seti.facts.cards import CARDS
from ...games.seti.facts.objectives import OBJECTIVES
from ...games.seti.vocabulary import rewards
from ..naming import explain
from ..words import sentence_case
from .cards import SetiCards
from .objectives import SetiObjectives

THINGS: Final = {
    "asteroids": "probes",
    "comet": "probes",
    "publicity": "techs",
    "data": "computer",
    "computer": "computer",
    "income": "income",
    "probe": "probes",
    "discovery": "traces",
    "milestones": "gold",
    "exofossils": "species",
}
"""What else has a name, and the chapter that tells of it."""


class SetiPlaces:
    """Everything on the table that has a name, in one language."""

    def __init__(self, cards: SetiCards) -> None:
        self.cards = cards
        self.texts = cards.texts
        self.words = cards.words
        self.objectives = SetiObjectives(cards.texts)

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed."""
        return explain(name, self._all_explanations)

    @cached_property
    def _all_explanations(self) -> list[tuple[str, str, str]]:
        """Several hundred components: put into words once."""
        return list(self._explanations())

    def _explanations(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        own, word = self.words.own, self.words.word
        for card, key in enumerate(CARDS):
            yield key, self.cards.name(card), "\n".join(self.cards.about(card))
        for planet, key in enumerate(board.PLANETS):
            yield key, word("planet", key), "\n".join([*self.planet(planet), own("chapter-probes")])
        for moon, key in enumerate(board.MOONS):
            yield key, word("target", key), "\n".join([self.moon(moon), own("chapter-probes")])
        for star, key in enumerate(board.SIGNAL_PLACES):
            yield key, word("star", key), "\n".join([*self.star(star), own("chapter-signals")])
        for tech, key in enumerate(board.TECHS):
            yield key, word("tech", key), "\n".join([*self.tech(tech), own("chapter-techs")])
        for side, key in enumerate(board.GOLD_SIDES):
            yield key, own(f"gold-{key}"), "\n".join([self.gold(side), own("chapter-gold")])
        for species, key in enumerate(board.SPECIES):
            yield key, word("species", key), "\n".join([*self.species(species), own("chapter-species")])
        for tile, key in enumerate(OBJECTIVES):
            name = own("objective-named", objective=word("objective", key))
            yield key, name, "\n".join([*self.objectives.about(tile), own("chapter-alone")])
        for key, chapter in THINGS.items():
            yield key, own(f"thing-{key}"), f"{own(f'about-thing-{key}')}\n{own(f'chapter-{chapter}')}"
        yield "danger", own("points-danger"), f"{own('about-danger')}\n{own('chapter-species')}"

    # Planets and stars

    def planet(self, planet: int) -> list[str]:
        own = self.words.own
        if planet == board.EARTH:
            return [own("about-earth")]
        entry = board.planet_facts(planet)
        first = self.first_orbit(planet)
        moons = [moon for moon, owner in enumerate(board.MOON_OF) if owner == planet]
        named = [f"{self.words.word('target', board.MOONS[moon])} ({self.moon_reward(moon)})" for moon in moons]
        landers = entry.numbers("first_landing_data")
        return [
            own("about-planet", orbit=self.orbit_reward(planet), first=first),
            own(
                "about-landing", landing=self.landing_reward(planet), data=self.one_of_data(landers), count=len(landers)
            ),
            own("about-moons", moons=", ".join(named)) if named else own("about-no-moons"),
        ]

    def one_of_data(self, counts: Sequence[int]) -> str:
        """Data of which a lander gets one or the other."""
        amounts = [self.texts.amount("data", count) for count in counts]
        return reduce(lambda first, rest: self.words.own("either", first=first, rest=rest), amounts) if amounts else ""

    def orbit_reward(self, planet: int) -> str:
        return self.texts.effects(rewards.ORBIT_REWARD[planet])

    def first_orbit(self, planet: int) -> str:
        return self.texts.effects(rewards.FIRST_ORBIT[planet])

    def landing_reward(self, planet: int) -> str:
        return self.texts.effects(rewards.LANDING_REWARD[planet])

    def moon_reward(self, moon: int) -> str:
        return self.texts.effects(rewards.MOON_REWARD[moon])

    def moon(self, moon: int) -> str:
        planet = self.words.word("planet", board.PLANETS[board.MOON_OF[moon]])
        tech = self.words.word("tech", board.TECHS[board.PROBE_MOON])
        return self.words.own("about-moon", planet=planet, tech=tech, landing=self.moon_reward(moon))

    def star(self, star: int) -> list[str]:
        own = self.words.own
        slots = board.DATA_SLOTS[star]
        if star == board.TILE:
            return [own("about-tile", slots=slots), own("about-tile-wins")]
        entry = board.star_facts(star)
        first, later = self.texts.effects(rewards.FIRST_WIN[star]), self.texts.effects(rewards.LATER_WIN[star])
        wins = own("about-star-wins", first=first, later=later)
        return [own("about-star", color=entry.text("color"), slots=slots), wins]

    # Technologies and gold tiles

    def tech(self, tech: int) -> list[str]:
        key, kind = board.TECHS[tech], board.TECH_KINDS[board.TECH_KIND[tech]]
        return [f"{self.words.own(f'kind-{kind}')}.", self.words.own(f"about-tech-{key}")]

    def tile_bonus(self, bonus: int) -> str:
        return self.texts.effects(rewards.TILE_BONUS[bonus])

    def gold(self, side: int) -> str:
        first, second, third = board.GOLD_POINTS[side]
        own = self.words.own
        return own("about-gold", first=first, second=second, third=third, set=self.set_of(board.GOLD_SIDES[side]))

    def set_of(self, side: str) -> str:
        return self.words.own(f"about-gold-{side}")

    # Species

    def species(self, species: int) -> list[str]:
        """What a species is about, the spaces of its board from below, and its tiles."""
        own = self.words.own
        lines = [own(f"about-species-{board.SPECIES[species]}")]
        for color, key in enumerate(board.TRACE_COLORS):
            rows = range(1, self.rows(species, color) + 1)
            spaces = [f"{row}. {self.space(species, color, row)}" for row in rows]
            lines.append(own("about-column", hue=sentence_case(own(f"hue-{key}")), spaces="; ".join(spaces)))
        return lines + self._tiles(board.species_facts(species))

    def rows(self, species: int, color: int) -> int:
        """How many spaces a column has."""
        return len(rewards.ROW_REWARD[species][color]) - 1

    def space(self, species: int, color: int, row: int) -> str:
        """What a space of a species' board costs and brings, rows counted from 1."""
        own = self.words.own
        entry = board.species_row(species, color, row)
        assert entry is not None
        text, price = self.texts.effects(rewards.ROW_REWARD[species][color][row]), entry.entry("cost")
        if price.data:
            text = own("about-space-cost", price=self.texts.effects([gain_in(price)]), reward=text)
        if entry.has("danger"):
            text = own("about-space-danger", reward=text, danger=entry.number("danger"))
        return own("about-repeatable", reward=text) if entry.flag("repeatable") else text

    def sample(self, number: int) -> str:
        """What a sample pays, counted from 1."""
        return self.texts.effects(rewards.SAMPLE_REWARD[number - 1])

    def anomaly(self, color: int, side: int) -> str:
        return self.texts.effects(rewards.ANOMALY_REWARD[color][side])

    def message_reward(self, number: int) -> str:
        """What a message reward pays, counted from 1."""
        return self.texts.effects(rewards.MESSAGE_REWARD[number - 1])

    def discovery_reward(self, place: int) -> str:
        return self.texts.effects(rewards.DISCOVERY_REWARD[place])

    def overflow_reward(self) -> str:
        return self.texts.effects(rewards.OVERFLOW_REWARD)

    def _tiles(self, entry: Entry) -> list[str]:
        """What else belongs to a species: samples, anomalies, message rewards."""
        own = self.words.own
        lines: list[str] = []
        for number in range(1, len(entry.entries("samples")) + 1) if entry.has("samples") else []:
            lines.append(own("about-sample", number=number, reward=self.sample(number)))
        for color, key in enumerate(board.TRACE_COLORS) if entry.has("anomaly_tiles") else []:
            first, second = self.anomaly(color, 0), self.anomaly(color, 1)
            lines.append(own("about-anomaly", hue=own(f"hue-{key}"), first=first, second=second))
        for number in range(1, len(entry.entries("message_rewards")) + 1) if entry.has("message_rewards") else []:
            lines.append(own("about-message-reward", number=number, reward=self.message_reward(number)))
        return lines
