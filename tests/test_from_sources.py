"""The tests that need games of their own, when everything else runs compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import FROM_SOURCES

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", FROM_SOURCES)
def test_the_sources_keep_their_word_to_games_of_ones_own(name):
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / name)],
        cwd=HERE.parent,
        env=os.environ | {"SIGNORIA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout
