"""Calling people to their tables: once for each turn, only who is away, and to addresses that may be called."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Engine, event

from orrery.server import mail, push
from orrery.server.call_errors import BadAddress, BadSmtp
from orrery.server.calling import Calling, Message, webhook
from orrery.server.calls import MOST_FAILURES, Calls, Waiting, WayRow
from orrery.server.channels import Channels
from orrery.server.database import Database
from orrery.server.mail import mail_address, mail_server
from orrery.server.outgoing import Outgoing
from orrery.server.people import COOKIE, Person, token_hash
from orrery.server.presence import Presence
from orrery.server.rows import Entry, MoveRow, SeatRow, TableRow
from orrery.server.settings import Settings
from orrery.server.store import Store, now

from .engines import change
from .house import Browser, Eyes, House, usual_settings, visit
from .test_identity import joined

PUBLIC = "https://games.example"
AT_ONCE = Channels(webhooks="anywhere", quiet_seconds=0.0)


class Endpoint:
    """A service on this machine to which messages are sent: what came, and what it answers."""

    def __init__(self) -> None:
        self.status = 200
        self.rest_seconds = 0.0
        self.at_once = 0
        self.most_at_once = 0
        self.arrived = asyncio.Event()
        self.answers = True
        self.given_up = False
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.address = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        found = re.search(r"Content-Length: (\d+)", head)
        assert found is not None
        self.heads.append(head)
        self.bodies.append(await reader.readexactly(int(found[1])))
        self.arrived.set()
        await asyncio.sleep(self.rest_seconds)
        if not self.answers:
            await reader.read()
            self.given_up = True
        self.at_once -= 1
        writer.write(f"HTTP/1.1 {self.status} Said\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    there = Endpoint()
    server = await asyncio.start_server(there.hear, "127.0.0.1", 0)
    there.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/topic?auth=x"
    async with server:
        yield there


class PostBox:
    """A mail server that takes everything, except for addresses that it refuses."""

    def __init__(self) -> None:
        self.unknown = "nobody@"
        self.refusal = "550 no such mailbox"
        self.mails: list[str] = []
        self.url = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 here")
        while (word := (await reader.readline()).decode().upper()) and not word.startswith("QUIT"):
            if word.startswith("RCPT") and self.unknown.upper() in word:
                await say(self.refusal)
                continue
            if word.startswith("DATA"):
                await say("354 go on")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            await say("250 well")
        await say("221 bye")
        writer.close()


@asynccontextmanager
async def post_box() -> AsyncIterator[PostBox]:
    box = PostBox()
    server = await asyncio.start_server(box.hear, "127.0.0.1", 0)
    box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}?from=orrery@games.example&tls=off"
    async with server:
        yield box


def settings(folder: Path, channels: Channels = AT_ONCE, public_url: str = "") -> Settings:
    return replace(usual_settings(folder), channels=channels, public_url=public_url)


async def two_people(house: House) -> tuple[str, Browser, Browser]:
    ada = await house.visitor("Ada")
    table = await ada.table("me", "open")
    return table, ada, await joined(house, ada, "Ben", table, 1)


async def wants(person: Browser, address: str, kind: str = "ntfy", **more: str) -> str:
    told = await person.post("/me/ways", {"kind": kind, "address": address, "language": "en", **more}, 201)
    return str(told["ways"][-1]["id"])


# Who is called, and when


def test_one_message_for_each_turn_and_none_to_who_is_there(tmp_path: Path) -> None:
    here = settings(tmp_path)

    async def scene(house: House) -> None:
        async with endpoint() as there:
            table, ada, ben = await two_people(house)
            await wants(ben, there.address)
            calling = Calling(here, house.rooms, PUBLIC)
            assert await calling.call() == 0, "he has just sat down: he knows that he is asked"
            hers = await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            assert [await calling.call() for _ in range(3)] == [1, 0, 0]
            assert there.bodies == [b"It is your turn: Starfarers Duel with Ada."]
            assert f"Click: {PUBLIC}/table/{table}" in there.heads[0]
            his = await ben.eyes(table, 1)
            await his.answer(his.options[0])
            await left(house, table, his, hers)
            assert await calling.call() == 0, "he knows that he has to answer once more"
            await hers.answer(hers.options[0])
            assert [await calling.call() for _ in range(2)] == [1, 0], "he has answered since, and left before she did"

    visit(here, scene)


async def left(house: House, table: str, his: Eyes, hers: Eyes) -> None:
    """He goes, and the server has noticed it, in the database too where there are several processes."""
    await hers.until(lambda update: bool(update["table"]["seats"][1]["present"]))
    await his.socket.close()
    await hers.until(lambda update: not update["table"]["seats"][1]["present"])
    while house.rooms.store.shared and all(seen.gone is None for seen in (await house.rooms.row(table)).seen):
        await asyncio.sleep(0)


def test_who_is_there_or_has_seen_it_is_not_called(tmp_path: Path) -> None:
    here = settings(tmp_path)

    async def scene(house: House) -> None:
        async with endpoint() as there:
            table, ada, ben = await two_people(house)
            await wants(ben, there.address)
            calling = Calling(here, house.rooms, PUBLIC)
            his, hers = await ben.eyes(table, 1), await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            assert await calling.call() == 0, "he looks at the table"
            await his.at(hers.version)
            await left(house, table, his, hers)
            assert await calling.call() == 0, "he has seen it"

    visit(here, scene)


def test_with_bots_alone_nobody_is_called_and_who_has_no_way_is_not(tmp_path: Path) -> None:
    here = settings(tmp_path)

    async def scene(house: House) -> None:
        async with endpoint() as there:
            ada = await house.visitor("Ada")
            await wants(ada, there.address)
            await ada.table("me", "random")
            table = await ada.table("me", "open")
            ben = await joined(house, ada, "Ben", table, 1)
            his = await ben.eyes(table, 1)
            await his.answer(his.options[0])
            calling = Calling(here, house.rooms, "")
            assert await calling.call() == 1
            assert "Click" not in there.heads[0]
            hers = await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            assert await calling.call() == 0

    visit(here, scene)


def test_a_question_that_was_seen_is_known_after_a_restart_and_a_long_time(tmp_path: Path) -> None:
    time = [0.0]
    here = replace(settings(tmp_path), clock=lambda: time[0])
    made: list[str] = []
    cookies: dict[str, str] = {}

    async def before(house: House) -> None:
        async with endpoint() as there:
            table, ada, ben = await two_people(house)
            made.append(table)
            cookies.update(ada.http.cookies)
            await wants(ben, there.address)
            his, hers = await ben.eyes(table, 1), await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            await his.at(hers.version)
            await left(house, table, his, hers)
            calling = Calling(here, house.rooms, PUBLIC)
            assert await calling.call() == 0, "he has seen it"
            time[0] += 100_000
            house.rooms.presence.mark_seen("another", 1)
            assert await calling.call() == 0, "he has seen it, long ago"

    async def after(house: House) -> None:
        calling = Calling(here, house.rooms, PUBLIC)
        assert await calling.call() == 0, "he has seen it before the restart"
        ada = await house.stranger()
        ada.http.cookies.update(cookies)
        hers = await ada.eyes(made[0], 0)
        await hers.answer(hers.options[0])
        assert await calling.call() == 1, "what she has answered since is new to him"

    visit(here, before)
    visit(here, after)


def tables_that_wait(store: Store, names: Sequence[str]) -> Person:
    """Ben, who wants messages, is asked at each of these tables by an answer of Ada's."""
    ada, ben = store.add_person(secrets.token_hex(32)), store.add_person(secrets.token_hex(32))
    store.rename(ada.id, "Ada")
    store.calls.add_way(WayRow(f"way-{ben.id}", ben.id, "ntfy", "https://x.example", "de", True), 1)
    seats = [SeatRow("person", ada.id, "", "", None), SeatRow("person", ben.id, "", "Ben", None)]
    for name in names:
        row = TableRow(name, "duel", 1, {}, ada.id, "playing", [1], 2, seats)
        store.add_table(row, [MoveRow(0, None, [], [], False), MoveRow(1, 0, ["pass"], [], False)])
    return ben


@contextmanager
def statements() -> Iterator[list[str]]:
    """Yield the statements that databases are sent meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_many_tables_are_surveyed_with_one_statement(database: str) -> None:
    store = Store(database)
    store.open()
    names = [f"table-{number:02}" for number in range(40)]
    ben = tables_that_wait(store, names)
    with statements() as asked:
        found = store.calls.waiting(now())
    assert [(one.table, one.person, one.version, one.answered, one.others) for one in found] == [
        (name, ben.id, 2, -1, ["Ada"]) for name in names
    ]
    assert len(asked) == 1
    assert all(store.calls.claim(one) for one in found)
    assert store.calls.waiting(now()) == [], "each was told"
    store.append_all([Entry(names[7], MoveRow(2, 1, ["pass"], [], False), "playing", [0])])
    store.append_all([Entry(names[7], MoveRow(3, 0, ["pass"], [], False), "playing", [1], revision=1)])
    assert [(one.table, one.version, one.answered) for one in store.calls.waiting(now())] == [(names[7], 4, 2)]
    store.close()


def test_a_table_whose_row_is_damaged_does_not_stop_the_others(database: str) -> None:
    store = Store(database)
    store.open()
    tables_that_wait(store, ["damaged", "good"])
    change(database, "UPDATE tables SET waiting = '{\"1\": 0}' WHERE id = 'damaged'")
    assert [one.table for one in store.calls.waiting(now())] == ["good"]
    store.close()


def test_times_of_absence_are_forgotten_and_seats_are_free_all_the_same() -> None:
    time = [50.0]
    presence = Presence(lambda: time[0], 600.0)
    for number in range(1000):
        time[0] += 60
        presence.mark_seen(f"table-{number}", 1)
        assert presence.minutes_left(f"table-{number}", 1) == 10
    assert len(presence) <= 62
    assert [presence.minutes_left(f"table-{number}", 1) for number in (0, 989, 990, 995)] == [0, 0, 1, 6]
    assert presence.seconds_away("table-0", 1) is None
    assert presence.seconds_away("table-990", 1) == 540


def test_who_left_before_this_process_began_was_last_seen_then() -> None:
    time = [50.0]
    presence = Presence(lambda: time[0], 600.0)
    presence.mark_left_elsewhere("table", 1, 300.0)
    assert presence.seconds_away("table", 1) == 300.0, "what was asked since is new"
    assert presence.minutes_left("table", 1) == 10, "a seat is kept from the start of the server on"
    time[0] += 60
    presence.mark_left_elsewhere("table", 1, 10.0)
    presence.mark_left_elsewhere("table", 1, 200.0)
    assert presence.seconds_away("table", 1) == 10.0


def test_two_messages_at_a_time_go_to_a_host(tmp_path: Path) -> None:
    here = settings(tmp_path)

    async def scene(house: House) -> None:
        async with endpoint() as there:
            table, ada, ben = await two_people(house)
            for number in range(6):
                await wants(ben, f"{there.address}{number}")
            hers = await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            there.rest_seconds = 0.05  # time for others to come, if they may
            assert await Calling(here, house.rooms, PUBLIC).call() == 1
            assert (len(there.bodies), there.most_at_once) == (6, 2)

    visit(here, scene)


def test_a_host_that_does_not_answer_holds_up_nobody_else(tmp_path: Path) -> None:
    here = settings(tmp_path, replace(AT_ONCE, every_seconds=1e6))
    often = replace(here, channels=replace(AT_ONCE, every_seconds=0.01))

    async def scene(house: House) -> None:
        async with endpoint() as slow, endpoint() as quick:
            first, ada, ben = await two_people(house)
            second = await ada.table("me", "open")
            cleo = await joined(house, ada, "Cleo", second, 1)
            await wants(ben, slow.address)
            await wants(cleo, quick.address)
            slow.answers = False
            calling = Calling(often, house.rooms, PUBLIC)
            calling.outgoing = Outgoing(anywhere=True, limit_seconds=600.0)
            running = asyncio.create_task(calling.run())
            for table, told in ((first, slow), (second, quick)):
                hers = await ada.eyes(table, 0)
                await hers.answer(hers.options[0])
                await told.arrived.wait()
            assert not slow.given_up, "its message still waits for an answer"
            running.cancel()
            await asyncio.wait([running])

    visit(here, scene)


def waiting(store: Store, person: int, answered: int = -1) -> Waiting:
    return Waiting("t", "duel", person, 5, answered, 0, [])


@pytest.mark.parametrize("answered", [-1, 3])
def test_of_several_processes_one_tells_it(database: str, answered: int) -> None:
    from .test_book import ended
    from .test_book import person as seat_of

    store = Store(database)
    store.open()
    ada = store.add_person("a" * 64)
    ended(store, "t", seat_of(ada.id))
    beside = Database(database)
    calls = [store.calls, Calls(beside.engine)]
    if answered >= 0:
        assert calls[0].claim(waiting(store, ada.id)._replace(version=2))
    assert [each.claim(waiting(store, ada.id, answered)) for each in calls] == [True, False]
    again = waiting(store, ada.id, 5)._replace(version=8)
    assert [each.claim(again) for each in reversed(calls)] == [True, False]
    beside.engine.dispose()
    store.close()


def test_all_processes_have_the_same_key(database: str) -> None:
    store = Store(database)
    store.open()
    assert store.calls.key("push", lambda: "one") == "one"
    assert store.calls.key("push", lambda: "another") == "one"
    store.close()


# Ways


def test_nothing_is_offered_unless_the_host_wants_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        assert await ada.get("/me/ways") == {"offered": [], "push_key": "", "ways": []}
        for kind in ("ntfy", "push", "mail"):
            wish = {"kind": kind, "address": "https://ntfy.example/x", "language": "de"}
            assert (await ada.post("/me/ways", wish, 403))["message"] == "error-not-offered"

    visit(usual_settings(tmp_path), scene)


def test_a_way_is_tried_removed_and_forgotten_when_nobody_listens(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        async with endpoint() as there:
            ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
            way = await wants(ada, there.address, "discord")
            assert await wants(ada, there.address, "discord") != way, "the same address is kept once"
            [told] = (await ada.get("/me/ways"))["ways"]
            way = told["id"]
            assert (told["kind"], told["address"], told["confirmed"]) == ("discord", there.address, True)
            await eve.post(f"/me/ways/{way}/trial", status=400)
            await eve.post(f"/me/ways/{way}/remove")
            assert await ada.post(f"/me/ways/{way}/trial") == {"arrived": True}
            assert json.loads(there.bodies[0])["allowed_mentions"] == {"parse": []}
            there.status = 500
            for left in [1] * (MOST_FAILURES - 1) + [0]:
                assert await ada.post(f"/me/ways/{way}/trial") == {"arrived": False}
                assert len((await ada.get("/me/ways"))["ways"]) == left
            way = await wants(ada, there.address)
            assert (await ada.post(f"/me/ways/{way}/remove"))["ways"] == []

    visit(settings(tmp_path), scene)


def test_private_addresses_are_refused_unless_the_host_allows_them(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        own = (
            "http://127.0.0.1:9/x",
            "http://127.0.0.1/x",
            "http://localhost/x",
            "http://[::1]/x",
            "http://[fec0::1]/x",
        )
        wrong = ("ftp://x.example", "nonsense", "http://a..b/x", f"http://{'a' * 64}.example/x", "http://9.9.9.9:22/x")
        for address in own + wrong:
            wish = {"kind": "json", "address": address, "language": "de"}
            assert (await ada.post("/me/ways", wish, 400))["message"] == "error-bad-address"

    visit(settings(tmp_path, Channels(webhooks="public")), scene)


@pytest.mark.parametrize(
    ("kind", "found"), [("ntfy", lambda body: body.decode()), ("discord", lambda body: json.loads(body)["content"])]
)
def test_each_service_gets_what_it_understands(kind: str, found: Callable[[bytes], str]) -> None:
    body, headers = webhook(kind, Message("title", "Du bist dran, Zoë", "https://x.example/table/1", "t"))
    assert "Zoë" in found(body)
    assert "https://x.example/table/1" in found(body) + headers.get("Click", "")


# Push


def test_a_push_message_is_sealed_for_one_browser_and_signed(tmp_path: Path) -> None:
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = bytes(range(16))
    keys = {
        name: base64.urlsafe_b64encode(value).decode().rstrip("=")
        for name, value in (("p256dh", point), ("auth", secret))
    }
    channels = replace(AT_ONCE, push_contact="mailto:host@games.example")

    async def scene(house: House) -> None:
        async with endpoint() as there:
            ada = await house.visitor("Ada")
            wish = {"kind": "push", "address": there.address, "language": "de", **keys, "auth": "short"}
            await ada.post("/me/ways", wish, 400)
            way = await wants(ada, there.address, "push", **keys)
            told = await ada.get("/me/ways")
            assert (told["offered"][-1], told["ways"][0]["address"]) == ("push", "127.0.0.1")
            assert push.is_key(told["push_key"], 65)
            assert await ada.post(f"/me/ways/{way}/trial") == {"arrived": True}
            opened = json.loads(http_ece.decrypt(there.bodies[0], private_key=own, auth_secret=secret))
            assert opened["text"] == "This is what it looks like when it is your turn. The message arrives."
            signed = re.search(r"Authorization: vapid t=[\w-]+\.([\w-]+)\.[\w-]+, ?k=([\w-]+)", there.heads[0])
            assert signed is not None
            assert signed[2] == told["push_key"]
            claims = json.loads(base64.urlsafe_b64decode(signed[1] + "=" * (-len(signed[1]) % 4)))
            assert claims["aud"] == there.address.partition("/topic")[0]
            there.status = 410
            await ada.post(f"/me/ways/{way}/trial")
            assert (await ada.get("/me/ways"))["ways"] == [], "a browser that is gone is forgotten at once"

    visit(settings(tmp_path, channels), scene)


# Mail


def test_mail_is_sent_only_to_who_has_confirmed_it_and_until_it_is_stopped(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_box() as box:
            here = settings(tmp_path, replace(AT_ONCE, smtp=box.url), PUBLIC)
            await asyncio.to_thread(visit, here, lambda house: at_the_house(house, here, box))

    async def at_the_house(house: House, here: Settings, box: PostBox) -> None:
        table, ada, ben = await two_people(house)
        wish = {"kind": "mail", "address": "no address", "language": "de"}
        await ben.post("/me/ways", wish, 400)
        await wants(ben, "ben@mail.example", "mail")
        secret = re.search(rf"{PUBLIC}/mail#([\w-]+)", box.mails[0])
        assert secret is not None
        hers = await ada.eyes(table, 0)
        await hers.answer(hers.options[0])
        calling = Calling(here, house.rooms, PUBLIC)
        assert await calling.call() == 0
        assert (await ada.post("/mail/confirm", {"secret": "made-up-secret"}, 403))["message"] == "error-bad-mail-link"
        await ada.post("/mail/confirm", {"secret": secret[1]})  # whoever reads the mail, with whatever browser
        assert await calling.call() == 1
        assert "It is your turn: Starfarers Duel with Ada." in box.mails[1]
        assert f"List-Unsubscribe: <{PUBLIC}/mail#{secret[1]}>" in box.mails[1]
        await ada.post("/mail/stop", {"secret": secret[1]})
        assert (await ben.get("/me/ways"))["ways"] == []

    asyncio.run(scene())


def test_an_address_gets_one_request_whoever_asks_and_none_after_stop(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_box() as box:
            here = settings(tmp_path, replace(AT_ONCE, smtp=box.url), PUBLIC)
            await asyncio.to_thread(visit, here, lambda house: at_the_house(house, box))

    async def at_the_house(house: House, box: PostBox) -> None:
        wish = {"kind": "mail", "address": "ben@mail.example", "language": "en"}
        people = [await house.visitor(name) for name in ("Eve", "Mallory", "Ben")]
        await people[0].post("/me/ways", wish, 201)
        link = re.search(rf"{PUBLIC}/mail#([\w-]+)", box.mails[0])
        assert link is not None
        await people[0].post("/me/ways", wish, 201)
        for person in people[1:]:
            refused = await person.post("/me/ways", {**wish, "address": "BEN+x@mail.example"}, 409)
            assert refused["message"] == "error-mail-not-allowed"
            assert (await person.get("/me/ways"))["ways"] == []
        assert len(box.mails) == 1
        stopped = await people[2].post("/mail/stop", {"secret": link[1]})
        assert stopped == {"state": "stopped", "link": link[1]}
        assert (await people[0].get("/me/ways"))["ways"] == []
        for person in people:
            await person.post("/me/ways", wish, 409)
        assert (await people[2].post("/mail/confirm", {"secret": link[1]}))["state"] == "allowed"
        for wrong in ("x" * 65, "short", "no letters \0 at all", link[1] + "\n"):
            await people[2].post("/mail/stop", {"secret": wrong}, 400)
        await people[2].post("/mail/stop", {"secret": link[1][:-1]}, 403)
        assert len(box.mails) == 1

    asyncio.run(scene())


def test_what_the_mail_server_does_not_take_is_said_and_not_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_box() as box:
            here = settings(tmp_path, replace(AT_ONCE, smtp=box.url), PUBLIC)
            await asyncio.to_thread(visit, here, lambda house: at_the_house(house, box))
        await asyncio.to_thread(visit, here, without_mail_server)

    async def at_the_house(house: House, box: PostBox) -> None:
        ada = await house.visitor("Ada")
        wish = {"kind": "mail", "address": "nobody@mail.example", "language": "en"}
        assert (await ada.post("/me/ways", wish, 400))["message"] == "error-bad-address"
        box.refusal = "450 4.2.0 greylisted"
        assert (await ada.post("/me/ways", wish, 503))["message"] == "error-mail-not-sent"
        assert (await ada.get("/me/ways"))["ways"] == []
        box.unknown = "somebody-else@"
        assert len((await ada.post("/me/ways", wish, 201))["ways"]) == 1

    async def without_mail_server(house: House) -> None:
        ada = await house.visitor("Ada")
        wish = {"kind": "mail", "address": "ada@mail.example", "language": "en"}
        for _ in range(2):
            assert (await ada.post("/me/ways", wish, 503))["message"] == "error-mail-not-sent"
            assert (await ada.get("/me/ways"))["ways"] == []

    asyncio.run(scene())


def test_after_any_failure_others_may_ask_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with post_box() as box:
            here = settings(tmp_path, replace(AT_ONCE, smtp=box.url), PUBLIC)
            await asyncio.to_thread(visit, here, lambda house: at_the_house(house, box))

    async def at_the_house(house: House, box: PostBox) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        wish = {"kind": "mail", "address": "ben@mail.example", "language": "en"}
        with monkeypatch.context() as patched:
            patched.setattr(mail, "send", fail)
            await ada.post("/me/ways", wish, 500)
        assert (await ada.get("/me/ways"))["ways"] == []
        assert len((await ben.post("/me/ways", wish, 201))["ways"]) == 1
        assert len(box.mails) == 1

    async def fail(*_message: object) -> None:
        raise RuntimeError("a mistake")

    asyncio.run(scene())


@pytest.mark.parametrize("fails", ["it is down", "it wants a second try later"])
def test_an_address_is_kept_while_the_mail_server_fails(tmp_path: Path, fails: str) -> None:
    async def scene() -> None:
        async with post_box() as box:
            box.unknown, box.refusal = "ada@", "451 later"
            where = "smtp://127.0.0.1:1?from=a@b.example&tls=off" if fails == "it is down" else box.url
            here = settings(tmp_path, replace(AT_ONCE, smtp=where), PUBLIC)
            await asyncio.to_thread(visit, here, at_the_house)

    async def at_the_house(house: House) -> None:
        ada = await house.visitor("Ada")
        browser = house.rooms.store.browser(token_hash(ada.http.cookies[COOKIE]))
        assert browser is not None
        way = WayRow("w", browser.person.id, "mail", "ada@mail.example", "en", True, "secret")
        assert house.rooms.store.calls.add_way(way, 1)
        for _ in range(MOST_FAILURES):
            assert await ada.post("/me/ways/w/trial") == {"arrived": False}
        assert len((await ada.get("/me/ways"))["ways"]) == 1

    asyncio.run(scene())


def test_what_the_host_no_longer_offers_is_not_used(tmp_path: Path) -> None:
    here = settings(tmp_path, Channels(push_contact="mailto:host@games.example", quiet_seconds=0.0), PUBLIC)

    async def scene(house: House) -> None:
        async with endpoint() as there:
            table, ada, ben = await two_people(house)
            store = house.rooms.store
            browser = store.browser(token_hash(ben.http.cookies[COOKIE]))
            assert browser is not None
            person = browser.person
            for way in (
                WayRow("m", person.id, "mail", "ben@mail.example", "en", True),
                WayRow("w", person.id, "json", there.address, "en", True),
            ):
                assert store.calls.add_way(way, 1)
                assert (await ben.post(f"/me/ways/{way.id}/trial", status=403))["message"] == "error-not-offered"
            hers = await ada.eyes(table, 0)
            await hers.answer(hers.options[0])
            assert await Calling(here, house.rooms, PUBLIC).call() == 1
            assert there.bodies == []

    visit(here, scene)


@pytest.mark.parametrize(
    "url", ["mail.example", "http://mail.example?from=a@b.example", "smtp://mail.example", "smtp://x:y"]
)
def test_where_mail_is_handed_in_has_to_be_told_completely(url: str) -> None:
    with pytest.raises(BadSmtp):
        mail_server(url)
    assert mail_server("smtps://me:p%40ss@mail.example?from=a@b.example").password == "p@ss"


@pytest.mark.parametrize(
    "address", ["a@b", "a b@c.example", "a@b.example\nBcc: x@y.example", "<a@b.example>", "@b.example"]
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        mail_address(address)


def test_ways_leave_with_their_person(database: str) -> None:
    store = Store(database)
    store.open()
    ada = store.add_person("a" * 64)
    assert store.calls.add_way(WayRow("w", ada.id, "ntfy", "https://x.example", "de", True), 1)
    store.identities.leave(ada.id, "Ada", {}, 2)
    assert store.calls.ways([ada.id]) == []
    store.close()
