"""What events set off: bonuses of the turn and slots of triggered missions (page 15)."""

from __future__ import annotations

from ....core.table import Effect, Question, Table
from ..facts.board import PLANETS
from ..position.actions import DECLINE, FILL
from ..position.events import MISSION_COMPLETED, SLOT_FILLED
from ..position.player import Player
from ..position.state import State
from ..vocabulary.lists import MARK_ARGUMENT, MARK_EVENT, MARK_LIST, MARK_PER_PLANET, SLOT_REWARD, do
from ..vocabulary.slots import SLOT_ARGUMENT, SLOT_CARD, SLOT_EVENT, SLOT_OWN_TURN, SLOT_PLACE, SLOTS_OF, fits

_USED = len(PLANETS)
"""A bonus of the turn is kept as its number, shifted, with a bit for each planet that has used it."""


class StartMark(Effect[State]):
    """Until the end of the turn something pays when an event happens."""

    __slots__ = ("mark",)

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.marks.append(self.mark << _USED)


class StartRule(Effect[State]):
    """Until the end of the turn a rule holds for the active player."""

    __slots__ = ("rule",)

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.rules |= self.rule


def fire(table: Table[State], seat: int, event: int, argument: int) -> None:
    """Something has happened to a player: pay bonuses of the turn, offer mission slots."""
    state = table.state
    player = state.players[seat]
    own_turn = int(seat == state.active)
    if _open_slots(player, event, argument, own_turn):
        table.then(seat, FillSlot(event, argument, own_turn))
    if own_turn:
        for place in range(len(state.marks)):
            _pay_mark(table, seat, place, event, argument)


def _pay_mark(table: Table[State], seat: int, place: int, event: int, argument: int) -> None:
    marks = table.state.marks
    mark = marks[place] >> _USED
    if not fits(event, argument, MARK_EVENT[mark], MARK_ARGUMENT[mark]):
        return
    bit = 1 << argument if MARK_PER_PLANET[mark] else 1
    if not marks[place] & bit:
        marks[place] |= bit
        do(table, seat, MARK_LIST[mark])


def _open_slots(player: Player, event: int, argument: int, own_turn: int) -> list[int]:
    """The slots of a player's missions that an event can fill, in ascending order."""
    found: list[int] = []
    for place, card in enumerate(player.missions):
        for slot in SLOTS_OF[card]:
            if (
                not player.filled[place] >> SLOT_PLACE[slot] & 1
                and fits(event, argument, SLOT_EVENT[slot], SLOT_ARGUMENT[slot])
                and (own_turn or not SLOT_OWN_TURN[slot])
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
        return [*(FILL + slot for slot in slots), DECLINE] if slots else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        slot = action - FILL
        card = SLOT_CARD[slot]
        player = table.state.players[seat]
        place = player.missions.index(card)
        player.filled[place] |= 1 << SLOT_PLACE[slot]
        table.tell(SLOT_FILLED, seat, slot)
        if player.filled[place] == (1 << len(SLOTS_OF[card])) - 1:
            player.missions.pop(place)
            player.filled.pop(place)
            player.completed = [*player.completed, card]
            table.tell(MISSION_COMPLETED, seat, card)
        do(table, seat, SLOT_REWARD[slot])
