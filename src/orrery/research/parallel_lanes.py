"""Lanes on several cores: every process steps its part and writes into arrays that all share."""

from __future__ import annotations

import multiprocessing
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

# Wishes and what answers them are bare bytes: pickling them would take longer than everything else a step needs here.
# The wish to step a group of lanes is the number of the group.
_SAVE: Final = b"save"
_RESTORE: Final = b"restore"
_READY: Final = b"ready"

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

    def __len__(self) -> int:
        return len(self.seats)

    def let_go(self) -> None:
        """Forget the arrays, whose memory will be gone."""
        del self.arrays, self.observations, self.masks, self.seats, self.rewards, self.done

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
            problem.add_note(f"in lane {self.first + lane}")
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


class Crew:
    """The processes that step lanes: all are told the same, and do one thing after the other."""

    def __init__(self, memory: SharedMemory, lanes: int, shares: Iterable[Sequence[slice]], set_up: SetUp) -> None:
        """Each process has its share of every group."""
        context = multiprocessing.get_context("spawn")
        self.connections: list[Connection] = []
        self._processes = []
        self._stepping: list[int] = []
        for own in shares:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, memory.name, lanes, own, set_up), daemon=True)
            process.start()
            there.close()
            self.connections.append(here)
            self._processes.append(process)
        self.await_all()

    def tell_all(self, wish: bytes) -> None:
        with _missed():
            for connection in self.connections:
                connection.send_bytes(wish)

    def await_all(self) -> None:
        """Wait until every process has done what it was told first."""
        with _missed():
            for connection in self.connections:
                connection.recv_bytes()

    def must_rest(self, groups: Sequence[int]) -> None:
        """Refuse what cannot be done with groups that are being stepped."""
        busy = [group for group in groups if group in self._stepping]
        if busy:
            raise RuntimeError(f"group {busy[0]} is still stepping: call its finish() first")

    def begin(self, group: int) -> None:
        self.tell_all(b"%d" % group)
        self._stepping.append(group)

    def finish(self, group: int) -> None:
        while group in self._stepping:
            self.await_all()
            del self._stepping[0]

    def leave(self) -> None:
        """Processes end when nobody is there to tell them anything."""
        for connection in self.connections:
            connection.close()
        for process in self._processes:
            process.join()


@contextmanager
def _missed() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise RuntimeError("a process that steps lanes has ended; what it last printed says why") from None


class Group(SplitLanes):
    """Some lanes, a part of them in every process: they are stepped while their owner thinks about another group.

    Its arrays are parts of those of all lanes. Between `begin` and `finish` they are being written.
    """

    def __init__(self, number: int, lanes: slice, arrays: Arrays, choices: NDArray[np.int64], crew: Crew) -> None:
        super().__init__(arrays.part(lanes), lanes.start)
        self._number = number
        self._choices = choices[lanes]
        self._crew = crew

    def begin(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer and wait for nothing; refused as a whole where one of them is not legal."""
        self._crew.must_rest([self._number])
        self.hand_over(self.checked(choices))

    def hand_over(self, given: NDArray[np.int64]) -> None:
        """The same with choices that are known to be legal."""
        self._choices[:] = given
        self._crew.begin(self._number)

    def finish(self) -> None:
        """Wait for the step that was begun: then the arrays tell what is asked next in every lane."""
        self._crew.finish(self._number)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Both, one after the other."""
        self.begin(choices)
        self.finish()

    def let_go(self) -> None:
        super().let_go()
        del self._choices


class ParallelLanes(SplitLanes):
    """`Lanes` on several cores of one computer; the games are the same however many processes and groups there are.

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
        groups: int = 1,
    ) -> None:
        set_up = checked_set_up(name, seed, seats, options, reward, discount)
        grouped = parts(lanes, groups)
        shares = [_shares(group, processes) for group in grouped]
        shape = Shape(name, lanes, seats)
        self._memory = SharedMemory(create=True, size=shape.size + 8 * lanes)
        super().__init__(shape.arrays(_buffer(self._memory)))
        choices = _choices_in(self._memory, shape)
        self._crew = Crew(self._memory, lanes, zip(*shares, strict=True), set_up)
        self.groups = [Group(number, group, self.arrays, choices, self._crew) for number, group in enumerate(grouped)]

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Give every lane's answer; refused as a whole where one of them is not legal."""
        self._crew.must_rest(range(len(self.groups)))
        given = self.checked(choices)
        for group in self.groups:
            group.hand_over(given[group.first : group.first + len(group)])
        for group in self.groups:
            group.finish()

    def save(self) -> list[list[Saved]]:
        """How things stand, to come back to with `restore` as often as wanted."""
        self._crew.must_rest(range(len(self.groups)))
        self._crew.tell_all(_SAVE)
        saved = [connection.recv() for connection in self._crew.connections]
        self._crew.await_all()
        return saved

    def restore(self, saved: Sequence[list[Saved]]) -> None:
        """Go back to how things stood when that was saved."""
        self._crew.must_rest(range(len(self.groups)))
        self._crew.tell_all(_RESTORE)
        for connection, part in zip(self._crew.connections, saved, strict=True):
            connection.send(part)
        self._crew.await_all()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        if not self.groups:
            return
        self._crew.leave()
        for held in [self, *self.groups]:
            held.let_go()
        self.groups = []
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _shares(group: slice, processes: int) -> list[slice]:
    """The lanes of a group that each process steps."""
    return [
        slice(group.start + share.start, group.start + share.stop)
        for share in parts(group.stop - group.start, processes)
    ]


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
    shape = Shape(set_up["name"], lanes, set_up["seats"])
    arrays, choices = shape.arrays(_buffer(memory)), _choices_in(memory, shape)
    groups = [
        Lanes(lanes=share.stop - share.start, first=share.start, arrays=arrays.part(share), **set_up)
        for share in shares
    ]
    while True:
        connection.send_bytes(_READY)
        wish = connection.recv_bytes()
        if wish == _SAVE:
            connection.send([group.save() for group in groups])
        elif wish == _RESTORE:
            for group, saved in zip(groups, connection.recv(), strict=True):
                group.restore(saved)
        else:
            number = int(wish)
            groups[number].step(choices[shares[number]])
