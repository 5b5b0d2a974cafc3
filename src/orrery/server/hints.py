"""Hints: what the strongest bot would do, on what the seat that asks may know."""

from __future__ import annotations

from .. import bots
from ..core.dealer import RandomDealer
from ..core.game import Game
from ..core.table import State
from ..games import game
from .bots_pool import Assignment
from .errors import HintsOff, NoHint, StaleVersion
from .messages import Hint, OptionText, TableInfo, ThoughtInfo
from .people import Person
from .requests import Advise
from .room import Room
from .rooms import Rooms

_TOLD = 4
"""How many answers are told."""


def advise(assignment: Assignment) -> list[ThoughtInfo]:
    """What a bot thinks of its answers, best first: an errand of the back room."""
    played = game(assignment.game)
    table = played.decode(assignment.position, RandomDealer(assignment.seed))
    adviser = bots.bot(assignment.bot, assignment.game, assignment.seed)
    thoughts = adviser.thoughts(bots.Sight(played, table, assignment.seat, adviser.dealer))
    return [thought_info(played, thought) for thought in thoughts[:_TOLD]]


def thought_info(played: Game[State], thought: bots.Thought) -> ThoughtInfo:
    actions, action = played.actions, thought.action
    option = OptionText(actions.text(action), actions.verb(action), actions.arguments(action))
    return ThoughtInfo(option, thought.share, thought.unsure, thought.worlds, thought.points)


class Hints:
    """Who asks for hints, and where there are none."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def hint(self, room: Room, person: Person, message: Advise) -> Hint:
        """What the strongest bot would answer to the seat's question, unless the table has gone on meanwhile."""
        seat, version = message.seat, message.version
        async with room.lock:
            room.check_answering(person, seat, version)
            if not room.info(person).hints:
                raise HintsOff
            assignment = room.assignment(seat, bots.adviser(room.game.name))
        thoughts = await self._rooms.backroom.short(person.id, advise, assignment)
        if not thoughts:
            raise NoHint
        if not room.still_asked(seat, version):
            raise StaleVersion(room.version)
        return Hint(version, thoughts)

    async def want(self, table: str, person: Person, wanted: bool) -> TableInfo:
        """Whether there may be hints at the table, as far as a person who sits there is concerned."""
        room = await self._rooms.room(table)

        async def change() -> None:
            room.check_at_home(person)
            store = self._rooms.store
            await store.do(store.want_hints, table, room.revision, person.id, wanted)
            room.unaided = room.unaided - {person.id} if wanted else room.unaided | {person.id}
            room.revision += 1

        await self._rooms.following.alone_with(room, change)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)
