"""Truncated, edited and impossible records: one sentence says where, and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria import Record, RecordError, Table

GAME = signoria.load("medici_dice")
TEXT = Table(GAME, ["random", "greedy"], seed=7, names=["Adam", "Bea"]).run().text(with_seed=True)
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 1  # the first move's line, counted from 0
COUNT = len(LINES) - FIRST - 1


def edited(old, new):
    """The record with one text in it replaced."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def with_move(ply, text):
    """The record with another move in that place."""
    return "\n".join([*LINES[: FIRST + ply], text, *LINES[FIRST + ply + 1 :]])


def refusal(text):
    """The sentence with which a record is refused, when read or when replayed."""
    with pytest.raises(RecordError) as caught:
        Record.parse(text).replay()
    return str(caught.value)


# What cannot be read


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a record begins with 'signoria 1', not ''"),
        ("hello", "line 1: a record begins with 'signoria 1', not 'hello'"),
        (edited("signoria 1", "signoria 2"), "line 1: a record begins with 'signoria 1'"),
        (edited("seats 2", "seets 2"), "line 4: 'seets 2' does not belong into a header"),
        (edited("seats 2", "seats 2\nseats 2"), "line 5: the header says 'seats' twice"),
        (edited("seats 2", "seats two"), "'seats' must be a whole number, not 'two'"),
        (edited("seats 2\n", ""), "the header does not say 'seats …'"),
        (edited("game medici_dice\n", ""), "the header does not say 'game …'"),
        (edited("rules 1\n", ""), "the header does not say 'rules …'"),
        (edited(f"box {GAME.box.fingerprint}\n", ""), "the header does not say 'box …'"),
        (edited("starter=first", "starter"), "options are written name=value, not 'starter'"),
        (edited("name 0 Adam", "name Adam"), "line 7: 'name' needs a number"),
        (edited("name 1 Bea", "name 5 Bea"), "the header names seat 5; there are 2 seats"),
        (edited("player 1", "player 2"), "the header names seat 2; there are 2 seats"),
        (edited("seed 0 7", "seed 3 7"), "'seed 3' needs a line 'dealer 3' before it"),
        (with_move(5, "Adam take 1"), f"line {FIRST + 6}: a move begins with a seat or *"),
        (with_move(5, "-1 take 1"), f"line {FIRST + 6}: a move begins with a seat or *"),
        (
            f"{TEXT}0 take 1\n",
            f"line {len(LINES) + 1}: nothing may follow the line '= {COUNT} moves'",
        ),
        (edited(f"= {COUNT} moves", "= 3 moves"), f"announces 3 moves but has {COUNT}"),
        (edited(f"= {COUNT} moves", "="), f"announces no number of moves but has {COUNT}"),
    ],
)
def test_a_record_that_cannot_be_read_says_where_and_why(text, message):
    assert message in refusal(text)


@pytest.mark.parametrize("kept", [1, 3, FIRST - 1])
def test_a_record_cut_off_within_its_header_says_so(kept):
    assert "the record ends within its header: it was cut off" in refusal("\n".join(LINES[:kept]))


@pytest.mark.parametrize("kept", [0, 1, 40, COUNT])
def test_a_record_cut_off_within_its_moves_says_after_which(kept):
    message = refusal("\n".join(LINES[: FIRST + kept]) + "\n")
    assert f"the record was cut off after move {kept}" in message


def test_a_lost_line_is_noticed():
    message = refusal("\n".join([*LINES[: FIRST + 9], *LINES[FIRST + 10 :]]))
    assert f"announces {COUNT} moves but has {COUNT - 1}" in message


@pytest.mark.parametrize("word", ["seats", "rules"])
def test_an_absurd_number_is_refused(word):
    said = next(line for line in LINES if line.startswith(word))
    assert refusal(edited(said, f"{word} {'9' * 5000}"))


# What cannot be replayed


def test_an_unknown_game_is_named_with_those_there_are():
    message = refusal(edited("game medici_dice", "game medici_dise"))
    assert "the record's game is unknown" in message
    assert "did you mean 'medici_dice'" in message


def test_other_rules_are_refused():
    message = refusal(edited("rules 1", "rules 99"))
    assert f"played by rules 99 of medici_dice; this is rules {GAME.rules}" in message


def test_another_box_is_refused_and_both_are_named():
    message = refusal(edited(GAME.box.fingerprint, "0123456789abcdef"))
    assert "played with box 0123456789abcdef" in message
    assert GAME.box.fingerprint in message
    assert "--box" in message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats 2", "seats 9", "is for 1 to 4 players, not 9"),
        ("starter=first", "starter=oldest", "option starter must be first or random"),
        ("starter=first", "stater=first", "has no option 'stater'"),
        ("bonus_when_behind=yes", "bonus_when_behind=no", "is for games with 1 player, not 2"),
    ],
)
def test_an_impossible_header_is_refused(old, new, message):
    found = refusal(edited(old, new))
    assert "the record's header is impossible" in found
    assert message in found


def test_fewer_seats_than_were_played_with_are_refused():
    text = edited("seats 2", "seats 1").replace("name 1 Bea\n", "").replace("player 1 greedy\n", "")
    assert "move" in refusal(text)


def test_a_move_that_was_not_legal_is_named_with_its_line_and_ply():
    message = refusal(with_move(5, "0 take 1 2 3 4"))
    assert message.startswith(f"line {FIRST + 6}, move 6: 'take 1 2 3 4' is not legal here; ")
    assert "legal here: take 1, " in message


def test_a_misspelled_move_is_named_with_what_was_meant():
    message = refusal(with_move(5, "0 tale 1"))
    assert message.startswith(f"line {FIRST + 6}, move 6: 'tale 1' is not a word of this game")
    assert "did you mean 'take 1'?" in message


def test_a_move_without_a_word_is_refused():
    assert refusal(with_move(5, "0")).startswith(f"line {FIRST + 6}, move 6: '' is not a word")


def test_a_face_that_the_die_does_not_have_is_refused():
    assert "move 1: 'roll dye4' is not legal here" in refusal(with_move(0, "* roll dye4"))


@pytest.mark.parametrize(
    ("ply", "move", "message"),
    [
        (5, "1 take 1", "move 6: it was seat 0 to move, not seat 1"),
        (5, "* roll dye4", "move 6: it was seat 0 to move, not chance (*)"),
        (0, "0 roll dye4", "move 1: it was chance (*) to move, not seat 0"),
    ],
)
def test_a_move_of_the_wrong_actor_is_refused(ply, move, message):
    assert message in refusal(with_move(ply, move))


def test_moves_after_the_end_are_refused():
    text = "\n".join([*LINES[:-1], "0 take 1", f"= {COUNT + 1} moves"])
    message = f"line {len(LINES)}, move {COUNT + 1}: the game was over before this move"
    assert message == refusal(text)


def test_a_mistake_in_moves_that_were_not_read_from_a_file_is_named_by_its_ply(medici):
    record = Record.begin(medici, 2, medici.choose(2, {}))
    record.add(medici.new(2), medici.words.worded("take 1"))
    with pytest.raises(RecordError, match=r"^move 1: 'take 1' is not legal here"):
        record.replay()


# Anything


@given(st.text())
def test_any_text_is_read_or_refused_and_never_crashes(text):
    try:
        Record.parse(text)
    except RecordError as error:
        assert str(error)


@given(st.data())
def test_any_damage_to_one_line_is_read_or_refused_and_never_crashes(data):
    lines = list(LINES)
    at = data.draw(st.integers(0, len(lines) - 1))
    line = lines[at]
    cut = data.draw(st.integers(0, len(line)))
    lines[at] = line[:cut] + data.draw(st.text(max_size=3)) + line[cut + 1 :]
    try:
        Record.parse("\n".join(lines)).replay()
    except RecordError as error:
        assert str(error)
