"""The commands `orrery store …`: what a server has stored, checked, backed up, copied, written to files and read."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from .i18n import Messages, printable
from .terminal.command_line import size
from .terminal.progress import progress_bar
from .terminal.speaking import Language, say, speaking

store = typer.Typer(help=say("cli-help-store"), no_args_is_help=True)
Database = Annotated[str | None, typer.Option("--database", help=say("cli-help-database"))]
_EARLIER = {"rest": "cli-store-since", "positions": "cli-store-kept", "nothing": "cli-store-nothing-kept"}


@store.command("check", help=say("cli-help-store-check"))
def store_check(
    database: Database = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", help=say("cli-help-store-processes"))] = 1,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.check import check_store  # as slow to load as the server
        from .server.settings import database_url

        shared = int(size("--processes", processes, least=1, most=1024))
        logging.getLogger(__package__).addHandler(logging.NullHandler())  # a broken row is told with its table
        checked = check_store(database_url(database, os.environ), progress_bar, spoken.language, shared)
        for table in checked.told:
            if table.difference is not None:
                told = spoken.text(table.difference.message, **table.difference.arguments)
            elif table.earlier is not None:
                compared, rules, now, number = table.earlier
                told = spoken.text(_EARLIER[compared], rules=rules, now=now, number=number)
            print(spoken.text("cli-store-table", table=printable(table.id), game=printable(table.game), told=told))
        counted = {"tables": checked.tables, "moves": checked.moves, "differing": checked.differing}
        print(spoken.text("cli-store-checked", **counted))
        if checked.differing:
            raise typer.Exit(1)


@store.command("backup", help=say("cli-help-store-backup"))
def store_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-help-store-backup-file"))],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=say("cli-help-store-overwrite"))] = False,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.backup import back_up
        from .server.settings import database_url

        rows = back_up(database_url(database, os.environ), file, progress_bar, overwrite)
        _tell(spoken, "cli-store-backed-up", rows)


@store.command("restore", help=say("cli-help-store-restore"))
def store_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-help-store-restored-file"))],
    database: Database = None,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.backup import restore
        from .server.settings import database_url

        _tell(spoken, "cli-store-restored", restore(database_url(database, os.environ), file, progress_bar))


@store.command("copy", help=say("cli-help-store-copy"))
def store_copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=say("cli-help-store-from"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=say("cli-help-store-to"))],
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.copying import copy_store  # as slow to load as the server
        from .server.settings import database_url

        copied = copy_store(database_url(source, {}), database_url(target, {}))
        _tell(spoken, "cli-store-copied", copied)


@store.command("export", help=say("cli-help-store-export"))
def store_export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-help-store-new-file"))],
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help=say("cli-help-store-table"))] = None,
    database: Database = None,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.exporting import export_store
        from .server.settings import database_url

        _tell(spoken, "cli-store-exported", export_store(database_url(database, os.environ), file, table))


@store.command("import", help=say("cli-help-store-import"))
def store_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-help-store-file"))],
    database: Database = None,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        from .server.importing import import_store
        from .server.settings import database_url

        _tell(spoken, "cli-store-imported", import_store(database_url(database, os.environ), file))


def _tell(spoken: Messages, message: str, rows: Mapping[str, int]) -> None:
    print(spoken.text(message, **{name: rows.get(name, 0) for name in ("people", "tables", "moves")}))
