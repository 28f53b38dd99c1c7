"""Puzzles are found in games of bots and in records, the same with the same seed."""

from __future__ import annotations

import pytest

import signoria
from signoria.notation import RecordError
from signoria.puzzles import PuzzleError, checked_again, find_in, shipped
from signoria.puzzles.answers import after, answers, as_offered, same
from signoria.puzzles.collection import Notebook, read
from signoria.puzzles.making import making, played, read_records

GAME = "medici_dice"
SEED = "5"
GAMES = 12


def made(path, games):
    notebook = Notebook(path, signoria.load(GAME), SEED)
    return list(making(notebook, None, games, 100))


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """A file with what there is in some games of Medici."""
    path = tmp_path_factory.mktemp("puzzles") / "found.jsonl"
    assert made(path, GAMES)
    return path


def test_a_search_that_was_stopped_ends_as_if_it_had_not_been(found, tmp_path):
    path = tmp_path / "again.jsonl"
    made(path, GAMES // 2)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seats":2,"options":{},"moves":"* ro')  # killed while it wrote
    made(path, GAMES)
    assert path.read_bytes() == found.read_bytes()


def test_so_many_as_wanted_are_found_and_no_more(found, tmp_path):
    path = tmp_path / "one.jsonl"
    notebook = Notebook(path, signoria.load(GAME), SEED)
    assert len(list(making(notebook, None, None, 1))) == 1
    (one,) = read(path, signoria.load(GAME)).puzzles
    first = read(found, signoria.load(GAME)).puzzles[0]
    assert (one.ply, one.answer, one.rivals) == (first.ply, first.answer, first.rivals)


def test_what_was_found_stands_in_other_worlds(found):
    for puzzle in read(found, signoria.load(GAME)).puzzles[:2]:
        checked = checked_again(puzzle, 100, "other")
        assert checked.wrong == ""
        assert checked.margin > 0


def test_a_record_of_ones_own_is_looked_at_as_games_of_bots_are(found, tmp_path):
    puzzle = read(found, signoria.load(GAME)).puzzles[0]
    number = next(
        number
        for number in range(GAMES)
        if played(signoria.load(GAME), SEED, number).moves[: puzzle.ply]
        and [move.text for move in played(signoria.load(GAME), SEED, number).moves[: puzzle.ply]]
        == [move.text for move in puzzle.record.moves[: puzzle.ply]]
    )
    file = tmp_path / "mine.txt"
    played(signoria.load(GAME), SEED, number).save(file)
    (record,) = read_records(signoria.load(GAME), [file])
    again = [one for one in find_in(record, f"{SEED} {number}") if one]
    assert puzzle.answer in [one.answer for one in again]
    with pytest.raises(RecordError, match="is a record of medici_dice, not of firenze"):
        read_records(signoria.load("firenze"), [file])


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"rules":', '"rules":9', "these puzzles are for rules 9"),
        ('"box":"', '"box":"x', "these puzzles are for box x"),
        ('"game":"medici_dice"', '"game":"firenze"', "these puzzles are for game firenze"),
        ('{"puzzles":1', '{"puzzles":7', "its first line does not say so"),
        ('"answer":', '"question":', "this is no puzzle"),
        ('"moves":"', '"moves":"0', "its moves are damaged"),
    ],
)
def test_what_does_not_fit_is_refused_and_says_why(found, tmp_path, before, after, said):
    path = tmp_path / "other.jsonl"
    path.write_text(found.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(PuzzleError, match=said):
        read(path, signoria.load(GAME))


def test_another_seed_does_not_go_on_with_a_file(found):
    before = found.read_bytes()
    with pytest.raises(PuzzleError, match="was begun with --seed 5, not 6"):
        Notebook(found, signoria.load(GAME), "6")
    assert found.read_bytes() == before


def test_a_puzzle_that_is_wrong_is_named():
    puzzle = shipped(GAME).puzzles[0]
    turned = type(puzzle)(**{**vars(puzzle), "answer": puzzle.obvious, "also": ()})
    assert checked_again(turned, 4, "x").wrong == "its answer is the obvious one"
    strange = type(puzzle)(**{**vars(puzzle), "answer": "dance"})
    assert checked_again(strange, 4, "x").wrong == "'dance' is not possible there"


@pytest.mark.parametrize("game", signoria.games())
def test_every_answer_leads_on_and_is_known_as_it_is_offered(game):
    for puzzle in shipped(game).puzzles[:3]:
        state = puzzle.state()
        for said in answers(state):
            text, asked = as_offered(state, said)
            assert said.endswith(text)
            assert text.split(" | ")[0] in [option.text for option in asked.options()]
            assert str(after(state, said)) != str(state)
    assert same("give wood | give gold", "give gold | give wood")
    assert not same("give wood", "give gold")
