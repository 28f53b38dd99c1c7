"""What a macro looks at beside its arguments, read from its template.

A macro of a file that is imported ``with context`` sees the whole page. Which parts it uses is
written in it: ``board.tray.at``, ``say``, other macros. ``looks_of`` follows those and answers with
functions that fetch the parts; ``None`` for a macro about which that cannot be said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import meta, nodes
from jinja2.runtime import Context
from jinja2.utils import missing

if TYPE_CHECKING:
    from jinja2 import Environment

Look = Callable[[Context], object]
Way = tuple[str, ...]
_OTHER_FILES = nodes.Include, nodes.Import, nodes.FromImport
DEFINED = "is defined"  # ends a path of which only that matters


class _Unknown(Exception):
    """What a macro looks at cannot be said."""


@dataclass
class _Template:
    """A file: its macros, and what it imports."""

    macros: dict[str, nodes.Macro] = field(default_factory=dict)
    modules: dict[str, str] = field(default_factory=dict)  # files by alias
    names: dict[str, tuple[str, str]] = field(default_factory=dict)  # file and macro by alias
    own: set[str] = field(default_factory=set)  # values that it sets itself


def looks_of(environment: Environment, template: str) -> dict[str, tuple[Look, ...] | None]:
    """What the macros of a file, named by its path, look at."""
    reader = _Reader(environment)
    found: dict[str, tuple[Look, ...] | None] = {}
    for name in reader.template(template).macros:
        try:
            paths = sorted(reader.paths(template, name))
        except _Unknown:
            found[name] = None
        else:
            found[name] = tuple(_look(path) for path in paths)
    return found


def _look(path: Way) -> Look:
    first, *rest = path

    def look(context: Context) -> object:
        value = context.resolve_or_missing(first)
        if rest == [DEFINED]:
            return value is not missing
        for attribute in rest:
            if value is missing:
                break
            value = context.environment.getattr(value, attribute)
        return value

    return look


class _Reader:
    """Reads files, and follows macros from one into the other."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._templates: dict[str, _Template] = {}
        self._paths: dict[tuple[str, str], set[Way]] = {}
        self._open: set[tuple[str, str]] = set()

    def template(self, name: str) -> _Template:
        """A file by its path, or by the name that it is imported by."""
        if name not in self._templates:
            if Path(name).is_absolute():
                source = Path(name).read_text(encoding="utf-8")
            else:
                assert self._environment.loader is not None
                source, _, _ = self._environment.loader.get_source(self._environment, name)
            self._templates[name] = _read(self._environment.parse(source, name))
        return self._templates[name]

    def paths(self, template: str, macro: str) -> set[Way]:
        """What a macro looks at, and all that it calls."""
        here = template, macro
        if here in self._paths:
            return self._paths[here]
        if here in self._open:  # macros that call each other in a circle
            raise _Unknown
        self._open.add(here)
        found: set[Way] = set()
        for path in self._own_paths(template, macro):
            found |= self._followed(template, path)
        self._open.discard(here)
        self._paths[here] = found
        return found

    def _own_paths(self, template: str, macro: str) -> Iterator[Way]:
        node = self.template(template).macros.get(macro)
        if node is None or next(node.find_all(_OTHER_FILES), None) is not None:
            raise _Unknown
        alone = nodes.Template([node], lineno=1)
        free = meta.find_undeclared_variables(_with(alone, self._environment))
        yield from _used(node, free - {macro})

    def _followed(self, template: str, path: Way) -> set[Way]:
        here, first = self.template(template), path[0]
        if first in here.own:
            raise _Unknown
        if first in here.macros:
            return self.paths(template, first)
        if first in here.names:
            return self.paths(*here.names[first])
        if first in here.modules:
            if len(path) != 2 or path[1] == DEFINED:
                raise _Unknown
            return self.paths(here.modules[first], path[1])
        return set() if first in self._environment.globals else {path}


def _with(tree: nodes.Template, environment: Environment) -> nodes.Template:
    tree.set_environment(environment)
    return tree


def _read(tree: nodes.Template) -> _Template:
    found = _Template()
    for node in tree.body:
        if isinstance(node, nodes.Macro):
            found.macros[node.name] = node
        elif isinstance(node, nodes.Import) and isinstance(node.template, nodes.Const):
            found.modules[node.target] = str(node.template.value)
        elif isinstance(node, nodes.FromImport) and isinstance(node.template, nodes.Const):
            for name in node.names:
                macro, alias = (name, name) if isinstance(name, str) else name
                found.names[alias] = str(node.template.value), macro
        else:
            names = node.find_all(nodes.Name)
            found.own |= {name.name for name in names if name.ctx == "store"}
    return found


def _used(node: nodes.Node, free: set[str]) -> Iterator[Way]:
    """The paths that begin with a free name, as far as attributes lead."""
    path = _path(node)
    if path is not None and path[0] in free:
        yield path
        return
    if isinstance(node, nodes.Test) and node.name == "defined":
        path = _path(node.node)
        if path is not None and len(path) == 1 and path[0] in free:
            yield (*path, DEFINED)
            return
    for child in node.iter_child_nodes():
        yield from _used(child, free)


def _path(node: Any) -> Way | None:
    if isinstance(node, nodes.Name):
        return (node.name,) if node.ctx == "load" else None
    if isinstance(node, nodes.Getattr):
        before = _path(node.node)
        return None if before is None else (*before, node.attr)
    return None
