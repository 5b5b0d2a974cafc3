"""Lanes on several cores: every process steps its part and writes into arrays that all share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.errors import IllegalAction
from ..games import game as game_named
from .lanes import Arrays, Lanes, Saved, Shape
from .rewards import reward as reward_named

# Wishes and what answers them are bare bytes: pickling them would take longer than everything else a step needs here.
_STEP: Final = b"step"
_SAVE: Final = b"save"
_RESTORE: Final = b"restore"
_LEAVE: Final = b"leave"
_READY: Final = b"ready"

SetUp: TypeAlias = "dict[str, Any]"


class SplitLanes:
    """Lanes that others step: what every way of sharing them out has in common."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.seats = arrays.seats
        self.rewards = arrays.rewards
        self.done = arrays.done

    def __len__(self) -> int:
        return len(self.seats)

    def checked(self, choices: NDArray[np.integer] | Sequence[int]) -> NDArray[np.int64]:
        """The choices, refused as a whole where one of them is not legal: nobody steps before all are known to be."""
        given = np.asarray(choices, dtype=np.int64)
        if given.shape != (len(self),):
            raise ValueError(f"there are {len(self)} lanes, and a choice for each is needed, not {given.size}")
        possible = self.masks.shape[1]
        legal = (given >= 0) & (given < possible)
        legal[legal] = self.masks[legal, given[legal]] != 0
        if not legal.all():
            lane = int(np.flatnonzero(~legal)[0])
            problem = IllegalAction(
                int(self.seats[lane]), str(given[lane]), [str(choice) for choice in np.flatnonzero(self.masks[lane])]
            )
            problem.add_note(f"in lane {lane}")
            raise problem
        return given


def checked_set_up(
    name: str, seed: int, seats: int, options: Mapping[str, object] | None, reward: str, discount: float
) -> SetUp:
    """What `Lanes` are made of elsewhere; mistakes are noticed here, where they were made."""
    game_named(name).option_values(seats, options or {})
    reward_named(reward)
    return {
        "name": name,
        "seed": seed,
        "seats": seats,
        "options": dict(options or {}),
        "reward": reward,
        "discount": discount,
    }


def parts(lanes: int, shares: int) -> list[slice]:
    """Neighbouring lanes in as many parts of nearly the same size.

    >>> parts(7, 3)
    [slice(0, 2, None), slice(2, 4, None), slice(4, 7, None)]
    """
    if not 1 <= shares <= lanes:
        raise ValueError(f"{lanes} lanes cannot be shared out among {shares}; from 1 to {lanes} can have a part")
    ends = [lanes * share // shares for share in range(shares + 1)]
    return [slice(start, stop) for start, stop in pairwise(ends)]


class ParallelLanes(SplitLanes):
    """`Lanes` on several cores of one computer; the games are the same however many processes there are.

    Close it when it is no longer needed, or use it in a `with` statement. Processes are started afresh, so a program
    that makes it begins with `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        name: str,
        lanes: int,
        seed: int = 0,
        processes: int = 2,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win-share",
        discount: float = 1.0,
    ) -> None:
        set_up = checked_set_up(name, seed, seats, options, reward, discount)
        shares = parts(lanes, processes)
        self._shape = Shape(name, lanes, seats)
        self._memory = SharedMemory(create=True, size=self._shape.size + 8 * lanes)
        super().__init__(self._shape.arrays(_buffer(self._memory)))
        self._choices = _choices_in(self._memory, self._shape)
        context = multiprocessing.get_context("spawn")
        self._connections: list[Connection] = []
        self._processes = []
        for share in shares:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, self._memory.name, lanes, share, set_up), daemon=True)
            process.start()
            there.close()
            self._connections.append(here)
            self._processes.append(process)
        self._await_all()

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer; refused as a whole where one of them is not legal."""
        self._choices[:] = self.checked(choices)
        self._tell_all(_STEP)
        self._await_all()

    def save(self) -> list[Saved]:
        """How things stand, to come back to with `restore` as often as wanted."""
        self._tell_all(_SAVE)
        saved = [connection.recv() for connection in self._connections]
        self._await_all()
        return saved

    def restore(self, saved: Sequence[Saved]) -> None:
        """Go back to how things stood when that was saved."""
        self._tell_all(_RESTORE)
        for connection, part in zip(self._connections, saved, strict=True):
            connection.send(part)
        self._await_all()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        if not self._connections:
            return
        self._tell_all(_LEAVE)
        for process in self._processes:
            process.join()
        self._connections = []
        del self.arrays, self.observations, self.masks, self.seats, self.rewards, self.done, self._choices
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell_all(self, wish: bytes) -> None:
        for connection in self._connections:
            connection.send_bytes(wish)

    def _await_all(self) -> None:
        """Wait until every process has done what it was told."""
        try:
            for connection in self._connections:
                connection.recv_bytes()
        except EOFError:
            raise RuntimeError("a process that steps lanes has ended; what it last printed says why") from None


def _buffer(memory: SharedMemory) -> memoryview:
    assert memory.buf is not None  # before it is closed
    return memory.buf


def _choices_in(memory: SharedMemory, shape: Shape) -> NDArray[np.int64]:
    """The choices lie behind the other arrays."""
    return np.ndarray((shape.lanes,), np.int64, _buffer(memory), shape.size)


def _work(connection: Connection, memory_name: str, lanes: int, share: slice, set_up: SetUp) -> None:
    """What one process does: step its lanes whenever it is told to."""
    memory = SharedMemory(memory_name)
    try:
        _serve(connection, memory, lanes, share, set_up)
    finally:
        memory.close()


def _serve(connection: Connection, memory: SharedMemory, lanes: int, share: slice, set_up: SetUp) -> None:
    shape = Shape(set_up["name"], lanes, set_up["seats"])
    choices = _choices_in(memory, shape)[share]
    own = Lanes(
        lanes=share.stop - share.start, first=share.start, arrays=shape.arrays(_buffer(memory)).part(share), **set_up
    )
    while True:
        connection.send_bytes(_READY)
        wish = connection.recv_bytes()
        if wish == _STEP:
            own.step(choices)
        elif wish == _SAVE:
            connection.send(own.save())
        elif wish == _RESTORE:
            own.restore(connection.recv())
        else:
            return
