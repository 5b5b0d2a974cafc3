"""Where visitors come to: a server of one process on SQLite, or of several on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from orrery.measure.server_process import ServerProcess, running_server

from ..server.engines import Engine
from .prepared import RECORDS


class Hosting(NamedTuple):
    """How every server of a test run is started."""

    engine: Engine
    workers: int

    def database(self, folder: Path) -> str:
        """The same for the same folder, so that a server finds what the one before has kept."""
        return self.engine.url(folder)

    @contextmanager
    def server(self, folder: Path, port: int = 0, public_url: str = "") -> Iterator[ServerProcess]:
        """A server whose bots can think at once."""
        database = self.database(folder)
        with running_server(folder, port, public_url=public_url, database=database, workers=self.workers) as running:
            wait_for_processes(running.address)
            yield running


def wait_for_processes(address: str) -> None:
    """Waits until a server that has just been started has loaded what its processes need, here to read a record.

    On a busy machine the first answer of a bot would come later than a page is waited for.
    """
    with httpx.Client(base_url=address, timeout=None) as visitor:
        visitor.get("/api/me").raise_for_status()
        record = (RECORDS / "duel" / "usual.json").read_bytes()
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(address))
        headers = {"origin": origin, "content-type": "application/json"}
        visitor.post("/api/records", content=record, headers=headers).raise_for_status()
