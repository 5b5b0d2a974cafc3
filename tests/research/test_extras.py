"""Whoever lacks a library is told which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.whole
@pytest.mark.parametrize(
    ("library", "code", "extra"),
    [
        ("pettingzoo", "import orrery.research", "research"),
        ("numpy", "import orrery.research", "research"),
        ("pyspiel", "import orrery.research.openspiel_game", "openspiel"),
        ("ray", "import orrery.research.cluster_lanes as c; c.ClusterLanes('duel', lanes=2)", "cluster"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(library: str, code: str, extra: str) -> None:
    hidden = f"import sys; sys.modules[{library!r}] = None; {code}"
    ran = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    last = ran.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError")
    assert f"{library}: pip install 'orrery-games[{extra}]'" in last
