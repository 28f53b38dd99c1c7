"""What is installed is enough: nothing is imported that the package does not ask for."""

from __future__ import annotations

import importlib.metadata
import json
import subprocess
import sys

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PLAY = """
import json, sys
before = set(sys.modules)
import signoria
for name in signoria.games():
    game = signoria.load(name)
    signoria.Table(game, ["random"] * game.seats[-1], seed=1).run()
print(json.dumps([signoria.is_compiled(), sorted({name.split(".")[0] for name in sys.modules})]))
"""


def declared() -> set[str]:
    """The distributions that installing the package without extras brings along."""
    found: set[str] = set()
    waiting = ["signoria"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            for line in importlib.metadata.requires(name) or []:
                wanted = Requirement(line)
                if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                    waiting.append(canonicalize_name(wanted.name))
    return found


def test_playing_needs_only_what_the_package_declares():
    said = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, check=True
    ).stdout
    _, modules = json.loads(said)
    homes = importlib.metadata.packages_distributions()
    needed = {canonicalize_name(home) for name in modules for home in homes.get(name, [])}

    started_by_python = {"setuptools", "pip", "wheel"}
    assert needed - started_by_python <= declared()
