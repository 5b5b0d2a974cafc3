"""The position's hash beside every move, and who handed which seat to whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("hash", sa.String(16)))
    op.add_column("seats", sa.Column("opener", sa.Integer))
    op.create_table(
        "handovers",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("former", sa.Integer),
        sa.Column("former_name", sa.String(40), nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_handovers"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_handovers_table"),
        sa.ForeignKeyConstraint(["former"], ["people.id"], name="fk_handovers_former"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_handovers_person"),
    )


def downgrade() -> None:
    op.drop_table("handovers")
    op.drop_column("seats", "opener")
    op.drop_column("moves", "hash")
