"""Puzzles: the real table at a position of a game, a question, and why after the answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from signoria.faces.phrases import addressed, phrases_for
from signoria.faces.phrases.solving import Solved, Solving
from signoria.faces.web.page_data import PuzzleCard, TableData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.prepared import prepared_table
from signoria.faces.web.surroundings import playable, surroundings
from signoria.faces.web.tables import contents_of
from signoria.faces.web.words import Language, spoken
from signoria.kernel.steps import CHANCE
from signoria.library import load
from signoria.puzzles import Collection, Puzzle, PuzzleError, shipped
from signoria.record import Record
from signoria.story import Story

NAMES = ("Contessina", "Lorenzo", "Lucrezia", "Giuliano", "Clarice")  # of the others
PUZZLED = "Ginevra"  # who is asked, if they have no name
KEPT = 6  # stories that are not told anew for the next visitor


def puzzles_page(visitor: Visitor, today: date) -> str:
    """All games, each with the puzzle of today and all the others."""
    language = spoken(visitor.language)
    return paint(
        "pages/puzzles.html",
        visitor,
        **surroundings(visitor, "/puzzles", language.say("Puzzles"), with_links=True),
        shelf=[_shelf(game, today) for game in playable()],
    )


def has_puzzles(game: str) -> bool:
    """Whether a game comes with puzzles that fit its rules and its box."""
    return bool(_found(game).puzzles)


def _found(game: str) -> Collection:
    """A game's puzzles; none, if those there are do not fit."""
    try:
        return shipped(game)
    except PuzzleError:
        return Collection(game, "")


def _shelf(game: str, today: date) -> dict[str, Any]:
    """A game on the page of puzzles."""
    found = _found(game)
    return {
        "game": game,
        "title": load(game).title,
        "today": found.of_day(today).number if found.puzzles else 0,
        "numbers": [one.number for one in found.puzzles],
    }


def puzzle_page(visitor: Visitor, puzzle: Puzzle, today: int, count: int, said: str = "") -> str:
    """The whole page; *said*: what was answered, if something was."""
    contents = _contents(visitor, puzzle, today, count, said)
    return paint("puzzle/page.html", visitor, **contents)


def puzzle_view(visitor: Visitor, puzzle: Puzzle, today: int, count: int, said: str = "") -> str:
    """The part of the page that changes."""
    contents = _contents(visitor, puzzle, today, count, said)
    return paint("table/view.html", visitor, **contents)


def puzzle_address(puzzle: Puzzle, said: str = "") -> str:
    """A puzzle's page, perhaps answered."""
    here = f"/puzzles/{puzzle.record.game}/{puzzle.number}"
    return f"{here}?answer={quote(said)}" if said else here


def _contents(
    visitor: Visitor, puzzle: Puzzle, today: int, count: int, said: str
) -> dict[str, object]:
    data = _table(visitor, puzzle, said)
    card = _card(visitor, data, puzzle, today, count, said)
    contents = contents_of(visitor, replace(data, puzzle=card))
    return contents | {"here": card.here}


def _table(visitor: Visitor, puzzle: Puzzle, said: str) -> TableData:
    """The table as whoever is asked sees it; nobody is asked when it is answered."""
    record, ply, seat = puzzle.record, puzzle.ply, puzzle.seat
    names = [*NAMES[:seat], visitor.name or PUZZLED, *NAMES[seat:]]
    return prepared_table(
        record,
        _story(record.game, puzzle.number),
        ply,
        seat,
        names,
        version=2 if said else 1,
        seen_ply=_seen(record, ply, seat),
        is_asked=not said,
    )


def _seen(record: Record, ply: int, seat: int) -> int:
    """What happened since the own last move, or since the last chance, is new."""
    moves = record.moves
    own = [at + 1 for at in range(ply) if moves[at].who in (seat, CHANCE)]
    return own[-1] if own else 0


@lru_cache(KEPT)
def _story(game: str, number: int) -> Story:
    """The game that a puzzle is from, up to it."""
    puzzle = shipped(game).numbered(number)
    return Story.of(puzzle.record.until(puzzle.ply))


def _card(
    visitor: Visitor, table: TableData, puzzle: Puzzle, today: int, count: int, said: str
) -> PuzzleCard:
    game, number = puzzle.record.game, puzzle.number
    solved = _solved(spoken(visitor.language), table, puzzle, said) if said else None
    return PuzzleCard(
        address=puzzle_address(puzzle),
        here=puzzle_address(puzzle, said),
        game=game,
        number=number,
        count=count,
        is_today=number == today,
        following=f"/puzzles/{game}/{number % count + 1}",
        solved=solved,
    )


def _solved(language: Language, table: TableData, puzzle: Puzzle, said: str) -> Solved:
    phrases = phrases_for(table.game, language.code)
    names = addressed([seat.name for seat in table.seats], table.seat)
    return Solving(phrases, puzzle, table.story.at(puzzle.ply), names).solved(said)
