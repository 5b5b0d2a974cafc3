"""How much of the contracts is run: every case with `--long`, a sample otherwise, a smaller one by `make quick`.

`make quick` takes each game's usual table with the fewest players, and the one alone. `make test` adds every number of
players, and of the many tables with options, and of those with neither the fewest nor the most players, a quarter for
each promise, another quarter for the next one. Playthroughs are all compared: a file that is left out would go stale
unseen.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from orrery.testing import Case

SHARE = 4
COMPARED = "test_playthroughs.py"


def pytest_itemcollected(item: pytest.Item) -> None:
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    for case in given:
        if isinstance(case, Case) and (case.options or case.seats > max(case.game.seats[0], 2)):
            item.add_marker("whole")
            is_one_of_many = case.options or case.seats < case.game.seats[-1]
            if is_one_of_many and item.path.name != COMPARED and crc32(item.name.encode()) % SHARE:
                item.add_marker("long")
