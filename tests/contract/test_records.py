"""Golden records: finished games that must replay to the same scores and position for ever, on every build.

`pytest tests/contract/test_records.py --write-records` writes them again when rules or positions change on purpose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery import Record
from orrery.core.game import Game
from orrery.core.table import State
from orrery.measure.simulation import Simulation

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.rglob("*.json"))
OLDER = sorted((FOLDER.parent / "records_of_older_forms").glob("*.json"))


def renewed(game: Game[State], record: Record) -> Record:
    """The same moves where the rules are the same, or else a new game of these bots with these options."""
    if record.rules_version == game.rules_version:
        return orrery.replay(game, record).record()
    played: list[Record] = []
    Simulation(game, record.seats, record.options, seed=1).run([0], lambda _, new: played.append(new))
    return played[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record(path: Path, request: pytest.FixtureRequest) -> None:
    game = orrery.game(path.parent.name)
    record = Record.from_json(path.read_text(encoding="utf-8"))
    if request.config.getoption("--write-records"):
        record = renewed(game, record)
        path.write_text(record.to_json(), encoding="utf-8")
    match = orrery.replay(game, record)
    outcome = game.outcome(match.table)
    assert outcome is not None
    assert (outcome.scores, game.hash(match.table)) == (record.scores, record.hash)
    assert match.record().to_json() == path.read_text(encoding="utf-8")


def test_a_record_is_written_again_by_its_moves_or_where_the_rules_have_changed_by_a_new_game() -> None:
    game = orrery.game("duel")
    record = Record.from_json((FOLDER / "duel" / "random.json").read_text(encoding="utf-8"))
    assert renewed(game, record).moves == record.moves
    record.rules_version += 1
    new = renewed(game, record)
    assert (new.rules_version, new.seats, new.options) == (game.rules_version, record.seats, record.options)
    assert new.moves != record.moves
    assert orrery.replay(game, new).table.over


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
