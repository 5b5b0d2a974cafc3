"""Every word of the data and how it is read: a new verb, condition or count is a class and a line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.facts import Entry
from ..facts.board import (
    ASTEROIDS,
    COMET,
    EVERY,
    NOTHING,
    SECTOR_COLORS,
    TECH_KINDS,
    TRACE_COLORS,
    planet_number,
)
from ..facts.cards import CORNERS, INCOMES
from ..rules import hand, movement, playing, probes, research, resources, scan, signals, traces, triggers
from ..solo import progress
from ..species import anomalies, mascamites, species_cards
from . import card_effects, card_handling, conditions, holdings, markers, reading
from .families import Condition, Count
from .reading import ReadCondition, ReadCount, ReadEffect, Reader, Vocabulary

VERBS: Final[dict[str, ReadEffect]] = {
    "choose_one": card_effects.ChooseOne.read,
    "choose_probe": probes.ChooseProbe.read,
    "collect_sample": mascamites.CollectSample.read,
    "corner_of_taken_card": card_handling.CornerOfTakenCard.read,
    "draw": hand.Draw.read,
    "draw_and_split": card_handling.DrawAndSplit.read,
    "gain": resources.Gain.read,
    "gain_per": card_effects.GainPer.read,
    "if": card_effects.If.read,
    "increase_income": card_handling.read_income,
    "land": probes.Land.read,
    "launch": probes.Launch.read,
    "may_pay": card_effects.MayPayExofossil.read,
    "message_marker": playing.PlaceMessage.read,
    "move": card_effects.read_move,
    "next_anomaly_reward": anomalies.NextAnomalyReward.read,
    "orbit_or_land": probes.Land.read,
    "pay": card_effects.PayExofossils.read,
    "progress": progress.Progress.read,
    "remove_own": probes.RemoveCraft.read,
    "research": research.Research.read,
    "resolve_sample": mascamites.ResolveSample.read,
    "return_this_card_to_hand": card_handling.ReturnThisCard.read,
    "rotate": movement.Rotate.read,
    "row_corners": card_handling.RowCorners.read,
    "sample_reward": mascamites.SampleReward.read,
    "sample_token_reward": mascamites.SampleTokenReward.read,
    "scan": scan.Scan.read,
    "signal": signals.read_signals,
    "species_card": species_cards.TakeSpeciesCard.read,
    "take_card": hand.TakeCard.read,
    "take_whole_row": card_handling.TakeWholeRow.read,
    "this_turn": triggers.StartBonus.read,
    "trace": traces.Trace.read,
    "turn_rule": triggers.StartRule.read,
}


# Counts; each is a condition as well: at least that many


def _holding(entry: Entry, reader: Reader) -> Count:
    return holdings.Holding(entry.text("is" if entry.has("is") else "of"))


def _planet(entry: Entry) -> int:
    return planet_number(entry.text("planet"), f"{entry.where}.planet")


def _any_or(entry: Entry, key: str, words: Sequence[str]) -> int:
    return EVERY if entry.text(key) == "any" else entry.number_of(key, words)


def _traces_here(entry: Entry, reader: Reader) -> Count:
    return markers.TracesHere(reader.species, 0, _any_or(entry, "color", TRACE_COLORS))


def _traces_there(entry: Entry, reader: Reader) -> Count:
    return markers.TracesHere(reader.species, 1, _any_or(entry, "color", TRACE_COLORS))


def _asteroids_beside_probe(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.PROBE, entry)
    return holdings.AsteroidsBesideProbe(0)


def _sectors_marked(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.SIGNALS, entry)
    return markers.SectorsMarked([])


def _scan_signals(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.SCAN, entry)
    return markers.ScanSignals(entry.number_of("color", SECTOR_COLORS), [])


def _scan_signals_on_tile(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.SCAN, entry)
    return markers.ScanSignalsOnTile([])


def _techs_of_that_kind(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.RESEARCH, entry)
    return holdings.TechsOfThatKind()


def _traces_of_that_color(entry: Entry, reader: Reader) -> Count:
    reader.speaks_of(reading.TRACE, entry)
    return markers.TracesOfThatColor()


COUNTS: Final[dict[str, ReadCount]] = {
    "asteroid_fields_adjacent_to_chosen_probe": _asteroids_beside_probe,
    "completed_missions": _holding,
    "craft": _holding,
    "craft_at": lambda entry, reader: holdings.CraftAt(_planet(entry)),
    "craft_at_one_planet": lambda entry, reader: holdings.CraftAtOnePlanet(),
    "distinct_sectors_marked_by_this_effect": _sectors_marked,
    "exofossils": _holding,
    "lander_at": lambda entry, reader: holdings.LanderAt(_planet(entry)),
    "landers": lambda entry, reader: holdings.Landers(int(entry.flag("moons") or not entry.has("moons"))),
    "orbiters": _holding,
    "other_planets_and_comets_in_earth_sector": lambda entry, reader: holdings.SightsOfEarthSector(),
    "own_signals_in_anomaly_sectors": lambda entry, reader: markers.SignalsAtAnomalies(),
    "own_signals_on_oumuamua_tile": lambda entry, reader: markers.SignalsOnTile(),
    "probe_distance_from_earth": lambda entry, reader: holdings.DistanceFromEarth(),
    "publicity": _holding,
    "score": _holding,
    "sector_wins": lambda entry, reader: markers.SectorWins(_any_or(entry, "color", SECTOR_COLORS)),
    "sectors_with_own_signal": lambda entry, reader: markers.SectorsWithSignal(),
    "shown_hand_cards_with_corner": lambda entry, reader: holdings.ShownCorners(entry.number_of("corner", CORNERS)),
    "shown_hand_cards_with_income": lambda entry, reader: holdings.ShownIncomes(entry.number_of("income", INCOMES)),
    "signals_marked_by_this_scan": _scan_signals,
    "signals_on_oumuamua_by_this_scan": _scan_signals_on_tile,
    "techs": lambda entry, reader: holdings.Techs(_any_or(entry, "kind", TECH_KINDS)),
    "techs_of_kind_just_researched": _techs_of_that_kind,
    "traces": lambda entry, reader: markers.Traces(_any_or(entry, "color", TRACE_COLORS)),
    "traces_of_color_just_marked": _traces_of_that_color,
    "traces_of_one_color": lambda entry, reader: markers.TracesOfOneColor(),
    "traces_on_other_species": _traces_there,
    "traces_on_this_species": _traces_here,
    "tucked_cards_with_income": lambda entry, reader: holdings.TuckedCards(entry.number_of("income", INCOMES)),
    "tucked_income_cards": _holding,
    "wins_in_one_sector": lambda entry, reader: markers.WinsInOneSector(),
}


# Conditions that are no counts


def _sight(entry: Entry) -> int:
    return [ASTEROIDS, COMET][entry.number_of("what", ["asteroids", "comet"])]


def _both(entry: Entry, reader: Reader) -> Condition:
    first, second = entry.entries("parts")
    return conditions.Both(reader.condition(first), reader.condition(second))


def _probe_on(entry: Entry, reader: Reader) -> Condition:
    near = NOTHING
    if entry.has("adjacent_to"):
        near = planet_number(entry.text("adjacent_to"), f"{entry.where}.adjacent_to")
    return conditions.ProbeOn(_sight(entry), near)


def _chosen_probe_on(entry: Entry, reader: Reader) -> Condition:
    reader.speaks_of(reading.PROBE, entry)
    return conditions.ChosenProbeOn(_sight(entry), 0)


def _landed_on(entry: Entry, reader: Reader) -> Condition:
    reader.speaks_of(reading.LANDING, entry)
    planets = [planet_number(planet, f"{entry.where}.planets") for planet in entry.texts("planets")]
    return conditions.LandedOn(planets, int(entry.flag("or_any_moon")), NOTHING)


def _taken_before(entry: Entry, reader: Reader) -> Condition:
    reader.speaks_of(reading.RESEARCH, entry)
    return conditions.TakenBefore(0)


def _signals_there(entry: Entry, reader: Reader) -> Condition:
    reader.speaks_of(reading.SIGNALS, entry)
    return conditions.SignalsThere(entry.number("exactly"), NOTHING)


CONDITIONS: Final[dict[str, ReadCondition]] = {
    "all_of": _both,
    "all_trace_colors_on_one_species": lambda entry, reader: conditions.AllColorsOnOneSpecies(),
    "all_trace_colors_on_this_species": lambda entry, reader: conditions.AllColorsHere(reader.species),
    "chosen_probe_on": _chosen_probe_on,
    "earth_sector_has_anomaly": lambda entry, reader: conditions.AnomalyAtEarth(),
    "hand_empty": lambda entry, reader: conditions.HandEmpty(),
    "landed_on": _landed_on,
    "orbiter_and_lander_at_one_planet": lambda entry, reader: conditions.OrbiterAndLander(),
    "own_capsule_at": lambda entry, reader: conditions.CapsuleAt(_planet(entry)),
    "own_signals_in_that_sector": _signals_there,
    "own_trace_on_exofossil_cost_space": lambda entry, reader: conditions.PaidExofossils(reader.species),
    "probe_on": _probe_on,
    "researched_tech_taken_before_by_other": _taken_before,
    "trace_on_each_species": lambda entry, reader: conditions.TraceOnEachSpecies(_any_or(entry, "color", TRACE_COLORS)),
}


def _at_least(entry: Entry, reader: Reader) -> Condition:
    return conditions.AtLeast(entry.number("n", 1), COUNTS[entry.text("is")](entry, reader))


VOCABULARY: Final = Vocabulary(VERBS, CONDITIONS | dict.fromkeys(COUNTS, _at_least), COUNTS)
