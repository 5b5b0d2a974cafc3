"""What a server has to stand: nonsense, strangers, floods; nothing changes and nobody else is disturbed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.border import SECURITY
from orrery.server.schema import TABLES

from .house import House, usual_settings, visit


def test_strangers(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, stranger = await house.visitor("Ada"), await house.stranger()
        table = await ada.table("me", "open")
        for path in ("/tables", f"/tables/{table}", f"/tables/{table}/record", f"/tables/{table}/steps/0"):
            assert (await stranger.get(path, 401))["message"] == "error-unknown-person"
        for path in ("/me", "/tables", f"/tables/{table}/join", f"/tables/{table}/close", "/records"):
            assert (await stranger.post(path, {}, 401))["message"] == "error-unknown-person"
        stranger.http.cookies.set("orrery", "made-up")
        assert (await stranger.get("/tables", 401))["message"] == "error-unknown-person"
        socket = await stranger.socket(table)
        assert (await socket.problem())["message"] == "error-unknown-person"
        with pytest.raises(ConnectionClosed):
            await socket.next()
        assert socket.socket.close_code == 1008

    visit(usual_settings(tmp_path), scene)


def test_unknown_tables(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for path in ("", "/record", "/steps/0"):
            assert (await ada.get(f"/tables/nowhere{path}", 404))["message"] == "error-unknown-table"
        join = {"secret": "x" * 20, "name": "Ada"}
        assert (await ada.post("/tables/nowhere/join", join, 404))["message"] == "error-unknown-table"
        assert (await (await ada.socket("nowhere")).problem())["message"] == "error-unknown-table"
        assert (await ada.get("/nothing", 404))["message"] == "error-no-such-page"
        assert (await ada.http.delete("/api/tables")).status_code == 405

    visit(usual_settings(tmp_path), scene)


def test_pages_of_other_sites(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        for origin in ("http://evil.example", "null", house.address + ".evil.example"):
            response = await ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert (response.status_code, response.json()["message"]) == (403, "error-foreign-origin")
            with pytest.raises(InvalidStatus) as refused:
                await ada.socket(table, Origin=origin)
            assert refused.value.response.status_code == 403
        assert (await ada.get("/me"))["name"] == "Ada"
        own = await ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": house.address})
        assert own.status_code == 200
        await (await ada.socket(table, Origin=house.address)).hello(0)

    visit(usual_settings(tmp_path), scene)


def test_nonsense_on_a_socket(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        bad = await ada.socket(table)
        await bad.send(type="answers", seat=0, version=1, answers=["choose sensor"])
        assert (await bad.problem())["message"] == "error-hello-first"
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"dance"}',
            '{"type":"hello"}',
            '{"type":"hello","seat":"0"}',
            '{"type":"hello","seat":0,"since":-1}',
            '{"type":"hello","seat":0,"extra":1}',
            '{"type":"answers","seat":0,"version":1,"answers":[]}',
            '{"type":"answers","seat":0,"version":1,"answers":[1]}',
            '{"type":"answers","seat":0,"version":1e99,"answers":["stay"]}',
            '{"type":"hello","seat":' + "[" * 8000,
            json.dumps({"type": "answers", "seat": 0, "version": 1, "answers": ["x"] * 21}),
            json.dumps({"type": "answers", "seat": 0, "version": 1, "answers": ["x" * 201]}),
        ):
            await bad.socket.send(text)
            assert (await bad.problem())["message"] == "error-malformed", text
        await bad.socket.send(b'{"type":"hello","seat":0}')
        assert (await bad.problem())["message"] == "error-malformed"
        await bad.socket.send(" " * 16384 + '{"type":"hello","seat":0}')
        assert (await bad.problem())["message"] == "error-too-big"
        await bad.hello(0)
        for text in ("choose", "choose nobody", "choose sensor\n", " choose sensor", "end-turn", "CHOOSE sensor", "💥"):
            await bad.give(text)
            assert (await bad.problem())["message"] in ("error-unknown-action", "error-illegal-action"), text
        await bad.give("choose sensor", seat=7)
        assert (await bad.problem())["message"] == "error-unknown-seat"
        await bad.send(type="hello", seat=9)
        assert (await bad.problem())["message"] == "error-unknown-seat"

        foreign = await eve.eyes(table, None)
        await foreign.send(type="hello", seat=0)
        assert (await foreign.problem())["message"] == "error-not-your-seat"
        for message in ({"type": "answers", "answers": ["choose sensor"]}, {"type": "undo"}):
            await foreign.send(**message, seat=0, version=1)
            assert (await foreign.problem())["message"] == "error-not-your-seat"
        assert foreign.now["seat"] is None

        await mine.answer("choose sensor")
        assert mine.version == 2
        assert [message["type"] for message in mine.heard] == ["update"] * len(mine.heard)
        assert {message["version"] for message in mine.heard} == {1, 2}

    visit(usual_settings(tmp_path), scene)


def test_a_frame_longer_than_any_message_ends_only_its_own_socket(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, big = await ada.eyes(table, 0), await ada.eyes(table, 1)
        await big.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            await big.drain()
        assert big.socket.close_code == 1009
        await mine.answer("choose sensor")

    visit(usual_settings(tmp_path), scene)


def test_a_flood(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        flood, calm = await ada.socket(table), await ada.eyes(table, 1)
        for _ in range(40):
            await flood.send(type="hello", seat=0)
        with pytest.raises(ConnectionClosed):
            await flood.drain()
        assert flood.socket.close_code == 1008
        assert flood.heard[-1]["message"] == "error-too-fast"
        await calm.answer("choose trade")

    visit(replace(usual_settings(tmp_path), messages_per_second=1e-9, message_burst=5), scene)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "a\x00", "\u202eadA", "\u200b", "\ud83d"])
def test_names_that_cannot_be_shown(tmp_path: Path, name: str) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        text = json.dumps({"name": name})
        response = await ada.http.post("/api/me", content=text)
        assert response.status_code == 400
        assert response.json()["message"] in ("error-bad-name", "error-malformed")
        assert (await ada.get("/me"))["name"] == "Ada"

    visit(usual_settings(tmp_path), scene)


def test_a_script_in_a_name_is_only_letters(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        name = "<script>alert(1)</script>"
        ada = await house.visitor(name)
        table = await ada.table("me", "me")
        response = await ada.http.get(f"/api/tables/{table}")
        assert response.json()["seats"][0]["name"] == name
        assert response.headers["content-type"] == "application/json"

    visit(usual_settings(tmp_path), scene)


def test_bodies_that_are_no_messages(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for body in (b"", b"{", b"\xff\xfe", b"[" * 10_000, b'{"name":1}', b'{"name":"A","x":1}'):
            response = await ada.http.post("/api/me", content=body)
            assert (response.status_code, response.json()["message"]) == (400, "error-malformed")
        response = await ada.http.post("/api/me", content=b" " * 20_000)
        assert (response.status_code, response.json()["message"]) == (413, "error-too-big")

    visit(usual_settings(tmp_path), scene)


def test_every_response_makes_browsers_careful(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Orrery</title>" + "<p></p>" * 500)
    (folder / "assets" / "main-1a2b.js").write_text("export {};")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")

    async def scene(house: House) -> None:
        ada = await house.stranger()
        found = {}
        for path in ("/", "/table/abc", "/replay/x", "/icon.svg", "/assets/main-1a2b.js", "/api/me", "/api/none"):
            found[path] = await ada.http.get(path)
        for response in found.values():
            assert {name: response.headers[name] for name in SECURITY} == SECURITY
        assert "unsafe-inline" not in SECURITY["content-security-policy"].split("script-src")[1].split(";")[0]
        assert found["/"].text == found["/table/abc"].text == found["/replay/x"].text
        assert found["/"].headers["content-encoding"] == "gzip"
        assert found["/"].headers["cache-control"] == "no-cache"
        assert "immutable" in found["/assets/main-1a2b.js"].headers["cache-control"]
        assert found["/icon.svg"].headers["content-type"].startswith("image/svg")
        assert (await ada.http.get("/assets/none.js")).status_code == 404
        for path in ("/..%2f..%2fetc%2fpasswd", "/%2e%2e/tables.db", "/assets/..%2f..%2ftables.db"):
            assert (await ada.http.get(path)).text in (found["/"].text, found["/api/none"].text)

    visit(usual_settings(tmp_path), scene)


def test_a_client_that_was_not_built(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.stranger()
        assert "npm run build" in (await ada.http.get("/")).text
        assert (await ada.http.get("/assets/main.js")).status_code == 404

    visit(usual_settings(tmp_path), scene)


def test_a_table_of_other_rules_is_refused_not_broken(tmp_path: Path) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        make_newer(settings.database, table)
        for path in ("steps/0", "record"):
            problem = await ada.get(f"/tables/{table}/{path}", 409)
            assert problem["message"] == "error-other-rules"
            assert problem["arguments"] == {"game": "duel", "version": "99", "expected": "1"}
        assert (await (await ada.socket(table)).problem())["message"] == "error-other-rules"
        assert [entry["id"] for entry in await ada.get("/tables")] == [table]

    visit(settings, scene)


def make_newer(database: str, table: str) -> None:
    """Make the table one of a newer version of the rules."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rules_version=99))
    engine.dispose()
