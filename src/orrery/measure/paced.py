"""Several processes on PostgreSQL under the load of many tables that are played at the pace of people."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from ..server.database import Database
from ..server.database_errors import OneProcessOnly
from .server_process import ServerProcess, running_server
from .serving import PAUSE_S, machine, pairs_of, spread_ms, waiting_times

_TABLES_EACH = 500
"""How many tables there are for each process."""
_THOUGHT_S = 10.0
"""How long people think about an answer."""


def paced_bench(seconds: float, tables: int, workers: int, database: str) -> dict[str, object]:
    """A few tables of quick people, then many of people who think; each part takes that many seconds and a bit."""
    return {
        **machine(),
        "workers": workers,
        "latency": bench_paced(seconds, tables, PAUSE_S, workers, database),
        "load": bench_paced(seconds, _TABLES_EACH * workers, _THOUGHT_S, workers, database),
    }


def bench_paced(seconds: float, tables: int, pause_s: float, workers: int, database: str) -> dict[str, object]:
    """From an answer to the other person's screen, and what it costs, while that many tables are in play."""
    with (
        tempfile.TemporaryDirectory() as folder,
        passing_schema(database, workers) as place,
        running_server(Path(folder), database=place, workers=workers) as server,
    ):
        return asyncio.run(_measure(server, tables, seconds, pause_s))


@contextmanager
def passing_schema(database: str, workers: int) -> Iterator[str]:
    """The address of a corner of the database that is used for the measurement alone, and gone afterwards."""
    shared = Database(database or "sqlite://")
    if not shared.shared:
        raise OneProcessOnly(workers)
    name = f"orrery_bench_{secrets.token_hex(4)}"
    try:
        with shared.engine.begin() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {name}")
    except DBAPIError as problem:
        raise shared.refusal(problem) from None
    try:
        within = make_url(database).update_query_dict({"options": f"-csearch_path={name}"})
        yield within.render_as_string(hide_password=False)
    finally:
        with shared.engine.begin() as connection:
            connection.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
        shared.close()


async def _measure(server: ServerProcess, tables: int, seconds: float, pause_s: float) -> dict[str, object]:
    empty_mb = server.memory_mb()
    pairs = pairs_of(server, tables)
    unwatched_mb = server.memory_mb()
    async with AsyncExitStack() as sockets:
        for pair in pairs:
            await pair.sit_down(sockets)
        await waiting_times(pairs, pause_s, pause_s)  # everybody has come and been told so
        started, processor_s = time.perf_counter(), server.processor_s()
        spent = await waiting_times(pairs, seconds, pause_s)
        lasted_s, processor_s = time.perf_counter() - started, server.processor_s() - processor_s
        memory_mb = server.memory_mb()
    return {
        "tables": tables,
        "pause_s": pause_s,
        "answers": len(spent),
        **spread_ms(spent),
        "processor_ms_per_answer": round(1000 * processor_s / max(len(spent), 1), 2),
        "processor_share": round(processor_s / lasted_s, 2),
        "memory_empty_mb": round(empty_mb, 1),
        "memory_mb": round(memory_mb, 1),
        "memory_per_table_kb": round(1024 * (memory_mb - empty_mb) / tables, 1),
        "memory_per_unwatched_table_kb": round(1024 * (unwatched_mb - empty_mb) / tables, 1),
    }
