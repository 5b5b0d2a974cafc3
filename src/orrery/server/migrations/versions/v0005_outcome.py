"""How the game at a table ended, so that a person's results can be listed without playing anything again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tables", "outcome")
