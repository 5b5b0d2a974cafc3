"""What a policy is given at a question: the numbers of its features and candidates in one row, and its choices."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec

from .choices import Choices, Mask
from .errors import IllegalAction, NoFeatures
from .features import Features, Numbers, zeros
from .game import Game
from .table import S, Table

_NAMED: Final = 50
"""How many legal choices are named to anyone who gave another one."""


class Outlook(Generic[S]):
    """The row of numbers of one game, and the choices that go with it."""

    def __init__(self, game: Game[S]) -> None:
        features = game.features
        if features is None:
            raise NoFeatures(game.name)
        self.game = game
        self.features: Features[S] = features
        self.choices = Choices(game)
        self.names = list(features.names)
        self.bounds = list(features.bounds)
        given = game.candidates
        if given is not None:
            for slot in range(given.slots):
                self.names += [f"candidate {slot}/{name}" for name in given.names]
                self.bounds += given.bounds
        self.size = len(self.bounds)
        """How many numbers a row has: the features of the game, then those of every candidate."""

    def no_numbers(self, rows: int = 1) -> Numbers:
        """Zeros for that many positions, to be copied (`[:]`)."""
        return zeros(self.size * rows)

    def no_choices(self, rows: int = 1) -> Mask:
        """A mask without any choice for that many positions, to be copied (`[:]`)."""
        return vec[bool]([False] * (self.choices.size * rows))

    def write(self, table: Table[S], seat: int, row: int, numbers: Numbers, mask: Mask) -> list[int]:
        """Fill a row, which holds zeros: what the seat may know and choose; the candidates it has now."""
        at = row * self.size
        self.features.write(table, seat, numbers, at)
        return self.choices.write(table, seat, mask, row * self.choices.size, numbers, at + self.features.size)

    def action(self, table: Table[S], seat: int, choice: int, proposed: list[int]) -> int:
        """The action a choice of a seat that is asked stands for, these being its candidates; refused if not legal."""
        if 0 <= choice < self.choices.ordinary + len(proposed):
            action = self.choices.action(table, seat, choice, proposed)
            if action in table.offered[seat]:
                return action
            given = f"{choice}: {self.game.actions.text(action)}"
        else:
            given = str(choice)
        legal = self._legal(table, seat, proposed)
        raise IllegalAction(seat, given, legal)

    def _legal(self, table: Table[S], seat: int, proposed: list[int]) -> list[str]:
        numbers, mask = self.no_numbers(), self.no_choices()
        self.write(table, seat, 0, numbers, mask)
        legal = [choice for choice in range(self.choices.size) if mask[choice]]
        named = [(choice, self.choices.action(table, seat, choice, proposed)) for choice in legal[:_NAMED]]
        return [f"{choice}: {self.game.actions.text(action)}" for choice, action in named]


class Page(Generic[S]):
    """Rows for positions; `numbers` and `mask` hold what has been written since it was last cleared.

    Vectors are read from here and never handed in: where interpreted code gives one to compiled code, what mypyc puts
    between both keeps a reference for good, and the memory is lost.
    """

    def __init__(self, outlook: Outlook[S], rows: int) -> None:
        self.outlook = outlook
        self._no_numbers = outlook.no_numbers(rows)
        self._no_choices = outlook.no_choices(rows)
        self.numbers = self._no_numbers[:]
        self.mask = self._no_choices[:]

    def clear(self) -> None:
        """Begin with zeros again; what has been read stays as it is."""
        self.numbers = self._no_numbers[:]
        self.mask = self._no_choices[:]

    def write(self, row: int, table: Table[S], seat: int) -> list[int]:
        """What the seat may know and choose, into a row that has not been written; the candidates it has now."""
        return self.outlook.write(table, seat, row, self.numbers, self.mask)


def first_asked(table: Table[S]) -> int:
    """The first seat that has to answer, or -1.

    Seats that are asked at the same time answer in this order; none of them sees what the others have answered.
    """
    asked = table.asked
    for seat in range(len(asked)):
        if asked[seat] is not None:
            return seat
    return -1
