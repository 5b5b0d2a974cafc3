"""Moving (pages 12-13, 22): flicks or the jet drive, with any number of manoeuvres before and after."""

from __future__ import annotations

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table, with_value
from ..facts.board import NOTHING, SHIPS
from ..facts.cards import JUMP_GATES, SYLARI, empire_number, tech_number
from ..flick.geometry import RINGS, cell_place, nearest_hole
from ..position.actions import (
    AT,
    CARRY,
    DISCOVER,
    DONE,
    FLICK,
    JET,
    JUMP,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    PHASE,
    RAISE,
    REPOSITION,
    SEIZE,
    SHIFT_BASE,
    TOWARDS,
    WORMHOLE,
    cell_of,
    go_towards,
    place_on,
)
from ..position.discs import ship_orbit
from ..position.events import (
    BASE_SHIFTED,
    CARRIED,
    LANDED,
    LAUNCHED,
    MINE_LAID,
    REPOSITIONED,
    STRUCTURE_RAISED,
    STRUCTURE_SEIZED,
    STRUCTURE_TAKEN,
    TRAVELLED,
)
from ..position.state import ONCE_AFTERBURNER, ONCE_CARRIER, ONCE_MINE, ONCE_SYLARI, State
from . import manoeuvres
from .control import blockades
from .deploying import is_phase_ship
from .discovering import discover
from .energy import spend
from .flicking import Aim
from .jetting import NO_JET, ONLY_JET, Towards, can_jet
from .modes import rules_of
from .placing import PlaceShip, PutBase, PutShip, watch_blockades
from .steps import ActionStep, boosts
from .troops import can_hold, place_troop, take_troop


class MoveStep(ActionStep):
    """One flick or manoeuvre after the other; `boostable` where energy may buy more flicks."""

    __slots__ = ("boostable",)

    def __init__(self, boostable: int) -> None:
        self.boostable = boostable

    def prompt(self) -> str:
        return "move"

    def is_last(self, table: Table[State]) -> bool:
        """The flicks of a relic are followed by the rest of it."""
        return bool(self.boostable)

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = open_flights(state, seat) if state.left else []
        found += manoeuvres.manoeuvres(state, seat)
        if state.acted or not self.boostable or not found:
            found.append(DONE)
        if self.boostable:
            found += boosts(state, seat)
        found.sort()
        return found

    def take(self, table: Table[State], seat: int, action: int) -> None:
        if action in FLICK or action in JET or action in PHASE:
            table.state.left -= 1
            begin_flight(table, seat, action)
        else:
            begin_manoeuvre(table, seat, action)


def open_flights(state: State, seat: int) -> list[int]:
    """How the ships of a player can be moved now."""
    ships = state.players[seat].fleet.ships
    if state.jet == NO_JET and not state.grounded and ships and ships[-1] < SHIPS:  # which is so almost always
        return [FLICK.each[ship] for ship in ships]
    found: list[int] = []
    for ship in ships:
        for action in flights(state, seat, ship):
            if not flight_barred(state, seat, ship, action):
                found.append(action)
    return found


def can_fly(state: State, seat: int) -> bool:
    """Return whether any ship of a player can be moved by an action; where nobody flicks, a jet needs a safe way."""
    ships = state.players[seat].fleet.ships
    if state.jet != ONLY_JET:
        return bool(ships)
    return any(is_phase_ship(state, seat, ship) or can_jet(state, seat, ship) for ship in ships)


def flights(state: State, seat: int, ship: int) -> list[int]:
    """How a ship of the galaxy is moved: flicked or by jet drive; the phase ship is put elsewhere."""
    if is_phase_ship(state, seat, ship):
        return [PHASE.at(ship)]
    return [FLICK.at(ship)] if state.jet == NO_JET else [FLICK.at(ship), JET.at(ship)]


def flight_barred(state: State, seat: int, ship: int, action: int) -> str:
    """Why a ship cannot be moved in a given way."""
    if state.jet == ONLY_JET and action in FLICK:
        return "jet-only"
    if state.is_slung(ship):
        return "slung"
    if not state.left:
        return "no-steps-left"
    jets = state.jet != NO_JET and action in JET
    return "no-safe-way" if jets and not can_jet(state, seat, ship) else ALLOWED


def begin_flight(table: Table[State], seat: int, action: int) -> None:
    state = table.state
    state.allow_repositioning()
    if action in FLICK:
        ship = FLICK.place(action)
        table.then(seat, Aim(ship), _second_chance(state, seat, ship))
    elif action in JET:
        table.then(seat, Towards(JET.place(action)))
    else:
        table.then(seat, PlaceShip(PHASE.place(action)))  # instead of being flicked, the phase ship is put anywhere


def _second_chance(state: State, seat: int, ship: int) -> SecondChance | None:
    """The Sylari get one more flick if the first one of a turn went astray."""
    if state.players[seat].empire != SYLARI or state.was_done(ONCE_SYLARI):
        return None
    state.note_done(ONCE_SYLARI)
    return SecondChance(ship)


class SecondChance(Effect[State]):
    """One more flick where the first one ended in no orbit."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def resolve(self, table: Table[State], seat: int) -> None:
        if ship_orbit(table.state, seat, self.ship) == NOTHING:
            table.state.left += empire_number(SYLARI, "flicks")


def begin_manoeuvre(table: Table[State], seat: int, action: int) -> None:
    state = table.state
    if not (action in REPOSITION or action in SHIFT_BASE or action in WORMHOLE):
        state.allow_repositioning()
    if action in JUMP:
        jump(table, seat, JUMP.place(action))
    elif action in REPOSITION:
        ship = REPOSITION.place(action)
        state.note_repositioned(ship)
        hole = ship_orbit(state, seat, ship)
        table.tell(REPOSITIONED, seat, ship, hole)
        table.then(seat, PutShip(ship, hole))
    elif action in SHIFT_BASE:
        base = SHIFT_BASE.place(action)
        state.note_shifted(base)
        table.tell(BASE_SHIFTED, seat, state.base_hole[base])
        table.then(seat, PutBase(base))
    elif action in LAND:
        land(table, seat, LAND.place(action))
    elif action in LAUNCH:
        hole, ship = LAUNCH.places(action)
        take_troop(state, seat, hole)
        table.tell(LAUNCHED, seat, ship, hole)
        table.then(seat, PutShip(ship, hole))
    elif action in DISCOVER:
        discover(table, seat, DISCOVER.place(action))
    else:
        _begin_special(table, seat, action)


def _begin_special(table: Table[State], seat: int, action: int) -> None:
    """Wormholes, and what technologies and megastructures add."""
    state = table.state
    if action in WORMHOLE:
        ship = WORMHOLE.place(action)
        end = manoeuvres.twin(state, ship_orbit(state, seat, ship))
        state.forget_repositioned(ship)
        table.tell(TRAVELLED, seat, ship, end)
        table.then(seat, PutShip(ship, end, RINGS.index("middle")))  # it has to touch the ring
    elif action in JUMP_GATE:
        spend(state.players[seat], tech_number(JUMP_GATES, "energy"))
        table.then(seat, ThroughGate(JUMP_GATE.place(action)))
    elif action == CARRY:
        state.note_done(ONCE_CARRIER)
        table.then(seat, PutBesideCarrier())
    elif action in LAY_MINE:
        state.note_done(ONCE_MINE)
        table.then(seat, PlaceMine(LAY_MINE.place(action) - 1))
    else:
        take_structure(table, seat, action)


def jump(table: Table[State], seat: int, ship: int) -> None:
    """A free flick from an orbit that allows it."""
    state = table.state
    hole = ship_orbit(state, seat, ship)
    table.state.allow_repositioning()
    state.note_free_flick(ship, hole)
    if not state.is_artifact(hole) and hole == state.gates[seat]:
        state.note_done(ONCE_AFTERBURNER)
    if is_phase_ship(state, seat, ship):
        table.then(seat, PlaceShip(ship))
    elif state.jet == ONLY_JET:
        table.then(seat, Towards(ship))
    else:
        table.then(seat, Aim(ship), _second_chance(state, seat, ship))


def land(table: Table[State], seat: int, ship: int) -> None:
    """The ship goes back to the player board, and troops from the board onto the planet."""
    state = table.state
    hole = ship_orbit(state, seat, ship)
    count = min(manoeuvres.landing_troops(state, seat, ship), state.players[seat].troops)
    state.players[seat].take_back(ship)
    table.tell(LANDED, seat, ship, hole)
    for _ in range(count):
        if can_hold(state, seat, hole):
            place_troop(table, seat, hole)
    watch_blockades(table)


def take_structure(table: Table[State], seat: int, action: int) -> None:
    """An artifact becomes a megastructure, or somebody gets control of one."""
    state = table.state
    raised = action in RAISE
    hole = RAISE.place(action) if raised else SEIZE.place(action)
    spend(state.players[seat], rules_of(state).structure_cost(state, hole))
    if raised:
        table.tell(STRUCTURE_RAISED, seat, hole)
    elif state.structures[hole] == NOTHING:
        table.tell(STRUCTURE_TAKEN, seat, hole)
    else:
        table.tell(STRUCTURE_SEIZED, seat, hole, state.structures[hole])
    state.structures = with_value(state.structures, hole, seat)
    rules_of(state).watch(table)


# What technologies add


class ThroughGate(Question[State]):
    """Jump gates: the player's own planet into whose orbit the ship goes."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "through-gate"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        here, closed = ship_orbit(state, seat, self.ship), blockades(state, seat)
        return [AT.at(hole) for hole in manoeuvres.gate_targets(state, seat, here, self.ship, closed)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.tell(TRAVELLED, seat, self.ship, AT.place(action))
        table.then(seat, PutShip(self.ship, AT.place(action)))


class PutBesideCarrier(Question[State]):
    """A normal ship from the player board, so that it touches the carrier."""

    __slots__ = ()

    def prompt(self) -> str:
        return "put-beside-carrier"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return go_towards(manoeuvres.beside_carrier(table.state, seat))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        player = state.players[seat]
        ship = manoeuvres.carried_ship(state, seat)
        player.put(ship, *manoeuvres.carried_place(state, seat, TOWARDS.place(action)))
        table.tell(CARRIED, seat, ship)
        watch_blockades(table)


class PlaceMine(Question[State]):
    """A mine in short range of one's own ship, touching no ship and no orbit; -1 is a new one."""

    __slots__ = ("mine",)

    def __init__(self, mine: int) -> None:
        self.mine = mine

    def prompt(self) -> str:
        return "place-mine"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        return place_on(manoeuvres.mine_cells(state, seat, self.mine, blockades(state, seat)))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        x, y = cell_place(cell_of(action))
        if self.mine == NOTHING:
            state.mine_owner.append(seat)
            state.mine_x.append(x)
            state.mine_y.append(y)
        else:
            state.mine_x[self.mine], state.mine_y[self.mine] = x, y
        table.tell(MINE_LAID, seat, nearest_hole(x, y))
