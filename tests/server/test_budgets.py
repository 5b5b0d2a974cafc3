"""Budgets: one person and one address may ask for much, but not for everything."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server import budgets
from orrery.server.backroom import BackRoom, Turns
from orrery.server.budgets import Buckets, Budgets, Measure
from orrery.server.doorman import CONNECTIONS, Doorman
from orrery.server.errors import TooFast, TooManyPeople, TooManySockets, TooManyTables
from orrery.server.people import Person
from orrery.server.proxies import Proxies
from orrery.server.quiet_log import OncePerMinute
from orrery.server.rows import SeatRow, TableRow
from orrery.server.settings import Settings

from .house import PATIENCE_SECONDS, House, usual_settings, visit
from .test_records import load, played

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(ask: Callable[[], Awaitable[None] | None], most: int = 10_000) -> int:
    """How often one may ask before it is refused."""

    async def asking() -> int:
        for count in range(most):
            try:
                asked = ask()
                if asked is not None:
                    await asked
            except (TooFast, TooManyPeople, TooManyTables):
                return count
        return most

    return asyncio.run(asking())


@pytest.mark.parametrize(
    ("measure", "ask"),
    [
        (budgets.REQUESTS, lambda limits: limits.request("a")),
        (budgets.REQUESTS_OF_PERSON, lambda limits: limits.request("a", "token")),
        (budgets.PEOPLE, lambda limits: limits.person("a")),
        (budgets.TABLES, lambda limits: limits.table(ADA, "a")),
        (budgets.RECORDS, lambda limits: limits.record(ADA, "a")),
        (budgets.STEPS, lambda limits: limits.step(ADA)),
        (budgets.HINTS, lambda limits: limits.hint(ADA)),
        (budgets.LOOKS, lambda limits: limits.look_back(ADA)),
        (budgets.MESSAGES, lambda limits: limits.message(ADA)),
    ],
)
def test_a_budget_is_used_up_and_fills_with_time(
    measure: Measure, ask: Callable[[Budgets], Awaitable[None] | None]
) -> None:
    clock = Clock()
    limits = Budgets(1.0, clock)
    assert taken(lambda: ask(limits)) == measure.burst
    clock.now += 10.5 / measure.per_second
    assert taken(lambda: ask(limits)) == min(10, measure.burst)
    without = Budgets(0.0, clock)
    assert taken(lambda: ask(without)) == 10_000
    double = Budgets(2.0, clock)
    assert taken(lambda: ask(double)) == 2 * measure.burst


def test_people_of_one_address_share_what_the_address_may() -> None:
    clock = Clock()
    limits = Budgets(1.0, clock)
    tables = sum(taken(lambda who=who: limits.table(Person(who, ""), "a")) for who in range(20))  # type: ignore[misc]
    assert tables == budgets.TABLES_OF_ADDRESS.burst
    assert taken(lambda: limits.table(Person(99, ""), "b"), 1) == 1


def test_sockets_count_while_they_are_open() -> None:
    limits = Budgets(1.0, Clock())
    for _ in range(budgets.SOCKETS):
        limits.enter(ADA, "a")
    with pytest.raises(TooManySockets):
        limits.enter(ADA, "a")
    limits.enter(BEN, "a")
    limits.leave(ADA, "a")
    limits.enter(ADA, "a")
    with pytest.raises(TooManySockets):
        limits.enter(ADA, "a")


def test_one_person_has_one_errand_under_way() -> None:
    async def scene() -> None:
        turns, under_way, most = Turns(), 0, 0

        async def errand(person: int) -> None:
            nonlocal under_way, most
            async with turns.turn(person):
                under_way += 1
                most = max(most, under_way)
                await asyncio.sleep(0)
                under_way -= 1

        await asyncio.gather(*(errand(1) for _ in range(30)))
        assert most == 1
        with pytest.raises(TooFast):
            await asyncio.gather(*(errand(1) for _ in range(60)))
        await asyncio.gather(errand(1), errand(2))
        assert most == 2

    asyncio.run(scene())


def test_long_work_leaves_a_process_for_short_work() -> None:
    async def scene() -> None:
        backroom = BackRoom(replace(Settings("sqlite://"), workers=2))
        held = asyncio.Event()
        asked: list[str] = []

        async def do(task: Any, *arguments: object) -> str:
            asked.append(str(arguments[0]))
            if arguments[0] == "long":
                await held.wait()
            return str(arguments[0])

        backroom.do = do  # type: ignore[assignment, method-assign]
        long = [asyncio.create_task(backroom.long(person, str, "long")) for person in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await backroom.short(9, str, "short") == "short"
        assert asked == ["long", "short"]
        held.set()
        assert await asyncio.gather(*long) == ["long"] * 5
        backroom.close()

    asyncio.run(scene())


def test_too_much_over_http_is_refused_with_a_message(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        tables = [await ada.http.post("/api/tables", json=duel("open")) for _ in range(5)]
        assert [made.status_code for made in tables] == [201, 201, 201, 429, 429]
        assert tables[-1].json()["message"] == "error-too-many-tables"
        assert 1 <= int(tables[-1].headers["retry-after"]) <= 100
        visitors = [(await (await house.stranger()).http.get("/api/me")).status_code for _ in range(6)]
        assert visitors == [200] * 5 + [429]
        eyes = [await ada.eyes(tables[0].json()["id"], None) for _ in range(3)]  # each counts before the next one comes
        more = await ada.socket(tables[0].json()["id"])
        assert (await more.next())["message"] == "error-too-many-sockets"
        with pytest.raises(ConnectionClosed):
            await more.drain()
        await eyes[0].hello(None)

    visit(replace(usual_settings(tmp_path), budget=0.1), scene)


def test_a_rematch_counts_as_a_new_table_once(tmp_path: Path) -> None:
    """Coming to one that is there already costs nothing, and is still allowed when everything is used up."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        over = played(100_000)
        first, second = await load(ada, over), await load(ada, over)
        again = await ada.post(f"/tables/{first}/rematch", {}, 201)
        for _ in range(20):
            assert await ada.post(f"/tables/{first}/rematch", {}, 201) == again
        tables = [(await ada.http.post("/api/tables", json=duel("open"))).status_code for _ in range(10)]
        assert tables == [201] * 9 + [429]
        known = len(await ada.get("/tables"))
        assert (await ada.post(f"/tables/{second}/rematch", {}, 429))["message"] == "error-too-many-tables"
        assert await ada.post(f"/tables/{first}/rematch", {}, 201) == again
        assert len(await ada.get("/tables")) == known

    visit(replace(usual_settings(tmp_path), budget=1 / 3), scene)


def test_a_rematch_of_bots_counts_among_the_tables_of_bots(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        over = await load(ada, played(100_000, seats=("random", "random")))
        first = await ada.table("random", "random")
        assert (await ada.post(f"/tables/{over}/rematch", {}, 429))["message"] == "error-too-many-bot-tables"
        assert (await ada.get(f"/tables/{over}"))["rematch"] is None
        await ada.post(f"/tables/{first}/close")
        await ada.post(f"/tables/{over}/rematch", {}, 201)

    visit(replace(usual_settings(tmp_path), budget=1.0, bot_tables=1, pace_seconds=3600), scene)


def duel(*seats: str) -> dict[str, object]:
    wishes = [{"kind": "bot", "bot": seat} if seat == "random" else {"kind": seat} for seat in ("me", *seats)]
    return {"game": "duel", "seats": wishes[-2:]}


def test_nobody_has_very_many_tables_of_bots(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        for _ in range(2):
            first = await ada.table("random", "random")
        refused = await ada.http.post("/api/tables", json=duel("random", "random"))
        assert (refused.status_code, refused.json()["message"]) == (429, "error-too-many-bot-tables")
        assert refused.json()["arguments"] == {"limit": "2"}
        await ben.table("random", "random")
        await ada.post(f"/tables/{first}/close")
        await ada.table("random", "random")
        await ada.table("me", "random")

    visit(replace(usual_settings(tmp_path), budget=1.0, bot_tables=2, pace_seconds=3600), scene)


def test_after_a_restart_the_newest_tables_of_bots_go_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        bots = [SeatRow("bot", None, "random", "", None)] * 2
        mixed = [SeatRow("person", 1, "", "", None), bots[0]]
        rows = [
            TableRow(f"{creator}-{number}", "duel", 1, {}, creator, "playing", [1], 1, seats)
            for creator in (1, 2)
            for number, seats in enumerate([bots, mixed, bots, bots])
        ]
        rows.append(TableRow("asked", "duel", 1, {}, 3, "playing", [0], 1, mixed))
        found = [row.id for row in house.rooms.going_on(rows)]
        assert found == ["1-0", "1-1", "1-2", "2-0", "2-1", "2-2"]

    visit(replace(usual_settings(tmp_path), budget=1.0, bot_tables=2), scene)


class Transport:
    """A connection as far as the doorman knows it."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_in_a_full_house_whoever_waits_longest_without_a_word_goes(caplog: pytest.LogCaptureFixture) -> None:
    doorman = Doorman(3, 10.0, 60.0, Buckets(CONNECTIONS, 1.0, Clock()), Proxies())
    first, second, third, fourth, fifth = (Transport() for _ in range(5))
    for transport in (first, second, third):
        assert doorman.admit(transport, "a")  # type: ignore[arg-type]
    doorman.spoke(first)  # type: ignore[arg-type]
    assert doorman.admit(fourth, "a")  # type: ignore[arg-type]
    assert [transport.aborted for transport in (first, second, third)] == [False, True, False]
    for transport in (third, fourth):
        doorman.spoke(transport)  # type: ignore[arg-type]
    assert not doorman.admit(fifth, "a")  # type: ignore[arg-type]
    doorman.dismiss(first)  # type: ignore[arg-type]
    assert doorman.admit(fifth, "a")  # type: ignore[arg-type]
    assert doorman.inside == 3


def test_an_address_that_comes_too_often_waits_outside() -> None:
    clock = Clock()
    doorman = Doorman(10_000, 10.0, 60.0, Buckets(CONNECTIONS, 1.0, clock), Proxies())
    came = [doorman.admit(Transport(), "a") for _ in range(CONNECTIONS.burst + 5)]  # type: ignore[arg-type]
    assert came == [True] * CONNECTIONS.burst + [False] * 5
    assert doorman.admit(Transport(), "b")  # type: ignore[arg-type]
    assert all(doorman.admit(Transport(), "127.0.0.1") for _ in range(1000))  # type: ignore[arg-type]
    clock.now += 1.0
    assert doorman.admit(Transport(), "a")  # type: ignore[arg-type]


def test_sockets_count_as_requests(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")

        async def come_and_go() -> None:
            for _ in range(budgets.REQUESTS.burst):
                await (await ada.socket(table)).socket.close()

        with pytest.raises(InvalidStatus, match="429"):
            await come_and_go()

    visit(replace(usual_settings(tmp_path), budget=0.01), scene)


def test_a_person_shares_one_budget_of_requests_among_all_addresses() -> None:
    limits = Budgets(1.0, Clock())
    counted = sum(taken(lambda where=where: limits.request(where, "adas"), 100) for where in "abcdefgh")  # type: ignore[misc]
    assert counted == budgets.REQUESTS_OF_PERSON.burst
    limits.request("a", "bens")
    limits.request("a")


def test_who_is_refused_is_told_how_long_to_wait() -> None:
    clock = Clock()
    limits = Budgets(1.0, clock)
    taken(lambda: limits.table(ADA, "a"))
    clock.now += 3.0
    with pytest.raises(TooManyTables) as refused:
        asyncio.run(limits.table(ADA, "a"))
    assert refused.value.retry_seconds == 7
    clock.now += 7.0
    asyncio.run(limits.table(ADA, "a"))


def test_too_many_requests_of_one_person_are_refused_with_a_message(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        while (response := await ada.http.get("/api/games")).status_code == 200:
            pass
        assert response.status_code == 429
        assert response.json()["message"] == "error-too-fast"
        assert int(response.headers["retry-after"]) >= 1
        assert (await (await house.stranger()).http.get("/api/games")).status_code == 200

    visit(replace(usual_settings(tmp_path), budget=0.02), scene)


def test_of_each_kind_of_complaint_one_line_a_minute_is_written() -> None:
    clock = Clock()
    quiet = OncePerMinute(clock)

    def line(level: int, message: str, *arguments: object) -> str | None:
        record = logging.LogRecord("orrery", level, "", 0, message, arguments, None)
        return record.getMessage() if quiet.filter(record) else None

    assert line(logging.WARNING, "table %s fails", "a") == "table a fails"
    assert [line(logging.WARNING, "table %s fails", number) for number in range(50)] == [None] * 50
    assert line(logging.ERROR, "something else") == "something else"
    assert [line(logging.INFO, "table %s", number) for number in (1, 2)] == ["table 1", "table 2"]
    assert sum(line(logging.INFO, "table %s", number) is not None for number in range(100)) == 18
    clock.now = 61.0
    assert line(logging.WARNING, "table %s fails", "b") == "table b fails (and 50 more like it)"
    assert line(logging.WARNING, "table %s fails", "b") is None


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api",
    ],
)
def test_a_connection_that_comes_to_no_end_is_closed(tmp_path: Path, said: bytes) -> None:
    async def scene(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
        writer.write(said)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await reader.read()  # until the server has closed it
        writer.close()

    visit(replace(usual_settings(tmp_path), header_seconds=0.05, request_seconds=0.05), scene)


def test_a_socket_that_has_said_hello_stays(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        eyes = await ada.eyes(await ada.table("me", "me"), 0)
        mute, line = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
        with contextlib.suppress(ConnectionError):
            await mute.read()  # as long as it takes the doorman to lose his patience
        line.close()
        await eyes.answer("choose sensor")

    # on a busy machine Ada herself takes most of a second to ask
    visit(replace(usual_settings(tmp_path), header_seconds=2.0, request_seconds=2.0), scene)
