"""A running game: a bot's seat is taken over or opened, and the table closed, only where the others agree."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from .engines import change
from .house import PATIENCE_SECONDS, Browser, Eyes, House, Json, usual_settings, visit
from .test_handing_over import Clock, invite, wish, with_clock
from .test_processes import Street, played

CHOICE = "choose settle"


async def table_of_race(house: House, *seats: str) -> tuple[Browser, str]:
    """Ada's table, at which everybody first chooses an action at the same time."""
    ada = await house.visitor("Ada")
    return ada, await ada.table(*seats, game="race", **{"preset-hands": True})


async def guest(house: House, ada: Browser, table: str, seat: int, name: str) -> Browser:
    browser = await house.visitor(name)
    await invite(ada, browser, table, seat, name)
    return browser


async def seat_of(browser: Browser, table: str, seat: int) -> Json:
    found: Json = (await browser.get(f"/tables/{table}"))["seats"][seat]
    return found


async def answered(browser: Browser, table: str, seat: int) -> None:
    """The person gives their first answer and goes on looking at something else."""
    eyes = await browser.eyes(table, seat)
    await eyes.answer(CHOICE)
    await eyes.socket.close()


async def until_gone(eyes: Eyes, seat: int) -> None:
    await eyes.until(lambda update: not update["table"]["seats"][seat]["present"])


async def two_and_a_bot(house: House) -> tuple[Browser, Browser, str]:
    """Ada and Ben beside a bot, in a game that both have begun."""
    ada, table = await table_of_race(house, "me", "open", "random")
    ben = await guest(house, ada, table, 1, "Ben")
    for number, browser in enumerate((ada, ben)):
        await answered(browser, table, number)
    return ada, ben, table


async def host_of_two_and_a_bot(house: House) -> tuple[Browser, Browser, Browser, str]:
    """Ada without a seat; Ben and Cy, of whom Ben has answered, beside a bot."""
    ada, table = await table_of_race(house, "open", "open", "random")
    ben, cy = await guest(house, ada, table, 0, "Ben"), await guest(house, ada, table, 1, "Cy")
    await answered(ben, table, 0)
    return ada, ben, cy, table


def test_the_creator_takes_over_a_bots_seat_only_if_all_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, cy, table = await host_of_two_and_a_bot(house)
        listed = await seat_of(ada, table, 2)
        assert (listed["may"], listed["consent"]) == (["me", "open"], True)
        proposed = await wish(ada, table, 2, "me")
        assert proposed["seats"][2]["kind"] == "bot"
        assert proposed["seats"][2]["proposal"] == {
            "kind": "me",
            "bot": "",
            "by": "Ada",
            "agreed": True,
            "asked": True,
            "missing": [0, 1],
        }
        looking = await ada.eyes(table, None)
        await looking.send(type="hello", seat=2)
        assert (await looking.problem())["message"] == "error-not-your-seat"

        agreed = await wish(ben, table, 2, "me")
        assert (agreed["seats"][2]["kind"], agreed["seats"][2]["proposal"]["missing"]) == ("bot", [1])
        taken = await wish(cy, table, 2, "me")
        assert (taken["seats"][2]["kind"], taken["seats"][2]["name"]) == ("person", "Ada")
        assert taken["seats"][2]["proposal"] is None
        eyes = await ada.eyes(table, 2)
        last = eyes.now["handovers"][-1]
        assert (last["how"], last["seat"], last["by"]) == ("taken", 2, "Ada")

    visit(usual_settings(tmp_path), scene)


def test_the_creator_opens_a_bots_seat_only_if_all_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, table = await two_and_a_bot(house)
        proposed = await wish(ada, table, 2, "open")
        assert (proposed["seats"][2]["kind"], proposed["seats"][2]["invitation"]) == ("bot", None)
        opened = await wish(ben, table, 2, "open")
        assert (opened["seats"][2]["kind"], opened["seats"][2]["invitation"]) == ("open", None)
        eve = await guest(house, ada, table, 2, "Eve")
        assert (await seat_of(eve, table, 2))["mine"]

    visit(usual_settings(tmp_path), scene)


def test_with_consent_too_nobody_gets_a_second_hand(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, _, table = await two_and_a_bot(house)
        assert (await seat_of(ada, table, 2))["may"] == ["open"]
        assert (await wish(ada, table, 2, "me", status=409))["message"] == "error-one-seat-only"
        assert (await seat_of(ada, table, 2))["proposal"] is None

    visit(usual_settings(tmp_path), scene)


@pytest.mark.parametrize("kind", ["me", "open"])
def test_until_a_person_has_answered_nobody_has_to_agree(tmp_path: Path, kind: str) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "open", "open", "random")
        ben = await guest(house, ada, table, 0, "Ben")
        public = await ada.eyes(table, None)
        await public.until(lambda update: 2 not in update["waiting"])  # the bot has answered
        assert not (await seat_of(ada, table, 2))["consent"]
        assert (await wish(ada, table, 2, kind))["seats"][2]["kind"] == {"me": "person", "open": "open"}[kind]
        await wish(ada, table, 2, "bot", "random")
        assert (await seat_of(ben, table, 2))["kind"] == "bot"

    visit(usual_settings(tmp_path), scene)


def test_an_answer_that_comes_first_makes_consent_necessary(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "open", "random")
        ben = await guest(house, ada, table, 1, "Ben")
        assert not (await seat_of(ada, table, 2))["consent"]
        await answered(ben, table, 1)
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "bot"
        eyes = await ben.eyes(table, 1)
        await eyes.undo()  # what was taken back was known to him
        assert (await seat_of(ada, table, 2))["consent"]

    visit(usual_settings(tmp_path), scene)


def test_a_proposal_is_declined_withdrawn_and_agreement_taken_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, cy, table = await host_of_two_and_a_bot(house)
        await wish(ada, table, 2, "me")
        assert (await wish(ben, table, 2, "keep"))["seats"][2]["proposal"] is None
        assert (await wish(cy, table, 2, "me", status=403))["message"] == "error-not-your-seat"  # too late

        await wish(ada, table, 2, "me")
        assert (await wish(ada, table, 2, "keep"))["seats"][2]["proposal"] is None
        assert (await wish(cy, table, 2, "me", status=403))["message"] == "error-not-your-seat"

        await wish(ada, table, 2, "open")
        await wish(ben, table, 2, "open")
        assert (await wish(ben, table, 2, "keep"))["seats"][2]["proposal"] is None
        await wish(ada, table, 2, "open")
        assert (await wish(cy, table, 2, "open"))["seats"][2]["proposal"]["missing"] == [0]
        assert (await wish(ada, table, 2, "me"))["seats"][2]["proposal"]["missing"] == [0, 1]  # another one
        assert (await wish(ben, table, 2, "open", status=403))["message"] == "error-not-your-seat"
        assert (await seat_of(ada, table, 2))["kind"] == "bot"

    visit(usual_settings(tmp_path), scene)


def test_only_people_with_a_seat_are_asked(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, _, table = await host_of_two_and_a_bot(house)
        eve = await house.visitor("Eve")
        for kind in ("me", "open"):
            assert (await wish(ben, table, 2, kind, status=403))["message"] == "error-not-your-seat"
        await wish(ada, table, 2, "open")
        for kind in ("open", "keep"):
            assert (await wish(eve, table, 2, kind, status=403))["message"] == "error-not-your-seat"
        assert [(await seat_of(who, table, 2))["proposal"]["asked"] for who in (ada, ben, eve)] == [True, True, False]

    visit(usual_settings(tmp_path), scene)


def test_whoever_is_absent_beyond_patience_is_not_asked(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, ben, table = await two_and_a_bot(house)
        mine = await ada.eyes(table, 0)
        clock.minutes(9)
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "bot"
        clock.minutes(1)
        bens = await ben.eyes(table, 1)
        await mine.until(lambda update: update["table"]["seats"][1]["present"])
        clock.minutes(60)
        proposed = await wish(ada, table, 2, "open")
        assert (proposed["seats"][2]["kind"], proposed["seats"][2]["proposal"]["missing"]) == ("bot", [1])
        await bens.socket.close()
        await until_gone(mine, 1)
        clock.minutes(9)
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "bot"
        clock.minutes(1)
        listed = await seat_of(ada, table, 2)
        assert (listed["consent"], listed["proposal"]["missing"]) == (False, [])
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "open"
        eve = await guest(house, ada, table, 2, "Eve")
        back = await ben.eyes(table, 1)
        told = [
            (change["how"], change["name"], change["by"]) for change in back.now["handovers"] if change["seat"] == 2
        ]
        assert told == [("opened", "", "Ada"), ("joined", "Eve", "Eve")]
        assert (await seat_of(eve, table, 2))["mine"]

    visit(with_clock(tmp_path, clock), scene)


def test_who_left_a_moment_ago_is_asked_about_an_absent_persons_seat(tmp_path: Path) -> None:
    """Otherwise one person with two browsers could open it as soon as the third person looks away."""
    clock = Clock()

    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "open", "open")
        ben, cy = await guest(house, ada, table, 1, "Ben"), await guest(house, ada, table, 2, "Cy")
        mine, bens = await ada.eyes(table, 0), await ben.eyes(table, 1)
        clock.minutes(60)
        await bens.socket.close()
        await until_gone(mine, 1)
        proposed = await wish(ada, table, 2, "open")
        assert (proposed["seats"][2]["kind"], proposed["seats"][2]["proposal"]["missing"]) == ("person", [1])
        clock.minutes(10)
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "open"
        assert (await seat_of(cy, table, 2))["mine"]  # until somebody sits down

    visit(with_clock(tmp_path, clock), scene)


def test_whoever_sits_down_meanwhile_has_to_agree_too(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "open", "random", "open")
        ben = await guest(house, ada, table, 1, "Ben")
        await answered(ada, table, 0)
        await wish(ada, table, 2, "open")
        dora = await guest(house, ada, table, 3, "Dora")
        assert (await wish(ben, table, 2, "open"))["seats"][2]["proposal"]["missing"] == [3]
        assert (await wish(dora, table, 2, "open"))["seats"][2]["kind"] == "open"

    visit(usual_settings(tmp_path), scene)


def test_a_proposal_goes_with_its_proposer(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, _, table = await host_of_two_and_a_bot(house)
        await wish(ada, table, 2, "me")
        assert (await ada.post(f"/tables/{table}/leave"))["seats"][2]["proposal"] is None
        await wish(ada, table, 2, "me")
        await ada.post("/me/leave")
        assert (await seat_of(ben, table, 2))["proposal"] is None
        assert (await wish(ben, table, 2, "open"))["seats"][2]["proposal"]["missing"] == [1]  # it is his table now

    visit(usual_settings(tmp_path), scene)


def test_who_leaves_for_good_no_longer_has_to_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, cy, table = await host_of_two_and_a_bot(house)
        await wish(ada, table, 2, "open")
        await cy.post("/me/leave")
        proposed = await wish(ada, table, 2, "open")  # a change of people is a reason to ask again
        assert proposed["seats"][2]["proposal"]["missing"] == [0]
        assert (await wish(ben, table, 2, "open"))["seats"][2]["kind"] == "open"

    visit(usual_settings(tmp_path), scene)


def test_who_sits_down_elsewhere_no_longer_asks_for_a_bots_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "open", "open", "random", "open")
        ben, _ = await guest(house, ada, table, 0, "Ben"), await guest(house, ada, table, 1, "Cy")
        await answered(ben, table, 0)
        await wish(ada, table, 2, "me")
        await wish(ada, table, 3, "me")
        assert (await seat_of(ada, table, 3))["mine"]
        assert (await seat_of(ada, table, 2))["proposal"] is None

    visit(usual_settings(tmp_path), scene)


def test_alone_and_beside_bots_everything_stays_free(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "random", "random")
        await answered(ada, table, 0)
        for seat in (1, 2):
            assert (await wish(ada, table, seat, "me"))["seats"][seat]["mine"]
        assert (await wish(ada, table, 2, "open"))["seats"][2]["kind"] == "open"
        closed = await ada.post(f"/tables/{table}/close")
        assert closed["status"] == "closed"

    visit(usual_settings(tmp_path), scene)


def test_a_seat_one_has_lent_is_taken_back_freely(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for browser, seat in zip((await two_and_a_bot(house))[:2], (0, 1), strict=True):
            table = (await browser.get("/tables"))[0]["id"]
            for kind in ("bot", "open"):
                assert (await wish(browser, table, seat, kind, "random" if kind == "bot" else ""))["seats"][seat][
                    "mine"
                ]
                assert (await wish(browser, table, seat, "me"))["seats"][seat]["kind"] == "person"

    visit(usual_settings(tmp_path), scene)


def test_the_link_to_a_seat_is_for_the_person_who_opened_their_own(tmp_path: Path) -> None:
    """Its creator might sit down there with a second browser."""

    async def scene(house: House) -> None:
        ada, ben, table = await two_and_a_bot(house)
        assert (await wish(ben, table, 1, "open"))["seats"][1]["invitation"]
        assert (await seat_of(ada, table, 1))["invitation"] is None
        house.rooms.put_away(float("inf"))
        listed = (await ada.get("/tables"))[0]["seats"][1]
        assert (listed["kind"], listed["invitation"]) == ("open", None)

    visit(usual_settings(tmp_path), scene)


def test_a_proposal_outlives_a_restart_and_older_ones_are_read(tmp_path: Path, database: str) -> None:
    cookies: list[str] = []
    made: list[str] = []

    async def propose(house: House) -> None:
        ada, ben, cy, table = await host_of_two_and_a_bot(house)
        await wish(ada, table, 2, "me")
        await wish(ben, table, 2, "me")
        cookies.extend(browser.http.cookies["orrery"] for browser in (ben, cy))
        made.append(table)

    async def agree(house: House) -> None:
        ben, cy = await house.stranger(), await house.stranger()
        for browser, cookie in zip((ben, cy), cookies, strict=True):
            browser.http.cookies.set("orrery", cookie)
        assert (await wish(cy, made[0], 2, "me"))["seats"][2]["name"] == "Ada"
        house.rooms.put_away(float("inf"))
        change(database, """UPDATE tables SET proposals = '[[1, "bot", "random", "Ben", [2]]]'""")
        proposal = (await seat_of(ben, made[0], 1))["proposal"]
        assert (proposal["kind"], proposal["by"]) == ("bot", "Ben")

    visit(usual_settings(tmp_path), propose)
    visit(usual_settings(tmp_path), agree)


@pytest.mark.engines("postgresql")
def test_consent_is_asked_for_at_one_process_and_given_at_another(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        ada, table = await table_of_race(houses.houses[0], "me", "open", "random")
        here, there = await houses.visitor("Ben")
        await invite(ada, here, table, 1, "Ben")
        eyes = await there.eyes(table, 1)
        await eyes.answer(CHOICE)
        await wish(ada, table, 2, "open")
        told = await eyes.until(lambda update: update["table"]["seats"][2]["proposal"] is not None)
        assert told["table"]["seats"][2]["proposal"]["missing"] == [1]
        assert (await wish(there, table, 2, "open"))["seats"][2]["kind"] == "open"
        assert (await seat_of(ada, table, 2))["invitation"]

    played(tmp_path, scene)


@pytest.mark.engines("postgresql")
def test_who_was_at_another_process_a_moment_ago_is_not_absent(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(houses: Street) -> None:
        ada, table = await table_of_race(houses.houses[0], "me", "open", "random")
        here, there = await houses.visitor("Ben")
        await invite(ada, here, table, 1, "Ben")
        await answered(ada, table, 0)
        await answered(there, table, 1)
        store = houses.houses[0].rooms.store

        async def until_looking(people: int) -> None:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    seen = (await store.do(store.tables, [table]))[0].seen
                    if len(seen) == 2 and sum(each.gone is None for each in seen) == people:
                        return
                    await asyncio.sleep(0.01)

        await until_looking(0)
        await ada.get(f"/tables/{table}")  # her process has caught up: nothing at the table changes any more
        clock.minutes(60)
        eyes = await there.eyes(table, 1)
        await until_looking(1)
        await eyes.socket.close()
        await until_looking(0)
        assert (await wish(ada, table, 2, "open"))["seats"][2]["proposal"]["missing"] == [1]
        assert (await ada.post(f"/tables/{table}/close", status=409))["message"] == "error-others-play"

    played(tmp_path, scene, clock=clock, absence_seconds=600.0)


# Closing and leaving


def test_a_game_that_others_have_begun_is_left_and_not_closed(tmp_path: Path) -> None:
    clock = Clock()

    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "open", "random")
        ben = await guest(house, ada, table, 1, "Ben")
        await answered(ada, table, 0)
        eve = await house.visitor("Eve")
        quitting = [(await who.get(f"/tables/{table}"))["quitting"] for who in (ada, ben, eve)]
        assert quitting == ["close", "leave", None]
        await answered(ben, table, 1)
        assert (await ada.get(f"/tables/{table}"))["quitting"] == "leave"
        assert (await ada.post(f"/tables/{table}/close", status=409))["message"] == "error-others-play"
        assert (await eve.post(f"/tables/{table}/leave", status=403))["message"] == "error-not-at-table"

        left = await ada.post(f"/tables/{table}/leave")
        assert [left["seats"][0][field] for field in ("kind", "bot", "mine")] == ["bot", "medium", True]
        assert await ada.get("/tables") == []
        assert [entry["status"] for entry in await ben.get("/tables")] == ["playing"]
        assert await ada.post("/me/back") == {"seats": 0, "failures": []}  # it is no vacation
        await wish(ada, table, 0, "me")
        assert [entry["id"] for entry in await ada.get("/tables")] == [table]

        await ben.post(f"/tables/{table}/leave")
        assert await ben.get("/tables") == []
        clock.minutes(10)
        assert (await ada.post(f"/tables/{table}/close"))["status"] == "closed"
        assert (await ben.post(f"/tables/{table}/leave", status=409))["message"] == "error-table-closed"

    visit(replace(with_clock(tmp_path, clock), pace_seconds=3600), scene)


def test_who_has_not_answered_since_sitting_down_does_not_keep_a_table_open(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, table = await table_of_race(house, "me", "open", "random")
        public = await ada.eyes(table, None)
        await public.until(lambda update: 2 not in update["waiting"])
        await wish(ada, table, 2, "open")
        await guest(house, ada, table, 2, "Cy")  # where a bot has answered
        assert (await ada.get(f"/tables/{table}"))["quitting"] == "close"
        assert (await ada.post(f"/tables/{table}/close"))["status"] == "closed"

    visit(usual_settings(tmp_path), scene)
