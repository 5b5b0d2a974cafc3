"""Contract of seats that choose at the same time: nobody sees another's choice before the rules show it."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.dealer import RandomDealer, RecordingDealer
from ..core.events import Event
from ..core.plain import Plain
from ..core.table import State, Table
from .cases import Case, random_play

_MOMENTS = 40
"""Simultaneous questions that are looked at in one game."""
_CHOICES = 4
"""Of more options than this only some are compared."""
_WORLDS = 24
"""Imagined positions in which a hidden choice has to differ at least once."""
_IMAGINED_MOMENTS = 8


class SimultaneousContract:
    """Tests of what the others learn of a choice while some of them are still asked."""

    def test_what_is_chosen_at_the_same_time_is_seen_by_nobody_else(self, case: Case, many: int) -> None:
        for seed in range(2 * many):
            table = case.table(seed)
            chance = RandomDealer(seed)
            moments = 0
            for _ in random_play(table, seed, 400):
                asked = table.questions()
                if len(asked) > 1 and moments < _MOMENTS:
                    moments += 1
                    for seat in asked:
                        _check_choice(case, table, seat, chance)

    def test_imagined_positions_do_not_hold_what_another_has_chosen(self, case: Case) -> None:
        """A bot thinks about them: a choice that stays the same in all of them would be told to it."""
        table = case.table(14)
        chance = RandomDealer(14)
        moments = 0
        for _ in random_play(table, 14, 400):
            asked = table.questions()
            if len(asked) > 1 and moments < _IMAGINED_MOMENTS:
                moments += 1
                for seat in asked:
                    one, *others = _twins(case, table, seat, chance)
                    for other in others[:1]:
                        _check_imagination(case, one, other, seat)


def _twins(case: Case, table: Table[State], seat: int, chance: RandomDealer) -> list[Table[State]]:
    """Return copies of the table in which the seat has chosen differently; each notes what it tells."""
    options, question = table.questions()[seat], table.question(seat)
    assert question is not None
    chosen = [*options] if len(options) <= _CHOICES else [options[chance.below(len(options))] for _ in range(_CHOICES)]
    twins: list[Table[State]] = []
    for action in [] if question.shown_at_once() else dict.fromkeys(chosen):
        twin = table.copy(RecordingDealer(RandomDealer(0)))
        twin.events = []
        twin.act(seat, action)
        twins.append(twin)
    return twins


def _has_dealt(table: Table[State]) -> bool:
    return isinstance(table.dealer, RecordingDealer) and bool(table.dealer.deals)


def _check_choice(case: Case, table: Table[State], seat: int, chance: RandomDealer) -> None:
    """Compare what the others perceive of different choices, and what they perceive while they choose themselves.

    Where something was dealt, later answers cannot be compared: they are dealt something else.
    """
    twins = _twins(case, table, seat, chance)
    waiting = [other for other in table.questions() if other != seat]
    _check_alike(case, table, twins, seat)
    twins = [twin for twin in twins if not _has_dealt(twin)]
    for other in waiting[:-1]:  # the last one ends it
        for twin in twins:
            twin.act(other, table.questions()[other][0])
        twins = [twin for twin in twins if not _has_dealt(twin)]
        _check_alike(case, table, twins, seat)


def _check_alike(case: Case, table: Table[State], twins: Sequence[Table[State]], seat: int) -> None:
    for eyes in (None, *range(case.seats)):
        if eyes != seat:
            watcher = "spectators" if eyes is None else f"seat {eyes}"
            perceived = [_perceived(case, twin, eyes) for twin in twins]
            for other in perceived[1:]:
                for name, seen in perceived[0].items():
                    assert other[name] == seen, f"what seat {seat} chooses is told to {watcher} by {name}"
    for twin in twins:
        for asked in twin.questions():
            if asked != seat and twin.question(asked) is table.question(asked):
                assert twin.waiting(asked) is table.waiting(asked), f"seat {asked} is asked a second time"


def _perceived(case: Case, table: Table[State], eyes: int | None) -> dict[str, object]:
    """Return all that anybody is shown and told, and what a face tells by itself."""
    question = None if eyes is None else table.question(eyes)
    return {
        "the view": case.game.view(table, eyes),
        "points": case.game.points_seen(table, eyes),
        "its question": None if question is None else (question.prompt(), question.arguments(table, eyes or 0)),
        "its options": None if eyes is None else [*table.questions().get(eyes, ())],
        "events": [_told(event, eyes) for event in table.events or ()],
        "who is asked": [*table.questions()],
        "the end of undo": table.reveals,
    }


def _told(event: Event, eyes: int | None) -> object:
    return event.kind.name, event.seat, event.seen_by(eyes), event.trail


def _check_imagination(case: Case, table: Table[State], other: Table[State], seat: int) -> None:
    """Check that whatever depends on the choice differs in some position that another seat imagines."""
    chosen, instead = (_leaves(case.game.encode(each)["state"], "state") for each in (table, other))
    telling = {place: value for place, value in chosen.items() if instead.get(place) != value}
    for eyes in range(case.seats):
        if eyes == seat:
            continue
        constant = dict(telling)
        for world in range(_WORLDS):
            imagined = case.game.determinize(table, eyes, RandomDealer(world))
            seen = _leaves(case.game.encode(imagined)["state"], "state")
            constant = {place: value for place, value in constant.items() if seen.get(place) == value}
            if not constant:
                break
        assert not constant, f"redeal for seat {eyes} keeps what seat {seat} has chosen: {', '.join(constant)}"


def _leaves(data: Plain, place: str) -> dict[str, Plain]:
    """Return the numbers of a position and its lists of numbers, by their place."""
    found: dict[str, Plain] = {}
    if isinstance(data, dict):
        for name, part in data.items():
            found.update(_leaves(part, f"{place}.{name}"))
    elif isinstance(data, list) and any(isinstance(part, (dict, list)) for part in data):
        for number, part in enumerate(data):
            found.update(_leaves(part, f"{place}[{number}]"))
    else:
        found[place] = data
    return found
