"""A test that fails leaves behind what it takes to look at it again."""

from __future__ import annotations

import base64
import lzma
import os
import re
import subprocess
import sys
from pathlib import Path

import orrery
from orrery import Record

from .evidence import SHORT, printed
from .player import Player
from .prepared import lay_out
from .visitor import Visitor

PURPOSE = Path(__file__).with_name("fails_on_purpose.py")
PICTURE = b"\x89PNG"


def failing_run(folder: Path) -> str:
    """What a test run with failures prints; the things it leaves behind go into the folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--failures", str(folder), str(PURPOSE)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 1, ran.stdout
    return ran.stdout


def test_a_failure_leaves_pictures_words_and_a_game_to_be_played_on(tmp_path: Path, ada: Visitor) -> None:
    said = failing_run(tmp_path)
    for test, word in (("in_the_middle_of_a_game", "a word on the way"), ("by_a_complaint_alone", "something odd")):
        [kept] = tmp_path.glob(f"*-{test}")
        assert (kept / "ada-1.png").read_bytes().startswith(PICTURE)
        assert word in (kept / "ada-console.txt").read_text(encoding="utf-8")
        assert f"Left behind in {kept}:" in said
    [path] = tmp_path.glob("*/duel-*.json")
    record = path.read_text(encoding="utf-8")
    assert record in said
    assert f"orrery record show {path}" in said
    plays_on(ada, record)


def plays_on(ada: Visitor, text: str) -> None:
    """Whoever loads the record is asked what was asked when the test failed."""
    record = Record.from_json(text)
    assert record.seats == ["Ada", "medium"]
    waiting = orrery.replay(orrery.game("duel"), record).table.question(0)
    player = Player(ada)
    lay_out(ada, text)
    asked = player.asked().question
    assert asked is not None
    assert waiting is not None
    assert asked.prompt == waiting.prompt()


def test_a_long_record_is_printed_packed() -> None:
    text = "".join(str(number) for number in range(SHORT))
    how, *lines = printed(text)
    assert re.search("base64 -d | xz -d", how)
    assert lzma.decompress(base64.b64decode("".join(lines))).decode() == text
    assert len("".join(lines)) < len(text)
