"""A server of our own on a free port, and people with browsers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.playing import SCENE, go_through_scenes

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("SIGNORIA_CHROMIUM") or next(
    filter(None, map(shutil.which, BROWSERS)), ""
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 60  # seconds until a server must answer
NO_LIMITS = {
    "SIGNORIA_SERVER_REQUESTS_A_SECOND": "0",
    "SIGNORIA_SERVER_CHANGES_A_SECOND": "0",
    "SIGNORIA_SERVER_TABLES_A_SECOND": "0",
    "SIGNORIA_SERVER_RECORDS_A_SECOND": "0",
    "SIGNORIA_SERVER_ANSWERED_AT_ONCE": "100",
    "SIGNORIA_SERVER_ANSWERING_A_MINUTE": "0",
    "SIGNORIA_SERVER_HINTS_A_SECOND": "0",
    "SIGNORIA_SERVER_THINKING_A_MINUTE": "6000",
    "SIGNORIA_SERVER_LOG_REQUESTS": "false",
}
TEST: list[Path] = []  # the file that tells the server which test runs


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(PATIENCE * 10):
        assert server.poll() is None, log.read_text()
        try:
            with urlopen(address, timeout=2):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer: {log.read_text()}")


@contextmanager
def serving(folder: Path, seed: str = "", arguments: Sequence[str] = ()) -> Iterator[str]:
    """A server that listens on a free port, and keeps everything in a folder; its tables are
    seeded by what the file ``test`` there says, at first *seed*.
    """
    test, log = folder / "test", folder / "server.log"
    test.write_text(seed, encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with log.open("wb") as out:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.browser.seeded", str(test), "--port", str(port)),
                *("--database", f"sqlite:///{folder / 'tables.sqlite'}"),
                *arguments,
            ],
            env={**os.environ, **NO_LIMITS},
            cwd=Path(__file__).parents[2],
            stdout=out,
            stderr=out,
        )
        try:
            _wait_for(f"http://127.0.0.1:{port}/", server, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(10)


@pytest.fixture(scope="session")
def address(tmp_path_factory) -> Iterator[str]:
    """Where the server listens."""
    folder: Path = tmp_path_factory.mktemp("server")
    TEST.append(folder / "test")
    with serving(folder) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all; people get contexts of their own."""
    assert CHROMIUM, "install Chromium, or say where it is in SIGNORIA_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(
    chromium: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Make people: each with a browser that remembers only them. Errors on their pages fail.

    The same test meets the same dice every time.
    """
    for file in TEST:  # none, where a test has a server of its own
        file.write_text(request.node.nodeid, encoding="utf-8")
    contexts = []
    wrong: list[str] = []

    def make(
        *, may_fail: bool = False, sees_scenes: bool = False, speed: str = "at-once", **likes
    ) -> Page:
        settings = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "base_url": address,
            **likes,
        }
        context = chromium.new_context(**settings)
        context.set_default_timeout(15_000)
        contexts.append(context)
        if speed:
            context.add_init_script(f"localStorage['signoria-speed'] ??= '{speed}'")
        page = context.new_page()
        if not sees_scenes:  # whoever clicks on something goes through a scoring scene before
            page.add_locator_handler(
                page.locator(SCENE), lambda: go_through_scenes(page), no_wait_after=True
            )
        if not may_fail:
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on(
                "console",
                lambda message: wrong.append(message.text) if message.type == "error" else None,
            )
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []
