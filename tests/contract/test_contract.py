"""Every game of the catalogue keeps what games promise: the tests that authors of other games use as well."""

from __future__ import annotations

import orrery
from orrery.testing import contract

TestContract = contract(*map(orrery.game, orrery.NAMES))
