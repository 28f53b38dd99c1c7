"""Compiled classes take no interpreted subclasses, so tests with games of their own need sources.

When the kernel runs compiled, ``test_from_sources.py`` runs those in a process of their own.
"""

from __future__ import annotations

from pathlib import Path

import signoria

FROM_SOURCES = [
    "test_agenda.py",
    "test_bag.py",
    "test_toy_game.py",
    "test_positions_of_a_toy.py",
    "test_unfinished_game.py",
]

collect_ignore = (
    [str(Path(__file__).with_name(name)) for name in FROM_SOURCES] if signoria.is_compiled() else []
)
