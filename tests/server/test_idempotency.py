"""A browser that got no answer asks for a table again with the same key: only one is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.server.errors import StoreFails

from .house import Browser, House, usual_settings, visit
from .test_records import played

DUEL = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}


async def asked(browser: Browser, path: str, key: str, status: int = 201, **sent: Any) -> str:
    response = await browser.http.post(f"/api{path}", headers={"Idempotency-Key": key}, **sent)
    assert response.status_code == status, response.text
    return str(response.json().get("id"))


def test_the_same_key_leads_to_the_same_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        record = played(100_000).record().to_json()
        requests: list[tuple[str, dict[str, Any]]] = [("/tables", {"json": DUEL}), ("/records", {"content": record})]
        for path, sent in requests:
            first = await asked(ada, path, f"a{path[1:]}", **sent)
            assert await asked(ada, path, f"a{path[1:]}", **sent) == first
            assert await asked(ada, path, f"b{path[1:]}", **sent) != first
            assert await asked(ben, path, f"a{path[1:]}", **sent) != first
        over = (await ada.get("/tables"))[0]["id"]
        play_on = {"step": 5, "seat": 0}
        first = await asked(ada, f"/tables/{over}/play-on", "c", json=play_on)
        assert await asked(ada, f"/tables/{over}/play-on", "c", json=play_on) == first
        assert len(await ada.get("/tables")) == 5
        for wrong in ("", "a b", "a" * 65):
            await asked(ada, "/tables", wrong, 400, json=DUEL)

    visit(usual_settings(tmp_path), scene)


def test_a_long_record_of_which_only_half_was_stored_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.store.PAGE", 20)

    async def scene(house: House) -> None:
        ada, store = await house.visitor("Ada"), house.rooms.store
        doing = store.do
        failed: list[object] = []

        async def fail_once(work: Any, *arguments: Any, **named: Any) -> Any:
            if work == store.add_moves and not failed:
                failed.append(work)
                raise StoreFails
            return await doing(work, *arguments, **named)

        store.do = fail_once  # type: ignore[method-assign]
        record = played(100_000).record().to_json()
        await asked(ada, "/records", "a", 503, content=record)
        assert await ada.get("/tables") == []
        table = await asked(ada, "/records", "a", content=record)
        assert [info["id"] for info in await ada.get("/tables")] == [table]
        assert await asked(ada, "/records", "a", content=record) == table

    visit(usual_settings(tmp_path), scene)
