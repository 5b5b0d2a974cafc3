"""Lanes on many computers: each worker of a Ray cluster steps its part of them (`orrery-games[cluster]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .lanes import Lanes, Saved, Shape
from .parallel_lanes import SplitLanes, checked_set_up, parts


def _imported_ray() -> Any:
    """Ray is large, and nobody else needs it."""
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"lanes on a cluster need {missing.name}: pip install 'orrery-games[cluster]'"
        ) from missing
    return ray


class _Part:
    """The lanes of one worker."""

    def __init__(self, set_up: dict[str, Any]) -> None:
        self.lanes = Lanes(**set_up)

    def arrays(self) -> list[NDArray[Any]]:
        return self.lanes.arrays.all()

    def step(self, choices: NDArray[np.int64]) -> list[NDArray[Any]]:
        self.lanes.step(choices)
        return self.arrays()

    def save(self) -> Saved:
        return self.lanes.save()

    def restore(self, saved: Saved) -> list[NDArray[Any]]:
        self.lanes.restore(saved)
        return self.arrays()


class ClusterLanes(SplitLanes):
    """`Lanes` on the workers of a Ray cluster, with the same games however many there are.

    Ray is begun on this computer where nobody has joined a cluster before (`ray.init`).
    """

    def __init__(
        self,
        name: str,
        lanes: int,
        seed: int = 0,
        workers: int = 2,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win-share",
        discount: float = 1.0,
    ) -> None:
        set_up = checked_set_up(name, seed, seats, options, reward, discount)
        self._parts = parts(lanes, workers)
        shape = Shape(name, lanes, seats)
        super().__init__(shape.arrays(memoryview(bytearray(shape.size))))
        self._ray = _imported_ray()
        actor = self._ray.remote(_Part)
        self._workers = [
            actor.remote({**set_up, "lanes": part.stop - part.start, "first": part.start}) for part in self._parts
        ]
        self._gather([worker.arrays.remote() for worker in self._workers])

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer; refused as a whole where one of them is not legal."""
        given = self.check(choices)
        pairs = zip(self._workers, self._parts, strict=True)
        self._gather([worker.step.remote(given[part]) for worker, part in pairs])

    def save(self) -> list[Saved]:
        """How things stand, to come back to with `restore` as often as wanted."""
        saved: list[Saved] = self._ray.get([worker.save.remote() for worker in self._workers])
        return saved

    def restore(self, saved: Sequence[Saved]) -> None:
        """Go back to how things stood when that was saved."""
        self._gather([worker.restore.remote(part) for worker, part in zip(self._workers, saved, strict=True)])

    def close(self) -> None:
        """Let the workers go."""
        for worker in self._workers:
            self._ray.kill(worker)
        self._workers = []

    def _gather(self, asked: list[Any]) -> None:
        """Put what every worker sends into its part of the arrays."""
        for part, sent in zip(self._parts, self._ray.get(asked), strict=True):
            for whole, piece in zip(self.arrays.all(), sent, strict=True):
                whole[part] = piece
