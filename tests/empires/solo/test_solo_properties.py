"""Scenarios against a second book-keeping made from events alone: robots, guardians, settlers, tokens, stones."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.events import Event
from orrery.games.empires import GAME
from orrery.games.empires.facts.campaign import SCENARIOS, settlers_of
from orrery.games.empires.position.campaign import ABOARD, GONE, RESCUED
from orrery.games.empires.position.state import State

from .rescuer import whole_scenario

GAMES = 12


class Book:
    """What lies where, as far as events have told it."""

    def __init__(self) -> None:
        self.landed: Counter[int] = Counter()
        self.orbiting: Counter[int] = Counter()
        self.guardians: set[int] = set()
        self.skips = 0
        self.tokens = 6
        self.stones = [0, 0, 0, 0]
        self.relics: Counter[int] = Counter()
        self.settlers: Counter[tuple[int, int]] = Counter()
        """By colour and place: a hole, a ship from ABOARD on, RESCUED or GONE."""
        self.structures: set[int] = set()

    def note(self, event: Event) -> None:
        noted = getattr(self, "_" + event.kind.name.replace("-", "_"), None)
        if noted is not None:
            noted(*event.facts)

    def _robots_landed(self, count: int, hole: int) -> None:
        self.landed[hole] += count

    def _robots_besieged(self, count: int, hole: int, _defence: int) -> None:
        self.orbiting[hole] += count

    def _planet_overrun(self, hole: int) -> None:
        """As many as find room come down; from a library they leave, which is told."""
        landing = min(3, self.orbiting[hole])
        self.orbiting[hole] -= landing
        self.landed[hole] = landing

    def _robots_left(self, count: int, hole: int) -> None:
        assert self.landed.pop(hole) + self.orbiting.pop(hole) == count

    def _robots_returned(self, count: int, hole: int) -> None:
        assert self.landed.pop(hole) == count

    def _robot_removed(self, hole: int) -> None:
        self.orbiting[hole] -= 1

    def _robot_rammed(self, _ship: int, hole: int) -> None:
        self.orbiting[hole] -= 1

    def _guardian_came(self, quadrant: int) -> None:
        self.guardians.add(quadrant)

    def _guardian_attacked(self, quadrant: int) -> None:
        self.guardians.remove(quadrant)
        self.skips += 1

    def _draw_skipped(self) -> None:
        self.skips -= 1

    def _planet_destroyed(self, _hole: int) -> None:
        self.tokens -= 1

    def _stone_laid(self, colour: int, count: int) -> None:
        self.stones[colour] += 1
        assert self.stones[colour] == count

    def _relic_discarded(self, relic: int) -> None:
        self.relics[relic] += 1

    def _relic_recovered(self, relic: int) -> None:
        self.relics[relic] -= 1

    def _structure_taken(self, hole: int) -> None:
        self.structures.add(hole)

    def _settlers_waited(self, count: int, colour: int, hole: int) -> None:
        self.settlers[colour, hole] += count

    def _move(self, colour: int, start: int, end: int, count: int = 1) -> None:
        assert self.settlers[colour, start] >= count
        self.settlers[colour, start] -= count
        self.settlers[colour, end] += count

    def _settler_aboard(self, colour: int, ship: int, hole: int) -> None:
        self._move(colour, hole, ABOARD + ship)

    def _settler_rescued(self, colour: int, ship: int) -> None:
        self._move(colour, ABOARD + ship, RESCUED)

    def _settler_brought(self, colour: int, ship: int, hole: int) -> None:
        self._move(colour, ABOARD + ship, hole)

    def _settler_lost(self, colour: int, ship: int) -> None:
        self._move(colour, ABOARD + ship, GONE)

    def _settlers_overrun(self, count: int, colour: int, hole: int) -> None:
        self._move(colour, hole, GONE, count)

    def _planets_swapped(self, one: int, other: int) -> None:
        self.landed[one], self.landed[other] = self.landed[other], self.landed[one]
        for colour in range(1, 4):
            at_one, at_other = self.settlers[colour, one], self.settlers[colour, other]
            self.settlers[colour, one], self.settlers[colour, other] = at_other, at_one

    def compare(self, state: State) -> None:
        campaign = state.campaign
        robots = {hole: count for hole, count in enumerate(state.robots) if count}
        assert +self.landed == robots
        assert +self.orbiting == Counter(campaign.robot_hole)
        assert state.robots_left == 12 - self.landed.total() - self.orbiting.total()
        assert self.guardians == set(state.guarded_quadrants())
        assert (self.skips, self.tokens, self.stones) == (campaign.skips, campaign.destroyed_left, campaign.stones)
        assert +self.relics == Counter(campaign.relics)
        assert self.structures == {hole for hole, owner in enumerate(state.structures) if owner == 0}
        colours = settlers_of(campaign.scenario)
        assert +self.settlers == Counter(zip(colours, campaign.settlers, strict=False))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_events_tell_everything_that_comes_and_goes(scenario: int) -> None:
    told: Counter[str] = Counter()
    for number in range(GAMES):
        book, read = Book(), 0
        options: dict[str, object] = {"scenario": scenario, "bonus": number % 2 == 0, "noise": "none"}
        for table in whole_scenario(1000 * scenario + number, options):
            events = table.events or []
            for event in events[read:]:
                book.note(event)
                told[event.kind.name] += 1
            read = len(events)
            GAME.check(table.state)
            book.compare(table.state)
        assert table.state.campaign.verdict
    assert told["guardian-came"]
    assert told["robots-landed"] + told["robots-besieged"] > 0 or scenario == 6  # which is over too soon
    if settlers_of(scenario):
        assert told["settler-aboard"]
    if scenario == 4:
        assert told["structure-taken"]
