"""The client below a path, where a proxy keeps other things beside it: nothing it asks for or leads to is elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from orrery.measure.server_process import ServerProcess
from orrery.terminal.command_line import free_port

from .conftest import Gather
from .hosting import Hosting
from .test_two_people import invited, take_turns
from .visitor import Visitor

LINKS = "links => links.map(link => link.getAttribute('href')).filter(href => !href.startsWith('#'))"


def leads_nowhere_else(visitor: Visitor) -> None:
    expect(visitor.page.locator("a[href]").first).to_be_visible()
    links = visitor.page.locator("a[href]").evaluate_all(LINKS)
    assert all(f"{link}/".startswith("/play/orrery/") for link in links), links


@pytest.fixture
def below(built_client: Path, hosting: Hosting, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server below a path; it goes on until everybody has left."""
    port = free_port("127.0.0.1", 0)
    with hosting.server(tmp_path, port, public_url=f"http://127.0.0.1:{port}/play/orrery") as server:
        yield server


def test_two_people_play_below_a_path(below: ServerProcess, gather: Gather) -> None:
    visitors = gather(below)
    asked: list[str] = []
    ada, ben, table = invited(visitors)
    ada.page.on("request", lambda request: asked.append(request.url))
    take_turns([ada, ben], 4)
    leads_nowhere_else(ada.visitor)
    ada.page.reload()
    expect(ada.bar).to_be_visible()

    ada.page.get_by_role("link", name=ada.visitor.say("web-replay")).click()
    ada.page.wait_for_url(f"**/play/orrery/replay/{table}*")
    leads_nowhere_else(ada.visitor)
    ada.page.go_back()
    ada.page.get_by_role("link", name="Orrery").click()
    expect(ada.page.get_by_role("button", name=ada.visitor.say("duel-poster"))).to_be_visible()
    leads_nowhere_else(ada.visitor)
    assert urlsplit(ada.page.url).path == "/play/orrery/"
    assert asked
    assert all(urlsplit(url).path.startswith("/play/orrery/") for url in asked), asked
