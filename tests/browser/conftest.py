"""The real server in a process of its own, and people with a real Chromium before it.

Nothing is built here: the client must have been built before. `ORRERY_NO_BROWSER=1` leaves these tests out.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.ready import chromium_on_path

import orrery
from orrery.measure.server_process import ServerProcess

from ..server.engines import PostgreSql, Sqlite
from ..skips import NO_BROWSER
from .evidence import GATHERED, leave_behind
from .hosting import Hosting
from .prepared import Positions, played_out
from .profiles import Profiles
from .visitor import Visitor, Visitors

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build"
CLIENT = Path(orrery.__file__).parent / "server" / "client" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",  # a page finds the scripts of the one before in its process
]


class NotReady(RuntimeError):
    """Something the browser tests need is missing; the message says how to get it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("ORRERY_NO_BROWSER") == "1":
        left_out = pytest.mark.skip(reason=NO_BROWSER)
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker(left_out)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's, else Playwright's own.

    Lives no longer than these tests: while it does, nobody else can run an event loop of their own.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_on_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built_client() -> Path:
    if not CLIENT.exists():
        raise NotReady("The browser client was not built. Build it: cd web && npm ci && npm run build")
    return CLIENT


@pytest.fixture(scope="package")
def hosting(request: pytest.FixtureRequest) -> Iterator[Hosting]:
    workers: int = request.config.getoption("--workers")
    engine = Sqlite() if workers == 1 else PostgreSql(request.getfixturevalue("cluster"))
    yield Hosting(engine, workers)
    engine.end()


@pytest.fixture(scope="package")
def server(hosting: Hosting, built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with hosting.server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def shots(request: pytest.FixtureRequest) -> Path | None:
    """How the pictures of this test begin; a third of a second each, so they are taken on demand."""
    if not request.config.getoption("--shots"):
        return None
    folder = BUILD / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    title: str = request.node.name.removeprefix("test_").replace("[", "-").replace("]", "")
    return folder / title


@pytest.fixture(scope="package")
def profiles(chromium: Browser) -> Profiles:
    """Those of the visitors of the server that all tests share."""
    return Profiles(chromium)


class Gather(Protocol):
    """People come to a server, with profiles of their own unless others are lent to them."""

    def __call__(self, server: ServerProcess, profiles: Profiles | None = None) -> Visitors: ...


@pytest.fixture
def gather(request: pytest.FixtureRequest, chromium: Browser, shots: Path | None) -> Iterator[Gather]:
    """People who come to any server; the test fails if a page of any of them complained."""
    gathered: list[Visitors] = []
    request.node.stash[GATHERED] = gathered

    def come_together(server: ServerProcess, profiles: Profiles | None = None) -> Visitors:
        gathered.append(Visitors(profiles or Profiles(chromium, kept=0), server, shots))
        return gathered[-1]

    yield come_together
    if any(visitors.complaints() for visitors in gathered):
        leave_behind(request.node, "teardown")
    for visitors in gathered:
        visitors.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves behind what it takes to look at it again, while its visitors are still there."""
    if call.when == "call" and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
        leave_behind(item, "call")
        for visitors in item.stash.get(GATHERED, []):
            visitors.spoil()
    return (yield)


@pytest.fixture
def visitors(gather: Gather, server: ServerProcess, profiles: Profiles) -> Visitors:
    """People who come to the server that all tests share."""
    return gather(server, profiles)


@pytest.fixture
def ada(visitors: Visitors) -> Visitor:
    """Somebody at a desk who speaks English and wants no motion."""
    return visitors.come("Ada")


@pytest.fixture(scope="package")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game between two bots, played to its end."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(played_out("duel", 2, 3))
    return path


@pytest.fixture(scope="package")
def positions() -> Positions:
    """Moments of SETI that somebody wants to open; whatever was found once is kept."""
    return Positions()
