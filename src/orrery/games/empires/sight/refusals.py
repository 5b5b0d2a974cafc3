"""Why an answer is not possible now: for the person who looks for it. The rules never ask this module."""

from __future__ import annotations

from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.board import (
    BUILDINGS,
    CITY,
    COLOURS,
    HOLES,
    NOTHING,
    PIECES_ON_PLANET,
    PURPLE,
    SHIPS,
    STARBASE,
    TURN_ACTIONS,
)
from ..facts.cards import HABITAT, JUGGERNAUT, USE_OF, USES
from ..flick.geometry import occupied, ships_in_orbit
from ..position.actions import (
    ATTACK_PLANET,
    ATTACK_SHIP,
    BOOST,
    BUILD_ON,
    CHOOSE,
    DEPLOY_SHIP,
    DEPLOY_TROOP,
    DONE,
    MISSION,
    RELIC,
    TAKE,
    USE,
)
from ..position.state import State
from ..position.steps import ActionStep
from ..rules.attacking import Attack, attackers, possible_targets, strength, target_defence, targets
from ..rules.building import PIECES, Build, price
from ..rules.control import bases_at, is_blockaded, pieces
from ..rules.deploying import DeployStep, deployments
from ..rules.discovering import relic_limit
from ..rules.interacting import ARCHIVE, InteractStep, interactions
from ..rules.moving import MoveStep
from ..rules.turn import ChooseAction
from .refused_manoeuvres import of_flights, of_manoeuvres, of_place

REASONS: Final = [
    *("no-ship-to-move", "nothing-to-deploy", "nothing-to-build", "nothing-to-interact"),
    *("blockaded", "no-steps-left", "no-energy", "needs-energy", "not-boostable", "build-not-boostable", "must-act"),
    *("jet-only", "slung", "no-safe-way", "not-in-orbit", "repositioned", "free-flicks-used", "no-free-flick"),
    *("face-down", "no-planet", "controlled", "controlled-by-robots", "not-yours", "planet-full", "orbit-full"),
    *("no-troop-left", "no-ship-left", "no-troop-there", "cannot-land", "new-ship", "no-ship-there", "once-a-turn"),
    *("no-gate-target", "carrier-away", "no-room", "no-ship-out", "mines-laid", "own-structure", "no-base-for-troops"),
    *("none-left", "needs-troop", "needs-outpost", "needs-ships", "other-planet"),
    *("fresh-relic", "archive-used", "relics-full", "mission-completed", "mission-open"),
    *("structure-used", "structure-of-other", "nothing-to-use"),
    *("attacks-at-end", "too-weak", "out-of-range", "ships-have-attacked", "defended", "attacked-already"),
    "untouchable",
]
_NO_ACTION: Final = ["no-ship-to-move", "nothing-to-deploy", "nothing-to-build", "nothing-to-interact"]
"""By action of the turn."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    state = table.state
    found: list[Refusal] = []
    if isinstance(question, ChooseAction):
        found = [Refusal(CHOOSE.at(action), _NO_ACTION[action], {}) for action in range(len(TURN_ACTIONS))]
    elif isinstance(question, MoveStep):
        found = of_flights(state, seat) + of_manoeuvres(state, seat) + _of_coming_attacks(state, seat)
    elif isinstance(question, DeployStep):
        found = _of_deployments(state, seat)
    elif isinstance(question, Build):
        found = _of_buildings(state, seat, question)
    elif isinstance(question, InteractStep):
        found = _of_interactions(state, seat)
    elif isinstance(question, Attack):
        found = _of_attacks(state, seat)
    if isinstance(question, ActionStep):
        plain = not isinstance(question, MoveStep) or question.boostable
        found += [Refusal(BOOST.at(0), "no-energy" if plain else "not-boostable", {}), Refusal(DONE, "must-act", {})]
    offered = table.questions().get(seat, [])
    return [refusal for refusal in found if refusal.action not in offered]


# Deploying, building, interacting


def _of_deployments(state: State, seat: int) -> list[Refusal]:
    if not state.left:
        return [Refusal(action, "no-steps-left", {}) for action in deployments(state, seat)]
    player = state.players[seat]
    found = [_of_troop(state, seat, hole) for hole in state.planets()]
    waiting = player.waiting_ships()
    found += [Refusal(DEPLOY_SHIP.at(ship), "orbit-full", {}) for ship in waiting]
    for colour in range(len(COLOURS)):
        if player.new_ships >> colour & 1:
            found.append(Refusal(DEPLOY_SHIP.at(SHIPS + colour), "new-ship", {}))
    return found if waiting else [*found, Refusal(DEPLOY_SHIP.at(0), "no-ship-left", {})]


def _of_troop(state: State, seat: int, hole: int) -> Refusal:
    action = DEPLOY_TROOP.at(hole)
    foreign = of_place(state, seat, action, hole)
    if foreign is not None:
        return foreign
    if state.owner[hole] != seat:
        return Refusal(action, "not-yours", {})
    if not state.players[seat].troops:
        return Refusal(action, "no-troop-left", {})
    if pieces(state, hole) >= PIECES_ON_PLANET:
        return Refusal(action, "planet-full", {})
    site = state.outposts[hole] + state.cities[hole] > 0
    takes = site or (state.knows(seat, HABITAT) and bool(bases_at(state, hole)))
    return Refusal(action, "blockaded" if takes else "no-base-for-troops", {})


def _of_buildings(state: State, seat: int, question: Build) -> list[Refusal]:
    """Every building at own planets and at places in whose orbit an own ship is."""
    around = occupied(state, seat)
    holes = [hole for hole in range(len(HOLES)) if state.owner[hole] == seat or around >> hole & 1]
    found = [_of_building(state, seat, question, kind, hole) for kind in range(len(BUILDINGS)) for hole in holes]
    return [*found, Refusal(BOOST.at(0), "build-not-boostable", {})]


def _of_building(state: State, seat: int, question: Build, building: int, hole: int) -> Refusal:
    action = BUILD_ON.at(building, hole)
    foreign = of_place(state, seat, action, hole)
    if foreign is not None:
        return foreign
    if building != STARBASE and state.owner[hole] != seat:
        return Refusal(action, "not-yours", {})
    if not state.players[seat].buildings[building]:
        return Refusal(action, "none-left", {})
    if hole == question.but:
        return Refusal(action, "other-planet", {})
    if question.blockade and is_blockaded(state, seat, hole):
        return Refusal(action, "blockaded", {})
    troops, outposts, ships, _ = price(state, seat, building, hole, PIECES)
    own = len(ships_in_orbit(state, seat, hole))
    if own < ships:
        return Refusal(action, "needs-ships", {"count": ships, "own": own})
    if state.troops[hole] < troops or state.outposts[hole] < outposts:
        return Refusal(action, "needs-outpost" if building == CITY else "needs-troop", {})
    return Refusal(action, "orbit-full" if building == STARBASE else "planet-full", {})


def _of_interactions(state: State, seat: int) -> list[Refusal]:
    if not state.left:
        return [Refusal(action, "no-steps-left", {}) for action in interactions(state, seat)]
    player = state.players[seat]
    found = [Refusal(RELIC.at(relic), "fresh-relic", {}) for relic in player.fresh if relic not in player.relics]
    used = ARCHIVE in state.used
    limit: dict[str, str | int] = {"count": relic_limit(state, seat)}
    for relic in sorted(set(state.archive)):
        found.append(
            Refusal(TAKE.at(relic), "archive-used", {}) if used else Refusal(TAKE.at(relic), "relics-full", limit)
        )
    for place, mission in enumerate(state.missions):
        done = player.stones[place] > 0
        found.append(Refusal(MISSION.at(mission), "mission-completed" if done else "mission-open", {}))
    return found + _of_structures(state, seat)


def _of_structures(state: State, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for use in (use for use in range(len(USES)) if USE_OF[use] == state.megastructure):
        for hole, owner in enumerate(state.structures):
            action = USE.at(use, hole)
            if owner == seat:
                found.append(Refusal(action, "structure-used" if hole in state.used else "nothing-to-use", {}))
            elif owner != NOTHING:
                found.append(Refusal(action, "structure-of-other", {"seat": owner}))
    return found


# Attacks


def _of_coming_attacks(state: State, seat: int) -> list[Refusal]:
    """During the action: what could be attacked when the turn ends, or not yet."""
    strong = targets(state, seat)
    found = [Refusal(target, "attacks-at-end", {}) for target in strong]
    for target in possible_targets(state, seat):
        if target not in strong and attackers(state, seat, target):
            found.append(_too_weak(state, seat, target))
    return found


def _too_weak(state: State, seat: int, target: int) -> Refusal:
    total = strength(state, seat, target, attackers(state, seat, target)) + max(state.bonuses, default=0)
    return Refusal(target, "too-weak", {"attack": total, "defence": target_defence(state, target)})


def _of_attacks(state: State, seat: int) -> list[Refusal]:
    """Enemy ships, guardians, and planets in whose orbit an own ship is."""
    rested = state.copy()
    rested.attacked = 0
    possible = possible_targets(state, seat)
    found: list[Refusal] = []
    for target in possible:
        if attackers(state, seat, target):
            found.append(_too_weak(state, seat, target))
        else:
            reached = attackers(rested, seat, target)
            found.append(Refusal(target, "ships-have-attacked" if reached else "out-of-range", {}))
    around = occupied(state, seat)
    for hole in range(len(HOLES)):
        foreign = around >> hole & 1 and state.owner[hole] not in (NOTHING, seat)
        if foreign and ATTACK_PLANET.at(hole) not in possible:
            again = ATTACK_PLANET.at(hole) in possible_targets(rested, seat)
            found.append(Refusal(ATTACK_PLANET.at(hole), "attacked-already" if again else "defended", {}))
    juggernaut = SHIPS + PURPLE
    for other, player in enumerate(state.players):
        if other != seat and player.is_out(juggernaut) and state.knows(other, JUGGERNAUT):
            found.append(Refusal(ATTACK_SHIP.at(other, juggernaut), "untouchable", {}))
    return found
