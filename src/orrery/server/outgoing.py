"""Messages to addresses that people have given: to public ones unless the host allows more, once, never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from .call_errors import BadAddress

LETTERS = 1000
_LIMIT_SECONDS = 10.0
_WRITTEN = re.compile(r"https?://[\x21-\x7e]+")
_CARRIERS = [ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Addresses of the new kind that lead to one of the old kind, which may be anything."""


class Unreachable(Exception):
    """The message did not arrive."""


class Target(NamedTuple):
    """The parts of an address."""

    host: str
    port: int
    path: str
    secure: bool


def target_of(address: str) -> Target:
    """Where a message goes; refused unless it is a plain address of the web."""
    if len(address) > LETTERS or not _WRITTEN.fullmatch(address):
        raise BadAddress
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress from None
    if not parts.hostname or parts.username is not None or port == 0:
        raise BadAddress
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


def is_public(address: str) -> bool:
    """Whether a message to this address leaves the host's own network.

    >>> [is_public(text) for text in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if any(found in network for network in _CARRIERS):
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


class Outgoing:
    """The one door through which the server asks anything of others; it follows no redirects and never tries again."""

    def __init__(self, anywhere: bool = False, limit_seconds: float = _LIMIT_SECONDS) -> None:
        self._anywhere = anywhere
        self._limit_seconds = limit_seconds
        self._trusted: ssl.SSLContext | None = None

    async def check(self, address: str) -> None:
        """Refused unless a message may be sent there."""
        try:
            async with asyncio.timeout(self._limit_seconds):
                await self._find(target_of(address))
        except (OSError, TimeoutError):
            raise BadAddress from None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send it, and the status that comes back; nothing else of the answer is read."""
        try:
            async with asyncio.timeout(self._limit_seconds):
                return await self._post(target_of(address), body, headers)
        except (OSError, TimeoutError, ValueError, BadAddress) as problem:
            raise Unreachable(f"{type(problem).__name__}: {problem}") from None

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        # the address that was looked at is the one that is called: a name may mean another one a moment later
        found = await self._find(target)
        name = target.host if target.secure else None
        reader, writer = await asyncio.open_connection(found, target.port, ssl=self._tls(target), server_hostname=name)
        try:
            writer.write(_head(target, len(body), headers) + body)
            await writer.drain()
            return int((await reader.readline()).split()[1:2][0])
        except IndexError:
            raise Unreachable("not an answer") from None
        finally:
            writer.close()

    async def _find(self, target: Target) -> str:
        """The number behind a name; refused if any of its numbers is of a network that is nobody else's business."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        numbers = [str(place[0]) for *_, place in found]
        if not numbers or not (self._anywhere or all(map(is_public, numbers))):
            raise BadAddress
        return numbers[0]

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
