"""Alembic's entry: the server passes the connection it holds."""

from __future__ import annotations

from alembic import context

from signoria.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
