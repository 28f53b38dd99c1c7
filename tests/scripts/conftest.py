"""The project on a machine that has all it needs."""

from __future__ import annotations

import pytest

from tests.scripts.machine import GOOD, Project


@pytest.fixture
def project(tmp_path) -> Project:
    """On a machine that has all it needs."""
    return Project(tmp_path, python3=GOOD)
