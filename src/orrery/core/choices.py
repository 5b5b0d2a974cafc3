"""What a policy chooses among: the ordinary actions of a game, then a slot for each candidate answer of a dial.

Without dials, a choice is an action. A dial has too many answers for a policy (a flick hundreds of thousands), so where
the game proposes candidates for them its own answers are left out, and a policy of fixed size is enough. Actions are
numbered as the seat sees them, like everything in the numbers of its position (`Features.orient`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeAlias

from librt.vecs import vec

from .features import Numbers, zeros
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
            options = self._without_dials(options)
        features = self.game.features
        for action in options if features is None else features.orient(table, seat, options):
            mask[at + self._place(action)] = True
        for slot in range(len(proposed)):
            mask[at + self.ordinary + slot] = True
        return proposed

    def offer(self, table: Table[S], seat: int) -> tuple[Mask, Numbers, list[int]]:
        """What `write` would write, in vectors of their own."""
        mask = self.nothing[:]
        given = self.game.candidates
        numbers = zeros(0) if given is None else given.zeros[:]
        proposed = self.write(table, seat, mask, 0, numbers, 0)
        return mask, numbers, proposed

    def action(self, table: Table[S], seat: int, choice: int, proposed: list[int]) -> int:
        """The action that the seat has chosen, these being its candidates."""
        if choice >= self.ordinary:
            return proposed[choice - self.ordinary]
        action = choice
        for place, start in enumerate(self._starts):
            if action >= start:
                action += self._ends[place] - start
        features = self.game.features
        return action if features is None else features.meant(table, seat, action)

    def choice(self, table: Table[S], seat: int, action: int, proposed: list[int]) -> int:
        """Which choice of a seat an action is, these being its candidates; ValueError where it is none of them."""
        if self._place(action) == _OF_A_DIAL:
            return self.ordinary + proposed.index(action)
        features = self.game.features
        return self._place(action if features is None else features.orient(table, seat, [action])[0])

    def closest(self, table: Table[S], seat: int, action: int, proposed: list[int]) -> int:
        """The choice that is an action, or the candidate that comes closest to it; -1 where there is none."""
        given = self.game.candidates
        if given is None or action in proposed or self._place(action) != _OF_A_DIAL:
            return self.choice(table, seat, action, proposed)
        slot = given.nearest(table, seat, action, proposed)
        return slot if slot < 0 else self.ordinary + slot

    def _without_dials(self, options: Sequence[int]) -> list[int]:
        """Those that are no answers of dials."""
        if isinstance(options, range):
            return self.game.actions.split_dials(options)[0]
        return [action for action in options if self._place(action) != _OF_A_DIAL]

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
