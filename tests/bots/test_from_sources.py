"""The tests that need a game of their own, when everything else runs compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from tests.bots.conftest import FROM_SOURCES

HERE = Path(__file__).parent


@pytest.mark.skipif(not signoria.is_compiled(), reason="they run in this very process")
def test_flat_keeps_to_the_horizon_and_breadth_of_a_game_of_ones_own():
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / FROM_SOURCES)],
        cwd=HERE.parents[1],
        env=os.environ | {"SIGNORIA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout
