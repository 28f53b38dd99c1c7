"""Imports point one way: faces, server, bots, rl, table, record, cli → games → kernel."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "signoria"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.glob("**/*.py"))
}
BOTTOM = ["signoria._compat"]
RECORDS = ["signoria.record", "signoria.notation", "signoria.dealer"]


def imports(path):
    """Every module of the package that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            whole = {f"{node.module}.{name.name}" for name in node.names}
            found |= {name if name in MODULES else str(node.module) for name in whole}
    return sorted(name for name in found if name.split(".")[0] == "signoria")


def of_a_game(parts):
    """Rules know the kernel only; phrases do not know the faces, nor one face the other."""
    if len(parts) == 2:
        return []
    own, role = ".".join(parts[:3]), parts[3] if len(parts) > 3 else "rules"
    rules = ["signoria.kernel", f"{own}.rules", f"{own}.news", f"{own}.sights", *BOTTOM]
    said = ["signoria.faces.phrases", f"{own}.phrases", "signoria.library"]
    return {
        "rules": rules,
        "news": ["signoria.kernel", f"{own}.news", *BOTTOM],
        "sights": [],
        "balance": ["signoria.kernel", "signoria.balance", f"{own}.rules"],
        "phrases": [*rules, *said],
        "terminal": [*rules, *said, f"{own}.terminal", "signoria.faces.terminal"],
        "web": [*rules, *said, f"{own}.web", "signoria.faces.web", "signoria.story"],
    }[role]


def allowed(module):
    """Beginnings of what a module may import; none at all: anything."""
    parts = module.split(".")
    layer = parts[1] if len(parts) > 1 else ""
    if layer in ("_compat", "_ways_to_run"):
        return ["signoria.kernel.state", "signoria.kernel"] if layer == "_ways_to_run" else []
    if layer == "kernel":
        return ["signoria.kernel", *BOTTOM]
    if layer == "games":
        return of_a_game(parts)
    if layer == "bots":
        return ["signoria.kernel", "signoria.bots", *BOTTOM]
    if layer == "library":
        return ["signoria.kernel", "signoria.games", *BOTTOM]
    if layer == "dealer":
        return ["signoria.kernel", *BOTTOM]
    if layer in ("record", "notation"):  # a record, and how it is read and written
        return ["signoria.kernel", "signoria.library", "signoria.notation", "signoria.record"]
    if layer == "story":
        return ["signoria.kernel", *RECORDS]
    if layer == "table":
        return ["signoria.kernel", "signoria.bots", "signoria.library", *RECORDS]
    return ["signoria"]  # faces, server, rl and the command line stand on everything


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_lies_below_it(module):
    fitting = allowed(module)
    wrong = [
        name
        for name in imports(MODULES[module])
        if not any(name == start or name.startswith(f"{start}.") for start in fitting)
    ]
    assert wrong == []


def test_the_kernel_knows_no_game():
    names = [path.name for path in (PACKAGE / "games").iterdir() if (path / "box.toml").exists()]
    assert names
    for path in (PACKAGE / "kernel").glob("*.py"):
        assert not any(name in path.read_text(encoding="utf-8") for name in names), path.name


@pytest.mark.parametrize(
    "layer", ["kernel/*.py", "games/*/rules/*.py", "games/*/news.py", "bots/*.py"]
)
def test_rules_and_bots_need_nothing_but_python(layer):
    standard = {"__future__", "signoria", *__import__("sys").stdlib_module_names}
    for path in PACKAGE.glob(layer):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [str(node.module)]
            assert {name.split(".")[0] for name in names} <= standard, path.name


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_rules_hold_no_random_generator_and_no_clock(layer):
    for module, path in MODULES.items():
        if module.startswith(f"signoria.{layer}"):
            names = {
                name.name if isinstance(node, ast.Import) else str(node.module)
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.Import | ast.ImportFrom)
                for name in node.names
            }
            assert not names & {"random", "secrets", "time", "datetime", "os"}, module


def test_no_drawer_for_everything():
    shelf = {"utils", "common", "base", "manager", "helpers", "misc"}
    assert not shelf & {name.split(".")[-1] for name in MODULES}
