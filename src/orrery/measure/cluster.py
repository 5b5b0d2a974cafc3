"""The workers of a Ray cluster, which play parts of a simulation. `orrery-games[cluster]`."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from typing import Any, Final

from ..core.errors import OrreryError
from .parts import TRIES, Answer, Part, WorkersLost, play_part

_REACH_SECONDS: Final = 5.0
_LOCAL: Final = "local"
_ANY: Final = "auto"
_CLIENT: Final = "ray://"


class NoRay(OrreryError):
    """The library is not installed."""

    def __init__(self, missing: str) -> None:
        super().__init__("error-needs-ray", f"a cluster needs {missing}", {"missing": missing})


class NoCluster(OrreryError):
    """Nobody answers at an address, or not as a cluster does."""

    def __init__(self, address: str, reason: str) -> None:
        why = " ".join(reason.split()).split(". ")[0].rstrip(".") or "-"  # what follows is advice for programmers
        super().__init__(
            "error-no-cluster", f"no Ray cluster at {address}: {why}", {"address": address, "why": why[:300]}
        )


class BadAddress(OrreryError):
    """What was typed is no address."""

    def __init__(self, address: str) -> None:
        super().__init__("error-cluster-address", f"no address of a cluster: {address}", {"address": address})


class UnfitWorker(OrreryError):
    """A machine of the cluster lacks something, most often Orrery itself."""

    def __init__(self, told: str) -> None:
        why = told.strip().splitlines()[-1].strip()[:300]  # the end of what was traced there
        super().__init__("error-unfit-worker", f"a worker cannot play: {why}", {"why": why})


def imported_ray() -> Any:
    """Ray is large, and nobody else needs it."""
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise NoRay(missing.name or "ray") from None
    return ray


class Cluster:
    """As many workers as the cluster has cores; without an address it is made of the cores of this machine.

    A part is played again if its worker or computer is gone, or its result with the computer that stored it, and
    `tell_lost` is called. Ray could repeat it by itself, but would say nothing: it takes half a minute until it lists
    a killed computer as dead.
    """

    def __init__(self, ray: Any, address: str | None, tell_lost: Callable[[], None] = lambda: None) -> None:
        self._ray = ray
        self._tell_lost = tell_lost
        self._parts: dict[Any, tuple[Part, int]] = {}
        """The parts under way by their task, with the number of tries before this one."""
        place = address or _LOCAL
        if place not in (_LOCAL, _ANY):
            _reach(place)
        own = {"include_dashboard": False} if place == _LOCAL else {}
        try:
            ray.init(place, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (OSError, RuntimeError, ValueError) as problem:
            raise NoCluster(place, str(problem)) from None
        self._play = ray.remote(max_retries=0)(play_part)

    def places(self) -> int:
        """Machines may come and go."""
        return max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def begin(self, part: Part, tries: int = 0) -> None:
        self._parts[self._play.remote(part)] = part, tries

    def answer(self) -> Answer:
        failed = self._ray.exceptions
        gone = failed.WorkerCrashedError, failed.NodeDiedError, failed.OutOfMemoryError, failed.ObjectLostError
        while True:
            [done], _ = self._ray.wait(list(self._parts), num_returns=1)
            part, tries = self._parts.pop(done)
            try:
                answer: Answer = self._ray.get(done)
            except gone:
                if tries == TRIES - 1:
                    raise WorkersLost(part) from None
                self._tell_lost()
                self.begin(part, tries + 1)
            except failed.RaySystemError as problem:
                raise UnfitWorker(str(problem)) from None
            else:
                return answer

    def close(self) -> None:
        self._ray.shutdown()


def _reach(address: str) -> None:
    """Knock first: where nobody answers, Ray would try for a long time."""
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise BadAddress(address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), _REACH_SECONDS).close()
    except (OSError, OverflowError, UnicodeError) as problem:
        raise NoCluster(address, getattr(problem, "strerror", None) or str(problem)) from None
