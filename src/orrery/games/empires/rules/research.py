"""Research (page 14): the level is the number of one's own centres on planets of the colour."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.board import BLUE, COLOURS, LEVELS
from ..facts.cards import PLACE_OF, SHIP_LEVEL, TRANSFER, UNIVERSAL, colour_of, level_of, technology, technology_up
from ..position.actions import COLOUR, DONE, RESEARCH
from ..position.events import RESEARCHED, TERRAFORMED
from ..position.planets import centres_on
from ..position.state import State
from .control import blockades
from .energy import score

_ALL_LEVELS: Final = (1 << LEVELS) - 1
_FIRST_PLACE: Final = tuple(PLACE_OF[technology(0, colour, 1)] for colour in range(len(COLOURS)))
"""By colour: where its first level stands in a player's tree; the others follow."""
_MISSING: Final = tuple(
    next(level for level in range(1, LEVELS + 2) if not bits >> (level - 1) & 1) for bits in range(1 << LEVELS)
)
"""By bits of the levels of a colour: the lowest one that is not there, LEVELS + 1 where all are."""


def offered_tech(state: State, colour: int, level: int) -> int:
    """The technology of a colour and level on the side that lies up."""
    return technology_up(state.sides, colour, level)


def missing_level(state: State, seat: int, colour: int) -> int:
    """The lowest level of a colour a player does not have, LEVELS + 1 where all are there."""
    return _MISSING[state.players[seat].techs >> _FIRST_PLACE[colour] & _ALL_LEVELS]


def gain_tech(table: Table[State], seat: int, tech: int) -> None:
    """A new technology; the first to have it scores its level; level 3 brings an advanced ship for the next turn."""
    state = table.state
    player = state.players[seat]
    player.techs |= 1 << PLACE_OF[tech]
    table.tell(RESEARCHED, seat, tech)
    if not state.was_researched(tech):
        state.firsts |= 1 << PLACE_OF[tech]
        score(table, seat, level_of(tech))
    if level_of(tech) == SHIP_LEVEL:
        player.gain_advanced(colour_of(tech))
    if tech == TRANSFER:
        state.blockaded[seat] = blockades(state, seat)  # what is blockaded already brings nothing


class ResearchAt(Effect[State]):
    """A research centre was built on a planet of a colour: its technology, if it is new."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        colour = state.places[self.hole]
        if colour == BLUE and any(state.tokens):
            table.then(seat, Terraform(self.hole), ResearchAt(self.hole))
        elif state.knows(seat, UNIVERSAL):
            table.then(seat, ResearchAny(colour))
        else:
            research_colour(table, seat, colour)


def research_colour(table: Table[State], seat: int, colour: int) -> None:
    """The technology of a colour; a planet that stays blue, because no token is left, has none."""
    state = table.state
    level = centres_on(state, seat, colour)
    if colour != BLUE and level <= LEVELS:
        tech = offered_tech(state, colour, level)
        if not state.knows(seat, tech):
            gain_tech(table, seat, tech)


class ResearchAny(Question[State]):
    """Universal science: the next missing level of any colour, or what the centre gives."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def prompt(self) -> str:
        return "research-any"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        levels = [missing_level(state, seat, colour) for colour in range(len(COLOURS))]
        found = [offered_tech(state, colour, level) for colour, level in enumerate(levels) if level <= LEVELS]
        return [*(RESEARCH.at(tech) for tech in sorted(found)), DONE]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            research_colour(table, seat, self.colour)
        else:
            gain_tech(table, seat, RESEARCH.place(action))


class Terraform(Question[State]):
    """A planet gets one of the colours that are left."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "terraform"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        tokens, own = table.state.tokens, table.state.places[self.hole]
        return [COLOUR.at(colour) for colour in range(len(COLOURS)) if tokens[colour] and colour != own]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        terraform(table, seat, self.hole, COLOUR.place(action))


def terraform(table: Table[State], seat: int, hole: int, colour: int) -> None:
    state = table.state
    take_token(state, colour)
    state.set_place(hole, colour)
    table.tell(TERRAFORMED, seat, hole, colour)


def take_token(state: State, colour: int) -> None:
    """A planet token leaves the supply, for terraforming or for a destroyed planet."""
    state.tokens = [count - int(place == colour) for place, count in enumerate(state.tokens)]
