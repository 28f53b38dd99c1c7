"""A server whose dice fall alike whenever the same test is run: a table's seed is made of the
test's name, which a file tells, and of how many tables that test has opened. A file ``ahead``
beside it sets the server's clock: so many milliseconds.

python -m tests.browser.seeded FILE [arguments of the server]
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from threading import Lock

from signoria import dealer
from signoria.server import clock
from signoria.server.__main__ import main


class Seeds:
    """Stands in for :mod:`secrets` where a dealer asks for a seed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._numbers = count()
        self._lock = Lock()

    def token_hex(self, size: int) -> str:
        """The next seed of the test that runs now."""
        with self._lock:
            test = self._file.read_text(encoding="utf-8")
            if test != self._test:
                self._test, self._numbers = test, count()
            return hashlib.sha256(f"{test} {next(self._numbers)}".encode()).hexdigest()[: 2 * size]


class SetClock(clock.Clock):
    """Goes by the file."""

    file = Path()

    def now(self) -> int:
        ahead = self.file.read_text(encoding="utf-8") if self.file.is_file() else "0"
        return super().now() + int(ahead)


if __name__ == "__main__":
    told = Path(sys.argv.pop(1))
    dealer.secrets = Seeds(told)  # type: ignore[assignment]
    SetClock.file = told.with_name("ahead")
    clock.CLOCK.__class__ = SetClock
    main()
