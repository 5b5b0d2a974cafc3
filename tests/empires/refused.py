"""What is refused in a position of Ascending Empires, and why."""

from __future__ import annotations

from orrery.games.empires import GAME

from .scenario import Scenario


def reasons(game: Scenario, *verbs: str) -> dict[str, str]:
    """The refused answers of seat 0 with these verbs, and their reasons."""
    game.start()
    told = {GAME.actions.text(refusal.action): refusal.reason for refusal in GAME.refusals(game.table, 0)}
    return {answer: reason for answer, reason in told.items() if answer.split(" ")[0] in verbs}


def told_with(game: Scenario, answer: str) -> dict[str, str | int]:
    """What is told with the reason."""
    action = GAME.actions.parse(answer)
    game.start()
    return next(refusal.arguments for refusal in GAME.refusals(game.table, 0) if refusal.action == action)
