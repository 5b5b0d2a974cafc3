"""Add columns for how a browser signed in, which one set a way up, and who was signed out to make room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("browsers", sa.Column("recovered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("joinings", sa.Column("signed_out", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("ways", sa.Column("browser", sa.String(16)))


def downgrade() -> None:
    """News of browsers that were signed out go: an earlier version would tell that they have joined."""
    news = sa.table("joinings", sa.column("signed_out", sa.Boolean))
    op.execute(news.delete().where(news.c.signed_out))
    op.drop_column("ways", "browser")
    op.drop_column("joinings", "signed_out")
    op.drop_column("browsers", "recovered")
