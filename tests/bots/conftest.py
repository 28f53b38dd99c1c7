"""Compiled classes take no interpreted subclasses: a game of one's own needs the sources.

When everything runs compiled, ``test_from_sources.py`` runs these in a process of their own.
"""

from __future__ import annotations

from pathlib import Path

import signoria

FROM_SOURCES = "test_horizon.py"

collect_ignore = [str(Path(__file__).with_name(FROM_SOURCES))] if signoria.is_compiled() else []
