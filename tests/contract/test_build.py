"""The build that is tested is the one that was meant."""

from __future__ import annotations

import os
from pathlib import Path

import orrery.core.table
import orrery.games.duel.rules.flight
import orrery.games.empires.flick.physics


def test_core_and_games_are_compiled_if_and_only_if_asked_for() -> None:
    expected = os.environ.get("ORRERY_BUILD", "interpreted") == "compiled"
    for module in (orrery.core.table, orrery.games.duel.rules.flight, orrery.games.empires.flick.physics):
        assert (Path(str(module.__file__)).suffix != ".py") == expected
