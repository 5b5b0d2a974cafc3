"""Every message a browser sends, over HTTP or its socket, as msgspec structs that are checked as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import OptionValue
from .person_messages import WayKind

Name = Annotated[str, Meta(min_length=1, max_length=40)]
AnswerText = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(min_length=8, max_length=64)]
NextKey = Annotated[str, Meta(min_length=32, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]


# Over HTTP


class Rename(Struct, forbid_unknown_fields=True):
    """What the person wants to be called."""

    name: Name


class Arrive(Struct, forbid_unknown_fields=True):
    """This browser is the person's whose link or recovery key has this secret."""

    secret: Secret
    next: NextKey
    """The recovery key that replaces a recovery key: the browser knows it even if the answer is lost."""


class SeenJoined(Struct, forbid_unknown_fields=True):
    """The browsers that have joined and have been shown."""

    browsers: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=100)]


class NewWay(Struct, forbid_unknown_fields=True):
    """How the person wants to be told that it is their turn; browsers add their keys."""

    kind: WayKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    language: Literal["de", "en"]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=200)] = ""


class MailLink(Struct, forbid_unknown_fields=True):
    """The secret part of a link in a mail."""

    secret: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}\Z")]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: the creator (several times for one screen), a friend by link, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, OptionValue] = {}
    hints: bool = True
    """Whether there may be hints, as far as whoever sets it up is concerned."""


class NewLesson(Struct, forbid_unknown_fields=True):
    """A guided first game: the one that was left, or a new one."""

    game: Annotated[str, Meta(max_length=40)]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down on the seat this secret opens."""

    secret: Secret
    name: Name


class HandOver(Struct, forbid_unknown_fields=True):
    """Give a seat to a bot, open it for a friend, or sit down on it.

    For the seat of a person who has been away for a long time, and for that of a bot in a running game, this is a
    proposal (`sitting.py`): others agree by sending the same, it takes effect when all have, and `keep` declines it.
    """

    kind: Literal["me", "open", "bot", "keep"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Hide(Struct, forbid_unknown_fields=True):
    """Take a table that is over off one's list, or put it there again."""

    hidden: bool


class HintWish(Struct, forbid_unknown_fields=True):
    """Whether there may be hints at the table, as far as the person asking is concerned."""

    wanted: bool


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished game on one of its seats; bots play the others."""

    step: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


# Over the socket


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Through whose eyes (None: the public's) and from which version on."""

    seat: SeatNumber | None
    since: Version = 0


class Answers(Struct, tag_field="type", tag="answers", forbid_unknown_fields=True):
    """One or more answers to a seat's question, all or none."""

    seat: SeatNumber
    version: Version
    answers: Annotated[list[AnswerText], Meta(min_length=1, max_length=20)]
    joined: bool = False
    """Whether they go on with what the seat's message before began: one click in several steps, undone as one."""


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the seat's last answers back, all that were given together; in a lesson as many as are wanted."""

    seat: SeatNumber
    version: Version
    count: Annotated[int, Meta(ge=0, le=200)] = 0


class Ponder(Struct, tag_field="type", tag="ponder", forbid_unknown_fields=True):
    """What might these answers lead to? Nothing is answered by asking."""

    seat: SeatNumber
    version: Version
    answers: Annotated[list[AnswerText], Meta(min_length=1, max_length=20)]


class Advise(Struct, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """What would the strongest bot answer to the seat's question?"""

    seat: SeatNumber
    version: Version


FromBrowser = Hello | Answers | Undo | Ponder | Advise
