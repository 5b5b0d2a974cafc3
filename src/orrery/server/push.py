"""Web Push: a message sealed for one browser, and who sends it (`http_ece`, `py_vapid`: the extra `push`)."""

from __future__ import annotations

import base64
import time
from collections.abc import Mapping
from importlib.util import find_spec
from urllib.parse import urlsplit

KEY = "push"
"""The name of the house's own key."""
_SECONDS = 24 * 3600
"""How long a message may wait for a browser that is asleep, and how long the sender's word holds."""


def is_installed() -> bool:
    return find_spec("http_ece") is not None and find_spec("py_vapid") is not None


def new_key() -> str:
    """The private half, as one line of text."""
    from py_vapid import Vapid02, b64urlencode

    vapid = Vapid02()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def public_key(private: str) -> str:
    """The half that browsers are told."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02, b64urlencode

    point = Vapid02.from_raw(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))


def is_key(text: str, length: int) -> bool:
    """Whether a browser's key has that many bytes.

    >>> is_key("AAAA", 3), is_key("AAAA", 16), is_key("ä", 1)
    (True, False, False)
    """
    try:
        return len(_bytes(text)) == length
    except ValueError:
        return False


def seal(keys: Mapping[str, str], text: str) -> bytes:
    """The message as only that browser can read it (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    receiver, secret = _bytes(keys["p256dh"]), _bytes(keys["auth"])
    return bytes(http_ece.encrypt(text.encode(), private_key=once, dh=receiver, auth_secret=secret))


def headers(private: str, address: str, contact: str) -> dict[str, str]:
    """Who sends it (RFC 8292), and how long it may wait."""
    from py_vapid import Vapid02

    parts = urlsplit(address)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _SECONDS // 2}
    signed = Vapid02.from_raw(private.encode()).sign(claims)
    return {
        "Authorization": str(signed["Authorization"]),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_SECONDS),
        "Urgency": "normal",
    }


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
