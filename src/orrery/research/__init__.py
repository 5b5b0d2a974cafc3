"""For researchers: what a training loop asks of a table, as numpy arrays. It needs `orrery-games[research]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ..core.game import Game
from ..core.table import S, Table

try:
    import gymnasium  # noqa: F401
    import numpy as np
    import pettingzoo  # noqa: F401
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"orrery.research needs {missing.name}: pip install 'orrery-games[research]'"
    ) from missing

from ..core.choices import Choices
from .gymnasium_seat import SingleSeat, register
from .history import information_state, memory
from .lanes import Lanes, any_choices
from .observing import Observation, Offer, observation
from .parallel_lanes import ParallelLanes
from .pettingzoo_table import RawEnvironment, aec
from .rewards import REWARDS

__all__ = [
    "REWARDS",
    "Choices",
    "Lanes",
    "Mask",
    "Observation",
    "Offer",
    "ParallelLanes",
    "RawEnvironment",
    "Rewards",
    "SingleSeat",
    "aec",
    "any_choices",
    "information_state",
    "legal_mask",
    "memory",
    "observation",
    "register",
    "win_shares",
]

Mask: TypeAlias = "NDArray[np.bool_]"
Rewards: TypeAlias = "NDArray[np.float64]"


def legal_mask(game: Game[S], table: Table[S], seat: int) -> Mask:
    """True at every action the seat may give now; nowhere if it is not asked."""
    mask = np.zeros(game.actions.size, dtype=np.bool_)
    options: Sequence[int] = table.questions().get(seat, [])
    if isinstance(options, range):
        mask[options.start : options.stop : options.step] = True  # a dial has too many answers to list
    elif options:
        mask[list(options)] = True
    return mask


def win_shares(game: Game[S], table: Table[S]) -> Rewards:
    """Each seat's part of the win once the game is over, zeros before; a seat alone that has lost gets nothing."""
    seats = len(table.owed)
    outcome = game.outcome(table)
    return np.array([0.0 if outcome is None else outcome.share(seat) for seat in range(seats)])


register()
