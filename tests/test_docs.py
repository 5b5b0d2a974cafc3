"""What the documentation shows is true: its examples run as they stand, and do what the text says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import orrery
from orrery import State
from orrery.bots import Bot
from orrery.core.playout import playout

DOCS = Path(__file__).parent.parent / "docs"


def example(page: str, number: int = 0) -> dict[str, object]:
    """What a Python example of a page leaves behind."""
    code = re.findall(r"(?ms)^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"))[number]
    left: dict[str, object] = {"__name__": "example"}
    exec(compile(code, page, "exec"), left)
    return left


def test_the_bot_chooses_among_its_options() -> None:
    game, table = orrery.game("duel"), orrery.new("duel", seed=3)
    eager = cast("type[Bot[State]]", example("bots.md")["Eager"])(1)
    for _ in range(20):
        seat, options = next(iter(table.questions().items()))
        action = eager.decide(game, table, seat)
        assert action in options
        table.act(seat, action)


def test_the_search_plays_a_copy_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    left = example("bots.md", 1)
    assert cast("orrery.Table[orrery.State]", left["end"]).over
    assert not cast("orrery.Table[orrery.State]", left["table"]).over
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_whole_game_is_one() -> None:
    game = cast("orrery.Game[orrery.State]", example("games.md")["GAME"])
    table = game.new(2, {}, orrery.RandomDealer(1))
    playout(table, orrery.RandomDealer(2))
    assert sorted(game.standing(table).scores) == [0, 1]
    match = orrery.Match(game, ["Ada", "Ben"], {}, orrery.RandomDealer(1))
    match.act(0, "take 3")
    again = orrery.replay(game, orrery.Record.from_json(match.record().to_json()))
    assert game.view(again.table, 1) == {"left": 9}
    match.undo(0)
    assert game.view(match.table, 1) == {"left": 12}
