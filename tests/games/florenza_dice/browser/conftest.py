"""The server and the people of all browser tests."""

from __future__ import annotations

from tests.browser.conftest import address, chromium, person

__all__ = ["address", "chromium", "person"]
