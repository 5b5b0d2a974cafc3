"""Lanes on several cores: every process steps its part and writes into arrays that all share."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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

# A wish is one byte, and so is what answers it: a message of multiprocessing takes longer than all else that a step
# needs here. The wish to step a group is its number.
_SAVE: Final = b"s"
_RESTORE: Final = b"r"
_READY: Final = b"!"
_MOST_GROUPS: Final = 64

SetUp: TypeAlias = "dict[str, Any]"


class SplitLanes:
    """Lanes that others step: what every way of sharing them out has in common."""

    def __init__(self, arrays: Arrays, first: int = 0) -> None:
        """Lanes are numbered from `first` on."""
        self.first = first
        self.arrays = arrays
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.seats = arrays.seats
        self.rewards = arrays.rewards
        self.done = arrays.done
        self._starts = np.arange(len(self.seats)) * self.masks.shape[1]

    def __len__(self) -> int:
        return len(self.seats)

    def let_go(self) -> None:
        """Forget the arrays, whose memory will be gone."""
        del self.arrays, self.observations, self.masks, self.seats, self.rewards, self.done

    def check(self, choices: NDArray[np.integer] | Sequence[int]) -> NDArray[np.int64]:
        """The choices, refused as a whole where one of them is not legal: nobody steps before all are known to be."""
        given = np.asarray(choices, dtype=np.int64)
        if given.shape != (len(self),):
            raise ValueError(f"there are {len(self)} lanes, and a choice for each is needed, not {given.size}")
        possible = given.view(np.uint64) < self.masks.shape[1]  # numbers below zero are very large ones here
        if not possible.all():
            raise self._refusal(int(possible.argmin()), given)
        legal = self.masks.reshape(-1)[self._starts + given]
        if not legal.all():
            raise self._refusal(int(legal.argmin()), given)
        return given

    def _refusal(self, lane: int, given: NDArray[np.int64]) -> IllegalAction:
        legal = [str(choice) for choice in np.flatnonzero(self.masks[lane])]
        problem = IllegalAction(int(self.seats[lane]), str(given[lane]), legal)
        problem.add_note(f"in lane {self.first + lane}")
        return problem


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


class Part:
    """The lanes that one process steps: a share of every group."""

    def __init__(self, memory: SharedMemory, shape: Shape, shares: Sequence[slice], set_up: SetUp) -> None:
        arrays, choices = shape.arrays(_buffer(memory)), _choices_in(memory, shape)
        self._choices = [choices[share] for share in shares]
        self._lanes = [
            Lanes(lanes=share.stop - share.start, first=share.start, arrays=arrays.part(share), **set_up)
            for share in shares
        ]

    def step(self, group: int) -> None:
        """The choices were written down before anybody was told to step."""
        self._lanes[group].step(self._choices[group])

    def save(self) -> list[Saved]:
        return [lanes.save() for lanes in self._lanes]

    def restore(self, saved: list[Saved]) -> None:
        for lanes, part in zip(self._lanes, saved, strict=True):
            lanes.restore(part)


class Crew:
    """The processes that step lanes: all are told the same, and do one thing after the other."""

    def __init__(self, memory: SharedMemory, shape: Shape, shares: Iterable[Sequence[slice]], set_up: SetUp) -> None:
        context = multiprocessing.get_context("spawn")
        self.connections: list[Connection] = []
        self._processes = []
        self._stepping: list[int] = []
        for own in shares:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, memory.name, shape.lanes, own, set_up), daemon=True)
            process.start()
            there.close()
            self.connections.append(here)
            self._processes.append(process)
        self.await_all()

    def tell_all(self, wish: bytes) -> None:
        with _explain_end():
            for connection in self.connections:
                os.write(connection.fileno(), wish)

    def await_all(self) -> None:
        """Wait until every process has done what it was told first."""
        with _explain_end():
            for connection in self.connections:
                _next_byte(connection)

    def begin(self, group: int) -> None:
        self.tell_all(bytes([group]))
        self._stepping.append(group)

    def finish(self, group: int) -> None:
        """Wait for the step of a group; those begun before it are done by then."""
        while group in self._stepping:
            self.await_all()
            del self._stepping[0]

    def leave(self) -> None:
        """Processes end when nobody is there to tell them anything."""
        for connection in self.connections:
            connection.close()
        for process in self._processes:
            process.join()


def _next_byte(connection: Connection) -> bytes:
    """The next byte from the other end."""
    heard = os.read(connection.fileno(), 1)
    if not heard:
        raise EOFError
    return heard


@contextmanager
def _explain_end() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise RuntimeError("a process that steps lanes has ended; what it last printed says why") from None


class Group(SplitLanes):
    """Some lanes, a share of them in every process, which are stepped while their owner is busy with another group.

    Its arrays are parts of those of all lanes. Between `begin` and `finish` they are being written.
    """

    def __init__(
        self, number: int, lanes: slice, arrays: Arrays, choices: NDArray[np.int64], crew: Crew, part: Part | None
    ) -> None:
        super().__init__(arrays.part(lanes), lanes.start)
        self._number = number
        self._choices = choices[lanes]
        self._crew = crew
        self._part = part
        self._begun = False

    def begin(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer and wait for nothing; refused as a whole where one of them is not legal."""
        self.must_rest()
        self.hand_over(self.check(choices))

    def must_rest(self) -> None:
        if self._begun:
            raise RuntimeError(f"group {self._number} is still stepping: call its finish() first")

    def hand_over(self, given: NDArray[np.int64]) -> None:
        """Begin with choices that are known to be legal."""
        self._choices[:] = given
        self._crew.begin(self._number)
        self._begun = True

    def finish(self) -> None:
        """End the step that was begun: then the arrays tell what is asked next in every lane."""
        if self._begun and self._part is not None:
            self._part.step(self._number)
        self._begun = False
        self._crew.finish(self._number)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Both, one after the other."""
        self.begin(choices)
        self.finish()

    def let_go(self) -> None:
        super().let_go()
        del self._choices, self._part


class ParallelLanes(SplitLanes):
    """`Lanes` on several cores of one computer; the games are the same however many processes and groups there are.

    This process is one of them and steps its share of a group when that is finished. `own_share` is the size of its
    share compared with the others': less than 1 leaves it time to think, with 0 all processes are others. Close the
    lanes when they are no longer needed, or use them in a `with` statement. Processes are started afresh, so a program
    that makes them begins with `if __name__ == "__main__":`.
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
        groups: int = 1,
        own_share: float = 1.0,
    ) -> None:
        set_up = checked_set_up(name, seed, seats, options, reward, discount)
        if not 0 <= own_share <= 1:
            raise ValueError(f"own_share is from 0 to 1, as much as any other process has, not {own_share}")
        if groups > _MOST_GROUPS:
            raise ValueError(f"there are {_MOST_GROUPS} groups at most, not {groups}")
        grouped = parts(lanes, groups)
        shares = list(zip(*(_shares(group, processes, own_share) for group in grouped), strict=True))
        shape = Shape(name, lanes, seats)
        self._memory = SharedMemory(create=True, size=shape.size + 8 * lanes)
        super().__init__(shape.arrays(_buffer(self._memory)))
        choices = _choices_in(self._memory, shape)
        self._crew = Crew(self._memory, shape, shares[1:] if own_share else shares, set_up)
        self._part = Part(self._memory, shape, shares[0], set_up) if own_share else None
        self.groups = [
            Group(number, group, self.arrays, choices, self._crew, self._part) for number, group in enumerate(grouped)
        ]

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer; refused as a whole where one of them is not legal."""
        self._must_rest()
        given = self.check(choices)
        for group in self.groups:
            group.hand_over(given[group.first : group.first + len(group)])
        for group in self.groups:
            group.finish()

    def save(self) -> list[list[Saved]]:
        """How things stand, to come back to with `restore` as often as wanted."""
        self._must_rest()
        self._crew.tell_all(_SAVE)
        saved = [] if self._part is None else [self._part.save()]
        saved += [connection.recv() for connection in self._crew.connections]
        self._crew.await_all()
        return saved

    def restore(self, saved: Sequence[list[Saved]]) -> None:
        """Go back to how things stood when that was saved."""
        self._must_rest()
        others = list(saved)
        if self._part is not None:
            self._part.restore(others.pop(0))
        self._crew.tell_all(_RESTORE)
        for connection, part in zip(self._crew.connections, others, strict=True):
            connection.send(part)
        self._crew.await_all()

    def _must_rest(self) -> None:
        for group in self.groups:
            group.must_rest()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        if not self.groups:
            return
        self._crew.leave()
        for held in [self, *self.groups]:
            held.let_go()
        self.groups = []
        self._part = None
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _shares(group: slice, processes: int, own_share: float) -> list[slice]:
    """The lanes of a group that each process steps, this one first if it has a share.

    >>> _shares(slice(10, 18), 2, 1.0), _shares(slice(10, 18), 2, 0.6)
    ([slice(10, 14, None), slice(14, 18, None)], [slice(10, 13, None), slice(13, 18, None)])
    """
    lanes = group.stop - group.start
    shares = parts(lanes, processes)
    if own_share and processes > 1:
        own = max(1, round(lanes * own_share / (processes - 1 + own_share)))
        others = parts(lanes - own, processes - 1)
        shares = [slice(0, own), *(slice(own + share.start, own + share.stop) for share in others)]
    return [slice(group.start + share.start, group.start + share.stop) for share in shares]


def _buffer(memory: SharedMemory) -> memoryview:
    assert memory.buf is not None  # before it is closed
    return memory.buf


def _choices_in(memory: SharedMemory, shape: Shape) -> NDArray[np.int64]:
    """The choices lie behind the other arrays."""
    return np.ndarray((shape.lanes,), np.int64, _buffer(memory), shape.size)


def _work(connection: Connection, memory_name: str, lanes: int, shares: Sequence[slice], set_up: SetUp) -> None:
    """What one process does: step its lanes of a group whenever it is told to."""
    memory = SharedMemory(memory_name)
    try:
        _serve(connection, memory, lanes, shares, set_up)
    except (EOFError, ConnectionError):
        pass  # nobody is there any more who wants lanes to be stepped
    finally:
        memory.close()


def _serve(connection: Connection, memory: SharedMemory, lanes: int, shares: Sequence[slice], set_up: SetUp) -> None:
    part = Part(memory, Shape(set_up["name"], lanes, set_up["seats"]), shares, set_up)
    while True:
        os.write(connection.fileno(), _READY)
        wish = _next_byte(connection)
        if wish == _SAVE:
            connection.send(part.save())
        elif wish == _RESTORE:
            part.restore(connection.recv())
        else:
            part.step(wish[0])
