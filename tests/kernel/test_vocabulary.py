"""Actions and vocabularies: text, action and number name each other; mistakes get an answer."""

from __future__ import annotations

import pytest

from signoria import IllegalAction, UnknownAction
from signoria.kernel.actions import Vocabulary, choose


@pytest.fixture
def words():
    """Three verbs, one of them without an object."""
    found = Vocabulary()
    found.verb("take", ["red", "green"])
    found.verb("pay", ["1", "2", "3"], first=1)
    found.verb("pass")
    return found


def test_actions_are_numbered_in_the_order_they_are_declared(words):
    assert [action.text for action in words] == [
        *["take red", "take green", "pay 1", "pay 2", "pay 3", "pass"]
    ]
    assert [action.number for action in words] == list(range(6)) == list(range(len(words)))


def test_what_an_action_is_about_is_numbered_from_first(words):
    assert [action.what for action in words] == [0, 1, 1, 2, 3, 0]
    assert [action.verb for action in words] == ["take", "take", "pay", "pay", "pay", "pass"]


def test_text_action_and_number_name_each_other(words):
    for action in words:
        assert words.numbered(action.number) is action
        assert words.worded(action.text) is action
        assert action.text in words


def test_a_vocabulary_is_indexed_as_a_sequence_is(words):
    everything = list(words)
    for place in range(-6, 6):
        assert words[place] is everything[place]
    for some in (slice(None), slice(1, 3), slice(-2, None), slice(None, None, -2), slice(9, 12)):
        assert words[some] == tuple(everything[some])
    assert list(reversed(words)) == everything[::-1]


@pytest.mark.parametrize("place", [6, -7, 1000])
def test_an_index_beyond_the_vocabulary_is_refused_as_a_sequence_does(words, place):
    with pytest.raises(IndexError, match=f"no action {place}; they go from 0 to 5"):
        words[place]


@pytest.mark.parametrize("place", ["take red", 1.0, None])
def test_an_index_that_is_no_number_is_refused(words, place):
    with pytest.raises(TypeError, match="actions are numbered"):
        words[place]


def test_a_vocabulary_has_its_own_texts_and_actions_and_no_others(words):
    other = Vocabulary()
    other.verb("take", ["red"])

    assert words[0] in words
    assert "take red" in words
    assert other[0] not in words
    assert "take blue" not in words
    assert 0 not in words


def test_an_action_shows_its_words(words):
    assert (str(words.numbered(0)), repr(words.numbered(0))) == ("take red", "<take red>")


def test_the_same_words_twice_are_refused(words):
    with pytest.raises(ValueError, match=r"the vocabulary has two actions 'take red'"):
        words.verb("take", ["red"])


@pytest.mark.parametrize("number", [-1, 6, 1000])
def test_a_number_beyond_the_vocabulary_is_refused(words, number):
    with pytest.raises(UnknownAction, match=f"no action {number}; they go from 0 to 5"):
        words.numbered(number)


def test_an_unknown_word_is_refused_with_the_nearest(words):
    with pytest.raises(UnknownAction, match=r"'take rad' is not a word .*did you mean 'take red'"):
        words.worded("take rad")
    with pytest.raises(UnknownAction, match=r"'xyzzy' is not a word of this game$"):
        words.worded("xyzzy")


def test_choosing_finds_the_legal_action(words):
    legal = (words.numbered(1), words.numbered(5))
    assert choose(words, legal, "pass") is words.numbered(5)


def test_choosing_a_word_that_is_not_legal_here_says_what_is(words):
    legal = (words.numbered(1), words.numbered(5))
    with pytest.raises(IllegalAction) as caught:
        choose(words, legal, "pay 2")
    assert str(caught.value) == "'pay 2' is not legal here; legal here: take green, pass"
    assert not isinstance(caught.value, UnknownAction)


def test_choosing_a_misspelled_word_says_what_was_meant(words):
    legal = (words.numbered(1), words.numbered(5))
    with pytest.raises(UnknownAction) as caught:
        choose(words, legal, "take gren")
    assert str(caught.value) == (
        "'take gren' is not a word of this game (did you mean 'take green'?); "
        "legal here: take green, pass"
    )


def test_choosing_after_the_end_says_that_the_game_is_over(words):
    with pytest.raises(IllegalAction, match=r"'pass' is not legal here; the game is over"):
        choose(words, (), "pass")
