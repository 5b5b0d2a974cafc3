"""Store which browsers are a person's, and by what one more becomes theirs; every method is one transaction.

Tokens, links and keys are known by their hashes alone. Whatever changes the browsers of one person holds the person's
row, so that two such changes come one after the other.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from .browser_names import BrowserName
from .errors import AlreadySignedIn, BadIdentityLink, OnlyBrowser, UnknownBrowser
from .people import Browser, Person, new_browser
from .processes import SECOND, tell_browsers
from .schema import BROWSERS, JOININGS, LINKS, PEOPLE

DAY: Final = 24 * 3600 * SECOND
"""Time for which a link for another device is valid, and between two stored uses of a browser; in microseconds."""
MOST_BROWSERS: Final = 20
"""Browsers of one person; where one more signs in, the one that was not used for the longest time is signed out."""
LinkKind = Literal["device", "recovery"]


class NewBrowser(NamedTuple):
    """A browser that signs in: the hash of the token it is given, and its name."""

    token_hash: str
    name: BrowserName


class BrowserRow(NamedTuple):
    """A browser in the list of a person; times in microseconds since 1970."""

    id: str
    program: str
    system: str
    created: int
    used: int | None


class Joining(NamedTuple):
    """A browser that has become a person's, as another one of theirs is told."""

    joined: str
    program: str
    system: str
    time: int


class Arrival(NamedTuple):
    """Result of using a link: whose it was, of which kind, and the hashes of browsers that had to make room."""

    person: Person
    kind: LinkKind
    signed_out: frozenset[str]


class Browsers:
    """The browsers, links and recovery keys of people."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # Browsers

    def find(self, token_hash: str) -> Browser | None:
        """Return the browser with this token's hash, and whose it is."""
        news = exists().where(JOININGS.c.browser == BROWSERS.c.id).label("news")
        known = select(BROWSERS.c.id, BROWSERS.c.used, PEOPLE.c.id.label("person"), PEOPLE.c.name, news)
        known = known.where(BROWSERS.c.token_hash == token_hash, BROWSERS.c.person == PEOPLE.c.id)
        with self._engine.connect() as connection:
            found = connection.execute(known).one_or_none()
        return None if found is None else Browser(found.id, Person(found.person, found.name), found.used, found.news)

    def signed_in(self, token_hashes: Collection[str]) -> frozenset[str]:
        """Return those of these hashes that are of browsers of anybody."""
        known = select(BROWSERS.c.token_hash).where(BROWSERS.c.token_hash.in_(token_hashes))
        with self._engine.connect() as connection:
            return frozenset(connection.execute(known).scalars())

    def note_use(self, token_hash: str, name: BrowserName, now: int) -> None:
        """Store when the browser was used, and its name if it has none yet; once a day is enough."""
        due = or_(BROWSERS.c.used.is_(None), func.abs(BROWSERS.c.used - now) >= DAY)
        unnamed = (BROWSERS.c.program == "") & (BROWSERS.c.system == "")
        named = {word: case((unnamed, said), else_=BROWSERS.c[word]) for word, said in name._asdict().items()}
        used = update(BROWSERS).where(BROWSERS.c.token_hash == token_hash, due).values(used=now, **named)
        with self._engine.begin() as connection:
            connection.execute(used)

    def listed(self, person: int) -> tuple[list[BrowserRow], int | None]:
        """Return the browsers of the person, the first one first, and when their recovery key was made, if ever."""
        rows = select(*(BROWSERS.c[name] for name in BrowserRow._fields)).where(BROWSERS.c.person == person)
        made = select(func.max(LINKS.c.created)).where(LINKS.c.person == person, LINKS.c.kind == "recovery")
        with self._engine.connect() as connection:
            found = connection.execute(rows.order_by(BROWSERS.c.created, BROWSERS.c.id)).all()
            return [BrowserRow(*row) for row in found], connection.execute(made).scalar_one()

    def sign_out(self, person: int, browser: str, asking: str) -> frozenset[str]:
        """Sign one browser out, as another one or the same asks for; return the hash of its token.

        A link for another device that was not used yet is void. The recovery key stays: it is the way back.
        """
        with self._engine.begin() as connection:
            _hold(connection, person)
            gone = delete_browsers(connection, (BROWSERS.c.person == person) & (BROWSERS.c.id == browser))
            if not gone:
                raise UnknownBrowser
            if not _has_way_back(connection, person):
                raise OnlyBrowser
            connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.kind == "device"))
            connection.execute(delete(JOININGS).where(JOININGS.c.browser == asking, JOININGS.c.joined == browser))
            tell_browsers(connection, person)
            return gone

    def keep_only(self, person: int, token_hash: str) -> frozenset[str]:
        """Sign out all other browsers, and make links and keys void; return the hashes of the browsers' tokens."""
        with self._engine.begin() as connection:
            _hold(connection, person)
            connection.execute(delete(LINKS).where(LINKS.c.person == person))
            gone = delete_browsers(connection, (BROWSERS.c.person == person) & (BROWSERS.c.token_hash != token_hash))
            tell_browsers(connection, person)
            return gone

    # News of browsers that have joined

    def joinings(self, browser: str) -> list[Joining]:
        """Return what the browser has still to show."""
        rows = select(*(JOININGS.c[name] for name in Joining._fields)).where(JOININGS.c.browser == browser)
        with self._engine.connect() as connection:
            return [Joining(*row) for row in connection.execute(rows.order_by(JOININGS.c.time))]

    def forget_joinings(self, browser: str, joined: Collection[str]) -> None:
        """Drop what the browser has shown."""
        shown = delete(JOININGS).where(JOININGS.c.browser == browser, JOININGS.c.joined.in_(joined))
        with self._engine.begin() as connection:
            connection.execute(shown)

    # Links and keys

    def make_link(self, person: int, kind: LinkKind, secret_hash: str, now: int) -> None:
        """Store a new link or key of the person; the one of this kind before is void, and so are all that are old."""
        with self._engine.begin() as connection:
            _hold(connection, person)
            old = (LINKS.c.kind == "device") & (LINKS.c.created <= now - DAY)
            connection.execute(delete(LINKS).where(or_((LINKS.c.person == person) & (LINKS.c.kind == kind), old)))
            _add_link(connection, person, kind, secret_hash, now)

    def revoke_recovery(self, person: int) -> None:
        """Make the person's recovery key void."""
        with self._engine.begin() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.kind == "recovery"))

    def use_link(self, secret_hash: str, next_hash: str, browser: NewBrowser, asking: int | None, now: int) -> Arrival:
        """Sign a browser in by a link or a recovery key, which is used up by that; BadIdentityLink if it is not valid.

        In the place of a recovery key steps the one that the browser has proposed. It knows that one whether or not it
        ever hears of this, and may ask once more with both. A browser that is the person's already uses nothing up.
        """
        with self._engine.begin() as connection:
            own = exists().where(LINKS.c.secret_hash == secret_hash, LINKS.c.person == asking)
            if asking is not None and connection.execute(select(own)).scalar_one():
                raise AlreadySignedIn
            person, kind = _use(connection, secret_hash, next_hash, now)
            new = add_browser(connection, person, browser.token_hash, browser.name, now)
            others = select(BROWSERS.c.id, *map(literal, (new, *browser.name, now)))
            others = others.where(BROWSERS.c.person == person, BROWSERS.c.id != new)
            connection.execute(insert(JOININGS).from_select(["browser", "joined", "program", "system", "time"], others))
            gone = _make_room(connection, person, new)
            name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar_one()
            return Arrival(Person(person, name), kind, gone)


def _hold(connection: Connection, person: int) -> None:
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())


def _has_way_back(connection: Connection, person: int) -> bool:
    """Return whether anything is left by which the person is known."""
    browser = exists().where(BROWSERS.c.person == person)
    key = exists().where(LINKS.c.person == person, LINKS.c.kind == "recovery")
    return bool(connection.execute(select(or_(browser, key))).scalar_one())


def _add_link(
    connection: Connection, person: int, kind: LinkKind, secret_hash: str, now: int, replaced: str | None = None
) -> None:
    values = {"secret_hash": secret_hash, "person": person, "kind": kind, "created": now, "replaced": replaced}
    connection.execute(insert(LINKS).values(values))


def _use(connection: Connection, secret_hash: str, next_hash: str, now: int) -> tuple[int, LinkKind]:
    """Take the link away in one statement: of two that use it at once, one finds it."""
    valid = or_(LINKS.c.kind == "recovery", LINKS.c.created > now - DAY)
    taking = delete(LINKS).where(LINKS.c.secret_hash == secret_hash, valid)
    taken = connection.execute(taking.returning(LINKS.c.person, LINKS.c.kind)).one_or_none()
    if taken is None:
        again = select(LINKS.c.person).where(LINKS.c.secret_hash == next_hash, LINKS.c.replaced == secret_hash)
        person = connection.execute(again).scalar_one_or_none()
        if person is None:
            raise BadIdentityLink
        _hold(connection, person)
        return person, "recovery"
    _hold(connection, taken.person)
    if taken.kind == "recovery":
        _add_link(connection, taken.person, "recovery", next_hash, now, secret_hash)
    return taken.person, taken.kind


def add_browser(
    connection: Connection, person: int, token_hash: str, name: BrowserName, created: int, used: bool = True
) -> str:
    """Add a browser of the person, which may be used at that moment; return what it is called."""
    new = new_browser()
    values = {"id": new, "token_hash": token_hash, "person": person, "created": created, **name._asdict()}
    connection.execute(insert(BROWSERS).values({**values, "used": created if used else None}))
    return new


def _make_room(connection: Connection, person: int, new: str) -> frozenset[str]:
    last_use = func.coalesce(BROWSERS.c.used, BROWSERS.c.created)
    mine = select(BROWSERS.c.id).where(BROWSERS.c.person == person, BROWSERS.c.id != new)
    kept = connection.execute(mine.order_by(last_use.desc(), BROWSERS.c.id).limit(MOST_BROWSERS - 1)).scalars().all()
    gone = delete_browsers(connection, (BROWSERS.c.person == person) & BROWSERS.c.id.not_in([new, *kept]))
    if gone:
        tell_browsers(connection, person)
    return gone


def delete_browsers(connection: Connection, which: ColumnElement[bool]) -> frozenset[str]:
    """Delete browsers and what they have still to show; return the hashes of their tokens."""
    connection.execute(delete(JOININGS).where(JOININGS.c.browser.in_(select(BROWSERS.c.id).where(which))))
    return frozenset(connection.execute(delete(BROWSERS).where(which).returning(BROWSERS.c.token_hash)).scalars())
