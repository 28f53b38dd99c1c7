"""Lilies, the game of docs/adding-a-game.md: as a folder here, or as a package of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```\w+ ([^\n]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
OWN_PACKAGE = "pyproject.toml"  # not of a folder here
FILES = {name: text for name, text in BLOCKS.items() if "." in name and name != OWN_PACKAGE}


def write(folder: Path) -> None:
    """The game as a folder of ``games``."""
    for name, text in {"__init__.py": "", "rules/__init__.py": "", **FILES}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def install(folder: Path) -> Path:
    """The game as a package of its own, installed; where to find it."""
    source, installed = folder / "source", folder / "installed"
    write(source / "lilies")
    for path in source.glob("**/*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("signoria.games.lilies", "lilies"), encoding="utf-8")
    (source / OWN_PACKAGE).write_text(BLOCKS[OWN_PACKAGE], encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-build-isolation", "--no-deps"]
    said = subprocess.run(
        [*pip, *offline, "--target", str(installed), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return installed
