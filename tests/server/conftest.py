"""Every test of the server is run on both engines, unless it is about one of them or far from what is stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .engines import Engine, PostgreSql, Sqlite, using

_STORING = {"database", "store", "tmp_path"}
"""Who asks for one of these keeps something."""

_LITTLE_STORED = {
    "test_alone",
    "test_bad_input",
    "test_behind_a_proxy",
    "test_border",
    "test_bots",
    "test_budgets",
    "test_conversation",
    "test_course",
    "test_crowds",
    "test_leaks",
    "test_pondering",
    "test_steps",
    "test_together",
    "test_typescript",
    "test_view_size",
}
"""What these try out is far from the store: on PostgreSQL with `--long` only."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The marker `engines("sqlite")` names those a test is for; without it, both."""
    marker = metafunc.definition.get_closest_marker("engines")
    elsewhere = metafunc.definition.path.stem in _LITTLE_STORED and not metafunc.config.getoption("--long")
    if marker is not None:
        engines = list(marker.args)
    else:
        engines = ["sqlite", "postgresql"] if _STORING & {*metafunc.fixturenames} and not elsewhere else ["sqlite"]
    metafunc.parametrize("engine", engines, indirect=True)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Where the databases of this test are."""
    engine = Sqlite() if request.param == "sqlite" else PostgreSql(request.getfixturevalue("cluster"))
    with using(engine):
        yield engine


@pytest.fixture
def database(tmp_path: Path, engine: Engine) -> str:
    """The address of a database of today's shape."""
    return engine.url(tmp_path)
