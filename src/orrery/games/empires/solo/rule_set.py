"""The rules of playing alone, as a rule set: those of this edition with the changes of the campaign (page 29)."""

from __future__ import annotations

from typing import Final

from ....core.game import Outcome
from ....core.table import Effect, Table
from ..facts.board import ACTION_COUNT, GREEN, LONG, MOVE, NOTHING, ORANGE, PINK, PURPLE, SHORT
from ..facts.campaign import HAS_MEGASTRUCTURES, STRUCTURE_ENERGY
from ..position.actions import SEIZE, TECHNOLOGY
from ..position.campaign import ROBOTS_SIDE, WON
from ..position.discs import occupied_orbits
from ..position.state import State
from ..rules.attacking import ATTACK
from ..rules.control import blockades
from ..rules.ending import END_TURN_QUESTION
from ..rules.energy import available, regain, spend
from ..rules.manoeuvres import visit_barred
from ..rules.modern import ModernRules
from ..rules.moving import take_structure
from ..rules.turn import CHOOSE_ACTION
from . import robots
from .findings import find, megastructures
from .invasion import DRAW_CARD
from .settlers import look_after_settlers, take_aboard
from .technologies import LayStone, has_upper, lower_number, upper_number, usable_cards, use_card
from .verdict import goals_reached, watch_goals


class SoloRules(ModernRules):
    """Robots instead of players, technology cards instead of technologies, goals instead of points."""

    __slots__ = ()

    def attack_range(self, state: State, seat: int) -> int:
        return LONG if has_upper(state, ORANGE, "long_range") else SHORT

    def card_bonus(self, state: State, seat: int) -> int:
        used = state.campaign.used >> ORANGE & 1 == 1
        return 0 if used else lower_number(state, ORANGE, "attack")

    def note_card_bonus(self, state: State) -> None:
        state.campaign.used |= 1 << ORANGE

    def guardian_destroyed(self, table: Table[State], seat: int) -> None:
        robots.guardian_destroyed(table, seat)

    def departs(self, table: Table[State], seat: int, ship: int, start: int, end: int) -> None:
        if start not in (NOTHING, end):
            take_aboard(table, seat, ship, start)

    def defence(self, state: State, hole: int, owner: int) -> int:
        return super().defence(state, hole, owner) + upper_number(state, PURPLE, "defence")

    def find(self, table: Table[State], seat: int, hole: int) -> None:
        find(table, seat, [hole])

    def structure_visit(self, state: State, hole: int) -> int:
        return SEIZE.at(hole) if HAS_MEGASTRUCTURES[state.campaign.scenario] else NOTHING

    def structure_cost(self, state: State, hole: int) -> int:
        return STRUCTURE_ENERGY

    def harbours(self, state: State, seat: int) -> list[int]:
        return [state.gates[seat], *(hole for hole, owner in enumerate(state.structures) if owner == seat)]

    def attack_robots(self, table: Table[State], seat: int, hole: int) -> None:
        robots.attack_robots(table, hole)

    def research(self, hole: int) -> Effect[State]:
        return LayStone(hole)

    def builds_again(self, state: State, seat: int) -> bool:
        cost = upper_number(state, GREEN, "energy")
        return has_upper(state, GREEN, "building") and available(state.players[seat]) >= cost

    def pay_building_again(self, state: State, seat: int) -> None:
        spend(state.players[seat], upper_number(state, GREEN, "energy"))

    def turn(self, state: State, seat: int) -> list[Effect[State]]:
        return [DRAW_CARD, READY_CARDS, CHOOSE_ACTION, ATTACK, END_WITH_CARDS, END_TURN_QUESTION]

    def action_count(self, state: State, seat: int, action: int) -> int:
        return ACTION_COUNT[action] + (lower_number(state, PINK, "flicks") if action == MOVE else 0)

    def free_choices(self, state: State, seat: int) -> list[int]:
        return [*megastructures_in_reach(state, seat), *usable_cards(state, seat)]

    def last_choices(self, state: State, seat: int) -> list[int]:
        return megastructures_in_reach(state, seat)

    def choose_freely(self, table: Table[State], seat: int, action: int) -> None:
        if action in SEIZE:
            take_structure(table, seat, action)
        else:
            use_card(table, seat, TECHNOLOGY.place(action))

    def watch(self, table: Table[State]) -> None:
        look_after_settlers(table)
        watch_goals(table)

    def end_is_near(self, state: State) -> bool:
        return False

    def has_points(self) -> bool:
        return False

    def standing(self, state: State, over: bool) -> Outcome:
        """What counts are goals on one side, robots and guardians in the galaxy on the other."""
        in_galaxy = sum(state.robots) + len(state.campaign.robot_hole)
        points = [
            {"goals": goals_reached(state)},
            {"robots": in_galaxy, "guardians": len(state.guarded_quadrants())},
        ]
        won = state.campaign.verdict == WON
        return Outcome(points, [0 if won else ROBOTS_SIDE] if over else [], state.campaign.turn)

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return {"goals": goals_reached(state)}


def megastructures_in_reach(state: State, seat: int) -> list[int]:
    """List the megastructures that the person can take now: in any turn, with a ship in the orbit."""
    around, closed = occupied_orbits(state, seat), blockades(state, seat)
    return [SEIZE.at(hole) for hole in megastructures(state) if not visit_barred(state, seat, hole, around, closed)]


class ReadyCards(Effect[State]):
    """Let technology cards be used again."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.campaign.used = 0


class EndWithCards(Effect[State]):
    """What technology cards bring after an attack."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.any_attack():
            regain(table, seat, upper_number(state, ORANGE, "energy_after_attack"))


READY_CARDS: Final = ReadyCards()
END_WITH_CARDS: Final = EndWithCards()
