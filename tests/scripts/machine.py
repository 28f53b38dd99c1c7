"""A folder with the scripts, on machines that have little: programs that stand for real ones."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = (
    *("bash", "cat", "cksum", "dirname", "find", "grep", "head", "ln", "mkdir", "nice", "nproc"),
    *("readlink", "rm", "sleep", "touch", "cp", "chmod", "env"),
)
OLD = """#!/usr/bin/env bash
[ "$1" = --version ] && echo "Python 3.8.10" && exit
exit 1
"""
WITHOUT_VENV = """#!/usr/bin/env bash
case "$2" in *ensurepip*) exit 1 ;; esac
"""
# Stands for a Python that can make an environment, and for the one in it.
GOOD = """#!/usr/bin/env bash
case "$*" in
  "-m venv .venv")
    mkdir -p .venv/bin && cp "$0" .venv/bin/python
    printf '#!/usr/bin/env bash\\necho "serving $*"\\n' > .venv/bin/signoria
    chmod +x .venv/bin/signoria ;;
  *"pip install"*)
    echo "pip" >> calls
    [ ! -e pip-hangs ] || { touch pip-began; sleep 60; }
    [ ! -e pip-fails ] || { echo "no network" >&2; exit 1; } ;;
  *_compiled.py*) [ -e build/compiled ] || { echo "nothing is compiled yet"; exit 1; } ;;
  *build_ext*)
    echo "compiled with niceness $(nice) as $SIGNORIA_COMPILE" >> calls
    while [ -e compiler-is-slow ]; do sleep 0.1; done
    [ ! -e compiler-fails ] || { echo "no such luck" >&2; exit 1; }
    touch build/compiled ;;
  *"import tomllib"*) echo "setuptools mypy" ;;
  "-I -") [ ! -e compiler-is-missing ] || echo "a C compiler (gcc)" ;;
esac
"""


class Project:
    """A folder with the scripts, and a machine with so many programs."""

    def __init__(self, folder: Path, **pythons: str) -> None:
        self.folder, self.tools = folder / "project", folder / "tools"
        (self.folder / "src").mkdir(parents=True)
        shutil.copytree(ROOT / "scripts", self.folder / "scripts")
        for name in ("pyproject.toml", "setup.py", "constraints.txt"):
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, self.folder / name)
        self.tools.mkdir()
        for tool in TOOLS:
            (self.tools / tool).symlink_to(shutil.which(tool))
        for name, text in pythons.items():
            self.install(name.replace("_", "."), text)

    def install(self, name: str, text: str) -> None:
        """A program that anybody can call."""
        (self.tools / name).write_text(text)
        (self.tools / name).chmod(0o755)

    def start(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        """A script, in a group of processes of its own."""
        return subprocess.Popen(
            [f"scripts/{words[0]}", *words[1:]],
            cwd=self.folder,
            env={"PATH": str(self.tools), "HOME": str(self.folder), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            process_group=0,
            preexec_fn=_hear_interrupts,  # noqa: PLW1509 - sets a signal, takes no lock
        )

    def run(self, *words: str, **environment: str) -> tuple[int, str, str]:
        """A script to its end: its exit code and what it said."""
        with self.start(*words, **environment) as running:
            out, err = running.communicate(timeout=60)
            return running.returncode, out, err

    def has(self, name: str) -> bool:
        return (self.folder / name).exists()

    def put(self, *names: str) -> None:
        for name in names:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).touch()

    def take(self, *names: str) -> None:
        for name in names:
            (self.folder / name).unlink()

    def calls(self) -> list[str]:
        """What was done, pip aside."""
        if not self.has("calls"):
            return []
        lines = (self.folder / "calls").read_text().splitlines()
        return [line for line in lines if line != "pip"]


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_until(is_so) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)
