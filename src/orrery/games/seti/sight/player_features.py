"""One player's block of the numbers of a position: everything that lies open before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.features import Layout, Numbers, cap, count_each, mark_bits, places_among
from ..facts.board import (
    EARTH,
    FIRST_COMPUTER,
    GOLD_TILES,
    MOONS,
    NOTHING,
    PLACES,
    PLANETS,
    PUBLICITY,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPOTS,
    TECH_PLACES,
    TECHS,
    TRACE_COLORS,
)
from ..facts.cards import CARDS, CONDITIONAL, INCOME, INCOMES, MESSAGE, PROJECTS, SAMPLE, SCORING, TRIGGERED, TYPE
from ..facts.slots import SLOT_PLACE, SLOTS, SLOTS_OF
from ..position.actions import REWARDS
from ..position.owned import owner_of, thing_of
from ..position.player import Player
from ..position.state import State

MOST_POINTS: Final = 500
MANY: Final = 60
SOME: Final = 15
"""Bounds of what the rules do not limit: points, things in hand, things of one kind in one place."""


def of_types(*types: int) -> list[int]:
    """The cards of these types."""
    return [card for card in range(len(CARDS)) if TYPE[card] in types]


def words(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


MISSIONS: Final = of_types(CONDITIONAL, TRIGGERED, SAMPLE)
ENDINGS: Final = of_types(SCORING)
MESSAGES: Final = of_types(MESSAGE)
_MISSION: Final = places_among(MISSIONS, len(CARDS))
_ENDING: Final = places_among(ENDINGS, len(CARDS))
_MESSAGE: Final = places_among(MESSAGES, len(CARDS))
COMPUTER_TECHS: Final = TECHS[FIRST_COMPUTER:]
TRACE_PLACES: Final = tuple(f"{place} {color} {spot}" for place in PLACES for color in TRACE_COLORS for spot in SPOTS)
GOLD_NAMES: Final = tuple(str(tile + 1) for tile in range(GOLD_TILES))

LAYOUT: Final = Layout()
_ACTIVE: Final = LAYOUT.number("active", 1)
_STARTS: Final = LAYOUT.number("starts the round", 1)
_PASSED: Final = LAYOUT.number("passed", 1)
_SCORE: Final = LAYOUT.number("score", MOST_POINTS)
_CREDIT: Final = LAYOUT.number("credit", MANY)
_ENERGY: Final = LAYOUT.number("energy", MANY)
_PUBLICITY: Final = LAYOUT.number("publicity", PUBLICITY)
_DATA: Final = LAYOUT.number("data", MANY)
_EXOFOSSILS: Final = LAYOUT.number("exofossils", MANY)
_MOVEMENT: Final = LAYOUT.number("movement", MANY)
_HAND_SIZE: Final = LAYOUT.number("hand size", MANY)
_SPECIES_CARDS: Final = LAYOUT.number("species cards in hand", MANY)
_INCOME: Final = LAYOUT.section("income", INCOMES, MANY)
_TECHS: Final = LAYOUT.section("technology", TECHS, 1)
_INSTALLED: Final = LAYOUT.section(
    "installed", [f"{place} {tech}" for place in TECH_PLACES for tech in COMPUTER_TECHS], 1
)
_COMPUTER: Final = LAYOUT.number("computer", SOME)
_LOWER: Final = LAYOUT.section("lower slot", TECH_PLACES, 1)
_PROBES: Final = LAYOUT.section("probes", SPACE_NAMES, SOME)
_CAPSULES: Final = LAYOUT.section("capsules", SPACE_NAMES, SOME)
_ORBITERS: Final = LAYOUT.section("orbiters", PLANETS[:EARTH], SOME)
_LANDERS: Final = LAYOUT.section("landers", PLANETS[:EARTH], SOME)
_MOONS: Final = LAYOUT.section("moons", MOONS, SOME)
_OPEN: Final = LAYOUT.section("mission", words(MISSIONS), 1)
_FILLED: Final = LAYOUT.section("slot", SLOTS, 1)
_COMPLETED: Final = LAYOUT.section("completed", words(MISSIONS), 1)
_ENDINGS: Final = LAYOUT.section("scoring", words(ENDINGS), 1)
_MESSAGES: Final = LAYOUT.section("message answered at", words(MESSAGES), MOST_POINTS)
_MESSAGE_TILE: Final = LAYOUT.number("message tile at", MOST_POINTS)
_REPLIES: Final = LAYOUT.section("message reward", [str(reward) for reward in REWARDS], 1)
_GOLD: Final = LAYOUT.number("gold milestones", SOME)
_NEUTRAL: Final = LAYOUT.section("neutral milestone", ["first", "second"], 1)
_EXERTIAN: Final = LAYOUT.section("exertian milestone", ["first", "second"], 1)
_EXERTIANS: Final = LAYOUT.number("exertian cards held", SOME)
_PLAYED: Final = LAYOUT.number("exertian cards played", SOME)
_SIGNALS: Final = LAYOUT.section("signals", SIGNAL_PLACES, SOME)
_LATEST: Final = LAYOUT.section("latest signal", SIGNAL_PLACES, MANY)
_WINS: Final = LAYOUT.section("sectors won", SIGNAL_PLACES, SOME)
_GOLD_MARKS: Final = LAYOUT.section("gold mark", GOLD_NAMES, SOME)
_TRACES: Final = LAYOUT.section("trace", TRACE_PLACES, SOME)


def mark_bounded(out: Numbers, at: int, amounts: Sequence[int]) -> None:
    """Amounts side by side, none of them beyond SOME."""
    place = at
    for amount in amounts:
        if amount:
            out[place] = min(amount, SOME)
        place += 1


def write_player(state: State, owner: int, out: Numbers, at: int) -> None:
    player = state.players[owner]
    out[at + _ACTIVE] = int(state.active == owner)
    out[at + _STARTS] = int(state.start == owner)
    out[at + _PASSED] = state.passed >> owner & 1
    _write_purse(player, out, at)
    _write_computer(player, out, at)
    count_each(out, at + _PROBES, player.probes, SOME)
    count_each(out, at + _CAPSULES, player.capsules, SOME)
    mark_bounded(out, at + _ORBITERS, player.orbiters)
    mark_bounded(out, at + _LANDERS, player.landers)
    mark_bounded(out, at + _MOONS, player.moons)
    _write_cards(player, out, at)
    out[at + _GOLD] = cap(player.gold, SOME)
    mark_bits(out, at + _NEUTRAL, player.neutral)
    mark_bits(out, at + _EXERTIAN, player.exertian_passed)
    out[at + _EXERTIANS] = cap(len(player.exertians), SOME)
    out[at + _PLAYED] = cap(len(player.played_exertians), SOME)


def _write_purse(player: Player, out: Numbers, at: int) -> None:
    out[at + _SCORE] = cap(player.score, MOST_POINTS)
    out[at + _CREDIT] = cap(player.credit, MANY)
    out[at + _ENERGY] = cap(player.energy, MANY)
    out[at + _PUBLICITY] = player.publicity
    out[at + _DATA] = cap(player.data, MANY)
    out[at + _EXOFOSSILS] = cap(player.exofossils, MANY)
    out[at + _MOVEMENT] = cap(player.movement, MANY)
    out[at + _HAND_SIZE] = cap(len(player.hand), MANY)
    species_cards = 0
    for card in player.hand:
        species_cards += int(card >= PROJECTS)
    out[at + _SPECIES_CARDS] = cap(species_cards, MANY)
    for card in player.income:
        out[at + _INCOME + INCOME[card]] += 1


def _write_computer(player: Player, out: Numbers, at: int) -> None:
    mark_bits(out, at + _TECHS, player.techs)
    place = at + _INSTALLED - FIRST_COMPUTER
    for tech in player.places:
        if tech != NOTHING:
            out[place + tech] = 1
        place += len(COMPUTER_TECHS)
    out[at + _COMPUTER] = cap(player.computer, SOME)
    mark_bits(out, at + _LOWER, player.lower)


def _write_cards(player: Player, out: Numbers, at: int) -> None:
    for place, card in enumerate(player.missions):
        out[at + _OPEN + _MISSION[card]] = 1
        filled = player.filled[place]
        if filled:
            for slot in SLOTS_OF[card]:
                out[at + _FILLED + slot] = filled >> SLOT_PLACE[slot] & 1
    for card in player.completed:
        out[at + _COMPLETED + _MISSION[card]] = 1
    for card in player.scoring:
        out[at + _ENDINGS + _ENDING[card]] = 1
    for place, card in enumerate(player.messages):
        out[at + _MESSAGES + _MESSAGE[card]] = cap(player.message_at[place], MOST_POINTS)
    if player.message_tile != NOTHING:
        out[at + _MESSAGE_TILE] = cap(player.message_tile, MOST_POINTS)


# What lies on shared boards and belongs to somebody: `blocks` says where the block of each player begins


def write_markers(state: State, out: Numbers, blocks: list[int]) -> None:
    """Signals, won sectors, gold tiles and message rewards, each in the block of its owner."""
    for star, owners in enumerate(state.signals):
        for order, owner in enumerate(owners):
            block = blocks[owner] + star
            if out[block + _SIGNALS] < SOME:
                out[block + _SIGNALS] += 1
            out[block + _LATEST] = min(order + 1, MANY)
    for win in state.wins:
        out[blocks[owner_of(win)] + _WINS + thing_of(win)] += 1
    marked = [0] * GOLD_TILES
    for mark in state.gold_marks:
        tile = thing_of(mark)
        marked[tile] += 1
        out[blocks[owner_of(mark)] + _GOLD_MARKS + tile] = marked[tile]
    for reward, owner in enumerate(state.messages_taken):
        if owner != NOTHING:
            out[blocks[owner] + _REPLIES + reward] = 1


def write_trace(out: Numbers, block: int, spot: int) -> None:
    """A marker at a species, by its place, colour and spot."""
    place = block + _TRACES + spot
    if out[place] < SOME:
        out[place] += 1
