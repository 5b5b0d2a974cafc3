"""The line to one browser: most people at a table think, so an open socket that waits takes as little as it can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import Protocol

from .waiting import Flag

_DOOR = "orrery.line"
_BROKEN = 1011
"""The code of a conversation that a mistake of ours has ended."""


class HungUp(Exception):
    """Nobody is at the other end any more."""


class Inbox:
    """What the browser has sent and nobody has read yet: a queue that one reads, who need not be there all the time."""

    __slots__ = ("_call", "_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._reader: asyncio.Future[None] | None = None
        self._call: Callable[[], None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
        elif self._call is not None:
            self.call_when_filled(self._call)

    def call_when_filled(self, call: Callable[[], None]) -> None:
        """Nobody reads until this is called, once."""
        if self._messages:
            self._call = None
            call()
        else:
            self._call = call

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

    @property
    def silent(self) -> bool:
        """Whether all that was said has been heard."""
        return self._socket.queue.empty()

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


Talk = Callable[[Line], Awaitable[bool]]
"""Hears and answers what has been said; whether that goes on as soon as more is said."""


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket that forgets how it was opened, and has no task while nothing is said.

    A request comes in through the whole application, which lets it in or refuses it. What is said from then on would
    keep all of that alive, and the request with it: as much as the table itself. So it goes on outside.
    """

    # so many fields would be kept in a dictionary, which takes three times as much
    __slots__ = (
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "root_path",
        "scheme",
        "scope",
        "server",
        "talk",
        "tasks",
        "transport",
        "writable",
    )
    queue: Inbox  # type: ignore[assignment]
    writable: Flag  # type: ignore[assignment]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.talk: Talk | None = None
        self.queue = Inbox()
        self.writable = Flag()
        self.writable.set()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # the parser that has read the request holds on to it; what comes next is another's to read
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)

    def start_keepalive(self) -> None:
        del self.request, self.response
        super().start_keepalive()

    async def run_asgi(self) -> None:
        """The request; where it has led to a conversation, that goes on."""
        scope: Scope = self.scope  # type: ignore[assignment]
        scope["extensions"][_DOOR] = self
        try:
            await self.config.loaded_app(scope, self.receive, self.send)
        except ClientDisconnected:
            self.talk = None
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            self.talk = None
        del self.scope
        if self.talk is None:
            self._end()
        else:
            self._listen()

    def _listen(self) -> None:
        """Something has been said, or is to be said first."""
        task = self.loop.create_task(self._converse())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _converse(self) -> None:
        assert self.talk is not None
        try:
            goes_on = await self.talk(Line(self))
        except Exception:
            self.logger.exception("Exception in a conversation\n")
            goes_on = False
        if goes_on:
            self.queue.call_when_filled(self._listen)
        else:
            self.talk = None
            self._end()

    def _end(self) -> None:
        """Whoever has been told that it is over says so as well; everybody else is not waited for."""
        if self.close_timer is None:
            self.transport.close()


def go_on(websocket: WebSocket, talk: Talk) -> None:
    """The socket is open: as soon as its request has come to an end, this is what is said on it."""
    socket: LeanSocket = websocket.scope["extensions"][_DOOR]
    socket.talk = talk
