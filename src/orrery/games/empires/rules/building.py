"""Building (pages 14-15): outposts, cities, research centres and starbases, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.board import (
    BUILDINGS,
    CENTRE,
    CITY,
    GREEN,
    HOLES,
    NOTHING,
    OUTPOST,
    PIECES_ON_PLANET,
    SHIPS,
    STARBASE,
    STARBASE_RADIUS,
)
from ..facts.cards import CONSTRUCTOR, DRAVETH, GEOTHERMAL, MODULAR, empire_number, tech_number
from ..position.actions import BUILD_ON, DONE, PAY, PAY_SHIP
from ..position.discs import occupied_orbits, ships_in_orbit
from ..position.events import BUILT
from ..position.planets import own_planets, pieces
from ..position.state import ONCE_ORGANIC, State
from .control import blockades, place_barred
from .energy import available, regain, spend, unlock
from .modes import rules_of
from .placing import PutBase, add_base, has_room, watch_blockades

PIECES: Final = 0
TROOPS: Final = 1
ENERGY: Final = 2
DISCOUNT: Final = 3
"""Ways of paying: as printed, a city with troops alone, a starbase with energy, one less beside the constructor."""
STARBASE_SHIPS: Final = 2


def payments(state: State, seat: int, building: int, hole: int) -> list[int]:
    """The ways in which a building at a place can be paid for."""
    ways = [PIECES]
    if building == CITY and state.knows(seat, MODULAR):
        ways.append(TROOPS)
    if building == STARBASE and state.is_empire(seat, DRAVETH):
        ways.append(ENERGY)
    if _constructor_at(state, seat, hole):
        ways.append(DISCOUNT)
    return [way for way in ways if not payment_barred(state, seat, building, hole, way)]


def price(state: State, seat: int, building: int, hole: int, way: int) -> list[int]:
    """The troops, outposts, ships and energy that a building costs; the constructor lowers other costs as well."""
    less = tech_number(CONSTRUCTOR, "discount") if way != PIECES and _constructor_at(state, seat, hole) else 0
    if way == ENERGY:
        return [0, 0, empire_number(DRAVETH, "ships") - less, empire_number(DRAVETH, "energy")]
    if building == STARBASE:
        return [0, 0, STARBASE_SHIPS - less, 0]
    if way == TROOPS:
        return [tech_number(MODULAR, "troops") - less, 0, 0, 0]
    return [1 - less, int(building == CITY), 0, 0]


def payment_barred(state: State, seat: int, building: int, hole: int, way: int) -> str:
    """Why a building cannot be paid for in a given way: pieces are missing, or it finds no room where they were."""
    troops, outposts, ships, energy = price(state, seat, building, hole, way)
    if building == STARBASE:
        if len(spare_ships(state, seat, hole)) < ships:
            return "needs-ships"
        if available(state.players[seat]) < energy:
            return "no-energy"
        return ALLOWED if _has_room_for_base(state, seat, hole, ships) else "orbit-full"
    if state.troops[hole] < troops or state.outposts[hole] < outposts:
        return "needs-outpost" if building == CITY else "needs-troop"
    taken = pieces(state, hole) + state.campaign.settlers_on(hole)
    return ALLOWED if taken - troops - outposts < PIECES_ON_PLANET else "planet-full"


def spare_ships(state: State, seat: int, hole: int) -> list[int]:
    """Ships in an orbit that may become a starbase: those without a settler."""
    return [ship for ship in ships_in_orbit(state, seat, hole) if not state.campaign.carries(ship)]


def _has_room_for_base(state: State, seat: int, hole: int, ships: int) -> bool:
    """Return whether a starbase finds room in an orbit once this many ships of it are paid."""
    if has_room(state, hole, STARBASE_RADIUS):
        return True
    return any(
        _has_room_without(state, seat, hole, paid) for paid in combinations(spare_ships(state, seat, hole), ships)
    )


def _has_room_without(state: State, seat: int, hole: int, ships: Sequence[int]) -> bool:
    after = state.copy()
    for ship in ships:
        after.players[seat].take_back(ship)
    return has_room(after, hole, STARBASE_RADIUS)


def _constructor_at(state: State, seat: int, hole: int) -> bool:
    return state.knows(seat, CONSTRUCTOR) and SHIPS + GREEN in ships_in_orbit(state, seat, hole)


def building_barred(state: State, seat: int, building: int, hole: int, closed: int, but: int) -> str:
    """Why something cannot be built at a place: `but` never, and where bits of `closed` are, for a blockade.

    What is quickly checked comes first: this is asked for every building at every place.
    """
    if state.owner[hole] != seat:
        barred = place_barred(state, seat, hole)
        if barred or building != STARBASE:
            return barred or "not-yours"
    if not state.players[seat].buildings[building]:
        return "none-left"
    if hole == but:
        return "other-planet"
    if closed >> hole & 1:
        return "blockaded"
    if not payments(state, seat, building, hole):
        return payment_barred(state, seat, building, hole, PIECES)
    return ALLOWED


def sites(state: State, seat: int, closed: int, but: int) -> list[int]:
    """Everything that can be built except at one place, as the answers that say so."""
    planets = _planets(state, seat)
    return [
        BUILD_ON.at(building, hole)
        for building in range(len(BUILDINGS))
        for hole in (_orbits(state, seat) if building == STARBASE else planets)
        if not building_barred(state, seat, building, hole, closed, but)
    ]


def has_site(state: State, seat: int, closed: int) -> bool:
    """Whether anything can be built at all, except at places that are closed."""
    planets = _planets(state, seat)
    for building in range(len(BUILDINGS)):
        for hole in _orbits(state, seat) if building == STARBASE else planets:
            if not building_barred(state, seat, building, hole, closed, NOTHING):
                return True
    return False


def _planets(state: State, seat: int) -> list[int]:
    """The player's planets on which something may be built: all but the constructor's cost a troop."""
    saves = state.knows(seat, CONSTRUCTOR)
    return [hole for hole in own_planets(state, seat) if state.troops[hole] or saves]


def _orbits(state: State, seat: int) -> list[int]:
    """Where the player's ships are that may become a starbase."""
    around = occupied_orbits(state, seat)
    return [hole for hole in range(len(HOLES)) if around >> hole & 1] if around else []


class Build(Question[State]):
    """One building; `blockade` is whether blockades count, `but` the place of the first one for organic buildings."""

    __slots__ = ("blockade", "but")

    def __init__(self, blockade: int, but: int) -> None:
        self.blockade = blockade
        self.but = but

    def prompt(self) -> str:
        return "build"

    def options(self, table: Table[State], seat: int) -> list[int]:
        if self.but != NOTHING and not rules_of(table.state).builds_again(table.state, seat):
            return []
        found = sites(table.state, seat, self.closed_places(table.state, seat), self.but)
        return [*found, DONE] if self.but != NOTHING or not self.blockade or not found else found

    def closed_places(self, state: State, seat: int) -> int:
        """The bits of the places at which a blockade keeps one from building."""
        return blockades(state, seat) if self.blockade else 0

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.but != NOTHING:
            table.state.note_done(ONCE_ORGANIC)
            rules_of(table.state).pay_building_again(table.state, seat)
        building, hole = BUILD_ON.places(action)
        table.then(seat, Payment(building, hole))


class Payment(Question[State]):
    """How a building is paid for, where there is a choice."""

    __slots__ = ("building", "hole")

    def __init__(self, building: int, hole: int) -> None:
        self.building = building
        self.hole = hole

    def prompt(self) -> str:
        return "payment"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"building": self.building, "hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [PAY.at(way) for way in payments(table.state, seat, self.building, self.hole)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        ships = pay(table.state, seat, self.building, self.hole, PAY.place(action))
        paid = [PayShips(self.hole, ships)] if ships else []
        table.then_all(seat, [*paid, PutUp(self.building, self.hole)])


class PayShips(Question[State]):
    """Which ships of an orbit a starbase costs: that many go back to the player board."""

    __slots__ = ("count", "hole")

    def __init__(self, hole: int, count: int) -> None:
        self.hole = hole
        self.count = count

    def prompt(self) -> str:
        return "pay-ships"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole, "count": self.count}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        ships = spare_ships(state, seat, self.hole)
        if len(ships) == self.count:  # all of them: there is nothing to choose
            ships = ships[:1]
        elif not has_room(state, self.hole, STARBASE_RADIUS):
            ships = [ship for ship in ships if self._leaves_room(state, seat, ship)]
        return [PAY_SHIP.at(ship) for ship in ships]

    def _leaves_room(self, state: State, seat: int, ship: int) -> bool:
        """Return whether the starbase finds room when this ship is among those that are paid."""
        others = [other for other in spare_ships(state, seat, self.hole) if other != ship]
        paid = combinations(others, self.count - 1)
        return any(_has_room_without(state, seat, self.hole, [ship, *rest]) for rest in paid)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.state.players[seat].take_back(PAY_SHIP.place(action))
        if self.count > 1:
            table.then(seat, PayShips(self.hole, self.count - 1))


class PutUp(Effect[State]):
    """The building that was paid for comes to its place; organic buildings let one build once more."""

    __slots__ = ("building", "hole")

    def __init__(self, building: int, hole: int) -> None:
        self.building = building
        self.hole = hole

    def resolve(self, table: Table[State], seat: int) -> None:
        if not table.state.was_done(ONCE_ORGANIC):
            table.then(seat, Build(1, self.hole))
        put_up(table, seat, self.building, self.hole)
        finish_building(table, seat, self.building, self.hole)


def pay(state: State, seat: int, building: int, hole: int, way: int) -> int:
    """Troops, outposts and energy are paid; return how many ships are still to be paid."""
    player = state.players[seat]
    troops, outposts, ships, energy = price(state, seat, building, hole, way)
    spend(player, energy)
    state.troops[hole] -= troops
    player.troops += troops
    state.outposts[hole] -= outposts
    player.buildings[OUTPOST] += outposts
    return ships


def put_up(table: Table[State], seat: int, building: int, hole: int) -> None:
    """The building goes from the player board to the place."""
    state = table.state
    state.players[seat].buildings[building] -= 1
    if building == STARBASE:
        base = add_base(state, seat, hole)
        table.then(seat, PutBase(base))
    else:
        where = [state.outposts, state.cities, state.centres][building]
        where[hole] += 1
    state.set_owner(hole, seat)
    table.tell(BUILT, seat, building, hole)


def finish_building(table: Table[State], seat: int, building: int, hole: int) -> None:
    """What a building brings when it is built."""
    state = table.state
    watch_blockades(table)
    if building in (CITY, STARBASE):
        unlock(table, seat, building)
    elif building == CENTRE:
        table.then(seat, rules_of(state).research(hole))
    elif state.knows(seat, GEOTHERMAL):
        regain(table, seat, tech_number(GEOTHERMAL, "energy"))
    rules_of(state).watch(table)
