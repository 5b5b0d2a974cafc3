"""The line to one browser: most people at a table think, so an open socket that waits takes as little as it can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import Protocol

_DOOR = "orrery.line"
_BROKEN = 1011
"""The code of a conversation that a mistake of ours has ended."""


class HungUp(Exception):
    """Nobody is at the other end any more."""


class Flag:
    """An event: that of asyncio keeps room for sixty-four who wait, also where nobody ever does."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        while not self._is_set:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, future)
            try:
                await future
            finally:
                self._waiting = tuple(other for other in self._waiting if other is not future)


class Inbox:
    """What the browser has sent and nobody has read yet: a queue, for the same reason, of which one reads."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Line:
    """What a conversation knows of its socket."""

    __slots__ = ("_socket",)

    def __init__(self, socket: WebSocketsSansIOProtocol) -> None:
        self._socket = socket

    def hear(self) -> Awaitable[Message]:
        """What comes next."""
        return self._socket.receive()  # type: ignore[return-value]

    async def say(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def _send(self, message: Message) -> None:
        if self._socket.close_sent:
            raise HungUp
        try:
            await self._socket.send(message)  # type: ignore[arg-type]
        except ClientDisconnected:
            raise HungUp from None

    def hang_up(self) -> None:
        """Whoever listens hears that it is over."""
        self._socket.queue.put_nowait({"type": "websocket.disconnect", "code": _BROKEN})


Talk = Callable[[Line], Awaitable[None]]


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket that forgets how it was opened.

    A request comes in through the whole application, which lets it in or refuses it. What is said from then on would
    keep all of that alive, and the request with it: as much as the table itself. So it goes on outside.
    """

    talk: Talk | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.app = self._attend
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        self.writable.set()
        # so many fields are kept in a dictionary with room for twice as many; a copy has just what it needs
        self.__dict__ = dict(self.__dict__)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # the parser that has read the request holds on to it; what comes next is another's to read
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)

    def start_keepalive(self) -> None:
        del self.request, self.response
        super().start_keepalive()

    async def _attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["extensions"][_DOOR] = self
        await self.config.loaded_app(scope, receive, send)
        if self.talk is not None:
            talk, self.talk = self.talk, None
            del self.scope, scope, receive, send
            await talk(Line(self))


def go_on(websocket: WebSocket, talk: Talk) -> None:
    """The socket is open: as soon as its request has come to an end, this is what is said on it."""
    socket: LeanSocket = websocket.scope["extensions"][_DOOR]
    socket.talk = talk
