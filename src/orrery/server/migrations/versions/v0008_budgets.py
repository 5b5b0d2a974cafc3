"""What has been used up of budgets that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "budgets",
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("what", "who", name="pk_budgets"),
    )


def downgrade() -> None:
    op.drop_table("budgets")
