"""Building in the classic mode (page 26): outposts, cities and research centres for troops."""

from __future__ import annotations

from typing import Final

from .....core.game import ALLOWED
from .....core.table import Question, Table
from ...facts.board import CENTRE, CITY, NOTHING, OUTPOST, PIECES_ON_PLANET
from ...facts.cards import tech_number
from ...facts.classic import CHEAP_LABS, CITY_GROWTH, CLASSIC_COUNT, DOUBLE_BUILD, OUTPOST_COST, TROOP_COST, UNITS
from ...position.actions import BUILD_ON, DONE, UNLOCK
from ...position.planets import own_planets, pieces
from ...position.state import State
from ..building import put_up
from ..control import NO_BLOCKADE, own_blockades, place_barred
from .home import can_unlock, unlock_both, unlock_unit

KINDS: Final = (OUTPOST, CITY, CENTRE)
_CENTRES_OF_A_PLANET: Final = 2


def troop_cost(state: State, seat: int, building: int) -> int:
    if building == CENTRE and state.knows(seat, CHEAP_LABS):
        return tech_number(CHEAP_LABS, "troops")
    return TROOP_COST[building]


def building_barred(state: State, seat: int, building: int, hole: int, closed: int, but: int) -> str:
    """Why something cannot be built on a planet: `but` never, and where bits of `closed` are, for a blockade."""
    if state.owner[hole] != seat:
        return place_barred(state, seat, hole) or "not-yours"
    if not state.players[seat].buildings[building]:
        return "none-left"
    if hole == but:
        return "other-planet"
    if closed >> hole & 1:
        return "blockaded"
    if building == CENTRE and not _takes_centre(state, seat, hole):
        return "centre-there"
    troops, outposts = troop_cost(state, seat, building), OUTPOST_COST[building]
    if state.outposts[hole] < outposts:
        return "needs-outpost"
    if state.troops[hole] < troops:
        return "needs-troops" if troops > 1 else "needs-troop"
    return ALLOWED if pieces(state, hole) - troops - outposts < PIECES_ON_PLANET else "planet-full"


def _takes_centre(state: State, seat: int, hole: int) -> bool:
    """One planet of a player may have two research centres, all others one."""
    if not state.centres[hole]:
        return True
    doubled = any(state.centres[other] >= _CENTRES_OF_A_PLANET for other in own_planets(state, seat))
    return not doubled and state.centres[hole] < _CENTRES_OF_A_PLANET


def sites(state: State, seat: int, mine: list[int], but: int) -> list[int]:
    """What can be built where, among the player's planets."""
    near = _sites_among(state, seat, mine, NO_BLOCKADE, but)
    closed = own_blockades(state, seat) if near else NO_BLOCKADE
    return _sites_among(state, seat, mine, closed, but) if closed else near


def _sites_among(state: State, seat: int, mine: list[int], closed: int, but: int) -> list[int]:
    left = state.players[seat].buildings
    return [
        BUILD_ON.at(building, hole)
        for building in KINDS
        if left[building]  # otherwise no planet has to be looked at
        for hole in mine
        if not building_barred(state, seat, building, hole, closed, but)
    ]


class BuildForTroops(Question[State]):
    """One building; `but` is the planet of the first one where a technology allows a second."""

    __slots__ = ("but",)

    def __init__(self, but: int) -> None:
        self.but = but

    def prompt(self) -> str:
        return "build-for-troops"

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = sites(table.state, seat, own_planets(table.state, seat), self.but)
        return [*found, DONE] if found and self.but != NOTHING else found

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            table.state.stopped = 1
            return
        state = table.state
        building, hole = BUILD_ON.places(action)
        if self.but == NOTHING and state.knows(seat, DOUBLE_BUILD):
            table.then(seat, BuildForTroops(hole))
        pay(state, seat, building, hole)
        put_up(table, seat, building, hole)
        if building == CITY:
            city_unlocks(table, seat)


def pay(state: State, seat: int, building: int, hole: int) -> None:
    """Troops, and for a city an outpost, go back to the player board."""
    player = state.players[seat]
    troops, outposts = troop_cost(state, seat, building), OUTPOST_COST[building]
    state.troops[hole] -= troops
    player.troops += troops
    state.outposts[hole] -= outposts
    player.buildings[OUTPOST] += outposts


def city_unlocks(table: Table[State], seat: int) -> None:
    """Unlock a troop or a ship for a new city, unless a lost city was built again."""
    player = table.state.players[seat]
    built = CLASSIC_COUNT[CITY] - player.buildings[CITY]
    if built <= player.cities_built:
        return
    player.cities_built = built
    if table.state.knows(seat, CITY_GROWTH):
        unlock_both(table, seat)
    else:
        table.then(seat, ChooseUnit())


class ChooseUnit(Question[State]):
    """A city unlocks a troop or a ship."""

    __slots__ = ()

    def prompt(self) -> str:
        return "unlock"

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return [UNLOCK.at(unit) for unit in range(len(UNITS)) if can_unlock(player, unit)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        unlock_unit(table, seat, UNLOCK.place(action))
