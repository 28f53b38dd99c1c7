"""Who wants to be told, away from the page, that it is their turn: kept in the database."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from py_vapid import Vapid02
from sqlalchemy import delete, func, insert, select, update

from signoria.server.credentials import new_secret
from signoria.server.rows import now
from signoria.server.schema import CALLS, KEYS
from signoria.server.storage import Conflict, Storage

PUSH, MAIL = "push", "mail"
MOST_DEVICES = 5  # of one person, at one table
MOST_CALLS = 200  # of one person
UNCONFIRMED = 24 * 3600 * 1000  # milliseconds: then an address is forgotten
_VAPID, _LINKS = "vapid", "links"


@dataclass(frozen=True, slots=True)
class Call:
    """One way to reach one person about one table."""

    id: str
    table: str
    owner: str
    kind: str
    target: str
    language: str
    is_confirmed: bool


class Calls:
    """Safe to use from several threads."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, table: str, owner: str, kind: str, target: str, language: str) -> Call | None:
        """Remember a wish. None where there are too many."""
        moment = now()
        with self._storage.writing() as connection:
            stale = (CALLS.c.is_confirmed.is_(False)) & (CALLS.c.created < moment - UNCONFIRMED)
            connection.execute(delete(CALLS).where(stale))
            mine = CALLS.c.owner == owner
            here = mine & (CALLS.c.table_id == table) & (CALLS.c.kind == kind)
            same = here & (CALLS.c.target == target) if kind == PUSH else here
            connection.execute(delete(CALLS).where(same))  # again: another language, or address
            count = select(func.count()).select_from(CALLS)
            if (
                connection.execute(count.where(here)).scalar_one() >= MOST_DEVICES
                or connection.execute(count.where(mine)).scalar_one() >= MOST_CALLS
            ):
                return None
            known = mine & (CALLS.c.target == target) & CALLS.c.is_confirmed
            is_confirmed = kind == PUSH or connection.execute(count.where(known)).scalar_one() > 0
            name = secrets.token_urlsafe(12)
            call = Call(name, table, owner, kind, target, language, is_confirmed)
            connection.execute(
                insert(CALLS),
                {
                    "id": name,
                    "table_id": table,
                    "owner": owner,
                    "kind": kind,
                    "target": target,
                    "language": language,
                    "is_confirmed": is_confirmed,
                    "created": moment,
                    "told_version": 0,
                },
            )
        return call

    def has_confirmed(self, owner: str, address: str) -> bool:
        """Whether that address is known to be this person's, from some table."""
        mine = (CALLS.c.owner == owner) & (CALLS.c.target == address)
        return bool(self._found(mine & CALLS.c.is_confirmed))

    def of(self, table: str, owner: str) -> list[Call]:
        """The ways to reach somebody about a table."""
        return self._found((CALLS.c.table_id == table) & (CALLS.c.owner == owner))

    def secret(self, call: Call) -> str:
        """What the links in mails show: it follows from a key of the server's."""
        return f"{call.id}.{self._signed(call.id)}"

    def with_secret(self, secret: str) -> Call | None:
        """Where a link in a mail leads."""
        name, _, signed = secret.partition(".")
        if not secret.isascii() or not hmac.compare_digest(signed, self._signed(name)):
            return None
        return next(iter(self._found(CALLS.c.id == name)), None)

    def confirm(self, call: Call) -> None:
        """Whoever reads that address wants to be told."""
        self._change(CALLS.c.id == call.id, is_confirmed=True)

    def remove(self, *calls: Call) -> None:
        """Nobody is told any more."""
        with self._storage.writing() as connection:
            names = [call.id for call in calls]
            connection.execute(delete(CALLS).where(CALLS.c.id.in_(names)))

    def forget(self, table: str) -> None:
        """The game is over."""
        with self._storage.writing() as connection:
            connection.execute(delete(CALLS).where(CALLS.c.table_id == table))

    def claim(self, call: Call, version: int) -> bool:
        """Whether this turn is still to be told; then nobody else tells it."""
        return self._change(
            (CALLS.c.id == call.id) & (CALLS.c.told_version < version), told_version=version
        )

    def is_due(self, call: Call, version: int) -> bool:
        """Whether this turn is still to be told."""
        return bool(self._found((CALLS.c.id == call.id) & (CALLS.c.told_version < version)))

    def looked(self, table: str, owner: str, version: int) -> None:
        """Somebody has the table before their eyes: this turn need not be told."""
        self._change(
            (CALLS.c.table_id == table)
            & (CALLS.c.owner == owner)
            & (CALLS.c.told_version < version),
            told_version=version,
        )

    def tables(self) -> set[str]:
        """Where somebody wants to be told."""
        with self._storage.looking() as connection:
            return set(connection.execute(select(CALLS.c.table_id).distinct()).scalars())

    def vapid(self) -> Vapid02:
        """The key that push services know this server by; made at its first start."""

        def make() -> str:
            made = Vapid02()
            made.generate_keys()
            return str(made.private_pem().decode())

        return Vapid02.from_pem(self._key(_VAPID, make).encode())

    def _signed(self, name: str) -> str:
        key = self._key(_LINKS, new_secret)
        said = f"signoria call {name}".encode()
        return hmac.digest(key.encode(), said, "sha256").hex()

    def _key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server's, made when it is wanted first."""
        for _ in range(2):
            with self._storage.looking() as connection:
                wanted = select(KEYS.c.value).where(KEYS.c.name == name)
                found = connection.execute(wanted).scalar_one_or_none()
            if found is not None:
                return str(found)
            with suppress(Conflict), self._storage.writing() as connection:  # who is first, wins
                connection.execute(insert(KEYS), {"name": name, "value": make()})
        return self._key(name, make)

    def _found(self, where: Any) -> list[Call]:
        with self._storage.looking() as connection:
            return [
                Call(
                    row.id,
                    row.table_id,
                    row.owner,
                    row.kind,
                    row.target,
                    row.language,
                    row.is_confirmed,
                )
                for row in connection.execute(select(CALLS).where(where).order_by(CALLS.c.created))
            ]

    def _change(self, where: Any, **values: Any) -> bool:
        with self._storage.writing() as connection:
            return connection.execute(update(CALLS).where(where).values(**values)).rowcount > 0
