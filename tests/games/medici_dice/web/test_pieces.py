"""Pieces as drawings; ``REFRESH_SNAPSHOTS=1`` writes the snapshots anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.paint import environment
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.medici_dice.rules.sight import all_faces
from signoria.library import load
from signoria.story import Story
from tests.faces_web.tables import asked, seen_by

SNAPSHOTS = Path(__file__).parent / "snapshots"


def pieces():
    return environment("en").get_template("medici_dice/pieces.html").module


def facts(seats: int, plies: int):
    table = asked(seats, 0, plies)
    scene = scene_of(spoken("en"), seen_by(table, 0), Story.of(table.record))
    drawing = drawing_of("medici_dice")
    return drawing.board(scene, drawing.answers(scene))


def die(good: str | None, number: int) -> str:
    faces = all_faces()
    face = next(one for one in faces if one["good"] == good and one["number"] == number)
    return str(pieces().die_face(face, good[:1].upper() if good else ""))


DRAWN = {
    "die_dye_4": lambda: die("dye", 4),
    "die_spices_0": lambda: die("spices", 0),
    "die_gold_5": lambda: die(None, 5),
    "small_face": lambda: str(pieces().small_face(all_faces()[0])),
    "column": lambda: str(pieces().column(facts(4, 60)["columns"][1], None)),
    "column_alone": lambda: str(pieces().column(facts(1, 30)["columns"][2], True)),
    "ship_loading": lambda: str(
        pieces().ship(facts(4, 60)["ships"][0], facts(4, 60)["loading"][:3])
    ),
    "ship_done": lambda: str(pieces().ship(facts(4, 60)["ships"][-1], [])),
    "small_ship": lambda: str(pieces().small_ship(facts(4, 60)["rivals"][0])),
    "bars": lambda: str(pieces().bars(facts(4, 60)["rivals"][0]["bars"], "Monopolies", False)),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_piece_looks_as_in_its_snapshot(name):
    drawn = DRAWN[name]().strip() + "\n"
    file = SNAPSHOTS / f"{name}.svg"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn


def test_every_face_has_a_symbol_of_its_own():
    faces = [one["face"] for one in all_faces()]
    assert len(faces) == len(set(faces)) == 26
    assert set(faces) == {
        action.text.partition(" ")[2]
        for action in load("medici_dice").words
        if action.verb == "roll"
    }
