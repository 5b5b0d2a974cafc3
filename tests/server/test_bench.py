"""The bench measures a real server and reports plain figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.server.bench import Person, ServerFailed, bench_first_page, bench_latency, bench_load, running_server
from orrery.server.settings import CLIENT


def test_every_table_in_play_is_measured() -> None:
    report = bench_latency(seconds=1.5, tables=3)
    assert report["tables"] == 3
    assert isinstance(report["answers"], int)
    assert report["answers"] >= 3
    assert isinstance(report["median_ms"], float)
    assert isinstance(report["p95_ms"], float)
    assert 0 < report["median_ms"] <= report["p95_ms"]


def test_load_tells_memory_and_throughput() -> None:
    report = bench_load(seconds=2.5, tables=3)
    for name in ("answers_per_s", "memory_empty_mb", "memory_mb", "processor_ms_per_answer", "processor_share"):
        figure = report[name]
        assert isinstance(figure, float)
        assert figure >= 0, name
    assert report["answers_per_s"] != 0
    assert json.loads(json.dumps(report)) == report


def test_the_first_page_is_weighed_with_what_it_names() -> None:
    report = bench_first_page()
    if (CLIENT / "index.html").exists():
        assert isinstance(report["files"], int)
        assert report["files"] > 1
        assert isinstance(report["compressed_bytes"], int)
        assert report["compressed_bytes"] > 1000
    else:
        assert report == {"compressed_bytes": None, "files": 0}


def test_a_refusal_is_told_with_its_reason(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        person = Person(server.port, "Ada")
        with pytest.raises(ServerFailed, match="/api/tables/nowhere: 404"):
            person.ask("GET", "/api/tables/nowhere")


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(ServerFailed, match="did not start"), running_server(tmp_path):
        pass
