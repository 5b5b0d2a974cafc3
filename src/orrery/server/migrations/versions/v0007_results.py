"""What is remembered of games played alone whose tables are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_results"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person"),
    )
    op.create_index("ix_results_person", "results", ["person"])


def downgrade() -> None:
    op.drop_index("ix_results_person", "results")
    op.drop_table("results")
