"""How people want to be called to a table, what they were told, and the keys of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("keys", sa.JSON(none_as_null=True)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ways_person"),
        sa.UniqueConstraint("secret", name="uq_ways_secret"),
    )
    op.create_index("ix_ways_person", "ways", ["person"])
    op.create_table(
        "calls",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_calls"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_calls_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_calls_person"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("calls")
    op.drop_index("ix_ways_person", "ways")
    op.drop_table("ways")
