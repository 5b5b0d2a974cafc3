"""What a game is to the engine: names, set-up, views, outcome and its text forms."""

from __future__ import annotations

import copyreg
import importlib
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeAlias, cast

from .actions import ActionSpace
from .codec import Codec, canonical, key_of
from .dealer import Dealer
from .errors import BadOptionValue, BrokenPosition, OptionForSeats, OptionNeeds, UnknownOption, WrongSeats
from .events import EventKind
from .features import Candidates, Features
from .forms import Reshape, form_of, reshape, signature
from .plain import Plain
from .table import Effect, Pending, Question, S, Stack, State, Table, stack_of
from .value import Value

OptionValue: TypeAlias = "bool | int | str"


class Option:
    """A choice made before the game begins; the first value is the usual one.

    Where `seats` are given, only that many players have the choice; where it `needs` another option to have a value,
    only then.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[OptionValue],
        seats: Sequence[int] | None = None,
        needs: tuple[str, OptionValue] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.seats = seats
        self.needs = needs

    def fits(self, values: Mapping[str, object]) -> bool:
        """Whether it is a choice at all beside these values of other options."""
        return self.needs is None or values[self.needs[0]] == self.needs[1]

    def value(self, given: object) -> OptionValue:
        """The choice that was meant, including text as typed on a command line."""
        for choice in self.choices:
            if given == choice and isinstance(given, bool) == isinstance(choice, bool):
                return choice
            if isinstance(given, str) and given.lower() == str(choice).lower():
                return choice
        raise BadOptionValue(self.name, str(given), [str(choice).lower() for choice in self.choices])


class Outcome:
    """How a game ended: points by category for each side, and who won (several: a shared win).

    Sides are the seats and, after them, the game's own sides; where one of those has won, the seats have lost.
    Where points do not tell how well it went, `turns` says how many it took; else it is 0.
    """

    def __init__(self, breakdown: list[dict[str, int]], winners: list[int], turns: int = 0) -> None:
        self.breakdown = breakdown
        self.winners = winners
        self.turns = turns

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.breakdown]

    def share(self, side: int) -> float:
        """The side's part of the win."""
        return 1 / len(self.winners) if side in self.winners else 0.0


def lead(scores: Sequence[int], side: int) -> float:
    """How far a side is ahead of the mean of the others; whoever is the only side leads by its own points."""
    others = len(scores) - 1
    return scores[side] - (sum(scores) - scores[side]) / others if others else float(scores[side])


ALLOWED: Final = ""
"""The reason against an answer that may be given: a rule tells one for each, and a question offers those with none."""


class Refusal:
    """An answer a person may expect but cannot give now, the rule against it, and how much more of what it needs."""

    def __init__(
        self, action: int, reason: str, arguments: dict[str, str | int], missing: dict[str, int] | None = None
    ) -> None:
        self.action = action
        self.reason = reason
        self.arguments = arguments
        self.missing: dict[str, int] = {} if missing is None else missing


class Prospect:
    """What an answer of chance may lead to, and in how many of a hundred cases."""

    def __init__(self, name: str, facts: dict[str, int], percent: int) -> None:
        self.name = name
        self.facts = facts
        self.percent = percent


class Game(Generic[S]):
    """One of the games. A subclass gives the rules; everything else is done here."""

    name: str
    seats: list[int]
    options: list[Option]
    actions: ActionSpace
    rules_version: int
    vocabulary: Mapping[str, Sequence[str]]
    """The words behind the ints of actions and events, by axis: `vocabulary["good"][0]`."""

    def __init__(
        self,
        name: str,
        seats: list[int],
        options: list[Option],
        actions: ActionSpace,
        vocabulary: Mapping[str, Sequence[str]],
        rules_version: int,
        state: S,
        effects: list[Effect[S]],
        form: int = 1,
        values: Sequence[Value] = (),
        features: Features[S] | None = None,
        candidates: Candidates[S] | None = None,
        reshapes: Mapping[int, Reshape] | None = None,
        events: Sequence[EventKind] = (),
    ) -> None:
        """A state of the right shape, one effect and one value of each class tell the codec what may appear.

        The form counts how often the shape of positions has changed while the games stayed the same; `reshapes` says
        by an older form how positions of it get the next one. Features are positions as numbers, candidates the answers
        of dials that a policy chooses among; a game may have neither. Events are all kinds that its rules tell of.
        """
        self.name = name
        self.seats = seats
        self.options = options
        self.actions = actions
        self.vocabulary = vocabulary
        self.rules_version = rules_version
        self.form = form
        self.features = features
        self.candidates = candidates
        self.reshapes: Mapping[int, Reshape] = {} if reshapes is None else reshapes
        self.events = events
        for effect in effects:
            _check_effect(effect)
        self.effects = effects
        self._state = state
        self._codec = Codec([state, *effects, *values])
        _BY_NAME[name] = cast("Game[State]", self)
        _BY_SPACE[actions] = cast("Game[State]", self)

    # What a game gives

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[S, Effect[S]]:
        """The state before anything is dealt and the first thing to do, for checked seats and options."""
        raise NotImplementedError

    def own_sides(self, seats: int) -> Sequence[str]:
        """The game's own sides at a table with this many seats: players who are never asked, numbered after the seats.

        They own pieces and points; what they do is effects, and events tell it under their number.
        """
        return ()

    def view(self, table: Table[S], seat: int | None) -> Mapping[str, object]:
        """What a seat, or a spectator (None), may see: plain data built field by field."""
        raise NotImplementedError

    def redeal(self, table: Table[S], seat: int, dealer: Dealer) -> None:
        """Deal again what this seat cannot know, into the state of a copy of its own."""
        raise NotImplementedError

    def standing(self, table: Table[S]) -> Outcome:
        """The points so far; while the table is not over, nobody has won."""
        raise NotImplementedError

    def points_seen(self, table: Table[S], seat: int | None) -> list[dict[str, int]]:
        """The points of all sides by category as far as this seat may know them."""
        return self.standing(table).breakdown

    def refusals(self, table: Table[S], seat: int) -> list[Refusal]:
        """Why answers that the seat may expect are not among its options."""
        return []

    def forecast(self, table: Table[S], seat: int, action: int, dealer: Dealer) -> list[Prospect]:
        """What a legal answer may lead to, as far as the seat can know and trials with this dealer tell."""
        return []

    def check(self, state: S) -> None:
        """Raise BrokenPosition unless every component is there once and within its limits."""
        raise NotImplementedError

    def seats_in(self, state: S) -> int | None:
        """For how many seats a state is, besides the game's own sides; None where it is the same for all."""
        return None

    def descriptions(self) -> Mapping[str, object]:
        """What the components say and do, for the faces: plain data that holds descriptions, by the game's own keys."""
        return {}

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        """The printed name of a component, where its name is a fact and not a message."""
        return None

    # What the engine adds

    def new(self, seats: int, options: Mapping[str, object], dealer: Dealer) -> Table[S]:
        """A table with its first question waiting."""
        table = self.begin(seats, self.option_values(seats, options), dealer)
        table.run()
        return table

    def begin(self, seats: int, options: dict[str, OptionValue], dealer: Dealer) -> Table[S]:
        """A table before the first effect."""
        state, effect = self.opening(seats, options)
        return Table(self.actions, state, stack_of([(0, effect)]), [Stack(None) for _ in range(seats)], dealer)

    def table_at(self, state: S, ahead: Sequence[tuple[int, Effect[S]]], seats: int, dealer: Dealer) -> Table[S]:
        """A table in any sound position: its state, and what is still to be done, the next first, each by a seat."""
        self.check_seats(seats)
        self._check(state, seats)
        table = Table(self.actions, state, stack_of(ahead[::-1]), [Stack(None) for _ in range(seats)], dealer)
        table.run()
        return table

    def determinize(self, table: Table[S], seat: int, dealer: Dealer) -> Table[S]:
        """Another position that this seat cannot tell from the true one."""
        imagined = table.copy(dealer)
        self.redeal(imagined, seat, dealer)
        imagined.ask_again()
        return imagined

    def outcome(self, table: Table[S]) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.standing(table) if table.over else None

    def sides(self, seats: int) -> int:
        """How many play: the seats and the game's own sides."""
        return seats + len(self.own_sides(seats))

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or seats not in self.seats:
            raise WrongSeats(self.name, str(seats), self.seats)

    def option_values(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option with its value, seats and the given ones checked."""
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UnknownOption(self.name, name, list(known))
        values: dict[str, OptionValue] = {}
        for option in self.options:
            usual = option.choices[0]
            value = option.value(given[option.name]) if option.name in given else usual
            if option.seats is not None and seats not in option.seats and value != usual:
                raise OptionForSeats(option.name, str(seats), option.seats)
            values[option.name] = value
        for option in self.options:
            if option.needs is not None and not option.fits(values) and values[option.name] != option.choices[0]:
                other, wanted = option.needs
                raise OptionNeeds(option.name, other, str(values[other]), str(wanted))
        return values

    def encode(self, table: Table[S]) -> dict[str, Plain]:
        """The whole position, secrets included, as plain data."""
        codec = self._codec
        return {
            "game": self.name,
            "rules_version": self.rules_version,
            "state": codec.encode(table.state),
            "pending": [_encode_pending(codec, item) for item in table.pending.items()],
            "owed": [[_encode_pending(codec, item) for item in stack.items()] for stack in table.owed],
        }

    def decode(self, data: Plain, dealer: Dealer) -> Table[S]:
        """The table that was encoded, its question waiting again."""
        table = self.decode_at_rest(data, dealer)
        table.run()
        return table

    def carry_over(self, data: Plain, form: int) -> dict[str, Plain]:
        """A position encoded in an older form or under older rules as it would be today; `data` is used up."""
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise BrokenPosition(f"it is not of {self.name}")
        reshape(data, form, self.form, self.reshapes)
        data["rules_version"] = self.rules_version
        return data

    def decode_at_rest(self, data: Plain, dealer: Dealer) -> Table[S]:
        """The table that was encoded, before anything is asked or done."""
        if not isinstance(data, dict) or set(data) != {"game", "rules_version", "state", "pending", "owed"}:
            raise BrokenPosition("it should have game, rules_version, state, pending and owed")
        if data["game"] != self.name or data["rules_version"] != self.rules_version:
            raise BrokenPosition(f"it is not of {self.name}, rules version {self.rules_version}")
        codec = self._codec
        state = cast("S", codec.decode(data["state"], self._state, "state"))
        owed = data["owed"]
        if not isinstance(owed, list) or len(owed) not in self.seats:
            raise BrokenPosition("owed should have a list for each seat")
        seats = len(owed)
        self._check(state, seats)
        pending = self._decode_stack(codec, data["pending"], "pending", seats)
        stacks = [self._decode_stack(codec, stack, f"owed[{seat}]", seats) for seat, stack in enumerate(owed)]
        return Table(self.actions, state, pending, stacks, dealer)

    def _check(self, state: S, seats: int) -> None:
        """Whether a state can be on a table with this many seats."""
        self.check(state)
        meant = self.seats_in(state)
        if meant not in (None, seats):
            raise BrokenPosition(f"it is for {meant} seats, not for {seats}")

    def hash(self, table: Table[S]) -> str:
        """Sixteen letters that tell positions apart; those of a later form begin with its number."""
        return self.hash_with_text(table)[0]

    def hash_with_text(self, table: Table[S]) -> tuple[str, str]:
        """The position's hash, and the text it is made of."""
        text = canonical(self.encode(table))
        return signature(text, self.form), text

    def key(self, table: Table[S]) -> int:
        """64 bits that tell positions apart within one version of the package: much cheaper than `hash`."""
        numbers: list[int] = []
        for stack in [table.pending, *table.owed]:
            items = stack.items()
            numbers.append(len(items))
            for item in items:
                numbers.append(item.seat)
                self._codec.flatten(item.effect, numbers)
        self._codec.flatten(table.state, numbers)
        return key_of(numbers)

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        """A game travels as its name and the module that makes it."""
        return _game_again, (type(self).__module__, self.name)

    def stands_at(self, table: Table[S], said: str, rules_version: int | None = None) -> bool:
        """Whether the position has this hash, noted under older rules where they are given.

        One that was noted in an older form cannot be compared and will do.
        """
        data = self.encode(table)
        data["rules_version"] = self.rules_version if rules_version is None else rules_version
        return form_of(said) < self.form or said == signature(canonical(data), self.form)

    def _decode_stack(self, codec: Codec, data: Plain, where: str, seats: int) -> Stack[S]:
        if not isinstance(data, list):
            raise BrokenPosition(f"{where} should be a list")
        sides = self.sides(seats)
        found: list[tuple[int, Effect[S]]] = []
        for pair in data:
            if not isinstance(pair, list) or len(pair) != 2:
                raise BrokenPosition(f"{where} should hold pairs of seat and effect")
            seat, effect = pair
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < sides:
                raise BrokenPosition(f"{where} names a seat that does not exist")
            decoded = cast("Effect[S]", codec.decode_effect(effect, where))
            if seat >= seats and isinstance(decoded, Question) and not decoded.for_own_sides():
                raise BrokenPosition(f"{where} asks a side that has no seat")
            found.append((seat, decoded))
        return stack_of(found)


def _check_effect(effect: Effect[S]) -> None:
    """Refuse an effect that does nothing: a mistake of its author, found before anybody plays."""
    kind = type(effect)
    if kind.resolve is Effect.resolve:
        raise TypeError(f"{kind.__name__} has no resolve")
    if kind.resolve is Question.resolve:
        for name in ("prompt", "options", "answer"):
            if getattr(kind, name) is getattr(Question, name):
                raise TypeError(f"{kind.__name__} has no {name}")


def _encode_pending(codec: Codec, item: Pending[S]) -> Plain:
    return [item.seat, codec.encode(item.effect)]


# Tables and games for `pickle` and `copy`, which compiled objects do not support by themselves

_BY_NAME: Final[dict[str, Game[State]]] = {}
_BY_SPACE: Final[dict[ActionSpace, Game[State]]] = {}
"""Which game a table is of, told by its actions: the table itself does not know."""


def _game_again(module: str, name: str) -> Game[State]:
    importlib.import_module(module)  # makes the game, if this process has not met it yet
    return _BY_NAME[name]


def _table_again(game: Game[State], data: Plain, dealer: Dealer, begun: bool) -> Table[State]:
    return game.decode(data, dealer) if begun else game.decode_at_rest(data, dealer)


def _table_reduced(table: Table[State]) -> tuple[object, tuple[object, ...]]:
    """Return what `pickle` keeps of a table: its encoded position, its dealer and whether it had begun to ask.

    A table pickled before its first effect comes back so: only its owner can say when it runs. Listeners to its events
    are not kept.
    """
    game = _BY_SPACE[table.actions]
    begun = table.over or any(question is not None for question in table.asked)
    return _table_again, (game, game.encode(table), table.dealer, begun)


copyreg.pickle(Table, _table_reduced)  # type: ignore[arg-type]  # it wants the class of Table[Any]
