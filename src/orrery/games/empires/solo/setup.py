"""Set-up of a scenario (pages 27, 30-31): the galaxy of four players, the deck, and what the scenario adds."""

from __future__ import annotations

from typing import Final

from ....core.game import OptionValue
from ....core.table import Effect, Question, Table
from ..facts.board import ARTIFACT, GATE, HOLES, QUADRANT, QUADRANTS, START
from ..facts.campaign import (
    CARD_KIND,
    CARDS,
    CENTRAL,
    DESTROYED_SUPPLY,
    GUARDIAN_CARD,
    HAS_LIBRARIES,
    ROBOT_SUPPLY,
    scenario_facts,
)
from ..facts.cards import discovery_set, setup_facts
from ..position.actions import AT
from ..position.campaign import ROBOTS_SIDE
from ..position.events import PLANETS_SWAPPED
from ..position.state import SOLO, State
from ..rules.discovering import uncover_place
from ..rules.placing import PutShip
from ..rules.setup import empty_table, lay_areas, lay_discoveries, set_hands
from ..rules.turn import TURN
from .bonus import give_bonus, later_bonus
from .findings import awaits_library, find
from .robots import land, place_guardian
from .settlers import settle

_GALAXY: Final = 4
"""The galaxy is the one for this many players."""
_AT_A_GATE: Final = 3
_ON_A_PLANET: Final = 2
"""Settlers that wait there."""
_STEPS: Final = {"diagonal": [2], "neighbours": [1, 3], "all": [0, 1, 2, 3]}
"""Quadrants lie in a ring: how many steps they are from that of the person."""


def solo_opening(options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
    state = empty_table(1)
    state.mode = SOLO
    set_hands(state, options)
    state.campaign.scenario = int(options["scenario"])
    state.campaign.destroyed_left = DESTROYED_SUPPLY
    state.robots_left = ROBOT_SUPPLY
    return state, LayOutScenario(int(options["bonus"]))


class LayOutScenario(Effect[State]):
    """The galaxy, the cards, and what the scenario adds; `bonus` is whether the person takes what makes it easier."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        facts = setup_facts(_GALAXY)
        gates = facts.numbers_of("gates", HOLES)
        state.gates = gates[:1]
        for hole in gates:
            state.set_place(hole, GATE)
        lay_areas(state, facts)
        lay_discoveries(state, discovery_set(_GALAXY))
        _lay_cards(table)
        if HAS_LIBRARIES[state.campaign.scenario]:
            for hole in gates[1:]:
                settle(table, hole, _AT_A_GATE)
        ships = [PutShip(ship, state.gates[0]) for ship in range(START.number("ships"))]
        later = later_bonus(state) if self.bonus else []
        table.then_all(seat, [*_revealing(state), *later, *ships, TURN])
        for quadrant in guarded_at_start(state):
            place_guardian(table, quadrant)
        if self.bonus:
            give_bonus(table)


def _revealing(state: State) -> list[Effect[State]]:
    """The places with which a scenario begins."""
    word = scenario_facts(state.campaign.scenario).text("reveals")
    if word == "diagonal":
        return [RevealQuadrant()]
    return [RevealMiddle(), GuardMiddle()] if word == "central" else [RevealHeart(), SettleMiddle()]


def _lay_cards(table: Table[State]) -> None:
    """Target cards and the two special ones are the deck; guardian cards lie open beside it."""
    campaign = table.state.campaign
    facts = scenario_facts(campaign.scenario)
    without = facts.texts("without") if facts.has("without") else []
    cards = [card for card, key in enumerate(CARDS) if key not in without]
    campaign.deck = [card for card in cards if CARD_KIND[card] != GUARDIAN_CARD]
    campaign.waiting = [card for card in cards if CARD_KIND[card] == GUARDIAN_CARD]
    campaign.open_card = table.dealer.draw(campaign.waiting)


def _quadrants(state: State, word: str) -> list[int]:
    home = QUADRANT[state.gates[0]]
    return [(home + step) % len(QUADRANTS) for step in _STEPS[word]]


def guarded_at_start(state: State) -> list[int]:
    """Quadrants in which a guardian waits, as the scenario says."""
    words = scenario_facts(state.campaign.scenario).texts("guardians")
    return sorted(quadrant for word in words for quadrant in _quadrants(state, word))


def places_of(state: State, quadrant: int) -> list[int]:
    """The places of a quadrant that are face down."""
    return [hole for hole in range(len(HOLES)) if QUADRANT[hole] == quadrant and state.is_face_down(hole)]


class RevealMiddle(Effect[State]):
    """Reveal the four places in the middle; where one is an artifact, another place of its quadrant is revealed."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        for hole in CENTRAL:
            uncover_place(table, hole, ROBOTS_SIDE)
        table.then_all(seat, [RevealInstead(hole) for hole in CENTRAL if table.state.is_artifact(hole)])


class RevealInstead(Question[State]):
    """Ask which place of the quadrant is revealed instead of an artifact."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "reveal-place"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": 0}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in places_of(table.state, QUADRANT[self.hole])]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        uncover_place(table, AT.place(action), ROBOTS_SIDE)


class GuardMiddle(Effect[State]):
    """Lay robots on all but one of the revealed planets of each colour, and megastructures and libraries on places."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        revealed = [hole for hole in range(len(HOLES)) if state.is_planet(hole) or state.is_artifact(hole)]
        found = [hole for hole in state.planets() if not awaits_library(state, hole)]
        for colour in sorted({state.places[hole] for hole in found}):
            alike = [hole for hole in found if state.places[hole] == colour]
            if len(alike) > 1:
                table.then(seat, SpareOne(alike))
        find(table, seat, revealed)


class SpareOne(Question[State]):
    """Of several planets of one colour, the one that gets no robot."""

    __slots__ = ("holes",)

    def __init__(self, holes: list[int]) -> None:
        self.holes = holes

    def prompt(self) -> str:
        return "spare-one"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in self.holes]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        for hole in self.holes:
            if AT.at(hole) != action:
                land(table, hole, 1)


class RevealQuadrant(Effect[State]):
    """All places of the quadrant opposite the person's are revealed; a settler waits on every planet there."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        places = places_of(state, _quadrants(state, "diagonal")[0])
        for hole in places:
            uncover_place(table, hole, ROBOTS_SIDE)
        for hole in places:
            if state.is_planet(hole):
                settle(table, hole, 1)


class RevealHeart(Effect[State]):
    """The four places in the middle are revealed; an artifact there changes places with another of its quadrant."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        for hole in CENTRAL:
            uncover_place(table, hole, ROBOTS_SIDE)
        table.then_all(seat, [SwapArtifact(hole) for hole in CENTRAL if table.state.is_artifact(hole)])


class SwapArtifact(Question[State]):
    """Where the artifact of the middle goes: the place that comes instead is revealed, too."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "swap-artifact"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in places_of(table.state, QUADRANT[self.hole])]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state, other = table.state, AT.place(action)
        uncover_place(table, other, ROBOTS_SIDE)
        state.set_place(self.hole, state.places[other])
        state.set_place(other, ARTIFACT)
        table.tell(PLANETS_SWAPPED, seat, self.hole, other)


class SettleMiddle(Effect[State]):
    """Two settlers wait on each planet in the middle."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        for hole in CENTRAL:
            settle(table, hole, _ON_A_PLANET)
