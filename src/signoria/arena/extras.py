"""Libraries that only some options of the arena need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class ExtraMissing(ValueError):
    """An option was asked for whose library is not installed."""


def needed(module: str, option: str, extra: str) -> Any:
    """A library, or one sentence that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        raise ExtraMissing(
            f"{option} needs {library}: install the extra, pip install signoria[{extra}]"
        ) from error
