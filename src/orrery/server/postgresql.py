"""What PostgreSQL needs besides: its driver, how long to wait for it, and its refusals in our words."""

from __future__ import annotations

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from .database_errors import DatabaseLacksRights, DatabaseRefusesPassword, DatabaseTooOld, DatabaseUnreachable
from .errors import Refused
from .schema import METADATA

CONNECTIONS = 4
"""How many connections one process has, each for a thread of its own."""
_OLDEST = 15
_CONNECT_SECONDS = 5
_WAITS = "-c statement_timeout=20s -c lock_timeout=10s"
"""Nobody waits for ever, whatever holds the database up."""
MIGRATING = 282_439
"""The number of the advisory lock under which migrations are run."""
_RIGHTS = ("SELECT", "INSERT", "UPDATE", "DELETE")
_INSUFFICIENT_PRIVILEGE = "42501"


def with_driver(url: URL) -> URL:
    """The address with the driver we use, where it names none; `postgres://` is another way to write it."""
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgres", "postgresql") else url


def settings(url: URL) -> dict[str, object]:
    """How connections are kept: a few that stay, looked at before they are used, since PostgreSQL may be restarted."""
    return {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True, "connect_args": patience(url)}


def patience(url: URL) -> dict[str, object]:
    """How long anything may take; a line that was cut is noticed within half a minute, used or not."""
    given = url.query.get("options", ())
    more = [given] if isinstance(given, str) else given  # of two values for one thing the last counts
    return {
        "connect_timeout": _CONNECT_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 25_000,
        "options": " ".join([_WAITS, *more]),
    }


def check_version(connection: Connection, name: str) -> None:
    found = connection.dialect.server_version_info or ()
    if found < (_OLDEST,):
        raise DatabaseTooOld(name, ".".join(map(str, found)), str(_OLDEST))


def wait_for_migrations(connection: Connection) -> None:
    """Until this transaction ends no other server migrates; whoever comes later finds nothing left to do."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})


def check_rights(connection: Connection, name: str) -> None:
    """Whether its user may do with every table what a server does with it."""
    for table in METADATA.tables:
        for right in _RIGHTS:
            wanted = {"table": table, "right": right}
            if not connection.execute(text("SELECT has_table_privilege(:table, :right)"), wanted).scalar_one():
                raise DatabaseLacksRights(name, f"{right} {table}")


def refusal(problem: DBAPIError, name: str) -> Refused | None:
    """What the database means, where there is a sentence for it."""
    told = " ".join(str(problem.orig).split())
    if getattr(problem.orig, "sqlstate", None) == _INSUFFICIENT_PRIVILEGE:
        return DatabaseLacksRights(name, told)
    if "password" in told.lower() or "passwort" in told.lower():
        return DatabaseRefusesPassword(name)
    # a server that is there and says no begins its sentence so in every language
    if _connecting(problem) and "FATAL" not in told:
        return DatabaseUnreachable(name, told)
    return None


def _connecting(problem: DBAPIError) -> bool:
    """Whether there was no statement yet: it failed before there was a connection."""
    return problem.statement is None
