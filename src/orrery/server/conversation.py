"""The conversation with one browser over its socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import NamedTuple

import msgspec
from starlette.types import Message

from ..core.errors import OrreryError
from .border import person_with
from .budgets import Bucket, Budgets
from .errors import HelloFirst, Malformed, StaleVersion, TooBig, TooFast, problem_of, status_of
from .hints import Hints
from .lines import HungUp, Line
from .messages import Problem
from .people import Person
from .requests import Advise, FromBrowser, Hello, Ponder
from .room import Room
from .rooms import Rooms
from .settings import Settings
from .watcher import Watcher
from .wishes import Wishes

_log = logging.getLogger(__name__)
MESSAGE_BYTES = 16 * 1024
_REFUSED = 1008
_COME_AGAIN = 1012
_HELLO_SECONDS = 10.0
_PATIENCE = 20
"""After this many messages above the measure, the socket is closed."""
_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


class Persistent(Exception):
    """The browser does not stop sending too fast."""


class Visit(NamedTuple):
    """What is still of interest of the request that has opened a socket."""

    table: str
    token: str | None
    address: str
    language: str


class Conversation:
    """One socket from its opening to its end: it is read here, and what is new is told by a writer."""

    __slots__ = ("_bucket", "_budgets", "_forecasts", "_hints", "_line", "_rooms", "_strikes", "_visit", "_writer")
    _line: Line

    def __init__(self, visit: Visit, settings: Settings, rooms: Rooms, budgets: Budgets, hints: Hints) -> None:
        self._budgets = budgets
        self._visit = visit
        self._rooms = rooms
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._strikes = 0
        self._writer: asyncio.Task[None] | None = None
        self._forecasts: Wishes[Ponder] = Wishes(rooms.forecast, visit.language)
        self._hints: Wishes[Advise] = Wishes(hints.hint, visit.language)

    async def hold(self, line: Line) -> None:
        self._line = line
        try:
            await self._converse()
        except HungUp:
            return
        except OrreryError as problem:
            code = _COME_AGAIN if status_of(problem) == 503 else _REFUSED
            await self._end(problem_of(problem, self._visit.language), code)
        except Persistent:
            _log.warning("a socket was closed: it sent too fast")
            await self._end(problem_of(TooFast()))

    async def _end(self, problem: Problem, code: int = _REFUSED) -> None:
        """Say why, unless nobody is there any more."""
        with contextlib.suppress(HungUp):
            await self._line.say(_encoder.encode(problem).decode())
            await self._line.close(code)

    async def _converse(self) -> None:
        person = await person_with(self._visit.token, self._rooms.store)
        with self._budgets.socket(person, self._visit.address):
            room = await self._rooms.room(self._visit.table)
            watcher = Watcher(person, lambda: self._rouse(room, watcher))
            await self._watch(room, watcher)

    async def _watch(self, room: Room, watcher: Watcher) -> None:
        self._rooms.enter(room, watcher)
        try:
            await self._rooms.following.check(room)  # news that came before anybody looked were of no interest
            await self._read(room, watcher)
        finally:
            self._rooms.leave(room, watcher)
            watcher.forget()
            writer = self._writer
            tasks = [task for task in (writer, self._forecasts.task, self._hints.task) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if writer is not None and not writer.cancelled():
            writer.result()

    # What comes in

    async def _read(self, room: Room, watcher: Watcher) -> None:
        while True:
            received = await (self._first_word() if watcher.known is None else self._line.hear())
            if received["type"] == "websocket.disconnect":
                return
            try:
                self._check_pace(watcher.person)
                await self._hear(room, watcher, _message(received.get("text")))
            except OrreryError as problem:
                version = None if watcher.known is None else room.version
                watcher.reply(problem_of(problem, self._visit.language, version))
                if isinstance(problem, StaleVersion):
                    watcher.wake()
                if len(watcher.replies) > _PATIENCE:  # it sends nonsense and does not read what it is told
                    raise Persistent from problem

    async def _first_word(self) -> Message:
        """Those who have not said hello yet have to hurry."""
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                return await self._line.hear()
        except TimeoutError:
            raise HelloFirst from None

    def _check_pace(self, person: Person) -> None:
        with contextlib.suppress(TooFast):
            if self._bucket.take():
                self._budgets.message(person)
                self._strikes = 0
                return
        self._strikes += 1
        if self._strikes > _PATIENCE:
            raise Persistent
        raise TooFast

    async def _hear(self, room: Room, watcher: Watcher, message: FromBrowser) -> None:
        if isinstance(message, Hello):
            async with room.lock:
                room.check_eyes(watcher.person, message.seat)
                watcher.look(message.seat, message.since)
            watcher.wake()
        elif watcher.known is None:
            raise HelloFirst
        elif isinstance(message, Ponder):
            self._forecasts.add(room, watcher, message)
        elif isinstance(message, Advise):
            self._budgets.hint(watcher.person)
            self._hints.add(room, watcher, message)
        else:
            await self._rooms.act(room, watcher.person, message)

    # What goes out

    def _rouse(self, room: Room, watcher: Watcher) -> None:
        """A writer is there only as long as there is something to tell: mostly there is nothing."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(room, watcher))
            self._writer.add_done_callback(self._stop_listening)

    async def _write(self, room: Room, watcher: Watcher) -> None:
        """Tell what was replied, and the newest state, until there is nothing new."""
        while watcher.roused:
            watcher.roused = False
            for text in room.news_for(watcher):
                await self._line.say(text)
            if room.lost:
                await self._line.close(_COME_AGAIN)
                return
        self._writer = None

    def _stop_listening(self, writer: asyncio.Task[None]) -> None:
        """Where nothing can be told any more, nothing more is heard."""
        if self._writer is writer:
            self._line.hang_up()


def _message(text: str | None) -> FromBrowser:
    """What the browser says; binary frames say nothing."""
    if text is None:
        raise Malformed("a text frame was expected")
    if len(text.encode()) > MESSAGE_BYTES:
        raise TooBig(MESSAGE_BYTES)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Malformed(str(problem)) from None
