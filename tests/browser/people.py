"""A server of our own on a free port, and people with browsers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

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
PATIENCE = 60  # seconds until a server must answer
NO_LIMITS = {
    "SIGNORIA_SERVER_PAUSE": "0",
    "SIGNORIA_SERVER_REQUESTS_A_SECOND": "0",
    "SIGNORIA_SERVER_CHANGES_A_SECOND": "0",
    "SIGNORIA_SERVER_TABLES_A_SECOND": "0",
    "SIGNORIA_SERVER_LOG_REQUESTS": "false",
}


@pytest.fixture(scope="session")
def address(tmp_path_factory) -> Iterator[str]:
    """Where the server listens."""
    folder: Path = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "signoria.server", "--port", str(port)),
                *("--database", f"sqlite:///{folder / 'tables.sqlite'}"),
            ],
            env={**os.environ, **NO_LIMITS},
            stdout=log,
            stderr=log,
        )
        try:
            _wait_for(f"http://127.0.0.1:{port}/", server, folder / "server.log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(10)


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(PATIENCE * 10):
        assert server.poll() is None, log.read_text()
        try:
            with urlopen(address, timeout=2):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer: {log.read_text()}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all; people get contexts of their own."""
    assert CHROMIUM, "install Chromium, or say where it is in SIGNORIA_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Make people: each with a browser that remembers only them. Errors on their pages fail."""
    contexts = []
    wrong: list[str] = []

    def make(*, may_fail: bool = False, **likes) -> Page:
        settings = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "base_url": address,
            **likes,
        }
        context = chromium.new_context(**settings)
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
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
