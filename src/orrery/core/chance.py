"""Chance asked like a player: a dealer that stops and asks, and a table that waits for the answer.

>>> from orrery.games.race import GAME
>>> table = ChanceTable.new(GAME, 2, {})
>>> [(chance.deal, chance.probability) for chance in table.chances]    # a start world for the first seat
[(0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2), (4, 0.2)]
>>> table.deal(3)
>>> [(chance.deal, chance.probability) for chance in table.chances]
[(0, 0.25), (1, 0.25), (2, 0.25), (4, 0.25)]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from .dealer import Dealer
from .errors import NotYourQuestion, WrongDeal
from .events import Event
from .game import Game
from .table import S, Table


class Chance:
    """One thing that may be dealt, and how likely it is."""

    __slots__ = ("deal", "probability")

    def __init__(self, deal: int, probability: float) -> None:
        self.deal = deal
        self.probability = probability

    def __reduce__(self) -> tuple[object, tuple[int, float]]:
        """Support `pickle` and `copy`, which compiled objects need; so in the other classes here."""
        return Chance, (self.deal, self.probability)


class ChanceAwaited(Exception):
    """The script of an asking dealer is used up: somebody has to say what comes next.

    The table it stopped is of no use any more.
    """

    def __init__(self, among: list[int]) -> None:
        super().__init__("a deal is awaited")
        self.among = among


class AskingDealer(Dealer):
    """Deals what a list says, and then stops in the middle of whatever asked for more."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.dealt = 0

    def _next(self, among: Sequence[int]) -> int:
        if self.dealt == len(self.script):
            raise ChanceAwaited(list(among))
        deal = self.script[self.dealt]
        self.dealt += 1
        return deal

    def draw(self, pile: list[int]) -> int:
        card = self._next(pile)
        pile.remove(card)
        return card

    def roll(self, faces: Sequence[int]) -> int:
        return self._next(faces)

    def copy(self) -> AskingDealer:
        return AskingDealer(self.script[self.dealt :])

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return AskingDealer, (self.script[self.dealt :],)


class Answer:
    """What a seat has answered, as part of what it remembers."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return Answer, (self.seat, self.action)


class ChanceTable(Generic[S]):
    """A table at which chance is asked too, for one deal at a time.

    The rules do not know that. An answer is tried on a copy of the table; where the dealer stops it, the copy is
    thrown away, and the answer is tried again once the deal is known.
    """

    def __init__(
        self,
        game: Game[S],
        table: Table[S],
        answer: Answer | None = None,
        script: Sequence[int] = (),
        chances: Sequence[Chance] = (),
        past: Sequence[Answer | Event] = (),
    ) -> None:
        """At a table where a seat is asked; the other arguments are what `copy` hands on."""
        self.game = game
        self.table = table
        """The table at its question; while chance is asked, as it was before the answer that led there. Only to be
        looked at: copy it before trying anything."""
        self.chances = chances
        """What may be dealt now; nothing where a seat is asked or the game is over."""
        self.past = past
        """Answers and events from the beginning up to the last question, in the order in which they happened."""
        self._answer = answer
        self._script = script

    @staticmethod
    def new(game: Game[S], seats: int, options: Mapping[str, object]) -> ChanceTable[S]:
        """A game from before anything is dealt."""
        begun = ChanceTable(game, game.begin(seats, game.option_values(seats, options), AskingDealer([])))
        begun._try()
        return begun

    @property
    def over(self) -> bool:
        return not self.chances and self.table.over

    def act(self, seat: int, action: int) -> None:
        """Answer a seat's question."""
        if self.chances:
            raise NotYourQuestion(seat, [])
        self.table.check(seat, action)
        self._answer = Answer(seat, action)
        self._try()

    def deal(self, deal: int) -> None:
        """Say what chance deals."""
        if all(chance.deal != deal for chance in self.chances):
            number, possible = str(len(self._script) + 1), str([chance.deal for chance in self.chances])
            raise WrongDeal(
                "error-deal-impossible",
                f"number {number} is {deal}, possible: {possible}",
                {"number": number, "deal": str(deal), "possible": possible},
            )
        self._script = [*self._script, deal]
        self._try()

    def copy(self) -> ChanceTable[S]:
        """Another one at the same place; nothing that both hold is ever changed."""
        return ChanceTable(self.game, self.table, self._answer, self._script, self.chances, self.past)

    def __deepcopy__(self, memo: dict[int, object]) -> ChanceTable[S]:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ChanceTable, (self.game, self.table, self._answer, self._script, self.chances, self.past)

    def _try(self) -> None:
        """Go on from the last question with what has been dealt so far."""
        tried = self.table.copy(AskingDealer(list(self._script)))
        happened: list[Event] = []
        tried.events = happened
        try:
            if self._answer is None:
                tried.run()
            else:
                tried.act(self._answer.seat, self._answer.action)
        except ChanceAwaited as awaited:
            self.chances = _chances(awaited.among)
            return
        tried.events = None
        self.table = tried
        self.past = [*self.past, *happened] if self._answer is None else [*self.past, self._answer, *happened]
        self.chances = ()
        self._answer = None
        self._script = ()


def _chances(among: list[int]) -> list[Chance]:
    """Equal cards of a pile, or faces of a die, are one thing that may be dealt."""
    return [Chance(deal, among.count(deal) / len(among)) for deal in sorted(set(among))]


class Prospective(Generic[S]):
    """A table that an answer may lead to, and how likely that is."""

    def __init__(self, table: ChanceTable[S], probability: float) -> None:
        self.table = table
        self.probability = probability


def prospects(table: ChanceTable[S], least: float = 0.0) -> list[Prospective[S]]:
    """Every way in which all that is to be dealt now may fall, each up to the next question of a seat.

    Ways less likely than `least` are left out: where rules roll again after a tie, there is no end without it.
    """
    found: list[Prospective[S]] = []
    ahead = [Prospective(table, 1.0)]
    while ahead:
        way = ahead.pop()
        if not way.table.chances:
            found.append(way)
        for chance in way.table.chances:
            probability = way.probability * chance.probability
            if probability >= least:
                dealt = way.table.copy()
                dealt.deal(chance.deal)
                ahead.append(Prospective(dealt, probability))
    return found
