"""Every game of the catalogue keeps what games promise: the tests that authors of other games use as well."""

from __future__ import annotations

import os

import orrery
from orrery.testing import contract

COMPILED = os.environ.get("ORRERY_BUILD") == "compiled"

# for the compiled build the usual set-ups are enough: they show that both are alike
TestContract = contract(*map(orrery.game, orrery.NAMES), options=not COMPILED)
