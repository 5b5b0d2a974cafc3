"""Who plays a simulation, as it is asked for on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout

from .cluster import Cluster, imported_ray
from .parts import Alone, Workers
from .processes import Processes


@contextmanager
def workers_for(processes: int, ray: bool, address: str | None, tell_lost: Callable[[], None]) -> Iterator[Workers]:
    """Yield this process, several of this machine, or a cluster of Ray, and end them afterwards."""
    with redirect_stdout(sys.stderr) if ray else nullcontext():  # Ray prints which workers were killed
        found: Workers = Alone()
        if ray:
            found = Cluster(imported_ray(), address, tell_lost)
        elif processes > 1:
            found = Processes(processes)
        try:
            yield found
        finally:
            found.close()
