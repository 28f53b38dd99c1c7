"""Box files with something changed, loaded in a process of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

_LOAD_EACH = """
import json, sys, signoria
answers = []
for path in json.loads(sys.argv[2]):
    try:
        game = signoria.load(sys.argv[1], box=path)
        signoria.Table(game, ["random", "random"], seed=3).run()
        answers.append(["loaded", game.box.fingerprint, int(game.new(2).copy().seats)])
    except signoria.BoxError as error:
        answers.append(["refused", str(error)])
    except Exception as error:
        answers.append(["crashed", repr(error)])
print(json.dumps(answers))
"""


def load_each(game: str, paths: Sequence[Path]) -> list[list[Any]]:
    """What one process answers when it loads one box after another and plays with it."""
    said = json.dumps([str(path) for path in paths])
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", _LOAD_EACH, game, said],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    answers: list[list[Any]] = json.loads(answer.stdout)
    return answers


def changed(folder: Path, shipped: str, changes: Sequence[tuple[str, str, str]]) -> list[Path]:
    """A file for each change of the shipped text: ``broken0.toml`` …"""
    paths = []
    for number, (old, new, _) in enumerate(changes):
        assert old in shipped, old
        path = folder / f"broken{number}.toml"
        path.write_text(shipped.replace(old, new, 1), encoding="utf-8")
        paths.append(path)
    return paths
