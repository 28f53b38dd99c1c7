"""Options that several commands share, and what is read from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def options(*options: Callable[[Any], Any]) -> Callable[[Decorated], Decorated]:
    """All of them, in their order, on one command."""

    def decorate(function: Decorated) -> Decorated:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


BOX = click.option("--box", type=click.Path(path_type=Path), help="A corrected box file.")
SEED = click.option("--seed", help="Deals the same dice again; a word or number.")
VARIANTS = click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", help="A variant.")
LANGUAGE = click.option("--language", "-l", metavar="CODE", help="en or it; else as in LANG.")


def to_go_on(box: Path | None, language: str | None, confirm: bool) -> list[str]:
    """What must be said again to go on with a game as it was: its record does not know it."""
    given = language or click.get_current_context().find_root().params["language"]
    words = ["--box", str(box.absolute())] if box else []
    words += ["--language", given] if given else []
    return [*words, "--confirm"] if confirm else words


def parse_variants(options: tuple[str, ...]) -> dict[str, str]:
    """The variants that were given, each once."""
    found: dict[str, str] = {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise ValueError(f"an option is written NAME=VALUE, not {word!r}")
        if name in found:
            raise ValueError(f"the option {name!r} was given twice")
        found[name] = value
    return found
