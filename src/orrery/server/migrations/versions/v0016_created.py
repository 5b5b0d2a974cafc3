"""An index by which the newest table is found."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_created", "tables", ["created"])


def downgrade() -> None:
    op.drop_index("ix_tables_created", "tables")
