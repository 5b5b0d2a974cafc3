"""A PostgreSQL of the test run's own: in a temporary folder, as an ordinary user, for as long as the run lasts."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import IO

import psycopg
from tools.ready import POSTGRESQL, postgresql_programs

from orrery.server.database import Database
from orrery.server.schema import METADATA

OWNER = "orrery"
_TEMPLATE = "template_orrery"
_PATIENCE_SECONDS = 60
_UNSAFE = {  # nothing here has to survive a power failure
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "max_wal_size": "1GB",
    "listen_addresses": "127.0.0.1",
}


class Cluster:
    """PostgreSQL with a database for every test, copied from one that has been migrated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        programs = postgresql_programs()
        assert programs is not None, (
            f"{POSTGRESQL.name} is missing. On Debian: apt-get install {POSTGRESQL.packages[0]}"
        )
        self._programs = programs
        self._user = _ordinary_user()
        self._numbers = count(1)
        self._given_back: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self.log: IO[bytes] = (folder / "log").open("ab")
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self.port = _free_port()
        command = ("initdb", "-D", self._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        assert self._popen(*command).wait() == 0, (folder / "log").read_text()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _popen(self, *command: str) -> subprocess.Popen[bytes]:
        program, *arguments = command
        line = [str(self._programs / program), *arguments]
        user, group = (None, None) if self._user is None else (self._user.pw_uid, self._user.pw_gid)
        return subprocess.Popen(line, stdout=self.log, stderr=self.log, cwd=self.folder, user=user, group=group)

    def start(self) -> None:
        """When this returns it can be asked."""
        options = [f"-c{name}={value}" for name, value in _UNSAFE.items()]
        self._process = self._popen(
            "postgres", "-D", self._data, "-k", str(self.folder), "-p", str(self.port), *options
        )
        until = time.monotonic() + _PATIENCE_SECONDS
        while True:
            try:
                self.do("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.02)

    def stop(self) -> None:
        """At once, as if it had been killed: what was committed comes back at the next start."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def connection(self, database: str) -> psycopg.Connection[tuple[object, ...]]:
        """A connection of one's own."""
        return psycopg.connect(self._plain(database), autocommit=True)

    def do(self, *commands: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """What the last command finds."""
        with self.connection(database) as connection:
            found = [connection.execute(command) for command in commands]
            return found[-1].fetchall() if found[-1].description else []

    def _plain(self, database: str, user: str = OWNER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def url(self, database: str, user: str = OWNER, password: str = "") -> str:
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@127.0.0.1:{self.port}/{database}"

    def empty(self) -> str:
        """The name of a database with nothing in it."""
        name = f"empty{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return name

    def fresh(self) -> str:
        """The name of a database of today's shape; one that a test has given back is emptied, which is quicker."""
        if self._given_back:
            name = self._given_back.pop()
            self.do(f"TRUNCATE {', '.join(METADATA.tables)} RESTART IDENTITY", database=name)
            return name
        name = f"test{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {self._template}")
        return name

    def give_back(self, database: str) -> None:
        self.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
        self._given_back.append(database)

    def drop(self, database: str) -> None:
        self.do(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")

    @cached_property
    def _template(self) -> str:
        self.do(f"CREATE DATABASE {_TEMPLATE}")
        database = Database(self.url(_TEMPLATE))
        database.open()
        database.close()
        return _TEMPLATE


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="orrery-postgresql-"))
    cluster = Cluster(folder)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        cluster.log.close()
        shutil.rmtree(folder)


def _ordinary_user() -> pwd.struct_passwd | None:
    """Whom root becomes for this: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in ("postgres", "nobody") if name in known)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
