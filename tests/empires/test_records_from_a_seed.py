"""Records made again from a seed: the same bytes on every machine and build, physics included."""

from __future__ import annotations

import hashlib

import pytest

from orrery import Match, RandomDealer
from orrery.games.empires import GAME

MODULES = {"technologies": True, "guardians": True, "empires": True, "megastructure": "star-devourer", "jet": "yes"}
FINGERPRINTS = {
    2: "1ee35a0989a51648",
    3: "bdad5b0e99b0e26c",
    4: "9f31534111bfe4b6",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_makes_the_same_record_everywhere(seats: int) -> None:
    options = {**MODULES, "noise": ["good", "expert", "casual"][seats - 2]}
    match = Match(GAME, [f"seat {seat}" for seat in range(seats)], options, RandomDealer(77))
    chance = RandomDealer(5)
    flicks = 0
    for _ in range(1500):
        seat, answers = next(iter(match.table.questions().items()))
        answer = GAME.actions.text(answers[chance.below(len(answers))])
        flicks += answer.startswith("aim")
        match.act(seat, answer)
    assert flicks > 50
    assert hashlib.sha256(match.record().to_json().encode()).hexdigest()[:16] == FINGERPRINTS[seats]
