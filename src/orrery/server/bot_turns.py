"""Bots at tables: each asked seat gets one task that lets its bot think and hands the answer in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from ..core.actions import ActionSpace
from ..core.errors import UnknownAction
from .bots_pool import Assignment, BotFailed, BotsPool
from .dealing import any_of
from .errors import StaleVersion
from .healing import PASSING, pause_seconds
from .room import Room
from .settings import Settings
from .teaching import scripted_reply

_log = logging.getLogger(__name__)

_AT_ONCE = 4
"""How many bots that nobody waits for answer in one turn of the loop."""
HandIn = Callable[[Room, int, int, str], Awaitable[None]]


class BotTurns:
    """Who thinks where."""

    def __init__(self, pool: BotsPool, settings: Settings, hand_in: HandIn) -> None:
        self._pool = pool
        self._pace_seconds = settings.pace_seconds
        self._cheap = settings.cheap_bots
        self._hand_in = hand_in
        self._pause = settings.pause
        self._door = asyncio.Semaphore(_AT_ONCE)

    def play(self, room: Room) -> None:
        """See that every bot that is asked at the table thinks."""
        for seat in room.bots_due():
            if seat not in room.bot_tasks:
                task = asyncio.get_running_loop().create_task(self._turns(room, seat), name=f"bot {room.id} {seat}")
                room.bot_tasks[seat] = task
                task.add_done_callback(partial(self._done, room, seat))

    def _done(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        """A task that ended between two questions of its seat must not leave the second one unanswered."""
        del room.bot_tasks[seat]
        if task.cancelled():
            return
        problem = task.exception()
        if problem is not None:
            _log.error("bot on seat %d of table %s gave up", seat, room.id, exc_info=problem)
        else:
            self.play(room)

    async def _turns(self, room: Room, seat: int) -> None:
        """Answer as long as the seat is asked and a bot's; what cannot be stored now is answered later."""
        failures = 0
        while True:
            if room.only_bots:
                await asyncio.sleep(self._pace_seconds)
                async with self._door:  # hundreds are due at once where the server was held up: people come in between
                    await asyncio.sleep(0)
            async with room.lock:
                if seat not in room.bots_due():
                    return
                version = room.version
                options = room.course.table.questions()[seat]
                bot = room.seats[seat].bot
                scripted = scripted_reply(room.lesson, room.course.match, seat)
                cheap = scripted is not None or bot in self._cheap
                assignment = None if cheap else room.assignment(seat, bot)
            answer = scripted or await self._answer(room, assignment, options)
            try:
                await self._hand_in(room, seat, version, answer)
                failures = 0
            except PASSING:
                await self._pause(pause_seconds(failures))
                failures += 1
            except StaleVersion:
                _log.info("table %s went on while seat %d was thinking", room.id, seat)

    async def _answer(self, room: Room, assignment: Assignment | None, options: Sequence[int]) -> str:
        """What the bot says; any option if it says nothing in time, or nothing that is legal."""
        actions = room.game.actions
        if assignment is None:
            return any_answer(actions, options)
        try:
            answer = await self._pool.think(assignment)
        except BotFailed as problem:
            _log.warning("bot %s at table %s: %s; it takes any answer", assignment.bot, room.id, problem)
            return any_answer(actions, options)
        if not is_legal(actions, options, answer):
            _log.warning("bot %s at table %s gave an illegal answer; it takes another", assignment.bot, room.id)
            return any_answer(actions, options)
        return answer

    async def stop(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def any_answer(actions: ActionSpace, options: Sequence[int]) -> str:
    """Any of the options; they may be too many to be written out, such as all ways to flick."""
    return actions.text(any_of(options))


def is_legal(actions: ActionSpace, options: Sequence[int], answer: str) -> bool:
    """Whether a text says one of the options."""
    try:
        return actions.parse(answer) in options
    except UnknownAction:
        return False
