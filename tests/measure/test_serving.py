"""The bench measures a real server and reports plain figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest

from orrery.measure.attack import bench_attack, bench_restart
from orrery.measure.server_process import ServerFailed, running_server
from orrery.measure.serving import Person, bench_first_page, bench_game, bench_latency, bench_load
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


def test_the_longest_stretch_of_the_loop_is_measured_in_a_game_with_bots() -> None:
    report = bench_game("duel", seconds=3.0)
    assert isinstance(report["answers"], int)
    assert report["answers"] > 3
    assert isinstance(report["longest_ms"], float)
    assert isinstance(report["longest_processor_ms"], float)
    assert report["longest_ms"] > 0


def test_an_honest_table_is_measured_under_attack() -> None:
    report = bench_attack("forecasts", seconds=0.5, answers=1)
    assert isinstance(report["answers"], int)
    assert report["answers"] > 0
    assert isinstance(report["p99_ms"], float)
    assert isinstance(report["longest_ms"], float)


def test_a_killed_server_is_measured_until_all_tables_go_on() -> None:
    report = bench_restart(tables=3, played_s=1.5)
    assert report["tables"] == 3
    assert isinstance(report["versions"], int)
    assert report["versions"] >= 3
    assert isinstance(report["all_back_s"], float)
    assert isinstance(report["slowest_ms"], float)


def test_a_refusal_is_told_with_its_reason(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        person = Person(server.port, "Ada")
        with pytest.raises(ServerFailed, match="/api/tables/nowhere: 404"):
            person.ask("GET", "/api/tables/nowhere")


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(ServerFailed, match="did not start"), running_server(tmp_path):
        pass


def begins_and_ends(name: str, port: int, table: str, begun: Event) -> None:
    begun.set()


def never_begins(name: str, port: int, table: str, begun: Event) -> None:
    pass


@pytest.mark.parametrize(
    ("attacking", "limit", "told"), [(begins_and_ends, 60.0, "ended by itself"), (never_begins, 0.1, "did not begin")]
)
def test_without_an_attack_nothing_is_measured(
    monkeypatch: pytest.MonkeyPatch, attacking: Callable[..., None], limit: float, told: str
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))  # the attacker's process has to find these tests
    monkeypatch.setattr("orrery.measure.attack._attacking", attacking)
    monkeypatch.setattr("orrery.measure.attack._BEGIN_LIMIT_S", limit)
    with pytest.raises(ServerFailed, match=f"forecasts {told}"):
        bench_attack("forecasts", seconds=0.5, answers=1)
