"""What is drawn once and kept: markup by plain values, bounded in letters."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

from jinja2.utils import missing
from markupsafe import Markup

from signoria.faces.phrases.kinds import Own

MOST_LETTERS = 8_000_000  # of a language's pieces; as many again are about to be forgotten
MOST_PARTS = 400  # of a value: what is larger is seldom the same
LETTERS_OF_A_KEY = 1000  # about as much as the values take
TRUE, FALSE = object(), object()
_PLAIN = (float, range, Markup, Own)
_PLAIN_FIELDS = ("str", "int", "bool")  # a field is always of the same kind: no other equals it


class NoKey(Exception):
    """A value that cannot be compared with an earlier one, or is too large for it."""


def key_of(value: Any) -> Hashable:
    """What equals the key of a value of the same content, and no other."""
    parts: list[Any] = []
    _add(parts, value)
    return tuple(parts)


def _add(parts: list[Any], value: Any) -> None:
    """Everything in a value in a row; how much follows stands before it."""
    kind = type(value)
    if kind is str or kind is int or value is None:
        parts.append(value)
    elif kind is bool:
        parts.append(TRUE if value else FALSE)
    elif kind is dict:
        parts += (dict, len(value), *value)
        _add_all(parts, value.values())
    elif kind is list or kind is tuple:
        parts += (kind, len(value))
        _add_all(parts, value)
    elif kind in _PLAIN or value is missing:
        parts += (kind, value)
    else:
        parts.append(kind)
        content = _plain_contents.get(kind)
        if content is not None:
            parts += content(value)
        else:
            _add_all(parts, (_contents.get(kind) or _content_of(kind))(value))


def _add_all(parts: list[Any], values: Any) -> None:
    for value in values:
        kind = type(value)
        if kind is str or kind is int or value is None:  # most are
            parts.append(value)
        else:
            _add(parts, value)
    if len(parts) > MOST_PARTS:
        raise NoKey("too large")


_contents: dict[type, Callable[[Any], tuple[Any, ...]]] = {}
_plain_contents: dict[type, Callable[[Any], tuple[Any, ...]]] = {}  # every field is plain


def _content_of(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """How to get at the fields of a dataclass that cannot be changed."""
    if not is_dataclass(kind) or not kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        raise NoKey(kind.__name__)
    names = [field.name for field in fields(kind)]
    if not names:
        raise NoKey(kind.__name__)
    content = attrgetter(*names, names[0]) if len(names) == 1 else attrgetter(*names)
    is_plain = all(field.type in _PLAIN_FIELDS for field in fields(kind))
    (_plain_contents if is_plain else _contents)[kind] = content
    return content


class Kept:
    """Markup by keys. Used from several threads: at worst something is drawn twice."""

    def __init__(self, most_letters: int = MOST_LETTERS) -> None:
        self._most = most_letters
        self._letters = 0
        self._young: dict[Hashable, str] = {}
        self._old: dict[Hashable, str] = {}

    def get(self, key: Hashable) -> str | None:
        """What was drawn for it."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, drawn: str) -> None:
        """Remember it; when too much is remembered, what nobody asked for lately is forgotten."""
        self._young[key] = drawn
        self._letters += len(drawn) + LETTERS_OF_A_KEY
        if self._letters > self._most:
            self._old, self._young, self._letters = self._young, {}, 0
