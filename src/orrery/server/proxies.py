"""Proxies in front of the server: only those that are trusted are believed when they say for whom they ask."""

from __future__ import annotations

import ipaddress

from .errors import BadProxies

LOCAL = "127.0.0.1,::1"
"""A proxy on this machine."""
_MAPPED = 96
"""This many bits stand before an IPv4 address that is written as an IPv6 one."""


class Proxies:
    """Addresses and networks, as people list them with commas."""

    def __init__(self, listed: str = LOCAL) -> None:
        self._networks = [_network(each.strip()) for each in listed.split(",") if each.strip()]

    def __contains__(self, address: str) -> bool:
        try:
            found = plain_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    @property
    def names(self) -> list[str]:
        """What uvicorn compares addresses with: each also in the way a socket for both kinds writes it."""
        mapped = [
            f"::ffff:{network.network_address}/{_MAPPED + network.prefixlen}"
            for network in self._networks
            if isinstance(network, ipaddress.IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]


def plain_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address; one of IPv4 that came in over an IPv6 socket is one of IPv4."""
    address = ipaddress.ip_address(text)
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadProxies(text) from None
