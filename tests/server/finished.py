"""Finished games to look back on: golden records, short ones of each game."""

from __future__ import annotations

from pathlib import Path

from orrery.core.record import Record
from orrery.games import game
from orrery.server.replays import Replay

_RECORDS = Path(__file__).parents[1] / "records"
FINISHED = {"duel": "against-random", "race": "against-random", "seti": "beginner", "empires": "greedy-2"}


def text_of(name: str, record: str = "") -> str:
    """The file of a finished game, the short one of that name or another."""
    return (_RECORDS / name / f"{record or FINISHED[name]}.json").read_text(encoding="utf-8")


def replayed(name: str) -> Replay:
    """Every moment of a finished game."""
    record = Record.from_json(text_of(name))
    return Replay(game(name), len(record.seats), record.options, record.moves, None)
