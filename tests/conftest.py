"""Shared by all tests: which are collected, the games, and Hypothesis settings that repeat."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import signoria
from tests.sources import FROM_SOURCES

collect_ignore = FROM_SOURCES if signoria.is_compiled() else ["test_from_sources.py"]

settings.register_profile(
    "signoria",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=int(os.environ.get("SIGNORIA_LAW_EXAMPLES", "20")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("signoria")


@pytest.fixture(scope="session")
def medici():
    """Medici: The Dice Game."""
    return signoria.load("medici_dice")
