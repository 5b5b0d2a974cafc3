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
_EMOJI = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u2300-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935"
    "\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
"""Characters that are drawn as emoji, with the modifiers for skin tones."""
_VIRAMAS = "[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]"
"""Signs of Indic scripts after which a joiner chooses the form of a letter."""
_ARABIC = "[\u0620-\u064a\u066e-\u06d3\u06fa-\u06fc\u0750-\u077f\u08a0-\u08c9]"
_NEEDED = re.compile(
    f"(?<={_EMOJI})[\ufe0e\ufe0f]"
    "|(?<=[0-9#*])\ufe0f(?=\u20e3)"  # a key of a telephone
    f"|(?:(?<={_EMOJI})|(?<={_EMOJI}\ufe0f)){_JOINER}(?={_EMOJI})"
    f"|(?<={_VIRAMAS}){_JOINER}"
    rf"|(?<={_ARABIC}){_JOINER}(?!\w)"  # between letters it changes nothing
)
"""Variation selectors and joiners that change how a name is drawn."""
_JOINING = re.compile(f"[{_JOINER}\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""All variation selectors and joiners."""
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
    """True if another browser has joined and this one has not shown it yet."""


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
    if _JOINING.search(_NEEDED.sub("", trimmed)) or _most_marks(categories) > _MARKS:
        raise BadName
    plain = unicodedata.normalize("NFKC", trimmed).casefold()
    if any(part in plain for part in _LIKE_LINKS):
        raise BadName
    return trimmed


def _most_marks(categories: Iterable[str]) -> int:
    """Return the largest number of marks drawn over or under one letter.

    Vowel signs beside a letter do not count; neither they nor joiners (`Cf`) begin another letter.
    """
    most = marks = 0
    for category in categories:
        if category in ("Mn", "Me"):
            marks += 1
            most = max(most, marks)
        elif category not in ("Mc", "Cf"):
            marks = 0
    return most


def isolated(name: str) -> str:
    """Return a name for the middle of a sentence: one written from right to left must not turn the words around it.

    >>> isolated("Ada"), isolated("\u05e2\u05d3\u05d4")
    ('Ada', '\u2068\u05e2\u05d3\u05d4\u2069')
    """
    return f"\u2068{name}\u2069" if _RIGHT_TO_LEFT.search(name) else name
