"""Puzzles are drawn as real tables, in both languages, and show what their seat may see."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from signoria.faces import web
from signoria.faces.web import puzzles
from signoria.kernel.chance import Rng
from signoria.library import games
from signoria.puzzles import shipped
from signoria.puzzles.answers import answers, meant
from signoria.story import Story
from tests.faces_web.reading import check
from tests.faces_web.tables import ENGLISH, ITALIAN, VISITORS

MANY = 5  # every so many is drawn


def sample(game):
    return shipped(game).puzzles[::MANY]


class Pressed(HTMLParser):
    """What can be pressed on a page: answers in words, by what they send, and what is drawn."""

    def __init__(self, page):
        super().__init__()
        self.words, self.buttons, self.drawn, self.parts = {}, set(), set(), set()
        self.feed(page)

    def handle_starttag(self, tag, found):
        attributes = dict(found)
        if "data-answer" in attributes:
            self.words[attributes["value"]] = attributes
        elif tag == "button" and attributes.get("name") == "action":
            self.buttons.add(attributes["value"])
        self.drawn.add(attributes.get("data-action"))
        self.parts.add(attributes.get("data-part"))

    def is_at_hand(self, said):
        """Whether an answer is a button or drawn, as one thing or as parts that are chosen."""
        answer = self.words[said]
        parts = set(answer["data-parts"].split())
        is_drawn = answer["data-answer"] in self.drawn
        return is_drawn or said in self.buttons or (bool(parts) and parts <= self.parts)


@pytest.mark.parametrize("game", games())
def test_every_answer_to_every_puzzle_can_be_given_on_the_page(game):
    count = len(shipped(game).puzzles)
    for puzzle in shipped(game).puzzles:
        pressed = Pressed(web.puzzle_view(ENGLISH, puzzle, 1, count))
        possible = {*answers(puzzle.state()), puzzle.answer, *puzzle.also}
        possible |= {rival.said for rival in puzzle.rivals}
        assert possible <= set(pressed.words), puzzle.number
        assert all(pressed.is_at_hand(said) for said in possible), puzzle.number


@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("game", games())
def test_whatever_is_sent_from_the_page_is_an_answer(game, visitor):
    count = len(shipped(game).puzzles)
    for puzzle in sample(game):
        check(page := web.puzzle_page(visitor, puzzle, 1, count))
        played, state = puzzle.record.load(), puzzle.state()
        assert all(meant(played, state, said) for said in Pressed(page).words)


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
