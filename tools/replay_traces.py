"""Replay reference games of Race through our engine and compare them decision by decision.

python tools/replay_traces.py FILE...

prints games, questions, states compared and differences; the exit code is 1 if there is any difference,
2 if a file cannot be read.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import orrery.core.table  # noqa: E402
from tools.trace_file import TraceError, traces  # noqa: E402
from tools.trace_replay import Replay  # noqa: E402


def main(names: list[str]) -> int:
    if not names:
        print("usage: python tools/replay_traces.py FILE...", file=sys.stderr)
        return 2
    if not str(orrery.core.table.__file__).endswith(".py"):
        print("the tool listens to the interpreted build: make interpreted", file=sys.stderr)
        return 2
    games = questions = states = stopped = 0
    differences: list[str] = []
    for name in names:
        try:
            for trace in traces(Path(name)):
                replay = Replay(trace)
                replay.run()
                games += 1
                questions += replay.questions
                states += replay.states
                stopped += replay.stopped
                differences += replay.differences
        except TraceError as problem:
            print(problem, file=sys.stderr)
            return 2
    for difference in differences:
        print(difference)
    print(f"games {games}, questions {questions}, states {states}, differences {len(differences)}")
    print(f"stopped by the reference after round 30, which is not a rule: {stopped}")
    return 1 if differences else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
