"""Thinking time: how long a table has waited for each of its seats, read from when its answers were given."""

from __future__ import annotations

from sqlalchemy import Engine, func, select

from .messages import Clocks
from .schema import MOVES

_SECOND = 1_000_000


class ThinkingTimes:
    """Between two answers it is the seat that gave the second one that has thought; nobody loses by it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def clocks(self, table: str, seats: int, now: int) -> Clocks:
        """All clocks of a table at a moment, in microseconds since 1970."""
        step = MOVES.c.time - func.lag(MOVES.c.time).over(order_by=MOVES.c.number)
        steps = select(MOVES.c.seat, step.label("step")).where(MOVES.c.table == table).subquery()
        summed = select(steps.c.seat, func.sum(steps.c.step).label("sum")).group_by(steps.c.seat)
        newest = select(func.max(MOVES.c.time)).where(MOVES.c.table == table)
        with self._engine.connect() as connection:
            thought = {row.seat: int(row.sum or 0) for row in connection.execute(summed)}
            last = connection.execute(newest).scalar_one()
        waiting = 0 if last is None else max(0, now - last)
        return Clocks([thought.get(seat, 0) // _SECOND for seat in range(seats)], waiting // _SECOND)
