"""What the server refuses, one class for each kind of mistake, with the HTTP status that says it."""

from __future__ import annotations

from ..core.errors import OrreryError
from ..i18n import messages, printable
from .messages import Problem


class Refused(OrreryError):
    """The server does not do this; nothing has been changed."""

    status = 400
    retry_seconds: int | None = None
    """When it is worth trying again, where time alone helps."""

    def __init__(self, message: str, text: str, **arguments: str) -> None:
        super().__init__(message, text, arguments)


class Malformed(Refused):
    """Not a message this server understands."""

    def __init__(self, reason: str) -> None:
        super().__init__("error-malformed", f"not a message: {reason}", reason=reason)


class TooBig(Refused):
    """A message longer than any real one."""

    status = 413

    def __init__(self, limit: int) -> None:
        super().__init__("error-too-big", f"more than {limit} bytes", limit=str(limit))


class TooFast(Refused):
    """More messages than a person can send."""

    status = 429

    def __init__(self) -> None:
        super().__init__("error-too-fast", "too many messages in a short time")


class TooManyPeople(Refused):
    """More new visitors from one address than a party has guests."""

    status = 429

    def __init__(self) -> None:
        super().__init__("error-too-many-people", "too many new visitors from one address")


class TooManyTables(Refused):
    """More new tables than anybody can play at."""

    status = 429

    def __init__(self) -> None:
        super().__init__("error-too-many-tables", "too many new tables in a short time")


class TooManyBotTables(Refused):
    """Tables at which only bots play go on by themselves, so everybody has few of them."""

    status = 429

    def __init__(self, limit: int) -> None:
        super().__init__("error-too-many-bot-tables", f"only bots play at {limit} of your tables", limit=str(limit))


class TooManySockets(Refused):
    """More open tables than anybody has screens."""

    status = 429

    def __init__(self) -> None:
        super().__init__("error-too-many-sockets", "too many open sockets")


class HelloFirst(Refused):
    """A socket that did not say through whose eyes it wants to look."""

    def __init__(self) -> None:
        super().__init__("error-hello-first", "the first message has to be hello")


class BadName(Refused):
    """A name that cannot be shown."""

    def __init__(self) -> None:
        super().__init__(
            "error-bad-name",
            "a name has 1 to 40 visible characters, at most two marks on a letter, and no @, www. or ://",
        )


class NoSuchPage(Refused):
    """Nothing is found under this address."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-no-such-page", "there is nothing here")


class UnknownTable(Refused):
    """No table of that name."""

    status = 404

    def __init__(self, table: str) -> None:
        super().__init__("error-unknown-table", f"no such table: {table!r}", table=table)


class UnknownSeat(Refused):
    """The table has no such seat."""

    status = 404

    def __init__(self, seat: int) -> None:
        super().__init__("error-unknown-seat", f"there is no seat {seat}", seat=str(seat))


class UnknownStep(Refused):
    """The game does not have that many steps."""

    status = 404

    def __init__(self, step: int, steps: int) -> None:
        super().__init__("error-unknown-step", f"no step {step} of {steps}", step=str(step), steps=str(steps))


class UnknownPerson(Refused):
    """No cookie, or one this server did not give."""

    status = 401

    def __init__(self) -> None:
        super().__init__("error-unknown-person", "this browser is not known here yet: ask for /api/me first")


class ForeignOrigin(Refused):
    """Another site's page tried to speak for the person."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-foreign-origin", "the request came from a page of another site")


class ForeignHost(Refused):
    """The request was meant for another host: a name that leads here without being ours."""

    status = 421

    def __init__(self) -> None:
        super().__init__("error-foreign-host", "this server is not called so; start it with --public-url")


class BadPublicUrl(Refused):
    """Not the address of a server."""

    def __init__(self, url: str) -> None:
        super().__init__("error-bad-public-url", f"not the address of a server: {url!r}", url=url)


class BadProxies(Refused):
    """Not the address of a proxy."""

    def __init__(self, address: str) -> None:
        super().__init__("error-bad-proxies", f"not an address or a network: {address!r}", address=address)


class NotYourSeat(Refused):
    """The seat is someone else's."""

    status = 403

    def __init__(self, seat: int) -> None:
        super().__init__("error-not-your-seat", f"seat {seat} is not yours", seat=str(seat))


class NotYourTable(Refused):
    """Only the person who set up the table may do this."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-not-your-table", "only the table's creator may do this")


class NotAtTable(Refused):
    """Only those who sit at the table may do this."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-not-at-table", "only who sits at the table may do this")


class StillPlayed(Refused):
    """The table cannot be taken off the list, nor played at again: its game goes on."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-still-played", "the game at this table is not over")


class OthersPlay(Refused):
    """The table cannot be closed: others play there, and have not been away for long."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-others-play", "others play at this table: leave it instead, and a bot plays on")


class HintsOff(Refused):
    """Somebody at the table wants no hints there."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-hints-off", "somebody at this table wants no hints")


class NoHint(Refused):
    """The strongest bot of the game says nothing about its answers."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-no-hint", "no bot of this game can give a hint here")


class NoAnalysis(Refused):
    """The game could not be looked into."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-no-analysis", "this game could not be looked into")


class BadInvitation(Refused):
    """The link's secret opens no seat here, or no longer does."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-bad-invitation", "this invitation is not valid, or the seat has been taken")


class BadIdentityLink(Refused):
    """The link or key is nobody's, was used, is too old, or there is a newer one."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-bad-identity-link", "this link is not valid, or has been used")


class AlreadySignedIn(Refused):
    """The link is for another browser: this one is the person's already."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-already-signed-in", "this browser is yours already; the link is still valid")


class UnknownBrowser(Refused):
    """The person has no such browser."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-unknown-browser", "you have no such browser")


class OnlyBrowser(Refused):
    """Without it, and without a recovery key, nobody would be the person any more."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-only-browser", "this is your only browser, and you have no recovery key")


class JoinedLately(Refused):
    """The browser joined older ones by a link less than a day ago."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "error-joined-lately",
            "this browser joined less than a day ago; older ones sign others out, change the recovery key or leave",
        )


class BadNextKey(Refused):
    """The recovery key that is proposed is the one that it is to replace, or is in use."""

    def __init__(self) -> None:
        super().__init__("error-bad-next-key", "the key that replaces the old one has to be a new one")


class StillSecret(Refused):
    """What would give secrets away is shown only after the game."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-still-secret", "this can be seen only when the game is over")


class SeatTaken(Refused):
    """Someone sits there."""

    status = 409

    def __init__(self, seat: int) -> None:
        super().__init__("error-seat-taken", f"somebody sits on seat {seat}", seat=str(seat))


class OneSeatOnly(Refused):
    """A person who has seen one hand may not see a second one, unless all seats have always been that person's."""

    status = 409

    def __init__(self, seat: int) -> None:
        super().__init__("error-one-seat-only", f"seat {seat} is not for somebody who has another one", seat=str(seat))


class StillExpected(Refused):
    """The seat's person is here, or has not been away for long."""

    status = 409

    def __init__(self, seat: int, name: str, minutes: int) -> None:
        super().__init__(
            "error-still-expected",
            f"seat {seat} waits for {name}, at least {minutes} more minutes",
            seat=str(seat),
            name=name,
            minutes=str(minutes),
        )


class BotPlays(Refused):
    """A bot answers for the seat until its person takes it back."""

    status = 409

    def __init__(self, seat: int) -> None:
        super().__init__("error-bot-plays", f"a bot plays seat {seat} now", seat=str(seat))


class TableClosed(Refused):
    """Nothing more happens at this table."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-table-closed", "the table is closed or its game is over")


class StaleVersion(Refused):
    """The table has gone on since the browser last looked."""

    status = 409

    def __init__(self, version: int) -> None:
        super().__init__("error-stale-version", f"the table stands at version {version} now", version=str(version))


class RevealInBetween(Refused):
    """Several answers at once may not look at what an earlier one of them would reveal."""

    def __init__(self, action: str) -> None:
        super().__init__("error-reveal-in-between", f"{action!r} reveals something: no answers after it", action=action)


class HeldBack(Refused):
    """A legal answer that would lead away from the lesson."""

    status = 409

    def __init__(self, action: str) -> None:
        super().__init__("error-held-back", f"the lesson waits for another answer than {action!r}", action=action)


class NoLesson(Refused):
    """The game has no guided first game."""

    status = 404

    def __init__(self, game: str) -> None:
        super().__init__("error-no-lesson", f"{game} has no guided first game", game=game)


class NotSaved(Refused):
    """The database did not take it; the table stands where it stood."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-not-saved", "the answer could not be saved")


class StoreFails(Refused):
    """The database is locked, full or unavailable for now."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-store-fails", "the database does not answer now: try again")


class TookTooLong(Refused):
    """Work beside the server did not finish in time."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-took-too-long", "this took too long and was stopped")


class ServerFault(Refused):
    """A mistake of the program, not of the person."""

    status = 500

    def __init__(self) -> None:
        super().__init__("error-server-fault", "the server made a mistake")


def problem_of(error: OrreryError, language: str = "en", version: int | None = None) -> Problem:
    """The error for the wire; where another one is its reason, that one is given in the person's language."""
    arguments = {name: printable(value) for name, value in error.arguments.items()}
    if error.cause is not None:
        arguments["reason"] = messages(language).error(error.cause)
    return Problem(error.message, arguments, version)


def status_of(error: OrreryError) -> int:
    return error.status if isinstance(error, Refused) else 400
