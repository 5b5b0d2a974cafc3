"""The end of a turn (pages 18, 20): milestones in turn order, neutral ones, discoveries. No free actions."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.table import Effect, Table, with_value
from ..facts.board import DISCOVERY, GOLD_MILESTONES, GOLD_TILES, IN_PLAY, NEUTRAL_MILESTONES, NOTHING, TRACE_COLORS
from ..position.actions import BURY, DECLINE, MARK, REPLY, each
from ..position.events import (
    EXERTIAN_REVEALED,
    GOLD_MARKED,
    MESSAGE_ANSWERED,
    MESSAGE_REWARD_TAKEN,
    NEUTRAL_TRACE_FOUND,
)
from ..position.owned import ownership
from ..position.state import NEUTRAL, State
from ..position.trace_marks import is_taken, mark_of
from ..vocabulary.rewards import CARD_DELAYED, MESSAGE_REWARD
from .discovery import Discover, play_exertian
from .hand import put_away
from .interrupt import SidesQuestion

EXERTIAN_PRICE: Final[tuple[int, ...]] = (0, 1)
"""Credits for a card at the first and at the second Exertian milestone."""


class Milestones(Effect[State]):
    """All milestones that have been reached, as long as there are any; then discoveries.

    Points gained meanwhile may reach further ones: they are dealt with in the same step.
    """

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        for owner in state.turn_order(state.active):
            if _player_milestone(table, owner):
                return
        if _neutral_milestone(table):
            table.then(seat, self)
            return
        for place in range(IN_PLAY):
            if not state.discovered >> place & 1 and _is_complete(state, place):
                table.then(seat, Discover(place), self)
                return


def _player_milestone(table: Table[State], owner: int) -> bool:
    """Begin the next milestone of a player, if there is one; afterwards all are looked at again."""
    state = table.state
    player = state.players[owner]
    reached = sum(player.score >= points for points in GOLD_MILESTONES)
    if player.gold < reached:
        player.gold += 1
        table.then(owner, MarkGold(), MILESTONES)
        return True
    if player.message_tile != NOTHING and player.score >= player.message_tile:
        player.message_tile = NOTHING
        table.then(owner, ChooseMessageReward(), MILESTONES)
        return True
    for number, points in enumerate(state.exertian_at):
        if player.score >= points and not player.exertian_passed >> number & 1:
            player.exertian_passed |= 1 << number
            table.then(owner, PlayExertian(EXERTIAN_PRICE[number]), MILESTONES)
            return True
    if player.messages and player.score >= player.message_at[0]:
        player.message_at.pop(0)
        _answer_message(table, owner, player.messages.pop(0))
        return True
    return False


def _answer_message(table: Table[State], owner: int, card: int) -> None:
    """The delayed part of the oldest waiting card; then it is gone, unless it has become income."""
    table.state.playing = card
    table.tell(MESSAGE_ANSWERED, owner, card)
    table.then(owner, PutMessageAway(card), MILESTONES)
    table.then_all(owner, CARD_DELAYED[card])


class PutMessageAway(Effect[State]):
    """A card that has been answered leaves the game."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, table: Table[State], seat: int) -> None:
        if table.state.playing != NOTHING:
            table.state.playing = NOTHING
            put_away(table.state, self.card)


class MarkGold(SidesQuestion):
    """Which gold tile to mark: one without one's own marker, on its best free space."""

    __slots__ = ()

    def describe(self) -> Description:
        return phrase("seti-pending-milestone")

    def prompt(self) -> str:
        return "mark-gold"

    def options(self, table: Table[State], seat: int) -> list[int]:
        marks = table.state.gold_marks
        return [MARK.at(tile) for tile in range(GOLD_TILES) if ownership(tile, seat) not in marks]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        state.gold_marks = [*state.gold_marks, ownership(MARK.place(action), seat)]
        table.tell(GOLD_MARKED, seat, MARK.place(action) + 1)


class ChooseMessageReward(SidesQuestion):
    """Which of the free message rewards to take; it is covered for the others."""

    __slots__ = ()

    def describe(self) -> Description:
        return phrase("seti-pending-milestone")

    def prompt(self) -> str:
        return "choose-message-reward"

    def options(self, table: Table[State], seat: int) -> list[int]:
        taken = table.state.messages_taken
        return [REPLY.at(reward) for reward in range(len(taken)) if taken[reward] == NOTHING]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        reward = REPLY.place(action)
        state = table.state
        state.messages_taken = with_value(state.messages_taken, reward, seat)
        table.tell(MESSAGE_REWARD_TAKEN, seat, reward + 1)
        table.then_all(seat, MESSAGE_REWARD[reward])


class PlayExertian(SidesQuestion):
    """One own Exertian card face down, at its price, or none; not later."""

    __slots__ = ("price",)

    def __init__(self, price: int) -> None:
        self.price = price

    def describe(self) -> Description:
        return phrase("seti-pending-milestone")

    def prompt(self) -> str:
        return "play-exertian"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"credit": self.price}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        if not player.exertians or player.credit < self.price:
            return []
        return [*each(BURY, player.exertians), DECLINE]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        player = table.state.players[seat]
        player.credit -= self.price
        play_exertian(table, seat, BURY.place(action))


def reveal_exertians(table: Table[State]) -> None:
    """At the end of the game all cards that were played face down are turned up: the last answer is final then."""
    for seat, player in enumerate(table.state.players):
        for card in player.played_exertians:
            table.reveal()
            table.tell(EXERTIAN_REVEALED, seat, card)


def _neutral_milestone(table: Table[State]) -> bool:
    """A neutral marker moves to the first free discovery space when somebody has reached it for the first time."""
    state = table.state
    for number, points in enumerate(NEUTRAL_MILESTONES):
        for owner in state.turn_order(state.active):
            player = state.players[owner]
            if player.score >= points and not player.neutral >> number & 1:
                player.neutral |= 1 << number
                if state.neutral_left[number] and _place_neutral(table, owner):
                    state.neutral_left = with_value(state.neutral_left, number, state.neutral_left[number] - 1)
                return True
    return False


def _place_neutral(table: Table[State], owner: int) -> bool:
    state = table.state
    for place in range(IN_PLAY):
        for color in range(len(TRACE_COLORS)):
            if not is_taken(state, place, color, DISCOVERY):
                state.traces.append(mark_of(place, color, DISCOVERY, NEUTRAL))
                table.tell(NEUTRAL_TRACE_FOUND, owner, place, color)
                return True
    return False


def _is_complete(state: State, place: int) -> bool:
    return all(is_taken(state, place, color, DISCOVERY) for color in range(len(TRACE_COLORS)))


MILESTONES: Final = Milestones()
