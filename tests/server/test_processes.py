"""Several processes at the same tables: whatever one of them stores, everybody sees, and each bot is played once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.server.course import Course
from orrery.server.errors import TookTooLong
from orrery.server.people import new_token
from orrery.server.rows import TableRow
from orrery.server.stored_errors import BrokenTable

from .engines import PostgreSql, change
from .house import PATIENCE_SECONDS, Browser, Eyes, House, choose_centres, open_house, usual_settings

pytestmark = pytest.mark.engines("postgresql")
Scene = Callable[["Street"], Coroutine[object, object, None]]


class Street:
    """Several servers on one database."""

    def __init__(self, *houses: House) -> None:
        self.houses = houses

    async def visitor(self, name: str) -> list[Browser]:
        """A person, and their browser at each of the houses."""
        first = await self.houses[0].visitor(name)
        others = [await house.stranger() for house in self.houses[1:]]
        for other in others:
            other.http.cookies.set("orrery", first.http.cookies["orrery"])
        return [first, *others]


async def until(when: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not when():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def street(folder: Path, **settings: object) -> AsyncIterator[Street]:
    usual = replace(usual_settings(folder), **settings)  # type: ignore[arg-type]
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(open_house(usual)) for _ in range(2)]
        await until(lambda: all(house.rooms.neighbours.ready for house in houses))
        yield Street(*houses)


def played(folder: Path, scene: Scene, **settings: object) -> None:
    async def play() -> None:
        async with street(folder, **settings) as houses:
            await scene(houses)

    asyncio.run(play())


def position(eyes: Eyes) -> tuple[object, ...]:
    return tuple(eyes.now[field] for field in ("version", "view", "question", "waiting", "can_undo", "outcome"))


def test_an_answer_at_one_process_is_seen_at_the_other(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, far = await here.eyes(table, 0), await there.eyes(table, 1)
        same = await there.eyes(table, 0)
        await choose_centres(near, far)
        for _ in range(12):
            seat = near if near.now["waiting"] == [0] else far
            await seat.answer(seat.options[0])
            for eyes in (near, far, same):
                await eyes.at(seat.version)
        assert position(same) == position(near)
        assert same.log == near.log
        told = [message["version"] for message in same.heard if message["type"] == "update"]
        assert told == sorted(told)
        assert set(range(2, same.version + 1)) <= set(told)  # every step

    played(tmp_path, scene)


def test_a_process_forgets_a_table_that_is_looked_at_elsewhere(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        near, far = (house.rooms for house in houses.houses)
        table = await here.table("me", "me")
        eyes = await there.eyes(table, 0)
        await until(lambda: table not in near.in_memory)
        assert table in far.in_memory, "somebody looks at it"
        again = await here.eyes(table, 0)
        assert position(again) == position(eyes)

    played(tmp_path, scene, idle_among_others_seconds=0.05)


def test_sockets_of_a_browser_that_is_signed_out_are_closed_at_every_process(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table, phone = await here.table("me", "me"), await houses.houses[1].stranger()
        await phone.arrive((await there.post("/me/link"))["secret"])
        mine, lost = await there.eyes(table, 0), await phone.eyes(table, 1)
        await here.post("/me/only-here")
        assert (await lost.problem())["message"] == "error-unknown-person"
        with pytest.raises(ConnectionClosed):
            await lost.drain()
        await mine.answer(mine.options[0])

    played(tmp_path, scene)


def test_of_two_browsers_that_use_a_link_at_two_processes_one_succeeds(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, _ = await houses.visitor("Ada")
        for path in ["/me/link", "/me/recovery"] * 5:
            secret = (await here.post(path))["secret"]
            others = [await house.stranger() for house in houses.houses]
            wishes = [{"secret": secret, "next": new_token()} for _ in others]
            answers = [each.http.post("/api/me/device", json=wish) for each, wish in zip(others, wishes, strict=True)]
            assert sorted(answer.status_code for answer in await asyncio.gather(*answers)) == [200, 403]

    played(tmp_path, scene)


def test_a_sign_out_nobody_was_told_of_is_found_after_the_break(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table, phone = await here.table("me", "me"), await houses.houses[1].stranger()
        await phone.arrive((await there.post("/me/link"))["secret"])
        lost = await phone.eyes(table, 1)
        far = houses.houses[1].rooms
        lost_news = asyncio.Event()

        async def deaf(person: int) -> None:
            lost_news.set()

        hear, far.following.hear_of_browsers = far.following.hear_of_browsers, deaf  # type: ignore[method-assign]
        await here.post("/me/only-here")
        await asyncio.wait_for(lost_news.wait(), PATIENCE_SECONDS)
        far.following.hear_of_browsers = hear  # type: ignore[method-assign]
        await far.following.catch_up()
        assert (await lost.problem())["message"] == "error-unknown-person"

    played(tmp_path, scene)


def test_an_undo_at_one_process_is_seen_at_the_other(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, same = await here.eyes(table, 0), await there.eyes(table, 0)
        before = position(near)[1:]
        await near.answer(near.options[0])
        await same.at(2)
        assert same.now["can_undo"]
        await same.undo()
        await near.at(3)
        assert position(near)[1:] == position(same)[1:] == before

    played(tmp_path, scene)


def test_two_processes_answer_the_same_question_and_one_wins(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, far = await here.eyes(table, 0), await there.eyes(table, 0)
        first, second = near.options[:2]
        await asyncio.gather(near.give(first), far.give(second))
        told = [asyncio.create_task(eyes.problem()) for eyes in (near, far)]
        done, waiting = await asyncio.wait(told, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        assert [task.result()["message"] for task in done] == ["error-stale-version"]
        for task in waiting:
            task.cancel()
        for eyes in (near, far):
            await eyes.until(lambda update: update["version"] == 2)
        assert position(near) == position(far)
        assert len(await houses.houses[0].rooms.store.all_moves(table)) == 2

    played(tmp_path, scene)


def test_secret_choices_at_the_same_time_at_two_processes_are_both_taken(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, far = await here.eyes(table, 0), await there.eyes(table, 1)
        await asyncio.gather(near.give(near.options[0]), far.give(far.options[0]))
        for eyes in (near, far):
            await eyes.at(3)
        assert [heard for eyes in (near, far) for heard in eyes.heard if heard["type"] == "problem"] == []

    played(tmp_path, scene)


def test_who_has_just_come_is_not_forgotten_for_what_was_read_before(tmp_path: Path, database: str) -> None:
    async def scene(houses: Street) -> None:
        here, _ = await houses.visitor("Ada")
        table = await here.table("me", "me")
        await here.eyes(table, 0)
        rooms = houses.houses[0].rooms
        room, reading = rooms.known(table), rooms.store.do
        read, let_go = asyncio.Event(), asyncio.Event()
        assert room is not None

        async def slowly(work: Any, *arguments: Any) -> Any:
            found = await reading(work, *arguments)
            if work == rooms.store.since:
                read.set()
                await let_go.wait()
            return found

        rooms.store.do = slowly  # type: ignore[method-assign, assignment]
        catching_up = asyncio.create_task(rooms.following.reach(room, room.revision + 1))
        await read.wait()
        change(database, f"INSERT INTO presence VALUES ('{table}', 99, 'elsewhere', NULL)")
        hearing = asyncio.create_task(rooms.following.hear_of_presence(table))
        while not hearing.done() and not room.lock._waiting:
            await asyncio.sleep(0)
        let_go.set()
        await asyncio.gather(catching_up, hearing)
        assert 99 in room.present

    played(tmp_path, scene)


def test_what_is_told_while_somebody_comes_in_is_not_missed(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await there.table("me", "me")
        far, rooms = await there.eyes(table, 0), houses.houses[0].rooms
        reading, hearing = rooms.store.do, rooms.following.hear_of_move
        read, heard, let_go = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def slowly(work: Any, *arguments: Any) -> Any:
            found = await reading(work, *arguments)
            if work == rooms.store.revision:
                read.set()
                await let_go.wait()
            return found

        async def hear_of_move(*news: Any) -> None:
            await hearing(*news)
            heard.set()

        rooms.store.do = slowly  # type: ignore[method-assign, assignment]
        rooms.following.hear_of_move = hear_of_move  # type: ignore[method-assign, assignment]
        coming = asyncio.create_task(here.eyes(table, 0))
        await read.wait()
        await far.answer(far.options[0])
        await heard.wait()
        let_go.set()
        await (await coming).at(far.version)

    played(tmp_path, scene)


def test_a_broken_table_is_set_aside_in_the_lists_of_every_process(tmp_path: Path, database: str) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        for house in houses.houses:
            house.rooms.put_away(float("inf"))
        change(database, "UPDATE moves SET seat = 77, hash = 'damaged'")
        assert (await here.get(f"/tables/{table}"))["status"] == "broken"
        await until_listed(there, "broken")
        change(database, "UPDATE moves SET seat = NULL, hash = NULL")
        assert (await there.get(f"/tables/{table}"))["status"] == "playing"
        await until_listed(here, "playing")

    played(tmp_path, scene)


def test_a_process_that_starts_later_knows_which_tables_are_set_aside(tmp_path: Path, database: str) -> None:
    async def scene(houses: Street) -> None:
        here, _ = await houses.visitor("Ada")
        table = await here.table("me", "me")
        for house in houses.houses:
            house.rooms.put_away(float("inf"))
        change(database, "UPDATE moves SET seat = 77, hash = 'damaged'")
        assert (await here.get(f"/tables/{table}"))["status"] == "broken"
        async with open_house(usual_settings(tmp_path)) as house:
            late = await house.stranger()
            late.http.cookies.set("orrery", here.http.cookies["orrery"])
            assert (await late.get("/tables"))[0]["status"] == "broken"

    played(tmp_path, scene)


@pytest.mark.parametrize("trouble", ["slow", "broken"])
@pytest.mark.parametrize("open_there", [False, True], ids=["opened later", "already open"])
def test_bots_of_a_table_that_its_process_has_given_up_play_on_where_it_is_open(
    tmp_path: Path, database: str, trouble: str, open_there: bool
) -> None:
    """The process lives, so that nobody takes the table over; any other process may be able to restore it."""

    async def refuse(row: TableRow, versions: int | None = None) -> Course:
        raise TookTooLong if trouble == "slow" else BrokenTable(row.id)

    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        rooms = houses.houses[0].rooms
        table = await here.table("random", "random", game="race")
        known = await there.eyes(table, None) if open_there else None
        rooms._restoring.course = refuse  # type: ignore[method-assign]
        rooms.give_up([table])
        rooms.expect(table)
        await until_listed(here, "broken")
        await until_listed(there, "playing" if open_there else "broken")
        eyes = known or await there.eyes(table, None)
        await eyes.at(eyes.version + 3)
        assert await keeper(houses.houses[1], table) == houses.houses[1].rooms.neighbours.me

    played(tmp_path, scene, pace_seconds=0.02, pause=lambda seconds: asyncio.sleep(0))


async def until_listed(browser: Browser, status: str) -> None:
    """Wait until the only table of the person is listed like that."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (await browser.get("/tables"))[0]["status"] != status:
            await asyncio.sleep(0.01)


def test_seats_names_presence_and_the_end_are_told(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        ada, _ = await houses.visitor("Ada")
        _, ben = await houses.visitor("Ben")
        table = await ada.table("me", "open")
        mine = await ada.eyes(table, 0)
        secret = mine.now["table"]["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        bens = await ben.eyes(table, 1)
        await mine.until(lambda update: update["table"]["seats"][1]["present"])
        await bens.until(lambda update: update["table"]["seats"][0]["present"])
        assert (await ben.get("/tables"))[0]["seats"][0]["present"]
        await ben.post("/me", {"name": "Benedict"})
        await ada.post("/me", {"name": "Adele"})
        await bens.until(lambda update: update["table"]["seats"][0]["name"] == "Adele")
        await bens.socket.close()
        await mine.until(lambda update: not update["table"]["seats"][1]["present"])
        again = await ben.eyes(table, 1)
        await ada.post(f"/tables/{table}/close")
        await again.until(lambda update: update["table"]["status"] == "closed")
        assert (await ben.get(f"/tables/{table}"))["status"] == "closed"

    played(tmp_path, scene)


def test_what_was_done_at_one_process_can_be_used_at_the_other_at_once(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        _, ben = await houses.visitor("Ben")
        for _ in range(5):
            table = await here.table("me", "open")
            await there.get(f"/tables/{table}")  # it is in memory there
            secret = (await there.get(f"/tables/{table}"))["seats"][1]["invitation"]
            await here.post(f"/tables/{table}/seats/1", {"kind": "open"})
            renewed = (await there.get(f"/tables/{table}"))["seats"][1]["invitation"]
            assert renewed != secret
            await ben.post(f"/tables/{table}/join", {"secret": renewed, "name": "Ben"})
            assert (await here.get(f"/tables/{table}"))["status"] == "playing"

    played(tmp_path, scene)


def test_a_bot_is_played_by_one_process_and_seen_everywhere(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("random", "random", "random", game="race")
        far = await there.eyes(table, None)
        near = await here.eyes(table, None)
        for eyes in (near, far):
            await eyes.until(lambda update: update["outcome"] is not None)
        assert near.log == far.log

        def keepers() -> list[str | None]:
            return [room.keeper for house in houses.houses if (room := house.rooms.known(table)) is not None]

        await until(lambda: keepers() == [None, None])  # nobody is asked any more

    played(tmp_path, scene)


def test_bots_of_a_process_that_stops_in_order_are_played_on_at_once(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("random", "random")
        far = await there.eyes(table, None)
        await far.at(3)
        first, second = houses.houses
        assert await keeper(first, table) == first.rooms.neighbours.me
        first.rooms.store.processes.take_orphans = lambda process: []  # type: ignore[method-assign]  # it has stopped
        await first.rooms.stop()
        await first.rooms.neighbours.leave()
        known = far.version
        await far.at(known + 3)
        assert await keeper(second, table) in (second.rooms.neighbours.me, None)  # its game may be over by now

    played(tmp_path, scene, pace_seconds=0.05)


def test_bots_of_a_process_that_is_dead_are_played_on_when_its_lease_is_over(
    tmp_path: Path, engine: PostgreSql, database: str
) -> None:
    made: list[str] = []

    async def begin(houses: Street) -> None:
        here, _ = await houses.visitor("Ada")
        made.append(await here.table("random", "random"))

    async def go_on(houses: Street) -> None:
        eyes = await (await houses.houses[0].visitor("Eve")).eyes(made[0], None)
        await eyes.at(4)

    played(tmp_path, begin, pace_seconds=3600)
    # as if the process had been killed a long time ago, and another one had not noticed yet
    change(database, "INSERT INTO processes VALUES ('dead', 0)", "UPDATE tables SET keeper = 'dead', revision = 7")
    played(tmp_path, go_on, pace_seconds=0.02)


async def keeper(house: House, table: str) -> str | None:
    return (await house.rooms.row(table)).keeper


def test_whoever_hears_nothing_for_a_while_catches_up(tmp_path: Path, engine: PostgreSql, database: str) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, far = await here.eyes(table, 0), await there.eyes(table, 1)
        deaf = houses.houses[1].rooms
        name = database.rpartition("/")[2]
        engine.cluster.do(  # cut all connections, also those on which news arrive
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        await near.answer(near.options[0])
        await far.at(2)
        assert deaf.known(table) is not None

    played(tmp_path, scene)


def test_a_mistake_while_catching_up_leaves_no_process_deaf(
    tmp_path: Path, engine: PostgreSql, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        table = await here.table("me", "me")
        near, far = await here.eyes(table, 0), await there.eyes(table, 1)
        following = houses.houses[1].rooms.following
        catching_up = following.catch_up

        async def stumble() -> None:
            following.catch_up = catching_up  # type: ignore[method-assign]
            raise RuntimeError("a mistake")

        following.catch_up = stumble  # type: ignore[method-assign]
        name = database.rpartition("/")[2]
        engine.cluster.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        await near.answer(near.options[0])
        await far.at(2)
        assert "a mistake" in caplog.text
        assert houses.houses[1].rooms.neighbours.ready

    played(tmp_path, scene)
