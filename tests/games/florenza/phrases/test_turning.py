"""Florenza: a whole turn in one sentence."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.games.florenza.news.artworks import ArtworkCompleted, ResultUsed
from signoria.games.florenza.news.kinsmen import ArtworkBegun
from signoria.kernel.news import hear
from signoria.story import Story
from tests.games.florenza.phrases.tables import GAME, NAMES, placing
from tests.games.florenza.web.tables import NAMES as FIVE
from tests.games.florenza.web.tables import whole

ENGLISH, ITALIAN = phrases_for("florenza", "en"), phrases_for("florenza", "it")
LONGEST = 110


def facts_of(state, *actions):
    return [hear(state, GAME.words.worded(action)) for action in actions]


def test_a_kinsman_and_his_artist_are_one_sentence():
    moves = facts_of(placing(), "art palazzo_vescovile salone", "hire leonardo_da_vinci")
    assert any(isinstance(fact, ArtworkBegun) for fact in moves[0])
    said = "Adam hired Leonardo da Vinci for Salone (Palazzo Vescovile)."
    assert ENGLISH.turn(moves, NAMES) == said


def test_artworks_are_told_with_all_that_they_brought():
    cupola = ArtworkCompleted(0, "duomo cupola", "giotto", "painter", 200, (), (("prestige", 16),))
    moves = [[cupola], [ResultUsed(0, "giotto", (4,), 4, 5, False)]]
    assert ENGLISH.turn(moves, NAMES) == "Adam completed Cupola (Duomo) with Giotto: 21 prestige."
    assert ENGLISH.turn([*moves, *moves], NAMES) == "Adam completed 2 artworks: 42 prestige."


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_turns_of_whole_games_are_short(words):
    story = Story.of(whole(3, 5))
    turns: list[list] = []
    for move, facts in zip(story.moves, story.facts, strict=True):
        if not turns or turns[-1][0] != move.who:
            turns.append([move.who])
        turns[-1].append(facts)
    told = [words.turn(moves, FIVE[:3]) for _, *moves in turns]
    long = [sentence for sentence in told if len(sentence) > LONGEST]
    assert len([sentence for sentence in told if sentence]) > 100
    assert len(long) <= len(told) // 20, long
