"""Guests: bots from elsewhere, a Python class (``module:Class``) or a program of any language
(``cmd:python mybot.py``, ``cmd 500ms:./mybot``). ``docs/bots.md`` says how to write one.

A guest runs whatever it likes with the rights of whoever named it. Only the command line and
Python programs name guests; a server never does, and never imports this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import PurePath
from typing import Any

from signoria import bots
from signoria.bots import Bot
from signoria.guests.command import CommandBot
from signoria.guests.program import split
from signoria.guests.python import PythonBot

__all__ = ["called", "check", "end", "ending", "is_guest", "make"]

_COMMAND = re.compile(r"cmd(?: ([1-9]\d{0,6})ms)?:(.*)", re.DOTALL)
_CLASS = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_][\w.]*)")


def is_guest(spec: str) -> bool:
    """Whether a bot of that name comes from elsewhere."""
    return bool(_COMMAND.fullmatch(spec) or _CLASS.fullmatch(spec))


def make(spec: str) -> Bot:
    """A bot by name: a guest, or one of our own."""
    spec = spec.strip()
    if command := _COMMAND.fullmatch(spec):
        return CommandBot(spec, command[2].strip(), int(command[1]) if command[1] else None)
    if python := _CLASS.fullmatch(spec):
        return PythonBot(spec, python[1], python[2])
    return bots.make(spec)


def called(spec: str) -> str:
    """A short name: the file of a program, the name of a class; else the bot's own."""
    if command := _COMMAND.fullmatch(spec):
        words = [word for word in split(command[2].strip()) if not word.startswith("-")]
        return PurePath(words[-1]).stem or spec
    python = _CLASS.fullmatch(spec)
    return python[2] if python else spec


def check(spec: str, game: Any, seats: int, options: Mapping[str, str]) -> None:
    """Refuse a guest that does not start; a program is started for that, and ended."""
    bot = make(spec)
    if isinstance(bot, CommandBot):
        bot.check(game, seats, options)


def end(players: Iterable[object]) -> None:
    """End the programs among some players."""
    for player in players:
        if isinstance(player, CommandBot):
            player.end()


@contextmanager
def ending(players: Iterable[object]) -> Iterator[None]:
    """End the programs among some players, whatever happens."""
    try:
        yield
    finally:
        end(players)
