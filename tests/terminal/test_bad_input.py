"""What is asked wrongly: one line that says what would be right, exit code 2, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery

from . import run

GAME = orrery.game("duel")
PLAY = ["play", "duel", "--seats", "me,random"]


def refused(home: Path, *arguments: str, lang: str = "en_US.UTF-8") -> str:
    """The complaint of a command that must change nothing."""
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    ran = run(home, *arguments, lines=["1", "1"], lang=lang)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before
    return ran.err.strip()


CASES = [
    (["play", "chess"], "There is no game “chess”. Games: duel, race, seti, empires."),
    (["sim", "chess"], "There is no game “chess”. Games: duel, race, seti, empires."),
    (["play", "duel", "--seats", "me"], "duel is not for this number of players: 1. Possible: 2."),
    (["sim", "duel", "--seats", "random,random,random"], "duel is not for this number of players: 3. Possible: 2."),
    (["play", "duel", "--seats", "me,hal"], "No bot called “hal” plays duel. Bots: me, random"),
    (["sim", "duel", "--seats", "me,random"], "No bot called “me” plays duel. Bots: random"),
    ([*PLAY, "--option", "colour=red"], "duel has no option “colour”. Options: symbol, beginner, refill"),
    ([*PLAY, "--option", "refill=up"], "Option refill cannot be “up”. Choices: open, face-down."),
    ([*PLAY, "--option", "refill"], "“refill” is not an option. Write --option name=value."),
    (["sim", "duel", "--option", "memory-aid=maybe"], "Option memory-aid cannot be “maybe”. Choices: true, false."),
    ([*PLAY, "--lang", "xx"], "There is no language “xx” here. Languages: en, de."),
    (["games", "--lang", "xx"], "There is no language “xx” here. Languages: en, de."),
    (["sim", "duel", "--games", "-3"], "--games cannot be -3. It must be at least 1 and at most 1000000000."),
    (["sim", "duel", "--games", "0"], "--games cannot be 0. It must be at least 1 and at most 1000000000."),
    (["sim", "duel", "--processes", "0"], "--processes cannot be 0. It must be at least 1 and at most 1024."),
    (["sim", "duel", "10.0.0.1:6379"], "“10.0.0.1:6379” is one word too many. The address of a Ray cluster"),
    (["sim", "duel", "--ray", "--processes", "2"], "--processes is for this machine alone."),
    (["bench", "--seconds", "-1"], "--seconds cannot be -1. It must be at least 0.01 and at most 86400."),
    (["bench", "--seconds", "1e9"], "--seconds cannot be 1e+09. It must be at least 0.01 and at most 86400."),
    (["sim", "duel", "--games", "1" * 30], "--games cannot be 1.11111e+29. It must be at least 1"),
    (["serve", "--host", "\ud800"], "Cannot listen on \ufffd, port 8000"),
    (["serve", "--host", ""], "The address for --host is missing."),
    (["serve", "--public-url", "games", "--port", "0"], "“games” is not the address of a server"),
    (["serve", "--proxies", "everybody", "--port", "0"], "“everybody” is not the address of a proxy"),
    (["play", "x" * 5000], "There is no game “xxx"),
    (["play", "\x1b[31m"], "There is no game “\ufffd[31m”."),
    (["sim", "duel", "--seats", "\x1b[31m,random"], "No bot called “\ufffd[31m” plays duel."),
    ([*PLAY, "--save", "x" * 300, "--resume"], "xxx"),
    ([*PLAY, "--save", "x" * 300, "--new"], "xxx"),
    (["record", "show", "x" * 300], "xxx"),
    (["bench", "--server", "--workers", "2"], "--workers 2 needs PostgreSQL: an SQLite file is for one process."),
    (["bench", "--seconds", "nan"], "--seconds cannot be nan. It must be at least 0.01 and at most 86400."),
]


@pytest.mark.parametrize(("arguments", "complaint"), CASES)
def test_a_wrong_word(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    assert refused(tmp_path, *arguments).startswith(complaint)


def test_in_german(tmp_path: Path) -> None:
    german = "Das Spiel „schach“ gibt es hier nicht. Es gibt: duel, race, seti, empires."
    assert refused(tmp_path, "play", "schach", "--lang", "de") == german
    assert refused(tmp_path, "play", "schach", lang="de_AT.UTF-8") == german
    assert refused(tmp_path, "games", "--lang", "xx", lang="de_DE") == (
        "Die Sprache „xx“ gibt es hier nicht. Es gibt: en, de."
    )


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A sound record, and records that are broken in various ways."""
    match = orrery.Match(GAME, ["me", "random"], {}, orrery.RandomDealer(1))
    match.act(0, "choose trade")
    text = match.record().to_json()
    data = json.loads(text)
    broken = {
        "sound": text,
        "text": "Dear diary,",
        "list": "[1, 2]",
        "half": text[: len(text) // 2],
        "foreign": json.dumps({**data, "game": "chess"}),
        "newer": json.dumps({**data, "rules_version": 999}),
        "moved": json.dumps({**data, "moves": ["0 choose nothing"]}),
        "hash": json.dumps({**data, "hash": data["hash"][:-1] + ("0" if data["hash"][-1] != "0" else "1")}),
        "scores": json.dumps({**data, "scores": [7, 7]}),
    }
    for name, content in broken.items():
        (tmp_path / f"{name}.json").write_text(content, encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.json").mkdir()
    return tmp_path


def test_what_stands_in_a_record_commands_no_terminal(tmp_path: Path) -> None:
    match = orrery.Match(GAME, ["\x1b[31mred\x07", "x" * 100_000], {}, orrery.RandomDealer(1))
    match.act(0, "choose trade")
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    for command in ("replay", "show"):
        ran = run(tmp_path, "record", command, str(file))
        assert ran.code == 0
        assert "red" in ran.out
        assert not {"\x1b", "\x07"} & set(ran.out + ran.err)


@pytest.mark.parametrize(
    "moves",
    [
        ["- " + "9" * 5000],
        ["9" * 5000 + " stay"],
        ["0 choose " + "9" * 5000],
        ["0 \x1b[31m"],
        ["0 "],
        [""],
        ["-1 stay"],
    ],
)
def test_moves_that_are_none(tmp_path: Path, moves: list[str]) -> None:
    match = orrery.Match(GAME, ["a", "b"], {}, orrery.RandomDealer(1))
    data = json.loads(match.record().to_json())
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**data, "moves": moves}), encoding="utf-8")
    complaint = refused(tmp_path, "record", "show", str(file))
    assert len(complaint) < 1000
    assert complaint.isprintable()


BROKEN = ["text", "list", "half", "newer", "moved", "hash", "scores"]


@pytest.mark.parametrize("command", ["replay", "show"])
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record(files: Path, command: str, name: str) -> None:
    file = files / f"{name}.json"
    assert refused(files, "record", command, str(file)).startswith(f"{file} is not a valid record of a game. ")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("foreign", "There is no game “chess”. Games: duel, race, seti, empires."),
        ("bytes", "{file} cannot be read: "),
        ("folder", "{file} cannot be read: "),
        ("missing", "There is no file {file}."),
    ],
)
def test_a_file_that_is_no_record_of_ours(files: Path, name: str, complaint: str) -> None:
    file = files / f"{name}.json"
    assert refused(files, "record", "replay", str(file)).startswith(complaint.format(file=file))


@pytest.mark.parametrize("name", ["text", "list", "half", "bytes"])
@pytest.mark.parametrize("wish", [[], ["--resume"], ["--new"]])
def test_no_file_of_somebody_else_is_overwritten(files: Path, name: str, wish: list[str]) -> None:
    file = files / f"{name}.json"
    assert str(file) in refused(files, *PLAY, "--save", str(file), *wish)


@pytest.mark.parametrize("name", ["foreign", "newer", "moved", "hash"])
@pytest.mark.parametrize("wish", [[], ["--resume"]])
def test_a_saved_game_that_cannot_go_on(files: Path, name: str, wish: list[str]) -> None:
    file = files / f"{name}.json"
    complaint = refused(files, *PLAY, "--save", str(file), *wish)
    assert complaint.startswith(f"The game in {file} cannot be continued. ")
    assert complaint.endswith("--new starts a new one in its place.")
    assert run(files, *PLAY, "--save", str(file), "--new").code == 0


def test_nothing_to_resume(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    assert refused(tmp_path, *PLAY, "--resume", "--save", str(file)).startswith(f"There is no saved game in {file}.")


def test_places_that_cannot_be_written(files: Path) -> None:
    inside_a_file = files / "sound.json" / "game.json"
    assert refused(files, *PLAY, "--save", str(files)).startswith(f"{files} is a folder.")
    assert refused(files, *PLAY, "--save", str(inside_a_file)).startswith(f"{inside_a_file} cannot be written: ")
    complaint = refused(files, "sim", "duel", "--games", "1", "--records", str(files / "sound.json"))
    assert complaint.startswith(f"{files / 'sound.json'} cannot be written: ")


def test_seats_of_another_game_than_the_saved_one(files: Path) -> None:
    file = files / "sound.json"
    complaint = refused(files, "play", "duel", "--seats", "me,me", "--resume", "--save", str(file))
    assert complaint.startswith(f"The game in {file} is played by me,random")
    complaint = refused(files, "play", "duel", "--option", "refill=face-down", "--resume", "--save", str(file))
    assert complaint.startswith(f"The game in {file} has the option refill=open")
