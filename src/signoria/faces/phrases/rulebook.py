"""A game's rules in our words, for all faces: chapters of paragraphs, lists and tables, and an
entry for everything that has a name.

Pages draw the pictures too; the terminal prints the words and finds them (:func:`find`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar, TypeAlias

from signoria.faces.phrases.printed import bare


@dataclass(frozen=True)
class Paragraph:
    """A few sentences."""

    sort: ClassVar[str] = "paragraph"
    text: str


@dataclass(frozen=True)
class Points:
    """A list; numbered where the order matters."""

    sort: ClassVar[str] = "points"
    items: Sequence[str]
    numbered: bool = False


@dataclass(frozen=True)
class Grid:
    """A table; the first cell of a row names it."""

    sort: ClassVar[str] = "grid"
    caption: str
    head: Sequence[object]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True)
class Picture:
    """What pages draw here, by its name in the game's ``rule_pictures.html``."""

    sort: ClassVar[str] = "picture"
    name: str
    caption: str = ""


@dataclass(frozen=True)
class Things:
    """All entries of a kind."""

    sort: ClassVar[str] = "things"
    kind: str


Part: TypeAlias = Paragraph | Points | Grid | Picture | Things


@dataclass(frozen=True)
class Chapter:
    """Some rules under a title; ``key`` is its anchor. ``terms``: what else it may be called."""

    key: str
    title: str
    parts: Sequence[Part]
    terms: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry:
    """One thing that has a name, and what it does. ``terms``: what else it may be called."""

    key: str
    kind: str
    title: str
    text: str
    terms: tuple[str, ...] = ()
    note: str = ""  # beside the title: ×2


@dataclass(frozen=True)
class Found:
    """What the rules say about a word; nothing found: words that are near."""

    chapters: Sequence[Chapter] = ()
    entries: Sequence[Entry] = ()
    near: Sequence[str] = ()


def find(chapters: Sequence[Chapter], entries: Sequence[Entry], words: str) -> Found:
    """The entries and chapters with that name; else those that begin with it or have it; else the
    chapters that speak of it.
    """
    wanted = simple(words)
    if not wanted:
        return Found()
    entry_names = [({simple(name) for name in (e.key, e.title, *e.terms)}, e) for e in entries]
    chapter_names = [({simple(name) for name in (c.key, c.title, *c.terms)}, c) for c in chapters]
    for fits in (_same, _begins, _has):
        named = tuple(each for names, each in entry_names if fits(names, wanted))
        titled = tuple(each for names, each in chapter_names if fits(names, wanted))
        if named or titled:
            return Found(titled, named)
    speaking = tuple(each for each in chapters if wanted in simple(" ".join(texts(each))))
    if speaking:
        return Found(speaking)
    all_titles = [*(entry.title for entry in entries), *(chapter.title for chapter in chapters)]
    titles = {simple(title): title for title in all_titles}
    close = get_close_matches(wanted, list(titles), 3)
    return Found(near=tuple(titles[name] for name in close))


def texts(chapter: Chapter) -> list[str]:
    """Every sentence and cell of a chapter; its entries have their own."""
    found: list[str] = [chapter.title]
    for part in chapter.parts:
        if isinstance(part, Paragraph):
            found.append(part.text)
        elif isinstance(part, Points):
            found += part.items
        elif isinstance(part, Grid):
            found += [part.caption, *map(str, part.head)]
            found += [str(cell) for row in part.rows for cell in row]
        elif isinstance(part, Picture):
            found.append(part.caption)
    return found


def simple(text: str) -> str:
    """For comparing: small letters without accents, marks and underscores."""
    letters = unicodedata.normalize("NFD", bare(text).replace("_", " ").casefold())
    return " ".join("".join(one for one in letters if not unicodedata.combining(one)).split())


def _same(names: Iterable[str], wanted: str) -> bool:
    return wanted in names


def _begins(names: Iterable[str], wanted: str) -> bool:
    return any(name.startswith(wanted) for name in names)


def _has(names: Iterable[str], wanted: str) -> bool:
    return any(wanted in name for name in names)
