"""Where visitors come to: a server of one process on SQLite, or of several on PostgreSQL."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from orrery.measure.server_process import ServerProcess, running_server

from ..server.engines import Engine


class Hosting(NamedTuple):
    """How every server of a test run is started."""

    engine: Engine
    workers: int

    def database(self, folder: Path) -> str:
        """The same for the same folder, so that a server finds what the one before has kept."""
        return self.engine.url(folder)

    def server(self, folder: Path, port: int = 0, public_url: str = "") -> AbstractContextManager[ServerProcess]:
        database = self.database(folder)
        return running_server(folder, port, public_url=public_url, database=database, workers=self.workers)
