"""A game as text or as a picture, for ``render_mode``."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.boards import draw

ANSI, RGB, HUMAN = "ansi", "rgb_array", "human"
MODES = [HUMAN, ANSI, RGB]
WIDTH = 120
FONT_SIZE = 14
MARGIN = 12
PAPER, INK = (250, 246, 238), (44, 36, 28)


def as_text(game: Any, state: Any, seat: int | None = None) -> str:
    """The board as the terminal draws it, as *seat* sees it."""
    out = io.StringIO()
    screen = Console(file=out, width=WIDTH, color_system=None, highlight=False)
    phrases = phrases_for(game.name, "en")
    names = [f"Player {number}" for number in range(1, int(state.seats) + 1)]
    lines = draw(screen, phrases, game.observe(state, seat), names, game.title)
    return "\n".join(line.plain.rstrip() for line in lines)


def as_picture(game: Any, state: Any, seat: int | None = None) -> NDArray[np.uint8]:
    """The same, drawn: rows of red, green and blue."""
    font = ImageFont.load_default(FONT_SIZE)
    text = as_text(game, state, seat)
    probe = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, right, bottom = probe.multiline_textbbox((MARGIN, MARGIN), text, font=font)
    picture = Image.new("RGB", (int(right) + MARGIN, int(bottom) + MARGIN), PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN, MARGIN), text, fill=INK, font=font)
    return np.asarray(picture, dtype=np.uint8)


def render(mode: str | None, game: Any, state: Any) -> str | NDArray[np.uint8] | None:
    """As *mode* wants it; for humans it is printed."""
    if mode == HUMAN:
        print(as_text(game, state))
    if mode == ANSI:
        return as_text(game, state)
    return as_picture(game, state) if mode == RGB else None


def check_mode(mode: str | None) -> None:
    """Refuse what we cannot draw."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
