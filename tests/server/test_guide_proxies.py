"""The proxy settings that the hosting guide shows, unchanged, in a real Caddy and a real nginx.

The blocks are wrapped in what makes them run here: other ports, a certificate made for the test, one process.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from orrery.server.budgets import PEOPLE
from orrery.server.settings import Settings

from .house import PATIENCE_SECONDS, Eyes, House, usual_settings, visit

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
NAME = "games.example"
ADA, BEN = "127.0.0.2", "127.0.0.3"
"""Addresses from which visitors come: all of 127.0.0.0/8 is this machine."""
BUDGET = 0.05
ALLOWED = round(PEOPLE.burst * BUDGET)
Start = Callable[[Path, int, int], tuple[list[str], Path]]
"""Write the configuration for a server's port and a port of the proxy; return the command and the certificate."""

pytestmark = [pytest.mark.engines("sqlite")]


def block_of_guide(first_line: str) -> str:
    """Return the one code block of the guide that begins with this line."""
    blocks: list[str] = re.findall(r"(?ms)^```\w*\n(.*?)^```", GUIDE)
    (found,) = (block for block in blocks if block.startswith(first_line + "\n"))
    return found


def start_caddy(site: str, folder: Path, server: int, port: int) -> tuple[list[str], Path]:
    options = f"""{{
        admin off
        local_certs
        skip_install_trust
        auto_https disable_redirects
        https_port {port}
        default_bind 127.0.0.1
    }}
    """
    assert "127.0.0.1:8000" in site
    (folder / "Caddyfile").write_text(options + site.replace("127.0.0.1:8000", f"127.0.0.1:{server}"), encoding="utf-8")
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], authority


def caddy_of_guide(folder: Path, server: int, port: int) -> tuple[list[str], Path]:
    return start_caddy(block_of_guide(NAME), folder, server, port)


def caddy_of_deploy(folder: Path, server: int, port: int) -> tuple[list[str], Path]:
    return start_caddy((ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8"), folder, server, port)


def nginx_of_guide(folder: Path, server: int, port: int) -> tuple[list[str], Path]:
    block = block_of_guide("location / {").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made = [
        "-addext",
        f"subjectAltName=DNS:{NAME}",
        "-keyout",
        f"{folder}/key.pem",
        "-out",
        f"{folder}/certificate.pem",
    ]
    subprocess.run([*make, *made], check=True, capture_output=True)
    places = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = f"""
    daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
    events {{}}
    http {{
        access_log off; {places}
        server {{
            listen 127.0.0.1:{port} ssl;
            server_name {NAME};
            ssl_certificate {folder}/certificate.pem;
            ssl_certificate_key {folder}/key.pem;
            {block}
        }}
    }}
    """
    (folder / "nginx.conf").write_text(configuration, encoding="utf-8")
    return ["nginx", "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"], folder / "certificate.pem"


class Proxy(NamedTuple):
    """A running proxy and what a browser needs to trust it."""

    port: int
    trust: ssl.SSLContext

    @asynccontextmanager
    async def visitor(self, address: str = ADA, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
        """A browser at that address that has opened the public name."""
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address)
        named = {"Host": NAME, "Origin": f"https://{NAME}", **headers}
        base = f"https://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(
            base_url=base, transport=transport, headers=named, timeout=PATIENCE_SECONDS
        ) as client:
            client.event_hooks = {"request": [_say_name]}
            yield client

    async def newcomers(self, address: str, **headers: str) -> int:
        """Return how many of a few new visitors are let in."""
        statuses = []
        for _ in range(ALLOWED + 2):
            async with self.visitor(address, **headers) as browser:
                statuses.append((await browser.get("/api/me")).status_code)
        assert {*statuses} <= {200, 429}
        return statuses.count(200)


async def _say_name(request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = NAME


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


@asynccontextmanager
async def running(start: Start, folder: Path, server: int) -> AsyncIterator[Proxy]:
    port = free_port()
    command, authority = start(folder, server, port)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await _reached(port, authority):
                assert process.poll() is None, (folder / "proxy.log").read_text()
                await asyncio.sleep(0.05)
        yield Proxy(port, ssl.create_default_context(cafile=authority))
    finally:
        process.terminate()
        process.wait()


async def _reached(port: int, authority: Path) -> bool:
    """Return whether the proxy completes a TLS handshake with the certificate it was given."""
    if not authority.exists():
        return False
    try:
        trust = ssl.create_default_context(cafile=authority)
        _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trust, server_hostname=NAME)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True


def behind(
    start: Start, folder: Path, settings: Settings, scene: Callable[[House, Proxy], Coroutine[object, object, None]]
) -> None:
    async def with_proxy(house: House) -> None:
        place = folder / "proxy"
        place.mkdir()
        async with running(start, place, int(house.address.rpartition(":")[2])) as proxy:
            await scene(house, proxy)

    visit(replace(settings, public_url=f"https://{NAME}"), with_proxy)


PROXIES = pytest.mark.parametrize(
    "start",
    [
        pytest.param(start, marks=pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not here"))
        for start, program in ((caddy_of_guide, "caddy"), (caddy_of_deploy, "caddy"), (nginx_of_guide, "nginx"))
    ],
    ids=["caddy", "caddy-of-deploy", "nginx"],
)


@PROXIES
def test_a_table_is_played_through_the_proxy(tmp_path: Path, start: Start) -> None:
    async def scene(house: House, proxy: Proxy) -> None:
        async with proxy.visitor() as browser:
            known = await browser.get("/api/me")
            assert "secure" in known.headers["set-cookie"].lower()
            assert (await browser.post("/api/me", json={"name": "Ada"})).status_code == 200
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await browser.post("/api/tables", json={"game": "duel", "seats": seats, "options": {}})
            assert made.status_code == 201, made.text
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            table = made.json()["id"]
            async with connect(
                f"wss://{NAME}/api/tables/{table}/socket",
                host="127.0.0.1",
                port=proxy.port,
                ssl=proxy.trust,
                additional_headers={"Cookie": cookie, "Origin": f"https://{NAME}"},
                proxy=None,
            ) as line:
                eyes = Eyes(line)
                await eyes.hello(0)
                await eyes.answer("choose sensor")

    behind(start, tmp_path, usual_settings(tmp_path), scene)


@PROXIES
def test_every_visitor_has_limits_of_their_own(tmp_path: Path, start: Start) -> None:
    async def scene(house: House, proxy: Proxy) -> None:
        assert await proxy.newcomers(ADA) == ALLOWED
        assert await proxy.newcomers(BEN) == ALLOWED
        assert await proxy.newcomers(ADA, **{"X-Forwarded-For": "203.0.113.7"}) == 0, "the header was believed"

    behind(start, tmp_path, replace(usual_settings(tmp_path), budget=BUDGET), scene)


@PROXIES
def test_a_page_over_plain_http_changes_nothing(tmp_path: Path, start: Start) -> None:
    async def scene(house: House, proxy: Proxy) -> None:
        async with proxy.visitor(Origin=f"http://{NAME}") as browser:
            refused = await browser.post("/api/me", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["message"]) == (403, "error-foreign-origin")

    behind(start, tmp_path, usual_settings(tmp_path), scene)


def test_the_home_network_gets_in_by_the_machines_own_name(tmp_path: Path) -> None:
    """Beside the proxy the machine's port is open: no TLS there, and other cookies."""

    async def scene(house: House) -> None:
        browser = await house.stranger()
        own = {"Host": "localhost:8000", "Origin": "http://localhost:8000"}
        known = await browser.http.get("/api/me", headers=own)
        assert "secure" not in known.headers["set-cookie"].lower()
        assert (await browser.http.post("/api/me", json={"name": "Ada"}, headers=own)).status_code == 200

    visit(replace(usual_settings(tmp_path), public_url=f"https://{NAME}"), scene)
