"""Where games are saved."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Language
from signoria.faces.terminal.screen import BAD
from signoria.record import Record


def folder() -> Path:
    """The user's data folder for games."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "signoria"


def new_file(game: str) -> Path:
    """A file for a game that begins now; it does not exist yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{stem}.txt", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.txt", number + 1
    return path


def save_copy(screen: Console, language: Language, record: Record, path: Path) -> None:
    """Write a copy, never over anything, and say so with the file's name in one piece."""
    wanted = path.expanduser()
    try:
        record.save(check_new(wanted), with_seed=True)
    except (OSError, ValueError):
        sentence = language.say(
            "{file} cannot be written, or exists already; give another name.", file=wanted
        )
        screen.print(Text(sentence, style=BAD))
        return
    said = language.say("A copy is saved in {file}.", file=wanted)
    screen.print(Text(said), soft_wrap=True)


def check_new(path: Path) -> Path:
    """Refuse to write over anything, and into anything that is no folder."""
    wanted = path.expanduser()
    if wanted.is_dir():
        raise ValueError(f"{wanted} is a folder; give the name of a new file in it")
    if wanted.exists():
        raise ValueError(f"{wanted} exists already and is not overwritten; give another name")
    near = wanted.parent
    while not near.exists():
        near = near.parent
    if not near.is_dir():
        raise ValueError(f"{wanted} cannot be written: {near} is not a folder")
    if not os.access(near, os.W_OK | os.X_OK):
        raise ValueError(f"{wanted} cannot be written: no permission to write in {near}")
    return wanted
