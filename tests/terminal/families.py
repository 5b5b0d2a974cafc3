"""Messages a game needs whose ids are put together: how they begin, and what may follow."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import ModuleType

import orrery
from orrery.games.duel.facts.cards import GOODS
from orrery.games.empires.facts import board as empires
from orrery.games.empires.facts import cards as empires_cards
from orrery.games.empires.facts.campaign import GOALS, SCENARIOS
from orrery.games.empires.facts.chapters import MANOEUVRES, PLACE_CHAPTERS
from orrery.games.empires.facts.chapters import THINGS as EMPIRES_THINGS
from orrery.games.empires.flick.geometry import RINGS
from orrery.games.empires.position.actions import SEATS
from orrery.games.empires.sight.campaign import FATES
from orrery.games.empires.solo.priorities import DEEDS
from orrery.games.seti.facts import board as seti
from orrery.games.seti.facts import cards as seti_cards
from orrery.games.seti.facts.solo import DIFFICULTIES
from orrery.games.seti.rules.resources import RESOURCES
from orrery.terminal.duel.drawing import BOARD_LABELS, SHIP_LABELS
from orrery.terminal.empires.typed import DIALS
from orrery.terminal.seti.places import THINGS

RACE_PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"]
SETI_LABELS = ["gold", "row", "stack", "wins", "rotation", "anomalies", "samples", "messages", "milestones", "cards"]
SETI_OWN_LABELS = [
    *("own", "probes", "income", "computer", "done", "points", "missions", "exertians", "drawn", "hand"),
    *("planets", "techs", "objectives"),
]
EMPIRES_LABELS = [
    *("bases", "guardians", "mines", "hidden", "archive", "libraries", "tokens", "laid", "megastructure"),
    *("technologies", "missions", "board", "ships", "techs", "relics", "points", "own"),
    *("goals", "supply", "deck", "discards", "orbit-robots", "cards", "settlers", "open-card"),
]


def prompts(game: str) -> set[str]:
    """What the questions of a game can be called: one class may ask in several ways, so its source is read."""
    found: set[str] = set()
    for path in (Path(orrery.__file__).parent / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def _duel() -> dict[str, set[str]]:
    return {
        "label-": {*SHIP_LABELS, *BOARD_LABELS},
        "store-": set(GOODS),
    }


def _race() -> dict[str, set[str]]:
    return {
        "label-": {"chosen", "decided", "supply", "tableau", "looked", "hand", "own"},
        "supply-": {"pool", "pile", "discards"},
        "phase-": set(RACE_PHASES),
        "numeral-": set(RACE_PHASES),
    }


def _fields_of(view: ModuleType) -> set[str]:
    """The names of all fields of a view, as the plain table of the browser titles them."""
    shapes = [value for name, value in vars(view).items() if name.endswith("View")]
    return _hyphens(field for shape in shapes for field in get_annotations(shape))


def _seti() -> dict[str, set[str]]:
    chapters = {*THINGS.values(), "signals", "cards", "alone"}
    return {
        "amount-": {*RESOURCES, *seti_cards.INCOMES, "move"},
        "type-": _hyphens(card.text("type") for card in map(seti_cards.facts, range(len(seti_cards.CARDS)))),
        "hue-": set(seti.SECTOR_COLORS),
        "kind-": set(seti.TECH_KINDS),
        "lies-": {"planet", "asteroids", "comet", "empty"},
        "label-": {*SETI_LABELS, *SETI_OWN_LABELS, *_fields_of(import_module("orrery.games.seti.sight.view"))},
        "option-difficulty-": {str(level) for level in DIFFICULTIES},
        "gold-": set(seti.GOLD_SIDES),
        "about-gold-": set(seti.GOLD_SIDES),
        "about-tech-": set(seti.TECHS),
        "about-species-": set(seti.SPECIES),
        "thing-": set(THINGS),
        "about-thing-": set(THINGS),
        "chapter-": chapters,
    }


def _empires() -> dict[str, set[str]]:
    chapters = {*EMPIRES_THINGS.values(), *MANOEUVRES.values(), *PLACE_CHAPTERS.values(), "places", "discoveries"}
    return {
        "label-": set(EMPIRES_LABELS),
        "mark-": set(SEATS),
        "goal-": set(GOALS),
        "fate-": set(FATES),
        "step-": {"guardian", *DEEDS},
        "option-scenario-": {str(scenario) for scenario in SCENARIOS},
        "lies-": {"robots", "troops", "outposts", "cities", "centres", "bases"},
        "has-": {"outposts", "cities", "centres", "bases"},
        "has-double-": {"ready", "spent"},
        "typed-": {*DIALS.values(), *RINGS},
        "megastructure-": set(empires_cards.MEGASTRUCTURES),
        "manoeuvre-": set(MANOEUVRES),
        "thing-": set(EMPIRES_THINGS),
        "about-tech-": set(empires_cards.TECHNOLOGIES),
        "about-discovery-": set(empires_cards.DISCOVERIES),
        "about-mission-": set(empires_cards.MISSIONS),
        "about-empire-": set(empires_cards.EMPIRES),
        "about-use-": set(empires_cards.USES),
        "about-action-": set(empires.ACTIONS),
        "about-classic-": {"move", "deploy", "build", *empires.CLASSIC_ACTIONS},
        "about-manoeuvre-": set(MANOEUVRES),
        "about-building-": set(empires.BUILDINGS),
        "about-place-": set(empires.PLACES),
        "about-thing-": set(EMPIRES_THINGS),
        "chapter-": {*chapters, *empires.TURN_ACTIONS},
        "unsure-": {"amount", "colour", "level", "ship", "cost", "effects"},
    }


def _hyphens(words: Iterable[str]) -> set[str]:
    return {word.replace("_", "-") for word in words}


DRAWN = {"duel": _duel(), "race": _race(), "seti": _seti(), "empires": _empires()}
