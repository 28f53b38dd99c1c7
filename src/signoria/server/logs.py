"""Log lines for operators: time, level, client and request, as text or as JSON.

No secret is in any of them: paths are shown by :func:`~signoria.server.security.shown_path`, and
the database hides the parameters of its statements.
"""

from __future__ import annotations

import json
import logging
import time
from contextvars import ContextVar
from typing import Any

NO_CLIENT = "-"  # the server itself does something
REQUEST: ContextVar[str] = ContextVar("request", default="-")  # the id of the request at hand
CLIENT: ContextVar[str] = ContextVar("client", default=NO_CLIENT)
FORMATS = ("lines", "json")
_MOST_KINDS = 1000  # of trouble
_FIELDS = ("method", "path", "status", "milliseconds")


class Context(logging.Filter):
    """Adds whose request a record is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.client, record.request = CLIENT.get(), REQUEST.get()
        return True


class Seldom(logging.Filter):
    """A trouble that comes again and again is told so many times a minute: the log of an attack, or
    of a machine without handles, must not fill the disk. What was left out is counted.
    """

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._told: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = record.name, str(record.msg)
        since, times = self._told.get(kind, (record.created, 0))
        if not 0 <= record.created - since < self._seconds:
            if times > self._most:
                record.msg = f"{record.msg} (and {times - self._most} times more before)"
            since, times = record.created, 0
        if len(self._told) >= _MOST_KINDS:
            self._told.clear()
        self._told[kind] = since, times + 1
        return times < self._most


class Lines(logging.Formatter):
    """A line each: ``2026-01-31T12:00:00.123Z INFO 203.0.113.9 7f3a… GET / 200 4.1ms``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(client)s %(request)s %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 - its name
        return _moment(record)


class Json(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": _moment(record),
            "level": record.levelname,
            "logger": record.name,
            "client": getattr(record, "client", "-"),
            "request": getattr(record, "request", "-"),
            "message": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def _moment(record: logging.LogRecord) -> str:
    day = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{day}.{int(record.msecs):03d}Z"


def logging_as(form: str) -> dict[str, Any]:
    """What :func:`logging.config.dictConfig` wants for one of the formats."""
    classes = {"lines": "signoria.server.logs.Lines", "json": "signoria.server.logs.Json"}
    loggers = {"signoria": "INFO", "uvicorn": "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {
            "context": {"()": "signoria.server.logs.Context"},
            "seldom": {"()": "signoria.server.logs.Seldom"},
        },
        "formatters": {"chosen": {"()": classes[form]}},
        "handlers": {
            "chosen": {
                "class": "logging.StreamHandler",
                "formatter": "chosen",
                "filters": ["seldom", "context"],
            }
        },
        "root": {"handlers": ["chosen"], "level": "WARNING"},  # what libraries have to say
        "loggers": {
            name: {"handlers": ["chosen"], "level": level, "propagate": False}
            for name, level in loggers.items()
        },
    }
