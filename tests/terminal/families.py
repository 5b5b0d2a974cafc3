"""Messages a game needs whose ids are put together: how they begin, and what may follow."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import orrery
from orrery.games.duel.cards import CENTRES, GOODS, KINDS
from orrery.games.duel.scoring import SPECIALS
from orrery.games.race import cards as race
from orrery.games.race.actions import ACTIONS
from orrery.terminal.duel import BOARD_LABELS, SHIP_LABELS

RACE_PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"]


def prompts(game: str) -> set[str]:
    """What the questions of a game can be called: one class may ask in several ways, so its source is read."""
    found: set[str] = set()
    for path in (Path(orrery.__file__).parent / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def _duel() -> dict[str, set[str]]:
    return {
        "label-": {*SHIP_LABELS, *BOARD_LABELS},
        "store-": set(GOODS),
        "amount-": {"astro", "any", "friendship", "medals"},
        "face-": {kind for kind in KINDS if kind not in ("trade-planet", "space-station")},
        "about-": {"target-planet", "asteroids"},
        "about-centre-": set(CENTRES),
        "about-special-": set(SPECIALS),
    }


def _race() -> dict[str, set[str]]:
    cards = range(len(race.CARDS))
    powers = [power for card in cards for power in race.powers(card)]
    kinds = _hyphens(f"{power.text('phase')}-{power.text('verb')}" for power in powers)
    return {
        "label-": {"chosen", "decided", "supply", "tableau", "looked", "hand", "own"},
        "supply-": {"pool", "pile", "discards"},
        "kind-": {"development", "world", "military"},
        "produces-": {"production", "windfall"},
        "keyword-": {"rebel", "alien"},
        "phase-": set(RACE_PHASES),
        "numeral-": {"explore", "develop", "settle", "trade", "consume", "produce"},
        "chapter-": {*RACE_PHASES, "six-cost", "cards"},
        "short-": kinds,
        "about-": kinds,
        "about-action-": set(ACTIONS),
        "about-good-": set(race.GOODS),
        "scores-": _hyphens(term.text("per") for card in cards for term in race.scoring(card)),
    }


def _hyphens(words: Iterable[str]) -> set[str]:
    return {word.replace("_", "-") for word in words}


DRAWN = {"duel": _duel(), "race": _race()}
