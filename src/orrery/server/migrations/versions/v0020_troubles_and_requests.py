"""Add columns for the reason why a table is set aside, and for the key of the request that made it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("trouble", sa.String(10)))
    op.add_column("tables", sa.Column("request", sa.String(64)))
    op.create_index("ix_tables_request", "tables", ["creator", "request"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_request", "tables")
    op.drop_column("tables", "request")
    op.drop_column("tables", "trouble")
