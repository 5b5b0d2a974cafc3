"""Several processes at the same tables: revisions of a table, who plays its bots, who lives, and who was seen where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.add_column("tables", sa.Column("proposals", sa.JSON(none_as_null=True)))
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("gone", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "person", "process", name="pk_presence"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_presence_table"),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_index("ix_tables_keeper", "tables")
    op.drop_column("tables", "proposals")
    op.drop_column("tables", "keeper")
    op.drop_column("tables", "revision")
