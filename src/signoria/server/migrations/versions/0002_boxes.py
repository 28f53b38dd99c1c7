"""Boxes, as text: a game goes on with the one that it was begun with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("box", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boxes")
