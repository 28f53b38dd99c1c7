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
_FIELDS = ("method", "path", "status", "milliseconds")


class Context(logging.Filter):
    """Adds whose request a record is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.client, record.request = CLIENT.get(), REQUEST.get()
        return True


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
        "filters": {"context": {"()": "signoria.server.logs.Context"}},
        "formatters": {"chosen": {"()": classes[form]}},
        "handlers": {
            "chosen": {
                "class": "logging.StreamHandler",
                "formatter": "chosen",
                "filters": ["context"],
            }
        },
        "loggers": {
            name: {"handlers": ["chosen"], "level": level, "propagate": False}
            for name, level in loggers.items()
        },
    }
