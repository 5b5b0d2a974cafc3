"""The position of SETI: players, the sky, stars, technologies, cards, and what is known of two species."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.table import Effect
from ....core.table import State as CoreState
from ....core.value import Value
from ..facts.board import EARTH, IN_PLAY, NOTHING, OUMUAMUANS, PLANETS
from ..facts.sky import SECTOR, SHOWN, SPACE_OF, sky_number
from ..facts.slots import Trigger
from .objectives import Objectives
from .player import Player
from .rival import Rival

NEUTRAL: Final = 7
"""The owner of a marker that belongs to nobody."""

NO_ASTEROID_COST: Final = 1
MOVE_FOR_PUBLICITY: Final = 2
NO_PUBLICITY: Final = 4
"""Rules that hold until the end of the turn, as bits."""


class TurnBonus(Value):
    """Until the end of the turn an event pays: once, or once for each planet; `used` has a bit for each time."""

    __slots__ = ("per_planet", "then", "trigger", "used")

    def __init__(self, trigger: Trigger, per_planet: int, then: list[Effect[State]], used: int) -> None:
        self.trigger = trigger  # the event that pays
        self.per_planet = per_planet  # 1: once for each planet
        self.then = then  # what it pays
        self.used = used  # bits: by planet, or the first where it pays once


class State(CoreState):
    """Everything on the table. Piles are unordered; markers are kept in the order in which they were placed.

    Lists that seldom change (stars, gold tiles, wins, covers, bonuses, what species have laid out) are shared by
    copies: they are replaced, never changed in place.
    """

    __slots__ = (
        "active",
        "anomalies",
        "bonuses",
        "data_covers",
        "data_left",
        "deck",
        "discard",
        "discovered",
        "exertian_at",
        "free",
        "gold_marks",
        "gold_sides",
        "known_samples",
        "looked",
        "messages_taken",
        "neutral_left",
        "objectives",
        "offsets",
        "open_cards",
        "orbit_covers",
        "passed",
        "picked",
        "players",
        "playing",
        "removed",
        "rivals",
        "rotation",
        "rounds",
        "row",
        "rules",
        "sample_spots",
        "sampled",
        "signals",
        "species",
        "species_decks",
        "stacks",
        "stars",
        "start",
        "tech_rest",
        "tech_top",
        "token",
        "traces",
        "two_points",
        "wins",
    )

    def __init__(
        self,
        players: list[Player],
        offsets: list[int],
        rotation: int,
        stars: Sequence[int],
        signals: list[list[int]],
        data_left: list[int],
        wins: Sequence[int],
        deck: list[int],
        discard: list[int],
        removed: Sequence[int],
        row: list[int],
        stacks: list[list[int]],
        picked: list[int],
        looked: int,
        tech_top: list[int],
        tech_rest: list[int],
        two_points: int,
        gold_sides: Sequence[int],
        gold_marks: Sequence[int],
        orbit_covers: Sequence[int],
        data_covers: Sequence[int],
        species: list[int],
        discovered: int,
        traces: list[int],
        species_decks: list[list[int]],
        open_cards: Sequence[int],
        sampled: list[list[int]],
        known_samples: list[int],
        sample_spots: list[int],
        anomalies: Sequence[int],
        messages_taken: Sequence[int],
        exertian_at: Sequence[int],
        neutral_left: Sequence[int],
        rounds: int,
        start: int,
        active: int,
        passed: int,
        token: int,
        free: int,
        playing: int,
        rules: int,
        bonuses: Sequence[TurnBonus],
        objectives: list[Objectives],
        rivals: list[Rival],
    ) -> None:
        self.players = players  # by seat, the rival after them
        self.offsets = offsets  # how far each disc is turned
        self.rotation = rotation  # which rotation comes next: this many discs, less one, turn
        self.stars = stars  # the star of each sector
        self.signals = signals  # for each star and the 'Oumuamua tile: the owners of its markers
        self.data_left = data_left  # data still lying there
        self.wins = wins  # won sectors in their order: star and seat, see `owned.py`
        self.deck = deck  # project cards nobody has seen; in no order
        self.discard = discard  # project cards that are used up, the last one at the end
        self.removed = removed  # species cards that are used up
        self.row = row  # three cards, NOTHING where one is missing for the moment
        self.stacks = stacks  # of the rounds to come, the present one first
        self.picked = picked  # cards taken from the present stack, in their order: card and seat, see `owned.py`
        self.looked = looked  # who has looked into the present stack, as bits
        self.tech_top = tech_top  # the bonus that can be seen on each stack, or NOTHING
        self.tech_rest = tech_rest  # the bonuses below it, as bits
        self.two_points = two_points  # stacks with their token, as bits
        self.gold_sides = gold_sides  # the side of each gold tile that lies up
        self.gold_marks = gold_marks  # in their order: tile and seat, see `owned.py`
        self.orbit_covers = orbit_covers  # who covers the first-orbit bonus of each planet
        self.data_covers = data_covers  # who covers each data bonus for landers
        self.species = species  # left and right; secret until discovered
        self.discovered = discovered  # which of the two are, as bits
        self.traces = traces  # every marker at a species in their order, see `trace_marks.py`
        self.species_decks = species_decks  # of the left and the right species, in no order; empty until discovered
        self.open_cards = open_cards  # the face-up card of each species, or NOTHING
        self.sampled = sampled  # samples lying at Jupiter and at Saturn
        self.known_samples = known_samples  # for each sample: who knows where it is, as bits
        self.sample_spots = sample_spots  # samples on the blue column, from row 3 up
        self.anomalies = anomalies  # by colour: sector * 2 + side; empty until they are found
        self.messages_taken = messages_taken  # who covers each message reward, or NOTHING
        self.exertian_at = exertian_at  # scores of the two Exertian milestones
        self.neutral_left = neutral_left  # neutral markers at 20 and at 30 points
        self.rounds = rounds  # the present round, from 1; 0 before the first
        self.start = start  # who has the start marker
        self.active = active  # whose turn it is
        self.passed = passed  # who has passed in this round, as bits
        self.token = token  # 1 while the rotation token lies on the stack: the first to pass rotates
        self.free = free  # 1 where the active player may use free actions
        self.playing = playing  # the card that lies on the table while it is resolved, or NOTHING
        self.rules = rules  # special rules of this turn, as the bits above
        self.bonuses = bonuses  # what pays when something happens before the turn ends
        self.objectives = objectives  # of somebody who plays alone: none or one
        self.rivals = rivals  # the game's own side where somebody plays alone, the last of the players; else none

    def copy(self) -> State:
        return State(
            [player.copy() for player in self.players],
            self.offsets[:],
            self.rotation,
            self.stars,
            [owners[:] for owners in self.signals],
            self.data_left[:],
            self.wins,
            self.deck[:],
            self.discard[:],
            self.removed,
            self.row[:],
            [stack[:] for stack in self.stacks],
            self.picked[:],
            self.looked,
            self.tech_top[:],
            self.tech_rest[:],
            self.two_points,
            self.gold_sides,
            self.gold_marks,
            self.orbit_covers,
            self.data_covers,
            self.species[:],
            self.discovered,
            self.traces[:],
            [deck[:] for deck in self.species_decks],
            self.open_cards,
            [samples[:] for samples in self.sampled],
            self.known_samples[:],
            self.sample_spots[:],
            self.anomalies,
            self.messages_taken,
            self.exertian_at,
            self.neutral_left,
            self.rounds,
            self.start,
            self.active,
            self.passed,
            self.token,
            self.free,
            self.playing,
            self.rules,
            self.bonuses,
            [objectives.copy() for objectives in self.objectives],
            [rival.copy() for rival in self.rivals],
        )

    def sky(self) -> int:
        """The number of the present sky in the tables of `sky.py`."""
        return sky_number(self.offsets, self.oumuamua_found())

    def cell_at(self, space: int) -> int:
        return SHOWN[self.sky()][space]

    def space_of(self, planet: int) -> int:
        return SPACE_OF[self.sky()][planet]

    def earth_sector(self) -> int:
        return SECTOR[self.space_of(EARTH)]

    def oumuamua_found(self) -> bool:
        return self.is_discovered(OUMUAMUANS)

    def is_discovered(self, species: int) -> bool:
        place = self.place_of(species)
        return place != NOTHING and self.discovered >> place & 1 == 1

    def place_of(self, species: int) -> int:
        """Left or right, whether it is discovered or not; NOTHING if it is not in the game."""
        for place in range(IN_PLAY):
            if self.species[place] == species:
                return place
        return NOTHING

    def seats(self) -> range:
        """The players who are persons or bots."""
        return range(len(self.players) - len(self.rivals))

    def is_rival(self, seat: int) -> bool:
        """Whether a player is the game's own side."""
        return seat >= len(self.players) - len(self.rivals)

    def turn_order(self, first: int) -> list[int]:
        seats = len(self.players)
        return [(first + step) % seats for step in range(seats)]


PLANET_COUNT: Final = len(PLANETS) - 1
