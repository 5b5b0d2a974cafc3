"""Positions as a network reads them: a row of numbers and of allowed choices for each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..core.outlook import Outlook, Page
from ..core.table import State, Table


class Reading:
    """What seats that are asked at tables may know and choose, a row each."""

    def __init__(self, outlook: Outlook[State], asked: list[tuple[Table[State], int]]) -> None:
        self.outlook = outlook
        self.asked = asked
        rows = len(asked)
        page = Page(outlook, rows)
        self.proposed = [page.write(row, table, seat) for row, (table, seat) in enumerate(asked)]
        self.numbers: NDArray[np.int16] = np.frombuffer(memoryview(page.numbers), dtype=np.int16).reshape(rows, -1)
        self.allowed: NDArray[np.bool_] = np.frombuffer(memoryview(page.mask), dtype=np.bool_).reshape(rows, -1)

    def action(self, row: int, choice: int) -> int:
        """The action a choice stands for."""
        table, seat = self.asked[row]
        return self.outlook.choices.action(table, seat, choice, self.proposed[row])
