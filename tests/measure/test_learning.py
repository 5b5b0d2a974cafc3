"""The bench of the research face reports plain figures for every interface."""

from __future__ import annotations

import json
from itertools import repeat

import orrery
from orrery.measure.learning import compare, research_bench


def test_every_interface_is_measured() -> None:
    report = research_bench([orrery.game("duel")], seconds=0.01, seats=2)
    figures = json.loads(json.dumps(report))["games"]["duel"]
    ways = ["aec", "gymnasium", "lanes", "lanes_of_two_processes", "openspiel"]
    assert all(figures[f"{way}_steps_per_s"] > 0 for way in ways)
    assert figures["observation_us"] > 0
    assert figures["two_processes_to_one"] > 0


def test_two_ways_are_compared_in_turn() -> None:
    pace, times = compare(repeat(1), repeat(10), seconds=0.05)
    assert pace > 0
    assert 3 < times < 30  # each of its turns makes ten times as many steps
