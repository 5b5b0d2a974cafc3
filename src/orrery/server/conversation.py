"""The conversation with one browser over its socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import MutableMapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import OrreryError
from .border import answer, check_origin, language_of, person_of
from .budgets import Bucket, Budgets, address_of
from .errors import HelloFirst, Malformed, StaleVersion, TooBig, TooFast, problem_of, status_of
from .hints import Hints
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


class Conversation:
    """One socket from its opening to its end: a reader, and a writer that tells the newest."""

    def __init__(self, websocket: WebSocket, settings: Settings, rooms: Rooms, budgets: Budgets) -> None:
        self._budgets = budgets
        self._websocket = websocket
        self._rooms = rooms
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._strikes = 0
        self._language = language_of(websocket)
        self._forecasts: Wishes[Ponder] = Wishes(rooms.forecast, self._language)
        self._hints: Wishes[Advise] = Wishes(Hints(rooms).hint, self._language)

    async def run(self) -> None:
        try:
            check_origin(self._websocket)
        except OrreryError as problem:
            await self._websocket.send_denial_response(answer(problem_of(problem), status_of(problem)))
            return
        await self._websocket.accept()
        try:
            await self._converse()
        except WebSocketDisconnect:
            return
        except OrreryError as problem:
            code = _COME_AGAIN if status_of(problem) == 503 else _REFUSED
            await self._end(problem_of(problem, self._language), code)
        except Persistent:
            _log.warning("a socket was closed: it sent too fast")
            await self._end(problem_of(TooFast()))

    async def _end(self, problem: Problem, code: int = _REFUSED) -> None:
        """Say why, unless nobody is there any more."""
        with contextlib.suppress(WebSocketDisconnect):
            await self._websocket.send_text(_encoder.encode(problem).decode())
            await self._websocket.close(code)

    async def _converse(self) -> None:
        person = await person_of(self._websocket, self._rooms.store)
        with self._budgets.socket(person, address_of(self._websocket)):
            await self._watch(person)

    async def _watch(self, person: Person) -> None:
        room = await self._rooms.room(self._websocket.path_params["table"])
        watcher = Watcher(person)
        self._rooms.enter(room, watcher)
        writer = asyncio.create_task(self._write(room, watcher))
        reader = asyncio.create_task(self._read(room, watcher))
        try:
            await self._rooms.following.check(room)  # news that came before anybody looked were of no interest
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._rooms.leave(room, watcher)
            tasks = [task for task in (reader, writer, self._forecasts.task, self._hints.task) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in (reader, writer):
            if not task.cancelled():
                task.result()

    # What comes in

    async def _read(self, room: Room, watcher: Watcher) -> None:
        while True:
            received = await self._receive(watcher)
            if received["type"] == "websocket.disconnect":
                return
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

    async def _receive(self, watcher: Watcher) -> MutableMapping[str, Any]:
        """What comes next; those who have not said hello yet have to hurry."""
        try:
            async with asyncio.timeout(_HELLO_SECONDS if watcher.known is None else None):
                return await self._websocket.receive()
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

    async def _write(self, room: Room, watcher: Watcher) -> None:
        """Tell what was replied, and the newest state whenever there is something new."""
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            await self._tell(room, watcher)
            if room.lost:
                await self._websocket.close(_COME_AGAIN)
                return

    async def _tell(self, room: Room, watcher: Watcher) -> None:
        """Apart from waiting, so that nobody who waits holds on to the last long text."""
        for text in room.news_for(watcher):
            await self._websocket.send_text(text)


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
