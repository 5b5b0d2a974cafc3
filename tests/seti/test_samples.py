"""The codec knows one of everything that a position may hold, and what may stand inside it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

from orrery import BrokenPosition, RandomDealer
from orrery.core.plain import Plain
from orrery.core.table import Effect
from orrery.core.value import Value
from orrery.games import seti
from orrery.games.seti import GAME, samples
from orrery.games.seti.facts.slots import Trigger
from orrery.games.seti.position.state import TurnBonus
from orrery.games.seti.vocabulary.families import Scoring


def classes() -> Iterator[type]:
    """Every class of an effect or a value in the game's rooms."""
    for found in pkgutil.walk_packages(seti.__path__, f"{seti.__name__}."):
        for thing in vars(import_module(found.name)).values():
            if isinstance(thing, type) and thing.__module__ == found.name and issubclass(thing, (Effect, Value)):
                yield thing


INSIDE_OTHERS = {Trigger, TurnBonus}


def test_every_effect_condition_and_count_has_a_sample() -> None:
    """What end-game cards score is a fact, which no position holds."""
    known = {type(sample) for sample in [*samples.EFFECTS, *samples.VALUES]} | INSIDE_OTHERS
    families = {base for found in classes() for base in found.__bases__}  # nothing is only one of its family
    missing = {found for found in classes() if found not in known | families and not issubclass(found, Scoring)}
    assert missing == set()


def test_where_a_card_gains_no_other_effect_may_stand() -> None:
    plain = GAME.encode(GAME.new(2, {}, RandomDealer(1)))
    count: Plain = {"is": "Holding", "what": "publicity"}
    plain["pending"] = [[0, {"is": "GainPer", "counted": count, "gain": {"is": "Rotate"}}]]
    with pytest.raises(BrokenPosition, match="gain cannot be Rotate"):
        GAME.decode(plain, RandomDealer(1))
