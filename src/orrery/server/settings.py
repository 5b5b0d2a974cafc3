"""What can be set when a server is started."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .bots_pool import Assignment, think
from .channels import SILENT, Channels
from .database_errors import DatabaseUnusable
from .proxies import Proxies
from .retention import FOR_EVER, Keep

CLIENT = Path(__file__).parent / "client"
"""Where the built browser client is in the package."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings; only the database has to be given."""

    database: str
    client: Path = CLIENT
    public_url: str = ""
    """Where people elsewhere reach the server, if not by its own address: `https://games.example`, or a path there."""
    proxies: Proxies = field(default_factory=Proxies)
    """Who is believed when saying for whom a request is: an address is what limits are counted by."""
    thinkers: int = 2
    """Processes in which bots think."""
    workers: int = 2
    """Processes for whatever would hold up the tables: forecasts, records, replays, long games to be restored."""
    work_seconds: float = 60.0
    """After this time such work is stopped."""
    think_seconds: float = 20.0
    """After this time a bot that is still thinking takes any legal answer."""
    pace_seconds: float = 1.0
    """Time between two answers where only bots play, so that one can watch."""
    cheap_bots: frozenset[str] = frozenset({"random"})
    """These need no thought, so they need no process either: they take any legal answer."""
    absence_seconds: float = 600.0
    """After this time without a socket the others at a table may agree on who plays a person's seat."""
    clock: Callable[[], float] = time.monotonic
    """What absence is measured with."""
    pause: Callable[[float], Awaitable[object]] = asyncio.sleep
    """How the server waits before it tries again what the database did not do."""
    idle_seconds: float = 120.0
    """A room nobody looks at is put away after this time,"""
    idle_among_others_seconds: float = 2.0
    """or after this, while its game lasts, where there are several processes: others look at it mostly elsewhere."""
    messages_per_second: float = 30.0
    """Messages of one socket, and how many of them at once."""
    message_burst: int = 60
    budget: float = 1.0
    """Multiplies what one person and one address may ask for (`budgets.py`); 0: no limits."""
    bot_tables: int = 20
    """Tables of one person at which only bots play at the same time; that many go on by themselves after a restart."""
    header_seconds: float = 10.0
    """A connection has to say what it wants within this time."""
    request_seconds: float = 60.0
    """A request and its answer have to be through within this time, on however slow a line."""
    connections: int = 2500
    """Connections at the same time, as far as the process may have that many handles."""
    channels: Channels = SILENT
    """How people are called to tables that wait for them."""
    host_token: str = ""
    """What opens the pages for whoever runs the server: figures, tables in play; without it there are none."""
    keep: Keep = FOR_EVER
    """After how many days finished and abandoned tables are deleted."""
    think: Callable[[Assignment], str] = field(default=think)
    """How a bot's answer is found, in a process of its own."""


def database_url(given: str | None, environment: Mapping[str, str]) -> str:
    """The database that was asked for, as a URL or as a file; usually one in the person's state folder."""
    wanted = given or environment.get("ORRERY_DATABASE", "")
    if "://" in wanted:
        return wanted
    if wanted:
        path = Path(wanted).expanduser().absolute()
    else:
        state = environment.get("XDG_STATE_HOME", "")
        base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
        path = base / "orrery" / "tables.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise DatabaseUnusable(str(path), problem.strerror or str(problem)) from None
    return f"sqlite:///{path}"
