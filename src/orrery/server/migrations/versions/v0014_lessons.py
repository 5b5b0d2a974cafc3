"""Guided first games: whether somebody is taught at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(10)))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
