"""Calling people to their tables: one message when a table begins to wait for somebody who is not there.

A message goes out once, by one of however many processes, and never again until its person has answered. Nobody is
called who looks at the table, has seen the question, or plays with nobody but bots.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..i18n import messages
from . import mail, push
from .call_errors import BadAddress, MailNotSent
from .calls import Calls, Waiting, WayRow
from .delivery_limits import DeliveryLimits, TooBusy
from .errors import StoreFails
from .outgoing import Outgoing, Unreachable, target_of
from .people import isolated
from .person_messages import WayKind
from .rooms import Rooms
from .settings import Settings
from .store import now

_log = logging.getLogger(__name__)
_SECOND = 1_000_000
_PATIENCE_SECONDS = 300.0
"""Longest time for which a message waits until it may leave; then it is dropped."""
_PATIENCE_OF_REQUEST_SECONDS = 15.0
"""Longest time for which a request waits for that."""
_GONE = (404, 410)
"""What a push service says of a browser that wants no more messages."""


class Message(msgspec.Struct):
    """What is told; without a public address nobody knows a link."""

    title: str
    text: str
    link: str
    tag: str
    """A newer message with the same one takes the place of the older."""


class Due(NamedTuple):
    """The number of people who are to be told, and what is to be sent to them."""

    people: int
    wanted: list[tuple[WayRow, Waiting]]


class Calling:
    """Looks again and again who is waited for, and tells them as they have wished."""

    def __init__(self, settings: Settings, rooms: Rooms, public_url: str) -> None:
        self._channels = settings.channels
        self._pause = settings.pause
        self._rooms = rooms
        self._store = rooms.store
        self._calls: Calls = rooms.store.calls
        self._consents = rooms.store.mail_consents
        self._public_url = public_url
        self.outgoing = Outgoing(self._channels.webhooks == "anywhere")
        self._limits = DeliveryLimits()
        self._mail_server = mail.mail_server(self._channels.smtp) if self._channels.smtp else None

    @property
    def offered(self) -> list[WayKind]:
        """The ways there are here; mail needs an address for the link that confirms and stops it."""
        found: list[WayKind] = ["ntfy", "discord", "json"] if self._channels.webhooks != "off" else []
        if self._channels.push_contact and push.is_installed():
            found.append("push")
        if self._mail_server is not None and self._public_url:
            found.append("mail")
        return found

    async def push_key(self) -> str:
        """The house's own key, made when it is first needed; all processes have the same."""
        return await self._store.do(self._calls.key, push.KEY, push.new_key)

    async def run(self) -> None:
        """Poll for overdue turns and send messages, as long as the server runs, if there is any way to tell people."""
        async with asyncio.TaskGroup() as deliveries:
            while self.offered:
                await self._pause(self._channels.every_seconds)
                try:
                    for way, waiting in (await self._due()).wanted:
                        deliveries.create_task(self._tell_turn(way, waiting))
                except StoreFails:
                    _log.info("nobody is called while the database fails")

    async def call(self) -> int:
        """Send the messages that are due now, wait for all of them and return how many people were told."""
        due = await self._due()
        await asyncio.gather(*(self._tell_turn(way, waiting) for way, waiting in due.wanted))
        return due.people

    async def _due(self) -> Due:
        """Find who is to be told now, by this process of all."""
        quiet_since = now() - round(self._channels.quiet_seconds * _SECOND)
        found = await self._store.do(self._calls.waiting, quiet_since)
        looks = [(waiting, self._last_look(waiting)) for waiting in found]
        unseen = [waiting for waiting, look in looks if look is None or look <= waiting.since]
        await self._note_seen([(waiting, look) for waiting, look in looks if look is not None and look > waiting.since])
        mine = [waiting for waiting in unseen if await self._store.do(self._calls.claim, waiting)]
        ways = await self._store.do(self._calls.ways, [waiting.person for waiting in mine])
        offered = self.offered  # the host may have stopped offering what a person once asked for
        usable = [way for way in ways if way.confirmed and way.kind in offered]
        return Due(len(mine), [(way, waiting) for waiting in mine for way in usable if way.person == waiting.person])

    async def _tell_turn(self, way: WayRow, waiting: Waiting) -> None:
        """Send one message; what goes wrong with it concerns no other."""
        try:
            await self._tell(way, self.turn(waiting, way.language), _PATIENCE_SECONDS)
        except StoreFails:
            _log.info("the database fails: it is not noted whether a message by %s arrived", way.kind)
        except Exception:
            _log.exception("a message by %s was not sent", way.kind)

    def _last_look(self, waiting: Waiting) -> int | None:
        """Return when the person was last at the table, at this process, in microseconds since 1970."""
        if self._is_there(waiting):
            return now()
        seconds_away = self._rooms.presence.seconds_away(waiting.table, waiting.person)
        return None if seconds_away is None else now() - round(seconds_away * _SECOND)

    def _is_there(self, waiting: Waiting) -> bool:
        room = self._rooms.known(waiting.table)
        return room is not None and waiting.person in room.present

    async def _note_seen(self, seen: Sequence[tuple[Waiting, int]]) -> None:
        """Store who has seen the question and left; several processes store it when the person leaves."""
        left = [(waiting, look) for waiting, look in seen if not self._is_there(waiting)]
        if left and not self._store.shared:
            await self._store.do(self._calls.note_seen, left)

    def turn(self, waiting: Waiting, language: str) -> Message:
        spoken = messages(language)
        title = f"{waiting.game}-poster"
        game = spoken.text(title) if spoken.has(title) else waiting.game.capitalize()
        text = spoken.text("call-your-turn", game=game, players=", ".join(map(isolated, waiting.others)))
        link = f"{self._public_url}/table/{waiting.table}" if self._public_url else ""
        return Message(spoken.text("call-title"), text, link, waiting.table)

    async def tell_trial(self, way: WayRow) -> bool:
        """Send a message that only shows that it arrives; return whether it did."""
        spoken = messages(way.language)
        trial = Message(spoken.text("call-title"), spoken.text("call-trial"), self._public_url, "trial")
        return await self._tell(way, trial, _PATIENCE_OF_REQUEST_SECONDS)

    async def add_mail(self, way: WayRow) -> None:
        """Store a mail address and ask there for consent; refused if the address must not be asked or not be reached.

        What has not left does not count as the one request a day.
        """
        asked = await self._store.do(self._consents.add, way, now())
        if asked is None:  # confirmed, or the same person has asked there today
            return
        try:
            await self._ask_to_confirm(asked)
        except Exception:
            await self._store.do(self._consents.take_back, asked, asked.id == way.id)
            raise

    async def _ask_to_confirm(self, way: WayRow) -> None:
        """Send a request for consent; BadAddress or MailNotSent unless it has left or may have left."""
        assert self._mail_server is not None
        spoken = messages(way.language)
        asking = Message(spoken.text("call-confirm-title"), spoken.text("call-confirm"), "", "")
        try:
            async with self._limits.delivery(self._mail_server.host, _PATIENCE_OF_REQUEST_SECONDS):
                await self._send(way, asking)
        except TooBusy:
            _log.warning("a request for consent is dropped: too many mails wait")
            raise MailNotSent from None
        except mail.RecipientRefused:
            raise BadAddress from None
        except mail.MailServerFails as problem:
            _log.warning("the mail server takes no mail: %s", problem)
            if not problem.perhaps_sent:
                raise MailNotSent from None

    async def _tell(self, way: WayRow, message: Message, wait_seconds: float) -> bool:
        """Send a message once and return whether it arrived; an address that failed too often is forgotten."""
        status = 0
        try:
            async with self._limits.delivery(self._host(way), wait_seconds):
                status = await self._send(way, message)
        except TooBusy:  # nothing was tried, so nothing is noted
            _log.warning("a message by %s is dropped: too many wait for the same host", way.kind)
            return False
        except mail.MailServerFails as problem:  # the address may be good: this is no failure of its own
            _log.warning("the mail server takes no mail: %s", problem)
            return False
        except (Unreachable, mail.RecipientRefused) as problem:
            _log.info("a message by %s did not arrive: %r", way.kind, problem)
        arrived = 200 <= status < 300
        await self._store.do(self._calls.note, way.id, arrived, way.kind == "push" and status in _GONE)
        return arrived

    def _host(self, way: WayRow) -> str:
        """Return the name of the host that takes this way's messages from here."""
        if way.kind == "mail":
            assert self._mail_server is not None
            return self._mail_server.host
        return target_of(way.address).host

    async def _send(self, way: WayRow, message: Message) -> int:
        if way.kind == "mail":
            assert self._mail_server is not None
            stop = f"{self._public_url}/mail#{await self._store.do(self._consents.link, way)}"
            rest = messages(way.language).text("call-stop") if way.confirmed else ""
            text = "\n\n".join(filter(None, [message.text, message.link, rest, stop]))
            await mail.send(self._mail_server, way.address, message.title, text, stop)
            return 200
        if way.kind == "push":
            private = await self.push_key()
            body = await asyncio.to_thread(push.seal, way.keys or {}, msgspec.json.encode(message).decode())
            signed = push.headers(private, way.address, self._channels.push_contact)
            return await self.outgoing.post(way.address, body, signed)
        body, headers = webhook(way.kind, message)
        return await self.outgoing.post(way.address, body, headers)


def webhook(kind: str, message: Message) -> tuple[bytes, dict[str, str]]:
    """A message as the service at the other end wants it."""
    if kind == "ntfy":
        click = {"Click": message.link} if message.link else {}
        return message.text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Title": "Orrery", **click}
    line = " ".join(filter(None, [message.text, message.link]))
    # a name at the table must not call a whole channel
    body: dict[str, object] = {"content": line, "allowed_mentions": {"parse": []}}
    plain: dict[str, object] = {"text": line, **msgspec.to_builtins(message), "line": line}
    return msgspec.json.encode(body if kind == "discord" else plain), {"Content-Type": "application/json"}
