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
from .errors import HelloFirst, Malformed, StaleVersion, TooBig, TooFast, UnknownPerson, problem_of, status_of
from .hints import Hints
from .lines import HungUp, Line
from .messages import Problem
from .people import Person, token_hash
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
    """One socket from its opening to its end: what is said is heard by a reader, and what is new is told by a writer.

    Both are there only as long as there is something to hear or to tell: mostly people think, and there is nothing.
    """

    __slots__ = (
        "_address",
        "_advice",
        "_bucket",
        "_budgets",
        "_forecasts",
        "_hints",
        "_language",
        "_line",
        "_room",
        "_rooms",
        "_strikes",
        "_visit",
        "_watcher",
        "_writer",
    )
    _line: Line
    _watcher: Watcher

    def __init__(self, visit: Visit, settings: Settings, rooms: Rooms, budgets: Budgets, hints: Hints) -> None:
        self._budgets = budgets
        self._visit: Visit | None = visit
        """Who wants to come in where; nothing as soon as they are inside."""
        self._language = visit.language
        self._rooms = rooms
        self._room: Room | None = None
        self._address: str | None = None
        """For which address it is counted."""
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._strikes = 0
        self._writer: asyncio.Task[None] | None = None
        self._hints = hints
        self._forecasts: Wishes[Ponder] | None = None
        self._advice: Wishes[Advise] | None = None

    async def hold(self, line: Line) -> bool:
        """All that has been said; whether it goes on when more is said."""
        self._line = line
        try:
            return await self._hold()
        except HungUp:
            pass
        except OrreryError as problem:
            code = _COME_AGAIN if status_of(problem) == 503 else _REFUSED
            await self._end(problem_of(problem, self._language), code)
        except Persistent:
            _log.warning("a socket was closed: it sent too fast")
            await self._end(problem_of(TooFast()))
        return False

    async def _end(self, problem: Problem, code: int = _REFUSED) -> None:
        """Say why, unless nobody is there any more."""
        with contextlib.suppress(HungUp):
            await self._line.say(_encoder.encode(problem).decode())
            await self._line.close(code)

    async def _hold(self) -> bool:
        goes_on = False
        try:
            room = await self._come_in(self._visit) if self._room is None else self._room
            goes_on = await self._read(room, self._watcher)
        finally:
            if not goes_on:
                await self._leave()
        return goes_on

    async def _come_in(self, visit: Visit | None) -> Room:
        assert visit is not None
        person = await person_with(visit.token, self._rooms.store)
        self._watcher = Watcher(person, self._rouse, token_hash(visit.token or ""))
        self._budgets.enter(person, visit.address)
        self._address = visit.address
        room = await self._rooms.room(visit.table)
        self._room, self._visit = room, None
        self._rooms.enter(room, self._watcher)
        await self._rooms.following.check(room)  # news that came before anybody looked were of no interest
        await person_with(visit.token, self._rooms.store)  # the browser may have been signed out meanwhile
        return room

    async def _leave(self) -> None:
        if self._address is not None:
            self._budgets.leave(self._watcher.person, self._address)
        if self._room is None:
            return
        self._rooms.leave(self._room, self._watcher)
        self._watcher.forget()
        writer, wishes = self._writer, [each for each in (self._forecasts, self._advice) if each is not None]
        tasks = [task for task in (writer, *(each.task for each in wishes)) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if writer is not None and not writer.cancelled():
            writer.result()

    # What comes in

    async def _read(self, room: Room, watcher: Watcher) -> bool:
        """Hear everything; not for ever, but until the first word has been said."""
        while watcher.known is None or not self._line.silent:
            received = await (self._first_word() if watcher.known is None else self._line.hear())
            if watcher.signed_out:
                raise UnknownPerson
            if received["type"] == "websocket.disconnect":
                return False
            try:
                self._check_pace(watcher.person)
                await self._hear(room, watcher, _message(received.get("text")))
            except OrreryError as problem:
                version = None if watcher.known is None else room.version
                watcher.reply(problem_of(problem, self._language, version))
                if isinstance(problem, StaleVersion):
                    watcher.wake()
                if len(watcher.replies) > _PATIENCE:  # it sends nonsense and does not read what it is told
                    raise Persistent from problem
        return True

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
            self._forecasts = self._forecasts or Wishes(self._rooms.forecast, self._language)
            self._forecasts.add(room, watcher, message)
        elif isinstance(message, Advise):
            self._budgets.hint(watcher.person)
            self._advice = self._advice or Wishes(self._hints.hint, self._language)
            self._advice.add(room, watcher, message)
        else:
            await self._rooms.act(room, watcher.person, message)

    # What goes out

    def _rouse(self) -> None:
        if self._writer is None and self._room is not None:
            self._writer = asyncio.create_task(self._write(self._room, self._watcher))
            self._writer.add_done_callback(self._stop_listening)

    async def _write(self, room: Room, watcher: Watcher) -> None:
        """Tell what was replied, and the newest state, until there is nothing new."""
        while watcher.roused:
            watcher.roused = False
            if watcher.signed_out:
                await self._end(problem_of(UnknownPerson(), self._language))
                return
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
