"""The boxes of a server: those that its games come with, those that the host gives it, and those
that stored games were begun with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria.kernel.box import Box, BoxError, read_box
from signoria.kernel.game import Game
from signoria.library import (
    box_file,
    box_title,
    check_name,
    find_box,
    games,
    load_beside,
    shelf_name,
)
from signoria.server.settings import SettingsError

LONGEST_TITLE = 40
MOST_BYTES = 1_000_000  # of a box file; ours have up to 60,000


@dataclass(frozen=True)
class StoredBox:
    """A box as it is stored: once, however many tables play it."""

    game: str
    box: str  # its fingerprint
    title: str
    text: str


def of_host(files: Sequence[str]) -> list[Game[Any]]:
    """The games with the boxes of the host, one a file; what is refused says why."""
    found: dict[str, tuple[Game[Any], str]] = {}
    for file in files:
        game = _of_file(Path(file))
        name = shelf_name(game)
        if name in found:
            raise SettingsError(f"--box {file} has the same values as {found[name][1]}")
        found[name] = game, file
    return [game for game, _ in found.values()]


def _of_file(file: Path) -> Game[Any]:
    try:
        if file.is_file() and file.stat().st_size > MOST_BYTES:
            raise BoxError(f"{file} is no box file: it is larger than {MOST_BYTES} bytes")
        box = read_box(file)
        check_name(box.game)
        box.match(read_box(box_file(box.game)))
        return load_beside(box, file.stem[:LONGEST_TITLE])
    except ValueError as error:  # of a box, or of a game that there is not
        raise SettingsError(f"--box {file}: {error}") from error


def shipped() -> list[StoredBox]:
    """The boxes that the games come with, as they lie there: no rules are loaded."""
    boxes = [read_box(box_file(name)) for name in games()]
    return [StoredBox(box.game, box.fingerprint, "", box.text) for box in boxes]


def stored_box(game: Game[Any]) -> StoredBox:
    """A game's box, to be stored."""
    title = box_title(shelf_name(game))
    return StoredBox(game.name, game.box.fingerprint, title, game.box.text)


def game_with(name: str, fingerprint: str, stored: StoredBox | None) -> Game[Any]:
    """The game with the box that a table was begun with. Raises :class:`UnknownGame`, or
    :class:`BoxError` where nobody knows the box or these rules cannot play it.
    """
    check_name(name)
    found = find_box(name, fingerprint)
    if found is not None:
        return found
    if stored is None:
        raise BoxError(f"nobody here knows the box {fingerprint} of {name}")
    return load_beside(Box(stored.text, stored.title or f"box {fingerprint}"), stored.title)
