"""Secrets: 192 random bits or more, sent to their holder, kept here as SHA-256 only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_TOKEN_BYTES = 24
_TABLE_BYTES = 12


def new_secret() -> str:
    """A secret for a browser or a program."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_table_id() -> str:
    """A table's public name. Whoever knows it may watch, so it cannot be guessed either. On a
    command line it must not look like an option.
    """
    while (name := secrets.token_urlsafe(_TABLE_BYTES)).startswith("-"):
        pass
    return name


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def invitation(host_secret: str, table: str, seat: int) -> str:
    """The secret in a seat's link. It follows from the host's own secret, which is not stored:
    so the host can be shown the link again, and nobody can read it out of the database.
    """
    said = f"signoria invitation {table} {seat}".encode()
    return (
        base64.urlsafe_b64encode(hmac.digest(host_secret.encode(), said, "sha256"))
        .rstrip(b"=")
        .decode()
    )
