"""Messages that leave the server: to public addresses of the web only, and without waiting for who does not answer."""

from __future__ import annotations

import asyncio

import pytest

from orrery.server.call_errors import BadAddress
from orrery.server.outgoing import Outgoing, Unreachable, is_public, target_of


@pytest.mark.parametrize(
    "address",
    [
        *("ftp://a.example", "http://", "http://u:p@a.example", "http://a.example:0/", "http://a.example:x/"),
        *("http://ä.example", "http://a.example/\r\nHost: b", "http://a.example/ b", "https://a.example/" + "x" * 1000),
    ],
)
def test_what_is_no_plain_address_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        target_of(address)


@pytest.mark.parametrize(
    "number",
    [
        *(
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "224.0.0.1",
        ),
        *("::", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    ],
)
def test_no_number_of_a_network_of_the_host_s_own_is_public(number: str) -> None:
    assert not is_public(number)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


def test_who_does_not_answer_is_not_waited_for() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def scene() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with server:
            for door in (Outgoing(anywhere=True, limit_seconds=0.05), Outgoing()):
                with pytest.raises(Unreachable):
                    await door.post(address, b"", {})

    asyncio.run(scene())
