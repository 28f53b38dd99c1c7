"""Docstrings of compiled modules: mypyc leaves them out of the C that it writes; here they come in.

The build knows this module, nobody else does. Whatever Python can ask for help has an entry in a
table of C, with its signature where it has one; the docstring goes behind that, as C modules
written by hand have it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ENTRY = r'PyDoc_STR\("((?:[^"\\]|\\.)*?\\n--\\n\\n)"\)'  # a signature, and nothing behind it
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+,\s*){ENTRY}")
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = ){ENTRY}")
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}")
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL, /\* docstring \*/')


class Docstrings:
    """What the sources say about themselves, by the names that things have in C."""

    def __init__(self, sources: Iterable[Path], root: Path) -> None:
        from mypyc.namegen import NameGenerator

        trees = {_module(path, root): ast.parse(path.read_text("utf-8")) for path in sources}
        names = NameGenerator([list(trees)])
        self.things: dict[str, str] = {}  # classes and functions
        self.properties: dict[str, str] = {}
        self.modules = {name: ast.get_docstring(tree) or "" for name, tree in trees.items()}
        for module, tree in trees.items():
            for place, node in _documented(tree):
                said = ast.get_docstring(node) or ""
                if _is_property(node):
                    of, _, own = place.partition(".")
                    getter = names.private_name(module, f"{of}_get_{own}")
                    self.properties.setdefault(getter, said)
                else:
                    self.things[names.private_name(module, place)] = said

    def put_into(self, c: str) -> str:
        """The C with docstrings; where there are some already, nothing changes."""
        for pattern in (FUNCTION, CLASS):
            c = pattern.sub(self._signed, c)
        c = PROPERTY.sub(self._property, c)
        return MODULE.sub(self._module, c)

    def _signed(self, found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        return f'{before}PyDoc_STR("{signature}" {literal(self.things.get(name, ""))})'

    def _property(self, found: re.Match[str]) -> str:
        before, name = found.groups()
        said = self.properties.get(name)
        return f"{before}{literal(said)}, NULL}}" if said else found[0]

    def _module(self, found: re.Match[str]) -> str:
        before, name = found.groups()
        said = self.modules.get(name)
        return f"{before}{literal(said)}," if said else found[0]


def literal(text: str) -> str:
    """A text as C says it: UTF-8, whatever C would read otherwise as a number."""
    return f'"{"".join(_letter(byte) for byte in text.encode())}"'


def _letter(byte: int) -> str:
    letter = chr(byte)
    is_plain = letter.isascii() and letter.isprintable() and letter not in '"\\?'
    return letter if is_plain else f"\\{byte:03o}"


def _module(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root / "src").with_suffix("").parts)


Documented = ast.ClassDef | ast.FunctionDef


def _documented(tree: ast.Module) -> Iterator[tuple[str, Documented]]:
    """The classes, their methods, and the functions of a module, as mypyc names them."""
    for node in tree.body:
        if isinstance(node, Documented):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}.{method.name}", method


def _is_property(node: Documented) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)
