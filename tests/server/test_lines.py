"""Open sockets: what is kept of one that waits, and that nothing said on it is lost."""

from __future__ import annotations

import asyncio
import gc
import logging
from pathlib import Path
from types import CoroutineType

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.protocol import Protocol

from orrery.core.dealer import ScriptedDealer
from orrery.core.table import State
from orrery.server import conversation, lines
from orrery.server.editions import Editions
from orrery.server.lines import Inbox, LeanSocket
from orrery.server.room import Room
from orrery.server.waiting import Flag, Lock

from .house import House, usual_settings, visit

LINES, CONVERSATION = lines.__file__, conversation.__file__


def kept(kind: type) -> list[object]:
    """All objects of a kind that are still of use; what others say of their class may be more than a look."""
    gc.collect()
    return [found for found in gc.get_objects() if issubclass(type(found), kind)]


@pytest.mark.engines("sqlite")
def test_an_open_socket_keeps_nothing_of_how_it_was_opened(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        before = len(asyncio.all_tasks())
        mine = await ada.eyes(table, 0)
        await ada.eyes(table, 1)
        await mine.answer("choose sensor")
        await asyncio.sleep(0.05)
        sockets = kept(LeanSocket)
        assert len(sockets) == 2
        assert not kept(WebSocket)
        for socket in sockets:
            assert isinstance(socket, LeanSocket)
            assert not any(hasattr(socket, name) for name in ("scope", "request", "response"))
            assert not vars(socket), "a field without a slot: all of them are in a dictionary then"
            assert socket.conn.parser.gi_code is Protocol.parse.__code__  # type: ignore[attr-defined]
        # none for them at the server; their browsers, which are in this process too, have one each
        assert len(asyncio.all_tasks()) - before <= 2

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_a_table_at_rest_keeps_its_position_and_nothing_that_can_be_made_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, before = await house.visitor("Ada"), len(kept(State))
        tables = [await ada.table("me", "me") for _ in range(3)]
        assert len(house.rooms.put_away(float("inf"))) == 3
        for table in tables:  # restored from rows
            mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
            await mine.answer("choose sensor")
            await mine.answer("choose command")
            await other.answer("choose sensor")
        await asyncio.sleep(0.05)
        assert len(kept(Room)) == 3
        assert len(kept(State)) - before == 2 * 3, "one more for undo, which three answers share"
        assert not kept(ScriptedDealer)
        assert not kept(Editions)
        spoken = [found for found in kept(CoroutineType) if found.cr_code.co_filename in (LINES, CONVERSATION)]  # type: ignore[attr-defined]
        assert not spoken

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_a_mistake_while_something_is_told_ends_that_socket_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        room = await house.rooms.room(table)
        (watcher,) = (watcher for watcher in room.watchers if watcher.seat == 0)
        watcher.reply(object())  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            await mine.drain()
        assert [watcher.seat for watcher in room.watchers] == [1]
        await other.answer("choose sensor")

    with caplog.at_level(logging.ERROR):
        visit(usual_settings(tmp_path), scene)
    assert "TypeError" in caplog.text


def test_a_flag_wakes_everybody_who_still_waits() -> None:
    async def scene() -> None:
        flag = Flag()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting[1:])
        flag.set()
        await asyncio.gather(*waiting[1:])
        await flag.wait()
        flag.clear()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(flag.wait(), 0.01)

    asyncio.run(scene())


def test_an_inbox_loses_nothing_when_its_reader_gives_up() -> None:
    async def scene() -> None:
        inbox = Inbox()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "first"})
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        inbox.put_nowait({"type": "second"})
        assert [(await inbox.get())["type"] for _ in range(2)] == ["first", "second"]
        assert inbox.empty()

    asyncio.run(scene())


def test_an_inbox_calls_once_as_soon_as_there_is_something() -> None:
    inbox = Inbox()
    calls: list[bool] = []
    inbox.call_when_filled(lambda: calls.append(inbox.empty()))
    assert not calls
    inbox.put_nowait({"type": "first"})
    inbox.put_nowait({"type": "second"})
    assert calls == [False]
    inbox.call_when_filled(lambda: calls.append(inbox.empty()))
    assert calls == [False, False], "what came meanwhile waits for nobody"


def test_a_lock_goes_to_whoever_has_waited_longest() -> None:
    async def scene() -> list[int]:
        lock, had = Lock(), list[int]()

        async def have(number: int) -> None:
            async with lock:
                had.append(number)
                await asyncio.sleep(0)

        async with lock:
            waiting = [asyncio.create_task(have(number)) for number in range(4)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            assert lock.locked()
        late = asyncio.create_task(have(4))
        await asyncio.wait([*waiting, late])
        assert not lock.locked()
        return had

    assert asyncio.run(scene()) == [0, 2, 3, 4]


def test_a_lock_that_is_handed_to_one_who_gives_up_goes_to_the_next() -> None:
    async def scene() -> list[str]:
        lock, had = Lock(), list[str]()

        async def have(name: str) -> None:
            async with lock:
                had.append(name)

        async with lock:
            first, second = asyncio.create_task(have("first")), asyncio.create_task(have("second"))
            await asyncio.sleep(0)
        first.cancel()  # it is its turn already, and it does not know yet
        await asyncio.wait([first, second])
        assert first.cancelled()
        assert not lock.locked()
        return had

    assert asyncio.run(scene()) == ["second"]
