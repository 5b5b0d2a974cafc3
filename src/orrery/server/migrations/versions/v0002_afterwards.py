"""Tables played again, and tables taken off a person's list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.create_table(
        "hidden",
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_hidden"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_hidden_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hidden_table"),
    )


def downgrade() -> None:
    op.drop_table("hidden")
    op.drop_column("tables", "rematch")
