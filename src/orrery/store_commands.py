"""The commands `orrery store …`: what a server has stored, copied, written to a file and read again."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from .i18n import Messages
from .terminal.speaking import Language, say, speaking

store = typer.Typer(help=say("cli-help-store"), no_args_is_help=True)
Database = Annotated[str | None, typer.Option("--database", help=say("cli-help-database"))]


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
