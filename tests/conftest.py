"""What a test run takes in: `-m "not whole"` is `make quick`, `--long` plays many more games."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from orrery.testing import sample

settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)

HERE = Path(__file__).parent
START_PROCESSES = [HERE / folder for folder in ("browser", "measure", "packaging", "server")]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", default="build/failures", help="where failed tests in the browser leave things")
    parser.addoption("--long", action="store_true", help="play thousands of games instead of a sample")
    parser.addoption("--shots", action="store_true", help="save pictures of every screen in build/screenshots")
    parser.addoption("--write-playthroughs", action="store_true", help="write the playthrough files again")
    parser.addoption("--write-records", action="store_true", help="write the golden records again")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whole tests are those of whole folders, too; what takes long and tells little more is for `--long`."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in START_PROCESSES):
            item.add_marker("whole")
    if not config.getoption("--long"):
        skipped = pytest.mark.skip(reason="only with --long")
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(skipped)


@pytest.fixture(scope="session")
def many(request: pytest.FixtureRequest) -> int:
    return sample(request.config)
