"""Golden numbers: what features tell of the golden records, the same for ever on every build.

A network that has learned with features expects the same numbers again: whoever changes them raises their version, and
`pytest tests/contract/test_features.py --write-playthroughs` writes the files again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest

import orrery
from orrery import Record, ScriptedDealer
from orrery.core.features import Features
from orrery.core.game import Game
from orrery.core.table import State

TESTS = Path(__file__).parent.parent
GAMES = [game for game in map(orrery.game, orrery.NAMES) if game.features is not None]


def digest(game: Game[State], features: Features[State], record: Record) -> str:
    """One text for all numbers of all seats in all positions of a record."""
    deals = [move for move in record.moves if isinstance(move, int)]
    table = game.new(len(record.seats), record.options, ScriptedDealer(deals))
    found = hashlib.sha256()
    bounds = np.array(features.bounds)
    for move in record.moves:
        if isinstance(move, str):
            for seat in range(len(record.seats)):
                numbers = features.numbers(table, seat)
                seen = np.frombuffer(memoryview(numbers), dtype=np.int16)
                assert (seen <= bounds).all()  # bots get further than random play
                found.update(bytes(numbers))
            seat_text, _, answer = move.partition(" ")
            table.act(int(seat_text), game.actions.parse(answer))
    return found.hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_numbers_of_golden_records(game: Game[State], request: pytest.FixtureRequest) -> None:
    features = game.features
    assert features is not None
    lines = [f"version {features.version}, {features.size} numbers"]
    for path in sorted((TESTS / "records" / game.name).glob("*.json")):
        record = Record.from_json(path.read_text(encoding="utf-8"))
        lines.append(f"{path.stem}: {digest(game, features, record)}")
    text = "\n".join(lines) + "\n"
    kept = TESTS / "playthroughs" / f"{game.name}-numbers.txt"
    if request.config.getoption("--write-playthroughs"):
        kept.write_text(text, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == text
