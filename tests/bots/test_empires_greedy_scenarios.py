"""The greedy bot in scenarios whose planets robots treat as the person's although nobody controls them."""

from __future__ import annotations

from orrery.bots.empires.omens import omens

from ..empires.solo.scenario import Alone


def test_it_fears_for_settlers_that_the_next_card_may_overrun() -> None:
    besieged = Alone(2).only("gamma-middle=pink").settler("gamma-middle").besieged("gamma-middle", 1)
    safe = Alone(2).only("gamma-middle=pink").settler("gamma-middle")
    assert omens(besieged.state) > omens(safe.state)
