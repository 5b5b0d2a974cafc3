"""Command line: check traces against our engine, or convert them into fixtures."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .comparison import Comparison, Difference
from .fixtures import fixture_of, write_fixtures
from .traces import TraceError, traces

DIFFERENT = 1
UNREADABLE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 1 means that our engine differs from the reference, 2 that a file cannot be read."""
    parsed = _parser().parse_args(arguments)
    try:
        if parsed.command == "check":
            print(_check(parsed.files))
        else:
            print(_convert(parsed.files, parsed.output))
    except Difference as difference:
        print(difference)
        return DIFFERENT
    except TraceError as problem:
        print(problem, file=sys.stderr)
        return UNREADABLE
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.reference_games", description="Compare our rules of Race with games of another program."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="play traces again and compare every question and every state")
    convert = commands.add_parser("convert", help="check traces and write them as fixtures")
    for command in (check, convert):
        command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="traces: JSON Lines, gzip")
    convert.add_argument("--output", required=True, type=Path, metavar="FILE", help="the fixtures: JSON Lines, xz")
    return parser


def _check(files: Sequence[Path]) -> str:
    games = questions = states = stopped = 0
    for path in files:
        for trace in traces(path):
            comparison = Comparison(trace)
            comparison.run()
            games += 1
            questions += comparison.questions
            states += comparison.states
            stopped += comparison.stopped
    counts = f"games {games}, questions {questions}, states {states}: no difference"
    return f"{counts}\nstopped by the reference after round 30, which is not a rule: {stopped}"


def _convert(files: Sequence[Path], output: Path) -> str:
    fixtures = [fixture_of(trace) for path in files for trace in traces(path)]
    write_fixtures(output, fixtures)
    return f"{output}: games {len(fixtures)}, bytes {output.stat().st_size}"


if __name__ == "__main__":
    raise SystemExit(main())
