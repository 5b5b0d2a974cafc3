"""What speaks against using a database: one class and one sentence for each, before anything has been changed."""

from __future__ import annotations

from .errors import Refused


class DatabaseUnusable(Refused):
    """No server can be started with this database."""

    def __init__(self, database: str, reason: str) -> None:
        text = f"the database {database} cannot be used: {reason}"
        super().__init__("error-database-unusable", text, database=database, reason=reason)


class DatabaseInUse(Refused):
    """Two servers on one database would give one seat to two people."""

    def __init__(self, database: str) -> None:
        text = f"another server already uses the database {database}"
        super().__init__("error-database-in-use", text, database=database)


class DatabaseNewer(Refused):
    """The database has a shape this program does not know yet."""

    def __init__(self, database: str) -> None:
        text = f"the database {database} was made by a newer version of Orrery"
        super().__init__("error-database-newer", text, database=database)


class DatabaseOlder(Refused):
    """The database has not been brought to today's shape, which only a server does."""

    def __init__(self, database: str) -> None:
        text = f"the database {database} is not of this version of Orrery yet: start a server with it once"
        super().__init__("error-database-older", text, database=database)


class DatabaseForeign(Refused):
    """Some other program's database."""

    def __init__(self, database: str) -> None:
        super().__init__("error-database-foreign", f"{database} is no database of Orrery", database=database)


class DatabaseUnreachable(Refused):
    """Nobody answers at the database's address."""

    def __init__(self, database: str, reason: str) -> None:
        text = f"the database {database} cannot be reached: {reason}"
        super().__init__("error-database-unreachable", text, database=database, reason=reason)


class DatabaseRefusesPassword(Refused):
    """Not the password of the database's user, or none where one is wanted."""

    def __init__(self, database: str) -> None:
        text = f"the database {database} does not accept this user and password"
        super().__init__("error-database-refuses-password", text, database=database)


class DatabaseTooOld(Refused):
    """The program behind the database cannot do what is needed of it."""

    def __init__(self, database: str, found: str, needed: str) -> None:
        text = f"the database {database} is PostgreSQL {found}; {needed} or newer is needed"
        super().__init__("error-database-too-old", text, database=database, found=found, needed=needed)


class DatabaseLacksRights(Refused):
    """The database's user may not do what a server has to do."""

    def __init__(self, database: str, right: str) -> None:
        text = f"its user has not all rights in the database {database}: {right}"
        super().__init__("error-database-lacks-rights", text, database=database, right=right)


class DatabaseHalfMigrated(Refused):
    """Its tables are of no version: neither as they were before a migration nor as they are after it."""

    def __init__(self, database: str) -> None:
        text = f"a change of the database {database} to another version was not completed: restore a backup"
        super().__init__("error-database-half-migrated", text, database=database)


class DatabaseNeedsLibrary(Refused):
    """The library that speaks with PostgreSQL is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "error-database-needs-library", "PostgreSQL needs a library: pip install 'orrery-games[postgresql]'"
        )


class OneProcessOnly(Refused):
    """A file of SQLite is for one process."""

    def __init__(self, workers: int) -> None:
        text = f"--workers {workers} needs PostgreSQL: a file of SQLite is for one process"
        super().__init__("error-one-process-only", text, workers=str(workers))


class DatabaseNotEmpty(Refused):
    """What is there already would be mixed with what is to come."""

    def __init__(self, database: str) -> None:
        text = f"there is something in the database {database} already"
        super().__init__("error-database-not-empty", text, database=database)


class RowUnreadable(Refused):
    """A row that is to be copied is broken."""

    def __init__(self, database: str, table: str, reason: str) -> None:
        text = f"a row of {table} in the database {database} cannot be read: {reason}"
        super().__init__("error-row-unreadable", text, database=database, table=table, reason=reason)


class CopyDiffers(Refused):
    """What was written is not what was read."""

    def __init__(self, table: str) -> None:
        super().__init__("error-copy-differs", f"the copy of {table} differs from the original", table=table)


class FileUnusable(Refused):
    """A file that cannot be read or written."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__("error-file-unusable", f"the file {file} cannot be used: {reason}", file=file, reason=reason)


class FileIsThere(Refused):
    """A backup would overwrite a file."""

    def __init__(self, file: str) -> None:
        super().__init__("error-file-is-there", f"there is a file {file} already", file=file)


class NotAnExport(Refused):
    """Some other file."""

    def __init__(self, file: str) -> None:
        super().__init__("error-not-an-export", f"the file {file} is no export of tables", file=file)


class ExportNewer(Refused):
    """The file has a form this program does not know yet."""

    def __init__(self, file: str) -> None:
        super().__init__("error-export-newer", f"the file {file} was made by a newer version of Orrery", file=file)


class ExportBroken(Refused):
    """The file was an export, and is no longer what was written."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__("error-export-broken", f"the file {file} is broken in line {line}", file=file, line=str(line))


class ExportContradicts(Refused):
    """Each row for itself could be one, but not all of them together."""

    def __init__(self, file: str) -> None:
        super().__init__("error-export-contradicts", f"the rows of the file {file} contradict each other", file=file)


class TableExists(Refused):
    """A table that is to be imported is here already."""

    def __init__(self, table: str, database: str) -> None:
        text = f"table {table} is in the database {database} already"
        super().__init__("error-table-exists", text, table=table, database=database)
