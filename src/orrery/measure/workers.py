"""Who plays a simulation, as it is asked for on the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout

from .cluster import Cluster, imported_ray
from .parts import Alone, Workers
from .processes import Processes


@contextmanager
def workers_for(processes: int, ray: bool, address: str | None) -> Iterator[Workers]:
    """This process, several of this machine, or a cluster of Ray; they are gone afterwards."""
    with redirect_stdout(sys.stderr) if ray else nullcontext():  # Ray prints which workers were killed
        found: Workers = Alone()
        if ray:
            found = Cluster(imported_ray(), address)
        elif processes > 1:
            found = Processes(processes)
        try:
            yield found
        finally:
            found.close()
