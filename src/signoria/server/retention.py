"""Tables that are removed when nothing has happened there for long, if the operator wants it."""

from __future__ import annotations

import asyncio
import logging

from signoria.server.rows import now
from signoria.server.tables import Tables

LOG = logging.getLogger("signoria.server")
A_DAY = 24 * 3600 * 1000  # milliseconds
AN_HOUR = 3600.0  # seconds
AT_ONCE = 200  # tables, so that nobody waits long for the database


def expire(tables: Tables, days: int) -> int:
    """Remove what has not changed for so many days; how many tables that were."""
    removed = 0
    while found := tables.storage.unchanged_since(now() - days * A_DAY, AT_ONCE):
        removed += sum(tables.delete(row.table) for row in found)
    return removed


async def keep_expiring(tables: Tables, days: int) -> None:
    """Every hour, for as long as the server runs."""
    while True:
        try:
            if removed := await asyncio.to_thread(expire, tables, days):
                LOG.info("%d tables were removed: nothing had happened for %d days", removed, days)
        except Exception:
            LOG.exception("old tables could not be removed")
        await asyncio.sleep(AN_HOUR)
