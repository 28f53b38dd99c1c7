"""Writes the reference of the Python interface into docs/python.md, between its markers.

    python -m tests.docs.make_python

Names, signatures and docstrings are read from the sources: compiled and interpreted are the same.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import signoria

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"
BEGIN = "<!-- Made by python -m tests.docs.make_python: change the docstrings. -->"
END = "<!-- The end of what is made. -->"
# After what the package offers at its top: the modules that programs import from as well.
MODULES = [
    "signoria.library",
    "signoria.table",
    "signoria.fairness",
    "signoria.notation",
    "signoria.bots",
    "signoria.kernel.actions",
    "signoria.kernel.state",
    "signoria.kernel.steps",
    "signoria.kernel.game",
    "signoria.kernel.news",
    "signoria.kernel.box",
    "signoria.kernel.position",
    "signoria.kernel.supply",
]
Node = ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Thing:
    """A public class or function, and where it is written."""

    name: str
    node: Node
    source: str

    def comment(self, node: ast.AST) -> str:
        """What stands behind a line."""
        line = self.source.splitlines()[node.end_lineno - 1]
        return line.partition("  # ")[2].replace("``", "`")


def page() -> str:
    """The page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + "\n".join([BEGIN, "", *_reference(), END]) + after


def _reference() -> list[str]:
    lines = ["### `signoria`", "", *_constants()]
    top = top_names()
    for thing in top.values():
        lines += _entry(thing)
    for module in MODULES:
        things = [thing for thing in own_names(module) if thing not in top.values()]
        lines += [f"### `{module}`", "", _plain(ast.get_docstring(_read(module)[1])), ""]
        lines += [line for thing in things for line in _entry(thing)]
    return lines


# What there is


def top_names() -> dict[str, Thing]:
    """The public classes and functions of the package, in its own order."""
    found = {}
    for name in signoria.__all__:
        if isinstance(getattr(signoria, name), int):
            continue
        home = getattr(signoria, name).__module__ if name != "games" else "signoria.games"
        own = "names" if name == "games" else name
        found[name] = next(thing for thing in own_names(home) if thing.name == own)
    return found


@cache
def own_names(module: str) -> tuple[Thing, ...]:
    """The public classes and functions that a module defines, or a package names as its own."""
    source, tree = _read(module)
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{module}."):
            wanted = {name.name for name in node.names}
            found |= {thing.name: thing for thing in own_names(node.module) if thing.name in wanted}
        if isinstance(node, Node) and not node.name.startswith("_") and not _is(node, "overload"):
            found[node.name] = Thing(node.name, node, source)
    return tuple(found.values())


@cache
def _read(module: str) -> tuple[str, ast.Module]:
    path = ROOT / "src" / Path(*module.split("."))
    text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")
    return text, ast.parse(text)


def _is(node: Node, decorator: str) -> bool:
    return any(decorator in ast.unparse(one) for one in node.decorator_list)


# How it is shown


def _constants() -> list[str]:
    source, tree = _read("signoria.kernel.steps")
    lines = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.target.id in signoria.__all__:
            said = Thing("", node, source).comment(node)
            lines.append(f"- `{node.target.id} = {ast.unparse(node.value)}`: {said}")
    return [*lines, ""]


def _entry(thing: Thing) -> list[str]:
    """A heading with the signature, the docstring, and for a class what it has."""
    node = thing.node
    name = "games" if thing.name == "names" else thing.name
    said = _plain(ast.get_docstring(node))
    if isinstance(node, ast.FunctionDef):
        return [f"#### `{name}{_signature(node)}`", "", said, ""]
    bases = [ast.unparse(base) for base in node.bases]
    of = f"({', '.join(bases)})" if bases else ""
    lines = [f"#### `class {name}{of}`", "", said, ""]
    if (makes := _constructor(node)) is not None:
        lines += [f"`{name}{_signature(makes, answer=False)}`", ""]
    has = [*_attributes(thing), *_methods(node)]
    return [*lines, *has, ""] if has else lines


def _constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
    return next((one for one in methods if one.name == "__init__" and len(one.args.args) > 1), None)


def _attributes(thing: Thing) -> list[str]:
    """Declared fields with what is written behind them, then what the constructor sets."""
    lines = {}
    for line in thing.node.body:
        if isinstance(line, ast.AnnAssign) and not line.target.id.startswith("_"):
            lines[line.target.id] = (_type(line.annotation), thing.comment(line))
    makes = _constructor(thing.node)
    for line in ast.walk(makes) if makes else []:
        if isinstance(line, ast.AnnAssign | ast.Assign) and (own := _own_attribute(line)):
            lines.setdefault(own, (_assigned(line, makes), thing.comment(line)))
    return [
        f"- `{name}{f': {kind}' if kind else ''}`{f': {said}' if said else ''}"
        for name, (kind, said) in lines.items()
    ]


def _own_attribute(line: ast.AnnAssign | ast.Assign) -> str:
    target = line.target if isinstance(line, ast.AnnAssign) else line.targets[0]
    is_own = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    return target.attr if is_own and not target.attr.startswith("_") else ""


def _assigned(line: ast.AnnAssign | ast.Assign, makes: ast.FunctionDef) -> str:
    """The type of what a constructor sets: declared, or that of the argument it takes over."""
    declared = _type(line.annotation) if isinstance(line, ast.AnnAssign) else ""
    arguments = {one.arg: one.annotation for one in [*makes.args.args, *makes.args.kwonlyargs]}
    if not declared and isinstance(line.value, ast.Name):
        given = arguments.get(line.value.id)
        declared = _type(given) if given else ""
    return declared


def _methods(node: ast.ClassDef) -> list[str]:
    lines = []
    for one in node.body:
        said = _plain(ast.get_docstring(one)) if isinstance(one, ast.FunctionDef) else ""
        if said and not one.name.startswith("_"):  # without: as the class it derives from says
            said = said.replace("\n\n", " ")
            kind = "class method " if _is(one, "classmethod") else ""
            shown = f"{one.name}{_signature(one)}"
            if _is(one, "property"):
                shown = f"{one.name}: {_type(one.returns)}"
            lines.append(f"- {kind}`{shown}`: {said}")
    return lines


def _signature(node: ast.FunctionDef, *, answer: bool = True) -> str:
    text = _short(ast.unparse(node.args))
    text = re.sub(r"^(self|cls)(, )?", "", text)
    returns = _type(node.returns) if node.returns else ""
    return f"({text}) -> {returns}" if answer and returns != "None" else f"({text})"


def _type(node: ast.expr) -> str:
    text = re.sub(r"^(Final|ClassVar)\b(\[(.*)\])?$", r"\3", ast.unparse(node))
    return _short(text)


def _short(text: str) -> str:
    """As a program sees it: what rules call ``i64`` or ``i32`` is an integer."""
    text = re.sub(r"\bi(32|64)\b", "int", text).replace("Options", "tuple[Action, ...]")
    return re.sub(r"(?<=[\w\]])=(?=\S)", " = ", text)


def _plain(docstring: str | None) -> str:
    """A docstring as Markdown: roles and double ticks become ticks, paragraphs one line each."""
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", docstring or "").replace("``", "`")
    paragraphs = []
    for part in text.split("\n\n"):
        is_code = part.startswith("    ")
        paragraphs.append(part if is_code else " ".join(part.split()))
    return "\n\n".join(paragraphs)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
