"""Who wants no hints at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "unaided",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_unaided"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_unaided_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_unaided_person"),
    )


def downgrade() -> None:
    op.drop_table("unaided")
