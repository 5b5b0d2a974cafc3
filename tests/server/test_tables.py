"""Tables over the wire: set up, joined, watched, lent to bots, shared, closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.core.match import replay
from orrery.core.record import Record
from orrery.games import NAMES, game
from orrery.server.people import Person

from .house import House, usual_settings, visit


def test_a_browser_becomes_a_person_with_a_name(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser = await house.stranger()
        first = await browser.http.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert first.json()["name"] == ""
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert (await browser.post("/me", {"name": " Ada "}))["name"] == "Ada"
        again = await browser.http.get("/api/me")
        assert again.json()["name"] == "Ada"
        assert "set-cookie" not in again.headers

    visit(usual_settings(tmp_path), scene)


def test_the_catalogue_and_the_facts(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser = await house.stranger()
        games = {info["name"]: info for info in await browser.get("/games")}
        assert list(games) == NAMES
        duel, race = games["duel"], games["race"]
        assert [duel["seats"], race["seats"]] == [[2], [2, 3, 4]]
        assert {option["name"]: option["seats"] for option in race["options"]} == {
            "preset-hands": [2, 3, 4],
            "advanced": [2],
        }
        needs = {option["name"]: option["needs"] for option in games["empires"]["options"]}
        assert [needs["noise"], needs["empires"]] == [None, {"option": "mode", "value": "modern"}]
        assert "random" in duel["bots"]
        assert duel["names"]["de"]["card"].keys() == duel["names"]["en"]["card"].keys()
        assert {option["name"]: option["choices"][0] for option in duel["options"]}["refill"] == "open"
        assert (await browser.get("/games/duel/facts"))["cards"]["format"] == "orrery-duel-1"
        assert (await browser.get("/games/race/facts"))["cards"]["goods"][0]["id"] == "novelty"
        seti = await browser.get("/games/seti/facts")
        assert list(seti) == ["board", "cards", "descriptions", "objectives", "solo", "species"]
        grant = seti["descriptions"]["cards"]["grant"]["effects"]
        assert [part["id"] for part in grant["parts"]] == [
            "seti-effect-take-card",
            "seti-effect-corner-of-taken-card",
        ]
        assert (await browser.get("/games/chess/facts", 400))["message"] == "error-unknown-game"

    visit(usual_settings(tmp_path), scene)


def test_a_friend_joins_by_link(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, eve = await house.visitor("Ada"), await house.visitor(), await house.visitor("Eve")
        table = await ada.table("me", "open")
        entry = await ada.get(f"/tables/{table}")
        assert [seat["kind"] for seat in entry["seats"]] == ["person", "open"]
        assert entry["status"] == "open"
        assert entry["mine"]
        assert entry["seats"][0]["name"] == "Ada"
        secret = entry["seats"][1]["invitation"]
        assert (await eve.get(f"/tables/{table}"))["seats"][1]["invitation"] is None

        wrong = await eve.post(f"/tables/{table}/join", {"secret": "x" * 22, "name": "Eve"}, 403)
        assert wrong["message"] == "error-bad-invitation"
        watching = await ada.eyes(table, 0)
        joined = await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        assert joined["status"] == "playing"
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
        assert (await ben.get("/me"))["name"] == "Ben"
        told = await watching.update(lambda update: update["table"]["status"] == "playing")
        assert told["table"]["seats"][1]["name"] == "Ben"
        assert told["table"]["seats"][1]["invitation"] is None
        late = await eve.post(f"/tables/{table}/join", {"secret": secret, "name": "Eve"}, 403)
        assert late["message"] == "error-bad-invitation"
        assert [entry["id"] for entry in await ben.get("/tables")] == [table]
        assert await eve.get("/tables") == []

    visit(usual_settings(tmp_path), scene)


def test_my_tables_newest_first(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        made = [await ada.table("me", "open"), await ada.table("me", "me"), await ada.table("me", "random")]
        assert [entry["id"] for entry in await ada.get("/tables")] == made[::-1]
        house.rooms.put_away(float("inf"))
        stored = {entry["id"]: entry for entry in await ada.get("/tables")}
        assert list(stored) == made[::-1]
        assert stored[made[0]]["waiting"] == [0, 1]
        assert stored[made[1]]["status"] == "playing"

    visit(usual_settings(tmp_path), scene)


def test_two_people_and_a_spectator_see_what_they_may(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, eve = await house.visitor("Ada"), await house.visitor("Ben"), await house.visitor("Eve")
        table = await ada.table("me", "open")
        secret = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        first, second, public = await ada.eyes(table, 0), await ben.eyes(table, 1), await eve.eyes(table, None)
        assert first.now["waiting"] == [0, 1]
        assert first.now["question"]["prompt"]
        assert public.now["question"] is None

        await first.answer("choose sensor")
        for eyes in (second, public):
            await eyes.at(first.version)
        assert first.now["view"]["players"][0]["chosen"] == ["sensor"]
        assert second.now["view"]["players"][0]["chosen"] == [None]
        assert public.now["view"]["players"][0]["chosen"] == [None]
        assert first.now["events"][-1]["facts"] == {"centre": "sensor"}
        assert second.now["events"][-1]["facts"] == {"centre": None}
        assert public.now["events"][-1]["facts"] == {"centre": None}
        assert first.now["can_undo"]
        assert not second.now["can_undo"]
        present = [seat["present"] for seat in public.now["table"]["seats"]]
        assert present == [True, True]

        await second.socket.close()
        gone = await first.until(lambda update: not update["table"]["seats"][1]["present"])
        assert gone["table"]["seats"][0]["present"]

    visit(usual_settings(tmp_path), scene)


def test_several_on_one_screen(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
        table = (await ada.post("/tables", {"game": "duel", "seats": seats}, 201))["id"]
        eyes = await ada.eyes(table, 0)
        assert [seat["name"] for seat in eyes.now["table"]["seats"]] == ["Ada", "Ben"]
        await eyes.answer("choose sensor")
        await eyes.hello(1)
        assert eyes.now["view"]["players"][0]["chosen"] == [None]
        await eyes.answer("choose command")
        assert eyes.now["view"]["players"][1]["chosen"] == ["command"]
        await eyes.hello(0)
        assert eyes.now["view"]["players"][0]["chosen"] == ["sensor"]
        assert eyes.now["view"]["players"][1]["chosen"] == [None]

    visit(usual_settings(tmp_path), scene)


def test_a_seat_is_lent_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        lent = await ada.post(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        assert lent["seats"][0] == {
            "kind": "bot",
            "name": "Ada",
            "bot": "random",
            "mine": True,
            "present": False,
            "invitation": None,
            "may": ["me", "open"],
            "consent": False,
            "wait": None,
            "proposal": None,
            "hints": 0,
        }
        await other.update(lambda update: update["waiting"] == [1])
        assert len(other.now["view"]["players"][0]["chosen"]) == 2
        await mine.at(other.version)
        assert mine.now["view"]["players"][0]["chosen"] != [None, None]
        assert mine.now["question"] is None
        await mine.give("choose sensor")
        assert (await mine.problem())["message"] == "error-bot-plays"
        back = await ada.post(f"/tables/{table}/seats/0", {"kind": "me"})
        assert back["seats"][0]["kind"] == "person"
        await other.answer(other.options[0])
        await other.answer(other.options[0])
        await mine.at(other.version)
        assert mine.now["waiting"] == other.now["waiting"]
        assert len(mine.now["waiting"]) == 1

    visit(usual_settings(tmp_path), scene)


def test_a_table_is_closed_by_its_creator_only(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open")
        secret = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        eyes = await ada.eyes(table, 0)
        assert (await ben.post(f"/tables/{table}/close", status=403))["message"] == "error-not-your-table"
        closed = await ada.post(f"/tables/{table}/close")
        assert closed["status"] == "closed"
        assert closed["waiting"] == []
        told = await eyes.update(lambda update: update["table"]["status"] == "closed")
        assert told["question"] is None
        await eyes.give("choose sensor")
        assert (await eyes.problem())["message"] == "error-table-closed"
        late = await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"}, 409)
        assert late["message"] == "error-table-closed"
        house.rooms.put_away(float("inf"))
        assert (await ada.get(f"/tables/{table}"))["status"] == "closed"

    visit(usual_settings(tmp_path), scene)


def test_a_person_who_renames_is_called_so_at_the_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor()
        table = await ada.table("me", "me")
        eyes = await ada.eyes(table, 0)
        await ada.post("/me", {"name": "Ada"})
        await eyes.update(lambda update: update["table"]["seats"][1]["name"] == "Ada")

    visit(usual_settings(tmp_path), scene)


def test_wishes_that_cannot_be(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        me, bot = {"kind": "me"}, {"kind": "bot", "bot": "hal"}
        wishes: list[tuple[dict[str, object], str]] = [
            ({"game": "chess", "seats": [me, me]}, "error-unknown-game"),
            ({"game": "duel", "seats": [me]}, "error-wrong-seats"),
            ({"game": "duel", "seats": [me, bot]}, "error-unknown-bot"),
            ({"game": "duel", "seats": [me, me], "options": {"colour": "red"}}, "error-unknown-option"),
            ({"game": "duel", "seats": [me, me], "options": {"refill": "never"}}, "error-bad-option-value"),
            ({"game": "race", "seats": [me] * 5}, "error-wrong-seats"),
            ({"game": "race", "seats": [me] * 3, "options": {"advanced": True}}, "error-option-for-seats"),
            ({"game": "race", "seats": [me]}, "error-wrong-seats"),
            ({"game": "seti", "seats": [me, me], "options": {"difficulty": 2}}, "error-option-for-seats"),
            ({"game": "seti", "seats": [me], "options": {"difficulty": 6}}, "error-bad-option-value"),
            ({"game": "duel", "seats": [me, me], "surprise": 1}, "error-malformed"),
            ({"game": "duel", "seats": [me, {"kind": "me", "name": "\u202eadA"}]}, "error-bad-name"),
        ]
        for wish, message in wishes:
            assert (await ada.post("/tables", wish, 400))["message"] == message
        assert await ada.get("/tables") == []

    visit(usual_settings(tmp_path), scene)


def test_a_game_of_bots_ends_by_itself_and_its_record_replays(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("greedy", "greedy")
        public = await ada.eyes(table, None)
        over = await public.update(lambda update: update["outcome"] is not None)
        assert over["table"]["status"] == "over"
        assert over["waiting"] == []
        assert over["thinking"] == []
        assert len(over["outcome"]["scores"]) == 2
        assert sorted(event["version"] for event in public.log) == [event["version"] for event in public.log]
        assert house.rooms.put_away(float("inf")) == []
        record = Record.from_json((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert record.scores == over["outcome"]["scores"]
        assert len(replay(game("duel"), record).moves) == len(record.moves)

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")  # the store's one thread tells what has been read
def test_a_list_does_not_wait_for_one_table_after_the_other(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        async def others_go_on() -> None:
            for _ in range(10):
                await asyncio.sleep(0)

        ada, store = await house.visitor("Ada"), house.rooms.store
        older, newer = [await house.rooms.room(await ada.table("me", "open")) for _ in range(2)]
        await newer.lock.acquire()  # its move is on the way to the disk
        listing = asyncio.create_task(house.rooms.tables(Person(newer.creator, "Ada")))
        await others_go_on()
        await store.do(store.table, older.id)  # the store's thread does one thing after the other: the list was read
        await others_go_on()
        await older.lock.acquire()  # and now the other's
        newer.lock.release()
        await others_go_on()
        assert listing.done()
        assert [info.id for info in listing.result()] == [newer.id, older.id]

    visit(usual_settings(tmp_path), scene)
