"""The rival's own board as everybody sees it; its cards in deck and reinforcement are only counted."""

from __future__ import annotations

from typing import TypedDict

from ..facts.board import NOTHING, TECH_KIND, TECH_KINDS, TECHS
from ..facts.solo import ACTION_CARDS, ARROWS
from ..position.state import State
from ..solo.arrow import arrow
from ..solo.technologies import preferred_tech


class RivalView(TypedDict):
    """What only the rival has; its points, publicity and craft are those of a player.

    Progress counts from 0, clockwise; `next_tech` is what it would research now; `revealed` are the cards of this
    round, `card` the one resolved last, whose arrow decides.
    """

    difficulty: int
    progress: int
    next_tech: str | None
    computer: int
    pool: int
    techs: list[str]
    tech_counts: dict[str, int]
    messages: int
    deck: int
    reinforcement: int
    revealed: list[str]
    card: str | None
    arrow: str
    passed: bool


def rival_view(state: State) -> RivalView | None:
    if not state.rivals:
        return None
    rival = state.rivals[0]
    seat = len(state.players) - 1
    player = state.players[seat]
    tech, _ = preferred_tech(state)
    kinds = [TECH_KIND[tech] for tech in rival.techs]
    return {
        "difficulty": rival.difficulty,
        "progress": rival.progress,
        "next_tech": None if tech == NOTHING else TECHS[tech],
        "computer": player.computer,
        "pool": player.data,
        "techs": [TECHS[tech] for tech in rival.techs],
        "tech_counts": {word: kinds.count(kind) for kind, word in enumerate(TECH_KINDS)},
        "messages": rival.messages,
        "deck": rival.cards_left(),
        "reinforcement": rival.reinforcements_left(),
        "revealed": [ACTION_CARDS[card] for card in rival.revealed],
        "card": None if rival.card == NOTHING else ACTION_CARDS[rival.card],
        "arrow": ARROWS[arrow(state)],
        "passed": state.passed >> seat & 1 == 1,
    }
