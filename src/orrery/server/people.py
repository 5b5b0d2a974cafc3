"""People: a random token in a cookie and a name; no accounts."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import NamedTuple

from .errors import BadName

COOKIE = "orrery"
COOKIE_SECONDS = 60 * 60 * 24 * 400
_JOINER = "\N{ZERO WIDTH JOINER}"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs in name only: nothing is drawn for them."""


class Person(NamedTuple):
    """Someone who plays or watches."""

    id: int
    name: str


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_secret() -> str:
    """What opens a seat for anyone who has the link."""
    return secrets.token_urlsafe(16)


def token_hash(token: str) -> str:
    """What is stored: nobody who reads the database can pose as a person."""
    return hashlib.sha256(token.encode()).hexdigest()


def proper_name(name: str) -> str:
    """The name without spaces around it; a script in it is just letters, but all of them must be visible.

    >>> proper_name("  Ada <b> ")
    'Ada <b>'
    """
    trimmed = " ".join(name.split(" ")).strip()
    if not 1 <= len(trimmed) <= 40:
        raise BadName
    if any(unicodedata.category(letter) in _UNSEEN and letter != _JOINER for letter in trimmed):
        raise BadName
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK for letter in trimmed):
        raise BadName  # joiners, marks and blanks alone show nothing
    return trimmed
