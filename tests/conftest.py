"""What a test run takes in: `-m "not whole"` is `make quick`, `--long` plays many more games."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from orrery.terminal.words import Words
from orrery.testing import sample

from .skips import ONLY_LONG, Skips

if TYPE_CHECKING:
    from .server.cluster import Cluster

settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)

HERE = Path(__file__).parent
WHOLE = [
    *(HERE / folder for folder in ("browser", "measure", "packaging", "server")),  # start processes
    *(HERE / "learning" / "test_training.py", HERE / "research" / "test_openspiel.py"),  # import large libraries
]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", default="build/failures", help="where failed tests in the browser leave things")
    parser.addoption("--long", action="store_true", help="play thousands of games instead of a sample")
    parser.addoption("--workers", type=int, default=1, help="processes of the browsers' server; several: on PostgreSQL")
    parser.addoption("--shots", action="store_true", help="save pictures of every screen in build/screenshots")
    parser.addoption("--write-playthroughs", action="store_true", help="write the playthrough files again")
    parser.addoption("--write-records", action="store_true", help="write the golden records again")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")
    config.pluginmanager.register(Skips())
    Words.fall_back = False  # a message of ours that cannot be written fails a test


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What `make quick` leaves out as a whole it need not read either: all that takes long to import."""
    return True if config.option.markexpr == "not whole" and collection_path in WHOLE else None


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Nobody looks for examples in tests: to find none would take every worker a seventh of this time."""
    found = yield
    return [collector for collector in found if type(collector) is pytest.Module]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: to look through it for garbage takes a third of the time and finds none."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@cache
def _is_whole(path: Path) -> bool:
    return any(path.is_relative_to(place) for place in WHOLE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whole tests are those of whole folders and files, too; what takes long and tells little more is for `--long`."""
    for item in items:
        if _is_whole(item.path):
            item.add_marker("whole")
    if not config.getoption("--long"):
        skipped = pytest.mark.skip(reason=ONLY_LONG)
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(skipped)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this run's own."""
    from .server.cluster import running_cluster  # its driver is an extra, which most tests do without

    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def many(request: pytest.FixtureRequest) -> int:
    return sample(request.config)
