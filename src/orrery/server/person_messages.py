"""What the server tells a person of themselves, as msgspec structs: their book, their browsers, ways to reach them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .messages import Problem

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
    """The secret of a link for one more browser, or of a recovery key; it is told only once."""

    secret: str


class Arrived(Struct):
    """This browser is the person's now."""

    name: str
    replaced: bool
    """True if it was by a recovery key, which the one that was proposed has replaced."""


class WayInfo(Struct):
    """List the ways by which the person who asks is notified; a mail address has to be confirmed by its owner."""

    id: str
    kind: WayKind
    address: str
    confirmed: bool


class BrowserInfo(Struct):
    """A browser of the person asking; times in seconds since 1970."""

    id: str
    program: str
    """Name of the browser, `Firefox` for example, or nothing if it is not known."""
    system: str
    """Name of the system it runs on, likewise."""
    joined: int
    used: int | None
    """When it was used last, to the day; nothing if that was before this was noted."""
    here: bool
    """True if it is the one that asks."""


class BrowserList(Struct):
    """The browsers of the person asking, and since when they have a recovery key, if they have one."""

    browsers: list[BrowserInfo]
    recovery: int | None
    ways: list[WayInfo]
    """The ways that none of these browsers has set up, as far as that is known."""


class Left(Struct):
    """The person is gone: how many tables were deleted, and at how many a bot plays on for the others."""

    deleted: int
    handed_over: int


class NotHandedOver(Struct):
    """A table at which a seat of the person could not be handed over, and why."""

    table: str
    game: str
    problem: Problem


class Vacation(Struct):
    """The number of seats at which a bot plays now, or the person again, and the tables where that failed."""

    seats: int
    failures: list[NotHandedOver] = []


class WaysInfo(Struct):
    """The ways the host offers, and those that were asked for."""

    offered: list[WayKind]
    push_key: str
    """The key by which a browser knows this server's messages."""
    ways: list[WayInfo]


class MailDecision(Struct):
    """Decision of the owner of a mail address there, and the link by which that can be changed.

    An address that is allowed may be asked for consent again, after its owner had stopped mail.
    """

    state: Literal["confirmed", "stopped", "allowed"]
    link: str


class Trial(Struct):
    """Whether a message has arrived."""

    arrived: bool
