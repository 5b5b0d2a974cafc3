"""The table: a position, what is still to be done about it, and the loop that does it.

What is left to do is data: a stack of effects. A question is an effect that waits for an answer.
So a table can be copied, saved, shown and searched in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, Self, TypeVar

from .actions import ActionSpace
from .dealer import Dealer
from .description import Description
from .errors import IllegalAction, NotYourQuestion
from .events import Event, EventKind

_NAMED = 1000
"""How many legal answers are named to anyone who gave another one."""
_NO_FACT: Final = -(1 << 60)
"""Stands for facts that an event does not have."""


class State:
    """A position of a game: slotted, flat, with nothing in it but ints, lists and such objects.

    The constructor takes every field under its own name; `copy` calls it, so a forgotten field is
    a type error, and the codec can list the fields.
    """

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError


def with_value(values: Sequence[int], place: int, value: int) -> list[int]:
    """A copy of a list that positions share, with another value in one place."""
    fresh = list(values)
    fresh[place] = value
    return fresh


S = TypeVar("S", bound=State)


class Effect(Generic[S]):
    """Something the rules still have to do for a seat. Immutable.

    The constructor's arguments are its attributes, under the same names. It holds only what its
    seat may know: secrets are in the state.
    """

    __slots__ = ()

    def resolve(self, table: Table[S], seat: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no resolve")

    def knowing(self, result: Sequence[int]) -> Effect[S]:
        """This effect once the result of the one it follows is known; most do not refer to it."""
        return self

    def describe(self) -> Description | None:
        """What it will do, for anyone who wants to know; None where there is nothing to say."""
        return None


class Question(Effect[S]):
    """An effect that waits for an answer from its seat."""

    __slots__ = ()

    def prompt(self) -> str:
        """The message id of what is asked, in kebab-case."""
        raise NotImplementedError

    def arguments(self, table: Table[S], seat: int) -> dict[str, str | int]:
        """What the message needs to know; only what the seat may know."""
        return {}

    def options(self, table: Table[S], seat: int) -> Sequence[int]:
        """All legal answers in ascending order: a list, or a range where there are too many to list.

        None: the question is dropped; one: it is taken.
        """
        raise NotImplementedError

    def answer(self, table: Table[S], seat: int, action: int) -> None:
        raise NotImplementedError

    def always_asked(self) -> bool:
        """Ask even with a single option: where skipping would tell a secret or lose an undo."""
        return False

    def shown_at_once(self) -> bool:
        """Return whether the rules show the answer at once, even to others who are asked at the same time."""
        return False

    def for_own_sides(self) -> bool:
        """Whether a rule decides it where it comes to one of the game's own sides, who are never asked."""
        return False

    def decide(self, table: Table[S], seat: int) -> None:
        """What one of the game's own sides does by its rules where a seat would be asked."""
        raise NotImplementedError

    def resolve(self, table: Table[S], seat: int) -> None:
        """Put it to its seat, unless there is nothing to choose or a rule decides."""
        asked = table.asked
        if seat >= len(asked):
            self._do_for_side(table, seat)
            return
        options = self.options(table, seat)
        count = len(options)
        if count > 1 or (count and self.always_asked()):
            asked[seat] = self
            table.offered[seat] = options
            table.waits = True
        elif count:
            self.answer(table, seat, options[0])

    def _do_for_side(self, table: Table[S], side: int) -> None:
        """The same for one of the game's own sides."""
        if self.for_own_sides():
            self.decide(table, side)
            return
        options = self.options(table, side)
        if len(options) > 1 or (options and self.always_asked()):
            raise TypeError(f"side {side} has no seat and cannot be asked {self.prompt()!r}")
        if options:
            self.answer(table, side, options[0])


class Pending(Generic[S]):
    """An effect with the seat it concerns, and what is to be done when it is. Immutable."""

    __slots__ = ("below", "effect", "seat")

    def __init__(self, seat: int, effect: Effect[S], below: Pending[S] | None = None) -> None:
        self.seat = seat
        self.effect = effect
        self.below = below


class Stack(Generic[S]):
    """What is still to be done, the next on top.

    It is a chain from the top down: nothing is moved when something is put on it or taken off, and copies share it.
    """

    __slots__ = ("top",)

    def __init__(self, top: Pending[S] | None) -> None:
        self.top = top

    def items(self) -> list[Pending[S]]:
        """From the bottom to the top."""
        found: list[Pending[S]] = []
        item = self.top
        while item is not None:
            found.append(item)
            item = item.below
        found.reverse()
        return found

    def __len__(self) -> int:
        return len(self.items())

    def __bool__(self) -> bool:
        return self.top is not None


def stack_of(items: Sequence[tuple[int, Effect[S]]]) -> Stack[S]:
    """These effects with their seats, the last one on top."""
    stack: Stack[S] = Stack(None)
    for seat, effect in items:
        stack.top = Pending(seat, effect, stack.top)
    return stack


class Table(Generic[S]):
    """A position with its pending effects; `questions` and `act` are the whole interface."""

    __slots__ = (
        "_current",
        "actions",
        "asked",
        "dealer",
        "events",
        "offered",
        "owed",
        "owing",
        "pending",
        "reveals",
        "state",
        "waits",
    )

    def __init__(
        self,
        actions: ActionSpace,
        state: S,
        pending: Stack[S],
        owed: list[Stack[S]],
        dealer: Dealer,
    ) -> None:
        self.actions = actions
        self.state = state
        self.pending = pending
        self.owed = owed
        self.dealer = dealer
        self.events: list[Event] | None = None
        self.reveals = 0
        self.asked: list[Question[S] | None] = [None for _ in owed]
        self.offered: list[Sequence[int]] = [[] for _ in owed]
        self._current = pending
        self.owing = False  # whether seats have something to finish at the same time
        for stack in owed:
            self.owing = self.owing or stack.top is not None
        self.waits = False  # whether a question has just been put

    # What a player uses

    @property
    def over(self) -> bool:
        return self.pending.top is None and not self.owing

    def questions(self) -> dict[int, Sequence[int]]:
        """Which seats have to answer, and their legal actions."""
        found: dict[int, Sequence[int]] = {}
        for seat, question in enumerate(self.asked):
            if question is not None:
                found[seat] = self.offered[seat]
        return found

    def question(self, seat: int) -> Question[S] | None:
        """What the seat is asked now."""
        return self.asked[seat] if 0 <= seat < len(self.asked) else None

    def in_secret(self) -> bool:
        """Return whether seats choose at the same time without seeing what the others choose."""
        if self.owing:
            for question in self.asked:
                if question is not None and question.shown_at_once():
                    return False
        return self.owing

    def waiting(self, seat: int) -> Pending[S] | None:
        """What waits for the seat's answer: another one for every question, even where the same is asked twice."""
        if self.question(seat) is None:
            return None
        return self.owed[seat].top if self.owing else self.pending.top

    def act(self, seat: int, action: int) -> None:
        """Answer the seat's question and go on until the next one."""
        self.check(seat, action)
        self.answer(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Refuse an answer unless the seat is asked and may answer so."""
        if self.question(seat) is None:
            raise NotYourQuestion(seat, list(self.questions()))
        if action not in self.offered[seat]:
            legal = [self.actions.text(option) for option in self.offered[seat][:_NAMED]]
            raise IllegalAction(seat, self.actions.text(action), legal)

    def answer(self, seat: int, action: int) -> None:
        """Act without a check, for random play and search: they take the action from those offered."""
        question = self.asked[seat]
        assert question is not None
        stack = self.owed[seat] if self.owing else self.pending
        waiting = stack.top
        assert waiting is not None
        stack.top = waiting.below
        self.asked[seat] = None
        self._current = stack
        question.answer(self, seat, action)
        if self.owing or (not self._advance(self.pending) and self.owing):  # mostly nobody owes anything
            self.run()

    def copy(self, dealer: Dealer) -> Table[S]:
        """The same position with another dealer, and nobody listening to its events."""
        owed = [Stack(stack.top) for stack in self.owed]
        twin = Table(self.actions, self.state.copy(), Stack(self.pending.top), owed, dealer)
        twin.asked = self.asked[:]
        twin.offered = self.offered[:]
        twin.reveals = self.reveals
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Table[S]:
        """For `copy.deepcopy`: `copy` with a dealer that would deal the same."""
        return self.copy(self.dealer.copy())

    def ask_again(self) -> None:
        """List the options of waiting questions again, after hidden parts of the state were dealt again."""
        for seat, question in enumerate(self.asked):
            if question is not None:
                self.offered[seat] = question.options(self, seat)

    def recall(self) -> None:
        """Show whom a table at rest was asking, and do nothing: what is past is not played by today's rules."""
        for stack in [*self.owed] if self.owing else [self.pending]:
            item = stack.top
            if item is not None and item.seat < len(self.asked) and isinstance(item.effect, Question):
                self.asked[item.seat] = item.effect

    # What effects use

    def then(
        self, seat: int, first: Effect[S], second: Effect[S] | None = None, third: Effect[S] | None = None
    ) -> None:
        """Do these, one after the other, before whatever was already pending."""
        # three arguments instead of any number: packing them would cost more than all the rest
        stack = self._current
        if third is not None:
            stack.top = Pending(seat, third, stack.top)
        if second is not None:
            stack.top = Pending(seat, second, stack.top)
        stack.top = Pending(seat, first, stack.top)

    def then_all(self, seat: int, effects: Sequence[Effect[S]]) -> None:
        """Do all of these, one after the other, before whatever was already pending."""
        stack = self._current
        top = stack.top
        for effect in reversed(effects):
            top = Pending(seat, effect, top)
        stack.top = top

    def together(self, effect: Effect[S]) -> None:
        """Every seat gets this to finish, in any order, before the timeline goes on."""
        for seat, stack in enumerate(self.owed):
            stack.top = Pending(seat, effect, stack.top)
        self.owing = True

    def tell(
        self,
        kind: EventKind,
        seat: int,
        first: int = _NO_FACT,
        second: int = _NO_FACT,
        third: int = _NO_FACT,
        fourth: int = _NO_FACT,
    ) -> None:
        """Note that something happened; secret facts are for the seat itself."""
        if self.events is not None:
            facts = [fact for fact in (first, second, third, fourth) if fact != _NO_FACT]
            self.events.append(Event(kind, seat, facts, seat))

    def tell_trail(self, kind: EventKind, seat: int, facts: list[int]) -> None:
        """Note that something happened, with all its facts and the trail it left."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts, seat))

    def tell_only(self, knower: int, kind: EventKind, seat: int, *facts: int) -> None:
        """Note that something happened to a seat, with secret facts for the knower alone (-1: nobody)."""
        if self.events is not None:
            self.events.append(Event(kind, seat, list(facts), knower))

    def reveal(self) -> None:
        """Someone learns something without a deal: no undo goes back past this."""
        self.reveals += 1

    def end(self) -> None:
        """The game is over: nothing is left to do."""
        self.pending.top = None
        for seat, stack in enumerate(self.owed):
            stack.top = None
            self.asked[seat] = None
        self.owing = False

    # The loop

    def run(self) -> None:
        """Resolve effects until a question waits or nothing is left."""
        while True:
            if self.owing:
                self._settle_owed()
                if self.owing:
                    return
            if self._advance(self.pending) or not self.owing:
                return

    def _settle_owed(self) -> None:
        """Advance what each seat owes, unless it is being asked already."""
        self.owing = False
        for seat, stack in enumerate(self.owed):
            if stack.top is not None and (self.asked[seat] is not None or self._advance(stack)):
                self.owing = True

    def _advance(self, stack: Stack[S]) -> bool:
        """Work through a stack from the top; true when a question waits there."""
        self._current = stack
        item = stack.top
        while item is not None:
            stack.top = item.below
            item.effect.resolve(self, item.seat)
            if self.waits:
                self.waits = False
                stack.top = item
                return True
            if self.owing and stack is self.pending:
                break  # the timeline waits until every seat has finished what it owes
            item = stack.top
        return False
