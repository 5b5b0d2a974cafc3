"""What may come in at the server's border: hosts it is called by, addresses there are, letters that can be shown."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.core.errors import OrreryError
from orrery.games import game
from orrery.server.addresses import Addresses
from orrery.server.errors import BadName, BadPublicUrl, problem_of
from orrery.server.people import proper_name

from .engines import change
from .house import House, usual_settings, visit


async def raw(house: House, request: bytes) -> tuple[int, bytes]:
    """The status and body of what a request is answered that no decent client would send."""
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    answer = await reader.read()
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def request(path: bytes = b"/api/games", host: bytes = b"localhost", *headers: bytes, method: bytes = b"GET") -> bytes:
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


# Hosts


def test_only_its_own_names_are_answered(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        port = house.address.rpartition(":")[2].encode()
        for host in (b"localhost", b"LOCALHOST:80", b"127.0.0.1:" + port, b"[::1]:" + port, b"games.example:8443"):
            assert (await raw(house, request(host=host)))[0] == 200, host
        for host in (b"evil.example", b"localhost.evil.example", b"[", b"", b"127.0.0.1@evil.example", b"10.0.0.1"):
            status, body = await raw(house, request(host=host))
            assert (status, json.loads(body)["message"]) == (421, "error-foreign-host"), host
        twice = request(b"/", b"localhost", b"Host: evil.example")
        assert (await raw(house, twice))[0] in (400, 421)

        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        upgrade = (b"Upgrade: websocket", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: " + b"A" * 22 + b"==")
        knock = request(
            f"/api/tables/{table}/socket".encode(), b"evil.example", *upgrade, b"Origin: http://evil.example"
        )
        assert (await raw(house, knock.replace(b"Connection: close", b"Connection: Upgrade")))[0] == 421
        away = await ada.http.post("/api/me", json={"name": "A"}, headers={"origin": "https://games.example:8443"})
        assert away.status_code == 200
        assert await ada.get("/server") == {"public_url": "https://games.example:8443"}

    visit(replace(usual_settings(tmp_path), public_url="https://games.example:8443"), scene)


def test_nothing_leads_elsewhere(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for path in ("/api/tables/", "/api/games/", "/api/me/", "//evil.example/", "/assets"):
            response = await ada.http.get(path)
            assert not response.is_redirect, path

    visit(usual_settings(tmp_path), scene)


def test_addresses_of_a_server_for_the_whole_network() -> None:
    addresses = Addresses("0.0.0.0")
    assert addresses.serves("192.168.1.5:8000", "192.168.1.5")
    assert addresses.serves("192.168.1.5:8000", "::ffff:192.168.1.5")
    assert not addresses.serves("192.168.1.6:8000", "192.168.1.5")
    assert addresses.serves(f"{socket.gethostname()}:8000", "192.168.1.5")
    assert not addresses.serves("evil.example", "192.168.1.5")
    assert Addresses("192.168.1.5").serves("192.168.1.5", None)
    assert not Addresses("127.0.0.1").serves("192.168.1.5", "127.0.0.1")


@pytest.mark.parametrize(
    "url",
    [
        "games.example",
        "ftp://games.example",
        "http://",
        "http://[",
        "https://a/b?c",
        "https://a/b#c",
        "https://a//b",
        "https://a/..",
        "http://a:x",
    ],
)
def test_public_addresses_that_are_none(url: str) -> None:
    with pytest.raises(BadPublicUrl):
        Addresses(public_url=url)


# Requests


def test_nonsense_is_refused_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each of these once was a mistake of the server's with a traceback."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "open")
        for origin in ("http://[", "http://", "null", "[", "http://evil.example:x"):
            response = await ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert (response.status_code, response.json()["message"]) == (403, "error-foreign-origin"), origin
        for path in ("/%00", "/a%00b", "/" + "x" * 300, "/assets/%00", "/assets/" + "x" * 300, "/api/games/%00/facts"):
            assert (await ada.http.get(path)).status_code == 404, path
        for path in (
            f"/tables/{table}/steps/" + "9" * 5000,
            f"/tables/{table}/steps/" + "9" * 200,
            "/tables/%ED%A0%80",
        ):
            assert (await ada.http.get("/api" + path)).status_code == 404, path
        digits = b"9" * 5000
        for body in (
            b'{"name":"\\ud83d"}',
            b'{"name":' + digits + b"}",
            b'{"name":"A","\\udc00":1}',
        ):
            assert (await ada.http.post("/api/me", content=body)).status_code == 400, body
        wish = b'{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"options":{%s}}'
        for option in (
            b'"\\udc00":1',
            b'"refill":"\\udc00"',
            b'"refill":' + digits,
            b'"refill":' + b"9" * 400,
            b'"x":1e999',
        ):
            assert (await ada.http.post("/api/tables", content=wish % option)).status_code == 400, option
        eve = await house.visitor("Eve")
        for secret in ("é" * 20, "\N{OGHAM LETTER BEITH}" * 20):
            join = {"secret": secret, "name": "Eve"}
            assert (await eve.post(f"/tables/{table}/join", join, 403))["message"] == "error-bad-invitation"

    with caplog.at_level(logging.INFO):
        visit(usual_settings(tmp_path), scene)
    assert tracebacks(caplog) == []


def test_nonsense_in_records(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        record = {
            "format": "orrery-record-1",
            "game": "duel",
            "rules_version": game("duel").rules_version,
            "seats": ["a", "b"],
            "options": {},
            "scores": [],
            "hash": "",
            "moves": ["- 1"],
        }
        bad = [
            json.dumps({**record, "rules_version": 1}).replace('"rules_version": 1', '"rules_version": ' + "9" * 5000)
        ]
        for change_ in (
            {"moves": ["- " + "9" * 5000]},
            {"moves": ["9" * 5000 + " stay"]},
            {"moves": ["0 choose " + "9" * 5000]},
            {"game": "empires", "moves": ["0 flick " + "9" * 5000 + " 1 1"]},
            {"seats": ["x" * 5000, "\x1b[31m"]},
            {"moves": ["0 \ud800"]},
            {"rules_version": 10**400},
            {"options": {"refill": "\ud800"}},
            {"options": {"\ud800": 10**400}},
            {"game": "\ud800"},
            {"game": "\x00"},
        ):
            bad.append(json.dumps({**record, **change_}))
        for text in bad:
            response = await ada.http.post("/api/records", content=text)
            assert response.status_code in (400, 409), (text[:200], response.text)

    with caplog.at_level(logging.INFO):
        visit(usual_settings(tmp_path), scene)
    assert tracebacks(caplog) == []


def test_who_leaves_in_the_middle_of_a_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        cookie = f"Cookie: orrery={ada.http.cookies['orrery']}".encode()
        host, port = house.address.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(request(b"/api/me", b"localhost", cookie, b"Content-Length: 50", method=b"POST") + b"{")
        await writer.drain()
        writer.close()
        assert (await ada.get("/me"))["name"] == "Ada"

    with caplog.at_level(logging.INFO):
        visit(usual_settings(tmp_path), scene)
    assert tracebacks(caplog) == []


# A database that does not do its part


def test_while_the_database_fails_everybody_is_told_to_try_again(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        change(database, "ALTER TABLE people RENAME TO nobody", "ALTER TABLE tables RENAME TO elsewhere")
        stranger = await house.stranger()
        for who, where in (
            (stranger, "/me"),
            (ada, "/tables"),
            (ada, f"/tables/{table}"),
            (ada, f"/tables/{table}/record"),
        ):
            response = await who.http.get("/api" + where)
            assert (response.status_code, response.json()["message"]) == (503, "error-store-fails"), where
            assert response.headers["retry-after"] == "2"
        for where, body in (("/me", {"name": "A"}), (f"/tables/{table}/close", None)):
            assert (await ada.post(where, body, 503))["message"] == "error-store-fails"
        waiting = await ada.socket(table)
        assert (await waiting.problem())["message"] == "error-store-fails"
        with pytest.raises(ConnectionClosed):
            await waiting.next()
        assert waiting.socket.close_code == 1012
        change(database, "ALTER TABLE nobody RENAME TO people", "ALTER TABLE elsewhere RENAME TO tables")
        await (await ada.eyes(table, 0)).answer("choose sensor")

    with caplog.at_level(logging.INFO):
        visit(usual_settings(tmp_path), scene)
    assert tracebacks(caplog) == []


# Names


@pytest.mark.parametrize(
    "name",
    ["\u200d", "\u200d\u200d", "\u0301", "\ufe0f", "\u3164", "\u115f\u1160", "\u2800 \u2800", "\u00a0", "\u2066a"],
)
def test_names_nobody_can_see(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)


@pytest.mark.parametrize("blank", ["\u2800", "\u034f", "\u115f", "\u1160", "\u3164", "\uffa0", "\u17b5", "\u180b"])
def test_names_with_something_drawn_as_nothing_in_them(blank: str) -> None:
    """Two people could have names that look alike."""
    with pytest.raises(BadName):
        proper_name(f"Ad{blank}a")


@pytest.mark.parametrize(
    "name",
    [
        "a\u0300\u0301\u0302\u0303",
        "Z\u0336\u0337\u0338algo",
        "\u0e01\u0e31\u0e48\u0e48\u0e48",
        "Z" + "\u0336\u0337\u200d" * 10,
        "क\u094d\u200d\u0902\u0901",
        "❤\ufe0f\u0336\u0337",
    ],
)
def test_names_with_heaps_of_marks(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ad\ufe0fa",
        "Ad\u200da",
        "Ada\ufe0e",
        "Ada\u200d",
        "\u200dAda",
        "Ada\U000e0100",
        "Ada \u200d👩",
        "👩\u200dAda",
        "👩\u200d",
        "👩\u200d\u200d🚀",
        "❤\ufe0f\ufe0f",
        "1\ufe0f",
        "مح\u200dمد",
        "कम\u200dल",
    ],
)
def test_names_with_a_joiner_or_a_selector_that_changes_nothing(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)


@pytest.mark.parametrize(
    "name", ["https://evil.example", "WWW.evil.example", "ada@evil.example", "@everyone", "\uff20ada", "\uff57ww.evil"]
)
def test_names_that_look_like_links(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "É",
        "李",
        "👩\u200d🚀",
        "👩🏽\u200d🚀",
        "👨\u200d👩\u200d👧\u200d👦",
        "👩\u200d❤\ufe0f\u200d💋\u200d👨",
        "🏳\ufe0f\u200d🌈 Ada",
        "🙂\u200d↔\ufe0f",
        "🧑\u200d⚕\ufe0f",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "ශ\u0dca\u200dර\u0dd3",
        "क\u094d\u200dष",
        "ന\u0d4d\u200d",
        "ه\u200d",
        "…",
        "7",
        "हिन्दी",
        "ज\u093c\u093f\u0902दगी",
        "ก\u0e31\u0e48",
        "Ệ",
        "www",
        "a:/b",
        "עדה",
    ],
)
def test_names_everybody_can_see(name: str) -> None:
    assert proper_name(name) == name


def test_a_name_is_kept_in_its_composed_form() -> None:
    """Otherwise two names that look alike would be different ones, and long ones be refused."""
    assert proper_name("e\u0301") == "é"
    assert proper_name("e\u0302\u0323\u0323") == "ệ\u0323"
    assert proper_name("e\u0301" * 40) == "é" * 40


def test_a_problem_tells_only_what_can_be_sent() -> None:
    told = problem_of(OrreryError("error-x", "x", {"text": "\ud800" + "x" * 5000}))
    assert told.arguments["text"] == "\ufffd" + "x" * 298 + "…"
