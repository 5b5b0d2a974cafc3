"""Two commands at the same time: what the second one says is shown late, and neither outlives the other's failure."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tools.beside import run

LONG_S = 60


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_of_two_that_succeed_the_summaries_of_the_second_are_shown(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    said = "many words\nleft out: 2 tests, why\n4 passed in 2s\nnot left out: me\n5 passed in 3s"
    assert run(python("print('first')"), python(f"print({said!r})"), tmp_path / "new" / "log") == 0
    assert sorted(capfd.readouterr().out.split("\n")) == [
        "",
        "",
        "4 passed in 2s",
        "5 passed in 3s",
        "first",
        "left out: 2 tests, why",
    ]
    assert (tmp_path / "new" / "log").read_text() == said + "\n"


def test_when_the_second_fails_all_it_said_is_shown_and_the_first_is_ended(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    failing = python("import sys; print('what\\nwent wrong', file=sys.stderr); sys.exit(3)")
    assert run(python("import signal; signal.pause()"), failing, tmp_path / "log") == 3
    assert capfd.readouterr().out == "\nwhat\nwent wrong\n"


def test_when_the_first_fails_the_second_is_ended_with_everything_it_started(tmp_path: Path) -> None:
    line = tmp_path / "line"
    os.mkfifo(line)
    reader = os.open(line, os.O_RDONLY | os.O_NONBLOCK)
    holding = python(
        f"import signal; line = open({str(line)!r}, 'w'); print('here', file=line, flush=True); signal.pause()"
    )
    starting = [*python("import subprocess, sys; subprocess.run(sys.argv[1:])"), *holding]
    failing = python(f"import sys; open({str(line)!r}).readline(); sys.exit(2)")
    assert run(failing, starting, tmp_path / "log") == 2
    assert select.select([reader], [], [], LONG_S)[0], "what was started holds the line still"
    assert os.read(reader, 100) == b""
    os.close(reader)


def test_whoever_is_told_to_stop_ends_both(tmp_path: Path) -> None:
    lines, readers = [tmp_path / "one", tmp_path / "two"], []
    for line in lines:
        os.mkfifo(line)
        readers.append(os.open(line, os.O_RDONLY | os.O_NONBLOCK))
    holding = [
        python(f"import signal; line = open({str(line)!r}, 'w'); print('here', file=line, flush=True); signal.pause()")
        for line in lines
    ]
    command = [sys.executable, "-m", "tools.beside", str(tmp_path / "log"), *holding[0], "--", *holding[1]]
    beside = subprocess.Popen(command)
    for reader in readers:
        assert select.select([reader], [], [], LONG_S)[0]
        assert os.read(reader, 100) == b"here\n"
    beside.terminate()
    assert beside.wait(LONG_S) == 128 + signal.SIGTERM
    for reader in readers:
        assert select.select([reader], [], [], LONG_S)[0], "it is still there"
        assert os.read(reader, 100) == b""
        os.close(reader)
