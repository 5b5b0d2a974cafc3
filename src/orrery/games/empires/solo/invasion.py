"""The invasion deck (pages 27-28): a card is drawn and carried out at the beginning of every turn."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING, QUADRANTS
from ..facts.campaign import (
    CARD_KIND,
    CARD_SYMBOLS,
    GUARDIAN_CARD,
    GUARDIAN_SYMBOL,
    REINFORCE,
    SCOUT,
    SCOUT_EACH,
    SCOUT_TWO,
    SIEGE_TWO,
    TARGET,
    TARGET_COLOUR,
)
from ..facts.cards import IS_RELIC
from ..position.actions import AT, GUARD
from ..position.campaign import NO_PLACE, ROBOTS_SIDE
from ..position.events import (
    ALL_REVEALED,
    CARD_DRAWN,
    DECK_SHUFFLED,
    DRAW_SKIPPED,
    GUARDIAN_CARD_ADDED,
    NOTHING_FOUND,
    RELIC_DISCARDED,
    ROBOTS_LOOKED,
    SYMBOL_SHOWN,
)
from ..position.state import State
from ..rules.discovering import uncover
from .findings import awaits_library, find
from .priorities import (
    BESIEGE,
    IDLE,
    LAND,
    Search,
    face_down,
    full_planets,
    search_fullest,
    search_least_known,
    search_neighbour,
    search_own,
    search_target,
)
from .robots import besiege, guardian_is_left, land, place_guardian
from .verdict import conclude


class DrawCard(Effect[State]):
    """The top card of the deck, unless a destroyed guardian lies on it; an empty deck is made of the discards."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        campaign = table.state.campaign
        campaign.turn += 1
        if campaign.skips:
            campaign.skips -= 1
            table.tell(DRAW_SKIPPED, ROBOTS_SIDE)
            return
        if not campaign.deck:
            campaign.deck = sorted(campaign.discards)
            campaign.discards = []
            table.tell(DECK_SHUFFLED, ROBOTS_SIDE, len(campaign.deck))
        card = table.dealer.draw(campaign.deck)
        campaign.discards.append(card)
        table.tell(CARD_DRAWN, ROBOTS_SIDE, card)
        table.then_all(seat, steps_of(card))


def steps_of(card: int) -> list[Effect[State]]:
    """What a card does."""
    kind = CARD_KIND[card]
    if kind == TARGET:
        return [Target(TARGET_COLOUR[card])]
    if kind == GUARDIAN_CARD:
        return [Symbol(symbol) for symbol in CARD_SYMBOLS[card]]
    return [Scout() if kind == SCOUT else Spread(), AddGuardianCard()]


class AddGuardianCard(Effect[State]):
    """The guardian card that lies open is carried out and belongs to the invasion cards from now on."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        campaign = table.state.campaign
        card = campaign.open_card
        if card == NOTHING:
            return
        campaign.open_card = table.dealer.draw(campaign.waiting) if campaign.waiting else NOTHING
        campaign.discards.append(card)
        table.tell(GUARDIAN_CARD_ADDED, ROBOTS_SIDE, card)
        table.then_all(seat, steps_of(card))


class Symbol(Effect[State]):
    """One of the symbols of a guardian card."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def resolve(self, table: Table[State], seat: int) -> None:
        symbol = self.symbol
        table.tell(SYMBOL_SHOWN, ROBOTS_SIDE, symbol)
        if symbol == GUARDIAN_SYMBOL:
            if guardian_is_left(table):
                table.then(seat, ChooseQuadrant())
        elif symbol == SCOUT_TWO:
            reveal(table, seat, face_down(table.state), 2)
        elif symbol == SCOUT_EACH:
            table.then(seat, RevealAgain(1))
            reveal(table, seat, face_down(table.state), 1)
        elif symbol == REINFORCE:
            carry_out(table, seat, search_fullest(table.state), 1, 0)
        elif symbol == SIEGE_TWO:
            carry_out(table, seat, search_own(table.state, NOTHING), 2, 0)
        else:
            carry_out(table, seat, search_own(table.state, NOTHING), 1, 1)


class RevealAgain(Effect[State]):
    """Reveal one more place, for robots to land there if it is a planet."""

    __slots__ = ("robots",)

    def __init__(self, robots: int) -> None:
        self.robots = robots

    def resolve(self, table: Table[State], seat: int) -> None:
        reveal(table, seat, face_down(table.state), self.robots)


class Target(Effect[State]):
    """A target card: one robot, onto a planet of this colour or into its orbit; where none is known, a place."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, table: Table[State], seat: int) -> None:
        carry_out(table, seat, search_target(table.state, self.colour), 1, 0)


class Scout(Effect[State]):
    """The drone scout reveals a place of a quadrant with the most that are face down."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        carry_out(table, seat, search_least_known(table.state), 0, 0)


class Spread(Effect[State]):
    """Every planet with three robots sends a new one to a planet of nobody in its quadrant."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then_all(seat, [SpreadFrom(hole) for hole in full_planets(table.state)])


class SpreadFrom(Effect[State]):
    """One of these planets."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def resolve(self, table: Table[State], seat: int) -> None:
        carry_out(table, seat, search_neighbour(table.state, self.hole), 1, 0)


def carry_out(table: Table[State], seat: int, search: Search, count: int, again: int) -> None:
    """What a search has found is done, where the person chooses if several places are equal."""
    table.tell(ROBOTS_LOOKED, ROBOTS_SIDE, search.priority, len(search.holes))
    if search.deed == IDLE:
        table.tell(NOTHING_FOUND, ROBOTS_SIDE)
    elif search.deed == LAND:
        table.then(seat, LandRobots(search.holes, count))
    elif search.deed == BESIEGE:
        table.then(seat, BesiegePlanet(search.holes, count, again))
    else:
        reveal(table, seat, search.holes, 0)


def reveal(table: Table[State], seat: int, holes: list[int], robots: int) -> None:
    """A place is revealed; where all are, a robot joins the most robots instead, and if it cannot all is lost."""
    if holes:
        table.then(seat, RevealPlace(holes, robots))
        return
    table.tell(ALL_REVEALED, ROBOTS_SIDE)
    search = search_fullest(table.state)
    if search.deed == IDLE:
        conclude(table, NO_PLACE)
    else:
        carry_out(table, seat, search, 1, 0)


class RevealPlace(Question[State]):
    """Which place is revealed; with robots to land it goes on until it is a planet."""

    __slots__ = ("holes", "robots")

    def __init__(self, holes: list[int], robots: int) -> None:
        self.holes = holes
        self.robots = robots

    def prompt(self) -> str:
        return "reveal-place"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.robots}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in self.holes]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state, hole = table.state, AT.place(action)
        discard_tile(table, uncover(table, hole, ROBOTS_SIDE))
        if self.robots:
            if state.is_planet(hole) and not awaits_library(state, hole):
                land(table, hole, self.robots)
            else:
                table.then(seat, RevealAgain(self.robots))
        find(table, seat, [hole])


def discard_tile(table: Table[State], discovery: int) -> None:
    """A relic that robots find is discarded, but may come back; events bring nothing."""
    if IS_RELIC[discovery]:
        table.state.campaign.relics = sorted([*table.state.campaign.relics, discovery])
        table.tell(RELIC_DISCARDED, ROBOTS_SIDE, discovery)


class LandRobots(Question[State]):
    """On which of several equal planets robots land."""

    __slots__ = ("count", "holes")

    def __init__(self, holes: list[int], count: int) -> None:
        self.holes = holes
        self.count = count

    def prompt(self) -> str:
        return "land-robots"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in self.holes]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        land(table, AT.place(action), self.count)


class BesiegePlanet(Question[State]):
    """Which of several equal planets robots besiege; `again` is whether another one follows."""

    __slots__ = ("again", "count", "holes")

    def __init__(self, holes: list[int], count: int, again: int) -> None:
        self.holes = holes
        self.count = count
        self.again = again

    def prompt(self) -> str:
        return "besiege-planet"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in self.holes]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        hole = AT.place(action)
        if self.again:
            table.then(seat, BesiegeAnother(hole))
        besiege(table, hole, self.count)


class BesiegeAnother(Effect[State]):
    """A robot into the orbit of another planet of the person."""

    __slots__ = ("but",)

    def __init__(self, but: int) -> None:
        self.but = but

    def resolve(self, table: Table[State], seat: int) -> None:
        carry_out(table, seat, search_own(table.state, self.but), 1, 0)


class ChooseQuadrant(Question[State]):
    """In which quadrant without a guardian one appears."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-quadrant"

    def options(self, table: Table[State], seat: int) -> list[int]:
        guarded = table.state.guarded_quadrants()
        return [GUARD.at(quadrant) for quadrant in range(len(QUADRANTS)) if quadrant not in guarded]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        place_guardian(table, GUARD.place(action))


DRAW_CARD: Final = DrawCard()
