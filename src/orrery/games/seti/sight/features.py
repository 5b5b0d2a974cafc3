"""A position of SETI as numbers: cards, sky, stars, technologies and species as one seat knows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ....core.features import Features, Layout, Numbers, cap, count_each, mark_bits, places_among
from ....core.table import Table
from ..facts.board import (
    DATA_BONUS,
    DATA_SLOTS,
    DISCS,
    EARTH,
    EXERTIANS,
    GOLD_SIDES,
    IN_PLAY,
    NOTHING,
    OUMUAMUA,
    PLACES,
    PLANETS,
    ROUNDS,
    SAMPLES,
    SECTORS,
    SIGNAL_PLACES,
    SPACES,
    SPECIES,
    TECHS,
    TILE,
    TILE_BONUSES,
    TRACE_COLORS,
)
from ..facts.cards import CARDS, EXERTIAN, PROJECTS
from ..facts.sky import DISTANCE, SECTOR, SPACE_OF
from ..position.owned import OWNERS, thing_of
from ..position.state import NEUTRAL, State
from ..species.anomalies import anomaly_sector, anomaly_side
from ..species.mascamites import SAMPLE_PLANETS
from . import player_features, question_features, solo_features
from .coverage import coverage
from .first_income import state_known
from .knowledge import first_unseen_pick, has_looked
from .player_features import (
    MANY,
    MOST_POINTS,
    SOME,
    TRACE_PLACES,
    of_types,
    words,
    write_markers,
    write_player,
    write_trace,
)
from .question_features import write_question
from .solo_features import write_alone
from .view import View

VERSION: Final = 1
_PLAYERS: Final = 4
_RULES: Final[Sequence[str]] = ["asteroids cost nothing", "movement for publicity", "no publicity"]
_PROJECTS: Final = CARDS[:PROJECTS]
_SPECIES_CARDS: Final = CARDS[PROJECTS:]
_EXERTIAN_CARDS: Final = of_types(EXERTIAN)
_EXERTIAN: Final = places_among(_EXERTIAN_CARDS, len(CARDS))
_SAMPLES: Final = tuple(str(sample + 1) for sample in range(SAMPLES))
_TARGETS: Final = PLANETS[:EARTH]
_TRACE_STEP: Final = OWNERS
_FARTHEST: Final = SECTORS


def _by(things: Sequence[str], words: Sequence[str]) -> list[str]:
    """A name for each thing with each word."""
    return [f"{thing} {word}" for thing in things for word in words]


_SECTOR_NAMES: Final = tuple(str(sector) for sector in range(SECTORS))

LAYOUT: Final = Layout()
_SEATS: Final = LAYOUT.section("seats", [str(seats + 1) for seats in range(_PLAYERS)], 1)
_OVER: Final = LAYOUT.number("over", 1)
_ROUND: Final = LAYOUT.section("round", [str(number) for number in range(ROUNDS + 1)], 1)
_ROTATION: Final = LAYOUT.section("discs to rotate", [str(discs + 1) for discs in range(DISCS)], 1)
_TOKEN: Final = LAYOUT.number("rotation token", 1)
_FREE: Final = LAYOUT.number("free actions", 1)
_RULE: Final = LAYOUT.section("until the end of the turn", _RULES, 1)
_BONUSES: Final = LAYOUT.number("bonuses of the turn", SOME)
_QUESTION: Final = LAYOUT.add("question", question_features.LAYOUT)
_BLOCKS: Final = tuple(LAYOUT.add(f"player {step}", player_features.LAYOUT) for step in range(_PLAYERS))
# Cards
_HAND: Final = LAYOUT.section("hand", CARDS, 1)
_DRAWN: Final = LAYOUT.section("drawn", CARDS, 1)
_HELD: Final = LAYOUT.section("own exertians", words(_EXERTIAN_CARDS), 1)
_PLAYED: Final = LAYOUT.section("own exertians played", words(_EXERTIAN_CARDS), 1)
_PLAYING: Final = LAYOUT.section("card on the table", CARDS, 1)
_ROW: Final = LAYOUT.section("row", _PROJECTS, 1)
_STACK: Final = LAYOUT.section("stack of the round", _PROJECTS, 1)
_DISCARD: Final = LAYOUT.section("discard", _PROJECTS, 1)
_TUCKED: Final = LAYOUT.section("tucked", CARDS, 1)
_OPEN: Final = LAYOUT.section("open species card", _SPECIES_CARDS, 1)
_DECK: Final = LAYOUT.number("deck", PROJECTS)
_STACKS: Final = LAYOUT.section("cards in the stacks", [str(stack + 1) for stack in range(ROUNDS)], SOME)
# The sky
_OFFSETS: Final = LAYOUT.section("disc turned", _by(["1", "2", "3"], _SECTOR_NAMES), 1)
_SECTORS: Final = LAYOUT.section("planet in sector", _by(PLANETS, _SECTOR_NAMES), 1)
_WAY: Final = LAYOUT.section("nearness of own probe", _TARGETS, _FARTHEST)
_STARS: Final = LAYOUT.section("star in sector", _by(SIGNAL_PLACES[:TILE], _SECTOR_NAMES), 1)
_DATA: Final = LAYOUT.section("data left", SIGNAL_PLACES, max(DATA_SLOTS))
_FIRST_ORBIT: Final = LAYOUT.section("orbit bonus", _TARGETS, 1)
_FIRST_DATA: Final = LAYOUT.section("landing data", [str(place + 1) for place in range(len(DATA_BONUS))], 1)
# Technologies and gold tiles
_BONUS: Final = LAYOUT.section("bonus", _by(TECHS, [str(bonus + 1) for bonus in range(TILE_BONUSES)]), 1)
_LEFT: Final = LAYOUT.section("technologies left", TECHS, TILE_BONUSES)
_TWO_POINTS: Final = LAYOUT.section("two points", TECHS, 1)
_GOLD: Final = LAYOUT.section("gold tile", GOLD_SIDES, 1)
# Species
_SPECIES: Final = LAYOUT.section("species", _by(PLACES, SPECIES), 1)
_SPECIES_DECK: Final = LAYOUT.section("species deck", PLACES, MANY)
_NEUTRAL: Final = LAYOUT.section("neutral trace", TRACE_PLACES, SOME)
_NEUTRAL_LEFT: Final = LAYOUT.section("neutral markers", ["first", "second"], SOME)
_EXERTIAN_AT: Final = LAYOUT.section("exertian milestone at", ["first", "second"], MOST_POINTS)
_ANOMALIES: Final = LAYOUT.section("anomaly in sector", _by(TRACE_COLORS, _SECTOR_NAMES), 1)
_SIDES: Final = LAYOUT.section("anomaly side", TRACE_COLORS, 1)
_SAMPLED: Final = LAYOUT.section("samples at", [PLANETS[planet] for planet in SAMPLE_PLANETS], SAMPLES)
_KNOWN: Final = LAYOUT.section("known sample", _by([PLANETS[planet] for planet in SAMPLE_PLANETS], _SAMPLES), 1)
_CARRIED: Final = LAYOUT.section("space of own sample", _SAMPLES, SPACES)
_EXPOSED: Final = LAYOUT.section("sample in blue row", _SAMPLES, SOME)
_ALONE: Final = LAYOUT.add("alone", solo_features.LAYOUT)


class SetiFeatures(Features[State]):
    """What a seat of SETI may know."""

    def __init__(self) -> None:
        super().__init__(VERSION, LAYOUT)

    def write(self, table: Table[State], seat: int, out: Numbers, at: int) -> None:
        state = state_known(table, seat)
        _write_clock(state, table.over, len(table.owed), out, at)
        write_question(table, seat, out, at + _QUESTION)
        players = len(state.players)
        blocks = [at + _BLOCKS[(owner - seat) % players] for owner in range(players)]
        for owner in range(players):
            write_player(state, owner, out, blocks[owner])
            count_each(out, at + _TUCKED, state.players[owner].income, 1)
        write_markers(state, out, blocks)
        _write_own_cards(state, seat, out, at)
        _write_cards(state, seat, out, at)
        _write_sky(state, seat, out, at)
        _write_techs(state, out, at)
        _write_traces(state, out, at, blocks)
        _write_species(state, seat, out, at)
        write_alone(state, out, at + _ALONE)

    def coverage(self, view: Mapping[str, object]) -> object:
        return coverage(cast("View", view))


def _write_clock(state: State, over: bool, seats: int, out: Numbers, at: int) -> None:
    out[at + _SEATS + seats - 1] = 1
    out[at + _OVER] = int(over)
    out[at + _ROUND + state.rounds] = 1
    out[at + _ROTATION + state.rotation] = 1
    out[at + _TOKEN] = state.token
    out[at + _FREE] = state.free
    mark_bits(out, at + _RULE, state.rules)
    out[at + _BONUSES] = cap(len(state.bonuses), SOME)


def _write_own_cards(state: State, seat: int, out: Numbers, at: int) -> None:
    player = state.players[seat]
    count_each(out, at + _HAND, player.hand, 1)
    count_each(out, at + _DRAWN, player.drawn, 1)
    for card in player.exertians:
        out[at + _HELD + _EXERTIAN[card]] = 1
    for card in player.played_exertians:
        out[at + _PLAYED + _EXERTIAN[card]] = 1
    for place, sample in enumerate(player.samples):
        out[at + _CARRIED + sample] = player.capsules[place] + 1


def _write_cards(state: State, seat: int, out: Numbers, at: int) -> None:
    if state.playing != NOTHING:
        out[at + _PLAYING + state.playing] = 1
    for card in state.row:
        if card != NOTHING:
            out[at + _ROW + card] = 1
    count_each(out, at + _DISCARD, state.discard, 1)
    for card in state.open_cards:
        if card != NOTHING:
            out[at + _OPEN + card - PROJECTS] = 1
    out[at + _DECK] = len(state.deck)
    for number, stack in enumerate(state.stacks):
        out[at + _STACKS + number] = cap(len(stack), SOME)
    if state.stacks and has_looked(state, seat):
        count_each(out, at + _STACK, state.stacks[0], 1)
        for number in range(first_unseen_pick(state, seat), len(state.picked)):
            out[at + _STACK + thing_of(state.picked[number])] = 1


def _write_sky(state: State, seat: int, out: Numbers, at: int) -> None:
    for disc, offset in enumerate(state.offsets):
        out[at + _OFFSETS + disc * SECTORS + offset] = 1
    spaces = SPACE_OF[state.sky()]
    probes = state.players[seat].probes
    for planet, space in enumerate(spaces):
        if space != NOTHING:
            out[at + _SECTORS + planet * SECTORS + SECTOR[space]] = 1
            if planet < EARTH:
                out[at + _WAY + planet] = _nearness(probes, space)
    for sector, star in enumerate(state.stars):
        out[at + _STARS + star * SECTORS + sector] = 1
    for star, data in enumerate(state.data_left):
        if star != TILE or spaces[OUMUAMUA] != NOTHING:
            out[at + _DATA + star] = data
    for planet, cover in enumerate(state.orbit_covers):
        if planet < EARTH and cover == NOTHING:
            out[at + _FIRST_ORBIT + planet] = 1
    for place, cover in enumerate(state.data_covers):
        if cover == NOTHING:
            out[at + _FIRST_DATA + place] = 1


def _nearness(probes: list[int], space: int) -> int:
    """How near the nearest of one's probes is, whatever lies between: the more, the nearer."""
    most = 0
    for probe in probes:
        near = _FARTHEST - DISTANCE[probe][space]
        if near > most:
            most = near
    return most


def _write_techs(state: State, out: Numbers, at: int) -> None:
    for tech, top in enumerate(state.tech_top):
        if top != NOTHING:
            out[at + _BONUS + tech * TILE_BONUSES + top] = 1
            out[at + _LEFT + tech] = 1 + _bits(state.tech_rest[tech])
    mark_bits(out, at + _TWO_POINTS, state.two_points)
    for side in state.gold_sides:
        out[at + _GOLD + side] = 1


def _bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def _write_traces(state: State, out: Numbers, at: int, blocks: list[int]) -> None:
    for mark in state.traces:
        owner, spot = mark % _TRACE_STEP, mark // _TRACE_STEP
        if owner == NEUTRAL:
            out[at + _NEUTRAL + spot] = 1
        else:
            write_trace(out, blocks[owner], spot)


def _write_species(state: State, seat: int, out: Numbers, at: int) -> None:
    for place in range(IN_PLAY):
        if state.discovered >> place & 1:
            species = state.species[place]
            out[at + _SPECIES + place * len(SPECIES) + species] = 1
            if species != EXERTIANS:
                out[at + _SPECIES_DECK + place] = cap(len(state.species_decks[place]), MANY)
    for number, left in enumerate(state.neutral_left):
        out[at + _NEUTRAL_LEFT + number] = left
    for number, points in enumerate(state.exertian_at):
        out[at + _EXERTIAN_AT + number] = cap(points, MOST_POINTS)
    for color in range(len(state.anomalies)):
        out[at + _ANOMALIES + color * SECTORS + anomaly_sector(state, color)] = 1
        out[at + _SIDES + color] = anomaly_side(state, color)
    for number, lying in enumerate(state.sampled):
        out[at + _SAMPLED + number] = len(lying)
        for sample in lying:
            out[at + _KNOWN + number * SAMPLES + sample] = state.known_samples[sample] >> seat & 1
    for row, sample in enumerate(state.sample_spots):
        out[at + _EXPOSED + sample] = row + 1
