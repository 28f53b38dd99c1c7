"""What seats see, as JSON Schema: made from the typed sights that games declare.

A game's ``sights.py`` has ``TypedDict`` classes; ``Sight`` is the whole. Docstrings and the
comments beside fields become descriptions.
"""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from signoria.library import games, module

Schema = dict[str, Any]
_REFERENCE = "#/components/schemas/"
_PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}


def observation() -> tuple[Schema, dict[str, Schema]]:
    """The schema of any game's observation, and the schemas that it refers to."""
    named: dict[str, Schema] = {}
    choices: list[Schema] = []
    untyped: list[str] = []
    for game in games():
        declared = module(game, "sights")
        if declared is None:
            untyped.append(game)
            continue
        choices.append(schema_of(declared.Sight, game, named))
        whole = named[f"{game}.{declared.Sight.__name__}"]
        if "game" in whole["properties"]:
            whole["properties"]["game"] = {"const": game}
    if untyped:
        plain = {"type": "object", "properties": {"game": {"enum": untyped}}}
        choices.append({**plain, "description": "What a seat sees, as plain data."})
    return {"oneOf": choices}, named


def schema_of(hint: Any, prefix: str, named: dict[str, Schema]) -> Schema:
    """The schema of a type; each ``TypedDict`` is added to *named* once, as ``prefix.Name``."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if hint in _PLAIN:
        return {"type": _PLAIN[hint]}
    if is_typeddict(hint):
        name = f"{prefix}.{hint.__name__}"
        if name not in named:
            named[name] = {}  # it may refer to itself
            named[name] |= _object(hint, prefix, named)
        return {"$ref": _REFERENCE + name}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(one, prefix, named) for one in inner]}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": schema_of(inner[1], prefix, named)}
    if origin in (list, Sequence) or (origin is tuple and inner[-1] is Ellipsis):
        return {"type": "array", "items": schema_of(inner[0], prefix, named)}
    if origin is tuple:
        items = [schema_of(one, prefix, named) for one in inner]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
    raise TypeError(f"{prefix}: {hint!r} is nothing that JSON has")


def _object(declared: Any, prefix: str, named: dict[str, Schema]) -> Schema:
    """A ``TypedDict`` that has exactly the fields it declares."""
    properties: dict[str, Schema] = {}
    required: list[str] = []
    comments = _comments(declared)
    for field, hint in get_type_hints(declared, include_extras=True).items():
        is_optional = get_origin(hint) is NotRequired
        is_required = get_origin(hint) is Required
        plain = get_args(hint)[0] if is_optional or is_required else hint
        properties[field] = schema_of(plain, prefix, named)
        if field in comments:
            properties[field]["description"] = comments[field]
        if is_required or (field in declared.__required_keys__ and not is_optional):
            required.append(field)
    described = {"description": inspect.cleandoc(declared.__doc__)} if declared.__doc__ else {}
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _comments(declared: Any) -> dict[str, str]:
    """The comments beside the fields of a class and of those it extends, from its file."""
    try:
        source = inspect.getsource(inspect.getmodule(declared) or declared)
    except OSError:
        return {}
    return _all_comments(source).get(declared.__name__, {})


@cache
def _all_comments(source: str) -> dict[str, dict[str, str]]:
    """By class and field, the comments beside fields."""
    said = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    comments: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            own = comments[node.name] = {}
            for base in node.bases:  # a TypedDict does not know what it extends
                own |= comments.get(base.id, {}) if isinstance(base, ast.Name) else {}
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and line.lineno in said:
                    own[ast.unparse(line.target)] = said[line.lineno]
    return comments
