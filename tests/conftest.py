"""Options of the test run: `--long` plays many more games."""

from __future__ import annotations

import pytest
from hypothesis import settings

from orrery.testing import sample

settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", default="build/failures", help="where failed tests in the browser leave things")
    parser.addoption("--long", action="store_true", help="play thousands of games instead of a sample")
    parser.addoption("--shots", action="store_true", help="save pictures of every screen in build/screenshots")
    parser.addoption("--write-playthroughs", action="store_true", help="write the playthrough files anew")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long and tells little more is for `--long`."""
    if not config.getoption("--long"):
        skipped = pytest.mark.skip(reason="only with --long")
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(skipped)


@pytest.fixture(scope="session")
def many(request: pytest.FixtureRequest) -> int:
    return sample(request.config)
