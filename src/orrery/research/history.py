"""The information state of a seat: everything it has answered and seen since the game began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..core.chance import Answer
from ..core.codec import canonical
from ..core.dealer import ScriptedDealer
from ..core.events import Event
from ..core.game import Game
from ..core.match import Match
from ..core.plain import Plain
from ..core.table import S


def memory(match: Match[S], seat: int) -> list[Plain]:
    """What a seat has answered and what it has been told, in the order in which it happened."""
    return recall(match.game, _past(match), seat)


def recall(game: Game[S], past: Iterable[Answer | Event], seat: int) -> list[Plain]:
    """The part of what has happened that a seat knows of, as plain data."""
    known: list[Plain] = []
    for happened in past:
        if isinstance(happened, Event):
            facts: dict[str, Plain] = dict(happened.seen_by(seat).items())
            trail: list[Plain] = list(happened.trail)
            known.append([happened.kind.name, happened.seat, facts, *([trail] if trail else [])])
        elif happened.seat == seat:
            known.append(game.actions.text(happened.action))
    return known


def information_state(match: Match[S], seat: int) -> str:
    """One text for each information state: two positions have the same one where the seat cannot tell them apart."""
    return canonical(memory(match, seat))


def _past(match: Match[S]) -> Iterator[Answer | Event]:
    """Answers and events in turn, found by playing the match again: it keeps them apart."""
    script = ScriptedDealer([move for move in match.moves if not isinstance(move, str)])
    again = Match(match.game, match.seats, match.options, script)
    told = 0
    for move in match.moves:
        if isinstance(move, str):
            yield from again.events[told:]
            told = len(again.events)
            seat, _, answer = move.partition(" ")
            yield Answer(int(seat), match.game.actions.parse(answer))
            again.act(int(seat), answer)
    yield from again.events[told:]
