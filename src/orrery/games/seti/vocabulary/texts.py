"""What cards, planets, stars, technologies and species say: every list of the data becomes effects, once."""

from __future__ import annotations

from ....core.facts import Entry
from ..facts.board import (
    ANOMALIES,
    CENTAURIANS,
    EARTH,
    FACTS,
    MASCAMITES,
    MOONS,
    OUMUAMUANS,
    SPECIES,
    STARS,
    TECHS,
    TRACE_COLORS,
    moon_facts,
    planet_facts,
    species_facts,
    species_row,
    star_facts,
    tech_facts,
)
from ..facts.cards import CARDS, CONDITIONAL, EXERTIAN, SAMPLE, SCORING, SPECIES_OF, TRIGGERED, TYPE, facts
from ..facts.solo import DIFFICULTIES, difficulty_facts
from ..rules.scoring import ScoreIf, read_scoring
from . import rewards
from .reading import Effects, Reader
from .words import VOCABULARY


def read_all() -> None:
    """Fill the lists of `rewards.py`; called once, where the game is put together."""
    _read_board(Reader(VOCABULARY, OUMUAMUANS))
    for species in range(len(SPECIES)):
        _read_species(species)
    for card in range(len(CARDS)):
        _read_card(card, Reader(VOCABULARY, SPECIES_OF[card]))
    rewards.SAMPLE_REWARD.extend(_rewards(MASCAMITES, "samples"))
    rewards.MESSAGE_REWARD.extend(_rewards(CENTAURIANS, "message_rewards"))
    reader = Reader(VOCABULARY, ANOMALIES)
    for tile in species_facts(ANOMALIES).entries("anomaly_tiles"):
        rewards.ANOMALY_REWARD.append([reader.effects(side) for side in tile.lists("sides")])


def _rewards(species: int, key: str) -> list[Effects]:
    """The rewards of what else belongs to a species."""
    return [Reader(VOCABULARY, species).effects_under(entry, "reward") for entry in species_facts(species).entries(key)]


def _read_board(reader: Reader) -> None:
    for planet in range(EARTH):
        entry = planet_facts(planet)
        rewards.ORBIT_REWARD.append(reader.effects_under(entry, "orbit_reward"))
        rewards.FIRST_ORBIT.append(reader.effects_under(entry, "first_orbit_bonus"))
        rewards.LANDING_REWARD.append(reader.effects_under(entry, "landing_reward"))
    for moon in range(len(MOONS)):
        rewards.MOON_REWARD.append(reader.effects_under(moon_facts(moon), "reward"))
    for star in range(len(STARS)):
        rewards.FIRST_WIN.append(reader.effects_under(star_facts(star), "first_win"))
        rewards.LATER_WIN.append(reader.effects_under(star_facts(star), "later_win"))
    for tech in range(len(TECHS)):
        entry = tech_facts(tech)
        rewards.FIXED_BONUS.append(reader.effects_under(entry, "fixed_bonus"))
        rewards.LOWER_REWARD.append(
            reader.effects_under(entry.entry("effect"), "lower_slot") if entry.has("effect") else []
        )
    rewards.COMPUTER_REWARD.extend(reader.effects(slot) for slot in FACTS.lists("computer"))
    for difficulty in DIFFICULTIES:
        slots = difficulty_facts(difficulty).lists("computer")
        rewards.RIVAL_COMPUTER_REWARD.append([reader.effects(slot) for slot in slots])
    rewards.TILE_BONUS.extend(reader.effects(bonus) for bonus in FACTS.lists("tile_bonuses"))
    rewards.DISCOVERY_REWARD.extend(reader.effects(place) for place in FACTS.lists("species_places"))
    rewards.OVERFLOW_REWARD.extend(reader.effects_under(FACTS, "overflow"))


def _read_species(species: int) -> None:
    columns = [_rows(species, color) for color in range(len(TRACE_COLORS))]
    rewards.ROW_REWARD.append(
        [
            [
                [],
                *(
                    Reader(VOCABULARY, species, row + 1).effects_under(entry, "reward")
                    for row, entry in enumerate(rows)
                ),
            ]
            for rows in columns
        ]
    )
    rewards.ROW_COST_DATA.append([[0, *(row.entry("cost").number("data", 0) for row in rows)] for rows in columns])
    exofossils = [[0, *(row.entry("cost").number("exofossil", 0) for row in rows)] for rows in columns]
    rewards.ROW_COST_EXOFOSSILS.append(exofossils)
    rewards.ROW_REPEATABLE.append([[False, *(row.flag("repeatable") for row in rows)] for rows in columns])
    rewards.ROW_DANGER.append([[0, *(row.number("danger", 0) for row in rows)] for rows in columns])


def _rows(species: int, color: int) -> list[Entry]:
    rows: list[Entry] = []
    while (entry := species_row(species, color, len(rows) + 1)) is not None:
        rows.append(entry)
    return rows


def _read_card(card: int, reader: Reader) -> None:
    entry = facts(card)
    rewards.CARD_EFFECTS.append(reader.effects_under(entry, "effects"))
    rewards.CARD_DELAYED.append(reader.effects_under(entry, "delayed"))
    reward: Effects = []
    if TYPE[card] == EXERTIAN:
        rewards.CARD_SCORING[card] = ScoreIf(entry.number("score"), reader.condition(entry.entry("condition")))
    elif TYPE[card] == SCORING:
        rewards.CARD_SCORING[card] = read_scoring(entry.entry("scoring"), reader)
    elif TYPE[card] in (CONDITIONAL, SAMPLE):
        mission = entry.entries("missions")[0]
        rewards.MISSION_CONDITION[card] = reader.condition(mission.entry("condition"))
        reward = reader.effects_under(mission, "reward")
    elif TYPE[card] == TRIGGERED:
        rewards.SLOT_REWARD.extend(reader.effects_under(slot, "reward") for slot in entry.entries("missions"))
    rewards.MISSION_REWARD.append(reward)
