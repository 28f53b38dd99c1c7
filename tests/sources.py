"""Compiled classes take no interpreted subclasses: tests with games of their own need the sources.

When the rules run compiled, ``test_from_sources.py`` runs these in processes of their own.
"""

from __future__ import annotations

FROM_SOURCES = [
    "bots/test_horizon.py",
    "bots/test_views.py",
    "kernel/test_agenda.py",
    "kernel/test_bag.py",
    "kernel/test_positions_of_a_toy.py",
    "kernel/test_toy_game.py",
    "kernel/test_unfinished_game.py",
]
