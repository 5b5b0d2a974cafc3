"""People: a random token in a cookie and a name; no accounts."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from .errors import BadName

COOKIE = "orrery"
COOKIE_SECONDS = 60 * 60 * 24 * 400
_JOINER = "\N{ZERO WIDTH JOINER}"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs that are drawn as nothing, although their category says otherwise."""
_MARKS = 2
"""Marks that may be drawn over or under one letter."""
_LIKE_LINKS = ("://", "www.", "@")
"""Parts of a name that programs turn into a link, or that pass it off as an address."""
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


class Person(NamedTuple):
    """Someone who plays or watches."""

    id: int
    name: str


class Browser(NamedTuple):
    """A browser that has signed in as a person."""

    id: str
    person: Person
    used: int | None
    """When it was last used, in microseconds since 1970, as far as that is stored: once a day."""
    news: bool
    """True while it has still to show that another browser has joined."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_secret() -> str:
    """What opens a seat for anyone who has the link."""
    return secrets.token_urlsafe(16)


def new_browser() -> str:
    """Return a name by which a person's browsers are told apart."""
    return secrets.token_urlsafe(12)


def token_hash(token: str) -> str:
    """What is stored: nobody who reads the database can pose as a person."""
    return hashlib.sha256(token.encode()).hexdigest()


def proper_name(name: str) -> str:
    """Return the name in its composed form (NFC) without spaces around it; refuse one that is misleading to see.

    >>> proper_name("  Ada <b> ")
    'Ada <b>'
    """
    trimmed = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not 1 <= len(trimmed) <= 40:
        raise BadName
    categories = [unicodedata.category(letter) for letter in trimmed]
    if any(
        letter in _BLANK or (category in _UNSEEN and letter != _JOINER)
        for letter, category in zip(trimmed, categories, strict=True)
    ):
        raise BadName
    if not any(category[0] in "LNPS" for category in categories):
        raise BadName  # joiners and marks alone show nothing
    if _most_marks(categories) > _MARKS:
        raise BadName
    plain = unicodedata.normalize("NFKC", trimmed).casefold()
    if any(part in plain for part in _LIKE_LINKS):
        raise BadName
    return trimmed


def _most_marks(categories: Iterable[str]) -> int:
    """Return the largest number of marks drawn over or under one letter; vowel signs beside a letter do not count."""
    most = marks = 0
    for category in categories:
        if category in ("Mn", "Me"):
            marks += 1
            most = max(most, marks)
        elif category != "Mc":
            marks = 0
    return most


def isolated(name: str) -> str:
    """Return a name for the middle of a sentence: one written from right to left must not turn the words around it.

    >>> isolated("Ada"), isolated("\u05e2\u05d3\u05d4")
    ('Ada', '\u2068\u05e2\u05d3\u05d4\u2069')
    """
    return f"\u2068{name}\u2069" if _RIGHT_TO_LEFT.search(name) else name
