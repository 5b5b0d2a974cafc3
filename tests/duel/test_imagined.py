"""Imagined positions: nothing true shows through, and everybody can play on in them."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS
from orrery.games.duel.position.state import PUBLIC, State

from .scenario import Scenario
from .test_view import Situation, answered, imagined, seen, sensor_looks, sensor_partly_placed


def remembered_pirate() -> Table[State]:
    game = Scenario().sector(1, "pirate-2a", "pirate-3a").deals("pirate-2a")
    for pirate in ("pirate-2a", "pirate-3a"):
        game.state.known[CARDS.index(pirate)] = PUBLIC
    return game.do("fly 1").table


def first_choice() -> Table[State]:
    return answered(GAME.new(2, {}, RandomDealer(1)), 1, "choose trade")


def test_the_memory_aid_does_not_betray_which_of_two_known_pirates_came() -> None:
    table = remembered_pirate()
    assert seen(table, 0) == ["pirate-2a", "pirate-3a"]
    assert {CARDS[other.state.encounter] for other in imagined(table, 0)} == {"pirate-2a", "pirate-3a"}
    assert all(GAME.view(other, 0) == GAME.view(table, 0) for other in imagined(table, 0))


@pytest.mark.parametrize(("situation", "seat"), [(first_choice, 0), (sensor_looks, 1), (sensor_partly_placed, 1)])
def test_the_rivals_options_are_imagined_with_the_hidden_things(situation: Situation, seat: int) -> None:
    table = situation()
    others = imagined(table, seat)
    assert len({tuple(other.questions()[1 - seat]) for other in others}) > 1
    for other in others:
        other.act(1 - seat, other.questions()[1 - seat][0])
        GAME.check(other.state)
