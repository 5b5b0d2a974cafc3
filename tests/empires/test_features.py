"""Positions of Ascending Empires as numbers: every seat sees its own quadrant first, and secrets stay secret."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Question, Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, NOTHING, QUADRANT, SIZE
from orrery.games.empires.position.state import State
from orrery.games.empires.sight.features import EmpiresFeatures
from orrery.games.empires.sight.mirror import MOST_PLACE, Mirror, tenths
from orrery.games.empires.sight.question_features import PROMPTS

FEATURES = EmpiresFeatures()


def table_for(seats: int, **options: object) -> Table[State]:
    return GAME.new(seats, options, RandomDealer(5))


def numbers(table: Table[State], seat: int, prefix: str) -> dict[str, int]:
    """The numbers of a section that are not zero, by what follows its name."""
    named = FEATURES.by_name(table, seat)
    return {name.removeprefix(prefix): number for name, number in named.items() if name.startswith(prefix)}


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_sees_its_gate_in_the_first_quadrant(seat: int) -> None:
    table = table_for(4)
    assert numbers(table, seat, "alpha-gate/gate of/") == {"player 0": 1}
    others = {
        hole: owner for hole in ("beta", "gamma", "delta") for owner in numbers(table, seat, f"{hole}-gate/gate of/")
    }
    assert sorted(others.values()) == ["player 1", "player 2", "player 3"]


@pytest.mark.parametrize("seat", range(4))
def test_what_is_seen_is_a_galaxy_as_well(seat: int) -> None:
    """Distances between holes stay what they are, so ships and orbits fit together."""
    mirror = Mirror(table_for(4).state, seat)
    assert sorted(mirror.holes) == list(range(len(HOLES)))
    for hole in range(len(HOLES)):
        seen = mirror.holes[hole]
        assert (mirror.across(HOLE_X[hole]), mirror.down(HOLE_Y[hole])) == (
            tenths(HOLE_X[seen]),
            tenths(HOLE_Y[seen]),
        )
        assert mirror.quadrants[QUADRANT[hole]] == QUADRANT[seen]
    assert mirror.quadrants[mirror.home] == 0


def test_places_of_ships_are_seen_from_ones_own_corner() -> None:
    table = table_for(2)
    table.state.players[0].put(0, 100 * 1000, 40 * 1000)
    table.state.players[1].put(0, SIZE - 100 * 1000, SIZE - 40 * 1000)
    own = numbers(table, 0, "player 0/ship-1/")
    assert (own["across"], own["down"]) == (1000, 400)
    assert numbers(table, 1, "player 0/ship-1/") == own
    other = numbers(table, 0, "player 1/ship-1/")
    assert (other["across"], other["down"]) == (MOST_PLACE - 1000, MOST_PLACE - 400)


def test_only_who_has_scanned_a_place_is_told_what_it_is() -> None:
    table = table_for(2, mode="classic")
    state = table.state
    hole = next(hole for hole in range(len(HOLES)) if state.areas[hole] != NOTHING)
    area = state.areas[hole]
    known = state.area_places[area].pop(0)
    state.set_secret(hole, known)
    state.scanned[0] |= 1 << hole
    told, hidden = (numbers(table, seat, f"{HOLES[Mirror(state, seat).holes[hole]]}/") for seat in (0, 1))
    assert [name for name in told if name.startswith("place/")]
    assert not any("may be" in name for name in told)
    assert not any(name.startswith("place/") for name in hidden)
    assert any("may be" in name for name in hidden)
    assert hidden["scanned by/player 1"] == told["scanned by/player 0"] == 1


def test_every_question_has_its_number() -> None:
    prompts = {effect.prompt() for effect in GAME.effects if isinstance(effect, Question)}
    assert sorted(prompts) == sorted(PROMPTS)
