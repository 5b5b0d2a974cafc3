"""Why a ship cannot be flicked or make a manoeuvre now, for the person who looks for it."""

from __future__ import annotations

from ....core.game import Refusal
from ..facts.board import HOLES, NOTHING, PIECES_ON_PLANET, PINK, SHIPS, WORMHOLE_A, WORMHOLE_B
from ..facts.cards import AFTERBURNER, CARRIER, HYPERJUMP, JUMP_GATES, MEGASTRUCTURE_COST, MINES, tech_number
from ..flick.geometry import ship_orbit, ships_in_orbit
from ..position.actions import (
    CARRY,
    DISCOVER,
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
    SHIP_NAMES,
    WORMHOLE,
)
from ..position.state import ROBOT, State
from ..rules.control import bases_at, is_blockaded, own_planets, pieces
from ..rules.deploying import is_phase_ship
from ..rules.energy import available
from ..rules.jetting import NO_JET, ONLY_JET
from ..rules.manoeuvres import FREE_FLICKS, ONCE_AFTERBURNER, ONCE_CARRIER, ONCE_MINE, lands


def of_place(state: State, seat: int, action: int, hole: int) -> Refusal | None:
    """Why a place is no planet that a player controls or could control."""
    owner = state.owner[hole]
    if state.is_face_down(hole):
        return Refusal(action, "face-down", {})
    if not state.is_planet(hole):
        return Refusal(action, "no-planet", {})
    if owner == ROBOT:
        return Refusal(action, "controlled-by-robots", {})
    return None if owner in (NOTHING, seat) else Refusal(action, "controlled", {"seat": owner})


def of_flights(state: State, seat: int) -> list[Refusal]:
    """Why a ship of the galaxy cannot be flicked, put elsewhere or moved by jet drive."""
    found: list[Refusal] = []
    for ship in state.players[seat].ships_out():
        reason = "slung" if state.grounded >> ship & 1 else "no-steps-left"
        if is_phase_ship(state, seat, ship):
            found.append(Refusal(PHASE.at(ship), reason, {}))
            continue
        usable = state.left > 0 and reason != "slung"
        found.append(Refusal(FLICK.at(ship), "jet-only" if state.jet == ONLY_JET else reason, {}))
        if state.jet != NO_JET:
            found.append(Refusal(JET.at(ship), "no-safe-way" if usable else reason, {}))
    return found


def of_manoeuvres(state: State, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for ship in state.players[seat].ships_out():
        found += [_of_landing(state, seat, ship), _of_repositioning(state, seat, ship)]
        found += _of_travels(state, seat, ship)
    for hole in own_planets(state, seat):
        found += _of_launches(state, seat, hole)
    for hole in range(len(HOLES)):
        found += _of_hole(state, seat, hole)
    for base, owner in enumerate(state.base_owner):
        if owner == seat:
            closed = is_blockaded(state, seat, state.base_hole[base])
            found.append(Refusal(SHIFT_BASE.at(base), "blockaded" if closed else "repositioned", {}))
    return found + _of_technologies(state, seat)


def _of_landing(state: State, seat: int, ship: int) -> Refusal:
    action, hole = LAND.at(ship), ship_orbit(state, seat, ship)
    if not lands(state, seat, ship):
        return Refusal(action, "cannot-land", {})
    if hole == NOTHING:
        return Refusal(action, "not-in-orbit", {})
    if is_blockaded(state, seat, hole):
        return Refusal(action, "blockaded", {})
    full = Refusal(action, "planet-full" if pieces(state, hole) >= PIECES_ON_PLANET else "no-troop-left", {})
    return of_place(state, seat, action, hole) or full


def _of_repositioning(state: State, seat: int, ship: int) -> Refusal:
    hole = ship_orbit(state, seat, ship)
    if hole == NOTHING:
        return Refusal(REPOSITION.at(ship), "not-in-orbit", {})
    return Refusal(REPOSITION.at(ship), "blockaded" if is_blockaded(state, seat, hole) else "repositioned", {})


def _of_travels(state: State, seat: int, ship: int) -> list[Refusal]:
    """Free flicks, wormholes and jump gates."""
    hole = ship_orbit(state, seat, ship)
    if hole == NOTHING:
        return []
    closed = is_blockaded(state, seat, hole)
    found = [Refusal(JUMP.at(ship), "blockaded" if closed else _no_jump(state, seat, ship, hole), {})]
    if state.places[hole] in (WORMHOLE_A, WORMHOLE_B):
        found.append(Refusal(WORMHOLE.at(ship), "orbit-full", {}))
    if state.knows(seat, JUMP_GATES):
        paid = available(state.players[seat]) >= tech_number(JUMP_GATES, "energy")
        reason = "blockaded" if closed else "no-gate-target" if paid else "no-energy"
        found.append(Refusal(JUMP_GATE.at(ship), reason if state.owner[hole] == seat else "not-yours", {}))
    return found


def _no_jump(state: State, seat: int, ship: int, hole: int) -> str:
    """Why a ship cannot be flicked for nothing from an orbit that is open."""
    if state.grounded >> ship & 1:
        return "slung"
    if state.free_flicks.count(ship * len(HOLES) + hole) >= FREE_FLICKS:
        return "free-flicks-used"
    station = state.knows(seat, HYPERJUMP) and any(state.base_owner[base] == seat for base in bases_at(state, hole))
    if state.is_artifact(hole) or station:
        return "no-safe-way"
    burner = state.knows(seat, AFTERBURNER) and hole == state.gates[seat]
    return "once-a-turn" if burner and state.once & ONCE_AFTERBURNER else "no-free-flick"


def _of_launches(state: State, seat: int, hole: int) -> list[Refusal]:
    """Why no ship can be launched from an own planet, ship by ship."""
    player = state.players[seat]
    waiting = [ship for ship in range(len(SHIP_NAMES)) if player.owns(ship) and not player.is_out(ship)]
    normal = sorted([ship for ship in waiting if ship < SHIPS], key=lambda ship: state.grounded >> ship & 1)
    waiting = normal[:1] + [ship for ship in waiting if ship >= SHIPS]
    if not state.troops[hole]:
        return [Refusal(LAUNCH.at(hole, ship), "no-troop-there", {}) for ship in waiting[:1]]
    if not waiting:
        return [Refusal(LAUNCH.at(hole), "no-ship-left", {})]
    if is_blockaded(state, seat, hole):
        return [Refusal(LAUNCH.at(hole, ship), "blockaded", {}) for ship in waiting]
    return [Refusal(LAUNCH.at(hole, ship), _no_launch(state, seat, ship), {}) for ship in waiting]


def _no_launch(state: State, seat: int, ship: int) -> str:
    if ship >= SHIPS and state.players[seat].new_ships >> (ship - SHIPS) & 1:
        return "new-ship"
    return "slung" if state.grounded >> ship & 1 else "orbit-full"


def _of_hole(state: State, seat: int, hole: int) -> list[Refusal]:
    """Discovering, and megastructures."""
    away = not ships_in_orbit(state, seat, hole)
    reason = "no-ship-there" if away else "blockaded"
    if state.is_face_down(hole):
        return [Refusal(DISCOVER.at(hole), reason, {})]
    if state.megastructure == NOTHING or not state.is_artifact(hole):
        return []
    owner = state.structures[hole]
    if owner == seat:
        return [Refusal(SEIZE.at(hole), "own-structure", {})]
    action = (RAISE if owner == NOTHING else SEIZE).at(hole)
    if away or is_blockaded(state, seat, hole):
        return [Refusal(action, reason, {})]
    cost = MEGASTRUCTURE_COST[state.megastructure] + int(owner != NOTHING)
    return [Refusal(action, "needs-energy", {"energy": cost, "own": available(state.players[seat])})]


def _of_technologies(state: State, seat: int) -> list[Refusal]:
    """The carrier, and mines."""
    found: list[Refusal] = []
    player = state.players[seat]
    if state.knows(seat, CARRIER):
        hole = ship_orbit(state, seat, SHIPS + PINK)
        reason = "blockaded" if hole != NOTHING and is_blockaded(state, seat, hole) else "no-room"
        if state.once & ONCE_CARRIER:
            reason = "once-a-turn"
        elif not player.is_out(SHIPS + PINK):
            reason = "carrier-away"
        elif not player.normal_waiting():
            reason = "no-ship-left"
        found.append(Refusal(CARRY, reason, {}))
    if state.knows(seat, MINES):
        used = bool(state.once & ONCE_MINE)
        mines = [mine for mine, owner in enumerate(state.mine_owner) if owner == seat]
        reason = "mines-laid" if player.ships_out() else "no-ship-out"
        found += [Refusal(LAY_MINE.at(0), "once-a-turn" if used else reason, {})]
        found += [Refusal(LAY_MINE.at(1 + mine), "once-a-turn" if used else "no-ship-out", {}) for mine in mines]
    return found
