"""The public names: sorted, complete, documented, and what the contract promises."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import signoria

PACKAGE = Path(__file__).parents[1] / "src" / "signoria"
PROMISED = {
    *["CHANCE", "NOBODY", "Action", "Game", "IllegalAction", "Record", "Rng", "ScoreSheet"],
    *["State", "Table", "games", "load"],
}


def test_all_is_sorted_constants_first_then_classes_then_functions():
    def place(name):
        return (not name.isupper(), not name[0].isupper(), name)

    assert sorted(signoria.__all__, key=place) == signoria.__all__
    assert len(set(signoria.__all__)) == len(signoria.__all__)


def test_all_is_complete():
    code = (
        "import signoria; from types import ModuleType; "
        "print(*[name for name, value in vars(signoria).items() "
        "if not name.startswith('_') and (callable(value) or not isinstance(value, ModuleType))])"
    )
    public = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert set(public) - {"annotations", "TYPE_CHECKING"} == set(signoria.__all__)


def test_what_the_contract_promises_is_there():
    assert set(signoria.__all__) >= PROMISED


def test_the_games_are_listed_before_and_after_one_was_loaded():
    code = (
        "import signoria; a = signoria.games(); signoria.load(a[0]); print(a == signoria.games())"
    )
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False
    )
    assert (answer.stdout.strip(), answer.stderr) == ("True", "")


def test_chance_and_nobody_have_their_promised_numbers():
    assert (signoria.CHANCE, signoria.NOBODY) == (-1, -2)


def definitions():
    """Every public class and function with the file that defines it."""
    for name in signoria.__all__:
        found = getattr(signoria, name)
        if not isinstance(found, int | ModuleType):
            yield name, PACKAGE.parent / (found.__module__.replace(".", "/") + ".py")


@pytest.mark.parametrize(("name", "path"), list(definitions()))
def test_every_public_name_and_method_has_a_docstring(name, path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = next(node for node in tree.body[::-1] if getattr(node, "name", None) == name)
    assert ast.get_docstring(node)
    if isinstance(node, ast.ClassDef):
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                assert ast.get_docstring(method), f"{name}.{method.name}"


@pytest.mark.parametrize(
    "method", ["new", "position", "observe", "imagine", "scores", "winners", "view", "value"]
)
def test_a_game_offers_what_the_contract_names(medici, method):
    assert callable(getattr(medici, method))


@pytest.mark.parametrize(
    "method", ["actor", "options", "weights", "apply", "play", "copy", "deal", "reward"]
)
def test_a_state_offers_what_the_contract_names(medici, method):
    assert callable(getattr(medici.new(2), method))
