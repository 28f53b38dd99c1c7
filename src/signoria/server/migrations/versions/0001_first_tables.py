"""Tables, seats, events and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("with_confirmation", sa.Boolean, nullable=False),
        sa.Column("is_archive", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
        sa.Column("began_at_ply", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("awaits", sa.String(16), nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("tables_awaits", "tables", ["awaits", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("bearer", sa.String(64)),
        sa.Column("invite", sa.String(64)),
        sa.Column("has_resigned", sa.Boolean, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
    )
    op.create_index("seats_owner", "seats", ["owner"])
    op.create_index("seats_invite", "seats", ["invite"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64)),
    )
    op.create_index("events_key", "events", ["table_id", "key"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "events", "seats", "tables"):
        op.drop_table(name)
