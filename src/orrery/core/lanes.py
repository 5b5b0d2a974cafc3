"""Many games side by side, each at a question: the inner loop of learning, without objects of numpy."""

from __future__ import annotations

from typing import Generic

from .dealer import RandomDealer
from .errors import IllegalAction
from .game import Game, OptionValue
from .outlook import Outlook, Page, first_asked
from .seeds import derived_seed
from .table import S, Table


class Lanes(Generic[S]):
    """Games of the same kind; in lane number i one follows the other, dealt from the seed, i and its own number.

    Lanes are numbered from `first` on, so that they deal the same however many processes share them.
    """

    def __init__(
        self, game: Game[S], seats: int, options: dict[str, OptionValue], lanes: int, seed: int, first: int = 0
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.first = first
        self.outlook = Outlook(game)
        self.page = Page(self.outlook, lanes)
        """A row for each lane: what the seat that is asked there may know and choose."""
        self.games = [0] * lanes
        """How many games have been begun in each lane."""
        self.tables: list[Table[S]] = []
        self.asked = [0] * lanes
        """The seat that is asked in each lane."""
        self.proposed: list[list[int]] = [[] for _ in range(lanes)]
        """The candidates of the question in each lane."""
        for lane in range(lanes):
            self.tables.append(self._new_table(lane))

    def _new_table(self, lane: int) -> Table[S]:
        """The next game of a lane; one that is over before anybody is asked is passed over."""
        while True:
            number = self.games[lane]
            self.games[lane] = number + 1
            dealer = RandomDealer(derived_seed(self.seed, "lane", self.first + lane, number))
            table = self.game.begin(self.seats, self.options, dealer)
            table.run()
            if not table.over:
                return table

    def look(self) -> None:
        """Write the page: how things stand in every lane."""
        self.page.clear()
        for lane in range(len(self.tables)):
            table = self.tables[lane]
            seat = first_asked(table)
            self.asked[lane] = seat
            self.proposed[lane] = self.page.write(lane, table, seat)

    def step(self, choices: list[int]) -> list[int]:
        """Answer in every lane, all or none; the lanes in which the game is over now."""
        tables = self.tables
        outlook = self.outlook
        if len(choices) != len(tables):
            raise ValueError(f"there are {len(tables)} lanes, and a choice for each is needed, not {len(choices)}")
        actions: list[int] = []
        for lane in range(len(tables)):
            try:
                actions.append(outlook.action(tables[lane], self.asked[lane], choices[lane], self.proposed[lane]))
            except IllegalAction as problem:
                problem.add_note(f"in lane {self.first + lane}")
                raise
        over: list[int] = []
        for lane in range(len(tables)):
            table = tables[lane]
            table.act(self.asked[lane], actions[lane])
            if table.over:
                over.append(lane)
        return over

    def begin_again(self, lane: int) -> None:
        """Put the next game into a lane."""
        self.tables[lane] = self._new_table(lane)

    def copied_tables(self) -> list[Table[S]]:
        """The tables as they stand, with dealers that would deal the same."""
        return [table.copy(table.dealer.copy()) for table in self.tables]
