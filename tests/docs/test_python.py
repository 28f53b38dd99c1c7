"""docs/python.md: its examples run, and its reference is what the code says."""

from __future__ import annotations

import ast
import doctest

import pytest

import signoria
from tests.docs import make_python
from tests.docs.make_python import MODULES, PAGE, own_names, page, top_names

WRITTEN = PAGE.read_text(encoding="utf-8")
THINGS = {
    f"{module} {thing.name}": thing
    for module, things in [
        ("signoria", top_names().values()),
        *((m, own_names(m)) for m in MODULES),
    ]
    for thing in things
}


def test_the_page_is_up_to_date():
    assert page() == WRITTEN, "run python -m tests.docs.make_python"


def test_its_examples_run():
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert found.attempted >= 40
    assert found.failed == 0


@pytest.mark.parametrize("name", signoria.__all__)
def test_every_public_name_is_on_the_page(name):
    headings = (f"#### `{name}(", f"#### `class {name}`", f"#### `class {name}(", f"- `{name} = ")

    assert any(line.startswith(headings) for line in WRITTEN.splitlines())


@pytest.mark.parametrize("name", THINGS)
def test_everything_on_the_page_says_what_it_is(name):
    node = THINGS[name].node

    assert ast.get_docstring(node)
    derives = isinstance(node, ast.ClassDef) and any(
        isinstance(base, ast.Subscript | ast.Name)
        and ast.unparse(base).partition("[")[0] not in ("Generic", "Protocol")
        for base in node.bases
    )
    for method in node.body if isinstance(node, ast.ClassDef) and not derives else []:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            assert ast.get_docstring(method), method.name


def test_constants_say_what_they_are():
    lines = [line for line in WRITTEN.splitlines() if line.startswith(("- `CHANCE", "- `NOBODY"))]

    assert len(lines) == 2
    assert all(line.partition("`: ")[2] for line in lines)


def test_signatures_are_shown_as_programs_see_them():
    assert "#### `load(name: str, box: str | Path | None = None) -> Game[Any]`" in WRITTEN
    assert "- `actor() -> int`: A seat, `CHANCE`, or `NOBODY` when the game is over." in WRITTEN
    assert "i64" not in make_python.page().split("## Reference")[1]
