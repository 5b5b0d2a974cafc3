"""Golden records: finished games that must replay to the same scores and position for ever, on every build.

`pytest tests/contract/test_records.py --write-records` writes them again when rules or positions change on purpose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery import BrokenRecord, Record
from orrery.core.game import Game
from orrery.core.table import State
from orrery.measure.simulation import Simulation

from .rules_noted import Golden, complaints, digest, read_notes, written_notes

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.rglob("*.json"))
NOTES = FOLDER / "rules.txt"
OLDER = sorted((FOLDER.parent / "records_of_older_forms").glob("*.json"))


def renewed(game: Game[State], record: Record) -> Record:
    """The same moves where the rules still lead to the same end, or else a new game of these bots and options."""
    try:
        return orrery.replay(game, record).record()
    except BrokenRecord:
        if record.rules_version == game.rules_version:
            raise
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


def golden_games() -> dict[Golden, str]:
    records = {path: Record.from_json(path.read_text(encoding="utf-8")) for path in FILES}
    return {Golden(each.game, each.rules_version, path.stem): digest(each) for path, each in records.items()}


def test_rules_that_have_changed_have_another_version(request: pytest.FixtureRequest) -> None:
    """Golden games may be added; what became of one under a version of the rules never changes."""
    notes, found = read_notes(NOTES.read_text(encoding="utf-8")), golden_games()
    if request.config.getoption("--write-records"):
        notes = {**found, **notes}
        NOTES.write_text(written_notes(notes), encoding="utf-8")
    assert complaints(notes, found, {name: orrery.game(name).rules_version for name in orrery.NAMES}) == []


def test_a_changed_rule_without_another_version_is_noticed() -> None:
    record = Record.from_json((FOLDER / "duel" / "usual.json").read_text(encoding="utf-8"))
    noted = {Golden("duel", 1, "usual"): digest(record)}
    assert complaints(noted, noted, {"duel": 1}) == []
    record.scores[0] += 1
    changed = {Golden("duel", 1, "usual"): digest(record)}
    assert complaints(noted, changed, {"duel": 1}) == [
        "the rules of duel have changed: usual is another game. Raise its rules_version"
    ]
    assert complaints(noted, {}, {"duel": 1}) == ["duel/usual is gone, and rules_version is the same"]
    assert complaints(noted, noted, {"duel": 2}) == ["duel/usual is of rules version 1: write the records again"]
    raised = {Golden("duel", 2, "usual"): digest(record)}
    assert complaints(noted, raised, {"duel": 2}) == ["duel/usual is not noted: run with --write-records"]
    assert complaints({**noted, **raised}, raised, {"duel": 2}) == []
    assert complaints({**noted, **raised}, noted, {"duel": 1}) == ["the rules of duel had version 2"]
