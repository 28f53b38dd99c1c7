"""Puzzles are drawn as real tables, in both languages, and show what their seat may see."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web import puzzles
from signoria.kernel.chance import Rng
from signoria.library import games
from signoria.puzzles import shipped
from signoria.puzzles.answers import answers
from signoria.story import Story
from tests.faces_web.reading import all_of, check
from tests.faces_web.tables import ENGLISH, ITALIAN, VISITORS

MANY = 5  # every so many is drawn


def sample(game):
    return shipped(game).puzzles[::MANY]


@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("game", games())
def test_every_answer_that_is_named_can_be_given_on_the_page(game, visitor):
    count = len(shipped(game).puzzles)
    for puzzle in sample(game):
        tree = check(web.puzzle_page(visitor, puzzle, 1, count))
        offered = {one for one in all_of(tree, "value") if one} | set(all_of(tree, "data-action"))
        before = next((one for one in all_of(tree, "data-before") if one), "")
        wholes = offered | {f"{before} | {one}" for one in offered}
        assert {puzzle.answer, *(rival.said for rival in puzzle.rivals)} <= wholes


@pytest.mark.parametrize("game", games())
def test_after_any_answer_it_is_said_why_in_both_languages(game):
    count = len(shipped(game).puzzles)
    for puzzle in sample(game)[:2]:
        for said in [*answers(puzzle.state())[:8], puzzle.answer]:
            english = web.puzzle_view(ENGLISH, puzzle, 1, count, said)
            italian = web.puzzle_view(ITALIAN, puzzle, 1, count, said)
            assert ("data-right" in english) == puzzle.is_solved_by(said)
            assert "points more than the second best" in english
            assert "punti in più della seconda migliore" in italian
            assert 'id="question"' in english
            check(web.puzzle_page(ITALIAN, puzzle, 1, count, said))


@pytest.mark.parametrize("game", [game for game in games() if puzzles.load(game).has_secrets])
def test_what_is_hidden_may_be_otherwise_and_the_page_stays_the_same(game, monkeypatch):
    puzzle = shipped(game).puzzles[0]
    played, state = puzzle.record.load(), puzzle.state()
    story, pages = Story.of(puzzle.record.until(puzzle.ply)), []
    monkeypatch.setattr(puzzles, "_story", lambda *_: story)
    for hidden in (state, *(played.imagine(state, puzzle.seat, Rng(at)) for at in range(3))):
        monkeypatch.setattr(story, "at", lambda _, hidden=hidden: hidden.copy())
        pages += [web.puzzle_view(ENGLISH, puzzle, 1, 9, said) for said in ("", puzzle.answer)]
    assert len(set(pages)) == 2


def test_a_game_whose_puzzles_do_not_fit_says_so(monkeypatch):
    def none(game):
        raise puzzles.PuzzleError(f"these puzzles of {game} are for rules 0")

    monkeypatch.setattr(puzzles, "shipped", none)
    page = web.puzzles_page(ENGLISH, puzzles.date(2026, 11, 18))
    assert page.count("There are no puzzles of this game here.") == len(games())
    assert not puzzles.has_puzzles("firenze")
