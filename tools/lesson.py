"""Walks through a lesson and prints what is asked, possible and dealt at every step, for whoever writes one.

python -m tools.lesson duel [SEED]: what the lesson has not prepared yet is dealt by the seed.
"""

from __future__ import annotations

import sys

from orrery.core.dealer import RandomDealer
from orrery.core.errors import OrreryError
from orrery.games import game
from orrery.lessons import Step, lesson
from orrery.lessons.walking import Walk
from orrery.server.telling import event_info

_MOST_SHOWN = 30


def main(name: str, seed: int) -> None:
    taught = lesson(name)
    if taught is None:
        raise SystemExit(f"{name} has no lesson")
    walk = Walk(taught, RandomDealer(seed))
    print("dealt:", [move for move in walk.match.moves if not isinstance(move, str)])
    for step in taught.answered:
        _show(walk, step)
    print(f"then: {_question(walk)}")


def _question(walk: Walk) -> str:
    """The question with its answers; of a dial's, which are many, the first."""
    options = walk.options()
    more = " …" if len(options) > _MOST_SHOWN else ""
    return f"{walk.prompt()}: {', '.join(options[:_MOST_SHOWN])}{more}"


def _show(walk: Walk, step: Step) -> None:
    print(f"\n{step.id}: {_question(walk)}")
    allowed = walk.answers(step)
    if walk.prompt() != step.asked or not allowed:
        raise SystemExit(f"  but the lesson wants {step.asked}: {step.answer}")
    moves, events = len(walk.match.moves), len(walk.match.events)
    try:
        walk.answer(allowed[0])
    except OrreryError as problem:
        raise SystemExit(f"  {allowed[0]}: {problem}") from problem
    print("  moves:", walk.match.moves[moves:])
    _tell(walk, events)


def _tell(walk: Walk, first: int) -> None:
    played = game(walk.lesson.game)
    for event in walk.match.events[first:]:
        told = event_info(played, event, 0, event.seat, trail=False)
        print(f"  * {event.seat} {told.name} {told.facts}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
