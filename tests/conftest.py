"""Shared by all tests: that the written rules run, games, Hypothesis settings that repeat."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import signoria
from signoria import _compiled
from tests.browser.people import address, chromium, person

__all__ = ["address", "chromium", "person"]  # one server and one browser for all tests

settings.register_profile(
    "signoria",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=int(os.environ.get("SIGNORIA_LAW_EXAMPLES", "20")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("signoria")


def pytest_configure(config):
    """What is tested is what is written."""
    is_pure = os.environ.get("SIGNORIA_PURE") == "1"
    if why := "" if is_pure else _compiled.why_stale(thorough=True):
        raise pytest.UsageError(
            f"{why} since the rules were compiled: run scripts/compile, or set SIGNORIA_PURE=1"
        )


@pytest.fixture(scope="session")
def medici():
    """Medici: The Dice Game."""
    return signoria.load("medici_dice")
