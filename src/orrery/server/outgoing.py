"""Send messages to addresses that people have typed: to public ones unless the host allows more, once, in bounded time.

An address is checked after its name has been resolved, and the addresses that were checked are the ones that are
connected to: a name may lead elsewhere a moment later.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from .call_errors import BadAddress
from .delivery_limits import HostLimits

LETTERS = 1000
_LIMIT_SECONDS = 10.0
_WRITTEN = re.compile(r"https?://[\x21-\x7e]+")
_PUBLIC_PORTS = (80, 443)
"""Ports of public addresses to which messages go."""
_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
"""The only IPv6 addresses of hosts of the internet; those of NAT64 and site-local ones lie outside."""
_SPECIAL = [
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # assigned to protocols
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # assigned to protocols, among them Teredo and benchmarks
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: leads to any IPv4 address
        "3fff::/20",  # documentation
    )
]
"""Networks that not every Python version knows to be special."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """The message did not arrive."""


class Target(NamedTuple):
    """The parts of an address."""

    host: str
    port: int
    path: str
    secure: bool


def target_of(address: str) -> Target:
    """Return the parts of a web address; refused if it is none."""
    if len(address) > LETTERS or not _WRITTEN.fullmatch(address):
        raise BadAddress
    try:
        parts = urlsplit(address)
        port = parts.port
        host = parts.hostname or ""
        host.encode("idna")  # refuses empty labels and those of more than 63 letters
    except ValueError:
        raise BadAddress from None
    if not host or parts.username is not None or port == 0:
        raise BadAddress
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port or (443 if secure else 80), path, secure)


def is_public(address: str) -> bool:
    """Return whether the address belongs to a host of the internet, and not to a network of the server's own.

    >>> [is_public(text) for text in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found
    if found.version == 6 and found not in _GLOBAL_UNICAST:
        return False
    return found.is_global and not found.is_multicast and not any(found in network for network in _SPECIAL)


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a name, each once, in the order in which the system would try them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


async def connect(addresses: Sequence[str], port: int, limit_seconds: float) -> socket.socket:
    """Return a connection to the first of these addresses that accepts one; all of them share the time."""
    loop = asyncio.get_running_loop()
    end, problem = loop.time() + limit_seconds, OSError("the name has no address that may be used")
    for position, address in enumerate(addresses):
        share = (end - loop.time()) / (len(addresses) - position)
        try:
            async with asyncio.timeout(share):
                return await _connect(address, port)
        except OSError as refusal:
            problem = refusal
    raise problem


async def _connect(address: str, port: int) -> socket.socket:
    connection = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
    try:
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, (address, port))
    except BaseException:
        connection.close()
        raise
    return connection


class Outgoing:
    """Posts to web addresses; it follows no redirects and sends a message once."""

    def __init__(
        self, anywhere: bool = False, limit_seconds: float = _LIMIT_SECONDS, resolve: Resolve = resolve
    ) -> None:
        self._anywhere = anywhere
        self._limit_seconds = limit_seconds
        self._resolve = resolve
        self._limits = HostLimits()
        self._trusted: ssl.SSLContext | None = None

    async def check(self, address: str) -> None:
        """Refuse an address to which no message may be sent."""
        try:
            async with asyncio.timeout(self._limit_seconds):
                await self._find(target_of(address))
        except (OSError, TimeoutError):
            raise BadAddress from None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a message and return the status of the answer; nothing else of the answer is read."""
        try:
            async with asyncio.timeout(self._limit_seconds):
                return await self._post(target_of(address), body, headers)
        except (OSError, TimeoutError, ValueError, BadAddress) as problem:
            raise Unreachable(f"{type(problem).__name__}: {problem}") from None

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        addresses = await self._find(target)
        # a host can have any number of names: its address is what it is limited by
        async with self._limits.limit(addresses[0]):
            connection = await connect(addresses, target.port, self._limit_seconds)
            return await self._exchange(connection, target, _head(target, len(body), headers) + body)

    async def _exchange(self, connection: socket.socket, target: Target, request: bytes) -> int:
        name = target.host if target.secure else None
        reader, writer = await asyncio.open_connection(sock=connection, ssl=self._tls(target), server_hostname=name)
        try:
            writer.write(request)
            await writer.drain()
            return int((await reader.readline()).split()[1:2][0])
        except IndexError:
            raise Unreachable("not an answer") from None
        finally:
            writer.close()

    async def _find(self, target: Target) -> list[str]:
        """Return the addresses of the target; refused if a message must not go to any one of them."""
        if not self._anywhere and target.port not in _PUBLIC_PORTS:
            raise BadAddress
        found = await self._resolve(target.host, target.port)
        if not found or not (self._anywhere or all(map(is_public, found))):
            raise BadAddress
        return found

    def _tls(self, target: Target) -> ssl.SSLContext | None:
        if not target.secure:
            return None
        self._trusted = self._trusted or ssl.create_default_context()
        return self._trusted


def _head(target: Target, length: int, headers: Mapping[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = {"Host": f"{host}:{target.port}", "Content-Length": str(length), "Connection": "close"}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**usual, **headers}.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
