"""Small parts of the border: the measure of messages and how problems are told."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import BrokenRecord, OrreryError
from orrery.server import errors
from orrery.server.budgets import Bucket
from orrery.server.errors import StaleVersion, problem_of, status_of


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(per_second=2, burst=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_problems_carry_ids_and_arguments() -> None:
    problem = problem_of(StaleVersion(7), version=7)
    assert (problem.message, problem.arguments, problem.version) == ("error-stale-version", {"version": "7"}, 7)
    assert status_of(StaleVersion(7)) == 409
    assert status_of(OrreryError("error-x", "x", {})) == 400


def test_the_reason_of_a_problem_is_told_in_the_persons_language() -> None:
    cause = OrreryError("error-deals-used-up", "used up", {})
    error = BrokenRecord("error-record-setup", "set-up", {}, cause)
    german, english = (problem_of(error, language).arguments["reason"] for language in ("de", "en"))
    assert german != english


def test_every_refusal_has_a_message_of_its_own() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Refused)]
    samples: dict[str, Any] = {"str": "x", "int": 1}
    made = []
    for kind in kinds:
        if kind is errors.Refused:
            continue
        wanted = kind.__init__.__annotations__
        made.append(kind(**{name: samples[type_] for name, type_ in wanted.items() if name != "return"}))
    messages = [error.message for error in made]
    assert len(set(messages)) == len(messages) == len(kinds) - 1
    assert all(400 <= status_of(error) < 600 for error in made)
    assert all(isinstance(value, str) for error in made for value in error.arguments.values())
