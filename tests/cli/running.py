"""The command line, inside this process or in one of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from click.testing import CliRunner, Result

from signoria import Record
from signoria.cli import main

PATIENCE = 120.0  # seconds with a busy machine


def run(*words: str, typed: str = "", **environment: str) -> Result:
    """A command in this process, with what is typed; standard error is kept apart."""
    return CliRunner(env={"LANG": "en_GB.UTF-8", **environment}).invoke(main, words, input=typed)


def hear_interrupts() -> None:
    """What is started hears Ctrl-C even if these tests were started where it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*words: str, **environment: str) -> subprocess.Popen[str]:
    """A command in a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "signoria", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1", **environment},
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - sets a signal, takes no lock
    )


def finished(
    *words: str, typed: str = "", wait: float = PATIENCE, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, run to its end."""
    with process(*words, **environment) as running:
        try:
            out, err = running.communicate(typed, timeout=wait)
        except subprocess.TimeoutExpired:
            running.kill()  # or leaving would wait for it
            raise
        return subprocess.CompletedProcess(words, running.returncode, out, err)


def at_a_terminal(
    words: list[str],
    typed: bytes,
    environment: dict[str, str],
    *,
    wait_for: str = "",
    code: int = 0,
) -> str:
    """All that a terminal of 80 by 24 shows until the command ends, with that exit code. What is
    typed is typed when it has shown what to *wait_for*, a pattern.
    """
    here, there = pty.openpty()
    surroundings = {
        **os.environ,
        "TERM": "xterm-256color",
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "80",
        "LINES": "24",
        **environment,
    }
    running = subprocess.Popen(
        [sys.executable, "-m", "signoria", *words],
        stdin=there,
        stdout=there,
        stderr=there,
        env=surroundings,
        close_fds=True,
        preexec_fn=_own_terminal,  # noqa: PLW1509 - sets a signal, takes no lock
    )
    os.close(there)
    shown, is_typed = b"", False
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not is_typed and re.search(wait_for, shown.decode(errors="replace")):
            os.write(here, typed)
            is_typed = True
        if select.select([here], [], [], 0.2)[0]:
            try:
                part = os.read(here, 65536)
            except OSError:
                break
            if not part:
                break
            shown += part
        elif running.poll() is not None:
            break
    assert running.wait(timeout=PATIENCE) == code
    os.close(here)
    return shown.decode()


def _own_terminal() -> None:
    """Keys like Ctrl-C reach what is started, as at a terminal."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    hear_interrupts()


def answers(file: Path) -> list[str]:
    """What the person in seat 0 has to say to get this record."""
    return [move.text for move in Record.read(file).moves if move.who == 0]
