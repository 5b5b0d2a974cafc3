"""What events set off: bonuses of the turn, slots of triggered missions (page 15), tasks of objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Question, Table
from ..facts.board import EVERY
from ..facts.slots import COMPLETE_MISSION, SLOT_CARD, SLOT_PLACE, SLOT_TRIGGER, SLOTS_OF, Trigger, read_trigger
from ..position.actions import DECLINE, FILL, each
from ..position.events import MISSION_COMPLETED, SLOT_FILLED
from ..position.player import Player
from ..position.state import State, TurnBonus
from ..solo.objectives import notice
from ..vocabulary.reading import Effects, Reader, description_of
from ..vocabulary.rewards import SLOT_REWARD

LIMITS: Final[Sequence[str]] = ["once", "once_per_planet"]
RULES: Final[Sequence[str]] = [
    "no_asteroid_exit_cost",
    "planet_visit_move_instead_of_publicity",
    "no_publicity_from_moving_probes",
]
"""In the order of their bits in `state.rules`."""


class StartBonus(Effect[State]):
    """Until the end of the turn something pays when an event happens: once, or once for each planet."""

    __slots__ = ("per_planet", "then", "trigger")

    def __init__(self, trigger: Trigger, per_planet: int, then: Effects) -> None:
        self.trigger = trigger
        self.per_planet = per_planet
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        trigger = read_trigger(entry.entry("on") if entry.is_entry("on") else entry)
        return StartBonus(trigger, entry.number_of("limit", LIMITS), reader.then(entry))

    def describe(self) -> Description:
        trigger, then = self.trigger.describe(), description_of(self.then)
        return phrase("seti-effect-this-turn", limit=LIMITS[self.per_planet], trigger=trigger, then=then)

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.bonuses = [*state.bonuses, TurnBonus(self.trigger, self.per_planet, self.then, 0)]


class StartRule(Effect[State]):
    """Until the end of the turn a rule holds for the active player."""

    __slots__ = ("rule",)

    def __init__(self, rule: int) -> None:
        self.rule = rule

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return StartRule(1 << entry.number_of("rule", RULES))

    def describe(self) -> Description:
        rule = RULES[self.rule.bit_length() - 1].replace("_", "-")
        return phrase("seti-effect-turn-rule", rule=phrase(f"seti-rule-{rule}"))

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.rules |= self.rule


def fire(table: Table[State], seat: int, event: int, argument: int) -> None:
    """Something has happened to a player: pay bonuses of the turn, offer mission slots, mark a task."""
    state = table.state
    player = state.players[seat]
    own_turn = int(seat == state.active)
    if _open_slots(player, event, argument, own_turn):
        table.then(seat, FillSlot(event, argument, own_turn))
    if own_turn:
        for place in range(len(state.bonuses)):
            _pay_bonus(table, seat, place, event, argument)
    if state.objectives:
        notice(table, seat, event, argument)


def _pay_bonus(table: Table[State], seat: int, place: int, event: int, argument: int) -> None:
    state = table.state
    bonus = state.bonuses[place]
    if not bonus.trigger.fits(event, argument):
        return
    bit = 1 << argument if bonus.per_planet else 1
    if not bonus.used & bit:
        bonuses = list(state.bonuses)
        bonuses[place] = TurnBonus(bonus.trigger, bonus.per_planet, bonus.then, bonus.used | bit)
        state.bonuses = bonuses
        table.then_all(seat, bonus.then)


def _open_slots(player: Player, event: int, argument: int, own_turn: int) -> list[int]:
    """The slots of a player's missions that an event can fill, in ascending order."""
    found: list[int] = []
    for place, card in enumerate(player.missions):
        for slot in SLOTS_OF[card]:
            if (
                not player.filled[place] >> SLOT_PLACE[slot] & 1
                and SLOT_TRIGGER[slot].fits(event, argument)
                and (own_turn or not SLOT_TRIGGER[slot].own_turn_only)
            ):
                found.append(slot)
    found.sort()
    return found


class FillSlot(Question[State]):
    """One event fills at most one slot, of the player's choice, or none."""

    __slots__ = ("argument", "event", "own_turn")

    def __init__(self, event: int, argument: int, own_turn: int) -> None:
        self.event = event
        self.argument = argument
        self.own_turn = own_turn

    def prompt(self) -> str:
        return "fill-slot"

    def options(self, table: Table[State], seat: int) -> list[int]:
        slots = _open_slots(table.state.players[seat], self.event, self.argument, self.own_turn)
        return [*each(FILL, slots), DECLINE] if slots else []

    def describe(self) -> Description:
        return phrase("seti-pending-fill-slot")

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        slot = FILL.place(action)
        card = SLOT_CARD[slot]
        player = table.state.players[seat]
        place = player.missions.index(card)
        player.filled[place] |= 1 << SLOT_PLACE[slot]
        table.tell(SLOT_FILLED, seat, slot)
        table.then_all(seat, SLOT_REWARD[slot])
        if player.filled[place] == (1 << len(SLOTS_OF[card])) - 1:
            player.missions.pop(place)
            player.filled.pop(place)
            player.completed = [*player.completed, card]
            table.tell(MISSION_COMPLETED, seat, card)
            fire(table, seat, COMPLETE_MISSION, EVERY)
