"""What cards and boards say, for the faces: every text a description, by the keys of the data files."""

from __future__ import annotations

from typing import TypedDict

from ....core.description import Description
from ..facts.board import EARTH, MOONS, PLANETS, SPECIES, STARS, TECHS, TRACE_COLORS
from ..facts.cards import CARDS
from ..vocabulary import rewards
from ..vocabulary.reading import Effects, described
from ..vocabulary.slots import SLOT_TRIGGER, SLOTS_OF


class MissionTexts(TypedDict):
    """What a mission, or one slot of it, waits for, and what it pays."""

    when: Description
    reward: Description


class CardTexts(TypedDict):
    """What a card does; None where it does nothing of the kind."""

    effects: Description | None
    delayed: Description | None
    missions: list[MissionTexts]
    scoring: Description | None


class PlanetTexts(TypedDict):
    """What an orbit, the first orbit and a landing pay."""

    orbit: Description
    first_orbit: Description
    landing: Description


class StarTexts(TypedDict):
    """What the first and later wins pay."""

    first_win: Description
    later_win: Description


class SpeciesTexts(TypedDict):
    """What the spaces of a species' board pay, by colour from below."""

    board: dict[str, list[Description]]


class Texts(TypedDict):
    """Everything that is printed as a list of effects."""

    cards: dict[str, CardTexts]
    planets: dict[str, PlanetTexts]
    moons: dict[str, Description]
    stars: dict[str, StarTexts]
    lower_slots: dict[str, Description]
    tile_bonuses: list[Description]
    computer: list[Description | None]
    discovery: list[Description]
    overflow: Description
    species: dict[str, SpeciesTexts]
    samples: list[Description]
    anomalies: dict[str, list[Description]]
    messages: list[Description]


def texts() -> Texts:
    planets = {PLANETS[planet]: _planet(planet) for planet in range(EARTH)}
    computers = {TECHS[tech]: lower for tech, lower in enumerate(rewards.LOWER_REWARD) if lower}
    tiles = zip(TRACE_COLORS, rewards.ANOMALY_REWARD, strict=True)
    return {
        "cards": {CARDS[card]: _card(card) for card in range(len(CARDS))},
        "planets": planets,
        "moons": {MOONS[moon]: described(reward) for moon, reward in enumerate(rewards.MOON_REWARD)},
        "stars": {STARS[star]: _star(star) for star in range(len(STARS))},
        "lower_slots": {tech: described(lower) for tech, lower in computers.items()},
        "tile_bonuses": [described(bonus) for bonus in rewards.TILE_BONUS],
        "computer": [_some(slot) for slot in rewards.COMPUTER_REWARD],
        "discovery": [described(reward) for reward in rewards.DISCOVERY_REWARD],
        "overflow": described(rewards.OVERFLOW_REWARD),
        "species": {SPECIES[species]: _species(species) for species in range(len(SPECIES))},
        "samples": [described(reward) for reward in rewards.SAMPLE_REWARD],
        "anomalies": {color: [described(side) for side in sides] for color, sides in tiles},
        "messages": [described(reward) for reward in rewards.MESSAGE_REWARD],
    }


def _some(effects: Effects) -> Description | None:
    return described(effects) if effects else None


def _card(card: int) -> CardTexts:
    scoring = rewards.CARD_SCORING.get(card)
    return {
        "effects": _some(rewards.CARD_EFFECTS[card]),
        "delayed": _some(rewards.CARD_DELAYED[card]),
        "missions": _missions(card),
        "scoring": None if scoring is None else scoring.describe(),
    }


def _missions(card: int) -> list[MissionTexts]:
    condition = rewards.MISSION_CONDITION.get(card)
    if condition is not None:
        return [{"when": condition.describe(), "reward": described(rewards.MISSION_REWARD[card])}]
    return [
        {"when": SLOT_TRIGGER[slot].describe(), "reward": described(rewards.SLOT_REWARD[slot])}
        for slot in SLOTS_OF[card]
    ]


def _planet(planet: int) -> PlanetTexts:
    return {
        "orbit": described(rewards.ORBIT_REWARD[planet]),
        "first_orbit": described(rewards.FIRST_ORBIT[planet]),
        "landing": described(rewards.LANDING_REWARD[planet]),
    }


def _star(star: int) -> StarTexts:
    first, later = rewards.FIRST_WIN[star], rewards.LATER_WIN[star]
    return {"first_win": described(first), "later_win": described(later)}


def _species(species: int) -> SpeciesTexts:
    columns = zip(TRACE_COLORS, rewards.ROW_REWARD[species], strict=True)
    return {"board": {color: [described(row) for row in rows[1:]] for color, rows in columns}}
