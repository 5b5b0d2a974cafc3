"""After the game over the wire: played again with the same seats, taken off one's own list only."""

from __future__ import annotations

from pathlib import Path

from .house import Browser, House, usual_settings, visit


async def played_out(ada: Browser, table: str) -> None:
    """Ada gives the first answer she is offered until the game is over."""
    eyes = await ada.eyes(table, 0)
    while eyes.now["outcome"] is None:
        if eyes.now["question"] is None:
            await eyes.update(lambda update: update["question"] is not None or update["outcome"] is not None)
        else:
            await eyes.answer(eyes.options[-1])


async def listed(person: Browser) -> list[str]:
    return [entry["id"] for entry in await person.get("/tables")]


def test_a_rematch_has_the_same_seats_and_options(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Halley"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "race", "seats": seats, "options": {"preset-hands": True}}
        table = (await ada.post("/tables", wish, 201))["id"]
        assert (await ada.post(f"/tables/{table}/rematch", {}, 409))["message"] == "error-still-played"
        await played_out(ada, table)
        again = (await ada.post(f"/tables/{table}/rematch", {}, 201))["id"]
        before, after = await ada.get(f"/tables/{table}"), await ada.get(f"/tables/{again}")
        assert after["status"] == "playing"
        assert after["options"] == before["options"]
        assert after["options"]["preset-hands"] is True
        sitting = [[(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] for info in (before, after)]
        assert sitting[0] == sitting[1]
        assert before["rematch"] == again

    visit(usual_settings(tmp_path), scene)


def test_who_wants_a_rematch_later_comes_to_the_same_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, eve = await house.visitor("Ada"), await house.visitor("Ben"), await house.visitor("Eve")
        table = await ada.table("me", "open", "random", "random", game="race")
        invitation = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": invitation, "name": "Ben"})
        both = [await ada.eyes(table, 0), await ben.eyes(table, 1)]
        while both[0].now["outcome"] is None:
            asked = next((eyes for eyes in both if eyes.now["question"] is not None), None)
            await (both[0].next() if asked is None else asked.answer(asked.options[-1]))
            newest = max(eyes.version for eyes in both)
            for eyes in both:
                await eyes.at(newest)
        assert (await eve.post(f"/tables/{table}/rematch", {}, 403))["message"] == "error-not-at-table"
        await ada.post(f"/tables/{table}/hints", {"wanted": False})
        again = await ben.post(f"/tables/{table}/rematch", {}, 201)
        assert await ada.post(f"/tables/{table}/rematch", {}, 201) == again
        told = await both[0].update(lambda update: update["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == again["id"]
        assert [(await who.get(f"/tables/{again['id']}"))["unaided"] for who in (ada, ben)] == [True, False]
        assert [seat["mine"] for seat in (await ada.get(f"/tables/{again['id']}"))["seats"]] == [
            True,
            False,
            False,
            False,
        ]
        assert [seat["mine"] for seat in (await ben.get(f"/tables/{again['id']}"))["seats"]] == [
            False,
            True,
            False,
            False,
        ]

    visit(usual_settings(tmp_path), scene)


def test_a_finished_table_leaves_the_list_of_one_person_only(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, eve = await house.visitor("Ada"), await house.visitor("Ben"), await house.visitor("Eve")
        table = await ada.table("me", "open")
        invitation = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": invitation, "name": "Ben"})
        hide = f"/tables/{table}/hidden"
        assert (await ada.post(hide, {"hidden": True}, 409))["message"] == "error-still-played"
        await ada.post(f"/tables/{table}/close", {})
        assert (await eve.post(hide, {"hidden": True}, 403))["message"] == "error-not-at-table"
        await ada.post(hide, {"hidden": True})
        await ada.post(hide, {"hidden": True})
        assert await listed(ada) == []
        assert await listed(ben) == [table]
        await ada.post(hide, {"hidden": False})
        assert await listed(ada) == [table]

    visit(usual_settings(tmp_path), scene)
