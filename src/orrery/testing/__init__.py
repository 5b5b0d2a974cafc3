"""For authors of games: what every game promises, as tests of pytest (`pip install orrery-games[testing]`).

# tests/test_nim.py
from nim import GAME
from orrery.testing import contract

TestNim = contract(GAME)
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "orrery.testing.contract", "orrery.testing.features", "orrery.testing.messages", "orrery.testing.simultaneous"
)

from .cases import Case, cases, fitting_options, random_play  # noqa: E402
from .contract import contract, sample  # noqa: E402

__all__ = ["Case", "cases", "contract", "fitting_options", "random_play", "sample"]
