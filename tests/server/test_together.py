"""Everybody chooses at the same time: own answers can be changed, others' stand, bots lose no thought."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from . import odd_bots
from .house import Browser, Eyes, House, usual_settings, visit

ROOT = Path(__file__).parents[2]
AT_ONCE = {"preset-hands": True}
"""The first question is already which action to choose."""


async def joined(ada: Browser, ben: Browser, *bots: str) -> tuple[Eyes, Eyes]:
    """Ada's and Ben's eyes at a table with these bots."""
    table = await ada.table("me", "open", *bots, game="race", **AT_ONCE)
    secret = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
    await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
    return await ada.eyes(table, 0), await ben.eyes(table, 1)


def test_a_choice_can_be_changed_until_all_have_chosen(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await joined(await house.visitor("Ada"), await house.visitor(), "random", "random")
        await mine.until(lambda update: update["waiting"] == [0, 1])
        asked = mine.now["question"]
        await mine.answer("choose settle")
        assert mine.now["together"]
        assert mine.now["can_undo"]
        assert mine.now["waiting"] == [1]

        await mine.undo()
        assert mine.now["question"] == asked
        assert mine.now["waiting"] == [0, 1]
        assert mine.now["view"]["players"][0]["actions"] == []
        assert [player["decided"] for player in mine.now["view"]["players"]] == [False, False, True, True]
        await mine.answer("choose develop")
        await other.at(mine.version)
        assert other.now["view"]["players"][0]["actions"] == [None]
        chosen = [event for event in other.log if event["name"] == "action-chosen"]
        assert sorted(event["seat"] for event in chosen) == [0, 2, 3]
        assert all(event["facts"] == {"action": None} for event in chosen)

        await other.answer("choose develop")
        await mine.at(other.version)
        assert [player["actions"] for player in mine.now["view"]["players"][:2]] == [["develop"], ["develop"]]
        assert [event["seat"] for event in mine.log if event["name"] == "action-revealed"]
        await mine.send(type="undo", seat=0, version=mine.version)
        assert (await mine.problem())["message"] == "error-nothing-to-undo"

    visit(usual_settings(tmp_path), scene)


def test_an_answer_stands_when_somebody_else_takes_theirs_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await joined(await house.visitor("Ada"), await house.visitor())
        await mine.answer("choose settle")
        await other.at(mine.version)
        await mine.undo()
        await other.give("choose explore-5", version=other.version)
        await mine.update(lambda update: update["view"]["players"][1]["decided"])
        await mine.answer("choose produce")
        await other.at(mine.version)
        assert [player["actions"] for player in other.now["view"]["players"]] == [["produce"], ["explore-5"]]

    visit(usual_settings(tmp_path), scene)


def test_four_at_a_table_with_three_bots_come_to_the_end(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        eyes = await ada.eyes(await ada.table("me", "random", "random", "random", game="race"), 0)
        while eyes.now["outcome"] is None:
            if eyes.now["question"] is None:
                await eyes.update(lambda update: update["question"] is not None or update["outcome"] is not None)
            else:
                await eyes.answer(eyes.options[-1])
        scores = [sum(points.values()) for points in eyes.now["points"]]
        assert eyes.now["outcome"]["scores"] == scores
        assert all(scores[winner] == max(scores) for winner in eyes.now["outcome"]["winners"])
        assert all(message["type"] == "update" for message in eyes.heard)
        assert eyes.now["waiting"] == []
        assert not eyes.now["together"]

    visit(usual_settings(tmp_path), scene)


def test_what_a_bot_thought_counts_although_others_have_answered_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is still asked the same; otherwise bots at one table would spoil each other's thoughts."""
    monkeypatch.syspath_prepend(str(ROOT))  # the bots' processes have to find these tests
    word = tmp_path / "word"
    os.mkfifo(word)

    async def scene(house: House) -> None:
        mine, other = await joined(await house.visitor("Ada"), await house.visitor(), "random")
        assert mine.now["thinking"] == [2]
        await mine.answer("choose explore-5")  # whatever the bot chooses, everybody is asked again in this round
        await other.at(mine.version)
        await other.answer("choose produce")
        assert other.now["waiting"] == [2]
        await mine.at(other.version)
        await asyncio.to_thread(word.write_text, "now")
        await mine.update(lambda update: update["waiting"] != [2])
        assert [len(player["actions"]) for player in mine.now["view"]["players"]] == [1, 1, 1]

    think = partial(odd_bots.when_told, str(word))
    visit(replace(usual_settings(tmp_path), cheap_bots=frozenset(), thinkers=1, think_seconds=60, think=think), scene)
