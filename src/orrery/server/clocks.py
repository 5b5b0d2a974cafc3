"""Thinking time: how long a table has waited for each of its seats, read from when its answers were given."""

from __future__ import annotations

from sqlalchemy import Engine, case, func, select

from .messages import Clocks
from .schema import MOVES

_SECOND = 1_000_000


class ThinkingTimes:
    """The time between two answers belongs to the seat that gave the second one.

    An answer that seems to be older than the one before, since the computer's clock was set back, took no time.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def clocks(self, table: str, seats: int, now: int) -> Clocks:
        """Return all clocks of a table at a moment, in microseconds since 1970."""
        step = MOVES.c.time - func.lag(MOVES.c.time).over(order_by=MOVES.c.number)
        steps = select(MOVES.c.seat, step.label("step")).where(MOVES.c.table == table).subquery()
        forward = func.sum(case((steps.c.step > 0, steps.c.step), else_=0))
        summed = select(steps.c.seat, forward.label("sum")).group_by(steps.c.seat)
        newest = select(MOVES.c.time).where(MOVES.c.table == table).order_by(MOVES.c.number.desc()).limit(1)
        with self._engine.connect() as connection:
            thought = {row.seat: int(row.sum or 0) for row in connection.execute(summed)}
            last = connection.execute(newest).scalar_one_or_none()
        waiting = 0 if last is None else max(0, now - last)
        return Clocks([thought.get(seat, 0) // _SECOND for seat in range(seats)], waiting // _SECOND)
