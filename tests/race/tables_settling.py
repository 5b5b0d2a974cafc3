"""What is printed on the cards for Explore, Develop and Settle, written down by hand: one row for each design."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

NONE: Mapping[str, int] = {}


class World(NamedTuple):
    """A world: its cost or, if it is military, its defence; the good it holds from the start or produces."""

    card: str
    cost: int | None = None
    defence: int | None = None
    windfall: str | None = None
    production: str | None = None
    rebel: bool = False

    @property
    def kind(self) -> str | None:
        """The kind of its goods."""
        return self.windfall or self.production


class Development(NamedTuple):
    card: str
    cost: int


class Exploring(NamedTuple):
    """How many cards its owner looks at and keeps in Explore, without any bonus."""

    card: str
    looked_at: int
    kept: int


class Developing(NamedTuple):
    """What a card does in Develop."""

    card: str
    draw_first: int = 0
    discount: int = 0
    draw_after: int = 0


class Settling(NamedTuple):
    """What a card does in Settle: strength and discounts by the worlds they count for ("all": any)."""

    card: str
    strength: Mapping[str, int] = NONE
    discount: Mapping[str, int] = NONE
    draw_after: int = 0
    means: str = ""


CARDS_WORLDS = [
    # Start worlds: those nobody was dealt lie in the pile and can be settled like any other
    World("old-earth", cost=3),
    World("epsilon-eridani", cost=2),
    World("alpha-centauri", cost=2, windfall="rare"),
    World("new-sparta", defence=2),
    World("earths-lost-colony", cost=2, production="novelty"),
    # Novelty goods
    World("gem-world", cost=2, production="novelty"),
    World("spice-world", cost=2, production="novelty"),
    World("new-vinland", cost=2, production="novelty"),
    World("artist-colony", cost=1, production="novelty"),
    World("secluded-world", cost=1, production="novelty"),
    World("space-port", cost=2, production="novelty"),
    World("prosperous-world", cost=3, production="novelty"),
    World("new-survivalists", defence=1, production="novelty"),
    World("refugee-world", cost=0, windfall="novelty"),
    World("galactic-resort", cost=3, windfall="novelty"),
    World("former-penal-colony", defence=2, windfall="novelty"),
    World("star-nomad-lair", defence=1, windfall="novelty"),
    World("pirate-world", defence=3, windfall="novelty"),
    # Rare elements
    World("comet-zone", cost=3, production="rare"),
    World("imperium-armaments-world", cost=4, production="rare"),
    World("bio-hazard-mining-world", cost=3, production="rare"),
    World("new-earth", cost=5, production="rare"),
    World("mining-world", cost=3, production="rare"),
    World("rebel-miners", defence=2, production="rare", rebel=True),
    World("asteroid-belt", cost=2, windfall="rare"),
    World("radioactive-world", cost=2, windfall="rare"),
    World("destroyed-world", cost=1, windfall="rare"),
    World("blaster-gem-mines", cost=3, windfall="rare"),
    World("runaway-robots", defence=1, windfall="rare"),
    World("rebel-fuel-cache", defence=1, windfall="rare", rebel=True),
    # Genes
    World("lost-species-ark-world", cost=5, production="genes"),
    World("plague-world", cost=3, production="genes"),
    World("distant-world", cost=4, production="genes"),
    World("malevolent-lifeforms", defence=4, production="genes"),
    World("empath-world", cost=1, windfall="genes"),
    World("pre-sentient-race", cost=2, windfall="genes"),
    World("avian-uplift-race", defence=2, windfall="genes"),
    World("reptilian-uplift-race", defence=2, windfall="genes"),
    World("aquatic-uplift-race", defence=2, windfall="genes"),
    World("the-last-of-the-uplift-gnarssh", defence=1, windfall="genes"),
    World("rebel-warrior-race", defence=3, windfall="genes", rebel=True),
    # Alien technology
    World("alien-robotic-factory", cost=6, production="alien"),
    World("lost-alien-battle-fleet", defence=6, production="alien"),
    World("deserted-alien-outpost", cost=4, windfall="alien"),
    World("deserted-alien-colony", cost=5, windfall="alien"),
    World("deserted-alien-library", cost=6, windfall="alien"),
    World("alien-robot-sentry", defence=2, windfall="alien"),
    World("alien-robot-scout-ship", defence=4, windfall="alien"),
    World("lost-alien-warship", defence=5, windfall="alien"),
    # No goods
    World("alien-rosetta-stone-world", cost=3),
    World("galactic-engineers", cost=2),
    World("black-market-trading-world", cost=3),
    World("merchant-world", cost=4),
    World("tourist-world", cost=4),
    World("galactic-trendsetters", cost=5),
    World("terraformed-world", cost=5),
    World("pilgrimage-world", cost=0),
    World("gambling-world", cost=1),
    World("expanding-colony", cost=1),
    World("outlaw-world", defence=1),
    World("rebel-underground", defence=3, rebel=True),
    World("rebel-outpost", defence=5, rebel=True),
    World("rebel-base", defence=6, rebel=True),
    World("rebel-homeworld", defence=7, rebel=True),
]

CARDS_DEVELOPMENTS = [
    Development("public-works", 1),
    Development("expedition-force", 1),
    Development("export-duties", 1),
    Development("new-military-tactics", 1),
    Development("contact-specialist", 1),
    Development("investment-credits", 1),
    Development("colony-ship", 2),
    Development("mining-robots", 2),
    Development("space-marines", 2),
    Development("deficit-spending", 2),
    Development("interstellar-bank", 2),
    Development("genetics-lab", 2),
    Development("mining-conglomerate", 3),
    Development("terraforming-robots", 3),
    Development("diversified-economy", 4),
    Development("research-labs", 4),
    Development("drop-ships", 4),
    Development("replicant-robots", 4),
    Development("consumer-markets", 5),
    Development("pan-galactic-league", 6),
    Development("mining-league", 6),
    Development("free-trade-association", 6),
    Development("alien-tech-institute", 6),
    Development("galactic-survey-seti", 6),
    Development("galactic-federation", 6),
    Development("new-galactic-order", 6),
    Development("merchant-guild", 6),
    Development("new-economy", 6),
    Development("galactic-renaissance", 6),
    Development("galactic-imperium", 6),
    Development("trade-league", 6),
]

CARDS_EXPLORE = [
    Exploring("expedition-force", looked_at=3, kept=1),
    Exploring("malevolent-lifeforms", looked_at=3, kept=1),
    Exploring("star-nomad-lair", looked_at=3, kept=1),
    Exploring("research-labs", looked_at=2, kept=2),
    Exploring("galactic-survey-seti", looked_at=4, kept=1),
    Exploring("galactic-renaissance", looked_at=4, kept=2),
]

CARDS_DEVELOP = [
    Developing("interstellar-bank", draw_first=1),
    Developing("investment-credits", discount=1),
    Developing("galactic-federation", discount=2),
    Developing("public-works", draw_after=1),
]

CARDS_SETTLE = [
    # Strength against every military world
    Settling("epsilon-eridani", strength={"all": 1}),
    Settling("new-sparta", strength={"all": 2}),
    Settling("expedition-force", strength={"all": 1}),
    Settling("space-marines", strength={"all": 2}),
    Settling("drop-ships", strength={"all": 3}),
    Settling("new-galactic-order", strength={"all": 2}),
    Settling("former-penal-colony", strength={"all": 1}),
    Settling("rebel-outpost", strength={"all": 1}),
    Settling("rebel-warrior-race", strength={"all": 1}),
    Settling("alien-robot-scout-ship", strength={"all": 1}),
    Settling("lost-alien-warship", strength={"all": 2}),
    Settling("lost-alien-battle-fleet", strength={"all": 3}),
    Settling("imperium-armaments-world", strength={"all": 1}),
    Settling("blaster-gem-mines", strength={"all": 1}),
    Settling("pan-galactic-league", strength={"all": -1}),
    Settling("refugee-world", strength={"all": -1}),
    Settling("empath-world", strength={"all": -1}),
    # Strength against some of them, discounts
    Settling("galactic-imperium", strength={"rebel": 4}),
    Settling("alpha-centauri", strength={"rare": 1}, discount={"rare": 1}),
    Settling("alien-tech-institute", strength={"alien": 2}, discount={"alien": 2}),
    Settling("alien-rosetta-stone-world", strength={"alien": 2}, discount={"alien": 2}),
    Settling("mining-robots", discount={"rare": 1}),
    Settling("replicant-robots", discount={"all": 2}),
    # Others
    Settling("terraforming-robots", draw_after=1),
    Settling("contact-specialist", strength={"all": -1}, means="contact"),
    Settling("colony-ship", means="ship"),
    Settling("new-military-tactics", means="tactics"),
]

STRENGTH_OF: dict[int, list[str]] = {
    0: [],
    1: ["expedition-force"],
    2: ["space-marines"],
    3: ["drop-ships"],
    4: ["expedition-force", "drop-ships"],
    5: ["space-marines", "drop-ships"],
    6: ["expedition-force", "space-marines", "drop-ships"],
    7: ["new-galactic-order", "space-marines", "drop-ships"],
}
"""Developments that add up to a strength against every world."""


def world(card: str) -> World:
    return next(row for row in CARDS_WORLDS if row.card == card)
