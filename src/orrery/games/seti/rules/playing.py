"""Playing a card for its effect, and missions with a condition (page 15)."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import BadFact, Entry
from ....core.table import Effect, Table
from ..facts import slots
from ..facts.board import EVERY, NOTHING
from ..facts.cards import COST, ENERGY_COST, IMMEDIATE, MESSAGE, SAMPLE, SCORING, TRIGGERED, TYPE
from ..position.events import CARD_PLAYED, MISSION_COMPLETED
from ..position.player import Player
from ..position.state import State
from ..species.mascamites import DeliverSample
from ..vocabulary.conditions import CapsuleAt
from ..vocabulary.reading import Reader
from ..vocabulary.rewards import CARD_EFFECTS, MISSION_CONDITION, MISSION_REWARD
from .hand import RefillRow, put_away
from .triggers import fire

MESSAGE_AHEAD = 15


def play_barred(player: Player, card: int) -> str:
    """Why a card of the hand cannot be played now; "" if it can."""
    return "" if player.credit >= COST[card] and player.energy >= ENERGY_COST[card] else "cannot-pay"


def play(table: Table[State], seat: int, card: int) -> None:
    """Pay the card and resolve its effect; then it goes where its type belongs."""
    state = table.state
    player = state.players[seat]
    player.hand.remove(card)
    player.credit -= COST[card]
    player.energy -= ENERGY_COST[card]
    state.playing = card
    table.tell(CARD_PLAYED, seat, card)
    table.then(seat, RefillRow(), PutCardAway(card))
    table.then_all(seat, CARD_EFFECTS[card])
    if not ENERGY_COST[card]:
        fire(table, seat, slots.PLAY_CARD, COST[card])


class PutCardAway(Effect[State]):
    """The effect is finished: the card is discarded or stays in front of the player."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.playing == NOTHING:
            return  # tucked as income or back in hand
        state.playing = NOTHING
        player = state.players[seat]
        kind = TYPE[self.card]
        if kind == IMMEDIATE:
            put_away(state, self.card)
        elif kind == SCORING:
            player.scoring = [*player.scoring, self.card]
        elif kind != MESSAGE:
            player.missions.append(self.card)
            player.filled.append(0)


class PlaceMessage(Effect[State]):
    """A Centaurian card waits until its owner has fifteen points more."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        if entry.number("ahead") != MESSAGE_AHEAD:
            raise BadFact(f"{entry.where}.ahead should be {MESSAGE_AHEAD}")
        return PlaceMessage()

    def describe(self) -> Description:
        return phrase("seti-effect-message-marker", ahead=MESSAGE_AHEAD)

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        player = state.players[seat]
        player.messages.append(state.playing)
        player.message_at.append(player.score + MESSAGE_AHEAD)


def finish_barred(state: State, seat: int, card: int) -> str:
    """Why an open mission cannot be finished by a free action; "" if it can."""
    if TYPE[card] == TRIGGERED:
        return "slots-open"
    return "" if MISSION_CONDITION[card].holds(state, seat) else "condition-open"


def finishable(state: State, seat: int) -> list[int]:
    """Missions whose condition holds, in ascending order."""
    player = state.players[seat]
    found = [card for card in player.missions if not finish_barred(state, seat, card)]
    found.sort()
    return found


def finish(table: Table[State], seat: int, card: int) -> None:
    """A mission is done: its reward; a sample mission takes a capsule for it."""
    player = table.state.players[seat]
    place = player.missions.index(card)
    player.missions.pop(place)
    player.filled.pop(place)
    player.completed = [*player.completed, card]
    table.tell(MISSION_COMPLETED, seat, card)
    table.then_all(seat, MISSION_REWARD[card])
    fire(table, seat, slots.COMPLETE_MISSION, EVERY)
    if TYPE[card] == SAMPLE:
        condition = MISSION_CONDITION[card]
        assert isinstance(condition, CapsuleAt)
        table.then(seat, DeliverSample(condition.planet))
