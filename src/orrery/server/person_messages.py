"""What the server tells a person of themselves, as msgspec structs: their book, their browsers, ways to reach them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WayKind = Literal["ntfy", "discord", "json", "push", "mail"]


class BookLine(Struct):
    """How many games of one kind the person asking has ended, and how many of them were won."""

    game: str
    against: str
    """A bot by its name, `people`, or `alone` against the game itself."""
    games: int
    won: int


class Book(Struct):
    """What the person asking has played so far."""

    lines: list[BookLine]
    answered: dict[str, int]
    """When somebody last answered at each table that goes on, in seconds since 1970."""


class IdentityLink(Struct):
    """The secret of the one link by which another browser becomes this person's, told only once."""

    secret: str


class Left(Struct):
    """The person is gone: how many tables were deleted, and at how many a bot plays on for the others."""

    deleted: int
    handed_over: int


class Vacation(Struct):
    """At how many seats something has changed: a bot plays there, or the person again."""

    seats: int


class WayInfo(Struct):
    """How the person asking wants to be told; mail has to be confirmed by whoever reads it."""

    id: str
    kind: WayKind
    address: str
    confirmed: bool


class WaysInfo(Struct):
    """The ways the host offers, and those that were asked for."""

    offered: list[WayKind]
    push_key: str
    """The key by which a browser knows this server's messages."""
    ways: list[WayInfo]


class Trial(Struct):
    """Whether a message has arrived."""

    arrived: bool
