"""What games promise that give their positions as numbers: all a seat may know, nothing else, within bounds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import gt

from ..core.dealer import RandomDealer
from ..core.features import Candidates, Features, zeros
from ..core.table import State, Table
from .cases import Case, random_play

_UNTOUCHED = 7
"""Numbers before and after those that are written, to see that they stay as they were."""

_MANY_OPTIONS = 200
"""Of more options than this, as dials have, only the first are looked at."""


class FeaturesContract:
    """Tests for cases of games with features (`numbered`) and with candidates (`proposing`)."""

    def test_numbers_have_names_and_bounds(self, numbered: Case) -> None:
        features = _features(numbered)
        assert len(features.names) == len(features.bounds) == features.size > 0
        assert len(set(features.names)) == features.size
        for place, name in enumerate(features.names):
            section = features.slice(name.rpartition("/")[0] or name)
            assert section.start <= place < section.stop

    def test_numbers_stay_within_their_bounds_and_their_place(self, numbered: Case, many: int) -> None:
        features = _features(numbered)
        for seed in range(3 * many):
            table = numbered.table(seed)
            chance = RandomDealer(seed)
            for _ in random_play(table, seed, 600):
                numbers = features.numbers(table, chance.below(numbered.seats))
                _check_bounds(list(numbers), features.names, features.bounds)
            for seat in range(numbered.seats):
                _check_bounds(list(features.numbers(table, seat)), features.names, features.bounds)
        assert not any(features.zeros)
        _check_place(features, numbered.table(0))

    def test_numbers_tell_nothing_hidden(self, numbered: Case, many: int) -> None:
        features = _features(numbered)
        for seed in range(2 * many):
            table = numbered.table(seed)
            chance = RandomDealer(seed)
            for _ in random_play(table, seed, 300):
                for seat in range(numbered.seats):
                    imagined = numbered.game.determinize(table, seat, chance)
                    told, again = features.numbers(table, seat), features.numbers(imagined, seat)
                    assert bytes(told) == bytes(again), _differing(features, list(told), list(again))

    def test_numbers_tell_everything_seen(self, numbered: Case, many: int) -> None:
        """Whenever a seat sees something else, or is asked something else, some number is another."""
        features = _features(numbered)
        seen: list[dict[bytes, str]] = [{} for _ in range(numbered.seats)]
        for seed in range(3 * many):
            table = numbered.table(seed)
            chance = RandomDealer(seed)
            for _ in random_play(table, seed, 600):
                seat = chance.below(numbered.seats)
                sight = _sight(numbered, table, seat)
                numbers = bytes(features.numbers(table, seat))
                assert seen[seat].setdefault(numbers, sight) == sight

    def test_numbers_tell_what_only_the_seat_knows(self, numbered: Case, many: int) -> None:
        """Where others cannot tell two positions apart and the seat can, its numbers do."""
        features = _features(numbered)
        for seed in range(many):
            table = numbered.table(seed)
            chance = RandomDealer(seed)
            for _ in random_play(table, seed, 60):
                for seat in range(numbered.seats):
                    imagined = numbered.game.determinize(table, (seat + 1) % numbered.seats, chance)
                    if _sight(numbered, table, seat) != _sight(numbered, imagined, seat):
                        assert bytes(features.numbers(table, seat)) != bytes(features.numbers(imagined, seat))

    def test_actions_that_are_seen_are_meant(self, numbered: Case) -> None:
        """A seat sees every action under a number of its own."""
        game, features = numbered.game, _features(numbered)
        table = numbered.table(0)
        for _ in random_play(table, 0, 100):
            for seat, options in table.questions().items():
                offered = list(options[:_MANY_OPTIONS])
                seen = features.orient(table, seat, offered)
                assert [features.meant(table, seat, action) for action in seen] == offered
                assert [game.actions.verb(action) for action in seen] == [
                    game.actions.verb(action) for action in offered
                ]

    def test_candidates_are_legal_answers_of_dials_with_numbers_within_bounds(self, proposing: Case) -> None:
        candidates = _candidates(proposing)
        blank = candidates.zeros[:]
        table = proposing.table(0)
        for _ in random_play(table, 0, 200):
            for seat in range(proposing.seats):
                out = candidates.zeros[:]
                proposed = candidates.propose(table, seat, out, 0)
                offered = table.questions().get(seat, ())
                dials = proposing.game.actions.split_dials(offered)[1]
                assert bool(proposed) == bool(dials)
                assert len(set(proposed)) == len(proposed) <= candidates.slots
                assert all(action in offered for action in proposed)
                assert all(proposing.game.actions.block_of(action).is_dial for action in proposed)
                for slot in range(len(proposed)):
                    numbers = list(out)[slot * candidates.size : (slot + 1) * candidates.size]
                    _check_bounds(numbers, candidates.names, candidates.bounds)
                assert not any(list(out)[len(proposed) * candidates.size :])
        assert bytes(blank) == bytes(candidates.zeros)

    def test_candidates_tell_nothing_hidden(self, proposing: Case) -> None:
        candidates = _candidates(proposing)
        table = proposing.table(1)
        chance = RandomDealer(1)
        for _ in random_play(table, 1, 100):
            for seat in table.questions():
                told, again = candidates.zeros[:], candidates.zeros[:]
                proposed = candidates.propose(table, seat, told, 0)
                imagined = proposing.game.determinize(table, seat, chance)
                assert candidates.propose(imagined, seat, again, 0) == proposed
                assert bytes(told) == bytes(again)


def _features(case: Case) -> Features[State]:
    features = case.game.features
    assert features is not None
    return features


def _candidates(case: Case) -> Candidates[State]:
    candidates = case.game.candidates
    assert candidates is not None
    return candidates


def _check_bounds(numbers: list[int], names: Sequence[str], bounds: Sequence[int]) -> None:
    assert len(numbers) == len(bounds)
    if min(numbers) < 0 or any(map(gt, numbers, bounds)):  # nearly never, so that they are named in a second step
        beyond = [
            f"{name}: {number} of {most}"
            for name, number, most in zip(names, numbers, bounds, strict=True)
            if not 0 <= number <= most
        ]
        assert not beyond


def _check_place(features: Features[State], table: Table[State]) -> None:
    """Written in the middle of other numbers, they are the same and the others stay as they were."""
    out = zeros(features.size + 2 * _UNTOUCHED)
    features.write(table, 0, out, _UNTOUCHED)
    numbers = list(out)
    assert numbers[_UNTOUCHED:-_UNTOUCHED] == list(features.numbers(table, 0))
    assert not any(numbers[:_UNTOUCHED] + numbers[-_UNTOUCHED:])


def _sight(case: Case, table: Table[State], seat: int) -> str:
    """What the numbers have to tell apart, as a text."""
    question = table.question(seat)
    asked = None if question is None else [question.prompt(), question.arguments(table, seat)]
    return json.dumps([_features(case).coverage(case.game.view(table, seat)), asked], sort_keys=True)


def _differing(features: Features[State], told: list[int], again: list[int]) -> list[str]:
    return [name for name, one, other in zip(features.names, told, again, strict=True) if one != other]
