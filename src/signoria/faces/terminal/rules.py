"""The rules at a terminal: the chapters, one of them, or what a thing does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.faces.phrases import Phrases, Seen
from signoria.faces.phrases.printed import SIGN, plain
from signoria.faces.phrases.provenance import known
from signoria.faces.phrases.rulebook import (
    Chapter,
    Entry,
    Found,
    Grid,
    Paragraph,
    Part,
    Picture,
    Points,
    Things,
    find,
)
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET
from signoria.library import load

INDENT = 2


def show_contents(screen: Console, phrases: Phrases[Any]) -> None:
    """The chapters' titles, and how to read one."""
    language = phrases.language
    for number, chapter in enumerate(phrases.rulebook(), 1):
        screen.print(Text(f"  {number:>2}  {plain(chapter.title)}"))
    said = language.say(
        "Type rules and a number, a word or the name of a thing; rules all for all."
    )
    screen.print(Text(said, style=QUIET))


def show_all(screen: Console, phrases: Phrases[Any]) -> None:
    """Every chapter."""
    chapters = phrases.rulebook()
    if not chapters:
        screen.print(Text(phrases.language.say("There is no rulebook for this game here yet.")))
    _show(screen, phrases, Found(chapters))
    screen.print(Text(known(phrases.language, load(phrases.game).box), style=QUIET))


def show_about(screen: Console, phrases: Phrases[Any], words: str) -> bool:
    """What the rules say about *words*: a thing's name, a chapter's number or name, or a word in
    it. Says so when there is nothing.
    """
    chapters = phrases.rulebook()
    if words.isdecimal() and 1 <= int(words) <= len(chapters):
        found = Found([chapters[int(words) - 1]])
    else:
        found = find(chapters, phrases.entries(), words)
    if not found.chapters and not found.entries:
        screen.print(Text(_not_found(phrases, words, found), style=BAD))
        return False
    _show(screen, phrases, found)
    return True


def show_offer(screen: Console, phrases: Phrases[Any], seen: Seen) -> None:
    """What is on offer now, a line each."""
    entries = {entry.key: entry for entry in phrases.entries()}
    offered = [entries[key] for key in dict.fromkeys(phrases.on_offer(seen))]
    if not offered:
        screen.print(Text(phrases.language.say("Nothing is on offer now.")))
    _show(screen, phrases, Found(entries=offered))


def _not_found(phrases: Phrases[Any], words: str, found: Found) -> str:
    language = phrases.language
    if found.near:
        return language.say(
            "The rules have no word {word}. Did you mean {near}?",
            word=language.quoted(words),
            near=language.listed([plain(title) for title in found.near]),
        )
    return language.say("The rules have no word {word}.", word=language.quoted(words))


def _show(screen: Console, phrases: Phrases[Any], found: Found) -> None:
    entries = phrases.entries()
    marked = _entries(screen, found.entries)
    for chapter in found.chapters:
        marked = _chapter(screen, chapter, entries) or marked
    if marked:
        sentence = phrases.language.say("reconstructed: perhaps not as printed")
        screen.print(Text(f"{SIGN} {sentence}", style=QUIET))


def _chapter(screen: Console, chapter: Chapter, entries: Sequence[Entry]) -> bool:
    screen.print(Text(plain(chapter.title), style=QUESTION))
    marked = False
    for part in chapter.parts:
        marked = _part(screen, part, entries) or marked
    return marked


def _part(screen: Console, part: Part, entries: Sequence[Entry]) -> bool:
    """Print it; whether a value in it is marked."""
    if isinstance(part, Paragraph):
        return _indented(screen, part.text)
    if isinstance(part, Points):
        marked = False
        for number, item in enumerate(part.items, 1):
            bullet = f"{number}." if part.numbered else "·"
            marked = _indented(screen, item, bullet) or marked
        return marked
    if isinstance(part, Grid):
        return _grid(screen, part)
    if isinstance(part, Things):
        return _entries(screen, [entry for entry in entries if entry.kind == part.kind])
    assert isinstance(part, Picture)
    return False


def _entries(screen: Console, entries: Sequence[Entry]) -> bool:
    marked = False
    for entry in entries:
        note = f" {entry.note}" if entry.note else ""
        line = Text.assemble((plain(f"{entry.title}{note}"), QUESTION), f": {plain(entry.text)}")
        screen.print(Padding(line, (0, 0, 0, INDENT), expand=False))
        marked = marked or SIGN in line.plain
    return marked


def _indented(screen: Console, text: str, bullet: str = "") -> bool:
    shown = plain(text)
    if bullet:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=max(2, len(bullet)))
        row.add_column()
        row.add_row(Text(bullet, style=QUIET), Text(shown))
        screen.print(Padding(row, (0, 0, 0, INDENT), expand=False))
    else:
        screen.print(Padding(Text(shown), (0, 0, 0, INDENT), expand=False))
    return SIGN in shown


def _grid(screen: Console, grid: Grid) -> bool:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    if grid.caption:
        table.title = Text(plain(grid.caption), style="italic")
    for cell in grid.head:
        table.add_column(plain(str(cell)))
    shown = [[plain(str(cell)) for cell in row] for row in grid.rows]
    for row in shown:
        table.add_row(*[Text(cell) for cell in row])
    screen.print(Padding(table, (0, 0, 0, INDENT), expand=False))
    return any(SIGN in cell for row in shown for cell in row)
