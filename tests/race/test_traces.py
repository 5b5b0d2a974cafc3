"""The proof: 180 games of an independent implementation, replayed without a difference; and files that are none."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import pytest

from .made_traces import replayed

ORACLE = Path(__file__).parents[3] / "shared" / "oracle" / "race"
FILES = sorted(ORACLE.glob("*.jsonl.gz"))

pytestmark = [
    pytest.mark.skipif(not FILES, reason="the reference traces are not here"),
    pytest.mark.skipif(
        os.environ.get("ORRERY_BUILD") == "compiled", reason="the tool listens to the interpreted build"
    ),
]


def first_game() -> list[str]:
    """The lines of the first game of a file."""
    lines: list[str] = []
    with gzip.open(ORACLE / "random-2p.jsonl.gz", "rt") as file:
        for line in file:
            lines.append(line)
            if json.loads(line)["t"] == "end":
                break
    return lines


def written(path: Path, lines: list[str]) -> Path:
    with gzip.open(path, "wt") as file:
        file.writelines(lines)
    return path


def changed(lines: list[str], number: int, **values: object) -> list[str]:
    """The same game with other values in one line (counted from 1)."""
    entry = json.loads(lines[number - 1]) | values
    return [*lines[: number - 1], json.dumps(entry) + "\n", *lines[number:]]


def line_of(lines: list[str], **values: object) -> int:
    """The number of the first line with these values."""
    for number, line in enumerate(lines, 1):
        entry = json.loads(line)
        if all(entry.get(key) == value for key, value in values.items()):
            return number
    raise AssertionError(values)


def test_all_reference_games_are_replayed_without_a_difference() -> None:
    result = replayed(*FILES)
    assert result.returncode == 0, result.stdout
    assert "games 180," in result.stdout
    assert result.stdout.splitlines()[-2].endswith("differences 0")
    questions = int(result.stdout.partition("questions ")[2].partition(",")[0])
    states = int(result.stdout.partition("states ")[2].partition(",")[0])
    assert questions > 20_000
    assert states > 30_000


@pytest.mark.parametrize(
    ("where", "values", "told"),
    [
        ({"t": "ask", "ask": "place"}, {"opt": {"cards": []}}, "cards to place"),
        ({"t": "phase_end", "phase": "develop"}, {"pool": 23}, "pool"),
        ({"t": "end"}, {"score": [1, 2]}, "scores"),
        ({"t": "end"}, {"winner": [True, True]}, "winners"),
        ({"t": "draw"}, {"card": 57}, "cards to choose from"),
    ],
)
def test_a_difference_is_found_and_told_with_its_line(
    tmp_path: Path, where: dict[str, object], values: dict[str, object], told: str
) -> None:
    lines = first_game()
    number = line_of(lines, **where)
    path = written(tmp_path / "wrong.jsonl.gz", changed(lines, number, **values))
    result = replayed(path)
    assert result.returncode == 1
    assert told in result.stdout
    assert "differences 1" in result.stdout
    if where["t"] != "draw":
        assert f"wrong.jsonl.gz:{number} " in result.stdout


def test_a_cut_game_is_told_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path / "cut.jsonl.gz", first_game()[:40])
    result = replayed(path)
    assert result.returncode == 2
    assert "cut.jsonl.gz:40: the file is cut: the game of line 1 has no end" in result.stderr


def test_a_cut_archive_is_told_with_its_line(tmp_path: Path) -> None:
    whole = (ORACLE / "random-2p.jsonl.gz").read_bytes()
    path = tmp_path / "cut.jsonl.gz"
    path.write_bytes(whole[: len(whole) // 50])
    result = replayed(path)
    assert result.returncode == 2
    assert "the file is cut here" in result.stderr


def test_a_game_within_a_game_is_refused(tmp_path: Path) -> None:
    lines = first_game()
    result = replayed(written(tmp_path / "two.jsonl.gz", lines[:30] + lines))
    assert result.returncode == 2
    assert "two.jsonl.gz:31: a game begins, but that of line 1 has not ended" in result.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not json\n", "wrong.jsonl.gz:2: not a line of a trace"),
        ('{"t": "sing"}\n', "wrong.jsonl.gz:2: not a line of a trace"),
        ('{"t": "draw", "p": 0, "card": 114}\n', "wrong.jsonl.gz:2: not a line of a trace"),
        ('{"t": "draw", "p": 2, "card": 1}\n', "wrong.jsonl.gz:2: there is no player 2"),
        ('{"t": "ask", "ask": "dance"}\n', "wrong.jsonl.gz:2: not a line of a trace"),
    ],
)
def test_a_foreign_line_is_told_with_its_number(tmp_path: Path, text: str, told: str) -> None:
    lines = first_game()
    result = replayed(written(tmp_path / "wrong.jsonl.gz", [lines[0], text, *lines[1:]]))
    assert result.returncode == 2
    assert told in result.stderr


def test_an_unknown_question_is_told_with_its_line(tmp_path: Path) -> None:
    lines = first_game()
    number = line_of(lines, t="ask", ask="action")
    result = replayed(written(tmp_path / "odd.jsonl.gz", changed(lines, number, ask="dance")))
    assert result.returncode == 2
    assert f"odd.jsonl.gz:{number}: there is no question called dance" in result.stderr


def test_another_edition_is_refused(tmp_path: Path) -> None:
    lines = first_game()
    cards = json.loads(lines[0])["cards"]
    result = replayed(written(tmp_path / "new.jsonl.gz", changed(lines, 1, cards=["separatist-colony", *cards[1:]])))
    assert result.returncode == 2
    assert "new.jsonl.gz:1: another edition: unknown cards separatist-colony" in result.stderr
    result = replayed(written(tmp_path / "new.jsonl.gz", changed(lines, 1, cards=cards[1:])))
    assert "new.jsonl.gz:1: another edition" in result.stderr


def test_a_file_that_is_none(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("hello")
    assert "plain.txt:1: not a gzip file" in replayed(plain).stderr
    assert "absent.gz:1: No such file" in replayed(tmp_path / "absent.gz").stderr
    assert "empty.gz:1: the file is empty" in replayed(written(tmp_path / "empty.gz", [])).stderr
    assert (
        "no-game.gz:1: a game should begin here"
        in replayed(written(tmp_path / "no-game.gz", ['{"t": "reshuffle"}\n'])).stderr
    )
    assert replayed().returncode == 2
