"""A running server and the browsers of its visitors, for tests that go over the wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.messages import QuestionInfo
from orrery.server.people import new_token
from orrery.server.rooms import Rooms
from orrery.server.serve import configure
from orrery.server.settings import Settings

from .engines import database_in

Json = dict[str, Any]
PATIENCE_SECONDS = 60


class Eyes:
    """One socket; `now` is the newest update it was sent, `log` the events as a browser would keep them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Json = {}
        self.log: list[Json] = []
        self.heard: list[Json] = []

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message, an update or a problem."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "update":
            self.now = message
            self.log = [event for event in self.log if event["version"] <= message["since"]] + message["events"]
        elif message["type"] == "company":
            self.now = {**self.now, "table": message["table"]}
        return message

    async def update(self, when: Callable[[Json], bool] = lambda update: True) -> Json:
        """The next update of that kind; who came or went, and new browsers, are told by themselves."""
        while True:
            message = await self.next()
            if message["type"] not in ("company", "browsers"):
                assert message["type"] == "update", message
                if when(message):
                    return message

    async def until(self, when: Callable[[Json], bool]) -> Json:
        """What is known as soon as it is so, which may be now."""
        while not when(self.now):
            await self.next()
        return self.now

    async def at(self, version: int) -> Json:
        """The update that tells this version or a later one."""
        return self.now if self.version >= version else await self.update(lambda update: update["version"] >= version)

    async def problem(self) -> Json:
        """The next problem; updates may come before it."""
        while True:
            message = await self.next()
            if message["type"] == "problem":
                return message

    async def drain(self) -> None:
        """Read until the server ends the conversation."""
        while True:
            await self.next()

    async def hello(self, seat: int | None, since: int = 0) -> Json:
        await self.send(type="hello", seat=seat, since=since)
        return await self.update(lambda update: update["seat"] == seat)

    async def give(self, *answers: str, seat: int | None = None, version: int | None = None) -> None:
        """Send answers without waiting for what comes of them."""
        seat = self.now["seat"] if seat is None else seat
        version = self.version if version is None else version
        await self.send(type="answers", seat=seat, version=version, answers=list(answers))

    async def answer(self, *answers: str) -> Json:
        """Send answers and wait until they are done."""
        known = self.version
        await self.give(*answers)
        return await self.update(lambda update: update["answered"] > known)

    async def undo(self) -> Json:
        known = self.version
        await self.send(type="undo", seat=self.now["seat"], version=known)
        return await self.update(lambda update: update["answered"] > known)

    @property
    def version(self) -> int:
        return int(self.now["version"]) if self.now else -1

    @property
    def options(self) -> list[str]:
        """Answers that can be given now."""
        return msgspec.convert(self.now["question"], QuestionInfo).answers()


class Browser:
    """A person's browser with its cookie."""

    def __init__(self, address: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self._address = address
        self._stack = stack
        self.http = client

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(f"/api{path}")
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        response = await self.http.post(f"/api{path}", json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def arrive(self, secret: str, status: int = 200, following: str = "") -> Any:
        """Open a link or use a recovery key, which is replaced by the next one."""
        return await self.post("/me/device", {"secret": secret, "next": following or new_token()}, status)

    async def table(self, *seats: str, game: str = "duel", **options: object) -> str:
        """A new table: seats are `me`, `open` or a bot's name."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.post("/tables", {"game": game, "seats": wishes, "options": options}, 201)
        return str(made["id"])

    async def socket(self, table: str, **headers: str) -> Eyes:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self._address.replace('http', 'ws')}/api/tables/{table}/socket"
        sent = {"Cookie": cookie, **headers} if cookie else headers
        connection = connect(address, additional_headers=sent, compression=None, proxy=None)
        return Eyes(await self._stack.enter_async_context(connection))

    async def eyes(self, table: str, seat: int | None, since: int = 0) -> Eyes:
        eyes = await self.socket(table)
        await eyes.hello(seat, since)
        return eyes


class House:
    """The running server."""

    def __init__(self, address: str, rooms: Rooms, stack: AsyncExitStack) -> None:
        self.address = address
        self.rooms = rooms
        self._stack = stack

    async def stranger(self) -> Browser:
        """A browser without a cookie."""
        client = httpx.AsyncClient(base_url=self.address, trust_env=False, timeout=PATIENCE_SECONDS)
        return Browser(self.address, await self._stack.enter_async_context(client), self._stack)

    async def visitor(self, name: str = "") -> Browser:
        """A browser that has been here, with a person who may have a name."""
        browser = await self.stranger()
        await browser.get("/me")
        if name:
            await browser.post("/me", {"name": name})
        return browser


def usual_settings(folder: Path) -> Settings:
    """Bots play at once, and scripted people may be as quick as they like."""
    settings = Settings(database_in(folder), folder / "client")
    return replace(settings, pace_seconds=0.0, messages_per_second=1e6, message_burst=10**6, budget=0.0)


@asynccontextmanager
async def open_house(settings: Settings, meanwhile: Callable[[], None] = lambda: None) -> AsyncIterator[House]:
    """A server on a free port in this process; something may happen when it has opened its database."""
    config = configure(settings, "127.0.0.1", 0)
    config.app.state.store.open()  # type: ignore[union-attr]
    meanwhile()
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with AsyncExitStack() as stack:
            yield House(f"http://127.0.0.1:{port}", config.app.state.rooms, stack)  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await serving


def visit(
    settings: Settings,
    scene: Callable[[House], Coroutine[object, object, None]],
    meanwhile: Callable[[], None] = lambda: None,
) -> None:
    """Play a scene at a server that runs only for it."""

    async def played() -> None:
        async with open_house(settings, meanwhile) as house:
            await scene(house)

    asyncio.run(played())


async def choose_centres(*seats: Eyes) -> None:
    """The secret choices of the set-up: each seat takes the first two centres it is offered."""
    version = seats[0].version
    for eyes in seats:
        for _ in range(2):
            await eyes.at(version)
            await eyes.answer(eyes.options[0])
            version = eyes.version
    for eyes in seats:
        await eyes.at(version)
