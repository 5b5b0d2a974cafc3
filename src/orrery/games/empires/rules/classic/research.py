"""Research in the classic mode (page 26): an action of its own, level by level; the battleship."""

from __future__ import annotations

from .....core.game import ALLOWED
from .....core.table import Question, Table
from ...facts.board import COLOURS, LEVELS, ORANGE
from ...facts.cards import CLASSIC_SIDE, PLACE_OF, level_of, tech_number, technology
from ...facts.classic import BATTLESHIP, ROW_LEVELS
from ...position.actions import ADVANCE, PAY_SHIP
from ...position.events import RESEARCHED, SHIP_BOXED
from ...position.planets import own_planets
from ...position.state import State
from ..control import own_blockades
from ..energy import score
from ..research import missing_level, offered_tech
from .home import unlock_both


def open_centres(state: State, seat: int, colour: int, closed: int) -> int:
    """Research centres of a player on planets of a colour that are not blockaded."""
    mine = own_planets(state, seat)
    return sum(state.centres[hole] for hole in mine if state.places[hole] == colour and not closed >> hole & 1)


def research_barred(state: State, seat: int, colour: int, closed: int) -> str:
    """Why the next level of a colour cannot be researched."""
    level = missing_level(state, seat, colour)
    if level > LEVELS:
        return "all-researched"
    return ALLOWED if open_centres(state, seat, colour, closed) >= level else "needs-centres"


def advances(state: State, seat: int, mine: list[int]) -> list[int]:
    """What can be researched with the centres on the player's planets."""
    colours: list[int] = []
    for hole in mine:
        if state.centres[hole]:
            colours += [state.places[hole]] * state.centres[hole]
    if not colours:
        return colours
    near = [
        colour
        for colour in range(len(COLOURS))
        if colour in colours and colours.count(colour) >= missing_level(state, seat, colour)
    ]
    if not near:
        return []
    closed = own_blockades(state, seat)
    return [
        advance_to(colour, missing_level(state, seat, colour))
        for colour in near
        if not research_barred(state, seat, colour, closed)
    ]


def advance_to(colour: int, level: int) -> int:
    """The answer that names a technology."""
    return ADVANCE.at(PLACE_OF[technology(CLASSIC_SIDE, colour, level)])


class ResearchNext(Question[State]):
    """One technology, one level higher."""

    __slots__ = ()

    def prompt(self) -> str:
        return "research-next"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return advances(table.state, seat, own_planets(table.state, seat))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        colour, rest = divmod(ADVANCE.place(action), LEVELS)
        gain(table, seat, technology(CLASSIC_SIDE, colour, rest + 1))


def gain(table: Table[State], seat: int, tech: int) -> None:
    """The first of all to research it scores its level; a whole row unlocks a troop and a ship."""
    state = table.state
    level = level_of(tech)
    state.players[seat].techs |= 1 << PLACE_OF[tech]
    table.tell(RESEARCHED, seat, tech)
    if not state.was_researched(tech):
        state.firsts |= 1 << PLACE_OF[tech]
        score(table, seat, level)
    if level in ROW_LEVELS and all(state.knows(seat, offered_tech(state, row, level)) for row in range(len(COLOURS))):
        unlock_both(table, seat)
    if tech == BATTLESHIP:
        table.then(seat, BoxShips(tech_number(BATTLESHIP, "ships")))


class BoxShips(Question[State]):
    """The battleship costs ships of the player board or the galaxy, which go back to the box for good."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def prompt(self) -> str:
        return "box-ships"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        out = [ship for ship in range(player.ships) if player.is_out(ship)]
        return [PAY_SHIP.at(ship) for ship in sorted(player.normal_at_home()[:1] + out)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        player, ship = table.state.players[seat], PAY_SHIP.place(action)
        player.take_back(ship)
        player.boxed |= 1 << ship
        table.tell(SHIP_BOXED, seat, ship)
        if self.count > 1:
            table.then(seat, BoxShips(self.count - 1))
        else:
            player.advanced |= 1 << ORANGE
