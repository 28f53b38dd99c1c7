"""A game without phrases and without a drawing can be played all the same."""

from __future__ import annotations

import pytest

import signoria
from signoria.faces.phrases import Phrases, language, log, step_help
from signoria.faces.terminal import screen
from signoria.faces.terminal.boards import draw
from signoria.library import games
from tests.faces.tables import NAMES, first_roll, seen_by_asked, table_at


@pytest.fixture(params=["en", "it"])
def phrases(request):
    return Phrases("medici_dice", language(request.param))


def test_the_question_is_the_help_of_the_step(phrases):
    seen = seen_by_asked(first_roll())
    expected = phrases.language.say(step_help("medici_dice", "ChooseDice"))
    assert expected == phrases.question(seen, NAMES).sentence != ""


def test_actions_are_their_own_labels(phrases):
    seen = seen_by_asked(first_roll())
    choices = phrases.choices(seen)
    assert [choice.label for choice in choices] == seen["options"]
    assert phrases.understand(seen, "3") == seen["options"][2]


def test_every_move_is_a_sentence_and_the_end_another(phrases):
    table = table_at(2, 10_000)
    assert len(log(phrases, table.record)) == len(table.record.moves) + 1


def test_who_plays_alone_is_told_the_points_won_or_not(phrases):
    for winners in ([0], []):
        assert "30" in phrases.ending({}, [30], winners, NAMES)


def test_the_board_is_what_is_seen(phrases):
    phrases.game = "a game that nobody has drawn"
    seen = seen_by_asked(first_roll())
    drawn = [line.plain for line in draw(screen.console(), phrases, seen, NAMES, "A game")]
    assert drawn[0] == "A game"
    assert "round: 1" in drawn


def test_every_step_of_every_game_has_help_in_both_languages():
    for name in games():
        for step in signoria.load(name).steps:
            assert step_help(name, step)
            assert language("it").say(step_help(name, step)) != step_help(name, step)
