"""`make quick` takes a sample of the contracts: each game's usual table with the fewest players, and the one alone."""

from __future__ import annotations

import pytest

from orrery.testing import Case


def pytest_itemcollected(item: pytest.Item) -> None:
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    for case in given:
        if isinstance(case, Case) and (case.options or case.seats > max(case.game.seats[0], 2)):
            item.add_marker("whole")
