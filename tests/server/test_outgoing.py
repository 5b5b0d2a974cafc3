"""Messages that leave the server: to public addresses of the web only, and in bounded time."""

from __future__ import annotations

import asyncio
import socket

import pytest

from orrery.server.call_errors import BadAddress
from orrery.server.outgoing import Outgoing, Resolve, Unreachable, is_public, target_of


@pytest.mark.parametrize(
    "address",
    [
        *("ftp://a.example", "http://", "http://u:p@a.example", "http://a.example:0/", "http://a.example:x/"),
        *("http://ä.example", "http://a.example/\r\nHost: b", "http://a.example/ b", "https://a.example/" + "x" * 1000),
        *("http://a..b/", "http://.a.example/", f"http://{'x' * 64}.example/", "http://[::1"),
    ],
)
def test_what_is_no_plain_address_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        target_of(address)


OWN_OR_SPECIAL = """
0.0.0.0 0.0.0.1 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1
198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 233.252.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::127.0.0.1 ::9.9.9.9 ::ffff:127.0.0.1 ::ffff:0:127.0.0.1 ::ffff:0:9.9.9.9 64:ff9b::7f00:1 64:ff9b::9.9.9.9
64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 3fff::1 5f00::1
fc00::1 fd00::1 fe80::1%eth0 fec0::1 fec0::1%eth0 ff02::1 ff0e::1
"""


@pytest.mark.parametrize("address", OWN_OR_SPECIAL.split())
def test_an_address_of_an_own_or_special_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "192.0.1.1", "223.255.255.255", "2620:fe::fe", "2a00:1450::1"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


def names(**known: list[str]) -> Resolve:
    """Return a resolver of these names and no others, without asking anybody."""

    async def resolve(host: str, port: int) -> list[str]:
        if host not in known:
            raise socket.gaierror
        return known[host]

    return resolve


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        *(("http://good/", True), ("https://good/", True), ("http://good:443/", True)),
        *(
            ("http://good:8080/", False),
            ("https://good:22/", False),
            ("http://mixed/", False),
            ("http://unknown/", False),
        ),
    ],
)
def test_public_addresses_are_those_of_the_web_alone(address: str, allowed: bool) -> None:
    found = Outgoing(resolve=names(good=["9.9.9.9", "2620:fe::fe"], mixed=["9.9.9.9", "10.0.0.1"]))
    if allowed:
        asyncio.run(found.check(address))
    else:
        with pytest.raises(BadAddress):
            asyncio.run(found.check(address))
        with pytest.raises(Unreachable):
            asyncio.run(found.post(address, b"", {}))


def test_all_addresses_of_a_name_are_tried_in_turn() -> None:
    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 Well\r\n\r\n")
        writer.close()
        await writer.wait_closed()
        heard.set()

    heard = asyncio.Event()

    async def scene() -> None:
        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        several = Outgoing(anywhere=True, resolve=names(several=["127.0.0.2", "::1", "127.0.0.1"], deaf=["127.0.0.2"]))
        async with server:
            assert await several.post(f"http://several:{port}/", b"", {}) == 204
            await heard.wait()
            with pytest.raises(Unreachable):
                await several.post(f"http://deaf:{port}/", b"", {})

    asyncio.run(scene())


def test_who_does_not_answer_is_not_waited_for() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        await writer.wait_closed()
        left.set()

    left = asyncio.Event()

    async def scene() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with server:
            for door in (Outgoing(anywhere=True, limit_seconds=0.05), Outgoing()):
                with pytest.raises(Unreachable):
                    await door.post(address, b"", {})
            await left.wait()

    asyncio.run(scene())


def test_however_many_names_a_host_has_two_messages_go_there_at_a_time() -> None:
    there: list[int] = []
    most = 0

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal most
        there.append(1)
        most = max(most, len(there))
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.05)  # time for others to come, if they may
        there.pop()
        writer.write(b"HTTP/1.1 204 Well\r\n\r\n")
        writer.close()
        await writer.wait_closed()
        if not there:
            left.set()

    left = asyncio.Event()

    async def scene() -> None:
        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        several = Outgoing(anywhere=True, resolve=names(**{f"n{number}": ["127.0.0.1"] for number in range(6)}))
        async with server:
            sent = await asyncio.gather(*(several.post(f"http://n{number}:{port}/", b"", {}) for number in range(6)))
            assert sent == [204] * 6
            await left.wait()

    asyncio.run(scene())
    assert most == 2
