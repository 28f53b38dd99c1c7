"""``signoria puzzles`` and ``signoria puzzle``: every game, both languages, bad input."""

from __future__ import annotations

import pytest

from signoria.library import games
from signoria.puzzles import shipped
from tests.cli.english import english_in
from tests.cli.running import run


def numbers(game, number):
    """What to type for the best answer of a puzzle, and for the obvious one."""
    puzzle = shipped(game).numbered(number)
    return puzzle.answer.rpartition(" | ")[2], puzzle.obvious.rpartition(" | ")[2]


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_shown_answered_and_explained(game):
    best, obvious = numbers(game, 1)
    right = run("puzzle", game, "--number", "1", typed=f"nonsense\n{best}\n")
    assert right.exit_code == 0
    assert f"Puzzle 1 of {len(shipped(game).puzzles)}" in right.stdout
    assert "is not understood" in right.stdout
    assert "Right:" in right.stdout
    wrong = run("puzzle", game, "--number", "1", typed=f"{obvious}\n").stdout
    assert "There is a better answer" in wrong
    assert "than the second best" in " ".join(wrong.split())


@pytest.mark.parametrize("game", games())
def test_it_speaks_italian(game):
    best, _ = numbers(game, 2)
    shown = run("puzzle", game, "--number", "2", "-l", "it", typed=f"{best}\n").stdout
    assert "Giusto" in shown
    assert "punti in più della seconda migliore" in " ".join(shown.split())


def test_at_an_italian_table_no_english_is_left():
    best, _ = numbers("medici_dice", 1)
    shown = run("puzzle", "medici_dice", "--number", "1", "-l", "it", typed=f"{best}\n").stdout
    assert english_in(shown) == []


def test_without_a_number_it_is_the_one_of_today_and_one_may_leave():
    shown = run("puzzle", "medici_dice", typed="?\nquit\n")
    assert shown.exit_code == 0
    assert "Puzzle " in shown.stdout
    assert "Right" not in shown.stdout
    assert run("puzzle", "medici_dice", typed="").exit_code == 0


def test_puzzles_are_made_solved_and_checked(tmp_path):
    file = str(tmp_path / "mine.jsonl")
    made = run("puzzles", "medici_dice", "--games", "12", "--seed", "5", "--output", file)
    assert made.exit_code == 0
    assert "puzzles from 12 games" in made.stdout
    assert "Puzzle 1 of" in run("puzzle", "medici_dice", "--file", file, "--number", "1").stdout
    checked = run("puzzles", "medici_dice", "--check", file, "--worlds", "30")
    assert checked.exit_code == 0, checked.stderr
    assert "puzzles stand" in checked.stdout
    text = (tmp_path / "mine.jsonl").read_text(encoding="utf-8")
    (tmp_path / "mine.jsonl").write_text(text.replace('"answer":"', '"answer":"x'), "utf-8")
    wrong = run("puzzles", "medici_dice", "--check", file, "--worlds", "2")
    assert wrong.exit_code == 1
    assert "is not possible there" in wrong.stderr
    italian = run("-l", "it", "puzzles", "medici_dice", "--check", file, "--worlds", "2")
    assert "lì non è possibile" in italian.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["puzzle", "chess"], "there is no game 'chess'"),
        (["puzzle", "firenze", "--number", "0"], "there is no puzzle 0 of firenze"),
        (["puzzle", "firenze", "--file", "none.jsonl"], "none.jsonl is missing"),
        (["puzzles", "firenze", "--games", "1", "--records", "x"], "not both"),
        (["puzzles", "firenze", "--records", "none.txt"], "none.txt cannot be read"),
        (["puzzles", "firenze", "--check", "none.jsonl"], "none.jsonl is missing"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    refused = run(*words)
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert list(tmp_path.iterdir()) == []
