"""Who a person is: several browsers by one link, all of one's data to take along, and leaving for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from orrery.server import border, person_api, store
from orrery.server.browsers import MOST_BROWSERS
from orrery.server.calls import WayRow
from orrery.server.errors import UnknownPerson
from orrery.server.people import COOKIE, COOKIE_SECONDS, new_browser, new_token, token_hash
from orrery.server.person_messages import WayKind
from orrery.server.room import Room
from orrery.server.schema import METADATA, PEOPLE

from .engines import change
from .house import Browser, Eyes, House, Json, usual_settings, visit
from .test_copying import everything


async def tables(person: Browser) -> set[str]:
    return {entry["id"] for entry in await person.get("/tables")}


async def joined(house: House, ada: Browser, name: str, table: str, seat: int) -> Browser:
    """Somebody sits down at Ada's table."""
    friend = await house.visitor(name)
    invitation = (await ada.get(f"/tables/{table}"))["seats"][seat]["invitation"]
    await friend.post(f"/tables/{table}/join", {"secret": invitation, "name": name})
    return friend


def test_a_link_brings_the_same_person_to_another_browser(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "random")
        phone, tablet = await house.stranger(), await house.visitor("Somebody else")
        for browser in (phone, tablet):
            secret = (await ada.post("/me/link"))["secret"]
            assert await browser.arrive(secret) == {"name": "Ada", "replaced": False}
            assert await tables(browser) == {table}
        eyes = await phone.eyes(table, 0)
        await eyes.answer(eyes.options[0])
        assert len({browser.http.cookies[COOKIE] for browser in (ada, phone, tablet)}) == 3

    visit(usual_settings(tmp_path), scene)


def test_a_new_link_replaces_the_one_before_and_a_made_up_one_opens_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        old, new = [(await ada.post("/me/link"))["secret"] for _ in range(2)]
        for wrong in (old, "made-up-secret", ada.http.cookies[COOKIE]):
            stranger = await house.stranger()
            refused = await stranger.arrive(wrong, 403)
            assert refused["message"] == "error-bad-identity-link"
            assert COOKIE not in stranger.http.cookies
        posing = await house.stranger()
        posing.http.cookies.set(COOKIE, new)
        await posing.get("/tables", 401)  # what opens the door is nobody's token
        await (await house.stranger()).arrive(new)

    visit(usual_settings(tmp_path), scene)


def test_only_this_browser_stays_the_person_s(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada, phone = await house.visitor("Ada"), await house.stranger()
        await phone.arrive((await ada.post("/me/link"))["secret"])
        wait(25)
        link, key = [(await ada.post(path))["secret"] for path in ("/me/link", "/me/recovery")]
        left = await phone.post("/me/only-here")
        assert ([browser["here"] for browser in left["browsers"]], left["recovery"]) == ([True], None)
        await ada.get("/tables", 401)
        await phone.get("/tables")
        for void in (link, key):
            await (await house.stranger()).arrive(void, 403)

    visit(usual_settings(tmp_path), scene)


def test_all_data_of_a_person_and_nothing_of_others(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "open")
        ben = await joined(house, ada, "Ben", table, 1)
        mine, his = await ada.eyes(table, 0), await ben.eyes(table, 1)
        chosen = mine.options[0]
        await mine.answer(chosen)
        await his.answer(his.options[-1])
        response = await ada.http.get("/api/me/data")
        assert "attachment" in response.headers["content-disposition"]
        told = response.json()
        assert (told["name"], len(told["tables"])) == ("Ada", 1)
        entry = told["tables"][0]
        assert (entry["table"], entry["players"], entry["my_seats"]) == (table, ["Ada", "Ben"], [0])
        assert [given["answers"] for given in entry["my_answers"]] == [[chosen]]
        assert "deals" not in response.text
        assert "token" not in response.text

    visit(usual_settings(tmp_path), scene)


def test_who_leaves_for_good_is_forgotten_and_the_others_play_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada Lovelace")
        shared, own = await ada.table("me", "open"), await ada.table("me", "random")
        ben = await joined(house, ada, "Ben", shared, 1)
        his = await ben.eyes(shared, 1)
        link = (await ada.post("/me/link"))["secret"]
        assert await ada.post("/me/leave") == {"deleted": 1, "handed_over": 1}
        assert COOKIE not in ada.http.cookies
        await (await house.stranger()).arrive(link, 403)
        assert (await ben.get(f"/tables/{own}", 404))["message"] == "error-unknown-table"
        his = await ben.eyes(shared, 1)  # who looked at the table was told to come again
        seat = his.now["table"]["seats"][0]
        assert (seat["kind"], seat["name"]) == ("bot", "")
        assert his.now["table"]["mine"], "somebody has to be able to invite"
        assert [change["how"] for change in his.now["handovers"]] == ["joined", "lent"]
        for _ in range(2):
            await his.answer(his.options[0])
        await his.until(lambda update: 0 not in update["waiting"])  # the bot has chosen, too
        told = "".join(str(message) for message in his.heard)
        assert "Lovelace" not in told

    visit(usual_settings(tmp_path), scene)


def test_whatever_refers_to_a_person_is_thought_of_when_they_leave() -> None:
    """A new table that does has to be emptied in `Identities.leave`, or nobody could leave any more."""
    found = {
        (table.name, each.name) for table in METADATA.sorted_tables for each in table.c if each.references(PEOPLE.c.id)
    }
    changed = {("tables", "creator"), ("seats", "person"), ("handovers", "former"), ("handovers", "person")}
    deleted = {"hidden", "results", "played", "unaided", "browsers", "links", "ways", "calls"}
    assert found == changed | {(name, "person") for name in deleted}


def test_a_finished_game_stays_for_the_others(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "open")
        ben = await joined(house, ada, "Ben", table, 1)
        await ada.post(f"/tables/{table}/close", {})
        assert await ada.post("/me/leave") == {"deleted": 0, "handed_over": 0}
        entry = (await ben.get("/tables"))[0]
        assert (entry["status"], [seat["name"] for seat in entry["seats"]]) == ("closed", ["", "Ben"])
        assert [seat["kind"] for seat in entry["seats"]] == ["person", "person"]

    visit(usual_settings(tmp_path), scene)


def test_on_vacation_bots_play_where_others_wait_until_the_person_is_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        alone, shared = await ada.table("me", "random"), await ada.table("me", "open")
        ben = await joined(house, ada, "Ben", shared, 1)
        assert await ada.post("/me/vacation") == {"seats": 1, "failures": []}
        kinds = {entry["id"]: [seat["kind"] for seat in entry["seats"]] for entry in await ada.get("/tables")}
        assert kinds == {alone: ["person", "bot"], shared: ["bot", "person"]}
        his = await ben.eyes(shared, 1)
        await his.until(lambda update: 0 not in update["waiting"])  # the bot has answered for her
        assert await ada.post("/me/vacation") == {"seats": 0, "failures": []}
        assert await ada.post("/me/back") == {"seats": 1, "failures": []}
        told = await his.until(lambda update: update["table"]["seats"][0]["kind"] == "person")
        assert [change["how"] for change in told["handovers"]] == ["joined", "lent", "returned"]

    visit(usual_settings(tmp_path), scene)


async def signed_in(house: House, person: Browser) -> Browser:
    """One more browser of the person."""
    browser = await house.stranger()
    await browser.arrive((await person.post("/me/link"))["secret"])
    return browser


async def is_ended(eyes: Eyes) -> None:
    """The socket is told that its browser is nobody's any more, and closed."""
    assert (await eyes.problem())["message"] == "error-unknown-person"
    with pytest.raises(ConnectionClosed) as closed:
        await eyes.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_open_sockets_of_browsers_that_are_signed_out_are_closed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table, phone = await ada.table("me", "me"), await signed_in(house, ada)
        mine = await ada.eyes(table, 0)
        lost = [await phone.eyes(table, 1), await phone.eyes(table, None)]
        await ada.post("/me/only-here")
        for eyes in lost:
            await is_ended(eyes)
        await mine.answer(mine.options[0])  # her own one goes on

    visit(usual_settings(tmp_path), scene)


def test_a_sign_out_is_done_although_the_database_has_said_that_it_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table, phone = await ada.table("me", "me"), await signed_in(house, ada)
        lost, browsers = await phone.eyes(table, 1), house.rooms.store.browsers
        keep_only = browsers.keep_only

        def fail_after(person: int, asking: str, now: int) -> frozenset[str]:
            keep_only(person, asking, now)
            raise OperationalError("COMMIT", {}, Exception("the line was cut"))

        with monkeypatch.context() as patched:
            patched.setattr(browsers, "keep_only", fail_after)
            await ada.post("/me/only-here", status=503)
        await is_ended(lost)
        await phone.get("/tables", 401)

    visit(usual_settings(tmp_path), scene)


def test_a_browser_that_is_signed_out_while_it_opens_a_socket_sees_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table, phone = await ada.table("me", "me"), await signed_in(house, ada)
        check, following = house.rooms.following.check, house.rooms.following

        async def sign_out_first(room: Room) -> None:
            following.check = check  # type: ignore[method-assign]
            await ada.post("/me/only-here")
            await check(room)

        await ada.get(f"/tables/{table}")  # its room is in memory
        following.check = sign_out_first  # type: ignore[method-assign]
        eyes = await phone.socket(table)
        await is_ended(eyes)
        assert [message["type"] for message in eyes.heard] == ["problem"]

    visit(usual_settings(tmp_path), scene)


def test_who_leaves_for_good_has_no_socket_at_others_tables_either(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        await signed_in(house, await signed_in(house, ben))
        his = await ben.eyes(await ada.table("me", "me"), None)
        await ben.post("/me/leave")
        await is_ended(his)

    visit(usual_settings(tmp_path), scene)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE moves SET seat = 77, hash = 'damaged' WHERE \"table\" = '{table}'",
        "UPDATE tables SET options = '[]' WHERE id = '{table}'",
        "UPDATE tables SET game = 'chess' WHERE id = '{table}'",
    ],
)
def test_a_table_that_cannot_be_restored_does_not_stop_the_vacation_at_the_others(
    tmp_path: Path, database: str, damage: str
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        tables = [await ada.table("me", "open") for _ in range(3)]
        for table in tables:
            await joined(house, ada, "Ben", table, 1)
        first, broken, last = tables

        async def kinds() -> list[str]:
            return [(await ada.get(f"/tables/{table}"))["seats"][0]["kind"] for table in (first, last)]

        house.rooms.put_away(float("inf"))
        change(database, damage.format(table=broken))
        for path, kind in (("/me/vacation", "bot"), ("/me/back", "person")):
            if kind == "person":  # a bot plays at the broken table, too
                change(
                    database, f"UPDATE seats SET kind = 'bot', bot = 'random' WHERE \"table\" = '{broken}' AND seat = 0"
                )
                house.rooms.put_away(float("inf"))
            result = await ada.post(path)
            assert result["seats"] == 2
            assert await kinds() == [kind, kind]
            [failure] = result["failures"]
            assert failure["table"] == broken
            assert failure["problem"]["message"] in ("error-broken-table", "error-unknown-game")

    visit(usual_settings(tmp_path), scene)


# Cookies


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let hours pass for the server."""
    passed = 0.0
    time = store.now

    def later() -> int:
        return time() + round(timedelta(hours=passed).total_seconds() * 1_000_000)

    def wait(hours: float) -> None:
        nonlocal passed
        passed += hours

    for module in (border, person_api, store):
        monkeypatch.setattr(module, "now", later)
    return wait


async def given(browser: Browser, path: str) -> str | None:
    """The cookie that comes with an answer, if any."""
    response = await browser.http.get(f"/api{path}")
    assert response.status_code == 200, response.text
    cookie: str | None = response.headers.get("set-cookie")
    return cookie


def test_a_cookie_that_is_used_is_renewed_once_a_day(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        token = ada.http.cookies[COOKIE]
        assert [await given(ada, path) for path in ("/me", "/tables")] == [None, None]
        for path in ("/tables", "/me", "/book"):
            wait(25)
            renewed = await given(ada, path)
            assert renewed is not None
            assert renewed.startswith(f"{COOKIE}={token}; ")
            assert f"Max-Age={COOKIE_SECONDS};" in renewed
            assert "HttpOnly" in renewed
            assert await given(ada, path) is None
            wait(1)
            assert await given(ada, path) is None
        assert await tables(ada) == set()

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_a_use_that_cannot_be_stored_holds_nobody_up(
    tmp_path: Path, database: str, wait: Callable[[float], None]
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        change(database, "CREATE TRIGGER full BEFORE UPDATE ON browsers BEGIN SELECT RAISE(ABORT, 'full'); END")
        wait(25)
        for _ in range(2):
            assert await given(ada, "/tables") is not None
        change(database, "DROP TRIGGER full")
        assert await given(ada, "/tables") is not None
        assert await given(ada, "/tables") is None

    visit(usual_settings(tmp_path), scene)


def test_a_cookie_that_is_taken_away_is_not_renewed(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        wait(25)
        await ada.post("/me/leave")
        assert COOKIE not in ada.http.cookies
        stranger = await house.stranger()
        stranger.http.cookies.set(COOKIE, "made-up")
        response = await stranger.http.get("/api/tables")
        assert (response.status_code, response.headers.get("set-cookie")) == (401, None)

    visit(usual_settings(tmp_path), scene)


# Links and keys


async def secret_of(person: Browser, path: str) -> str:
    return str((await person.post(path))["secret"])


@pytest.mark.parametrize("path", ["/me/link", "/me/recovery"])
def test_of_many_browsers_that_use_a_link_at_once_one_succeeds(tmp_path: Path, path: str) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        secret, others = await secret_of(ada, path), [await house.stranger() for _ in range(6)]

        async def arrive(browser: Browser) -> int:
            wish = {"secret": secret, "next": new_token()}
            return (await browser.http.post("/api/me/device", json=wish)).status_code

        assert sorted(await asyncio.gather(*map(arrive, others))) == [200, *[403] * 5]
        assert len((await ada.get("/me/browsers"))["browsers"]) == 2

    visit(usual_settings(tmp_path), scene)


def test_a_link_is_valid_for_a_day(tmp_path: Path, database: str, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for hours, status in ((23, 200), (25, 403)):
            secret = await secret_of(ada, "/me/link")
            wait(hours)
            await (await house.stranger()).arrive(secret, status)
        ben = await house.visitor("Ben")
        await secret_of(ben, "/me/link")
        assert len(everything(database)["links"]) == 1, "those that are too old are removed"

    visit(usual_settings(tmp_path), scene)


def test_a_recovery_key_is_replaced_by_the_one_its_user_has_shown(
    tmp_path: Path, wait: Callable[[float], None]
) -> None:
    async def scene(house: House) -> None:
        ada, phone, other = await house.visitor("Ada"), await house.stranger(), await house.stranger()
        assert (await ada.get("/me/browsers"))["recovery"] is None
        lost, key, following = await secret_of(ada, "/me/recovery"), await secret_of(ada, "/me/recovery"), new_token()
        wait(24 * 365)
        await phone.arrive(lost, 403)
        assert await phone.arrive(key, following=following) == {"name": "Ada", "replaced": True}
        assert await tables(phone) == set()
        await other.arrive(key, 403)
        posing = await house.stranger()
        await posing.arrive(new_token(), 403, following=following)
        again = await house.stranger()  # the same browser, which never heard that it had succeeded
        assert await again.arrive(key, following=following) == {"name": "Ada", "replaced": True}
        assert await other.arrive(following) == {"name": "Ada", "replaced": True}
        await (await house.stranger()).arrive(key, 403, following=following)

    visit(usual_settings(tmp_path), scene)


def test_the_key_that_replaces_a_recovery_key_is_a_new_one(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        key, his, stranger = await secret_of(ada, "/me/recovery"), await secret_of(ben, "/me/recovery"), new_token()
        phone = await house.stranger()
        for following in (key, his):
            assert (await phone.arrive(key, 400, following=following))["message"] == "error-bad-next-key"
            assert COOKIE not in phone.http.cookies
        await phone.arrive(key, following=stranger)
        back = await house.stranger()
        assert (await back.arrive(stranger, 400, following=key))["message"] == "error-bad-next-key"
        await back.arrive(stranger)
        await (await house.stranger()).arrive(his)

    visit(usual_settings(tmp_path), scene)


def test_who_has_lost_the_answer_asks_again_within_ten_minutes(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada, phone, following = await house.visitor("Ada"), await house.stranger(), new_token()
        key = await secret_of(ada, "/me/recovery")
        await phone.arrive(key, following=following)
        token = phone.http.cookies[COOKIE]
        wait(9 / 60)
        assert await phone.arrive(key, following=following) == {"name": "Ada", "replaced": True}
        assert phone.http.cookies[COOKIE] == token, "it is signed in already"
        assert len((await ada.get("/me/browsers"))["browsers"]) == 2
        await (await house.stranger()).arrive(key, following=following)
        wait(2 / 60)
        for browser in (phone, await house.stranger()):
            assert (await browser.arrive(key, 403, following=following))["message"] == "error-bad-identity-link"
        await (await house.stranger()).arrive(following)

    visit(usual_settings(tmp_path), scene)


def test_a_recovery_key_that_is_revoked_opens_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        key = await secret_of(ada, "/me/recovery")
        assert (await ada.get("/me/browsers"))["recovery"] > 0
        assert (await ada.post("/me/recovery/revoke"))["recovery"] is None
        await (await house.stranger()).arrive(key, 403)

    visit(usual_settings(tmp_path), scene)


def test_a_browser_that_is_the_person_s_uses_no_link_up(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for path in ("/me/link", "/me/recovery"):
            secret = await secret_of(ada, path)
            assert (await ada.arrive(secret, 409))["message"] == "error-already-signed-in"
            await (await house.stranger()).arrive(secret)

    visit(usual_settings(tmp_path), scene)


# Browsers

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0"
EDGE = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36 EdgA/1"
)
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
NONSENSE = "<script>" * 1000


def listed(told: Json) -> list[tuple[str, str, bool]]:
    return [(browser["program"], browser["system"], browser["here"]) for browser in told["browsers"]]


async def browser_called(house: House, user_agent: str) -> Browser:
    browser = await house.stranger()
    browser.http.headers["user-agent"] = user_agent
    return browser


def test_the_browsers_are_listed_with_name_and_last_use(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await browser_called(house, FIREFOX)
        await ada.get("/me")
        for name in (EDGE, SAFARI, NONSENSE):
            wait(1)
            phone = await browser_called(house, name)
            await phone.arrive(await secret_of(ada, "/me/link"))
        told = await ada.get("/me/browsers")
        there = [("Edge", "Android", False), ("Safari", "iPhone", False), ("", "", False)]
        assert listed(told) == [("Firefox", "Windows", True), *there]
        assert all(browser["used"] == browser["joined"] for browser in told["browsers"])
        wait(30)
        later = (await ada.get("/me/browsers"))["browsers"]
        assert later[0]["used"] - later[0]["joined"] >= 33 * 3600
        assert later[1:] == told["browsers"][1:]
        assert sorted((await ada.get("/me/data"))["browsers"][1]) == ["created", "id", "program", "system", "used"]

    visit(usual_settings(tmp_path), scene)


def test_one_browser_is_signed_out_alone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        phone, tablet = await signed_in(house, ada), await signed_in(house, ada)
        table, link = await ada.table("me", "me"), await secret_of(ada, "/me/link")
        lost, kept = await phone.eyes(table, 0), await tablet.eyes(table, 0)
        second = (await ada.get("/me/browsers"))["browsers"][1]["id"]
        assert (await ben.post(f"/me/browsers/{second}/sign-out", status=404))["message"] == "error-unknown-browser"
        assert len((await ada.post(f"/me/browsers/{second}/sign-out"))["browsers"]) == 2
        await is_ended(lost)
        await phone.get("/tables", 401)
        await kept.answer(kept.options[0])
        await (await house.stranger()).arrive(link, 403)
        own = next(browser["id"] for browser in (await tablet.get("/me/browsers"))["browsers"] if browser["here"])
        await tablet.post(f"/me/browsers/{own}/sign-out")
        await is_ended(kept)
        assert COOKIE not in tablet.http.cookies

    visit(usual_settings(tmp_path), scene)


def test_the_only_browser_stays_unless_there_is_a_way_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        [own] = [browser["id"] for browser in (await ada.get("/me/browsers"))["browsers"]]
        assert (await ada.post(f"/me/browsers/{own}/sign-out", status=409))["message"] == "error-only-browser"
        key = await secret_of(ada, "/me/recovery")
        await ada.post(f"/me/browsers/{own}/sign-out")
        assert await (await house.stranger()).arrive(key) == {"name": "Ada", "replaced": True}

    visit(usual_settings(tmp_path), scene)


def test_of_two_browsers_that_sign_each_other_out_one_stays(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        for _ in range(5):
            ada = await house.visitor("Ada")
            phone = await signed_in(house, ada)
            wait(25)
            first, second = [each["id"] for each in (await ada.get("/me/browsers"))["browsers"]]
            asked = [(ada, second), (phone, first)]
            await asyncio.gather(*(who.http.post(f"/api/me/browsers/{other}/sign-out") for who, other in asked))
            known = [(await who.http.get("/api/tables")).status_code for who, _ in asked]
            assert sorted(known) == [200, 401]

    visit(usual_settings(tmp_path), scene)


def test_the_others_are_told_of_a_browser_that_joins_until_they_have_shown_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        assert (await ada.get("/me"))["joined"] == []
        tablet, phone = await signed_in(house, ada), await browser_called(house, EDGE)
        await ada.post("/me/joined/seen", {"browsers": [each["id"] for each in (await ada.get("/me"))["joined"]]})
        await phone.arrive(await secret_of(ada, "/me/link"))
        assert (await phone.get("/me"))["joined"] == []
        for browser in (ada, tablet):
            for _ in range(2):
                [told] = (await browser.get("/me"))["joined"]
                assert (told["program"], told["system"]) == ("Edge", "Android")
        await phone.post(f"/me/browsers/{told['id']}/sign-out")  # whoever leaves no trace is told of all the same
        for browser in (ada, tablet):
            assert len((await browser.get("/me"))["joined"]) == 1
        await ada.post("/me/joined/seen", {"browsers": [told["id"]]})
        assert (await ada.get("/me"))["joined"] == []
        assert len((await tablet.get("/me"))["joined"]) == 1

    visit(usual_settings(tmp_path), scene)


def test_where_very_many_sign_in_the_one_unused_for_longest_is_signed_out(
    tmp_path: Path, wait: Callable[[float], None]
) -> None:
    async def scene(house: House) -> None:
        ada = await browser_called(house, FIREFOX)
        await ada.get("/me")
        unused = await browser_called(house, SAFARI)
        await unused.arrive(await secret_of(ada, "/me/link"))
        await add_way(house, unused, "push", "https://push.example/x")
        for _ in range(MOST_BROWSERS - 2):
            last = await signed_in(house, ada)
        await shown(ada)
        await shown(last)
        wait(25)
        for browser in (ada, last):
            await browser.get("/me")
        new = await browser_called(house, EDGE)
        await new.arrive(await secret_of(ada, "/me/link"))
        assert len((await ada.get("/me/browsers"))["browsers"]) == MOST_BROWSERS
        await unused.get("/tables", 401)
        assert (await ada.get("/me/ways"))["ways"] == []
        for browser in (ada, last):
            assert await news(browser) == [("Edge", "Android", False), ("Safari", "iPhone", True)]
        assert await news(new) == [("Safari", "iPhone", True)]

    visit(usual_settings(tmp_path), scene)


async def news(browser: Browser) -> list[tuple[str, str, bool]]:
    """Return the news of joined browsers that this one has not shown yet."""
    told = (await browser.get("/me"))["joined"]
    return [(each["program"], each["system"], each["signed_out"]) for each in told]


async def shown(browser: Browser) -> None:
    """The browser has shown all of that."""
    told = (await browser.get("/me"))["joined"]
    await browser.post("/me/joined/seen", {"browsers": [each["id"] for each in told]})


# Browsers that have just joined


async def own_id(browser: Browser) -> str:
    return next(str(each["id"]) for each in (await browser.get("/me/browsers"))["browsers"] if each["here"])


async def is_refused_today(browser: Browser, *paths: str) -> None:
    for path in paths:
        assert (await browser.post(path, status=403))["message"] == "error-joined-lately", path


def test_a_browser_that_joined_today_locks_nobody_out(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        key, table = await secret_of(ada, "/me/recovery"), await ada.table("me", "random")
        phone, tablet = await signed_in(house, ada), await signed_in(house, ada)
        first, younger = await own_id(ada), await own_id(tablet)
        locking = [
            f"/me/browsers/{first}/sign-out",
            "/me/only-here",
            "/me/recovery",
            "/me/recovery/revoke",
            "/me/leave",
        ]
        await is_refused_today(phone, *locking)
        wait(23)
        await is_refused_today(phone, *locking)
        assert await tables(ada) == {table}
        assert len(await news(ada)) == 2
        await phone.post(f"/me/browsers/{younger}/sign-out")
        await phone.post("/me/link")
        await (await house.stranger()).arrive(key)
        wait(2)
        await phone.post(f"/me/browsers/{first}/sign-out")
        await phone.post("/me/recovery")
        left = await phone.post("/me/only-here")
        assert [browser["here"] for browser in left["browsers"]] == [True]
        await phone.post("/me/leave")

    visit(usual_settings(tmp_path), scene)


def test_a_browser_that_joined_today_makes_no_first_recovery_key_either(tmp_path: Path) -> None:
    """A browser that came by the recovery key may sign all others out."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        await is_refused_today(await signed_in(house, ada), "/me/recovery")
        assert (await ada.get("/me/browsers"))["recovery"] is None

    visit(usual_settings(tmp_path), scene)


def test_a_browser_that_came_by_the_recovery_key_signs_all_others_out_at_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, back = await house.visitor("Ada"), await house.stranger()
        await back.arrive(await secret_of(ada, "/me/recovery"))
        await back.post(f"/me/browsers/{await own_id(ada)}/sign-out")
        await back.post("/me/recovery")
        await back.post("/me/only-here")
        await back.post("/me/leave")

    visit(usual_settings(tmp_path), scene)


def test_the_oldest_browser_left_is_bound_by_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        phone = await signed_in(house, ada)
        tablet = await signed_in(house, ada)
        await ada.post(f"/me/browsers/{await own_id(ada)}/sign-out")
        await is_refused_today(tablet, "/me/only-here")
        await phone.post("/me/recovery")
        await phone.post("/me/only-here")
        await tablet.get("/tables", 401)

    visit(usual_settings(tmp_path), scene)


def test_browsers_that_joined_today_push_no_older_one_out(tmp_path: Path, wait: Callable[[float], None]) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        second = await signed_in(house, ada)
        wait(25)
        stranger = await signed_in(house, ada)
        for _ in range(MOST_BROWSERS + 1):
            await stranger.arrive(await secret_of(stranger, "/me/link"), 409)
            stranger = await signed_in(house, stranger)
        for browser in (ada, second):
            await browser.get("/tables")
        assert len((await ada.get("/me/browsers"))["browsers"]) == MOST_BROWSERS

    visit(usual_settings(tmp_path), scene)


# Ways that a browser has set up


async def add_way(house: House, browser: Browser, kind: WayKind, address: str) -> None:
    known = house.rooms.store.browser(token_hash(browser.http.cookies[COOKIE]))
    assert known is not None
    way = WayRow(new_browser(), known.person.id, kind, address, "en", True, browser=known.id)
    assert house.rooms.store.calls.add_way(way, 1)


@pytest.mark.parametrize("only_here", [False, True])
def test_a_browser_that_is_signed_out_gets_no_messages_and_what_else_it_set_up_is_told(
    tmp_path: Path, only_here: bool
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        phone = await signed_in(house, ada)
        for browser, name in ((ada, "ada"), (phone, "phone")):
            await add_way(house, browser, "push", f"https://{name}.push.example/x")
            await add_way(house, browser, "ntfy", f"https://{name}.ntfy.example/x")
        assert (await ada.get("/me/browsers"))["ways"] == []
        left = await ada.post("/me/only-here" if only_here else f"/me/browsers/{await own_id(phone)}/sign-out")
        assert [(way["kind"], way["address"]) for way in left["ways"]] == [("ntfy", "https://phone.ntfy.example/x")]
        kept = [(way["kind"], way["address"].split(".")[0]) for way in (await ada.get("/me/ways"))["ways"]]
        assert kept == [("push", "ada"), ("ntfy", "https://ada"), ("ntfy", "https://phone")]

    visit(usual_settings(tmp_path), scene)


def test_a_way_is_not_added_for_a_browser_that_is_being_signed_out(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        phone = await signed_in(house, ada)
        known = house.rooms.store.browser(token_hash(phone.http.cookies[COOKIE]))
        assert known is not None
        await ada.post("/me/only-here")
        with pytest.raises(UnknownPerson):
            house.rooms.store.calls.add_way(
                WayRow("w", known.person.id, "push", "https://push.example/x", "en", True, browser=known.id), 1
            )
        assert (await ada.get("/me/ways"))["ways"] == []

    visit(usual_settings(tmp_path), scene)


# News of browsers at open tables


def test_open_tables_are_told_that_a_browser_has_joined(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open")
        eyes = await ada.eyes(table, 0)
        await ben.eyes(table, None)
        await signed_in(house, ada)
        while eyes.heard[-1]["type"] != "browsers":
            await eyes.next()
        assert len(await news(ada)) == 1
        await eyes.answer(eyes.options[0])

    visit(usual_settings(tmp_path), scene)
