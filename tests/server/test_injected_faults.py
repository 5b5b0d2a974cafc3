"""Every statement and every commit of a game fails once: nothing is lost, nothing is done twice, every table goes on.

A commit fails before it is done, or after: then the person is told that nothing was saved, although it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.rooms import Rooms
from orrery.server.rows import TableRow
from orrery.server.store import Store

from .engines import Engine, PostgreSql
from .faults import Fault, Faults
from .garden import Grow, grow
from .house import Browser, Eyes, House, Json, open_house, usual_settings
from .test_handing_over import Clock
from .test_restart import stored_hash

__all__ = ["grow"]
DEADLINE_SECONDS = 60
"""Time after which an event is taken for lost."""
LONGEST_PAUSE_SECONDS = 3.0
"""After a single fault every table goes on within this time."""
_PATIENCE = 50
_BUSY = ("error-not-saved", "error-store-fails", "error-took-too-long")


class Pauses:
    """Pauses of the server, which take no time here."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def pause(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0.001)


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

    async def give(self, answers: Sequence[str] = (), undo: bool = False) -> None:
        """Say it until it is done, always for the same version: once it is stored it is refused."""
        await self.until(lambda update: bool(update["question"]) or undo)
        version = self.now["version"]
        answers = answers or [self.offered()]
        message = {"type": "undo"} if undo else {"type": "answers", "answers": answers}
        for _ in range(_PATIENCE):
            told = await self.say(version, **message)
            if told in ("done", "error-stale-version"):
                break
            assert told == "gone" or told in _BUSY, told
        else:
            raise AssertionError("it was never done")
        self.given.append(([] if undo else list(answers), undo))
        await self.until(lambda update: update["answered"] > version)

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
        self.stored_untold = False
        """True if the first refusal is of something that is stored all the same, and that nobody asks for again."""

    async def begin(self) -> None:
        for name, browsers in (("Ada", self.ada), ("Ben", self.ben), ("Cy", self.cy)):
            first = await self.houses[0].visitor(name)
            others = [await house.stranger() for house in self.houses[1:]]
            for other in others:
                other.http.cookies.set("orrery", first.http.cookies["orrery"])
            browsers.extend([first, *others])

    def row(self, table: str) -> TableRow:
        row = self.store.table(table)
        assert row is not None
        return row

    # Tables to begin with

    async def invitation(self, table: str, seat: int) -> str:
        return str((await self.ada[0].get(f"/tables/{table}"))["seats"][seat]["invitation"])

    async def pair(self, game: str = "duel") -> tuple[str, Player, Player]:
        """Ada's table; Ben sits down at the last of the servers."""
        table = await self.ada[0].table("me", "open", game=game)
        secret = await self.invitation(table, 1)
        await self.ben[-1].post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        players = Player(self.ada[0], table, 0), Player(self.ben[-1], table, 1)
        for player in players:
            await player.come()
        return table, *players

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

    async def posted(self, browser: Browser, path: str, body: object, always: bool = False) -> Json:
        """Ask for something until it is acknowledged, or only once if it is stored although that was not told."""
        for _ in range(_PATIENCE):
            response = await browser.http.post(f"/api{path}", json=body)
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
    tables: list[str] = []
    known = {row.id for row in evening.store.tables_of(1)}

    async def act() -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        told = await evening.posted(evening.ada[0], "/tables", {"game": "duel", "seats": seats}, always=True)
        tables.append(told["id"])

    async def goes_on() -> None:
        """The bot has chosen at once, also where it was not acknowledged that the table was set up."""
        made = [row.id for row in evening.store.tables_of(1) if row.id not in known]
        assert len(made) <= 2
        for table in made:
            await until(lambda: any(move.seat == 1 for move in evening.store.moves(table)))  # noqa: B023
        player = Player(evening.ada[0], tables[0], 0)
        await player.come()
        for _ in range(2):
            await player.give()

    return Scene(tables, [], act, goes_on)


async def join(evening: Evening) -> Scene:
    table = await evening.ada[0].table("me", "open")
    secret = await evening.invitation(table, 1)
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
    return Scene([table], [ada, ben], ada.give, lambda: evening.next_answer(ada, ben))


async def undo(evening: Evening) -> Scene:
    table, ada, ben = await evening.pair()
    await ada.give()
    await evening.together(ada, ben)
    return Scene([table], [ada, ben], lambda: ada.give(undo=True), lambda: evening.next_answer(ada, ben))


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


async def propose(evening: Evening) -> Scene:
    """Ada and Ben agree on who plays for Cy, who has been away for a long time."""
    table = await evening.ada[0].table("me", "open", "open", game="race")
    for seat, browser, name in ((1, evening.ben[-1], "Ben"), (2, evening.cy[0], "Cy")):
        secret = await evening.invitation(table, seat)
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
)
ASKED_ONCE = (join, hand_over, propose, want_no_hints, rename, close)
"""Operations that are seen although nobody repeats them after they were stored without being acknowledged."""
Operation = Callable[[Evening], Awaitable[Scene]]


async def until(when: Callable[[], bool]) -> None:
    while not when():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def evening_of(folder: Path, servers: int) -> AsyncIterator[Evening]:
    clock, pauses = Clock(), Pauses()
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
    seats: Sequence[tuple[str, int | None, str]]
    handovers: Sequence[str]
    proposals: int
    unaided: int
    rematch: bool


def stored(evening: Evening, table: str) -> Stored:
    row = evening.row(table)
    seats = [(seat.kind, seat.person, seat.bot) for seat in row.seats]
    handovers = [each.how for each in row.handovers]
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
    begin: Callable[[], None] = lambda: None,
) -> list[Stored]:
    """Prepare a table, let something fail while it is done, and check everything; `begin` may break more."""
    evening.stored_untold = False
    scene = await operation(evening)
    await evening.faults.rest()
    evening.stored_untold = stored_untold
    evening.pauses.seconds.clear()
    if fault is not None:
        evening.faults.arm(fault)
    begin()
    async with asyncio.timeout(DEADLINE_SECONDS):
        await scene.act()
        await scene.goes_on()
        evening.faults.disarm()
    assert sum(evening.pauses.seconds) <= LONGEST_PAUSE_SECONDS
    check_rows(evening, scene)
    for player in scene.players:
        if player.eyes is not None:
            await player.eyes.socket.close()
    return [stored(evening, table) for table in scene.tables]


async def faults_of(evening: Evening, operation: Operation) -> list[Fault]:
    """All that can fail while it is done."""
    evening.stored_untold = False
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


async def sweep(
    folder: Path, servers: int, operations: Sequence[Operation], wanted: Callable[[Operation, Fault], bool]
) -> list[str]:
    """Play every operation once with each of its faults; return those that have struck."""
    struck, complaints = [], []
    async with evening_of(folder, servers) as evening:
        for operation in operations:
            found = [fault for fault in await faults_of(evening, operation) if wanted(operation, fault)]
            usual = await play(evening, operation) if found else []
            for fault in found:
                for untold in (False, True) if fault.when == "committed" and operation in ASKED_ONCE else (False,):
                    name = f"{operation.__name__}: {fault}"
                    try:
                        after = await play(evening, operation, fault, untold)
                        assert after == usual
                    except (AssertionError, TimeoutError) as problem:
                        complaints.append(f"{name}: {type(problem).__name__} {problem}")
                    evening.faults.disarm()
                    if evening.faults.struck:
                        struck.append(name)
    assert complaints == []
    return struck


@pytest.mark.engines("sqlite")
def test_every_change_that_fails_once_is_made_once(tmp_path: Path, grow: Grow) -> None:
    struck = asyncio.run(sweep(tmp_path, 1, OPERATIONS, writes))
    assert len(struck) > 60


@pytest.mark.engines("postgresql")
def test_an_answer_that_could_not_be_read_at_once_is_seen_at_the_other_server(tmp_path: Path) -> None:
    struck = asyncio.run(sweep(tmp_path, 2, [answer], reads_of_news))
    assert struck


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
def test_every_statement_that_fails_once(tmp_path: Path, engine: Engine, grow: Grow, operation: Operation) -> None:
    struck = asyncio.run(sweep(tmp_path, 2 if engine.name == "postgresql" else 1, [operation], is_any))
    print(f"{operation.__name__}: {len(struck)} faults")
    assert struck


@pytest.mark.long
@pytest.mark.engines("postgresql")
def test_the_lines_on_which_news_come_are_cut(tmp_path: Path, engine: PostgreSql, database: str, grow: Grow) -> None:
    name = database.rpartition("/")[2]
    listening = f"FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"

    def cut() -> None:
        assert len(engine.cluster.do(f"SELECT pg_terminate_backend(pid) {listening}")) == 2

    async def scene() -> None:
        async with evening_of(tmp_path, 2) as evening:
            for operation in OPERATIONS:
                await until(lambda: all(house.rooms.neighbours.ready for house in evening.houses))
                usual = await play(evening, operation)
                assert await play(evening, operation, begin=cut) == usual

    asyncio.run(scene())


@pytest.mark.long
@pytest.mark.engines("postgresql")
@pytest.mark.parametrize("news", ["hear_of_table", "hear_of_move", "hear_of_presence", "hear_of_name"])
def test_a_mistake_where_news_are_heard(tmp_path: Path, grow: Grow, news: str) -> None:
    mistakes: list[str] = []

    async def scene() -> None:
        async with evening_of(tmp_path, 2) as evening:
            for operation in OPERATIONS:
                usual = await play(evening, operation)

                def stumble() -> None:
                    for house in evening.houses:
                        stumble_once(house.rooms, news, mistakes)

                assert await play(evening, operation, begin=stumble) == usual

    asyncio.run(scene())
    assert mistakes


def stumble_once(rooms: Rooms, news: str, mistakes: list[str]) -> None:
    """There is a mistake in what is done with the next news of that kind."""
    following = rooms.following
    vars(following).pop(news, None)
    hearing = getattr(following, news)

    async def stumble(*told: object) -> None:
        setattr(following, news, hearing)
        mistakes.append(news)
        raise RuntimeError("a mistake")

    setattr(following, news, stumble)


@pytest.mark.long
def test_after_a_long_fault_everything_goes_on(tmp_path: Path, engine: Engine, grow: Grow) -> None:
    async def scene() -> None:
        async with evening_of(tmp_path, 2 if engine.name == "postgresql" else 1) as evening:
            _, ada, ben = await evening.adas_turn()
            with_bot = await hand_over(evening)
            only_bots = await evening.ada[0].table("random", "random", game="seti")
            evening.pauses.seconds.clear()
            with evening.faults.everywhere():
                refused = await ada.say(ada.now["version"], type="answers", answers=[ada.offered()])
                assert refused in (*_BUSY, "gone")
                async with asyncio.timeout(DEADLINE_SECONDS):
                    await until(lambda: evening.pauses.seconds.count(30.0) > 3)
            known = evening.row(only_bots).version
            longest = max(evening.pauses.seconds)
            async with asyncio.timeout(DEADLINE_SECONDS):
                await evening.next_answer(ada, ben)
                await with_bot.act()
                await with_bot.goes_on()
                await until(lambda: evening.row(only_bots).version > known + 3)
            check_rows(evening, with_bot)
            assert max(evening.pauses.seconds) == longest
            print(f"the longest pause: {longest:g} seconds")

    asyncio.run(scene())
