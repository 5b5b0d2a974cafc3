"""What a policy chooses among: the ordinary actions of a game, then a slot for each candidate answer of a dial.

Without dials, a choice is an action. A dial has too many answers for a policy (a flick hundreds of thousands), so where
the game proposes candidates for them its own answers are left out, and a policy of fixed size is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeAlias

from librt.vecs import vec

from .features import Numbers
from .game import Game
from .table import S, Table

Mask: TypeAlias = "vec[bool]"

_OF_A_DIAL: Final = -1


class Choices(Generic[S]):
    """The choices of a game, numbered from 0; what its candidates are has to be kept until one is chosen."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        dials = [block for block in game.actions.blocks if block.is_dial and game.candidates is not None]
        self._starts = [block.start for block in dials]
        self._ends = [block.start + block.size for block in dials]
        self.ordinary = game.actions.size - sum(block.size for block in dials)
        self.size = self.ordinary + (0 if game.candidates is None else game.candidates.slots)
        self.nothing = vec[bool]([False] * self.size)
        """To be copied (`nothing[:]`), never written to."""

    def write(self, table: Table[S], seat: int, mask: Mask, at: int, out: Numbers, out_at: int) -> list[int]:
        """Mark what the seat may choose, from `at` on; its candidates, with their numbers written from `out_at` on.

        Both vectors hold zeros there. A game without candidates writes no numbers.
        """
        if table.question(seat) is None:
            return []
        options = table.offered[seat]
        proposed: list[int] = []
        if self.game.candidates is not None:
            proposed = self.game.candidates.propose(table, seat, out, out_at)
            if isinstance(options, range):
                options = self.game.actions.split_dials(options)[0]
        self._mark(options, mask, at)
        for slot in range(len(proposed)):
            mask[at + self.ordinary + slot] = True
        return proposed

    def action(self, choice: int, proposed: list[int]) -> int:
        """The action that was chosen, these being the candidates."""
        if choice >= self.ordinary:
            return proposed[choice - self.ordinary]
        action = choice
        for place, start in enumerate(self._starts):
            if action >= start:
                action += self._ends[place] - start
        return action

    def choice(self, action: int, proposed: list[int]) -> int:
        """Which choice an action is, these being the candidates; ValueError where it is none of them."""
        choice = self._place(action)
        return self.ordinary + proposed.index(action) if choice == _OF_A_DIAL else choice

    def _mark(self, options: Sequence[int], mask: Mask, at: int) -> None:
        if not self._starts:
            for action in options:
                mask[at + action] = True
            return
        for action in options:
            choice = self._place(action)
            if choice != _OF_A_DIAL:
                mask[at + choice] = True

    def _place(self, action: int) -> int:
        """Where an ordinary action stands among the choices."""
        skipped = 0
        for place, start in enumerate(self._starts):
            if action < start:
                break
            if action < self._ends[place]:
                return _OF_A_DIAL
            skipped += self._ends[place] - start
        return action - skipped
