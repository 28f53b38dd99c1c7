"""Hints say why in words that a player would use: whole points, never an average; and they say
when it hardly matters.
"""

from __future__ import annotations

import re

import pytest

from signoria import Table, games, load
from signoria.advice import assessed
from signoria.bundles import parts
from signoria.comparing import Comparison, LineDifference
from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.coaching import labels_of
from signoria.faces.phrases.hinting import reasons
from signoria.offers import offer

NAMES = ["Ginevra", "Lorenzo", "Bianca"]
FRACTION = re.compile(r"\d[.,]\d")
AVERAGE = re.compile(r"average|in media|mean|expected|atteso|±|%", re.IGNORECASE)
POINTS = (-7.38, -2.5, 0.68, 0.8, 1.49, 3.501, 12.75)


def asked(game: str, plies: int) -> Table:
    """A table at which somebody has a choice."""
    table = Table(load(game), ["greedy"] * 3, seed=4)
    while not table.is_over:
        is_choice = int(table.state.actor()) >= 0 and len(offer(table.state).state.options()) > 1
        if len(table.record.moves) >= plies and is_choice:
            return table
        table.step()
    raise AssertionError("nobody is asked")


def said_at(table, code, found, best):
    """What a hint says, as the pages put it together."""
    phrases = phrases_for(table.game.name, code)
    label = labels_of(phrases, table.game, table.state, NAMES)
    does = phrases.consequence(offer(table.state).preview(best), NAMES)
    return reasons(phrases, does, found, label, int(table.state.actor()), NAMES), label


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("points", POINTS)
def test_whatever_line_differs_is_told_with_whole_points(game, code, points):
    table = asked(game, 40)
    seat = int(table.state.actor())
    best, other = (action.text for action in offer(table.state).state.options()[:2])
    sheet = table.game.scores(table.state)[seat]
    for line, _ in sheet.lines:
        for whose in (seat, (seat + 1) % 3):
            found = [
                Comparison(other, False, (seat + 1) % 3, (LineDifference(whose, line, points),))
            ]
            told, _ = said_at(table, code, found, best)
            assert told
            assert not FRACTION.search(" ".join(told)), told
            assert not AVERAGE.search(" ".join(told)), told


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("game", games())
def test_two_answers_that_are_equal_are_said_to_be(game, code):
    table = asked(game, 40)
    best, other = (action.text for action in offer(table.state).state.options()[:2])
    told, label = said_at(table, code, [Comparison(other, True, 1)], best)
    hardly = {"en": "It hardly matters", "it": "Cambia poco"}[code]
    assert told[0].startswith(hardly)
    assert label(other) in told[0]


@pytest.mark.parametrize("game", games())
def test_every_answer_that_a_bot_likes_has_its_reason(game):
    """With or without anything to compare it with: the consequence, or that it did best."""
    for plies in (5, 60):
        table = asked(game, plies)
        answers = assessed(table.game, table.state, 30, table.dealer.generator(2))
        for code in ("en", "it"):
            told, label = said_at(table, code, [], answers[0][0])
            assert told
            assert all(sentence.strip() for sentence in told)
            assert not AVERAGE.search(" ".join(told)), told
            assert label(answers[0][0]) != answers[0][0]
            assert parts(answers[0][0])
