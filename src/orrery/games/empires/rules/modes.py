"""The rule set: what the modes of the game make of the rules they share; every mode fills it in its own way."""

from __future__ import annotations

from typing import Final

from ....core.events import EventKind
from ....core.game import Outcome
from ....core.table import Effect, Table
from ..facts.board import NOTHING
from ..position.state import State


class RuleSet:
    """What everybody asks who would otherwise have to know the mode of the table."""

    __slots__ = ()

    # Ships

    def attack_range(self, state: State, seat: int) -> int:
        """How far the ships of a player shoot at ships."""
        raise NotImplementedError

    def planet_bonus(self, state: State, seat: int) -> int:
        """What is added to an attack of a player on a planet."""
        raise NotImplementedError

    def survives_ramming(self, state: State, seat: int, ship: int) -> bool:
        """Whether a ship that is rammed stays where it is."""
        raise NotImplementedError

    def has_sling(self, state: State, seat: int) -> bool:
        """Whether ships of a player may stay at a planet they bounced off."""
        raise NotImplementedError

    def guardian_destroyed(self, table: Table[State], seat: int) -> None:
        """What a player gets for a guardian."""
        raise NotImplementedError

    def departs(self, table: Table[State], seat: int, ship: int, start: int, end: int) -> None:
        """A ship is flicked, or goes by jet drive, from one orbit to another; NOTHING is none, or that it is gone."""

    # Planets

    def defence(self, state: State, hole: int, owner: int) -> int:
        """What an attack on a planet of a player has to exceed."""
        raise NotImplementedError

    def spoils(self, state: State, seat: int) -> int:
        """Points a player gets for each attacked planet besides its defence."""
        raise NotImplementedError

    def attack_robots(self, table: Table[State], seat: int, hole: int) -> None:
        """What becomes of robots whose planet is attacked."""
        raise NotImplementedError

    def find(self, table: Table[State], seat: int, hole: int) -> None:
        """A player has discovered a place: what else comes of it."""

    def structure_visit(self, state: State, hole: int) -> int:
        """The answer that makes an artifact a megastructure or takes one over; NOTHING where there are none."""
        return NOTHING

    def structure_cost(self, state: State, hole: int) -> int:
        """The energy for it."""
        raise NotImplementedError

    def harbours(self, state: State, seat: int) -> list[int]:
        """The places into whose orbit a player deploys ships."""
        return [state.gates[seat]]

    def research(self, hole: int) -> Effect[State]:
        """What a new research centre brings."""
        raise NotImplementedError

    def builds_again(self, state: State, seat: int) -> bool:
        """Whether a player may build on another planet after building."""
        return False

    def pay_building_again(self, state: State, seat: int) -> None:
        """What building once more costs besides the building."""
        raise NotImplementedError

    def card_bonus(self, state: State, seat: int) -> int:
        """Return what a technology card can still add to one attack of this turn."""
        return 0

    def note_card_bonus(self, state: State) -> None:
        """Note that an attack was carried out with the bonus of the card."""

    # The turn and the end

    def turn(self, state: State, seat: int) -> list[Effect[State]]:
        """What a turn is made of, up to the question whether the game ends."""
        raise NotImplementedError

    def action_count(self, state: State, seat: int, action: int) -> int:
        """How often an action may be done."""
        raise NotImplementedError

    def free_choices(self, state: State, seat: int) -> list[int]:
        """Return the choices that may be made before the action and do not count as one."""
        return []

    def choose_freely(self, table: Table[State], seat: int, action: int) -> None:
        """Carry out a choice of `free_choices` or `last_choices`."""
        raise NotImplementedError

    def last_choices(self, state: State, seat: int) -> list[int]:
        """Return the choices that may still be made when the turn comes to its end."""
        return []

    def watch(self, table: Table[State]) -> None:
        """Something in the galaxy has changed."""

    def nothing_follows(self, state: State, seat: int) -> bool:
        """Whether being done with the action ends the turn."""
        raise NotImplementedError

    def attacks_end_turn(self, state: State, seat: int) -> bool:
        """Whether being done with attacks ends the turn."""
        raise NotImplementedError

    def end_is_near(self, state: State) -> bool:
        """Whether the end is triggered when a turn is over."""
        raise NotImplementedError

    def end_event(self) -> EventKind:
        """What tells that the end was triggered, and who still has a turn."""
        raise NotImplementedError

    def last_seat(self, state: State, trigger: int) -> int:
        """Who has the last turn of all when a seat has triggered the end."""
        raise NotImplementedError

    # Points

    def has_points(self) -> bool:
        """Whether anybody scores."""
        return True

    def standing(self, state: State, over: bool) -> Outcome:
        """The points of all sides, and who has won."""
        raise NotImplementedError

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        """The points of a player by category."""
        raise NotImplementedError

    def tech_levels(self, state: State, seat: int) -> int:
        """What breaks the last tie."""
        raise NotImplementedError


RULE_SETS: Final[list[RuleSet]] = []
"""By mode: filled by the game, because rule sets know all chapters and chapters know only this."""


def rules_of(state: State) -> RuleSet:
    """The rules that are played by."""
    return RULE_SETS[state.mode]
