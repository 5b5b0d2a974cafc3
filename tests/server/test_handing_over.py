"""Seats change hands: by their person, or after a long absence by consent of the others; nobody sees two hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from orrery.server.settings import Settings

from .house import Browser, House, Json, usual_settings, visit


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def minutes(self, count: float) -> None:
        self.now += count * 60


def with_clock(folder: Path, clock: Clock) -> Settings:
    return replace(usual_settings(folder), clock=clock, absence_seconds=600.0)


async def invite(creator: Browser, friend: Browser, table: str, seat: int, name: str) -> None:
    secret = (await creator.get(f"/tables/{table}"))["seats"][seat]["invitation"]
    await friend.post(f"/tables/{table}/join", {"secret": secret, "name": name})


async def wish(browser: Browser, table: str, seat: int, kind: str, bot: str = "", status: int = 200) -> Json:
    answer: Json = await browser.post(f"/tables/{table}/seats/{seat}", {"kind": kind, "bot": bot}, status)
    return answer


async def two_people(house: House) -> tuple[Browser, Browser, str]:
    ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
    table = await ada.table("me", "open")
    await invite(ada, ben, table, 1, "Ben")
    return ada, ben, table


async def three_people(house: House) -> tuple[Browser, Browser, Browser, str]:
    ada, ben, cy = await house.visitor("Ada"), await house.visitor("Ben"), await house.visitor("Cy")
    table = await ada.table("me", "open", "open", game="race")
    await invite(ada, ben, table, 1, "Ben")
    await invite(ada, cy, table, 2, "Cy")
    return ada, ben, cy, table


def test_the_creator_cannot_take_a_guests_seat_in_any_way(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, table = await two_people(house)
        bens = await ben.eyes(table, 1)
        assert (await wish(ada, table, 1, "me", status=409))["message"] == "error-seat-taken"
        for kind, bot in (("open", ""), ("bot", "random")):
            refused = await wish(ada, table, 1, kind, bot, status=409)
            assert refused["message"] == "error-still-expected"
            assert refused["arguments"] == {"seat": "1", "name": "Ben", "minutes": "10"}
        await bens.answer(bens.options[0])
        assert bens.now["seat"] == 1
        assert bens.now["table"]["seats"][1]["kind"] == "person"

    visit(usual_settings(tmp_path), scene)


def test_a_seat_is_not_for_people_without_one(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, table = await two_people(house)
        eve = await house.visitor("Eve")
        clock.minutes(60)
        assert (await wish(eve, table, 1, "bot", "random", 403))["message"] == "error-not-your-seat"
        assert (await wish(ben, table, 7, "open", status=404))["message"] == "error-unknown-seat"
        assert (await wish(ada, table, 1, "bot", "hal", 400))["message"] == "error-unknown-bot"

    visit(with_clock(tmp_path, clock), scene)


def test_after_a_long_absence_the_other_person_lets_a_bot_play_but_never_looks(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, table = await two_people(house)
        mine, bens = await ada.eyes(table, 0), await ben.eyes(table, 1)
        clock.minutes(60)  # being here, however long, is no absence
        assert (await wish(ada, table, 1, "bot", "random", 409))["message"] == "error-still-expected"
        await mine.until(lambda update: update["table"]["seats"][1]["present"])
        await bens.socket.close()
        gone = await mine.until(lambda update: update["table"]["seats"][1]["wait"] is not None)
        assert [gone["table"]["seats"][1][field] for field in ("wait", "may")] == [10, []]
        clock.minutes(9)
        assert (await ada.get(f"/tables/{table}"))["seats"][1]["wait"] == 1
        assert (await wish(ada, table, 1, "bot", "random", 409))["arguments"]["minutes"] == "1"
        clock.minutes(1)
        assert (await ada.get(f"/tables/{table}"))["seats"][1]["may"] == ["bot", "open"]
        replaced = await wish(ada, table, 1, "bot", "random")
        assert [replaced["seats"][1][field] for field in ("kind", "bot", "mine")] == ["bot", "random", False]
        told = await mine.update(lambda update: update["handovers"][-1]["how"] == "replaced")
        assert told["handovers"][-1] == {
            "version": told["handovers"][-1]["version"],
            "seat": 1,
            "how": "replaced",
            "former": "Ben",
            "name": "",
            "bot": "random",
            "by": "Ada",
        }
        await mine.send(type="hello", seat=1)
        assert (await mine.problem())["message"] == "error-not-your-seat"
        assert (await wish(ada, table, 1, "me", status=409))["message"] == "error-seat-taken"

        house.rooms.put_away(float("inf"))  # and it is stored
        eve = await house.visitor("Eve")
        watching = await eve.eyes(table, None)
        assert [change["how"] for change in watching.now["handovers"]] == ["joined", "replaced"]

        looking = await ben.eyes(table, 1)
        assert (looking.now["seat"], looking.now["question"]) == (1, None)
        assert (await wish(ben, table, 1, "me"))["seats"][1]["mine"]
        back = await ben.eyes(table, 1)
        assert back.now["handovers"][-1]["how"] == "returned"
        assert back.now["table"]["seats"][1]["kind"] == "person"

    visit(with_clock(tmp_path, clock), scene)


def test_an_opened_seat_is_for_somebody_new(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, table = await two_people(house)
        clock.minutes(10)
        opened = await wish(ada, table, 1, "open")
        secret = opened["seats"][1]["invitation"]
        assert opened["status"] == "open"
        join = {"secret": secret, "name": "Ada"}
        assert (await ada.post(f"/tables/{table}/join", join, 409))["message"] == "error-one-seat-only"
        assert (await wish(ada, table, 1, "me", status=409))["message"] == "error-seat-taken"
        bens = await ben.eyes(table, 1)  # until somebody sits down it is still Ben's
        assert bens.now["table"]["seats"][1]["mine"]
        cy = await house.visitor("Cy")
        await cy.post(f"/tables/{table}/join", {"secret": secret, "name": "Cy"})
        shut_out = await bens.update(lambda update: update["seat"] is None)
        assert (shut_out["question"], shut_out["since"]) == (None, 0)
        assert (shut_out["handovers"][-1]["former"], shut_out["handovers"][-1]["name"]) == ("Ben", "Cy")
        await bens.send(type="hello", seat=1, since=0)
        assert (await bens.problem())["message"] == "error-not-your-seat"
        assert (await wish(ben, table, 1, "me", status=403))["message"] == "error-not-your-seat"

    visit(with_clock(tmp_path, clock), scene)


def test_with_three_everybody_who_is_here_has_to_agree(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, cy, table = await three_people(house)
        mine, bens = await ada.eyes(table, 0), await ben.eyes(table, 1)
        clock.minutes(11)
        proposed = await wish(ben, table, 2, "bot", "random")
        assert proposed["seats"][2]["kind"] == "person"
        assert proposed["seats"][2]["proposal"] == {
            "kind": "bot",
            "bot": "random",
            "by": "Ben",
            "agreed": True,
            "asked": True,
            "missing": [0],
        }
        asked = await mine.until(lambda update: update["table"]["seats"][2]["proposal"] is not None)
        assert not asked["table"]["seats"][2]["proposal"]["agreed"]
        assert (await wish(ada, table, 2, "keep"))["seats"][2]["proposal"] is None
        await bens.until(lambda update: update["table"]["seats"][2]["proposal"] is None)

        await wish(ben, table, 2, "bot", "random")
        other = await wish(ada, table, 2, "open")  # another wish is another proposal
        assert [other["seats"][2]["proposal"][field] for field in ("kind", "by", "missing")] == ["open", "Ada", [1]]
        assert other["seats"][2]["kind"] == "person"
        cys = await cy.eyes(table, 2)  # who comes back needs no deputy
        assert cys.now["table"]["seats"][2]["proposal"] is None
        assert (await wish(ben, table, 2, "open", status=409))["message"] == "error-still-expected"
        await mine.until(lambda update: update["table"]["seats"][2]["present"])
        await cys.socket.close()
        await mine.until(lambda update: not update["table"]["seats"][2]["present"])
        clock.minutes(10)
        await wish(ben, table, 2, "bot", "random")
        assert (await wish(ada, table, 2, "bot", "random"))["seats"][2]["kind"] == "bot"

    visit(with_clock(tmp_path, clock), scene)


def test_nobody_gets_a_second_hand_beside_other_people(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open", "random", game="race")
        await invite(ada, ben, table, 1, "Ben")
        assert (await ada.get(f"/tables/{table}"))["seats"][2]["may"] == ["open"]
        assert (await wish(ada, table, 2, "me", status=409))["message"] == "error-one-seat-only"
        opened = await wish(ada, table, 2, "open")  # a bot's seat may become a friend's
        join = {"secret": opened["seats"][2]["invitation"], "name": "Again"}
        for person in (ada, ben):
            assert (await person.post(f"/tables/{table}/join", join, 409))["message"] == "error-one-seat-only"
        assert (await wish(ben, table, 1, "open"))["seats"][1]["kind"] == "open"  # his own he may leave
        assert (await ben.post(f"/tables/{table}/join", join, 409))["message"] == "error-one-seat-only"
        assert (await wish(ada, table, 1, "me", status=409))["message"] == "error-seat-taken"
        assert (await wish(ben, table, 1, "me"))["seats"][1]["mine"]

    visit(usual_settings(tmp_path), scene)


def test_who_plays_alone_may_sit_everywhere(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open", "random", game="race")
        assert [seat["may"][0] for seat in (await ada.get(f"/tables/{table}"))["seats"]] == ["bot", "me", "me"]
        for seat in (1, 2):
            assert (await wish(ada, table, seat, "me"))["seats"][seat]["mine"]
        await wish(ada, table, 2, "open")
        await invite(ada, ben, table, 2, "Ben")
        bens = await ben.eyes(table, 2)
        assert [seat["mine"] for seat in bens.now["table"]["seats"]] == [False, False, True]
        assert [change["how"] for change in bens.now["handovers"]] == ["taken", "taken", "opened", "joined"]
        await wish(ada, table, 1, "bot", "random")
        assert (await wish(ada, table, 1, "me"))["seats"][1]["mine"]  # agreed when Ben came

    visit(usual_settings(tmp_path), scene)


def test_two_windows_of_one_person_are_one_person(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, table = await two_people(house)
        one, two = await ben.eyes(table, 1), await ben.eyes(table, 1)
        mine = await ada.eyes(table, 0)
        clock.minutes(30)
        await one.socket.close()
        await two.answer(two.options[0])
        await mine.at(two.version)
        assert mine.now["table"]["seats"][1]["present"]
        assert (await wish(ada, table, 1, "bot", "random", 409))["message"] == "error-still-expected"

    visit(with_clock(tmp_path, clock), scene)
