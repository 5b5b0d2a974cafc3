"""Where every answer led and what was told with it, so that tables outlive changes of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("snapshot", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("moves", "snapshot")
