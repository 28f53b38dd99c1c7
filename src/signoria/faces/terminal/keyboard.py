"""Reading a line: typed at a terminal, or sent through a pipe."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console


def prepare() -> None:
    """Let people edit what they type and get back earlier lines, where that is possible."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - being imported is what it does


def ask(screen: Console, prompt: str) -> str:
    """One line, without the spaces around it; ``EOFError`` when there are no more."""
    is_typed = sys.stdin.isatty()
    if is_typed and sys.stdout.isatty():
        return input(f"{prompt}> ").strip()
    screen.print(f"{prompt}> ", end="")
    line = sys.stdin.readline()
    if not line:
        screen.print()
        raise EOFError
    if not is_typed:
        # What comes through a pipe is not on the page by itself.
        screen.print("".join(letter for letter in line.strip() if letter.isprintable()))
    return line.strip()
