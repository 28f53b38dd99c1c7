"""Shared by all tests: that the written rules run, games, Hypothesis settings that repeat."""

from __future__ import annotations

import gc
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


def pytest_collection_finish(session):
    """What is there before the first test is no garbage, and is not looked through again and again;
    what a test makes, pages that are read back above all, is looked through less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class Failures:
    """Names a failed test at once: a run that is cut off has told what it knew."""

    def __init__(self, terminal):
        self.terminal = terminal

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.terminal.write_line(f"\n{report.nodeid} failed: {self.last_line(report)}")

    @staticmethod
    def last_line(report):
        crash = getattr(report.longrepr, "reprcrash", None)
        return (crash.message if crash else report.longreprtext.strip()).partition("\n")[0]


@pytest.hookimpl(trylast=True)  # after the terminal has been set up
def pytest_sessionstart(session):
    """Where there is a terminal to tell it."""
    if terminal := session.config.pluginmanager.get_plugin("terminalreporter"):
        session.config.pluginmanager.register(Failures(terminal))


@pytest.fixture(scope="session")
def medici():
    """Medici: The Dice Game."""
    return signoria.load("medici_dice")
