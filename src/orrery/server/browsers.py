"""Store which browsers are a person's, and by what one more becomes theirs; every method is one transaction.

Tokens, links and keys are known by their hashes alone. Every change to the browsers, links or keys of a person first
locks the person's row (`hold`): two such changes come one after the other, and neither waits for a row of the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
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
from sqlalchemy.dialects import postgresql, sqlite

from .browser_names import BrowserName
from .errors import (
    AlreadySignedIn,
    BadIdentityLink,
    BadNextKey,
    JoinedLately,
    OnlyBrowser,
    UnknownBrowser,
    UnknownPerson,
)
from .people import Browser, Person, new_browser
from .processes import SECOND, tell_browsers
from .schema import BROWSERS, JOININGS, LINKS, PEOPLE, WAYS

DAY: Final = 24 * 3600 * SECOND
"""Time in microseconds: validity of a link for another device, interval between two stored uses of a browser, and time
for which a browser that joined by a link cannot lock older ones out."""
MOST_BROWSERS: Final = 20
"""Largest number of browsers of one person; where one more signs in, `_make_room` signs one out."""
RETRY: Final = 10 * 60 * SECOND
"""Time for which a browser that has lost the answer may ask again, in microseconds."""
_NEWS_AT_ONCE = 100
"""Largest number of news told at once: as many as one request may say were shown."""
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
    """A browser that has become a person's or was signed out to make room, as another one of theirs is told."""

    joined: str
    program: str
    system: str
    time: int
    signed_out: bool


class _Link(NamedTuple):
    """A link or recovery key that was used, with the key it had replaced."""

    kind: LinkKind
    replaced: str | None


class Arrival(NamedTuple):
    """Result of using a link: whose it was, of which kind, and the hashes of browsers that had to make room."""

    person: Person
    kind: LinkKind
    signed_out: frozenset[str]
    signed_in: bool = True
    """False if the browser was the person's already and asked once more."""


class Browsers:
    """The browsers, links and recovery keys of people."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # Browsers

    def find(self, token_hash: str) -> Browser | None:
        """Return the browser with this token's hash, and its person."""
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

    def sign_out(self, person: int, browser: str, asking: str, now: int) -> frozenset[str]:
        """Sign one browser out, as another one or the same asks for; return the hash of its token.

        A link for another device that was not used yet is void. The recovery key stays: it is the way back.
        """
        with self._engine.begin() as connection:
            here = hold_browser(connection, person, asking)
            row = _find(connection, person, browser)
            if row is None:
                raise UnknownBrowser
            if row.created < here.created:
                _check_established(connection, person, here, now)
            gone = delete_browsers(connection, BROWSERS.c.id == browser)
            if not _has_way_back(connection, person):
                raise OnlyBrowser
            connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.kind == "device"))
            connection.execute(delete(JOININGS).where(JOININGS.c.browser == asking, JOININGS.c.joined == browser))
            tell_browsers(connection, person)
            return gone

    def keep_only(self, person: int, asking: str, now: int) -> frozenset[str]:
        """Sign out all other browsers, and make links and keys void; return the hashes of the browsers' tokens."""
        with self._engine.begin() as connection:
            _check_established(connection, person, hold_browser(connection, person, asking), now)
            connection.execute(delete(LINKS).where(LINKS.c.person == person))
            gone = delete_browsers(connection, (BROWSERS.c.person == person) & (BROWSERS.c.id != asking))
            tell_browsers(connection, person)
            return gone

    def check_established(self, person: int, asking: str, now: int) -> None:
        """Refuse (JoinedLately) a browser that joined older ones of the person by a link less than a day ago.

        Such a browser can lock nobody out: the others have a day to sign it out.
        """
        with self._engine.begin() as connection:
            _check_established(connection, person, hold_browser(connection, person, asking), now)

    # News of browsers that have joined

    def joinings(self, browser: str) -> list[Joining]:
        """Return the oldest news that the browser has not shown yet."""
        rows = select(*(JOININGS.c[name] for name in Joining._fields)).where(JOININGS.c.browser == browser)
        with self._engine.connect() as connection:
            found = connection.execute(rows.order_by(JOININGS.c.time, JOININGS.c.signed_out).limit(_NEWS_AT_ONCE))
            return [Joining(*row) for row in found]

    def forget_joinings(self, person: int, browser: str, joined: Collection[str]) -> None:
        """Drop the news that the browser has shown."""
        shown = delete(JOININGS).where(JOININGS.c.browser == browser, JOININGS.c.joined.in_(joined))
        with self._engine.begin() as connection:
            hold(connection, person)
            connection.execute(shown)

    # Links and keys

    def make_link(self, person: int, asking: str, kind: LinkKind, secret_hash: str, now: int) -> None:
        """Store a new link or key of the person; the one of this kind before is void."""
        self._forget_old_links(now)
        with self._engine.begin() as connection:
            here = hold_browser(connection, person, asking)
            if kind == "recovery":
                _check_established(connection, person, here, now)
            connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.kind == kind))
            self._add_link(connection, person, kind, secret_hash, now)

    def _forget_old_links(self, now: int) -> None:
        """Delete everybody's links that are no longer valid, in a transaction that waits for no other."""
        old = select(LINKS.c.secret_hash).where(LINKS.c.kind == "device", LINKS.c.created <= now - DAY)
        with self._engine.begin() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.secret_hash.in_(old.with_for_update(skip_locked=True))))

    def revoke_recovery(self, person: int, asking: str, now: int) -> None:
        """Make the person's recovery key void."""
        with self._engine.begin() as connection:
            _check_established(connection, person, hold_browser(connection, person, asking), now)
            connection.execute(delete(LINKS).where(LINKS.c.person == person, LINKS.c.kind == "recovery"))

    def use_link(self, secret_hash: str, next_hash: str, browser: NewBrowser, asking: int | None, now: int) -> Arrival:
        """Sign a browser in by a link or a recovery key and use that up; BadIdentityLink if it is not valid.

        A recovery key is replaced by the one that the browser has proposed (`next_hash`; BadNextKey if that is not a
        new one). If the answer is lost the browser knows the new key all the same, and may ask again with both for
        ten minutes, as long as the new key has not been used. A browser that is the person's already uses nothing up.
        """
        if next_hash == secret_hash:
            raise BadNextKey
        with self._engine.begin() as connection:
            person = _hold_owner(connection, secret_hash, next_hash)
            link = _take(connection, secret_hash, now)
            if link is None and not _was_replaced(connection, secret_hash, next_hash, now):
                raise BadIdentityLink
            kind: LinkKind = "recovery" if link is None else link.kind
            if person.id == asking:
                if link is not None:
                    raise AlreadySignedIn  # this undoes the transaction: the link is still there
                return Arrival(person, kind, frozenset(), signed_in=False)
            if link is not None and kind == "recovery":
                if next_hash == link.replaced:
                    raise BadNextKey
                self._add_link(connection, person.id, kind, next_hash, now, secret_hash)
            return Arrival(person, kind, _sign_in(connection, person.id, browser, kind, now))

    def _add_link(
        self,
        connection: Connection,
        person: int,
        kind: LinkKind,
        secret_hash: str,
        now: int,
        replaced: str | None = None,
    ) -> None:
        """Add a link or key; BadNextKey if anybody has one with this hash."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        values = {"secret_hash": secret_hash, "person": person, "kind": kind, "created": now, "replaced": replaced}
        added = make(LINKS).values(values).on_conflict_do_nothing().returning(LINKS.c.person)
        if connection.execute(added).first() is None:
            raise BadNextKey


def hold(connection: Connection, person: int) -> None:
    """Lock the person's row until the transaction ends, so that changes of their browsers come one after the other.

    Rows that refer to the person can be added meanwhile.
    """
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update(key_share=True))


def hold_browser(connection: Connection, person: int, asking: str) -> Row[Any]:
    """Lock the person's row and return the browser that asks; UnknownPerson if it has just been signed out."""
    hold(connection, person)
    row = _find(connection, person, asking)
    if row is None:
        raise UnknownPerson
    return row


def _find(connection: Connection, person: int, browser: str) -> Row[Any] | None:
    return connection.execute(select(BROWSERS).where(BROWSERS.c.person == person, BROWSERS.c.id == browser)).first()


def _check_established(connection: Connection, person: int, browser: Row[Any], now: int) -> None:
    older = exists().where(BROWSERS.c.person == person, BROWSERS.c.created < browser.created)
    if _joined_lately(browser, now) and connection.execute(select(older)).scalar_one():
        raise JoinedLately


def _joined_lately(browser: Row[Any], now: int) -> bool:
    """Return whether the browser joined by a link within a day; a time far ahead is of a clock that was wrong."""
    return not browser.recovered and abs(now - browser.created) < DAY


def _has_way_back(connection: Connection, person: int) -> bool:
    """Return whether anything is left by which the person is known."""
    browser = exists().where(BROWSERS.c.person == person)
    key = exists().where(LINKS.c.person == person, LINKS.c.kind == "recovery")
    return bool(connection.execute(select(or_(browser, key))).scalar_one())


def _hold_owner(connection: Connection, secret_hash: str, next_hash: str) -> Person:
    """Lock and return the person whose link this is, or whose recovery key it was until the next one replaced it."""
    replaced = (LINKS.c.secret_hash == next_hash) & (LINKS.c.replaced == secret_hash)
    owner = select(LINKS.c.person).where(or_(LINKS.c.secret_hash == secret_hash, replaced))
    found = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == owner.limit(1).scalar_subquery())
    person = connection.execute(found.with_for_update(key_share=True)).first()
    if person is None:
        raise BadIdentityLink
    return Person(person.id, person.name)


def _take(connection: Connection, secret_hash: str, now: int) -> _Link | None:
    """Take the link or key away and return it; None if it is too old, or was used since it was looked for."""
    valid = or_(LINKS.c.kind == "recovery", LINKS.c.created > now - DAY)
    taking = delete(LINKS).where(LINKS.c.secret_hash == secret_hash, valid)
    taken = connection.execute(taking.returning(LINKS.c.kind, LINKS.c.replaced)).first()
    return None if taken is None else _Link(taken.kind, taken.replaced)


def _was_replaced(connection: Connection, secret_hash: str, next_hash: str, now: int) -> bool:
    """Return whether the next key has just replaced this one and was not used yet."""
    lately = func.abs(LINKS.c.created - now) < RETRY
    next_key = exists().where(LINKS.c.secret_hash == next_hash, LINKS.c.replaced == secret_hash, lately)
    return bool(connection.execute(select(next_key)).scalar_one())


def _sign_in(connection: Connection, person: int, browser: NewBrowser, kind: LinkKind, now: int) -> frozenset[str]:
    """Add the browser and tell the others; return the hashes of browsers that had to make room."""
    new = add_browser(connection, person, browser.token_hash, browser.name, now, recovered=kind == "recovery")
    gone = _make_room(connection, person, new, now)
    _note_news(connection, person, Joining(new, *browser.name, now, signed_out=False))
    for row in gone:
        _note_news(connection, person, Joining(row.id, row.program, row.system, now, signed_out=True))
    tell_browsers(connection, person)
    return frozenset(row.token_hash for row in gone)


def add_browser(
    connection: Connection,
    person: int,
    token_hash: str,
    name: BrowserName,
    created: int,
    used: bool = True,
    recovered: bool = False,
) -> str:
    """Add a browser of the person, which may be used at that moment; return what it is called."""
    new = new_browser()
    values = {"id": new, "token_hash": token_hash, "person": person, "created": created, **name._asdict()}
    connection.execute(insert(BROWSERS).values({**values, "used": created if used else None, "recovered": recovered}))
    return new


def _make_room(connection: Connection, person: int, new: str, now: int) -> Sequence[Row[Any]]:
    """Sign out browsers above the limit and return them: first those that joined lately, then those unused longest.

    Otherwise somebody who got hold of one link could push all older browsers out by joining again and again.
    """
    others = select(BROWSERS).where(BROWSERS.c.person == person, BROWSERS.c.id != new)
    rows = list(connection.execute(others.order_by(BROWSERS.c.created, BROWSERS.c.id)))
    oldest = rows[:1]
    rows.sort(key=lambda row: (row not in oldest and _joined_lately(row, now), -_last_use(row)))
    gone = rows[MOST_BROWSERS - 1 :]
    delete_browsers(connection, BROWSERS.c.id.in_([row.id for row in gone]))
    return gone


def _last_use(browser: Row[Any]) -> int:
    return int(browser.created if browser.used is None else browser.used)


def _note_news(connection: Connection, person: int, news: Joining) -> None:
    """Have all other browsers of the person show the news; it replaces what they have not shown of that browser."""
    connection.execute(delete(JOININGS).where(JOININGS.c.joined == news.joined))
    others = select(BROWSERS.c.id, *map(literal, news))
    others = others.where(BROWSERS.c.person == person, BROWSERS.c.id != news.joined)
    connection.execute(insert(JOININGS).from_select(["browser", *Joining._fields], others))


def delete_browsers(connection: Connection, which: ColumnElement[bool]) -> frozenset[str]:
    """Delete browsers, what they have still to show and their push subscriptions; return their tokens' hashes.

    Other ways that they have set up belong to the person and stay.
    """
    ids = select(BROWSERS.c.id).where(which)
    connection.execute(delete(JOININGS).where(JOININGS.c.browser.in_(ids)))
    connection.execute(delete(WAYS).where(WAYS.c.kind == "push", WAYS.c.browser.in_(ids)))
    return frozenset(connection.execute(delete(BROWSERS).where(which).returning(BROWSERS.c.token_hash)).scalars())
