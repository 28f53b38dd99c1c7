"""What a server can be told: by arguments, or by ``SIGNORIA_…`` in the environment."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from signoria.server.logs import FORMATS

LEAST_SECRET = 16  # letters of a secret that opens a door
PREFIX = "SIGNORIA_SERVER_"
_ORIGIN = re.compile(r"https?://[^/?#@\s]+/?")
_YES_OR_NO = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"  # as its library calls it
# The least that works, of settings where it is not 0.
LEAST = {
    "thinkers": 1,
    "heartbeat": 0.1,
    "rescue": 0.1,
    "snapshot_every": 1,
    "body_limit": 1024,
    "record_limit": 1024,
    "requests_at_once": 1,
    "answered_at_once": 1,
    "changes_at_once": 1,
    "tables_at_once": 1,
    "records_at_once": 1,
    "hints_at_once": 1,
    "thinking_a_minute": 0.0001,
    "unattended_at_once": 1,
    "streams_at_once": 1,
    "connections": 1,
    "connections_each": 1,
    "head_seconds": 0.1,
    "body_seconds": 0.1,
    "calls_at_once": 1,
}


class SettingsError(ValueError):
    """Settings that do not fit together; the message says what would."""


@dataclass(frozen=True)
class Settings:
    """All of them have defaults that suit one person at home."""

    database: str = ""  # an SQLAlchemy URL; empty: a file in the user's data folder
    workers: int = 1
    origin: str = ""  # the public address, as in https://table.example; empty: the Host header
    thinkers: int = 1  # processes a worker keeps for bots
    heartbeat: float = 15.0  # seconds between signs of life on an event stream
    rescue: float = 3.0  # seconds between looks for tables that nobody moves on
    snapshot_every: int = 25  # moves between two stored positions
    body_limit: int = 64 * 1024  # bytes of a request
    record_limit: int = 512 * 1024  # bytes of an uploaded record
    # Token buckets, per client: how many at once, how many a second. 0 a second: no limit.
    requests_at_once: int = 300
    requests_a_second: float = 60.0
    answered_at_once: int = 2  # requests of a client, at one time; more of them wait
    answering_a_minute: float = 3.0  # seconds for a client before it rests for others; 0: no limit
    changes_at_once: int = 120
    changes_a_second: float = 15.0
    tables_at_once: int = 40
    tables_a_second: float = 0.5
    records_at_once: int = 20  # uploads, beside what the tables may
    records_a_second: float = 0.02
    hints_at_once: int = 6
    hints_a_second: float = 0.5
    thinking_a_minute: float = 40.0  # seconds that bots think for a client before others come first
    hints_waiting: int = 30  # thoughts that wait before a hint is refused
    unattended_at_once: int = 4  # tables of a client that nobody looks at, thinking at one time
    streams_at_once: int = 40  # event streams open at one time, per client
    connections: int = 4000  # open at one time, in each worker; never more than there are handles
    connections_each: int = 100  # of one client, unless it is a proxy
    head_seconds: float = 15.0  # until the head of a request must have arrived
    body_seconds: float = 60.0  # until its body must have arrived
    # Telling people who left the page that it is their turn.
    push_services: str = (  # the hosts that browsers' subscriptions may lie on; empty: no push
        "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com"
    )
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no mail
    mail_from: str = ""  # whom mails come from
    call_after: float = 20.0  # seconds that somebody may be away before they are told
    calls_at_once: int = 10
    calls_a_second: float = 0.05
    least_room: int = 200  # megabytes of the disk that no new table may take; 0: all may be taken
    keep_days: int = 0  # tables where nothing has happened for longer are removed; 0: none
    log_requests: bool = True
    log_format: str = "lines"  # or "json"
    thinkers_secret: str = ""  # who shows it may think for bots from elsewhere; empty: nobody
    metrics_secret: str = ""  # who shows it may read /metrics; empty: there is no such page
    boxes: str = ""  # files of the host's corrected boxes, as in a PATH

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings that ``SIGNORIA_SERVER_DATABASE`` and the like ask for."""
        given = os.environ if environment is None else environment
        chosen: dict[str, object] = {}
        for field in fields(cls):
            said = given.get(PREFIX + field.name.upper())
            if said is not None:
                chosen[field.name] = _read(field.name, said, field.default)
        return cls(**chosen)  # type: ignore[arg-type]  # _read answers with the default's type

    def to_environment(self) -> dict[str, str]:
        """The environment from which a worker reads the same settings."""
        names = [field.name for field in fields(self)]
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in names}

    @property
    def box_files(self) -> list[str]:
        """The files of the host's boxes."""
        return [file for file in self.boxes.split(os.pathsep) if file]

    def with_database(self, url: str) -> Settings:
        """The same with another database, if one is named."""
        return replace(self, database=url) if url else self

    def with_boxes(self, files: Sequence[str]) -> Settings:
        """The same with some more of them."""
        for file in files:
            if not file or os.pathsep in file:
                raise SettingsError(f"--box {file!r}: a box file has a name without {os.pathsep!r}")
        more = [str(Path(file).absolute()) for file in files]
        return replace(self, boxes=os.pathsep.join([*self.box_files, *more]))

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it, always with a driver that we bring."""
        url = self.database or f"sqlite:///{default_file()}"
        for short in ("postgres://", "postgresql://"):
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url

    @property
    def is_postgres(self) -> bool:
        """Whether several workers can share the database."""
        return self.url.startswith("postgresql")

    def check_exists(self) -> None:
        """Refuse an SQLite file that is not there: who looks at tables wants to make none."""
        file = Path(self.url.removeprefix("sqlite:///"))
        if not self.is_postgres and not file.is_file():
            raise SettingsError(f"there is no database {file}: say which with --database")

    def check(self) -> None:
        """Refuse what cannot work, before anything is started."""
        if not self.url.startswith(("postgresql+psycopg://", "sqlite:///")):
            raise SettingsError(
                f"the database must be sqlite:///FILE or postgresql://…, not {self.database!r}"
            )
        if self.workers < 1:
            raise SettingsError(f"there must be at least one worker, not {self.workers}")
        self._check_numbers()
        if self.workers > 1 and not self.is_postgres:
            raise SettingsError(
                f"{self.workers} workers need a Postgres database (--database postgresql://…); "
                "an SQLite file is for one worker"
            )
        if self.thinkers_secret and len(self.thinkers_secret) < LEAST_SECRET:
            raise SettingsError(
                f"the secret of the thinkers must have at least {LEAST_SECRET} letters"
            )
        if self.log_format not in FORMATS:
            raise SettingsError(f"the log format is lines or json, not {self.log_format!r}")
        self._check_calls()
        if self.origin and not _ORIGIN.fullmatch(self.origin):
            raise SettingsError(f"the origin is written https://table.example, not {self.origin!r}")

    def _check_numbers(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float):
                least = LEAST.get(field.name, 0)
                if not least <= value < float("inf"):
                    said = PREFIX + field.name.upper()
                    raise SettingsError(f"{said} is a number from {least} on, not {value}")

    def _check_calls(self) -> None:
        """What telling people who left the page needs."""
        for service in self.push_services.split():
            parts = urlsplit(f"https://{service}")
            if parts.netloc != service or (parts.hostname or "").replace(".", "").isdecimal():
                raise SettingsError(
                    f"push services are names of hosts, as in fcm.googleapis.com, not {service!r}"
                )
        if not self.smtp:
            return
        if urlsplit(self.smtp).scheme not in ("smtp", "smtps") or not urlsplit(self.smtp).hostname:
            raise SettingsError(
                "the SMTP server is written smtp://user:password@host:587 or smtps://…"
            )
        if "@" not in self.mail_from or not self.origin:
            raise SettingsError(
                "mail needs the address it comes from (SIGNORIA_SERVER_MAIL_FROM) and the public "
                "address for its links (SIGNORIA_SERVER_ORIGIN)"
            )


def default_file() -> Path:
    """Where the tables of somebody who gave no database are kept."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "signoria" / "tables.sqlite"


def _read(name: str, said: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return _YES_OR_NO[said.lower()]
        if isinstance(default, int):
            return int(said)
        return float(said) if isinstance(default, float) else said
    except KeyError:
        raise SettingsError(f"{PREFIX}{name.upper()} is true or false, not {said!r}") from None
    except ValueError:
        raise SettingsError(f"{PREFIX}{name.upper()} must be a number, not {said!r}") from None
