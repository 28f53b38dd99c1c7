"""How rules tell: only while somebody listens, and every fact that is declared."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import signoria
from signoria import Record
from signoria.kernel.news import Reason
from signoria.library import games
from signoria.story import Story

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "src" / "signoria" / "games").glob("*/rules/*.py"))


def unguarded(tree: ast.Module) -> list[int]:
    """Lines that tell although nobody may listen."""
    guarded: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and is_guard(node.test):
            guarded |= {inner for line in node.body for inner in ast.walk(line)}
    return [node.lineno for node in ast.walk(tree) if tells(node) and node not in guarded]


def is_guard(test: ast.expr) -> bool:
    """``state.news is not None``, perhaps with more conditions."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    return any(ast.unparse(part).endswith(".news is not None") for part in parts)


def tells(node: ast.AST) -> bool:
    """``state.news.append(…)``, or what adds several."""
    if isinstance(node, ast.AugAssign):
        return ast.unparse(node.target).endswith(".news")
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("append", "extend", "insert")
        and ast.unparse(node.func.value).endswith(".news")
    )


def test_every_fact_is_told_only_while_somebody_listens():
    found = {
        str(path.relative_to(ROOT)): lines
        for path in RULES
        if (lines := unguarded(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "state.news.append(Built(1))",
        "if state.news is None: state.news.append(Built(1))",
        "if state.news is not None or state.due: state.news.append(Built(1))",
        "state.news += [Built(1)]",
    ],
)
def test_the_lint_finds_what_it_is_for(line):
    assert unguarded(ast.parse(line)) == [1]


def test_the_lint_lets_guarded_lines_pass():
    line = "if state.news is not None and state.due: state.news.append(Built(1))"
    assert unguarded(ast.parse(line)) == []


@pytest.mark.parametrize("name", games())
def test_golden_games_tell_every_fact(name):
    declared = get_args(news(name).News)
    assert declared
    told = {type(fact) for story in stories(name) for fact in everything(story)}
    missing = [kind.__name__ for kind in declared if kind not in told]
    assert missing == []


@pytest.mark.parametrize("name", games())
def test_every_fact_of_a_game_is_in_its_union_and_says_what_it_is(name):
    module = news(name)
    declared = set(get_args(module.News))
    written = [
        kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__
    ]
    for kind in written:
        if isinstance(kind, type) and kind.fields is not None and kind.__doc__:
            assert kind.__doc__.strip().endswith((".", "?"))
    reasons = {kind for kind in written if isinstance(kind, type) and issubclass(kind, Reason)}
    assert not declared & reasons


def news(name: str):
    """The facts that a game declares."""
    package = type(signoria.load(name)).__module__.removesuffix(".rules.game")
    return import_module(f"{package}.news")


def stories(name: str):
    """All golden games."""
    folder = ROOT / "tests" / "games" / name / "golden"
    return [Story.of(Record.read(path)) for path in sorted(folder.glob("*.record"))]


def everything(story: Story):
    """What was told, from set-up to the end."""
    return [*story.set_up, *(fact for facts in story.facts for fact in facts)]
