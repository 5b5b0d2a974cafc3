"""Behind a proxy: whom it names counts only if it is trusted, and the server may be below a path."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from orrery.server.addresses import Addresses
from orrery.server.budgets import PEOPLE, REQUESTS, Buckets, address_of
from orrery.server.doorman import CONNECTIONS, Doorman
from orrery.server.errors import BadProxies
from orrery.server.proxies import Proxies
from orrery.server.settings import Settings

from .house import House, usual_settings, visit

BUDGET = 0.05
ALLOWED = round(PEOPLE.burst * BUDGET)
FOR = "X-Forwarded-For"


def counted(folder: Path, proxies: str) -> Settings:
    return replace(usual_settings(folder), budget=BUDGET, proxies=Proxies(proxies))


async def newcomers(house: House, forwarded: str) -> int:
    """How many new visitors are let in who are said to come from there."""
    found = [(await (await house.stranger()).http.get("/api/me", headers={FOR: forwarded})) for _ in range(ALLOWED + 2)]
    assert {response.status_code for response in found} <= {200, 429}
    return sum(response.status_code == 200 for response in found)


@pytest.mark.engines("sqlite")
def test_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert await newcomers(house, "203.0.113.7") == ALLOWED
        assert await newcomers(house, "203.0.113.8") == ALLOWED
        assert await newcomers(house, "198.51.100.1, 203.0.113.7") == 0, (
            "what visitors write themselves stands in front"
        )
        assert await newcomers(house, "2001:db8::1") == ALLOWED
        assert await newcomers(house, "2001:db8::2") == 0

    visit(counted(tmp_path, "127.0.0.0/8"), scene)


@pytest.mark.engines("sqlite")
def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert await newcomers(house, "203.0.113.7") == ALLOWED
        assert await newcomers(house, "203.0.113.8") == 0

    visit(counted(tmp_path, "10.0.0.5"), scene)


@pytest.mark.engines("sqlite")
def test_sockets_are_counted_in_the_same_way(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "me")
        statuses = {
            (await ada.http.get("/api/games", headers={FOR: "203.0.113.7"})).status_code
            for _ in range(round(REQUESTS.burst * BUDGET) * 10)
        }
        assert statuses == {200, 429}

        async def come_and_go() -> None:
            for _ in range(REQUESTS.burst):
                await (await ada.socket(table, **{FOR: "203.0.113.7"})).socket.close()

        with pytest.raises(InvalidStatus, match="429"):
            await come_and_go()
        assert await (await ben.socket(table, **{FOR: "203.0.113.8"})).hello(None)

    visit(counted(tmp_path, "127.0.0.1"), scene)


@pytest.mark.engines("sqlite")
@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("10.0.0.5", False)])
def test_behind_tls_cookies_never_leave_it(tmp_path: Path, proxies: str, secure: bool) -> None:
    async def scene(house: House) -> None:
        response = await (await house.stranger()).http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert ("secure" in response.headers["set-cookie"].lower()) is secure

    visit(replace(usual_settings(tmp_path), proxies=Proxies(proxies)), scene)


def secure(set_cookie: str) -> bool:
    return "secure" in set_cookie.lower()


@pytest.mark.engines("sqlite")
def test_at_the_public_https_name_the_cookie_needs_tls_whatever_the_proxy_says(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for host, needs_tls in (
            ("games.example", True),
            ("GAMES.example:443", True),
            ("games.example:8000", True),
            ("localhost:8000", False),
        ):
            response = await (await house.stranger()).http.get("/api/me", headers={"Host": host})
            assert secure(response.headers["set-cookie"]) is needs_tls, host

    visit(replace(usual_settings(tmp_path), public_url="https://games.example", proxies=Proxies("")), scene)


@pytest.mark.engines("sqlite")
def test_a_public_http_name_needs_no_tls(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        response = await (await house.stranger()).http.get("/api/me", headers={"Host": "games.example"})
        assert not secure(response.headers["set-cookie"])

    visit(replace(usual_settings(tmp_path), public_url="http://games.example"), scene)


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("https://games.example", "games.example", True),
        ("https://games.example:443", "localhost:8000", True),
        ("http://games.example", "games.example", False),
        ("http://games.example:80", "games.example", False),
        ("http://machine:8000", "machine:8000", True),
        ("http://games.example:8000", "games.example:8000", False),
        ("http://machine", "machine:80", True),
        ("http://machine:8000", "games.example", False),
        ("https://evil.example", "games.example", False),
        ("ws://games.example", "games.example", False),
    ],
)
def test_which_pages_are_the_servers_own(origin: str, host: str, own: bool) -> None:
    assert Addresses("0.0.0.0", "https://games.example:443").own_origin(origin, host) is own


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies(" 10.1.2.3/24, 192.168.0.1,fd00::/8,")
    for address in ("10.1.2.200", "::ffff:10.1.2.200", "192.168.0.1", "fd00::7"):
        assert address in proxies, address
    for address in ("10.1.3.1", "192.168.0.2", "::ffff:192.168.0.2", "127.0.0.1", "2001:db8::1", "", "proxy"):
        assert address not in proxies, address
    assert proxies.names == [
        "10.1.2.0/24",
        "192.168.0.1/32",
        "fd00::/8",
        "::ffff:10.1.2.0/120",
        "::ffff:192.168.0.1/128",
    ]
    assert "127.0.0.1" in Proxies()
    assert Proxies("").names == []


def test_an_address_is_the_same_over_a_socket_for_both_kinds() -> None:
    """Else everybody with an IPv4 address would share one budget there."""

    def address(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert address("::ffff:203.0.113.7") == address("203.0.113.7") == "203.0.113.7"
    assert address("2001:db8::1") == address("2001:db8::2") == "2001:db8::/64"


@pytest.mark.parametrize("listed", ["*", "proxy", "10.0.0.1/33", "10.0.0.1,10.0.0", "http://10.0.0.1"])
def test_proxies_that_are_none(listed: str) -> None:
    with pytest.raises(BadProxies):
        Proxies(listed)


def test_a_trusted_proxy_comes_as_often_as_it_likes() -> None:
    doorman = Doorman(10_000, 10.0, 60.0, Buckets(CONNECTIONS, 1.0, lambda: 0.0), Proxies("10.0.0.0/24"))
    for address, most in (("10.0.0.9", CONNECTIONS.burst + 5), ("127.0.0.1", CONNECTIONS.burst)):
        came = [doorman.admit(object(), address) for _ in range(CONNECTIONS.burst + 5)]  # type: ignore[arg-type]
        assert came.count(True) == most, address


# Below a path


def with_client(folder: Path, public_url: str) -> Settings:
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    page = '<meta name="base-path" content="./" /><script src="./assets/main.js"></script>'
    (client / "index.html").write_text(page, encoding="utf-8")
    (client / "assets" / "main.js").write_text("export {};")
    return replace(usual_settings(folder), public_url=public_url)


@pytest.mark.engines("sqlite")
def test_everything_is_found_below_the_path(tmp_path: Path) -> None:
    page = '<meta name="base-path" content="/a/orrery/" /><script src="/a/orrery/assets/main.js"></script>'

    async def scene(house: House) -> None:
        browser = await house.stranger()
        for path in ("/a/orrery", "/a/orrery/", "/a/orrery/table/abc", "/a/orrery/index.html", "/a/orreryville"):
            assert (await browser.http.get(path)).text == page, path
        assert (await browser.http.get("/a/orrery/assets/main.js")).text == "export {};"
        assert (await browser.http.get("/a/orrery/api/none")).status_code == 404
        assert (await browser.http.get("/a/orreryapi/me")).text == page
        me = await browser.http.get("/a/orrery/api/me")
        assert "path=/a/orrery;" in me.headers["set-cookie"].lower()
        assert (await browser.http.get("/a/orrery/api/tables")).json() == []
        assert (await browser.http.get("/a/orrery/api/server")).json() == {
            "public_url": "https://games.example/a/orrery"
        }

    visit(with_client(tmp_path, "https://games.example/a/orrery/"), scene)


@pytest.mark.engines("sqlite")
def test_a_proxy_may_take_the_path_away(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser = await house.stranger()
        assert 'src="/orrery/assets/main.js"' in (await browser.http.get("/table/abc")).text
        assert (await browser.http.get("/assets/main.js")).text == "export {};"
        assert (await browser.http.get("/api/me")).status_code == 200

    visit(with_client(tmp_path, "https://games.example/orrery"), scene)


@pytest.mark.engines("sqlite")
def test_without_a_path_everything_is_at_the_root(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser = await house.stranger()
        page = (await browser.http.get("/table/abc")).text
        assert page == '<meta name="base-path" content="/" /><script src="/assets/main.js"></script>'
        assert "path=/;" in (await browser.http.get("/api/me")).headers["set-cookie"].lower()

    visit(with_client(tmp_path, ""), scene)


@pytest.mark.engines("sqlite")
def test_a_socket_below_the_path(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        below = House(f"{house.address}/orrery", house.rooms, house._stack)
        ada = await below.visitor("Ada")
        table = await ada.table("me", "me")
        assert (await (await ada.socket(table)).hello(0))["seat"] == 0

    visit(with_client(tmp_path, "https://games.example/orrery"), scene)
