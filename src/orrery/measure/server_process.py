"""A real server in processes of its own, for whoever measures it or tries it out."""

from __future__ import annotations

import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from ..server.pulse import Pulse

_START_LIMIT_S = 120.0
_ANSWER_LIMIT_S = 30.0
_START = """
import sys
from pathlib import Path
from orrery.server.serve import run
port, database, budget, workers, folder, public_url = sys.argv[1:]
pulse = Path(folder, "pulse.json")
run("127.0.0.1", int(port), database, budget=float(budget), pulse=pulse, workers=int(workers), public_url=public_url)
"""


class ServerFailed(RuntimeError):
    """The server did not start, or refused what every server must accept."""


class ServerProcess:
    """A server that has been started: one process, or the one that looks after several."""

    def __init__(
        self, process: subprocess.Popen[bytes], folder: Path, database: str, workers: int = 1, public_url: str = ""
    ) -> None:
        self.process = process
        self.workers = workers
        self.database = database
        """The address of the database in which it keeps its tables."""
        self.log = folder / "server.log"
        self._public_url = public_url
        self._pulse = folder / "pulse.json"
        self._asked = 0
        self.port = _announced_port(process, self.log)

    @property
    def address(self) -> str:
        return self._public_url or f"http://127.0.0.1:{self.port}"

    def pulse(self) -> Pulse:
        """The longest stretch the event loop of a single process was busy since this was last asked."""
        self._asked += 1
        self.process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + _ANSWER_LIMIT_S
        while time.monotonic() < until:
            if self._pulse.exists():
                found = msgspec.json.decode(self._pulse.read_bytes(), type=Pulse)
                if found.asked >= self._asked:
                    return found
            time.sleep(0.01)
        raise ServerFailed("the server does not tell its pulse")

    def memory_mb(self) -> float:
        """Resident memory of all that serve, without the processes in which bots think."""
        return sum(_memory_mb(process) for process in self.serving())

    def processor_s(self) -> float:
        """Processor time those have used so far."""
        return sum(_processor_s(process) for process in self.serving())

    def serving(self) -> list[int]:
        """The processes that people are connected with."""
        supervisor = self.process.pid
        if self.workers == 1:
            return [supervisor]
        children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _memory_mb(process: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def _processor_s(process: int) -> float:
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / 100


def file_in(folder: Path) -> str:
    """The address of a database that is a file in the folder."""
    return f"sqlite:///{folder / 'tables.db'}"


@contextmanager
def running_server(
    folder: Path, port: int = 0, budget: float = 0.0, public_url: str = "", database: str = "", workers: int = 1
) -> Iterator[ServerProcess]:
    """A server on this machine with its log and, unless another database is named, its tables in the folder.

    Without a port it is on a free one; without a budget everybody may ask for as much as they like.
    """
    database = database or file_in(folder)
    told = [str(port), database, str(budget), str(workers), str(folder), public_url]
    with start([sys.executable, "-c", _START, *told], folder) as process:
        yield ServerProcess(process, folder, database, workers, public_url)


@contextmanager
def start(command: Sequence[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is a server; what it has to say goes to a log in the folder."""
    with (folder / "server.log").open("ab") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=output)
    with process:
        try:
            yield process
        finally:
            _stop(process)


def _announced_port(process: subprocess.Popen[bytes], log: Path) -> int:
    """The server prints its address as soon as it can be reached."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], _START_LIMIT_S)
    found = re.search(rb":(\d+)/", process.stdout.readline()) if ready else None
    if found is None:
        raise ServerFailed(f"the server did not start:\n{log.read_text(errors='replace')}")
    return int(found[1])


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
