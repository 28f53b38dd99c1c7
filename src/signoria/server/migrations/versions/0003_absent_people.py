"""A pace for tables, seats where a bot plays on for now, and whom to call when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="0"))
    away = sa.Column("is_away", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", away)
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("told_version", sa.Integer, nullable=False),
    )
    op.create_index("calls_table", "calls", ["table_id", "owner"])
    op.create_index("calls_owner", "calls", ["owner"])


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("keys")
    op.drop_column("seats", "is_away")
    op.drop_column("tables", "pace")
