"""docs/adding-a-game.md is true: its files, as they stand, are a game."""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tests.docs.lilies import BLOCKS, FILES, ROOT, write

SENTENCE = r"""\b(?:say|plural|mark)\(\s*("[^"]+"|'[^']+')"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory) -> Path:
    """The project with the page's game in it."""
    folder = tmp_path_factory.mktemp("tree")
    only_sources = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "signoria", folder / "signoria", ignore=only_sources)
    write(folder / "signoria" / "games" / "lilies")
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
        "news.py",
        "rules/round.py",
        "rules/game.py",
        "try it",
        "phrases.py",
        "it.po",
        "terminal.py",
        "web/__init__.py",
        "web/templates/common.html",
        "web/style.css",
        "pyproject.toml",
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


def test_what_happens_in_the_game_of_the_page_is_told_in_both_languages(tree):
    said = run(
        tree,
        "import signoria\n"
        "from signoria.faces.phrases import log, phrases_for\n"
        "game = signoria.load('lilies')\n"
        "record = signoria.Table(game, ['greedy', 'random'], seed=4, names=['Ada', 'Bea']).run()\n"
        "for code in ('en', 'it'):\n"
        "    for line in log(phrases_for('lilies', code), record):\n"
        "        print(line.sentence)",
    )

    for sentence in (
        "Round 1 begins.",
        "Ada drew a white lily, the first.",
        "drew a red lily and lost",
        "Comincia il round 1.",
        "Ada ha pescato un giglio bianco, il primo.",
        "ha pescato un giglio rosso",
    ):
        assert sentence in said
    assert "Chance" not in said


def test_what_an_option_of_the_game_would_do_is_what_it_does(tree):
    said = run(
        tree,
        "import signoria\n"
        "from signoria.faces.phrases import phrases_for\n"
        "from signoria.kernel.news import hear, preview\n"
        "game, phrases = signoria.load('lilies'), phrases_for('lilies', 'en')\n"
        "position = 'seats 2; round 1; bag 5 4; hand 3; kept 1 0; next DrawOrStop 0, Turn 1'\n"
        "state = game.position(position)\n"
        "stop, draw = game.words.worded('stop'), game.words.worded('draw')\n"
        "found = preview(state, stop, 0)\n"
        "print(phrases.gain(found), phrases.consequence(found, ['Ada', 'Bea']))\n"
        "print(phrases.consequence(preview(state, draw, 0), ['Ada', 'Bea']))\n"
        "assert found.facts == hear(state.copy(), stop)\n"
        "first = game.position(position.replace('hand 3', 'hand 0'))\n"
        "print(phrases.because(first.why_not(stop), ['Ada', 'Bea']))",
    )

    assert said.splitlines() == [
        "+3 You will have 4 lilies.",
        "A red lily would take this turn's white ones.",
        "you must draw a lily first",
    ]


def test_every_sentence_of_the_game_has_its_italian():
    known = read_po(io.BytesIO(FILES["it.po"].encode()))
    translated = {one.id if isinstance(one.id, str) else one.id[0] for one in known}
    said = {
        ast.literal_eval(sentence)
        for name, text in FILES.items()
        if name.endswith((".py", ".html"))
        for sentence in re.findall(SENTENCE, text)
    }

    assert said == translated - {""}


def test_the_game_of_the_page_is_typed_as_strictly_as_the_others(tree):
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-p", "signoria.games.lilies"],
        capture_output=True,
        text=True,
        cwd=tree,
        check=False,
    )

    assert found.returncode == 0, found.stdout
