"""Add a table for the hashes of mail addresses that were asked for consent or want no mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mail_recipients",
        sa.Column("hash", sa.String(22), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_recipients"),
    )
    op.add_column("ways", sa.Column("recipient", sa.String(22)))
    op.create_index("ix_ways_recipient", "ways", ["recipient"])


def downgrade() -> None:
    op.drop_index("ix_ways_recipient", "ways")
    op.drop_column("ways", "recipient")
    op.drop_table("mail_recipients")
