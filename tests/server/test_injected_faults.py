"""Every statement and every commit of a game fails once: nothing is lost, nothing is done twice, every table goes on.

A commit fails before it is done, or after: then the person is told that nothing was saved, although it was.

In the sample the server's pauses take no time, and those of a table are added up. With `--long` they take as long as
they do, and the time is measured from a fault until the table has moved, as everybody there sees it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.people import new_token
from orrery.server.rooms import Rooms
from orrery.server.rows import TableRow
from orrery.server.schema import PROCESSES, SEATS, TABLES
from orrery.server.store import Store

from .engines import Engine, PostgreSql
from .faults import Fault, Faults
from .garden import Grow, grow
from .house import Browser, Eyes, House, Json, open_house, usual_settings
from .test_handing_over import Clock
from .test_records import played
from .test_restart import stored_hash

__all__ = ["grow"]
DEADLINE_SECONDS = 60
"""Time after which an event is taken for lost."""
LONGEST_PAUSE_SECONDS = 3.0
"""After a single fault every table goes on within this time."""
LONG_FAULT_SECONDS = 40.0
_PATIENCE = 50
_CHANCES = 8
"""Of several servers another one may do what is to fail at this one."""
_BUSY = ("error-not-saved", "error-store-fails", "error-took-too-long")


class Pauses:
    """Pauses of the servers, which take no time unless they are real."""

    def __init__(self, real: bool) -> None:
        self.real = real
        self.seconds: list[float] = []

    async def pause(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(seconds if self.real else 0.001)


class Player:
    """A person on a seat, at one of the servers, who comes back whenever the line ends."""

    def __init__(self, browser: Browser, table: str, seat: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.eyes: Eyes | None = None
        self.given: list[tuple[list[str], bool]] = []
        """Acknowledged changes: answers, and whether they were taken back."""

    @property
    def now(self) -> Json:
        assert self.eyes is not None
        return self.eyes.now

    async def come(self) -> None:
        while self.eyes is None:
            try:
                eyes = await self.browser.socket(self.table)
                await eyes.send(type="hello", seat=self.seat, since=0)
                await eyes.until(lambda update: bool(update) and update["seat"] == self.seat)
                self.eyes = eyes
            except (ConnectionClosed, InvalidStatus):
                await asyncio.sleep(0)

    async def until(self, when: Callable[[Json], bool]) -> None:
        """Return when what is known is so; who is told that something has failed looks on."""
        while True:
            await self.come()
            assert self.eyes is not None
            try:
                await self.eyes.until(when)
                return
            except ConnectionClosed:
                self.eyes = None

    async def say(self, version: int, **message: object) -> str:
        """Return the result of a message: `done`, `gone` if the line has ended, or the problem."""
        await self.come()
        assert self.eyes is not None
        try:
            await self.eyes.send(seat=self.seat, version=version, **message)
            while True:
                told = await self.eyes.next()
                if told["type"] == "problem":
                    return str(told["message"])
                if told["type"] == "hint" or (told["type"] == "update" and told["answered"] > version):
                    return "done"
        except ConnectionClosed:
            self.eyes = None
            return "gone"

    async def refused(self, version: int, **message: object) -> str:
        """Return why a message is refused; updates may come before that is told."""
        assert self.eyes is not None
        await self.eyes.send(seat=self.seat, version=version, **message)
        return str((await self.eyes.problem())["message"])

    async def give(self, answers: Sequence[str] = (), undo: bool = False, untold: bool = False) -> None:
        """Say it until it is done, always for the same version: once it is stored it is refused.

        `untold`: it is stored at once, but refused as if it were not.
        """
        await self.until(lambda update: bool(update["question"]) or undo)
        version = self.now["version"]
        answers = answers or [self.offered()]
        message: dict[str, object] = {"type": "undo"} if undo else {"type": "answers", "answers": answers}
        if untold:
            assert await self.refused(version, **message) == "error-not-saved"
            assert await self.refused(version, **message) == "error-stale-version"
        else:
            await self._say_until_done(version, message)
        self.given.append(([] if undo else list(answers), undo))
        await self.until(lambda update: update["answered"] > version)

    async def _say_until_done(self, version: int, message: dict[str, object]) -> None:
        for _ in range(_PATIENCE):
            told = await self.say(version, **message)
            if told in ("done", "error-stale-version"):
                return
            assert told == "gone" or told in _BUSY, told
        raise AssertionError("it was never done")

    def offered(self) -> str:
        assert self.eyes is not None
        return self.eyes.options[0]


class Scene(NamedTuple):
    """A table that is prepared, and what is to be done there while something fails."""

    tables: list[str]
    players: list[Player]
    act: Callable[[], Awaitable[None]]
    """Does it until it is acknowledged."""
    goes_on: Callable[[], Awaitable[None]]
    """Returns when the next thing has happened there, seen by everybody."""


class Evening:
    """Servers on one database whose statements can fail, and people who have a browser at each of them."""

    def __init__(self, houses: list[House], faults: Faults, pauses: Pauses, clock: Clock, database: str) -> None:
        self.houses = houses
        self.faults = faults
        self.pauses = pauses
        self.clock = clock
        self.store = Store(database)
        """Reads what is stored beside the servers."""
        self.ada: list[Browser] = []
        self.ben: list[Browser] = []
        self.cy: list[Browser] = []
        self.database = database
        self.fault: Fault | None = None
        """The fault that is going to strike."""
        self.stored_untold = False
        """True if the first refusal is of something that is stored all the same, and that nobody asks for again."""
        self.longest_pause = 0.0
        """Seconds from a fault until everybody had seen its table move."""

    async def begin(self) -> None:
        self.ada, self.ben, self.cy = [await self.person(name) for name in ("Ada", "Ben", "Cy")]

    async def person(self, name: str) -> list[Browser]:
        """Return a person's browser as it asks each of the servers."""
        first = await self.houses[0].visitor(name)
        others = [await house.stranger() for house in self.houses[1:]]
        for other in others:
            other.http.cookies.set("orrery", first.http.cookies["orrery"])
        return [first, *others]

    def row(self, table: str) -> TableRow:
        row = self.store.table(table)
        assert row is not None
        return row

    # Tables to begin with

    async def invitation(self, browser: Browser, table: str, seat: int) -> str:
        return str((await browser.get(f"/tables/{table}"))["seats"][seat]["invitation"])

    async def pair(self, game: str = "duel", host: Browser | None = None) -> tuple[str, Player, Player]:
        """Ada's table, or another host's; Ben sits down at the last of the servers."""
        host = host or self.ada[0]
        table = await host.table("me", "open", game=game)
        secret = await self.invitation(host, table, 1)
        await self.ben[-1].post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        players = Player(host, table, 0), Player(self.ben[-1], table, 1)
        for player in players:
            await player.come()
        return table, *players

    async def lent(self, host: Browser | None = None) -> tuple[str, Player, Player]:
        """The same, and a bot has answered for the host: only Ben is asked."""
        table, mine, bens = await self.pair(host=host)
        await mine.browser.post(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        await until(lambda: self.row(table).waiting == [1])
        self.adopt(mine)
        return table, mine, bens

    def adopt(self, player: Player) -> None:
        """Let what was answered on the seat so far count as the player's."""
        rows = [row for row in self.store.moves(player.table) if row.seat == player.seat]
        player.given = [([] if row.undo else row.answers, row.undo) for row in rows]

    async def adas_turn(self) -> tuple[str, Player, Player]:
        """The same, with all secret choices made, and Ada is asked."""
        table, ada, ben = await self.pair()
        for player in (ada, ben):
            for _ in range(2):
                await player.give()
        await self.together(ada, ben)
        while not ada.now["question"]:
            await ben.give()
            await self.together(ada, ben)
        return table, ada, ben

    # What is asked of every table

    async def together(self, *players: Player) -> None:
        """Everybody sees what is stored."""
        while True:
            row = self.row(players[0].table)
            for player in players:
                await player.until(lambda update: update["version"] >= row.version)  # noqa: B023
            if self.row(players[0].table).version == row.version:
                return

    async def next_answer(self, *players: Player) -> None:
        """Somebody answers, and everybody sees it."""
        await self.together(*players)
        asked = next(player for player in players if player.now["question"])
        await asked.give()
        await self.together(*players)

    async def given(self, player: Player, undo: bool = False) -> None:
        """Have a player answer, or take that back, where no other change of the table can fail."""
        fault = self.fault
        untold = fault is not None and fault.when == "committed" and fault.statement.startswith("UPDATE tables")
        await player.give(undo=undo, untold=untold)

    async def posted(self, browser: Browser, path: str, body: object, always: bool = False) -> Json:
        """Ask for something until it is acknowledged, or only once if it is stored although that was not told."""
        return await self.granted(lambda: browser.http.post(f"/api{path}", json=body), always)

    async def granted(self, ask: Callable[[], Awaitable[httpx.Response]], always: bool = True) -> Json:
        for _ in range(_PATIENCE):
            response = await ask()
            told: Json = response.json()
            if response.status_code in (200, 201):
                return told
            assert response.status_code == 503, told
            if self.stored_untold and not always:
                return told
        raise AssertionError("it was never done")


# Everything that is done at tables


async def create(evening: Evening) -> Scene:
    """A table with a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return new_table(evening, "/tables", json={"game": "duel", "seats": seats})


async def load(evening: Evening) -> Scene:
    """A table that stands where a record ends."""
    return new_table(evening, "/records", content=played(30).record().to_json())


def new_table(evening: Evening, path: str, **sent: object) -> Scene:
    """Ada's table against a bot, made once however often she asks for it."""
    tables: list[str] = []
    known = {row.id for row in evening.store.tables_of(1)}
    named = {"Idempotency-Key": new_token()[:20].replace("_", "-")}

    async def act() -> None:
        ask = evening.ada[0].http.post
        told = await evening.granted(lambda: ask(f"/api{path}", headers=named, **sent))  # type: ignore[arg-type]
        tables.append(told["id"])

    async def goes_on() -> None:
        assert [row.id for row in evening.store.tables_of(1) if row.id not in known] == tables
        player = Player(evening.ada[0], tables[0], 0)
        for _ in range(3):  # in between the bot has to answer, too
            await player.give()

    return Scene(tables, [], act, goes_on)


async def join(evening: Evening) -> Scene:
    table = await evening.ada[0].table("me", "open")
    secret = await evening.invitation(evening.ada[0], table, 1)
    ada, ben = Player(evening.ada[0], table, 0), Player(evening.ben[-1], table, 1)
    await ada.come()

    async def act() -> None:
        body = {"secret": secret, "name": "Ben"}
        await evening.posted(evening.ben[-1], f"/tables/{table}/join", body)

    async def goes_on() -> None:
        await ada.until(lambda update: update["table"]["seats"][1]["kind"] == "person")
        await ben.come()
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def choose_together(evening: Evening) -> Scene:
    """Both make a secret choice at the same moment, at different servers."""
    table, ada, ben = await evening.pair()

    async def act() -> None:
        await asyncio.gather(ada.give(), ben.give())

    return Scene([table], [ada, ben], act, lambda: evening.next_answer(ada, ben))


async def answer(evening: Evening) -> Scene:
    table, ada, ben = await evening.adas_turn()
    return Scene([table], [ada, ben], lambda: evening.given(ada), lambda: evening.next_answer(ada, ben))


async def undo(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()
    await ada.give()
    await evening.together(ada, ben)
    return Scene([table], [ada, ben], lambda: evening.given(ada, undo=True), lambda: evening.next_answer(ada, ben))


async def answer_of_a_bot(evening: Evening) -> Scene:
    """A bot answers for Ben, who looks on."""
    table, ada, ben = await evening.adas_turn()
    await evening.ben[-1].post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})

    async def act() -> None:
        while ada.now["waiting"] == [0]:
            await ada.give()
            await evening.together(ada, ben)

    async def goes_on() -> None:
        await ada.until(lambda update: bool(update["question"]) or update["outcome"] is not None)
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def hand_over(evening: Evening) -> Scene:
    """Ada gives her seat to a bot, which answers at once."""
    table, ada, ben = await evening.adas_turn()

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})

    async def goes_on() -> None:
        await ben.until(lambda update: bool(update["question"]) or update["outcome"] is not None)
        await evening.next_answer(ben, ada)

    return Scene([table], [ada, ben], act, goes_on)


async def leave(evening: Evening) -> Scene:
    """Ada leaves the table for good; a bot plays on at once."""
    scene = await hand_over(evening)
    (table,) = scene.tables

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/leave", None)

    return scene._replace(act=act)


async def take_back(evening: Evening) -> Scene:
    """Ada plays again on the seat that she has lent to a bot."""
    table, ada, ben = await evening.lent()

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/0", {"kind": "me"})

    async def goes_on() -> None:
        await ben.until(lambda update: update["table"]["seats"][0]["kind"] == "person")
        for _ in range(2):
            await ben.give()
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def open_seat(evening: Evening) -> Scene:
    """Ada offers her seat to others; as nobody comes she sits down there again."""
    table, ada, ben = await evening.pair()

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/0", {"kind": "open"})

    async def goes_on() -> None:
        await ben.until(lambda update: update["table"]["seats"][0]["kind"] == "open")
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/0", {"kind": "me"}, always=True)
        await ben.until(lambda update: update["table"]["seats"][0]["kind"] == "person")
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def agree(evening: Evening) -> Scene:
    """Ada and Ben agree that somebody else may play for a bot."""
    table = await evening.ada[0].table("me", "open", "random", game="race")
    secret = await evening.invitation(evening.ada[0], table, 1)
    await evening.ben[-1].post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
    ada, ben = Player(evening.ada[0], table, 0), Player(evening.ben[-1], table, 1)
    for player in (ada, ben):
        await player.give()
    wish = {"kind": "open"}

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/2", wish)
        await ben.until(lambda update: update["table"]["seats"][2]["proposal"] is not None)
        await evening.posted(evening.ben[-1], f"/tables/{table}/seats/2", wish)

    async def goes_on() -> None:
        for player in (ada, ben):
            await player.until(lambda update: update["table"]["seats"][2]["kind"] == "open")
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def begin_vacation(evening: Evening) -> Scene:
    """Bots play everywhere for somebody who has a single table."""
    dora = await evening.person("Dora")
    table, mine, ben = await evening.pair(host=dora[0])

    async def goes_on() -> None:
        await ben.until(lambda update: update["table"]["seats"][0]["kind"] == "bot")
        await evening.next_answer(ben, mine)

    return Scene([table], [mine, ben], lambda: everywhere(evening, dora[0], "/me/vacation"), goes_on)


async def end_vacation(evening: Evening) -> Scene:
    """Somebody is back for whom a bot has played."""
    dora = await evening.person("Dora")
    table, mine, ben = await evening.lent(dora[0])

    async def goes_on() -> None:
        await ben.until(lambda update: update["table"]["seats"][0]["kind"] == "person")
        for _ in range(2):
            await ben.give()
        await evening.next_answer(mine, ben)

    return Scene([table], [mine, ben], lambda: everywhere(evening, dora[0], "/me/back"), goes_on)


async def everywhere(evening: Evening, browser: Browser, path: str) -> None:
    """Ask until it is done at every table; those at which it failed are told."""
    for _ in range(_PATIENCE):
        if not (await evening.posted(browser, path, None, always=True))["failures"]:
            return
    raise AssertionError("it was never done")


async def join_by_link(evening: Evening) -> Scene:
    """Another browser becomes Dora's by a link; if no answer arrives she makes another link."""

    async def act(dora: Browser, other: Browser) -> None:
        for _ in range(_PATIENCE):
            secret = (await evening.posted(dora, "/me/link", None, always=True))["secret"]
            sent = {"secret": secret, "next": new_token()}
            answered = await other.http.post("/api/me/device", json=sent)
            if answered.status_code == 200:
                return
            assert answered.status_code == 503, answered.text
        raise AssertionError("it was never done")

    return await with_other_browser(evening, act)


async def come_back_by_key(evening: Evening) -> Scene:
    """Another browser becomes Dora's by her recovery key, which works as long as no answer arrives."""

    async def act(dora: Browser, other: Browser) -> None:
        secret = (await evening.posted(dora, "/me/recovery", None, always=True))["secret"]
        sent = {"secret": secret, "next": new_token()}
        await evening.posted(other, "/me/device", sent, always=True)

    return await with_other_browser(evening, act)


async def with_other_browser(evening: Evening, act: Callable[[Browser, Browser], Awaitable[None]]) -> Scene:
    """Dora plays with Ben, and goes on in another browser once that is hers."""
    (dora, *_), other = await evening.person("Dora"), await evening.houses[-1].stranger()
    table, mine, ben = await evening.pair(host=dora)
    assert mine.eyes is not None
    await mine.eyes.socket.close()
    player = Player(other, table, 0)
    return Scene([table], [player, ben], lambda: act(dora, other), lambda: evening.next_answer(player, ben))


async def sign_out_others(evening: Evening) -> Scene:
    """Dora signs her other browser out, which looks at the table at another server."""
    (dora, *_), other = await evening.person("Dora"), await evening.houses[-1].stranger()
    table, mine, ben = await evening.pair(host=dora)
    await other.arrive((await dora.post("/me/link"))["secret"])
    lost = await other.eyes(table, 0)

    async def act() -> None:
        await evening.posted(dora, "/me/only-here", None)

    async def goes_on() -> None:
        with pytest.raises(ConnectionClosed):
            await lost.drain()
        await until_refused(other)
        await evening.next_answer(mine, ben)

    return Scene([table], [mine, ben], act, goes_on)


async def until_refused(browser: Browser) -> None:
    while (answered := await browser.http.get("/api/tables")).status_code != 401:
        assert answered.status_code == 503, answered.text


async def take_over(evening: Evening) -> Scene:
    """A process dies whose bots are asked: another one plays on there."""
    table = await evening.ada[0].table("me", "random")
    await until(lambda: evening.row(table).waiting == [0])
    for house in evening.houses:
        house.rooms.put_away(float("inf"))
    known = evening.row(table).version

    async def act() -> None:
        with evening.store._engine.begin() as connection:
            connection.execute(insert(PROCESSES).values(id="dead", until=0))
            seat = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == 0)
            connection.execute(seat.values(kind="bot", bot="random"))
            kept = update(TABLES).where(TABLES.c.id == table)
            connection.execute(kept.values(keeper="dead", revision=TABLES.c.revision + 1))
        await until(lambda: evening.row(table).version > known)

    async def goes_on() -> None:
        await until(lambda: evening.row(table).version > known + 3)

    return Scene([table], [], act, goes_on)


async def propose(evening: Evening) -> Scene:
    """Ada and Ben agree on who plays for Cy, who has been away for a long time."""
    table = await evening.ada[0].table("me", "open", "open", game="race")
    for seat, browser, name in ((1, evening.ben[-1], "Ben"), (2, evening.cy[0], "Cy")):
        secret = await evening.invitation(evening.ada[0], table, seat)
        await browser.post(f"/tables/{table}/join", {"secret": secret, "name": name})
    ada, ben = Player(evening.ada[0], table, 0), Player(evening.ben[-1], table, 1)
    for player in (ada, ben):
        await player.come()
    for player in (ada, ben):
        await player.until(lambda update: all(seat["present"] for seat in update["table"]["seats"][:2]))
    evening.clock.minutes(11)
    wish = {"kind": "bot", "bot": "random"}

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/seats/2", wish)
        await ben.until(lambda update: update["table"]["seats"][2]["proposal"] is not None)
        await evening.posted(evening.ben[-1], f"/tables/{table}/seats/2", wish)

    async def goes_on() -> None:
        for player in (ada, ben):
            await player.until(lambda update: update["table"]["seats"][2]["kind"] == "bot")
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def hint(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()

    async def act() -> None:
        for _ in range(_PATIENCE):
            if await ada.say(ada.now["version"], type="advise") == "done":
                return
        raise AssertionError("there was never a hint")

    return Scene([table], [ada, ben], act, lambda: evening.next_answer(ada, ben))


async def want_no_hints(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/hints", {"wanted": False})

    async def goes_on() -> None:
        await ben.until(lambda update: not update["table"]["hints"])
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def rename(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()
    name = f"Ada {table}"

    async def act() -> None:
        await evening.posted(evening.ada[0], "/me", {"name": name})

    async def goes_on() -> None:
        for player in (ada, ben):
            await player.until(lambda update: update["table"]["seats"][0]["name"] == name)
        await evening.next_answer(ada, ben)

    return Scene([table], [ada, ben], act, goes_on)


async def end(evening: Evening) -> Scene:
    """The last answer of a game, after which the same people play again."""
    table, ada, ben = await evening.pair("garden")
    for turn in range(10):
        player = (ada, ben)[turn % 2]
        await player.give(["plan roses"])
        if turn < 9:
            await player.give(["pick 3"])
        await evening.together(ada, ben)

    async def act() -> None:
        await ben.give(["pick 3"])

    async def goes_on() -> None:
        for player in (ada, ben):
            await player.until(lambda update: update["outcome"] is not None)
        await evening.posted(evening.ben[-1], f"/tables/{table}/rematch", None, always=True)

    return Scene([table], [ada, ben], act, goes_on)


async def play_again(evening: Evening) -> Scene:
    """Of a game that is over another one is made, and only one."""
    scene = await end(evening)
    await scene.act()
    (table,) = scene.tables
    made: list[str] = []

    async def act() -> None:
        made.append((await evening.posted(evening.ada[0], f"/tables/{table}/rematch", None, always=True))["id"])

    async def goes_on() -> None:
        found = await evening.posted(evening.ben[-1], f"/tables/{table}/rematch", None, always=True)
        assert [found["id"]] == made
        players = Player(evening.ada[0], made[0], 0), Player(evening.ben[-1], made[0], 1)
        for player in players:
            await player.come()
        await evening.next_answer(*players)
        scene.tables.append(made[0])
        scene.players.extend(players)

    return scene._replace(act=act, goes_on=goes_on)


async def close(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()

    async def act() -> None:
        await evening.posted(evening.ada[0], f"/tables/{table}/close", None)

    async def goes_on() -> None:
        for player in (ada, ben):
            await player.until(lambda update: update["table"]["status"] == "closed")
        for browser in evening.ada:
            assert (await browser.get(f"/tables/{table}"))["status"] == "closed"

    return Scene([table], [ada, ben], act, goes_on)


OPERATIONS = (
    create,
    join,
    choose_together,
    answer,
    undo,
    answer_of_a_bot,
    hand_over,
    propose,
    hint,
    want_no_hints,
    rename,
    end,
    play_again,
    close,
    leave,
    take_back,
    open_seat,
    agree,
    begin_vacation,
    end_vacation,
    join_by_link,
    come_back_by_key,
    sign_out_others,
    load,
)
ASKED_ONCE = (
    *(join, hand_over, propose, want_no_hints, rename, close),
    *(leave, take_back, open_seat, agree, sign_out_others),
)
"""Operations that are seen although nobody repeats them after they were stored without being acknowledged."""
Operation = Callable[[Evening], Awaitable[Scene]]


async def until(when: Callable[[], bool]) -> None:
    while not when():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def evening_of(folder: Path, servers: int, real: bool = False) -> AsyncIterator[Evening]:
    clock, pauses = Clock(), Pauses(real)
    settings = replace(usual_settings(folder), clock=clock, absence_seconds=600.0, pause=pauses.pause)
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(open_house(settings)) for _ in range(servers)]
        await until(lambda: all(house.rooms.neighbours.ready for house in houses))
        faults = Faults([house.rooms.store._engine for house in houses])
        evening = Evening(houses, faults, pauses, clock, settings.database)
        stack.callback(evening.store.close)
        await evening.begin()
        yield evening


class Stored(NamedTuple):
    """Stored facts of a table, without what chance decides."""

    status: str
    seats: Sequence[tuple[str, int, str]]
    handovers: Sequence[str]
    proposals: int
    unaided: int
    rematch: bool


def stored(evening: Evening, table: str) -> Stored:
    row = evening.row(table)
    people = [*dict.fromkeys(seat.person for seat in row.seats)]  # some are others each time
    seats = [(seat.kind, people.index(seat.person), seat.bot) for seat in row.seats]
    handovers = [how for how, _ in groupby(each.how for each in row.handovers)]  # a link may be renewed
    return Stored(row.status, seats, handovers, len(row.proposals), len(row.unaided), row.rematch is not None)


def check_rows(evening: Evening, scene: Scene) -> None:
    """Every acknowledged answer is a row, in its order, and every row of a person was acknowledged."""
    for table in scene.tables:
        rows = evening.store.moves(table)
        assert [row.number for row in rows] == list(range(len(rows)))
        if evening.row(table).game == "duel":
            stored_hash(evening.database, table)  # they lead to the position that was stored
        for player in scene.players:
            if player.table == table and evening.row(table).seats[player.seat].kind == "person":
                mine = [([] if row.undo else row.answers, row.undo) for row in rows if row.seat == player.seat]
                assert mine == player.given


async def play(
    evening: Evening,
    operation: Operation,
    fault: Fault | None = None,
    stored_untold: bool = False,
    begin: Callable[[], None] | None = None,
) -> list[Stored]:
    """Prepare a table, let something fail while it is done, and check everything; `begin` may break more."""
    evening.stored_untold, evening.fault = False, None
    scene = await operation(evening)
    await evening.faults.rest()
    evening.stored_untold, evening.fault = stored_untold, fault
    evening.pauses.seconds.clear()
    if fault is not None:
        evening.faults.arm(fault)
    failed = None
    if begin is not None:
        begin()
        failed = time.monotonic()
    async with asyncio.timeout(DEADLINE_SECONDS):
        await scene.act()
        await scene.goes_on()
        evening.faults.disarm()
    if fault is not None:
        failed = evening.faults.struck
    if not evening.pauses.real:
        assert sum(evening.pauses.seconds) <= LONGEST_PAUSE_SECONDS
    elif failed is not None:
        pause = time.monotonic() - failed
        evening.longest_pause = max(evening.longest_pause, pause)
        assert pause <= LONGEST_PAUSE_SECONDS
    check_rows(evening, scene)
    for player in scene.players:
        if player.eyes is not None:
            await player.eyes.socket.close()
    return [stored(evening, table) for table in scene.tables]


async def faults_of(evening: Evening, operation: Operation) -> list[Fault]:
    """All that can fail while it is done."""
    evening.stored_untold, evening.fault = False, None
    scene = await operation(evening)
    await evening.faults.rest()
    with evening.faults.recording() as found:
        async with asyncio.timeout(DEADLINE_SECONDS):
            await scene.act()
            if scene.players and operation is not join:
                await evening.together(*scene.players)
        await evening.faults.rest()
    return found


def is_any(operation: Operation, fault: Fault) -> bool:
    return True


def writes(operation: Operation, fault: Fault) -> bool:
    return fault.writes


def reads_of_news(operation: Operation, fault: Fault) -> bool:
    """Return whether the fault strikes what the other server reads of an answer."""
    return fault.server == 1 and not fault.writes


class Swept(NamedTuple):
    """The faults that have struck, and the longest pause after one."""

    struck: list[str]
    longest_pause: float


async def sweep(
    folder: Path,
    servers: int,
    operations: Sequence[Operation],
    wanted: Callable[[Operation, Fault], bool],
    real: bool = False,
) -> Swept:
    """Play every operation once with each of its faults."""
    struck, complaints = [], []
    async with evening_of(folder, servers, real) as evening:
        for operation in operations:
            evening.faults.background = operation is take_over
            found = [fault for fault in await faults_of(evening, operation) if wanted(operation, fault)]
            usual = await play(evening, operation) if found else []
            for fault in found:
                for untold in (False, True) if fault.when == "committed" and operation in ASKED_ONCE else (False,):
                    name = f"{operation.__name__}: {fault}"
                    try:
                        for _ in range(_CHANCES if operation is take_over else 1):
                            after = await play(evening, operation, fault, untold)
                            assert after == usual
                            if evening.faults.struck is not None:
                                struck.append(name)
                                break
                    except (AssertionError, TimeoutError) as problem:
                        complaints.append(f"{name}: {type(problem).__name__} {problem}")
                    evening.faults.disarm()
        longest = evening.longest_pause
    assert complaints == []
    return Swept(struck, longest)


@pytest.mark.engines("sqlite")
def test_every_change_that_fails_once_is_made_once(tmp_path: Path, grow: Grow) -> None:
    swept = asyncio.run(sweep(tmp_path, 1, OPERATIONS, writes))
    assert len(swept.struck) > 120


@pytest.mark.engines("postgresql")
def test_an_answer_that_could_not_be_read_at_once_is_seen_at_the_other_server(tmp_path: Path) -> None:
    swept = asyncio.run(sweep(tmp_path, 2, [answer], reads_of_news))
    assert swept.struck


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
def test_every_statement_that_fails_once(tmp_path: Path, engine: Engine, grow: Grow, operation: Operation) -> None:
    servers = 2 if engine.name == "postgresql" else 1
    tell(engine, operation, asyncio.run(sweep(tmp_path, servers, [operation], is_any, real=True)))


@pytest.mark.long
@pytest.mark.engines("postgresql")
def test_every_statement_of_taking_over_that_fails_once(tmp_path: Path, engine: Engine) -> None:
    tell(engine, take_over, asyncio.run(sweep(tmp_path, 2, [take_over], is_any, real=True)))


def tell(engine: Engine, operation: Operation, swept: Swept) -> None:
    longest = f"the longest pause {swept.longest_pause:.2f} s"
    print(f"\n{operation.__name__} on {engine.name}: {len(swept.struck)} faults, {longest}")
    assert swept.struck


@pytest.mark.long
@pytest.mark.engines("postgresql")
def test_the_lines_on_which_news_come_are_cut(tmp_path: Path, engine: PostgreSql, database: str, grow: Grow) -> None:
    name = database.rpartition("/")[2]
    listening = f"FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"

    def cut() -> None:
        assert len(engine.cluster.do(f"SELECT pg_terminate_backend(pid) {listening}")) == 2

    async def scene() -> None:
        async with evening_of(tmp_path, 2, real=True) as evening:
            for operation in OPERATIONS:
                await until(lambda: all(house.rooms.neighbours.ready for house in evening.houses))
                usual = await play(evening, operation)
                assert await play(evening, operation, begin=cut) == usual
            print(f"\nlines cut: the longest pause {evening.longest_pause:.2f} s")

    asyncio.run(scene())


@pytest.mark.long
@pytest.mark.engines("postgresql")
@pytest.mark.parametrize("news", ["hear_of_table", "hear_of_move", "hear_of_presence", "hear_of_name"])
def test_a_mistake_where_news_are_heard(tmp_path: Path, grow: Grow, news: str) -> None:
    mistakes: list[str] = []

    async def scene() -> None:
        async with evening_of(tmp_path, 2, real=True) as evening:
            for operation in OPERATIONS:
                usual = await play(evening, operation)

                def stumble() -> None:
                    for house in evening.houses:
                        stumble_once(house.rooms, news, mistakes)

                assert await play(evening, operation, begin=stumble) == usual
            print(f"\na mistake in {news}: the longest pause {evening.longest_pause:.2f} s")

    asyncio.run(scene())
    assert mistakes


def stumble_once(rooms: Rooms, news: str, mistakes: list[str]) -> None:
    """Let there be a mistake in what is done with the next news of that kind."""
    following = rooms.following
    vars(following).pop(news, None)
    hearing = getattr(following, news)

    async def stumble(*told: object) -> None:
        setattr(following, news, hearing)
        mistakes.append(news)
        raise RuntimeError("a mistake")

    setattr(following, news, stumble)


@pytest.mark.long
def test_after_a_long_fault_everything_goes_on(tmp_path: Path, engine: Engine) -> None:
    pauses: dict[str, float] = {}

    async def scene() -> None:
        async with evening_of(tmp_path, 2 if engine.name == "postgresql" else 1, real=True) as evening:
            _, ada, ben = await evening.adas_turn()
            with_bot = await hand_over(evening)
            only_bots = await evening.ada[0].table("random", "random", game="seti")
            with evening.faults.everywhere():
                refused = await ada.say(ada.now["version"], type="answers", answers=[ada.offered()])
                assert refused in (*_BUSY, "gone")
                await asyncio.sleep(LONG_FAULT_SECONDS)
            ended = time.monotonic()
            known = evening.row(only_bots).version

            async def moved(kind: str, *steps: Callable[[], Awaitable[None]]) -> None:
                for step in steps:
                    await step()
                pauses[kind] = time.monotonic() - ended

            async with asyncio.timeout(DEADLINE_SECONDS), asyncio.TaskGroup() as group:
                group.create_task(moved("people", lambda: evening.next_answer(ada, ben)))
                group.create_task(moved("with a bot", with_bot.act, with_bot.goes_on))
                group.create_task(moved("bots", lambda: until(lambda: evening.row(only_bots).version > known + 3)))
            check_rows(evening, with_bot)

    asyncio.run(scene())
    told = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in pauses.items())
    print(f"\nafter a fault of {LONG_FAULT_SECONDS:g} s on {engine.name} the next move takes: {told}")
