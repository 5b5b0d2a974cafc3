"""Run two commands at the same time: `python -m tools.beside LOG one command -- another command`.

The output of the first command is shown at once. The output of the second one goes into the file; all of it is shown
if the command fails, otherwise only the lines that count tests: how many passed, and how many were left out for which
reason. As soon as one command fails the other is ended. A signal to stop ends both.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from types import FrameType
from typing import Final

_COUNTS: Final = re.compile(r"\d passed|^left out: ")
"""Lines in the summary of a test run that count tests; `left out` is of tests/skips.py."""


def run(first: Sequence[str], second: Sequence[str], log: Path) -> int:
    """Return the exit status of the first command that fails, or 0."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as kept:
        seen = subprocess.Popen(first, process_group=0)
        logged = subprocess.Popen(second, process_group=0, stdin=subprocess.DEVNULL, stdout=kept, stderr=kept)
    with ThreadPoolExecutor(2) as waiting:
        try:
            started = {waiting.submit(process.wait): process for process in (seen, logged)}
            for ended in as_completed(started):
                if started[ended] is logged:
                    _tell(log, logged.returncode)
                if ended.result():
                    return ended.result()
        finally:
            for process in (seen, logged):
                _end(process)
    return 0


def _tell(log: Path, status: int) -> None:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    print("", *(lines if status else filter(_COUNTS.search, lines)), sep="\n", flush=True)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a command together with everything it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave by an exception, which ends both commands on the way: a signal would end this process alone."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    log, *words = sys.argv[1:]
    between = words.index("--")
    sys.exit(run(words[:between], words[between + 1 :], Path(log)))
