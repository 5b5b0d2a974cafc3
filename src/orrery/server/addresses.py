"""Check by which names the server is addressed: a page of another site whose name leads here must not reach it.

A browser lets a page talk to the host it came from. Anyone who owns a name can make it point to this machine after the
page has been loaded (DNS rebinding), but cannot change the Host header the browser then sends.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from .errors import BadPublicUrl

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_EVERYWHERE = frozenset({"0.0.0.0", "::"})
_PATH = re.compile(r"(/[A-Za-z0-9_-]+)*")
"""Letters that mean themselves in an address and in a page."""


class Addresses:
    """The hosts this server answers to."""

    def __init__(self, bound: str = "127.0.0.1", public_url: str = "") -> None:
        self.public_url = checked_url(public_url) if public_url else ""
        public = urlsplit(self.public_url)
        self.base_path = public.path
        self._public_scheme = public.scheme
        self._public_netloc = _without_default_port(public.scheme, public.netloc)
        self._everywhere = bound in _EVERYWHERE
        named = {bound.lower(), host_of(public.netloc) or ""}
        self._hosts = _LOCAL | named | (_own_names() if self._everywhere else set()) - {""}

    def serves(self, host: str, local: str | None) -> bool:
        """Return whether a Host header names this server; `local` is the address the connection came in at."""
        name = host_of(host)
        if name is None:
            return False
        return name in self._hosts or (self._everywhere and local is not None and name == _plain(local))

    def requires_tls(self, host: str) -> bool:
        """Return whether a Host header has the name of the public https address, at any port: cookies have none."""
        return self._public_scheme == "https" and host_of(host) == host_of(self._public_netloc)

    def own_origin(self, origin: str, host: str) -> bool:
        """Return whether an Origin header names this server: the public address, or the one in the Host header."""
        try:
            parts = urlsplit(origin)
            netloc = _without_default_port(parts.scheme, parts.netloc)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not netloc:
            return False
        if parts.scheme == "http" and self.requires_tls(netloc):
            return False
        return netloc in (self._public_netloc, _without_default_port(parts.scheme, host))


def host_of(netloc: str) -> str | None:
    """The host of `host:port` or `[address]:port`; None if it is neither.

    >>> [host_of(text) for text in ("Orrery.local:8000", "[::1]:8000", "::1", "a b", "x:y", "")]
    ['orrery.local', '::1', None, None, None, None]
    """
    if netloc.startswith("["):
        address, bracket, rest = netloc[1:].partition("]")
        try:
            name = str(ipaddress.IPv6Address(address)) if bracket else ""
        except ValueError:
            return None
    else:
        address, colon, rest = netloc.partition(":")
        name, rest = address.lower().removesuffix("."), colon + rest
    if rest and not (rest[0] == ":" and rest[1:].isascii() and rest[1:].isdigit()):
        return None
    return name if name and all(letter.isalnum() or letter in "-._:" for letter in name) else None


def checked_url(text: str) -> str:
    """A public address as people type it: a scheme and a host, and maybe a path below which everything is.

    >>> [checked_url(text) for text in ("https://games.example/", " http://localhost:80/a/orrery/")]
    ['https://games.example', 'http://localhost:80/a/orrery']
    """
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise BadPublicUrl(text) from None
    if parts.scheme not in ("http", "https") or host_of(parts.netloc) is None or port == 0:
        raise BadPublicUrl(text)
    path = parts.path.removesuffix("/")
    if not _PATH.fullmatch(path) or parts.query or parts.fragment:
        raise BadPublicUrl(text)
    return f"{parts.scheme}://{parts.netloc}{path}"


def _without_default_port(scheme: str, netloc: str) -> str:
    """Return `host` or `host:port` in lower case, without the port that the scheme has anyway.

    >>> _without_default_port("https", "Games.example:443"), _without_default_port("http", "[::1]:8000")
    ('games.example', '[::1]:8000')
    """
    return netloc.lower().removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))


def _plain(address: str) -> str:
    """Return an IPv4 address that came in over an IPv6 socket in the usual notation."""
    return address.lower().removeprefix("::ffff:")


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    names: Iterable[str] = (name, name.partition(".")[0])
    return {each for own in names for each in (own, f"{own}.local")}
