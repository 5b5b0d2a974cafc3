"""Why an answer is not possible now: what a person may expect, with the reason the rules have against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.board import BUILDINGS, COLOURS, HOLES, NOTHING, SHIP_SLOTS, TURN_ACTIONS
from ..facts.cards import CARRIER, JUMP_GATES, MINES
from ..position.actions import (
    BOOST,
    BUILD_ON,
    CARRY,
    CHOOSE,
    DEPLOY_SHIP,
    DEPLOY_TROOP,
    DONE,
    JUMP,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    MISSION,
    RELIC,
    REPOSITION,
    SHIFT_BASE,
    TAKE,
    TECHNOLOGY,
    USE,
    WORMHOLE,
)
from ..position.discs import occupied_orbits, ship_orbit
from ..position.planets import own_planets
from ..position.state import CLASSIC, SOLO, State
from ..position.supply import relic_limit
from ..rules import attacking, building, deploying, interacting, manoeuvres, moving, turn
from ..rules.classic.moving import SpendPoints
from ..rules.control import blockades
from ..rules.energy import available
from ..rules.modes import rules_of
from ..rules.steps import ActionStep, boost_barred
from ..solo import technologies
from .classic_refusals import classic_refusals

REASONS: Final[Sequence[str]] = [
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
    *("no-points-left", "no-troops-to-deploy", "blocked-by-robot", "only-from-home", "needs-troops", "centre-there"),
    *("needs-centres", "all-researched", "no-ore-to-mine", "nothing-to-research"),
    *("settlers-there", "settler-aboard", "no-stone", "works-by-itself", "needs-second-stone", "card-used"),
    *("no-robot-to-remove", "no-troop-to-place", "no-orbit-to-reach"),
]


class Refusals:
    """Answers with the reasons against them; those with none are left out."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.found: list[Refusal] = []

    def note(self, action: int, reason: str, **arguments: int) -> None:
        if reason:
            self.found.append(Refusal(action, reason, dict(arguments)))

    def at_place(self, action: int, reason: str, hole: int, **arguments: int) -> None:
        """Someone else's place is named with its owner."""
        owner = {"seat": self.state.owner[hole]} if reason == "controlled" else {}
        self.note(action, reason, **(owner or arguments))

    # The action of the turn, deploying, building

    def of_actions(self) -> None:
        closed = blockades(self.state, self.seat)
        for action in range(len(TURN_ACTIONS)):
            self.note(CHOOSE.at(action), turn.action_barred(self.state, self.seat, action, closed))

    def of_cards(self) -> None:
        """Technology cards of somebody alone."""
        for colour in range(len(COLOURS)):
            self.note(TECHNOLOGY.at(colour), technologies.card_barred(self.state, self.seat, colour))

    def of_deployments(self) -> None:
        state, seat, player = self.state, self.seat, self.player
        if not state.left:
            self.used_up(deploying.deployments(state, seat))
            return
        for hole in state.planets():
            self.at_place(DEPLOY_TROOP.at(hole), deploying.troop_barred(state, seat, hole), hole)
        waiting = player.waiting_ships()
        for ship in waiting + [ship for ship in range(SHIP_SLOTS) if player.is_new(ship)]:
            self.note(DEPLOY_SHIP.at(ship), deploying.ship_barred(state, seat, ship))
        if not waiting:
            self.note(DEPLOY_SHIP.at(0), "no-ship-left")

    def used_up(self, actions: list[int]) -> None:
        """What could be done if the action could be done more often."""
        for action in actions:
            self.note(action, "no-steps-left")

    def of_buildings(self, question: building.Build) -> None:
        """Every building at the player's planets and at places in whose orbit the player has a ship."""
        state, seat = self.state, self.seat
        around, closed = occupied_orbits(state, seat), question.closed_places(state, seat)
        for kind in range(len(BUILDINGS)):
            for hole in range(len(HOLES)):
                if state.owner[hole] == seat or around >> hole & 1:
                    self._of_building(kind, hole, closed, question.but)
        self.note(BOOST.at(0), "build-not-boostable")

    def _of_building(self, kind: int, hole: int, closed: int, but: int) -> None:
        state, seat = self.state, self.seat
        reason = building.building_barred(state, seat, kind, hole, closed, but)
        if reason == "needs-ships":
            ships = building.price(state, seat, kind, hole, building.PIECES)[2]
            self.note(BUILD_ON.at(kind, hole), reason, count=ships, own=len(building.spare_ships(state, seat, hole)))
        else:
            self.at_place(BUILD_ON.at(kind, hole), reason, hole)

    # Interacting

    def of_interactions(self) -> None:
        state, seat, player = self.state, self.seat, self.player
        if not state.left:
            self.used_up(interacting.interactions(state, seat))
            return
        for relic in sorted(set(player.fresh) - set(player.relics)):
            self.note(RELIC.at(relic), "fresh-relic")
        reason = interacting.archive_barred(state, seat)
        limit = {"count": relic_limit(state, seat)} if reason == "relics-full" else {}
        for relic in sorted(set(state.archive)):
            self.note(TAKE.at(relic), reason, **limit)
        for place, mission in enumerate(state.missions):
            self.note(MISSION.at(mission), interacting.mission_barred(state, seat, place))
        for use, hole in interacting.uses(state):
            reason = interacting.use_barred(state, seat, use, hole)
            owner = {"seat": state.structures[hole]} if reason == "structure-of-other" else {}
            self.note(USE.at(use, hole), reason, **owner)

    # Moving

    def of_moves(self) -> None:
        state, seat = self.state, self.seat
        closed, around = blockades(state, seat), occupied_orbits(state, seat)
        for ship in self.player.ships_out():
            for action in moving.flights(state, seat, ship):
                self.note(action, moving.flight_barred(state, seat, ship, action))
            self._of_ship(ship, ship_orbit(state, seat, ship), closed)
        for hole in own_planets(state, seat):
            self._of_launches(hole, closed)
        for hole in range(len(HOLES)):
            for action in manoeuvres.visits(state, hole):
                self._of_visit(action, hole, manoeuvres.visit_barred(state, seat, hole, around, closed))
        for base, owner in enumerate(state.base_owner):
            if owner == seat:
                self.note(SHIFT_BASE.at(base), manoeuvres.shift_barred(state, base, closed))
        if state.knows(seat, CARRIER):
            self.note(CARRY, manoeuvres.carry_barred(state, seat, closed))
        for mine in manoeuvres.own_mines(state, seat) if state.knows(seat, MINES) else []:
            self.note(LAY_MINE.at(mine + 1), manoeuvres.mine_barred(state, seat, mine, closed))

    def _of_ship(self, ship: int, hole: int, closed: int) -> None:
        state, seat = self.state, self.seat
        self.at_place(LAND.at(ship), manoeuvres.landing_barred(state, seat, ship, hole, closed), hole)
        self.note(REPOSITION.at(ship), manoeuvres.reposition_barred(state, seat, ship, hole, closed))
        if hole == NOTHING:
            return
        self.note(JUMP.at(ship), manoeuvres.jump_barred(state, seat, ship, hole, closed))
        if manoeuvres.is_wormhole(state, hole):
            self.note(WORMHOLE.at(ship), manoeuvres.wormhole_barred(state, seat, ship, hole))
        if state.knows(seat, JUMP_GATES):
            self.note(JUMP_GATE.at(ship), manoeuvres.gate_barred(state, seat, ship, hole, closed))

    def _of_launches(self, hole: int, closed: int) -> None:
        """Ship by ship; a planet without a troop is named only once."""
        state, seat = self.state, self.seat
        waiting = manoeuvres.launchable(state, seat)
        for ship in waiting if state.troops[hole] else waiting[:1]:
            self.note(LAUNCH.at(hole, ship), manoeuvres.launch_barred(state, seat, hole, ship, closed))
        if not waiting:
            self.note(LAUNCH.at(hole), "no-ship-left")

    def _of_visit(self, action: int, hole: int, reason: str) -> None:
        if reason == "needs-energy":
            cost = rules_of(self.state).structure_cost(self.state, hole)
            self.note(action, reason, energy=cost, own=available(self.player))
        else:
            self.note(action, reason)

    # Attacks

    def of_attacks(self) -> None:
        """Enemy ships, guardians, and planets in whose orbit the player has a ship."""
        for target in attacking.foes(self.state, self.seat):
            self._of_attack(target, self._attack_barred(target))

    def of_coming_attacks(self) -> None:
        """During the action: what can be attacked when the turn ends, or could be if ships were stronger."""
        for target in attacking.foes(self.state, self.seat):
            reason = self._attack_barred(target) or "attacks-at-end"
            if reason in ("attacks-at-end", "too-weak"):
                self._of_attack(target, reason)

    def _attack_barred(self, target: int) -> str:
        return attacking.attack_barred(self.state, self.seat, target, attacking.ready_ships(self.state, self.seat))

    def _of_attack(self, target: int, reason: str) -> None:
        state, seat = self.state, self.seat
        if reason == "too-weak":
            total = attacking.most_strength(state, seat, target, attacking.attackers(state, seat, target))
            self.note(target, reason, attack=total, defence=attacking.target_defence(state, target))
        else:
            self.note(target, reason)


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may expect in its question, and why it is not there."""
    question, told = table.question(seat), Refusals(table.state, seat)
    if isinstance(question, turn.ChooseAction):
        told.of_actions()
        if table.state.mode == SOLO:
            told.of_cards()
    elif isinstance(question, moving.MoveStep):
        told.of_moves()
        told.of_coming_attacks()
    elif isinstance(question, deploying.DeployStep):
        told.of_deployments()
    elif isinstance(question, building.Build):
        told.of_buildings(question)
    elif isinstance(question, interacting.InteractStep):
        told.of_interactions()
    elif isinstance(question, attacking.Attack):
        told.of_attacks()
    elif table.state.mode == CLASSIC:
        told.found += classic_refusals(table, seat)
        if isinstance(question, SpendPoints):
            told.of_coming_attacks()
    if isinstance(question, ActionStep) and table.state.mode != CLASSIC:
        more = not isinstance(question, moving.MoveStep) or question.boostable
        told.note(BOOST.at(0), boost_barred(table.state, seat) if more else "not-boostable")
        if DONE not in table.offered[seat]:
            told.note(DONE, "must-act")
    return told.found
