"""What cards and boards say, for the faces: every text a description, by the keys of the data files."""

from __future__ import annotations

from typing import TypedDict

from ....core.description import Description
from ..facts.board import EARTH, MOONS, PLANETS, SPECIES, STARS, TECH_POINTS, TECHS, TRACE_COLORS
from ..facts.cards import CARDS
from ..facts.objectives import OBJECTIVES, TASKS_OF
from ..facts.phrases import amount_phrase
from ..facts.slots import SLOT_TRIGGER, SLOTS_OF
from ..facts.solo import ACTION_CARDS, ARROW, ARROWS
from ..rules.computer import ANALYSIS
from ..rules.resources import Gain
from ..solo.turn import ACTIONS
from ..vocabulary import rewards
from ..vocabulary.reading import Effects, description_of
from ..vocabulary.tasks import TASK


class MissionTexts(TypedDict):
    """What a mission waits for, as a condition or by one of its slots, and what it pays."""

    condition: Description | None
    trigger: Description | None
    reward: Description


class CardTexts(TypedDict):
    """What a card does; None where it does nothing of the kind."""

    effects: Description | None
    delayed: Description | None
    missions: list[MissionTexts]
    scoring: Description | None


class PlanetTexts(TypedDict):
    """What an orbit, the first orbit and a landing pay."""

    orbit_reward: Description
    first_orbit_bonus: Description
    landing_reward: Description


class StarTexts(TypedDict):
    """What the first and later wins pay."""

    first_win: Description
    later_win: Description


class ComputerTexts(TypedDict):
    """What data on a computer technology pay."""

    upper_slot: Description
    lower_slot: Description


class RowTexts(TypedDict):
    """What a space of a species' board costs and pays."""

    price: Description | None
    reward: Description


class ActionCardTexts(TypedDict):
    """The decision arrow of one of the rival's cards, and its actions from the top."""

    arrow: str
    actions: list[Description]


class Texts(TypedDict):
    """Everything that is printed as a list of effects."""

    cards: dict[str, CardTexts]
    planets: dict[str, PlanetTexts]
    moons: dict[str, Description]
    stars: dict[str, StarTexts]
    computer_techs: dict[str, ComputerTexts]
    tile_bonuses: list[Description]
    computer: list[Description | None]
    analysis: Description
    species_places: list[Description]
    overflow: Description
    species_boards: dict[str, dict[str, list[RowTexts]]]
    samples: list[Description]
    anomalies: dict[str, list[Description]]
    messages: list[Description]
    objectives: dict[str, list[Description]]
    action_cards: dict[str, ActionCardTexts]
    rival_computers: list[list[Description | None]]


def texts() -> Texts:
    planets = {PLANETS[planet]: _planet(planet) for planet in range(EARTH)}
    tiles = zip(TRACE_COLORS, rewards.ANOMALY_REWARD, strict=True)
    return {
        "cards": {CARDS[card]: _card(card) for card in range(len(CARDS))},
        "planets": planets,
        "moons": {MOONS[moon]: description_of(reward) for moon, reward in enumerate(rewards.MOON_REWARD)},
        "stars": {STARS[star]: _star(star) for star in range(len(STARS))},
        "computer_techs": {TECHS[tech]: _computer(lower) for tech, lower in enumerate(rewards.LOWER_REWARD) if lower},
        "tile_bonuses": [description_of(bonus) for bonus in rewards.TILE_BONUS],
        "computer": [_some(slot) for slot in rewards.COMPUTER_REWARD],
        "analysis": description_of([ANALYSIS]),
        "species_places": [description_of(reward) for reward in rewards.DISCOVERY_REWARD],
        "overflow": description_of(rewards.OVERFLOW_REWARD),
        "species_boards": {SPECIES[species]: _board(species) for species in range(len(SPECIES))},
        "samples": [description_of(reward) for reward in rewards.SAMPLE_REWARD],
        "anomalies": {color: [description_of(side) for side in sides] for color, sides in tiles},
        "messages": [description_of(reward) for reward in rewards.MESSAGE_REWARD],
        "objectives": {
            OBJECTIVES[tile]: [TASK[task].describe() for task in tasks] for tile, tasks in enumerate(TASKS_OF)
        },
        "action_cards": {word: _action_card(card) for card, word in enumerate(ACTION_CARDS)},
        "rival_computers": [[_some(slot) for slot in slots] for slots in rewards.RIVAL_COMPUTER_REWARD],
    }


def _some(effects: Effects) -> Description | None:
    return description_of(effects) if effects else None


def _card(card: int) -> CardTexts:
    scoring = rewards.CARD_SCORING.get(card)
    return {
        "effects": _some(rewards.CARD_EFFECTS[card]),
        "delayed": _some(rewards.CARD_DELAYED[card]),
        "missions": _missions(card),
        "scoring": None if scoring is None else scoring.describe(),
    }


def _action_card(card: int) -> ActionCardTexts:
    return {"arrow": ARROWS[ARROW[card]], "actions": [action.describe() for action in ACTIONS[card]]}


def _missions(card: int) -> list[MissionTexts]:
    condition = rewards.MISSION_CONDITION.get(card)
    if condition is not None:
        reward = description_of(rewards.MISSION_REWARD[card])
        return [{"condition": condition.describe(), "trigger": None, "reward": reward}]
    return [
        {
            "condition": None,
            "trigger": SLOT_TRIGGER[slot].describe(),
            "reward": description_of(rewards.SLOT_REWARD[slot]),
        }
        for slot in SLOTS_OF[card]
    ]


def _planet(planet: int) -> PlanetTexts:
    return {
        "orbit_reward": description_of(rewards.ORBIT_REWARD[planet]),
        "first_orbit_bonus": description_of(rewards.FIRST_ORBIT[planet]),
        "landing_reward": description_of(rewards.LANDING_REWARD[planet]),
    }


def _star(star: int) -> StarTexts:
    first, later = rewards.FIRST_WIN[star], rewards.LATER_WIN[star]
    return {"first_win": description_of(first), "later_win": description_of(later)}


def _computer(lower: Effects) -> ComputerTexts:
    return {"upper_slot": amount_phrase("score", TECH_POINTS), "lower_slot": description_of(lower)}


def _board(species: int) -> dict[str, list[RowTexts]]:
    """The spaces of a species' board by colour, from below."""
    return {
        key: [_row(species, color, row) for row in range(1, len(rewards.ROW_REWARD[species][color]))]
        for color, key in enumerate(TRACE_COLORS)
    }


def _row(species: int, color: int, row: int) -> RowTexts:
    data, exofossils = rewards.ROW_COST_DATA[species][color][row], rewards.ROW_COST_EXOFOSSILS[species][color][row]
    price = Gain(0, 0, 0, data, 0, exofossils).describe() if data or exofossils else None
    return {"price": price, "reward": description_of(rewards.ROW_REWARD[species][color][row])}
