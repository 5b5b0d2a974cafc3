"""The database's tables, and the migrations that lead to them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    inspect,
    text,
)
from sqlalchemy.exc import DBAPIError

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# every change raises the revision, and is made only if nobody else has made one since: answers, seats, the end of it.
# The keeper is the process that plays the bots that are asked. Trouble is why the table could not be restored when that
# was tried last. Request is the Idempotency-Key with which the browser asked for the table. Status, waiting and outcome
# follow from the moves; they are kept so that a list of tables replays nothing.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("creator", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    Column("rematch", String(32)),
    Column("outcome", JSON(none_as_null=True)),
    Column("revision", Integer, nullable=False, server_default=text("0")),
    Column("keeper", String(32), index=True),
    Column("proposals", JSON(none_as_null=True)),
    Column("lesson", String(10)),
    Column("advised", JSON(none_as_null=True)),
    Column("trouble", String(10)),
    Column("request", String(64)),
    Index("ix_tables_request", "creator", "request", unique=True),
)

# tables that are over and that a person no longer wants to see in the list
HIDDEN = Table(
    "hidden",
    METADATA,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", Integer, ForeignKey("people.id"), index=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("secret", String(64)),
    Column("opener", Integer),
)

# append-only: the primary key is the lock two servers would meet at; rows from before there were hashes or snapshots
# have none
MOVES = Table(
    "moves",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("answers", JSON, nullable=False),
    Column("deals", JSON, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("hash", String(16)),
    Column("joined", Boolean, nullable=False, server_default=false()),
    Column("snapshot", LargeBinary),
    Column("time", BigInteger, nullable=False),
)

# append-only too: everybody at a table may read how its seats changed hands
HANDOVERS = Table(
    "handovers",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("how", String(10), nullable=False),
    Column("former", Integer, ForeignKey("people.id")),
    Column("former_name", String(40), nullable=False),
    Column("person", Integer, ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("time", BigInteger, nullable=False),
)

# who wants no hints at a table
UNAIDED = Table(
    "unaided",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
)

# what the strongest bot thinks of finished games
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("found", JSON, nullable=False),
)

# how games alone ended whose tables have been deleted since
RESULTS = Table(
    "results",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("outcome", JSON, nullable=False),
)

# what the books of people keep of games whose tables have been deleted since
PLAYED = Table(
    "played",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("game", String(40), nullable=False),
    Column("against", String(40), nullable=False),
    Column("won", Boolean, nullable=False),
)

# the browsers of people, known by the hashes of their tokens; the last use is written at most once a day. One that has
# come by the recovery key is trusted at once (`Browsers.check_established`)
BROWSERS = Table(
    "browsers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("program", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("recovered", Boolean, nullable=False, server_default=false()),
)

# browsers that have joined a person's others, or were signed out to make room for one, until each of the others has
# shown it
JOININGS = Table(
    "joinings",
    METADATA,
    Column("browser", String(16), ForeignKey("browsers.id"), primary_key=True),
    Column("joined", String(16), primary_key=True),
    Column("program", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("signed_out", Boolean, nullable=False, server_default=false()),
)

# by what one more browser becomes a person's: a link of one day (`device`), or a key that is kept (`recovery`), which
# may have replaced the one before when that was used
LINKS = Table(
    "links",
    METADATA,
    Column("secret_hash", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("replaced", String(64)),
)

# how people want to be called to a table, and the browser that has set it up; those by mail have the hash of their
# address, and a secret if they are of before links in mails were signed
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("secret", String(64), unique=True),
    Column("keys", JSON(none_as_null=True)),
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("recipient", String(22), index=True),
    Column("browser", String(16)),
)

# mail addresses by their hashes with the server's secret: when each was last asked for consent, and whether its owner
# wants no mail; it stays when the person leaves who entered the address
MAIL_RECIPIENTS = Table(
    "mail_recipients",
    METADATA,
    Column("hash", String(22), primary_key=True),
    Column("asked", BigInteger, nullable=False),
    Column("stopped", Boolean, nullable=False),
)

# at which version of a table a person was last called: of several processes the row lets one do it
CALLS = Table(
    "calls",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
)

# secrets of the house itself, the same for all its processes
KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)

# the processes that serve from this database, each until its lease ends
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# who looks at a table at which they sit, and at which process; those who are gone have a time
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("process", String(32), primary_key=True),
    Column("gone", BigInteger),
)

# what people and addresses have used up of what they may ask for, and when all of it will be theirs again
BUDGETS = Table(
    "budgets",
    METADATA,
    Column("what", String(20), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)


FORMER: Final = frozenset({"devices"})
"""Tables that earlier versions had."""


def migrations(connection: Connection) -> Config:
    """Alembic's settings for the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring a database, empty or old, to today's shape."""
    command.upgrade(migrations(connection), "head")


def is_ours(connection: Connection) -> bool:
    """Return whether any migrations have been run; an error of Alembic's if there was one that is not known here."""
    reached = MigrationContext.configure(connection).get_current_revision()
    return reached is not None and bool(ScriptDirectory.from_config(migrations(connection)).get_revision(reached))


def is_migrated(connection: Connection) -> bool:
    """Whether all migrations have been run; an error of Alembic's if there was one that is not known here."""
    script = ScriptDirectory.from_config(migrations(connection))
    reached = MigrationContext.configure(connection).get_current_revision()
    return reached is not None and script.get_revision(reached).revision == script.get_current_head()


def is_of_this_shape(connection: Connection) -> bool:
    """Whether every table has the columns that the code knows."""
    found = inspect(connection)
    there = set(found.get_table_names())
    return there >= set(METADATA.tables) and all(
        {column["name"] for column in found.get_columns(name)} == set(table.c.keys())
        for name, table in METADATA.tables.items()
    )


_OTHER_SHAPE = ("42P01", "42P07", "42701", "42703")
"""What PostgreSQL says where a table or column is missing or there already; SQLite says it in words."""
_OTHER_SHAPE_TOLD = ("already exists", "duplicate column", "no such table", "no such column")


def is_of_another_shape(problem: DBAPIError) -> bool:
    """Whether a migration has failed because what it was to change is not what its version says."""
    told = str(problem.orig)
    return getattr(problem.orig, "sqlstate", None) in _OTHER_SHAPE or any(word in told for word in _OTHER_SHAPE_TOLD)
