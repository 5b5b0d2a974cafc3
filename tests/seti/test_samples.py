"""The codec knows one of everything that a position may hold."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from orrery.core.table import Effect
from orrery.core.value import Value
from orrery.games.seti import samples
from orrery.games.seti.species import anomalies, mascamites, species_cards
from orrery.games.seti.vocabulary import card_effects, card_handling, conditions, holdings, markers

WRITTEN = [anomalies, card_effects, card_handling, conditions, holdings, markers, mascamites, species_cards]
"""The modules of the vocabulary's classes, besides the chapters of the rulebook."""


def classes() -> Iterator[type]:
    """Every class of an effect or a value in the game's rooms."""
    chapters = [module for module in vars(samples).values() if isinstance(module, ModuleType)]
    for module in {*chapters, *WRITTEN}:
        for found in vars(module).values():
            if isinstance(found, type) and found.__module__ == module.__name__ and issubclass(found, (Effect, Value)):
                yield found


def test_every_effect_condition_and_count_has_a_sample() -> None:
    known = {type(sample) for sample in [*samples.EFFECTS, *samples.VALUES]}
    families = {base for found in classes() for base in found.__bases__}  # nothing is only one of its family
    assert {found.__name__ for found in classes() if found not in known and found not in families} == set()
