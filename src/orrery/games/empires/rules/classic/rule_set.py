"""The rules of the first edition for two to four players, as a rule set."""

from __future__ import annotations

from typing import Final

from .....core.events import EventKind
from .....core.game import Outcome
from .....core.table import Effect
from ...facts.board import (
    CITY,
    COLOURS,
    DEFENCE,
    LEVELS,
    LONG,
    MOVE,
    ORANGE,
    OUTPOST,
    QUADRANT,
    SHIPS,
    SHORT,
    TROOP_DEFENCE,
)
from ...facts.cards import tech_number
from ...facts.classic import (
    BATTLESHIP,
    BUNKERS,
    CITY_POINTS,
    FORTIFIED_LABS,
    GRAVITY_SLING,
    GUNNERY,
    LONG_RANGE,
    OUTPOST_POINTS,
    PLANET_POINTS,
    PLANET_SHIELD,
    QUADRANT_POINTS,
    RAIDERS,
)
from ...position.events import END_TRIGGERED_CLASSIC
from ...position.planets import own_planets
from ...position.state import ONCE_BOMBARDMENT, State
from ..attacking import targets
from ..ending import END_TURN_QUESTION
from ..modes import RuleSet
from ..research import missing_level
from ..scoring import best_of_all
from .scanning import SCAN_PLACES, scannable
from .turn import CHOOSE_CLASSIC_ACTION

_TURN: Final[list[Effect[State]]] = [CHOOSE_CLASSIC_ACTION, SCAN_PLACES, END_TURN_QUESTION]


class ClassicRules(RuleSet):
    """Home worlds, one action a turn, research as an action, scanning in secret."""

    __slots__ = ()

    def attack_range(self, state: State, seat: int) -> int:
        return LONG if state.knows(seat, LONG_RANGE) else SHORT

    def planet_bonus(self, state: State, seat: int) -> int:
        ready = state.knows(seat, GUNNERY) and not state.was_done(ONCE_BOMBARDMENT)
        return tech_number(GUNNERY, "attack") if ready else 0

    def survives_ramming(self, state: State, seat: int, ship: int) -> bool:
        return ship == SHIPS + ORANGE and state.knows(seat, BATTLESHIP)

    def has_sling(self, state: State, seat: int) -> bool:
        return state.knows(seat, GRAVITY_SLING)

    def defence(self, state: State, hole: int, owner: int) -> int:
        outpost = tech_number(BUNKERS, "defence") if state.knows(owner, BUNKERS) else DEFENCE[OUTPOST]
        city = tech_number(PLANET_SHIELD, "defence") if state.knows(owner, PLANET_SHIELD) else DEFENCE[CITY]
        centre = tech_number(FORTIFIED_LABS, "defence") if state.knows(owner, FORTIFIED_LABS) else 0
        total = state.troops[hole] * TROOP_DEFENCE + state.outposts[hole] * outpost
        return total + state.cities[hole] * city + state.centres[hole] * centre

    def spoils(self, state: State, seat: int) -> int:
        return tech_number(RAIDERS, "points") if state.knows(seat, RAIDERS) else 0

    def turn(self, state: State, seat: int) -> list[Effect[State]]:
        return _TURN

    def nothing_follows(self, state: State, seat: int) -> bool:
        attacks = state.action == MOVE and bool(targets(state, seat))
        return not attacks and not scannable(state, seat)

    def attacks_end_turn(self, state: State, seat: int) -> bool:
        return not scannable(state, seat)

    def end_is_near(self, state: State) -> bool:
        return not state.pool

    def end_event(self) -> EventKind:
        return END_TRIGGERED_CLASSIC

    def last_seat(self, state: State, trigger: int) -> int:
        """Everybody but the trigger player has one more turn."""
        return (trigger - 1) % len(state.players)

    def standing(self, state: State, over: bool) -> Outcome:
        return best_of_all(state, over)

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        mine = own_planets(state, seat)
        with_city = {QUADRANT[hole] for hole in mine if state.cities[hole]}
        return {
            "tokens": state.players[seat].points,
            "planets": len(mine) * PLANET_POINTS,
            "outposts": sum(state.outposts[hole] for hole in mine) * OUTPOST_POINTS,
            "cities": sum(state.cities[hole] for hole in mine) * CITY_POINTS,
            "quadrants": QUADRANT_POINTS[len(with_city)],
        }

    def tech_levels(self, state: State, seat: int) -> int:
        """The level reached in each colour, added up."""
        return sum(min(missing_level(state, seat, colour) - 1, LEVELS) for colour in range(len(COLOURS)))
