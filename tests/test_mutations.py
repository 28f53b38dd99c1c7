"""No face computes a rule: change the rule, and every sentence, preview and reason follows."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from signoria.library import games
from tests.mutating import look, scene

ROOT = Path(__file__).parents[1]
MUTATIONS = [
    (name, mutation)
    for name in games()
    for mutation in import_module(f"tests.games.{name}.mutations").MUTATIONS
]
LEAST = 5  # of each game


@pytest.fixture(scope="module")
def tree(tmp_path_factory) -> Path:
    """The sources, to be changed and put right again."""
    folder = tmp_path_factory.mktemp("changed")
    only_sources = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "signoria", folder / "signoria", ignore=only_sources)
    return folder


def said_there(tree: Path, name: str, mutation) -> str:
    """All that is said of the move that a mutation looks at, by a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)]),
        "SIGNORIA_PURE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    answer = subprocess.run(
        [sys.executable, "-m", "tests.mutating"],
        input=scene(name, mutation),
        capture_output=True,
        text=True,
        env=environment,
        cwd=tree,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return "\n".join(json.loads(answer.stdout))


@pytest.mark.parametrize(
    ("name", "mutation"),
    MUTATIONS,
    ids=[f"{name}-{mutation.file}-{mutation.new}" for name, mutation in MUTATIONS],
)
def test_what_is_said_follows_the_rules(tree, name, mutation):
    file = tree / "signoria" / "games" / name / "rules" / mutation.file
    text = file.read_text(encoding="utf-8")
    assert text.count(mutation.old) == 1, f"{mutation.old!r} must stand in {mutation.file} once"
    before = "\n".join(look(json.loads(scene(name, mutation))))  # by the rules as they are
    file.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        after = said_there(tree, name, mutation)
    finally:
        file.write_text(text, encoding="utf-8")
    assert mutation.said in before
    assert mutation.says not in before
    assert mutation.says in after


@pytest.mark.parametrize("name", games())
def test_every_game_is_changed_in_several_places(name):
    files = {mutation.file for game, mutation in MUTATIONS if game == name}
    assert len([game for game, _ in MUTATIONS if game == name]) >= LEAST
    assert len(files) > 1
