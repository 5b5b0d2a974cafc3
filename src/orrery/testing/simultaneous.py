"""Contract of seats that choose at the same time: nobody sees another's choice before the rules show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from ..core.dealer import RandomDealer, RecordingDealer
from ..core.events import Event
from ..core.plain import Plain
from ..core.table import State, Table
from .cases import Case, random_play

GAMES = 3
"""Random games in which simultaneous questions are looked at."""
_LONGEST = 100_000
"""Number of answers after which a random game is broken off."""
_MOMENTS = 5
"""Moments of one game that are looked at for each question."""
_CHOICES = 4
"""Number of options of a seat that are compared at most, taken by chance where there are more."""
_WORLDS = 24
"""Imagined positions in which a hidden choice has to differ at least once."""


class SimultaneousContract:
    """Tests of what the others learn of a choice while some of them are still asked."""

    def test_what_is_chosen_at_the_same_time_is_seen_by_nobody_else(self, case: Case, many: int) -> None:
        for seed in range(GAMES * many):
            chance = RandomDealer(seed)
            for table in simultaneous_moments(case, seed):
                for seat in table.questions():
                    _check_choice(case, table, seat, chance)

    def test_imagined_positions_do_not_hold_what_another_has_chosen(self, case: Case, many: int) -> None:
        """A bot thinks about them: a choice that stays the same in all of them would be told to it."""
        for seed in range(GAMES * many):
            chance = RandomDealer(seed)
            for table in simultaneous_moments(case, seed):
                for seat in table.questions():
                    twins = _twins(case, table, seat, chance)
                    if len(twins) > 1:
                        _check_imagination(case, twins[0], twins[1], seat)


def simultaneous_moments(case: Case, seed: int) -> Iterator[Table[State]]:
    """Play a random game to its end; yield the table at the first moments at which several seats are asked.

    Moments are counted for each question, so that a frequent one does not use up those of a rare one.
    """
    table = case.table(seed)
    met: Counter[str] = Counter()
    for _ in random_play(table, seed, _LONGEST):
        asked = [question.prompt() for question in table.asked if question is not None]
        if len(asked) > 1:
            prompts = {*asked}
            if any(met[prompt] < _MOMENTS for prompt in prompts):
                met.update(prompts)
                yield table


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
    answered = [seat]
    _check_alike(case, table, twins, answered)
    twins = [twin for twin in twins if not _has_dealt(twin)]
    for other in waiting[:-1]:  # the answer of the last one reveals all
        for twin in twins:
            twin.act(other, table.questions()[other][0])
        twins = [twin for twin in twins if not _has_dealt(twin)]
        answered.append(other)
        _check_alike(case, table, twins, answered)


def _check_alike(case: Case, table: Table[State], twins: Sequence[Table[State]], answered: Sequence[int]) -> None:
    """Compare the twins, which differ by the choice of the seat that has answered first."""
    seat = answered[0]
    for eyes in (None, *range(case.seats)):
        if eyes != seat:
            watcher = "spectators" if eyes is None else f"seat {eyes}"
            perceived = [_perceived(case, twin, eyes) for twin in twins]
            for other in perceived[1:]:
                for name, seen in perceived[0].items():
                    assert other[name] == seen, f"what seat {seat} chooses is told to {watcher} by {name}"
    for twin in twins:
        _check_still_asked(table, twin, answered)


def _check_still_asked(table: Table[State], twin: Table[State], answered: Collection[int]) -> None:
    """Check that seats which have not answered are not asked anew; those that have may be asked the same again."""
    for asked in twin.questions():
        if asked not in answered and twin.question(asked) is table.question(asked):
            assert twin.waiting(asked) is table.waiting(asked), f"seat {asked} is asked a second time"


def _perceived(case: Case, table: Table[State], eyes: int | None) -> dict[str, object]:
    """Return everything a viewer is shown or told, with who is asked and where undo ends."""
    seen: dict[str, object] = {
        "the view": case.game.view(table, eyes),
        "points": case.game.points_seen(table, eyes),
        "events": [_told(event, eyes) for event in table.events or ()],
        "who is asked": [*table.questions()],
        "the end of undo": table.reveals,
    }
    if eyes is not None:
        question, features = table.question(eyes), case.game.features
        seen["its question"] = None if question is None else (question.prompt(), question.arguments(table, eyes))
        seen["its options"] = [*table.questions().get(eyes, ())]
        refused = case.game.refusals(table, eyes)
        seen["refusals"] = [(each.action, each.reason, each.arguments, each.missing) for each in refused]
        seen["features"] = None if features is None else bytes(features.numbers(table, eyes))
    return seen


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
