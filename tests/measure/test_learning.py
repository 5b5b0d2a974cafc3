"""The bench of the research face reports plain figures for every interface."""

from __future__ import annotations

import json

import orrery
from orrery.measure.learning import research_bench


def test_every_interface_is_measured() -> None:
    report = research_bench([orrery.game("duel")], seconds=0.01, seats=2)
    figures = json.loads(json.dumps(report))["games"]["duel"]
    ways = ["aec", "gymnasium", "lanes", "lanes_of_two_processes", "openspiel"]
    assert all(figures[f"{way}_steps_per_s"] > 0 for way in ways)
    assert figures["observation_us"] > 0
