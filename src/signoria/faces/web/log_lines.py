"""The log beside the board: what is new, what leads to a scoring scene, what is said aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import LogLine
from signoria.faces.web.drawing import Drawing
from signoria.faces.web.page_data import TableData
from signoria.faces.web.scene import Scene

STRETCH = 16  # lines that are drawn, and kept, together
MOST_SPOKEN = 6  # sentences announced at once


def log_lines(scene: Scene[Any], drawing: Drawing[Any], table: TableData) -> list[dict[str, Any]]:
    """Newest first; what is new since the viewer's last move is marked."""
    scored = {id(line) for line in _scored(scene, drawing, table)}
    newest = [
        {
            "ply": line.ply,
            "family": scene.family(line.seat) if line.seat is not None else "",
            "sentence": line.sentence,
            "is_new": bool(table.my_seats) and line.ply > table.seen_ply,
            "is_last_new": False,
            "is_scored": id(line) in scored,
        }
        for line in reversed(scene.lines)
    ]
    for line, newer in zip(newest[1:], newest, strict=False):
        line["is_last_new"] = newer["is_new"] and not line["is_new"]
    return newest


def stretches(log: Sequence[dict[str, Any]]) -> list[Sequence[dict[str, Any]]]:
    """The log in pieces, counted from the oldest line: all but the newest stay as they are."""
    first = len(log) % STRETCH
    begin = [log[:first]] if first else []
    return begin + [log[at : at + STRETCH] for at in range(first, len(log), STRETCH)]


def said_aloud(log: Sequence[dict[str, Any]], question: str) -> str:
    """What a screen reader is told: the latest sentences in order, then the question."""
    said = [str(line["sentence"]) for line in log[:MOST_SPOKEN] if line["is_new"]]
    return " ".join([*reversed(said), question])


def _scored(scene: Scene[Any], drawing: Drawing[Any], table: TableData) -> list[LogLine]:
    """The lines that lead to scoring scenes: of each such move one, about nobody if there is."""
    until = len(table.record.moves) if table.table else 0
    are_scored = table.story.notes(("scored", drawing), drawing.is_scored, until)
    plies = {ply for ply, is_scored in enumerate(are_scored, 1) if is_scored}
    found: dict[int, LogLine] = {}
    for line in scene.lines:
        if line.ply in plies and (line.seat is None or line.ply not in found):
            found[line.ply] = line
    return list(found.values())
