"""What books keep of games whose tables are gone, and the other browsers of a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("against", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_played"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_played_person"),
    )
    op.create_index("ix_played_person", "played", ["person"])
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("link", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])


def downgrade() -> None:
    op.drop_index("ix_devices_person", "devices")
    op.drop_table("devices")
    op.drop_index("ix_played_person", "played")
    op.drop_table("played")
