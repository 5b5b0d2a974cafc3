"""Golden records: finished games that must replay to the same scores and position for ever, on every build."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery import Record

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.rglob("*.json"))
OLDER = sorted((FOLDER.parent / "records_of_older_forms").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    game = orrery.game(path.parent.name)
    match = orrery.replay(game, record)
    outcome = game.outcome(match.table)
    assert outcome is not None
    assert (outcome.scores, game.hash(match.table)) == (record.scores, record.hash)
    assert match.record().to_json() == path.read_text(encoding="utf-8")


def test_every_game_has_golden_records() -> None:
    assert {path.parent.name for path in FILES} == set(orrery.NAMES)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_noted_before_positions_changed_their_shape_stays_valid(path: Path) -> None:
    """Its hash cannot be compared any more; its moves and scores are."""
    record = Record.from_json(path.read_text(encoding="utf-8"))
    game = orrery.game(record.game)
    match = orrery.replay(game, record)
    outcome = game.outcome(match.table)
    assert outcome is not None
    assert outcome.scores == record.scores
    assert game.hash(match.table) != record.hash
