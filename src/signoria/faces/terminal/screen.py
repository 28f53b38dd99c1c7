"""Where everything is printed: colours on a terminal, plain text everywhere else."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

from rich.console import Console
from rich.text import Text

ALIVE = "bold #c8551f"  # terracotta: you can do this now
QUESTION = "bold"
QUIET = "dim"
BAD = "bold red"
POINTS = "bold #b07d0a"  # gold that reads on light and on dark

# For terminals that know few letters: the same page with look-alikes of the same width.
LOOK_ALIKES = "signoria.look_alikes"
_ALIKE = str.maketrans("×·○⊗⚜▶→✓─│╭╮╰╯“”‘’…±−■●★◆–°", "x.o@*>>v-|++++\"\"''~~-#&$^-?")


def _look_alikes(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end].translate(_ALIKE)
    plain = "".join(unicodedata.normalize("NFD", letter)[0] for letter in missing)
    return plain.encode("ascii", "replace").decode("ascii"), error.end


codecs.register_error(LOOK_ALIKES, _look_alikes)


def console() -> Console:
    """Standard output. Without a terminal, or with ``NO_COLOR``, no escape code is written."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=LOOK_ALIKES)
    plain = bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
    return Console(
        color_system=None if plain else "auto",
        markup=False,
        highlight=False,
        emoji=False,
        soft_wrap=False,
        legacy_windows=False,
    )


def lines(screen: Console, drawn: list[Text]) -> None:
    """Print a drawing line by line, never wrapped."""
    for line in drawn:
        line.rstrip()
        screen.print(line, soft_wrap=True)
