"""The scene before the end, from what the rules tell."""

from __future__ import annotations

from functools import cache

import signoria
from signoria.faces.phrases import addressed
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.firenze.news.building import MajorityPaid, ScoringBegins
from signoria.games.firenze.phrases import judging
from signoria.story import Story
from tests.faces_web.tables import NAMES, seen_by

DRAWING = drawing_of("firenze")
CELEBRATIONS = ("recognition", "monument", "tower_feast", "feast_of_colours", "scandal")
ENGLISH, ITALIAN = spoken("en"), spoken("it")


@cache
def over() -> signoria.Table:
    table = signoria.Table(signoria.load("firenze"), ["greedy"] * 3, seed=2, names=list(NAMES[:3]))
    table.run()
    return table


def is_final(line: str) -> bool:
    """Written down in the final scoring: a flag, or a celebration card."""
    return line.startswith("majority ") or line.replace(" ", "_") in CELEBRATIONS


def test_flags_then_cards_and_their_points_are_those_of_the_rules():
    table = over()
    story, data = Story.of(table.record), seen_by(table, 0)
    scene = scene_of(ENGLISH, data, story)
    found = DRAWING.scoring(scene, story.facts, 1)
    assert found is not None
    at = next(
        ply
        for ply, facts in enumerate(story.facts, 1)
        if any(isinstance(fact, ScoringBegins) for fact in facts)
    )
    assert found.ply == at
    assert [step.tab for step in found.steps][:1] == ["Majorities"]
    gained = [
        sum(points for name, points in sheet.lines if is_final(name))
        for sheet in table.game.scores(table.state)
    ]
    assert [sum(step.points[seat] for step in found.steps) for seat in range(3)] == gained
    for step in found.steps:
        for seat in range(3):
            rows = sum(cell.points for row in step.rows for cell in row.cells if cell.seat == seat)
            assert rows == step.points[seat]
    assert all(row.words for step in found.steps for row in step.rows)


def test_before_the_end_there_is_none():
    story = Story.of(over().record)
    scene = scene_of(ENGLISH, seen_by(over(), 0), story)
    assert DRAWING.scoring(scene, story.facts[:-1], 1) is None


def test_a_tie_is_explained_by_the_highest_seal():
    names = ("Ada", "Bea", "Cia")
    tie = MajorityPaid(1, 4, "red", 2, (2, 2, 1), (4, 7, 8))
    assert judging.majority(ENGLISH, tie, names) == (
        "Ada and Bea have 2 seals each; Bea is highest, on 7."
    )
    assert judging.majority(ENGLISH, tie, addressed(names, 0)) == (
        "You and Bea have 2 seals each; Bea is highest, on 7."
    )
    assert judging.majority(ITALIAN, tie, addressed(names, 1)) == (
        "Tu e Ada avete 2 sigilli ciascuno; il più alto, a 7, è il tuo."
    )
    alone = MajorityPaid(2, 2, "white", 1, (0, 0, 1), (0, 0, 3))
    assert judging.majority(ENGLISH, alone, names) == "Only Cia has a seal here."
    most = MajorityPaid(0, 2, "white", 3, (3, 1, 0), (6, 3, 0))
    assert judging.majority(ITALIAN, most, names) == "Ada ha più sigilli: 3."
