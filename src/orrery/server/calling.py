"""Calling people to their tables: one message when a table begins to wait for somebody who is not there.

A message goes out once, by one of however many processes, and never again until its person has answered. Nobody is
called who looks at the table, has seen the question, or plays with nobody but bots.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ..i18n import messages
from . import mail, push
from .calls import Calls, Waiting, WayRow
from .errors import StoreFails
from .outgoing import Outgoing, Unreachable
from .person_messages import WayKind
from .rooms import Rooms
from .settings import Settings
from .store import now

_log = logging.getLogger(__name__)
_SECOND = 1_000_000
_AT_ONCE = 8
_GONE = (404, 410)
"""What a push service says of a browser that wants no more messages."""


class Message(msgspec.Struct):
    """What is told; without a public address nobody knows a link."""

    title: str
    text: str
    link: str
    tag: str
    """A newer message with the same one takes the place of the older."""


class Calling:
    """Looks again and again who is waited for, and tells them as they have wished."""

    def __init__(self, settings: Settings, rooms: Rooms, public_url: str) -> None:
        self._channels = settings.channels
        self._pause = settings.pause
        self._rooms = rooms
        self._store = rooms.store
        self._calls: Calls = rooms.store.calls
        self._public_url = public_url
        self.outgoing = Outgoing(self._channels.webhooks == "anywhere")
        self._office = mail.post_office(self._channels.smtp) if self._channels.smtp else None

    @property
    def offered(self) -> list[WayKind]:
        """The ways there are here; mail needs an address for the link that confirms and stops it."""
        found: list[WayKind] = ["ntfy", "discord", "json"] if self._channels.webhooks != "off" else []
        if self._channels.push_contact and push.is_installed():
            found.append("push")
        if self._office is not None and self._public_url:
            found.append("mail")
        return found

    async def push_key(self) -> str:
        """The house's own key, made when it is first needed; all processes have the same."""
        return await self._store.do(self._calls.key, push.KEY, push.new_key)

    async def run(self) -> None:
        """As long as the server runs, if there is any way to tell people."""
        while self.offered:
            await self._pause(self._channels.every_seconds)
            try:
                await self.call()
            except StoreFails:
                _log.info("nobody is called while the database fails")

    async def call(self) -> int:
        """Tell everybody who has to be told now; how many were."""
        quiet_since = now() - round(self._channels.quiet_seconds * _SECOND)
        found = await self._store.do(self._calls.waiting, quiet_since)
        due = [waiting for waiting in found if not self._has_seen(waiting)]
        mine = [waiting for waiting in due if await self._store.do(self._calls.claim, waiting)]
        ways = await self._store.do(self._calls.ways, [waiting.person for waiting in mine])
        places = asyncio.Semaphore(_AT_ONCE)
        wanted = [(way, waiting) for waiting in mine for way in ways if way.person == waiting.person and way.confirmed]
        await asyncio.gather(*(self._tell(way, self.turn(waiting, way.language), places) for way, waiting in wanted))
        return len(mine)

    def _has_seen(self, waiting: Waiting) -> bool:
        """At this process: the person is at the table, or was after it had begun to wait."""
        room = self._rooms.known(waiting.table)
        if room is not None and waiting.person in room.present:
            return True
        away_seconds = self._rooms.presence.away_seconds(waiting.table, waiting.person)
        return away_seconds is not None and away_seconds * _SECOND < now() - waiting.since

    def turn(self, waiting: Waiting, language: str) -> Message:
        spoken = messages(language)
        title = f"{waiting.game}-poster"
        game = spoken.text(title) if spoken.has(title) else waiting.game.capitalize()
        text = spoken.text("call-your-turn", game=game, players=", ".join(waiting.others))
        link = f"{self._public_url}/table/{waiting.table}" if self._public_url else ""
        return Message(spoken.text("call-title"), text, link, waiting.table)

    async def tell_trial(self, way: WayRow) -> bool:
        """A message that only shows that it arrives; whether it did."""
        spoken = messages(way.language)
        trial = Message(spoken.text("call-title"), spoken.text("call-trial"), self._public_url, "trial")
        return await self._tell(way, trial, asyncio.Semaphore(1))

    async def ask_to_confirm(self, way: WayRow) -> bool:
        """Whoever has a mail's address decides whether anything more is sent there."""
        spoken = messages(way.language)
        asking = Message(spoken.text("call-confirm-title"), spoken.text("call-confirm"), "", "")
        return await self._tell(way, asking, asyncio.Semaphore(1))

    async def _tell(self, way: WayRow, message: Message, places: asyncio.Semaphore) -> bool:
        """Once: what does not arrive is not sent again, and who cannot be reached is soon left alone."""
        status = 0
        async with places:
            try:
                status = await self._send(way, message)
            except (Unreachable, OSError) as problem:
                _log.info("a message by %s did not arrive: %s", way.kind, problem)
        arrived = 200 <= status < 300
        await self._store.do(self._calls.note, way.id, arrived, way.kind == "push" and status in _GONE)
        return arrived

    async def _send(self, way: WayRow, message: Message) -> int:
        if way.kind == "mail":
            assert self._office is not None
            stop = f"{self._public_url}/mail#{way.secret}"
            rest = messages(way.language).text("call-stop") if way.confirmed else ""
            text = "\n\n".join(filter(None, [message.text, message.link, rest, stop]))
            await asyncio.to_thread(mail.send, self._office, way.address, message.title, text, stop)
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
