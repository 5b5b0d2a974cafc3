"""`orrery` as a process of its own: pipes, interrupts, terminals, letters that cannot be shown."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

COMMAND = [sys.executable, "-W", "error", "-c", "from orrery.cli import main; main()"]
PLAY = [*COMMAND, "play", "duel", "--seats", "me,random", "--seed", "1", "--new"]


def environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "HOME": str(home), "XDG_STATE_HOME": str(home), "LANG": "en_US.UTF-8", **more}


def test_letters_a_terminal_cannot_show(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*PLAY, "--lang", "de"],
        input=b"\xff\xfe\nh\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert b"Mit welchem Zentrum m?chtest du beginnen?" in ran.stdout


def test_interrupt_leaves_like_q(tmp_path: Path) -> None:
    with subprocess.Popen(
        PLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = b""
        while b"(2 of 2, in secret)" not in shown or not shown.endswith(b"> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate()
    assert process.returncode == 0
    assert errors == b""
    assert b"The game is saved in" in rest
    assert "choose storage" in (tmp_path / "orrery" / "duel.json").read_text(encoding="utf-8")


def test_a_real_terminal(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    master, slave = pty.openpty()
    with subprocess.Popen(
        PLAY, stdin=slave, stdout=slave, stderr=slave, env=environment(tmp_path, TERM="xterm")
    ) as game:
        os.close(slave)
        os.write(master, b"2\n\x04")
        shown = b""
        while chunk := _read(master):
            shown += chunk
        game.wait()
    os.close(master)
    assert game.returncode == 0
    assert b"You choose the command centre in secret." in shown
    assert b"The game is saved in" in shown


def _read(terminal: int) -> bytes:
    """What comes next, or nothing when the other side is gone."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_usage_errors_end_with_two(tmp_path: Path) -> None:
    for arguments in (["nonsense"], ["sim", "duel", "--games", "many"], ["play"]):
        ran = subprocess.run([*COMMAND, *arguments], capture_output=True, env=environment(tmp_path), check=False)
        assert ran.returncode == 2, arguments
        assert b"Traceback" not in ran.stderr
