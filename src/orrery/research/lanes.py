"""Many games stepped together, with everything a learner needs in arrays.

>>> lanes = Lanes("race", lanes=4, seed=1)
>>> lanes.observations.shape, lanes.masks.shape, lanes.seats.tolist()
((4, 1388), (4, 625), [0, 0, 0, 0])
>>> lanes.step(any_choices(lanes.masks, np.random.default_rng(1)))
>>> lanes.rewards.shape, lanes.done.any()
((4, 2), np.False_)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import lanes as core_lanes
from ..core.outlook import Outlook
from ..core.table import State, Table
from ..games import game as game_named
from .rewards import Counting
from .rewards import reward as reward_named


class Arrays:
    """What lanes tell a learner."""

    def __init__(
        self,
        observations: NDArray[np.int16],
        masks: NDArray[np.int8],
        seats: NDArray[np.int64],
        rewards: NDArray[np.float64],
        done: NDArray[np.bool_],
    ) -> None:
        self.observations = observations
        """For each lane the numbers of the seat that is asked: `orrery.game(name).features` names them."""
        self.masks = masks
        """For each lane 1 at every legal choice of that seat."""
        self.seats = seats
        """Which seat is asked in each lane; of seats asked at the same time the first that has not answered."""
        self.rewards = rewards
        """What each seat of each lane got for the last step."""
        self.done = done
        """In which lanes the last step ended the game."""

    def all(self) -> list[NDArray[Any]]:
        return [self.observations, self.masks, self.seats, self.rewards, self.done]

    def part(self, lanes: slice) -> Arrays:
        """The same memory, some lanes only."""
        return Arrays(*(array[lanes] for array in self.all()))


def any_choices(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal choice for each row of masks, every one equally likely."""
    rows, choices = masks.shape
    edges = np.arange(0, (rows + 1) * choices, choices)
    legal = masks.reshape(-1).view(np.bool_).nonzero()[0]
    starts = legal.searchsorted(edges)
    counts = starts[1:] - starts[:-1]
    picked: NDArray[np.int64] = legal[starts[:-1] + (chance.random(rows) * counts).astype(np.int64)]
    return picked - edges[:-1]


class Shape:
    """How large the arrays of lanes are, and where they lie in one piece of memory."""

    def __init__(self, name: str, lanes: int, seats: int) -> None:
        outlook = Outlook(game_named(name))
        self.lanes = lanes
        self._kinds: list[tuple[tuple[int, ...], np.dtype[Any]]] = [
            ((lanes, outlook.size), np.dtype(np.int16)),
            ((lanes, outlook.choices.size), np.dtype(np.int8)),
            ((lanes,), np.dtype(np.int64)),
            ((lanes, seats), np.dtype(np.float64)),
            ((lanes,), np.dtype(np.bool_)),
        ]
        self._sizes = [_align(math.prod(shape) * kind.itemsize) for shape, kind in self._kinds]
        self.size = sum(self._sizes)

    def arrays(self, memory: memoryview) -> Arrays:
        """The arrays in a piece of memory, which holds zeros at first."""
        starts = [sum(self._sizes[:place]) for place in range(len(self._sizes))]
        pairs = zip(self._kinds, starts, strict=True)
        return Arrays(*(np.ndarray(shape, kind, memory, start) for (shape, kind), start in pairs))


def _align(size: int) -> int:
    return -(-size // 64) * 64


class Lanes:
    """Games side by side; after `step` the arrays tell what is asked next in every lane.

    Where a game has ended, `done` is true, the rewards are those of its end, and the next game of the lane has begun
    already. The arrays are always the same ones, written again with every step: copy what you want to keep.
    """

    def __init__(
        self,
        name: str,
        lanes: int,
        seed: int = 0,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win-share",
        discount: float = 1.0,
        first: int = 0,
        arrays: Arrays | None = None,
    ) -> None:
        """Lanes are numbered from `first` on. Where arrays are given, those are written to."""
        if lanes < 1:
            raise ValueError(f"there must be a lane at least, not {lanes}")
        self.game = game_named(name)
        self.discount = discount
        self._reward = reward
        self._shaped = reward_named(reward).shaped
        values = self.game.option_values(seats, options or {})
        self._lanes = core_lanes.Lanes(self.game, seats, values, lanes, seed, first)
        self._countings = [self._counting(lane) for lane in range(lanes)]
        shape = Shape(name, lanes, seats)
        self.arrays = arrays or shape.arrays(memoryview(bytearray(shape.size)))
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks
        self.seats = self.arrays.seats
        self.rewards = self.arrays.rewards
        self.done = self.arrays.done
        self._look()

    def __len__(self) -> int:
        return len(self._lanes.tables)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer; refused as a whole where one of them is not legal."""
        listed: list[int] = choices.tolist() if isinstance(choices, np.ndarray) else list(choices)
        over = self._lanes.step(listed)
        self.rewards.fill(0)
        self.done.fill(False)
        for lane in range(len(self)) if self._shaped else over:
            self.rewards[lane] = self._countings[lane].step(self._lanes.tables[lane])
        for lane in over:
            self.done[lane] = True
            self._lanes.begin_again(lane)
            self._countings[lane] = self._counting(lane)
        self._look()

    def copy(self) -> Lanes:
        """The same games, going on in the same way; neither notices what happens in the other."""
        core = self._lanes
        twin = Lanes(
            self.game.name, len(self), core.seed, core.seats, core.options, self._reward, self.discount, core.first
        )
        twin.restore(self.save())
        return twin

    def save(self) -> Saved:
        """How things stand, to come back to with `restore` as often as wanted; it can be pickled."""
        return Saved(self._lanes.games[:], self._lanes.copied_tables(), self.rewards.copy(), self.done.copy())

    def restore(self, saved: Saved) -> None:
        """Go back to how things stood when that was saved."""
        if len(saved.tables) != len(self):
            raise ValueError(f"there are {len(self)} lanes; what was saved has {len(saved.tables)}")
        core = self._lanes
        core.games = saved.games[:]
        core.tables = saved.tables
        core.tables = core.copied_tables()  # so that it can be gone back to again
        self._countings = [self._counting(lane) for lane in range(len(self))]
        self.rewards[:] = saved.rewards
        self.done[:] = saved.done
        self._look()

    def _counting(self, lane: int) -> Counting:
        """The potential of a position is known from the position, so a count may begin anywhere."""
        return Counting(reward_named(self._reward), self.discount, self.game, self._lanes.tables[lane])

    def _look(self) -> None:
        core = self._lanes
        core.look()
        page = core.page
        self.observations[:] = np.frombuffer(memoryview(page.numbers), np.int16).reshape(self.observations.shape)
        self.masks[:] = np.frombuffer(memoryview(page.mask), np.int8).reshape(self.masks.shape)
        self.seats[:] = core.asked


class Saved:
    """How lanes stood at one moment."""

    def __init__(
        self,
        games: list[int],
        tables: list[Table[State]],
        rewards: NDArray[np.float64],
        done: NDArray[np.bool_],
    ) -> None:
        self.games = games
        self.tables = tables
        self.rewards = rewards
        self.done = done
