"""Florenza Dice Game through the command line, from the first question to the saved record."""

from __future__ import annotations

import pytest

from signoria import NOBODY, Record
from signoria.fairness import check
from tests.cli.running import run

ANSWERS = "1\n2\n3\n1\n1\n" * 400


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seats", ["Adam,greedy", "Adam,Bea,random", "Adam"])
def test_a_whole_game_ends_with_scores_a_winner_and_a_record_to_verify(tmp_path, language, seats):
    file = tmp_path / "game.txt"
    words = ["--seats", seats, "--seed", "5", "--language", language, "--save", str(file)]
    result = run("play", "florenza_dice", *words, typed=ANSWERS)
    assert result.exit_code == 0, result.output
    record = Record.read(file)
    assert record.replay().actor() == NOBODY
    assert check(record) == []
    assert ("Captain track" if language == "en" else "Tracciato del Capitano") in result.stdout
    assert ("Sisto IV" in result.stdout) == (seats == "Adam")
    assert result.stderr == ""
    assert max(len(line) for line in _of_the_game(result.stdout, tmp_path)) <= 80


def test_questions_answers_and_refusals_are_in_words():
    typed = "?\nbuild 25\nplace gold cupola\ndone\nhint\nwhite marble\ncupola\nundo\nscores\nquit\n"
    result = run("play", "florenza_dice", "--seats", "Adam,Bea", "--seed", "8", typed=typed)
    said = " ".join(result.stdout.split())
    for sentence in (
        "Use your first die of three.",
        "A die brings resources of its colour",
        "“build 25” cannot be done: space 2 still lacks",
        "“place gold cupola” cannot be done: you have no resource to place now.",
        "“done” cannot be done: you still have a die to use.",
        "A bot would choose",
        "marble from the white die in the Cupola.",
        "The last move was taken back.",
    ):
        assert sentence in said, sentence


def test_options_reach_the_game(tmp_path):
    file = tmp_path / "game.txt"
    options = ["-o", "pope=hard", "-o", "dice_board=monotone"]
    words = ["--seats", "Adam", *options, "--save", str(file)]
    result = run("play", "florenza_dice", *words, typed="quit\n")
    assert Record.read(file).options["pope"] == "hard"
    assert "60 points" in result.stdout


def _of_the_game(printed, folder):
    """Names of files stay in one piece, however long."""
    return [line for line in printed.splitlines() if str(folder) not in line]
