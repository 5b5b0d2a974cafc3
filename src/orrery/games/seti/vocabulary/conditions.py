"""Conditions and counts of cards: read once from the data, checked against a position."""

from __future__ import annotations

from typing import Final

from ....core.facts import Entry
from ..facts.board import (
    ASTEROIDS,
    COMET,
    EARTH,
    FIRST_MOON,
    IN_PLAY,
    MOON_OF,
    NOTHING,
    OVERFLOW,
    PLANET,
    SECTOR_COLORS,
    SECTORS,
    STAR_COLOR,
    STARS,
    TECH_KIND,
    TECH_KINDS,
    TECHS,
    TILE,
    TRACE_COLORS,
    number_of,
    planet_number,
)
from ..facts.cards import CORNER, CORNERS, INCOME, INCOMES
from ..facts.sky import DISTANCE, STEP
from ..position import trace_marks
from ..position.player import Player
from ..position.state import State
from ..rules.signals import sectors_with_signal
from ..rules.traces import has_all_colors
from ..species.anomalies import anomaly_sector
from .lists import ROW_COST_EXOFOSSILS

EVERY: Final = -1


class Condition:
    """What must be so: the kind, a number, and up to two words as numbers."""

    def __init__(self, kind: str, number: int, first: int, second: int, flag: bool, parts: list[int]) -> None:
        self.kind = kind
        self.number = number
        self.first = first
        self.second = second
        self.flag = flag
        self.parts = parts


CONDITIONS: Final[list[Condition]] = []
NO_CONDITION: Final = -1

_KINDS: Final = [
    "sector_wins", "wins_in_one_sector", "sectors_with_own_signal", "traces", "trace_on_each_species",
    "all_trace_colors_on_one_species", "craft_at", "craft", "orbiters", "landers",
    "orbiter_and_lander_at_one_planet", "all_of", "probe_on", "chosen_probe_on", "probe_distance_from_earth",
    "publicity", "score", "techs", "hand_empty", "landed_on", "researched_tech_taken_before_by_other",
    "own_signals_in_that_sector", "all_trace_colors_on_this_species", "traces_on_this_species",
    "traces_on_other_species", "traces_of_one_color", "own_capsule_at", "earth_sector_has_anomaly",
    "own_trace_on_exofossil_cost_space", "signals_on_oumuamua_by_this_scan", "lander_at", "exofossils",
    "own_signals_on_oumuamua_tile", "craft_at_one_planet", "tucked_income_cards", "completed_missions",
]  # fmt: skip


def _color(entry: Entry, words: list[str]) -> int:
    if not entry.has("color") or entry.text("color") == "any":
        return EVERY
    return number_of(entry, "color", words)


def _first(entry: Entry, species: int) -> int:
    """The word a condition is about: a planet, a colour, a kind, what a probe stands on; or its species."""
    kind = entry.text("is")
    if entry.has("planet"):
        return planet_number(entry.text("planet"), f"{entry.where}.planet")
    if entry.has("what"):
        return [ASTEROIDS, COMET][number_of(entry, "what", ["asteroids", "comet"])]
    if entry.has("kind"):
        return number_of(entry, "kind", TECH_KINDS)
    if entry.has("planets"):
        return sum(1 << planet_number(planet, f"{entry.where}.planets") for planet in entry.texts("planets"))
    if entry.has("exactly"):
        return entry.number("exactly")
    if kind == "sector_wins":
        return _color(entry, SECTOR_COLORS)
    return _color(entry, TRACE_COLORS)


def read_condition(entry: Entry, species: int) -> int:
    """The number of a condition; `species` is that of its card."""
    kind = _KINDS[number_of(entry, "is", _KINDS)]
    parts = [read_condition(part, species) for part in entry.entries("parts")] if entry.has("parts") else []
    near = f"{entry.where}.adjacent_to"
    second = planet_number(entry.text("adjacent_to"), near) if entry.has("adjacent_to") else species
    flag = entry.flag("or_any_moon") or entry.flag("moons") or (kind == "landers" and not entry.has("moons"))
    CONDITIONS.append(Condition(kind, entry.number("n", 1), _first(entry, species), second, flag, parts))
    return len(CONDITIONS) - 1


def holds(state: State, seat: int, number: int) -> bool:
    """Whether a condition holds for a player now."""
    condition = CONDITIONS[number]
    kind = condition.kind
    player = state.players[seat]
    if kind == "all_of":
        return all(holds(state, seat, part) for part in condition.parts)
    if kind == "hand_empty":
        return not player.hand
    if kind == "researched_tech_taken_before_by_other":
        return state.shared == 1
    if kind == "landed_on":
        return _landed_on(state, condition)
    if kind == "own_signals_in_that_sector":
        return bool(state.marked) and state.signals[state.marked[-1]].count(seat) == condition.first
    if kind == "earth_sector_has_anomaly":
        return bool(state.anomalies) and state.earth_sector() in [anomaly_sector(state, color) for color in range(3)]
    if kind in ("probe_on", "chosen_probe_on"):
        return _probe_on(state, player, condition)
    if kind == "own_capsule_at":
        return state.space_of(condition.first) in player.capsules
    if kind in ("all_trace_colors_on_one_species", "all_trace_colors_on_this_species", "trace_on_each_species"):
        return _has_traces(state, seat, condition)
    if kind == "own_trace_on_exofossil_cost_space":
        return _paid_exofossils(state, seat, condition.second)
    if kind == "orbiter_and_lander_at_one_planet":
        return any(player.orbiters[planet] and _landers_at(player, planet) for planet in range(EARTH))
    return _amount(state, seat, condition) >= condition.number


def _amount(state: State, seat: int, condition: Condition) -> int:
    """The number a condition compares."""
    kind = condition.kind
    player = state.players[seat]
    first = condition.first
    if kind == "sector_wins":
        return sector_wins(state, seat, first)
    if kind == "wins_in_one_sector":
        return max(state.wins.count(star * 8 + seat) for star in range(len(STARS)))
    if kind == "sectors_with_own_signal":
        return sectors_with_signal(state, seat)
    if kind == "traces":
        return trace_marks.count(state, seat, EVERY, first)
    if kind in ("traces_on_this_species", "traces_on_other_species"):
        return _traces_here(state, seat, condition)
    if kind == "traces_of_one_color":
        return max(trace_marks.count(state, seat, EVERY, color) for color in range(len(TRACE_COLORS)))
    if kind in ("craft_at", "craft_at_one_planet", "craft", "orbiters", "landers", "lander_at"):
        return _craft(player, condition)
    if kind == "probe_distance_from_earth":
        earth = state.space_of(EARTH)
        return max([DISTANCE[earth][space] for space in [*player.probes, *player.capsules]], default=0)
    if kind == "techs":
        return techs_of(player, first)
    if kind == "signals_on_oumuamua_by_this_scan":
        return state.scanned.count(TILE)
    if kind == "own_signals_on_oumuamua_tile":
        return state.signals[TILE].count(seat)
    amounts = {
        "publicity": player.publicity,
        "score": player.score,
        "exofossils": player.exofossils,
        "tucked_income_cards": len(player.income),
        "completed_missions": len(player.completed),
    }
    return amounts[kind]


def _craft(player: Player, condition: Condition) -> int:
    kind = condition.kind
    if kind == "craft_at":
        return craft_at(player, condition.first)
    if kind == "craft_at_one_planet":
        return max(craft_at(player, planet) for planet in range(EARTH))
    if kind == "lander_at":
        return _landers_at(player, condition.first)
    orbiters, landers, moons = sum(player.orbiters), sum(player.landers), sum(player.moons)
    if kind == "orbiters":
        return orbiters
    if kind == "landers":
        return landers + (moons if condition.flag else 0)
    return orbiters + landers + moons


def _landers_at(player: Player, planet: int) -> int:
    return player.landers[planet] + sum(landers for moon, landers in enumerate(player.moons) if MOON_OF[moon] == planet)


def craft_at(player: Player, planet: int) -> int:
    """Orbiters and landers at a planet, moons included."""
    return player.orbiters[planet] + _landers_at(player, planet)


def sector_wins(state: State, seat: int, color: int) -> int:
    """Wins in sectors of a colour, or EVERY."""
    return sum(win % 8 == seat and color in (EVERY, STAR_COLOR[win // 8]) for win in state.wins)


def techs_of(player: Player, kind: int) -> int:
    return sum(player.has_tech(tech) and kind in (EVERY, TECH_KIND[tech]) for tech in range(len(TECHS)))


def _landed_on(state: State, condition: Condition) -> bool:
    if state.landed == NOTHING:
        return False
    if state.landed >= FIRST_MOON:
        return condition.flag
    return condition.first >> state.landed & 1 == 1


def _probe_on(state: State, player: Player, condition: Condition) -> bool:
    spaces = [state.chosen] if condition.kind == "chosen_probe_on" else [*player.probes, *player.capsules]
    found = [space for space in spaces if state.shown(space) == condition.first]
    if condition.kind == "probe_on" and condition.second >= 0:
        near = STEP[state.space_of(condition.second)]
        found = [space for space in found if space in near]
    return bool(found)


def _has_traces(state: State, seat: int, condition: Condition) -> bool:
    if condition.kind == "trace_on_each_species":
        return all(trace_marks.count(state, seat, place, condition.first) for place in range(IN_PLAY))
    if condition.kind == "all_trace_colors_on_one_species":
        return any(has_all_colors(state, seat, place) for place in range(IN_PLAY))
    place = state.place_of(condition.second)
    return place != NOTHING and has_all_colors(state, seat, place)


def _traces_here(state: State, seat: int, condition: Condition) -> int:
    place = state.place_of(condition.second)
    if condition.kind == "traces_on_other_species":
        place = 1 - place
    return trace_marks.count(state, seat, place, condition.first)


def _paid_exofossils(state: State, seat: int, species: int) -> bool:
    place = state.place_of(species)
    for mark in state.traces:
        spot = trace_marks.spot_of(mark)
        own = trace_marks.owner_of(mark) == seat and trace_marks.place_of(mark) == place
        if own and 0 < spot < OVERFLOW and ROW_COST_EXOFOSSILS[species][trace_marks.color_of(mark)][spot]:
            return True
    return False


class Count:
    """How often something is there."""

    def __init__(self, kind: str, first: int, species: int) -> None:
        self.kind = kind
        self.first = first
        self.species = species


COUNTS: Final[list[Count]] = []
_COUNTS: Final = [
    "craft_at", "sector_wins", "traces", "techs", "sectors_with_own_signal", "techs_of_kind_just_researched",
    "traces_of_color_just_marked", "own_publicity", "tucked_cards_with_income", "shown_hand_cards_with_income",
    "shown_hand_cards_with_corner", "distinct_sectors_marked_by_this_effect", "signals_marked_by_this_scan",
    "asteroid_fields_adjacent_to_chosen_probe", "other_planets_and_comets_in_earth_sector",
    "own_traces_on_this_species", "own_signals_in_anomaly_sectors", "signals_on_oumuamua_by_this_scan",
]  # fmt: skip


def read_count(entry: Entry, species: int) -> int:
    kind = _COUNTS[number_of(entry, "of", _COUNTS)]
    first = EVERY
    if entry.has("planet"):
        first = planet_number(entry.text("planet"), f"{entry.where}.planet")
    elif entry.has("kind"):
        first = number_of(entry, "kind", TECH_KINDS)
    elif entry.has("income"):
        first = number_of(entry, "income", INCOMES)
    elif entry.has("corner"):
        first = number_of(entry, "corner", CORNERS)
    elif entry.has("color"):
        words = TRACE_COLORS if kind == "traces" else SECTOR_COLORS
        first = number_of(entry, "color", words)
    COUNTS.append(Count(kind, first, species))
    return len(COUNTS) - 1


def is_shown_by_choice(number: int) -> bool:
    """Whether the player decides how many matching hand cards to show."""
    return COUNTS[number].kind.startswith("shown_")


def fitting(cards: list[int], number: int) -> list[int]:
    """Which of these cards could be shown for a count, in their order."""
    counted = COUNTS[number]
    fact = INCOME if counted.kind == "shown_hand_cards_with_income" else CORNER
    return [card for card in cards if card != NOTHING and fact[card] == counted.first]


def count(state: State, seat: int, number: int) -> int:
    """How often a counted thing is there for a player now; hand cards: as many as could be shown."""
    counted = COUNTS[number]
    kind, first = counted.kind, counted.first
    player = state.players[seat]
    if kind == "craft_at":
        return craft_at(player, first)
    if kind == "sector_wins":
        return sector_wins(state, seat, first)
    if kind == "traces":
        return trace_marks.count(state, seat, EVERY, first)
    if kind == "techs":
        return techs_of(player, first)
    if kind == "sectors_with_own_signal":
        return sectors_with_signal(state, seat)
    if kind == "techs_of_kind_just_researched":
        return 0 if state.researched == NOTHING else techs_of(player, TECH_KIND[state.researched])
    if kind == "traces_of_color_just_marked":
        return trace_marks.count(state, seat, EVERY, state.traced)
    if kind == "own_publicity":
        return player.publicity
    if kind == "tucked_cards_with_income":
        return sum(INCOME[card] == first for card in player.income)
    if is_shown_by_choice(number):
        return len(fitting(player.hand, number))
    return _count_signals(state, seat, counted)


def _count_signals(state: State, seat: int, counted: Count) -> int:
    kind = counted.kind
    if kind == "distinct_sectors_marked_by_this_effect":
        return len(set(state.marked))
    if kind == "signals_marked_by_this_scan":
        return sum(place != TILE and STAR_COLOR[place] == counted.first for place in state.scanned)
    if kind == "signals_on_oumuamua_by_this_scan":
        return state.scanned.count(TILE)
    if kind == "asteroid_fields_adjacent_to_chosen_probe":
        near = [space for space in STEP[state.chosen] if space != NOTHING]
        return sum(state.shown(space) == ASTEROIDS for space in near)
    if kind == "other_planets_and_comets_in_earth_sector":
        cells = [state.shown(ring * SECTORS + state.earth_sector()) for ring in range(4)]
        return sum(cell == COMET or (cell >= PLANET and cell != PLANET + EARTH) for cell in cells)
    if kind == "own_traces_on_this_species":
        place = state.place_of(counted.species)
        return trace_marks.count(state, seat, place, EVERY)
    sectors = {anomaly_sector(state, color) for color in range(len(TRACE_COLORS))} if state.anomalies else set()
    return sum(state.signals[state.stars[sector]].count(seat) for sector in sectors)
