"""Write the samples of a terminal in the documents by running their commands: `python -m tools.samples`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COLUMNS = "74"
CUT = "..."


class Passage(NamedTuple):
    """Lines of the output that are shown, from the next line with this beginning on."""

    beginning: str
    lines: int | None
    """Number of lines that are shown, or None for all up to the last question."""


class Sample(NamedTuple):
    """A code block of a document that shows what a command prints."""

    document: str
    command: tuple[str, ...]
    typed: tuple[str, ...]
    """Lines a person types; the output ends with the question after the last one."""
    passages: tuple[Passage, ...]


SAMPLES = [
    Sample(
        "README.md",
        ("play", "duel", "--seats", "me,greedy", "--lang", "en", "--seed", "4", "--new"),
        ("6", "1", "3", "2"),
        (
            Passage("CATAN Starfarers Duel:", 1),
            Passage("Turn 1:", 7),
            Passage("Turn 2:", 3),
            Passage("  You reach: Phekda VI", None),
        ),
    ),
]


def output(sample: Sample) -> str:
    """Return what the command prints up to the question after the last typed line."""
    with tempfile.TemporaryDirectory() as folder:
        place = {"COLUMNS": COLUMNS, "XDG_STATE_HOME": folder, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
        ran = subprocess.run(
            [sys.executable, "-c", "from orrery.cli import main; main()", *sample.command],
            input="".join(f"{line}\n" for line in sample.typed),
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **place},
            check=True,
        )
    return ran.stdout[: ran.stdout.rindex("\n> ") + len("\n>")]


def shown(sample: Sample) -> str:
    """Return the passages of the output, with a mark for what is left out between them."""
    lines = [line.rstrip() for line in output(sample).split("\n")]
    parts = []
    for beginning, count in sample.passages:
        place = next(place for place, line in enumerate(lines) if line.startswith(beginning))
        end = len(lines) if count is None else place + count
        parts.append("\n".join(lines[place:end]))
        lines = lines[end:]
    return f"\n{CUT}\n".join(parts) + "\n"


def block(sample: Sample) -> re.Match[str]:
    """Return the code block of the document that begins as the sample does."""
    text = (ROOT / sample.document).read_text(encoding="utf-8")
    found = re.search(rf"(?ms)^```\n({re.escape(sample.passages[0].beginning)}.*?)^```$", text)
    assert found is not None, f"{sample.document} has no such sample"
    return found


def write(sample: Sample) -> None:
    found = block(sample)
    text = found.string[: found.start(1)] + shown(sample) + found.string[found.end(1) :]
    (ROOT / sample.document).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for each in SAMPLES:
        write(each)
