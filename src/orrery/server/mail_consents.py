"""Store which mail addresses were asked for consent, which agreed and which want no mail.

An address is asked at most once a day, whichever person enters it, and not at all after its owner has stopped mail.
That is kept by a hash of the address with the server's secret, outside the rows of any person, so that neither removing
a way nor leaving for good opens it again.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .call_errors import MailNotAllowed, TooManyWays
from .calls import MOST_WAYS, Calls, WayRow, way_of
from .mail_links import MailLink, read_link, recipient_of, write_link
from .people import new_token
from .person_messages import MailDecision
from .schema import MAIL_RECIPIENTS, WAYS

_KEY = "mail"
"""Name of the server's secret for hashes of addresses and for links."""
_DAY = 24 * 3600 * 1_000_000
_ASKED, _STOPPED = MAIL_RECIPIENTS.c.asked, MAIL_RECIPIENTS.c.stopped


class MailConsents:
    """Decides and changes in one transaction for each method."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._known_key = ""

    def add(self, way: WayRow, now: int) -> WayRow | None:
        """Store a way that is not confirmed; return the way to which a request for consent is to be sent, if any.

        A person who enters an address again keeps the way, for its link may be in a mail already. MailNotAllowed if the
        address must not be asked now, TooManyWays if the person has no room for it.
        """
        recipient = recipient_of(self._key(), way.address)
        mine = WAYS.c.person == way.person
        same = select(WAYS).where(mine, WAYS.c.recipient == recipient)
        count = select(func.count()).select_from(WAYS).where(mine)
        self._forget_expired(now)
        with self._engine.begin() as connection:
            known = connection.execute(same).first()
            if known is not None and known.confirmed:
                return None
            if known is None and connection.execute(count).scalar_one() >= MOST_WAYS:
                raise TooManyWays
            may_ask = self._claim(connection, recipient, now)
            if known is not None:
                return way_of(known) if may_ask else None
            if not may_ask:
                raise MailNotAllowed
            kept = way._replace(recipient=recipient)
            connection.execute(insert(WAYS).values(created=now, **kept._asdict()))
            return kept

    def take_back(self, way: WayRow, added: bool) -> None:
        """Note that the request for consent did not leave; a way that was added for it is removed."""
        with self._engine.begin() as connection:
            unsent = (MAIL_RECIPIENTS.c.hash == way.recipient) & ~_STOPPED
            connection.execute(delete(MAIL_RECIPIENTS).where(unsent))
            if added:
                connection.execute(delete(WAYS).where(WAYS.c.id == way.id))

    def link(self, way: WayRow) -> str:
        """Return the text of the link in a mail to this way.

        A stored hash is used as it is: an earlier version may have made another one of the address.
        """
        key = self._key()
        return write_link(key, MailLink(way.id, way.recipient or recipient_of(key, way.address)))

    def accept(self, text: str) -> MailDecision | None:
        """Confirm the way that the link names, or allow the address to be asked again; None if it is no such link."""
        key = self._key()
        with self._engine.begin() as connection:
            link = _meant(connection, key, text)
            if link is None:
                return None
            stopped = (MAIL_RECIPIENTS.c.hash == link.recipient) & _STOPPED
            if connection.execute(update(MAIL_RECIPIENTS).where(stopped).values(stopped=False)).rowcount:
                return MailDecision("allowed", write_link(key, link))
            this = (WAYS.c.id == link.way) & (WAYS.c.recipient == link.recipient)
            if connection.execute(update(WAYS).where(this).values(confirmed=True)).rowcount:
                return MailDecision("confirmed", write_link(key, link))
            return None

    def stop(self, text: str, now: int) -> MailDecision | None:
        """Remove the address from all people's ways and note that it wants no mail; None if it is no such link."""
        key = self._key()
        with self._engine.begin() as connection:
            link = _meant(connection, key, text)
            if link is None:
                return None
            stopped = self._insert().values(hash=link.recipient, asked=now, stopped=True)
            stopped = stopped.on_conflict_do_update(index_elements=[MAIL_RECIPIENTS.c.hash], set_={"stopped": True})
            connection.execute(stopped)
            connection.execute(delete(WAYS).where(WAYS.c.recipient == link.recipient))
            return MailDecision("stopped", write_link(key, link))

    def _claim(self, connection: Connection, recipient: str, now: int) -> bool:
        """Return whether the address may be asked now, and note that it is: of several processes one may."""
        claimed = self._insert().values(hash=recipient, asked=now, stopped=False)
        claimed = claimed.on_conflict_do_update(
            index_elements=[MAIL_RECIPIENTS.c.hash], set_={"asked": now}, where=~_STOPPED & ~_is_recent(now)
        )
        return connection.execute(claimed.returning(MAIL_RECIPIENTS.c.hash)).first() is not None

    def _forget_expired(self, now: int) -> None:
        """Delete what no longer counts, in a transaction that waits for no other."""
        expired = select(MAIL_RECIPIENTS.c.hash).where(~_STOPPED, ~_is_recent(now)).with_for_update(skip_locked=True)
        with self._engine.begin() as connection:
            connection.execute(delete(MAIL_RECIPIENTS).where(MAIL_RECIPIENTS.c.hash.in_(expired)))

    def _insert(self) -> postgresql.Insert | sqlite.Insert:
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        return make(MAIL_RECIPIENTS)

    def _key(self) -> str:
        """Return the server's secret; its first use gives ways that were stored without a recipient theirs."""
        if not self._known_key:
            key = Calls(self._engine).key(_KEY, new_token)
            earlier = (WAYS.c.kind == "mail") & WAYS.c.recipient.is_(None)
            with self._engine.begin() as connection:
                for row in connection.execute(select(WAYS.c.id, WAYS.c.address).where(earlier)).all():
                    recipient = recipient_of(key, row.address)
                    connection.execute(update(WAYS).where(WAYS.c.id == row.id).values(recipient=recipient))
            self._known_key = key
        return self._known_key


def _meant(connection: Connection, key: str, text: str) -> MailLink | None:
    """Return what a link says; those in mails from before links were signed are found by what the way has stored."""
    link = read_link(key, text)
    if link is None:
        earlier = select(WAYS.c.id, WAYS.c.recipient).where(WAYS.c.secret == text)
        row = connection.execute(earlier).first()
        link = None if row is None else MailLink(row.id, row.recipient)
    return link


def _is_recent(now: int) -> ColumnElement[bool]:
    """Return whether an address was asked within a day; a time far ahead is one of a clock that was wrong."""
    return _ASKED.between(now - _DAY + 1, now + _DAY)
