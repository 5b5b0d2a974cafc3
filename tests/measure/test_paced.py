"""Several processes on PostgreSQL are measured in a corner of the database that is gone afterwards."""

from __future__ import annotations

import pytest

from orrery.measure.kills import bench_kills
from orrery.measure.paced import bench_paced, passing_schema
from orrery.measure.server_process import ServerFailed
from orrery.server.database_errors import DatabaseUnreachable

from ..server.cluster import Cluster


def schemas(cluster: Cluster) -> list[tuple[object, ...]]:
    return cluster.do("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'orrery%'")


def test_tables_of_several_processes_are_measured(cluster: Cluster) -> None:
    report = bench_paced(seconds=1.5, tables=4, pause_s=0.5, workers=2, database=cluster.url("postgres"))
    assert report["tables"] == 4
    assert isinstance(report["answers"], int)
    assert report["answers"] >= 4
    for name in ("median_ms", "p95_ms", "processor_ms_per_answer", "memory_mb", "memory_per_table_kb"):
        figure = report[name]
        assert isinstance(figure, float)
        assert figure > 0, name
    assert schemas(cluster) == []


def test_tables_go_on_while_processes_are_killed(cluster: Cluster) -> None:
    report = bench_kills(tables=2, workers=2, database=cluster.url("postgres"))
    assert report["kills"] == 2
    for name in ("answers", "lost_connections", "longest_silence_s", "replaced_s"):
        figure = report[name]
        assert isinstance(figure, int | float)
        assert figure > 0, name
    assert schemas(cluster) == []


def test_nothing_stays_when_a_measurement_fails(cluster: Cluster) -> None:
    def measure() -> None:
        with passing_schema(cluster.url("postgres"), 2) as place:
            assert [f"search_path%3D{name}" in place for (name,) in schemas(cluster)] == [True]
            raise ServerFailed("on purpose")

    with pytest.raises(ServerFailed, match="on purpose"):
        measure()
    assert schemas(cluster) == []


def test_a_database_that_cannot_be_reached_is_told() -> None:
    with pytest.raises(DatabaseUnreachable), passing_schema("postgresql://127.0.0.1:1/nowhere", 2):
        pass
