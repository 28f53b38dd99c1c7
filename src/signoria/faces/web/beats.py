"""Beats: what happened between two questions of mine, turn by turn of the others.

A beat is all that one seat did in a row; chance belongs to who acted before. The page shows the
table after each beat, with its sentence in the question's place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.page_data import TableData
from signoria.faces.web.scene import Scene
from signoria.kernel.news import heard_by
from signoria.kernel.steps import CHANCE
from signoria.notation import Move

PERSON = "person"
MOST_PLIES = 120  # moves that are looked back on


@dataclass(frozen=True)
class Beat:
    """One turn of somebody."""

    seat: int  # CHANCE: before anybody acted
    since: int  # so many moves were made before it
    ply: int  # … and after it
    sentence: str = ""
    is_mine: bool = False
    is_going: bool = False  # a bot has not finished it


def turns(moves: Sequence[Move], since: int) -> list[tuple[int, int, int]]:
    """The turns after so many moves: seat, moves before it, moves after it."""
    found: list[tuple[int, int, int]] = []
    for ply, move in enumerate(moves[since:], since):
        if found and move.who in (CHANCE, found[-1][0]):
            seat, first, _ = found[-1]
            found[-1] = seat, first, ply + 1
        else:
            found.append((move.who, ply, ply + 1))
    return found


def oldest_ply(table: TableData) -> int:
    """How far back its viewer may be shown the table: to their last own move, and some moves."""
    return min(table.seen_ply, max(0, len(table.record.moves) - MOST_PLIES))


def beats(scene: Scene[Any], table: TableData) -> list[Beat]:
    """The turns since the viewer's last own move, or since what their page shows."""
    moves = table.record.moves
    shown = len(moves) if table.shown_ply is None else min(table.shown_ply, len(moves))
    since = max(min(shown, table.seen_ply), len(moves) - MOST_PLIES, 0)
    found = turns(moves, since)
    return [
        Beat(
            seat,
            first,
            last,
            sentence(scene, first, last),
            seat in table.my_seats,
            last == len(moves)
            and not table.is_over
            and seat == scene.seen["actor"]
            and table.seats[seat].player != PERSON,
        )
        for seat, first, last in found
    ]


def sentence(scene: Scene[Any], since: int, until: int) -> str:
    """What happened there, in one sentence, as the viewer may know it."""
    assert scene.story is not None
    facts = [list(heard_by(scene.seat, facts)) for facts in scene.story.facts[since:until]]
    return scene.phrases.turn(facts, scene.names)
