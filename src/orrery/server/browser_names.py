"""Name a browser by what it says it is, so that a person recognizes it in a list of their own.

A User-Agent is text from outside: only words of the two lists below come out of it, and only those are stored.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class BrowserName(NamedTuple):
    """The program and the system it runs on; each is empty if it is not known."""

    program: str
    system: str


UNNAMED: Final = BrowserName("", "")
_PROGRAMS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""A mark in the text, and the program that writes it; most also write the marks below their own."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
"""Systems by what they are called there: one that is built on another stands above it."""


def browser_name(user_agent: str) -> BrowserName:
    """Return the names of the program and the system.

    >>> browser_name("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0")
    BrowserName(program='Firefox', system='Windows')
    >>> browser_name("curl/8.5.0")
    BrowserName(program='', system='')
    """
    return BrowserName(_first(user_agent, _PROGRAMS), _first(user_agent, _SYSTEMS))


def _first(user_agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in known if mark in user_agent), "")
