"""How much a browser is told at once: positions of long games of four, with and without the whole log."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

import orrery
from orrery import bots

from .house import Eyes, House, usual_settings, visit

DEFLATED_BYTES = 20_000
PLAIN_BYTES = 40_000
"""Without the log, as it goes over the wire now: sockets are not compressed."""
EVERY = 60
"""Answers between two positions."""


def deflated(message: bytes) -> int:
    """The size as permessage-deflate would send it."""
    compressor = zlib.compressobj(6, zlib.DEFLATED, -15)
    return len(compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)) - 4


def positions(seed: int) -> list[str]:
    """Records of one game between greedy players, cut when the first seat, a person, is asked."""
    game = orrery.game("seti")
    match = orrery.Match(game, ["Ada", "greedy", "greedy", "greedy"], {}, orrery.RandomDealer(seed))
    brains = [bots.bot("greedy", "seti", seat) for seat in range(4)]
    found: list[str] = []
    answers = 0
    while not match.table.over:
        asked = match.table.questions()
        if 0 in asked and answers >= EVERY * (len(found) + 1):
            found.append(match.record().to_json())
        seat = next(iter(asked))
        match.act(seat, game.actions.text(brains[seat].decide(game, match.table, seat)))
        answers += 1
    return found


async def told(eyes: Eyes, since: int) -> bytes:
    """The update of somebody who comes back and knows the log up to a version."""
    await eyes.send(type="hello", seat=0, since=since)
    message = await eyes.socket.recv()
    return message.encode() if isinstance(message, str) else message


@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.long), 4])
def test_an_update_is_small_anywhere_in_a_game_of_four(tmp_path: Path, seed: int) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        records = positions(seed)
        assert len(records) >= 8
        largest = {"whole": 0, "news": 0, "plain": 0}
        for record in records:
            loaded = await ada.http.post("/api/records", content=record)
            eyes = await ada.socket(loaded.json()["id"])
            whole = await told(eyes, 0)
            news = await told(eyes, json.loads(whole)["version"])
            for name, size in (("whole", deflated(whole)), ("news", deflated(news)), ("plain", len(news))):
                largest[name] = max(largest[name], size)
            await eyes.socket.close()
        print(largest)
        assert max(largest["whole"], largest["news"]) <= DEFLATED_BYTES
        assert largest["plain"] <= PLAIN_BYTES

    visit(usual_settings(tmp_path), scene)
