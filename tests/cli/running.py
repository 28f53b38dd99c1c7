"""The command line, inside this process or in one of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from click.testing import CliRunner, Result

from signoria.cli import main


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


def finished(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, run to its end."""
    with process(*words, **environment) as running:
        out, err = running.communicate(typed, timeout=60)
        return subprocess.CompletedProcess(words, running.returncode, out, err)
