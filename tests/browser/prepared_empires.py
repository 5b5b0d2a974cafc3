"""Positions of Ascending Empires to be opened in a browser: hasty games, cut just before something happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

import orrery
from orrery import Match, RandomDealer
from orrery.core.table import Table
from orrery.games.empires.facts.board import NOTHING as NOT_YET
from orrery.games.empires.position.state import State as Galaxy

from .prepared import BOT, MOST_GAMES, PERSON

DIALLED = 200
"""More answers than that are read off a dial."""
EMPIRES = orrery.game("empires")
MODULES: dict[str, object] = {
    **dict.fromkeys(("discoveries", "technologies", "guardians", "libraries", "empires"), True),
    "megastructure": "random",
    "jet": "yes",
}
SETTLED = 10
"""This many locations are controlled in a game that is well under way."""
GENTLE = range(15, 45)
MOST_ANSWERS = 1000
"""A hasty game that takes longer is given up for the next one."""
HASTE = [
    *("discover", "raise", "land", "build", "research", "mission", "relic"),
    *("attack-planet", "attack-ship", "attack-guardian", "join", "deploy-troop", "deploy-ship", "flick", "done"),
]
"""What is done first by somebody who does not think, and so gets on a thousand times as quickly as a bot."""

Sky = Callable[[Table[Galaxy], list[str]], bool]
"""A condition that also reads the listed answers of the person."""


def asks(prompt: str, *beginnings: str) -> Sky:
    """A question with an answer of each of these beginnings."""

    def here(table: Table[Galaxy], answers: list[str]) -> bool:
        question = table.question(PERSON)
        found = [any(answer.startswith(beginning) for answer in answers) for beginning in beginnings]
        return question is not None and question.prompt() == prompt and all(found)

    return here


def under_way(table: Table[Galaxy], answers: list[str]) -> bool:
    """A turn in the middle of the game, with ships to be moved."""
    state = table.state
    owned = sum(owner != NOT_YET for owner in state.owner)
    return owned >= SETTLED and bool(state.players[PERSON].ships_out()) and asks("choose-action")(table, answers)


def last_turn(table: Table[Galaxy], answers: list[str]) -> bool:
    """The end has been triggered: everybody has one more turn."""
    return table.state.last != NOT_YET and asks("choose-action", "choose move")(table, answers)


EMPIRES_MOMENTS: dict[str, tuple[Sky, int, dict[str, object]]] = {
    "turn": (asks("choose-action", "choose move"), 2, {}),
    "move": (asks("move", "flick"), 2, {}),
    "aim": (asks("aim"), 2, {}),
    "put": (asks("put-ship"), 2, {}),
    "manoeuvre": (asks("move", "flick", "land"), 2, {}),
    "build": (asks("build", "build outpost"), 2, {}),
    "empire": (asks("choose-empire"), 3, {"empires": True}),
    **{f"under way of {seats}": (under_way, seats, {}) for seats in (2, 3, 4)},
    "under way with modules": (under_way, 4, MODULES),
    "last turn": (last_turn, 2, {}),
}


@cache
def empires_record(name: str) -> str:
    """The record of a hasty game of Ascending Empires that stands before this moment."""
    here, seats, options = EMPIRES_MOMENTS[name]
    for seed in range(MOST_GAMES):
        match = Match(EMPIRES, ["Ada", *[BOT] * (seats - 1)], options, RandomDealer(seed))
        chance = RandomDealer(seed)
        for _ in range(MOST_ANSWERS):
            if match.table.over:
                break
            seat, answers = next(iter(match.table.questions().items()))
            texts = [EMPIRES.actions.text(answer) for answer in answers] if len(answers) < DIALLED else []
            if seat == PERSON and here(cast("Table[Galaxy]", match.table), texts):
                return match.record().to_json()
            texts = _hasty(texts) or [_any(answers, chance)]
            match.act(seat, texts[chance.below(len(texts))])
    raise AssertionError(f"no such moment in {MOST_GAMES} games: {name}")


def _hasty(answers: list[str]) -> list[str]:
    """The answers with the verb that comes first."""
    verbs = {answer.split()[0] for answer in answers}
    verb = next((verb for verb in HASTE if verb in verbs), None)
    return [answer for answer in answers if answer.split()[0] == verb]


def _any(answers: Sequence[int], chance: RandomDealer) -> str:
    """Any answer; flicks are gentle, so that most ships stay in the galaxy."""
    answer = EMPIRES.actions.text(answers[chance.below(len(answers))])
    if not answer.startswith("aim "):
        return answer
    return f"{answer.rpartition(' ')[0]} {GENTLE[chance.below(len(GENTLE))]}"
