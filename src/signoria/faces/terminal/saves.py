"""Where games are saved."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path


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
