"""A bot that is a Python class: ``module:Class``, found as Python finds modules, or here."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View


class PythonBot:
    """A class of somebody else's in a seat; what goes wrong in it is told with its name."""

    def __init__(self, spec: str, module: str, name: str) -> None:
        self.name = spec
        self.bot = _made(spec, module, name)

    def choose(self, view: View, rng: Rng) -> Action | str:
        """What the class chooses."""
        try:
            chosen: Action | str = self.bot.choose(view, rng)
        except Exception as error:
            raise BotFailed(f"the bot {self.name!r} failed: {_said(error)}") from error
        return chosen


class BotFailed(ValueError):
    """A class raised something where it should have chosen."""


def _made(spec: str, module: str, name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module)
    except Exception as error:
        raise ValueError(f"the bot {spec!r} cannot be loaded: {_said(error)}") from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise ValueError(f"the bot {spec!r} cannot be loaded: no {name} in {module}")
        found = getattr(found, part)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ValueError(  # noqa: TRY004 - what was said is wrong, not how it was passed
            f"{spec!r} is no bot: a bot is a class with choose(self, view, rng)"
        )
    try:
        return found()
    except Exception as error:
        raise ValueError(f"the bot {spec!r} cannot be made: {_said(error)}") from error


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".strip(": ")
