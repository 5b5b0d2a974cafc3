"""All browsers of a person in one table; a link becomes a recovery key, since it was handed out for keeping."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_PEOPLE = sa.table("people", sa.column("id"), sa.column("token_hash"), sa.column("created"))
_DEVICES = sa.table(
    "devices", sa.column("token_hash"), sa.column("person"), sa.column("link", sa.Boolean), sa.column("created")
)
_BROWSERS = sa.table(
    "browsers",
    *(sa.column(name) for name in ("id", "token_hash", "person", "program", "system", "created")),
)
_LINKS = sa.table("links", *(sa.column(name) for name in ("secret_hash", "person", "kind", "created")))


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("program", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_browsers"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_browsers_person"),
        sa.UniqueConstraint("token_hash", name="uq_browsers_token_hash"),
    )
    op.create_index("ix_browsers_person", "browsers", ["person"])
    op.create_table(
        "joinings",
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("joined", sa.String(16), nullable=False),
        sa.Column("program", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("browser", "joined", name="pk_joinings"),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_joinings_browser"),
    )
    op.create_table(
        "links",
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("replaced", sa.String(64)),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    _copy_browsers(_PEOPLE, _PEOPLE.c.id, sa.true())
    _copy_browsers(_DEVICES, _DEVICES.c.person, ~_DEVICES.c.link)
    kept = sa.select(_DEVICES.c.token_hash, _DEVICES.c.person, sa.literal("recovery"), _DEVICES.c.created)
    op.execute(_LINKS.insert().from_select(list(_LINKS.c.keys()), kept.where(_DEVICES.c.link)))
    op.drop_index("ix_devices_person", "devices")
    op.drop_table("devices")
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_token_hash", type_="unique")
        people.drop_column("token_hash")


def _copy_browsers(table: sa.TableClause, person: sa.ColumnClause[int], where: sa.ColumnElement[bool]) -> None:
    empty = sa.literal("")
    found = sa.select(
        sa.func.substr(table.c.token_hash, 1, 16), table.c.token_hash, person, empty, empty, table.c.created
    )
    op.execute(_BROWSERS.insert().from_select(list(_BROWSERS.c.keys()), found.where(where)))


def downgrade() -> None:
    """The browser that came first is the person's again; what is valid once or for a day is not kept."""
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
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("token_hash", sa.String(64)))
    mine = sa.select(_BROWSERS.c.token_hash).where(_BROWSERS.c.person == _PEOPLE.c.id)
    first = mine.order_by(_BROWSERS.c.created, _BROWSERS.c.id).limit(1).scalar_subquery()
    nobody = sa.literal("nobody ") + sa.cast(_PEOPLE.c.id, sa.String)
    op.execute(_PEOPLE.update().values(token_hash=sa.func.coalesce(first, nobody)))
    with op.batch_alter_table("people") as people:
        people.alter_column("token_hash", nullable=False, existing_type=sa.String(64))
        people.create_unique_constraint("uq_people_token_hash", ["token_hash"])
    others = sa.select(_BROWSERS.c.token_hash, _BROWSERS.c.person, sa.false(), _BROWSERS.c.created)
    others = others.where(_BROWSERS.c.token_hash.not_in(sa.select(_PEOPLE.c.token_hash)))
    keys = sa.select(_LINKS.c.secret_hash, _LINKS.c.person, sa.true(), _LINKS.c.created)
    for rows in (others, keys.where(_LINKS.c.kind == "recovery")):
        op.execute(_DEVICES.insert().from_select(list(_DEVICES.c.keys()), rows))
    op.drop_index("ix_links_person", "links")
    op.drop_table("links")
    op.drop_table("joinings")
    op.drop_index("ix_browsers_person", "browsers")
    op.drop_table("browsers")
