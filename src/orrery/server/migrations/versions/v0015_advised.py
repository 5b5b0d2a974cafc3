"""How many hints each seat of a table has been given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("advised", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "advised")
