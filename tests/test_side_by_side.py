"""``signoria bench --compare``: another revision, built beside this one, and gone afterwards."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import signoria
from signoria import side_by_side
from signoria.side_by_side import SideBySide, built

ROOT = Path(__file__).parents[1]


def git(tree, *words):
    names = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    done = subprocess.run(
        ["git", *names, "-C", str(tree), *words], capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture
def tree(tmp_path):
    """A project of two revisions; the second one's compiler fails."""
    compiler = tmp_path / "scripts" / "compile"
    compiler.parent.mkdir()
    (tmp_path / ".venv").mkdir()
    git(tmp_path, "init", "--quiet")
    for number, script in enumerate(["echo done > compiled", "echo it is broken >&2; exit 1"]):
        compiler.write_text(f'#!/bin/sh\ncd "$(dirname "$0")/.."\n{script}\n', encoding="utf-8")
        compiler.chmod(0o755)
        git(tmp_path, "add", "scripts")
        git(tmp_path, "commit", "--quiet", "-m", f"number {number}")
    return tmp_path


def test_the_other_revision_is_built_and_gone_afterwards(tree):
    with built("HEAD~1", tree) as other:
        assert (other / "compiled").read_text(encoding="utf-8") == "done\n"
        assert "echo done" in (other / "scripts" / "compile").read_text(encoding="utf-8")
    assert not other.exists()
    assert len(git(tree, "worktree", "list").splitlines()) == 1


@pytest.mark.parametrize(
    ("revision", "why"),
    [
        ("HEAD", "revision 'HEAD' cannot be compiled: it is broken"),
        ("no such", "git knows no revision 'no such'"),
        ("--help", "git knows no revision '--help'"),
    ],
)
def test_what_cannot_be_built_is_told_and_leaves_nothing(tree, revision, why):
    with pytest.raises(ValueError, match=why), built(revision, tree):
        pass
    assert len(git(tree, "worktree", "list").splitlines()) == 1


def test_a_folder_that_is_no_project_has_no_other_revisions(tmp_path):
    with pytest.raises(ValueError, match="needs the project's sources"), built("HEAD", tmp_path):
        pass


@pytest.mark.skipif(not signoria.is_compiled(), reason="compares compiled trees")
def test_a_tree_beside_itself_plays_the_same_games(monkeypatch):
    monkeypatch.setattr(side_by_side, "MORE", {"medici_dice": 3})
    monkeypatch.setattr(side_by_side, "COPIES", 10)
    both = SideBySide("medici_dice", ROOT, ROOT)

    assert list(both.rounds(2)) == [1, 2]
    assert all(old[0] == new[0] for old, new in both.slices)
    assert "µs a decision" in both.text()
    assert "differ" not in both.text()


def test_a_tree_that_is_not_compiled_is_told(tmp_path):
    both = SideBySide("medici_dice", tmp_path, tmp_path)

    with pytest.raises(ValueError, match="does not run compiled"):
        list(both.rounds(1))
