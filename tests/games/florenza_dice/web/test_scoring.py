"""Scenes of the Florenza Dice Game: incomes and offices between rounds, the sheets at the end."""

from __future__ import annotations

from functools import cache

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.scoring import GRID, LINES
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.florenza_dice import news
from signoria.story import Story
from tests.faces_web.reading import check
from tests.faces_web.tables import VISITORS, seen_by
from tests.games.florenza_dice.web.moments import end, records

DRAWING = drawing_of("florenza_dice")


@cache
def stories():
    return tuple((end(record), Story.of(record)) for record in records())


def scenes(moment, story, language="en"):
    """Every scene of a game, with the facts that it is about."""
    scene = scene_of(spoken(language), seen_by(moment, 0), story)
    for ply in range(1, len(story.facts) + 1):
        facts = story.facts[ply - 1]
        if any(isinstance(one, news.OfficesDetermined | news.ScoringBegins) for one in facts):
            yield DRAWING.scoring(scene, story.facts[:ply], 1), story.facts[:ply], ply


@pytest.mark.parametrize("number", range(0, len(records()), 5))
def test_every_round_from_the_second_and_the_end_is_a_scene(number):
    moment, story = stories()[number]
    found = list(scenes(moment, story))
    rounds = moment.game.observe(moment.state, None)["rounds"]
    assert len(found) == rounds
    for one, _, ply in found:
        assert one is not None
        assert one.ply == ply
        assert one.steps[-1].layout == (GRID if ply == len(story.facts) else LINES)


def test_nothing_is_a_scene_while_a_round_lasts():
    moment, story = stories()[0]
    scene = scene_of(spoken("en"), seen_by(moment, 0), story)
    quiet = [
        facts
        for facts in story.facts
        if not any(isinstance(one, news.RoundBegins | news.ScoringBegins) for one in facts)
    ]
    assert DRAWING.scoring(scene, quiet, 1) is None


def test_offices_are_compared_by_the_numbers_that_the_rules_told():
    words = set()
    for moment, story in stories():
        for one, facts, _ in scenes(moment, story):
            told = [f for all_ in facts for f in all_ if isinstance(f, news.OfficesDetermined)]
            if not told or one.title == "The end":
                continue
            captain, bishop = one.steps[-1].rows
            for row, spaces in (
                (captain, told[-1].captain_spaces),
                (bishop, told[-1].bishop_spaces),
            ):
                assert [int(cell.value) for cell in row.cells] == sorted(spaces, reverse=True)
                for cell in row.cells:
                    assert spaces[-1 if cell.seat is None else cell.seat] == int(cell.value)
            if told[-1].captain is None:
                assert captain.words.startswith("A tie at ")
            words.add(captain.words.split()[0])
    assert {"A", "Pope"} < words


def test_incomes_are_what_was_paid_before_the_offices():
    paid = 0
    for moment, story in stories():
        for one, facts, _ in scenes(moment, story):
            if one.steps[0].tab != "Income":
                continue
            told = [fact for all_ in facts for fact in all_]
            begins = max(at for at, f in enumerate(told) if isinstance(f, news.RoundBegins))
            incomes = [f for f in told[begins:] if isinstance(f, news.IncomePaid) and not f.at_once]
            assert sum(len(row.cells) for row in one.steps[0].rows) == len(incomes) > 0
            paid += len(incomes)
    assert paid > 20


def test_at_the_end_the_lines_are_the_points_and_empty_lines_are_left_out():
    for moment, story in stories()[::3]:
        scene = scene_of(spoken("en"), seen_by(moment, 0), story)
        one = DRAWING.scoring(scene, story.facts, 1)
        (step,) = one.steps
        assert list(step.points) == story.points[-1]
        for row in step.rows:
            assert any(cell.points for cell in row.cells)
        sums = [
            sum(cell.points for row in step.rows for cell in row.cells if cell.seat == seat)
            for seat in range(len(scene.names))
        ]
        assert sums == story.points[-1]
        assert ("Pope" in step.words) == (len(scene.names) == 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_page_shows_it_in_both_languages(seats):
    record = next(record for record in records() if record.seats == seats)
    for visitor in VISITORS:
        check(web.table_page(visitor, seen_by(end(record), 0)))
