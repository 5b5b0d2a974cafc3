"""A game with every number of seats and each of its options varied: what contracts run over."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.dealer import RandomDealer
from ..core.game import Game
from ..core.match import Match
from ..core.table import S, State, Table


class Case:
    """A way to set up a table."""

    def __init__(self, game: Game[State], seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{'-' + chosen if chosen else ''}"

    def table(self, seed: int) -> Table[State]:
        return self.game.new(self.seats, self.options, RandomDealer(seed))

    def match(self, seed: int) -> Match[State]:
        names = [f"seat {seat}" for seat in range(self.seats)]
        return Match(self.game, names, self.options, RandomDealer(seed))


def cases(game: Game[State]) -> list[Case]:
    """The usual set-up for each number of seats, and each other value of each option: all options differ at once,
    except that an option others need has its usual value every second time.

    Options are varied at the smallest table, and at the smallest one where only people play if the game itself plays
    at the other.
    """
    found = [Case(game, seats, {}) for seats in game.seats]
    smallest: dict[bool, int] = {}
    for seats in game.seats:
        smallest.setdefault(bool(game.own_sides(seats)), seats)
    return found + [case for seats in smallest.values() for case in _variations(game, seats)]


def _variations(game: Game[State], seats: int) -> list[Case]:
    options = [option for option in game.options if len(option.choices) > 1 and seats in (option.seats or game.seats)]
    leading = {option.needs[0] for option in options if option.needs is not None}
    found: list[Case] = []
    for turn in range(max((len(option.choices) - 1 for option in options), default=0)):
        values: dict[str, object] = {
            option.name: option.choices[1 + turn % (len(option.choices) - 1)] for option in options
        }
        _add(found, Case(game, seats, fitting_options(game, values)), leading)
        if leading:
            usual = {name: value for name, value in values.items() if name not in leading}
            _add(found, Case(game, seats, fitting_options(game, usual)), leading)
    return found


def _add(found: list[Case], case: Case, leading: set[str]) -> None:
    """Unless every value of the case has been met beside the same leading ones."""
    led = {name: case.options.get(name) for name in leading}
    alike = [other.options for other in found if {name: other.options.get(name) for name in leading} == led]
    if any(all(other.get(name) != value for other in alike) for name, value in case.options.items()):
        found.append(case)


def fitting_options(game: Game[State], values: dict[str, object]) -> dict[str, object]:
    """Without the options that are no choice beside the others."""
    every = {option.name: values.get(option.name, option.choices[0]) for option in game.options}
    return {option.name: values[option.name] for option in game.options if option.name in values and option.fits(every)}


def random_play(table: Table[S], seed: int, decisions: int) -> Iterator[tuple[int, int]]:
    """Random legal answers, each handed out before it is given."""
    chance = RandomDealer(seed)
    for _ in range(decisions):
        asked = sorted(table.questions())
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        options = table.questions()[seat]
        action = options[chance.below(len(options))]
        yield seat, action
        table.act(seat, action)
