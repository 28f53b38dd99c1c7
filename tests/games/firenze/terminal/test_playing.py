"""A whole game of Firenze at the terminal."""

from __future__ import annotations

import pytest

from signoria import NOBODY, Record
from signoria.fairness import check
from tests.cli.running import run


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_ends_with_scores_a_winner_and_a_record_to_verify(tmp_path, language):
    file = tmp_path / "game.txt"
    typed = "1\n2\n3\n4\n" * 1000
    words = ["--seats", "Adam,greedy", "--seed", "5", "--language", language]
    result = run(
        "play", "firenze", *words, "--option", "reshuffles=1", "--save", str(file), typed=typed
    )
    assert result.exit_code == 0, result.output
    record = Record.read(file)
    assert record.replay().actor() == NOBODY
    assert check(record) == []
    assert ("White majority" if language == "en" else "Maggioranza bianca") in result.stdout
    assert "signoria verify" in result.stdout
    assert result.stderr == ""
    boards = [line for line in result.stdout.splitlines() if "game.txt" not in line]
    assert max(map(len, boards)) <= 80


def test_help_answers_and_refusals_are_in_words():
    typed = "?\nhint\ntake 6\nprincess\n99\nquit\n"
    result = run("play", "firenze", "--seats", "Adam,Bea", "--seed", "7", typed=typed)
    said = result.stdout.replace("\n", " ")
    assert "1) Choose a card: exactly one of the row" in said
    assert "Every tower of yours must get a brick each turn" in said
    assert "“take 6” cannot be done: costs 5, you have 2." in said
    assert "“99” is not understood." in said
    assert result.exit_code == 0
