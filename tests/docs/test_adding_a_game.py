"""docs/adding-a-game.md is true: its files, as they stand, are a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```\w+ ([^\n]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def tree(tmp_path_factory) -> Path:
    """The project with the page's game in it."""
    folder = tmp_path_factory.mktemp("tree")
    only_sources = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "signoria", folder / "signoria", ignore=only_sources)
    game = folder / "signoria" / "games" / "lilies"
    for inner in (game, game / "rules"):
        inner.mkdir()
        (inner / "__init__.py").write_text("", encoding="utf-8")
    for name, text in BLOCKS.items():
        if "." in name:
            (game / name).write_text(text, encoding="utf-8")
    return folder


def run(tree: Path, code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree), "SIGNORIA_PURE": "1"}
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_the_page_has_every_file_of_the_game():
    assert list(BLOCKS) == [
        "box.toml",
        "rules/box.py",
        "rules/words.py",
        "rules/board.py",
        "rules/round.py",
        "rules/game.py",
        "try it",
    ]


def test_the_game_of_the_page_is_on_the_shelf_and_bots_play_it(tree):
    said = run(tree, BLOCKS["try it"])

    assert said.startswith("signoria 1\ngame lilies\n")
    assert "* lily white" in said


def test_the_game_of_the_page_keeps_the_laws(tree):
    said = run(
        tree,
        "import signoria\n"
        "game = signoria.load('lilies')\n"
        "for seed in range(200):\n"
        "    seats = 2 + seed % 3\n"
        "    record = signoria.Table(game, ['random'] * seats, seed=seed).run()\n"
        "    for state in record.states():\n"
        "        text = str(state)\n"
        "        assert str(game.position(text)) == text\n"
        "        white = state.table[0] + state.table[2] + sum(state.table[3:])\n"
        "        assert white <= 8 and state.table[1] <= 4\n"
        "    final = signoria.Record.parse(record.text()).replay()\n"
        "    assert str(final) == str(record.replay())\n"
        "    assert max(s.total for s in game.scores(final)) == "
        "game.scores(final)[game.winners(final)[0]].total\n"
        "print('kept')",
    )

    assert said == "kept\n"


def test_the_game_of_the_page_is_typed_as_strictly_as_the_others(tree):
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-p", "signoria.games.lilies"],
        capture_output=True,
        text=True,
        cwd=tree,
        check=False,
    )

    assert found.returncode == 0, found.stdout
