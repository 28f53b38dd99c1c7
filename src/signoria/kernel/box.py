"""A box file: what was printed on a game's components, each value with its grade and source.

A table's ``grade``, ``source`` and ``note`` hold for every value in it and below; a value that is
known less well than its neighbours stands in the table's ``doubt``:

    [ships.points]
    grade  = "rulebook"
    source = "Scoring at the end of a round"
    3      = [30, 15, 0]
    doubt  = { 3 = { grade = "inferred", source = "the third place is lost in the scan" } }

What is no value but may be a guess all the same, such as a card's name or what it does, stands in
the table ``claims``, graded in the same way. Rules never read it, and it is no part of the
fingerprint: what we learn about a name makes no record foreign.

Rules keep plain constants, so a set of a game's modules plays one box: the one that was chosen
before it was loaded. Others are played beside it, see :mod:`signoria.editions`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

GRADES = ("rulebook", "source", "inferred", "sibling", "reconstructed")  # the surest first
UNSURE = ("sibling", "reconstructed")  # perhaps not what is printed
_ABOUT = ("grade", "source", "note", "doubt")
_HEADER = ("game", "rules")
_CLAIMS = "claims"


class BoxError(ValueError):
    """A box file that cannot be used; the message names the line and the rule broken."""


@dataclass(frozen=True)
class Value:
    """One printed value, and how sure we are of it."""

    path: str
    value: Any
    grade: str
    source: str
    note: str

    @property
    def is_unsure(self) -> bool:
        """Whether another value may be printed."""
        return self.grade in UNSURE


class Box:
    """The values of one box file, by dotted path: ``box["ships.spaces"]``."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.text = text
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BoxError(f"{where} is not TOML: {error}") from error
        self._lines = _lines(text)
        self.game = self._header(tables, "game", str)
        self.rules = self._header(tables, "rules", int)
        self.values = {
            value.path: value
            for name, table in tables.items()
            if name not in (*_HEADER, _CLAIMS)
            for value in self._read(name, table, {})
        }
        self._tables: dict[str, dict[str, Any]] = {}  # that were asked for
        self.claims = self._read_claims(tables.get(_CLAIMS, {}))
        facts = {path: value.value for path, value in sorted(self.values.items())}
        self.fingerprint = hashlib.sha256(
            json.dumps([self.game, facts], sort_keys=True, default=str).encode()
        ).hexdigest()[:16]

    def __getitem__(self, path: str) -> Any:
        return self.values[path].value

    def about(self, path: str) -> Value:
        """The value or the claim at *path*, with its grade and source."""
        found = self.values.get(path)
        return self.claims[path] if found is None else found

    def table(self, path: str) -> dict[str, Any]:
        """The values of one table, by their names in it."""
        found = self._tables.get(path)
        if found is None:
            start = f"{path}."
            found = self._tables[path] = {
                name.removeprefix(start): value.value
                for name, value in self.values.items()
                if name.startswith(start)
            }
        return dict(found)

    def integer(self, path: str, low: int, high: int) -> int:
        """A whole number from *low* to *high*."""
        found = self[path]
        if not _is_integer(found) or not low <= found <= high:
            raise self.refuse(path, f"must be a whole number from {low} to {high}, not {found!r}")
        return int(found)

    def integers(self, path: str, count: int, low: int, high: int) -> list[int]:
        """*count* whole numbers from *low* to *high*."""
        found = self[path]
        fits = isinstance(found, list) and len(found) == count
        if not fits or not all(_is_integer(item) and low <= item <= high for item in found):
            raise self.refuse(
                path, f"must be {count} whole numbers from {low} to {high}, not {found!r}"
            )
        return list(found)

    def names(self, path: str, count: int) -> list[str]:
        """*count* different names of small letters."""
        found = self[path]
        fits = isinstance(found, list) and len(found) == count == len(set(map(str, found)))
        if not fits or not all(re.fullmatch("[a-z_]+", str(item)) for item in found):
            raise self.refuse(
                path, f"must be {count} different names of small letters, not {found!r}"
            )
        return list(found)

    def refuse(self, path: str, rule: str) -> BoxError:
        """The error to raise where the value at *path* breaks a *rule*."""
        line = self._lines.get(path)
        place = f"{self.where}, line {line}" if line else self.where
        return BoxError(f"{place}: {path} {rule}")

    def match(self, shipped: Box, is_former: bool = False) -> None:
        """Refuse a corrected box that does not have the same values as the *shipped* one. A
        *former* box, which games were begun with, may be for former rules.
        """
        for name, mine, right in (
            ("game", self.game, shipped.game),
            ("rules", self.rules, shipped.rules),
        ):
            if mine != right and not (is_former and name == "rules"):
                raise self.refuse(name, f"must be {right!r}, not {mine!r}")
        for path in self.values:
            if path not in shipped.values:
                close = get_close_matches(path, list(shipped.values), 1)
                perhaps = f"; did you mean {close[0]}?" if close else ""
                raise self.refuse(path, f"is not a value of this game{perhaps}")
        for path in shipped.values:
            if path not in self.values:
                raise self.refuse(path, f"is missing; the shipped box has {shipped[path]!r}")

    def adopt(self, shipped: Box) -> None:
        """Take over the claims of the *shipped* box about which this one says nothing, and the
        number of its rules: they are the ones that are played.
        """
        self.claims = shipped.claims | self.claims
        self.rules = shipped.rules

    def _header(self, tables: dict[str, Any], name: str, kind: type) -> Any:
        found = tables.get(name)
        if not isinstance(found, kind) or isinstance(found, bool):
            raise self.refuse(name, f"must be given at the top, as {kind.__name__}")
        return found

    def _read_claims(self, found: Any) -> dict[str, Value]:
        if not isinstance(found, dict):
            raise self.refuse(_CLAIMS, "must be a table of claims and their grades")
        claims = {}
        for name, table in found.items():
            for value in self._read(f"{_CLAIMS}.{name}", table, {}):
                path = value.path.removeprefix(f"{_CLAIMS}.")
                claims[path] = replace(value, path=path)
        return claims

    def _read(self, path: str, found: Any, about: dict[str, str]) -> Iterator[Value]:
        if not isinstance(found, dict):
            yield self._graded(path, found, about)
            return
        about = about | {key: found[key] for key in _ABOUT[:3] if key in found}
        doubts = found.get("doubt", {})
        if not isinstance(doubts, dict):
            raise self.refuse(f"{path}.doubt", "must be a table of values and their grades")
        for name in doubts:
            if name not in found or not isinstance(doubts[name], dict):
                raise self.refuse(f"{path}.doubt", f"names {name!r}, which is no value beside it")
        for name, inner in found.items():
            if name not in _ABOUT:
                yield from self._read(f"{path}.{name}", inner, about | doubts.get(name, {}))

    def _graded(self, path: str, found: Any, about: dict[str, str]) -> Value:
        grade, source = about.get("grade"), about.get("source")
        if grade not in GRADES:
            raise self.refuse(path, f"needs a grade, one of {', '.join(GRADES)}; it has {grade!r}")
        if not isinstance(source, str) or not source:
            raise self.refuse(path, "needs a source: where the value comes from")
        return Value(path, found, str(grade), source, str(about.get("note", "")))


_chosen: dict[str, Path] = {}
_opened: dict[str, Box] = {}
_beside: ContextVar[Box | None] = ContextVar("_beside", default=None)  # for modules being loaded


@contextmanager
def opening(box: Box) -> Iterator[None]:
    """Whatever game is loaded meanwhile, in this thread, is loaded with *box*."""
    token = _beside.set(box)
    try:
        yield
    finally:
        _beside.reset(token)


def choose_box(game: str, path: str | Path) -> None:
    """Play *game* with a corrected box file. Only before the game is loaded."""
    wanted = Path(path)
    if game in _opened and _chosen.get(game) != wanted:
        raise BoxError(
            f"{game} was already loaded with {_opened[game].where}; "
            "a box is chosen once per process, before the game is loaded"
        )
    _chosen[game] = wanted


def open_box(shipped: Path) -> Box:
    """The box of the game in whose folder *shipped* lies, corrected if one was chosen."""
    original = read_box(shipped)
    if (beside := _beside.get()) is not None:
        beside.match(original, is_former=True)
        beside.adopt(original)
        return beside
    wanted = _chosen.get(original.game)
    box = original if wanted is None else read_box(wanted)
    box.match(original)
    box.adopt(original)
    _opened[original.game] = box
    return box


def close_box(game: str) -> None:
    """Forget a box that turned out to be unusable, so that another can be chosen."""
    _opened.pop(game, None)
    _chosen.pop(game, None)


def read_box(path: Path) -> Box:
    """Read and check a box file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoxError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BoxError(f"{path} is not text: byte {error.start + 1} is not UTF-8") from error
    return Box(text, path.name if path.name == "box.toml" else str(path))


def _is_integer(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool)


def _lines(text: str) -> dict[str, int]:
    """The line on which each table and value begins, for error messages."""
    found: dict[str, int] = {}
    table = ""
    depth = 0  # within a list of several lines nothing begins
    for number, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r"\"[^\"]*\"|'[^']*'", "", line).partition("#")[0]
        if depth == 0:
            if header := re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line):
                table = header[1] + "."
                found.setdefault(header[1], number)
            elif key := re.match(r"\s*([\w.\"-]+)\s*=", line):
                found.setdefault(table + key[1].strip('"'), number)
        depth += bare.count("[") - bare.count("]")
    return found
