"""Alembic runs this file to migrate over the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from orrery.server.schema import METADATA


def migrate() -> None:
    connection: Connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name Alembic loads it under; nothing happens on an import
    migrate()
