"""The rules of this edition for two to four players, as a rule set."""

from __future__ import annotations

from ....core.events import EventKind
from ....core.game import Outcome
from ....core.table import Effect, Table
from ..facts.board import (
    ACTION_COUNT,
    CITY,
    DEFENCE,
    DEPLOY,
    GUARDIAN_ENERGY,
    GUARDIAN_POINTS,
    LONG,
    MOVE,
    NOTHING,
    ORANGE,
    OUTPOST,
    PURPLE,
    SHIPS,
    SHORT,
    STARBASE,
    TROOP_DEFENCE,
)
from ..facts.cards import (
    BASTION,
    BATTLESHIP,
    BOMBARDMENT,
    CLONE_LABS,
    FOLDING,
    JUGGERNAUT,
    KORR,
    LASERS,
    MEGASTRUCTURE_COST,
    MOBILE_STARBASES,
    ORBITAL_DEFENCE,
    ORGANIC,
    SHIELDS,
    SLINGSHOT,
    TESSIK,
    empire_number,
    tech_number,
)
from ..position.actions import RAISE, SEIZE
from ..position.events import END_TRIGGERED
from ..position.planets import bases_at, buildings
from ..position.state import ONCE_BOMBARDMENT, State
from . import ending, scoring
from .attacking import ATTACK
from .control import has_bastion
from .ending import END_EFFECTS, END_TURN_QUESTION
from .energy import regain, score
from .modes import RuleSet
from .research import ResearchAt
from .robots import attack_robots
from .turn import CHOOSE_ACTION, all_controlled


class ModernRules(RuleSet):
    """Energy, starbases, relics, missions; technologies on two sides, empires, megastructures."""

    __slots__ = ()

    def attack_range(self, state: State, seat: int) -> int:
        return LONG if state.knows(seat, LASERS) else SHORT

    def planet_bonus(self, state: State, seat: int) -> int:
        ready = state.knows(seat, BOMBARDMENT) and not state.was_done(ONCE_BOMBARDMENT)
        return tech_number(BOMBARDMENT, "attack") if ready else 0

    def survives_ramming(self, state: State, seat: int, ship: int) -> bool:
        if ship == SHIPS + PURPLE and state.knows(seat, JUGGERNAUT):
            return True
        return ship == SHIPS + ORANGE and state.knows(seat, BATTLESHIP)

    def has_sling(self, state: State, seat: int) -> bool:
        return state.knows(seat, SLINGSHOT)

    def guardian_destroyed(self, table: Table[State], seat: int) -> None:
        score(table, seat, GUARDIAN_POINTS)
        regain(table, seat, GUARDIAN_ENERGY)

    def defence(self, state: State, hole: int, owner: int) -> int:
        outpost = empire_number(TESSIK, "defence") if state.is_empire(owner, TESSIK) else DEFENCE[OUTPOST]
        orbital = state.knows(owner, ORBITAL_DEFENCE)
        base = tech_number(ORBITAL_DEFENCE, "defence") if orbital else DEFENCE[STARBASE]
        total = state.troops[hole] * TROOP_DEFENCE + state.outposts[hole] * outpost
        total += state.cities[hole] * DEFENCE[CITY] + len(bases_at(state, hole)) * base
        if state.knows(owner, SHIELDS) and buildings(state, hole):
            total += tech_number(SHIELDS, "defence")
        if has_bastion(state, owner, hole):
            total += tech_number(BASTION, "defence")
        return total

    def spoils(self, state: State, seat: int) -> int:
        return empire_number(KORR, "points") if state.is_empire(seat, KORR) else 0

    def attack_robots(self, table: Table[State], seat: int, hole: int) -> None:
        attack_robots(table, seat, hole)

    def structure_visit(self, state: State, hole: int) -> int:
        if state.megastructure == NOTHING:
            return NOTHING
        return RAISE.at(hole) if state.structures[hole] == NOTHING else SEIZE.at(hole)

    def structure_cost(self, state: State, hole: int) -> int:
        """Someone else's costs one more."""
        return MEGASTRUCTURE_COST[state.megastructure] + int(state.structures[hole] != NOTHING)

    def research(self, hole: int) -> Effect[State]:
        return ResearchAt(hole)

    def builds_again(self, state: State, seat: int) -> bool:
        return state.knows(seat, ORGANIC)

    def pay_building_again(self, state: State, seat: int) -> None:
        """Nothing."""

    def turn(self, state: State, seat: int) -> list[Effect[State]]:
        return [CHOOSE_ACTION, ATTACK, END_EFFECTS, END_TURN_QUESTION]

    def action_count(self, state: State, seat: int, action: int) -> int:
        if action == MOVE and state.knows(seat, FOLDING):
            return tech_number(FOLDING, "count")
        if action == DEPLOY and state.knows(seat, CLONE_LABS):
            return tech_number(CLONE_LABS, "count")
        return ACTION_COUNT[action]

    def nothing_follows(self, state: State, seat: int) -> bool:
        return ending.nothing_follows(state, seat)

    def attacks_end_turn(self, state: State, seat: int) -> bool:
        return not state.knows(seat, MOBILE_STARBASES)

    def end_is_near(self, state: State) -> bool:
        return not state.pool or all_controlled(state)

    def end_event(self) -> EventKind:
        return END_TRIGGERED

    def last_seat(self, state: State, trigger: int) -> int:
        """Everybody has one more turn, the trigger player last."""
        return trigger

    def standing(self, state: State, over: bool) -> Outcome:
        return scoring.best_of_all(state, over)

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return scoring.modern_breakdown(state, seat)

    def tech_levels(self, state: State, seat: int) -> int:
        return scoring.tech_levels(state, seat)
