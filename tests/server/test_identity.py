"""Who a person is: several browsers by one link, all of one's data to take along, and leaving for good."""

from __future__ import annotations

from pathlib import Path

from orrery.server.people import COOKIE
from orrery.server.schema import METADATA, PEOPLE

from .house import Browser, House, usual_settings, visit


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
        secret = (await ada.post("/me/link"))["secret"]
        phone, tablet = await house.stranger(), await house.visitor("Somebody else")
        for browser in (phone, tablet):
            assert await browser.post("/me/device", {"secret": secret}) == {"name": "Ada"}
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
            refused = await stranger.post("/me/device", {"secret": wrong}, 403)
            assert refused["message"] == "error-bad-identity-link"
            assert COOKIE not in stranger.http.cookies
        posing = await house.stranger()
        posing.http.cookies.set(COOKIE, new)
        await posing.get("/tables", 401)  # what opens the door is nobody's token
        assert await (await house.stranger()).post("/me/device", {"secret": new}) == {"name": "Ada"}

    visit(usual_settings(tmp_path), scene)


def test_only_this_browser_stays_the_person_s(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, phone = await house.visitor("Ada"), await house.stranger()
        secret = (await ada.post("/me/link"))["secret"]
        await phone.post("/me/device", {"secret": secret})
        assert await phone.post("/me/only-here") == {"name": "Ada"}
        await ada.get("/tables", 401)
        await phone.get("/tables")
        await (await house.stranger()).post("/me/device", {"secret": secret}, 403)

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
        await (await house.stranger()).post("/me/device", {"secret": link}, 403)
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
    deleted = {"hidden", "results", "played", "unaided", "devices", "ways", "calls"}
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
        assert await ada.post("/me/vacation") == {"seats": 1}
        kinds = {entry["id"]: [seat["kind"] for seat in entry["seats"]] for entry in await ada.get("/tables")}
        assert kinds == {alone: ["person", "bot"], shared: ["bot", "person"]}
        his = await ben.eyes(shared, 1)
        await his.until(lambda update: 0 not in update["waiting"])  # the bot has answered for her
        assert await ada.post("/me/vacation") == {"seats": 0}
        assert await ada.post("/me/back") == {"seats": 1}
        told = await his.until(lambda update: update["table"]["seats"][0]["kind"] == "person")
        assert [change["how"] for change in told["handovers"]] == ["joined", "lent", "returned"]

    visit(usual_settings(tmp_path), scene)
