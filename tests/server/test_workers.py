"""`orrery serve --workers`: several processes behind one address, replaced when they die, stopped in order."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from pathlib import Path
from queue import Queue

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.server.listening_socket import BorrowedSocket, LentSocket
from orrery.server.postgresql import MIGRATING
from orrery.server.supervisor import Patience

from .engines import PostgreSql
from .house import PATIENCE_SECONDS, Browser, House, usual_settings, visit
from .test_database import SERVE
from .test_killing import visitor


@pytest.mark.engines("sqlite")
def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    started = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", "en", "--database", place]
    refused = subprocess.run([*started, "--workers", "2"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.splitlines() == ["--workers 2 needs PostgreSQL: an SQLite file is for one process."]
    assert not (tmp_path / "tables.db").exists()


@asynccontextmanager
async def workers(database: str, count: int) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    line = ["serve", "--port", "0", "--lang", "en", "--json-log", "--database", database, "--workers", str(count)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, *line, stdout=-1, stderr=-1, env={**os.environ, "ORRERY_HOST_TOKEN": "open sesame"}
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(2 * PATIENCE_SECONDS):
            await process.stdout.readline()
            address = (await process.stdout.readline()).decode().strip().rstrip("/")
        yield process, address.replace("localhost", "127.0.0.1")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


def living(engine: PostgreSql, database: str) -> set[object]:
    return {row[0] for row in engine.cluster.do("SELECT id FROM processes", database=database.rpartition("/")[2])}


def children(process: asyncio.subprocess.Process) -> list[int]:
    return children_of(process.pid, "spawn_main")


def children_of(process: int, command: str) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process), "-f", command], capture_output=True, text=True, check=False)
    return [int(child) for child in found.stdout.split()]


async def until(when: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(2 * PATIENCE_SECONDS):
        while not await when():
            await asyncio.sleep(0.1)


async def figures(browser: Browser) -> dict[str, float]:
    told = (await browser.http.get("/api/metrics", headers={"Authorization": "Bearer open sesame"})).text
    lines = (line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


@pytest.mark.engines("postgresql")
def test_processes_serve_together_are_replaced_and_stop_in_order(engine: PostgreSql, database: str) -> None:
    async def scene() -> None:
        async with workers(database, 2) as (process, address), AsyncExitStack() as stack:
            before = living(engine, database)
            assert len(before) == 2
            browser = await visitor(address, stack)
            for _ in range(4):  # connections go wherever there is time for them
                assert (await browser.http.get("/api/ready", headers={"connection": "close"})).status_code == 200
            table = await browser.table("me", "random")
            for _ in range(3):
                await browser.eyes(table, 0)
            assert (await figures(browser))["orrery_sockets"] == 3
            for child in children(process):
                os.kill(child, signal.SIGKILL)

            async def replaced() -> bool:
                return len(living(engine, database) - before) == 2

            await until(replaced)
            assert (await figures(browser))["orrery_sockets"] == 0  # those of the dead are closed
            eyes = await browser.eyes(table, 0)
            process.terminate()
            with pytest.raises(ConnectionClosed):
                await eyes.drain()
            assert eyes.socket.close_code == 1012  # come again
            _, log = await process.communicate()
            assert process.returncode == 0
            lines = [json.loads(line) for line in log.decode().splitlines()]
            assert {"time", "level", "where", "process", "message"} <= lines[0].keys()
            secrets = [browser.http.cookies["orrery"], "open sesame"]
            assert not any(secret in log.decode() for secret in secrets)
        assert len(living(engine, database) - before) == 0

    asyncio.run(scene())


@pytest.mark.engines("postgresql")
def test_a_process_that_dies_while_the_database_is_away_is_replaced_when_it_is_back(
    engine: PostgreSql, database: str
) -> None:
    engine.note_alteration(database)

    async def scene() -> None:
        async with workers(database, 2) as (process, address), AsyncExitStack() as stack:
            browser, before = await visitor(address, stack), living(engine, database)
            engine.cluster.stop()
            try:
                os.kill(children(process)[0], signal.SIGKILL)
                assert process.stderr is not None
                async with asyncio.timeout(2 * PATIENCE_SECONDS):
                    while b"startup failed" not in await process.stderr.readline():
                        pass
                assert await browser.get("/health") == {"status": "alive"}
            finally:
                engine.cluster.start()

            async def complete() -> bool:
                return len(living(engine, database) - before) == 1 and await status(browser, "/api/ready") == 200

            await until(complete)

    asyncio.run(scene())


@pytest.mark.engines("postgresql")
def test_the_address_is_free_when_the_supervisor_dies_while_processes_start(engine: PostgreSql, database: str) -> None:
    """One of them is frozen, as on a machine that is too busy: it has no share in the address yet."""

    async def scene() -> None:
        async with workers(database, 2) as (process, address):
            port = int(address.rpartition(":")[2])
            with engine.cluster.connection(database.rpartition("/")[2]) as other:
                other.execute("SELECT pg_advisory_lock(%s)", [MIGRATING])
                for child in children(process):
                    os.kill(child, signal.SIGKILL)

                async def both_wait() -> bool:
                    query = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
                    return engine.cluster.do(query) == [(2,)]

                await until(both_wait)
                frozen, starting = children(process)
                os.kill(frozen, signal.SIGSTOP)
                try:
                    process.kill()  # it cannot be waited for: who is frozen holds its lines

                    async def ended() -> bool:
                        return not is_running(process.pid) and not is_running(starting)

                    await until(ended)
                    assert is_running(frozen)
                    with socket.create_server(("127.0.0.1", port)):
                        pass
                finally:
                    os.kill(frozen, signal.SIGCONT)

                async def all_ended() -> bool:
                    return not is_running(frozen)

                await until(all_ended)

    asyncio.run(scene())


def is_running(process: int) -> bool:
    """Return whether it has not ended, or nobody has asked yet how."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.engines("postgresql")
def test_a_process_that_replaces_another_serves_when_its_job_processes_have_started(
    engine: PostgreSql, database: str
) -> None:
    async def scene() -> None:
        async with workers(database, 2) as (process, _):
            before, kept = living(engine, database), children(process)[1]
            os.kill(children(process)[0], signal.SIGKILL)

            async def replaced() -> bool:
                return len(living(engine, database) - before) == 1

            await until(replaced)
            (new,) = {*children(process)} - {kept}
            assert len(jobs(new)) == len(jobs(kept)) == 3  # two for whatever takes long, and one in which bots think

    asyncio.run(scene())


def jobs(process: int) -> list[int]:
    """The job processes of one that serves."""
    servers = children_of(process, "forkserver")
    return [job for server in servers for job in children_of(server, "forkserver")]


@pytest.mark.engines("postgresql")
def test_a_frozen_process_holds_up_neither_the_others_nor_the_end(engine: PostgreSql, database: str) -> None:
    async def scene() -> None:
        async with workers(database, 2) as (process, address), AsyncExitStack() as stack:
            browser, before = await visitor(address, stack), living(engine, database)
            table = await browser.table("random", "random")
            frozen = await host_of(process, table)  # it plays the bots there
            (killed,) = {*children(process)} - {frozen}
            os.kill(frozen, signal.SIGSTOP)
            stack.callback(thaw, frozen)
            os.kill(killed, signal.SIGKILL)

            async def replaced() -> bool:
                return len(living(engine, database) - before) == 1

            await until(replaced)
            other = await visitor(address, stack)  # its line leads to the new one
            known = await version(other, table)

            async def gone_on() -> bool:
                return await version(other, table) > known

            await until(gone_on)
            process.terminate()
            async with asyncio.timeout(PATIENCE_SECONDS):
                _, log = await process.communicate()
            assert process.returncode == 0
            assert f"process {frozen} does not stop and is ended" in log.decode()
            assert not Path(f"/proc/{frozen}").exists()

    asyncio.run(scene())


def thaw(process: int) -> None:
    """Where it should have been ended and was not, it would be waited for for ever."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


class Answering:
    """A process as far as patience knows it."""

    def __init__(self, ready: bool = True) -> None:
        self.process = self
        self.alive = self.answers = True
        self.ready = ready

    def is_alive(self) -> bool:
        return self.alive

    def ping(self, timeout: float) -> bool:
        return self.answers

    def is_ready(self, timeout: float) -> bool:
        return self.answers and self.ready


def test_patience_with_a_silent_process_ends_and_is_longer_while_it_starts() -> None:
    now = [0.0]
    patience, serving, starting = Patience(lambda: now[0]), Answering(), Answering()

    def lasting() -> list[bool]:
        return [patience.lasts(process) for process in (serving, starting)]  # type: ignore[arg-type]

    starting.answers = False
    assert lasting() == [True, True]
    serving.answers = False
    now[0] = 29.0
    assert lasting() == [True, True]
    now[0] = 31.0
    assert lasting() == [False, True]
    now[0] = 121.0
    assert lasting() == [False, False]
    serving.answers = starting.answers = True
    starting.alive = False
    assert lasting() == [True, False]


def test_patience_with_a_process_that_answers_and_does_not_become_ready_ends() -> None:
    now = [0.0]
    patience, late, never = Patience(lambda: now[0]), Answering(ready=False), Answering(ready=False)

    def lasting() -> list[bool]:
        return [patience.lasts(process) for process in (late, never)]  # type: ignore[arg-type]

    assert lasting() == [True, True]
    now[0] = 290.0
    late.ready = True
    assert lasting() == [True, True]
    now[0] = 301.0
    assert lasting() == [True, False]


def test_a_process_that_could_not_be_given_the_listening_socket_does_not_end_the_lending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On macOS this is what happens when it is killed at that moment."""
    tried: list[Connection] = []

    def stumble_first(line: Connection, handle: int, process: int | None) -> None:
        tried.append(line)
        if len(tried) == 1:
            raise RuntimeError("did not receive acknowledgement of fd")
        send_handle(line, handle, process)

    monkeypatch.setattr("orrery.server.listening_socket.send_handle", stumble_first)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = str(LentSocket(listening)._listener.address)
        with pytest.raises(EOFError):
            [*BorrowedSocket(address)]
        lent: Queue[socket.socket] = Queue()
        threading.Thread(target=lambda: lent.put(*BorrowedSocket(address)), daemon=True).start()
        with lent.get(timeout=PATIENCE_SECONDS) as borrowed:
            assert borrowed.getsockname() == listening.getsockname()


async def host_of(process: asyncio.subprocess.Process, table: str) -> int:
    """The process at which a table was set up."""
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            line = json.loads(await process.stderr.readline())
            if f"table {table} of duel created" in line["message"]:
                return int(line["process"])


async def version(browser: Browser, table: str) -> int:
    return int((await browser.get(f"/tables/{table}"))["version"])


async def status(browser: Browser, path: str, **headers: str) -> int:
    return (await browser.http.get(path, headers=headers)).status_code


def test_health_readiness_and_figures(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        assert (await ada.get("/health")) == {"status": "alive"}
        async with asyncio.timeout(PATIENCE_SECONDS):
            while await status(ada, "/api/ready") != 200:
                await asyncio.sleep(0.01)
        for wrong in ({}, {"Authorization": "Bearer wrong"}):
            assert await status(ada, "/api/metrics", **wrong) == 404
        eyes = await ada.eyes(await ada.table("me", "me"), 0)
        await eyes.answer(eyes.options[0])
        told = await figures(ada)
        assert told['orrery_answers_total{by="person",game="duel"}'] >= 1
        assert told["orrery_sockets"] >= 1

    visit(replace(usual_settings(tmp_path), host_token="open sesame"), scene)


@pytest.mark.engines("sqlite")
def test_without_a_token_nobody_sees_figures(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert await status(await house.stranger(), "/api/metrics", Authorization="Bearer") == 404

    visit(usual_settings(tmp_path), scene)
