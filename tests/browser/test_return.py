"""Leave and return: a server that went away and came back asks the same question."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from .conftest import Gather
from .hosting import Hosting
from .player import Player
from .visitor import Visitor


def test_after_a_restart_the_same_question_waits(
    gather: Gather, built_client: Path, hosting: Hosting, tmp_path: Path
) -> None:
    with hosting.server(tmp_path) as server:
        port = server.port
        visitors = gather(server)
        ada = Player(visitors.come("Ada"))
        ada.start()
        ada.play(3)
        before = ada.asked()
    expect(ada.page.get_by_text(ada.visitor.say("web-line-lost"))).to_be_visible()
    ada.visitor.shot("away")
    ada.visitor.reads_only_words()
    with hosting.server(tmp_path, port):
        after = ada.asked()
        assert (after.version, after.question, after.view) == (before.version, before.question, before.view)
        expect(ada.page.get_by_text(ada.visitor.say("web-line-lost"))).to_be_hidden()
        assert after.question is not None
        ada.answer(ada.liked(after.question))
        ada.visitor.shot("back")
        ada.visitor.forgive("WebSocket connection to")
        visitors.leave()


def test_a_page_of_an_older_client_is_reloaded(ada: Visitor) -> None:
    """The server was renewed while the first page was open: the part that shows a table is not there any more."""
    ada.page.add_init_script("const since = performance.now.bind(performance); performance.now = () => since() + 60000")
    opened: list[str] = []

    def missing(route: Route) -> None:
        if len(opened) > 1:
            route.continue_()
        else:
            route.fulfill(status=404)

    ada.page.on("request", lambda request: opened.append(request.url) if request.is_navigation_request() else None)
    ada.page.route("**/assets/Table-*.js", missing)
    player = Player(ada)
    table = player.start()
    assert player.asked().question is not None
    assert opened[1:] == [f"{ada.address}/table/{table}"]
    ada.forgive("/assets/Table-")
