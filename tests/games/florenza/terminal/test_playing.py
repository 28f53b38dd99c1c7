"""Florenza played through the command line."""

from __future__ import annotations

import pytest

from signoria import NOBODY, Record
from signoria.fairness import check
from tests.cli.running import run


@pytest.mark.parametrize(
    ("language", "words", "verdict"),
    [
        ("en", ["--seats", "Adam,random,random", "--option", "no_die=yes"], " with "),
        ("it", ["--seats", "Adam,random"], " con "),
        ("en", ["--seats", "Adam", "--option", "ghosts=easy+masterpiece"], "Adam loses with "),
        ("it", ["--seats", "Adam", "--option", "ghosts=easy"], " con "),
    ],
)
def test_a_whole_game_ends_with_scores_and_a_record_to_verify(tmp_path, language, words, verdict):
    file = tmp_path / "game.txt"
    typed = "1\n2\n3\n4\n5\n6\n" * 200
    common = ["--seed", "5", "--language", language, "--save", str(file)]
    result = run("play", "florenza", *words, *common, typed=typed)
    assert result.exit_code == 0, result.output
    record = Record.read(file)
    assert record.replay().actor() == NOBODY
    assert check(record) == []
    assert ("Total" if language == "en" else "Totale") in result.stdout
    assert verdict in result.stdout
    assert "signoria verify" in result.stdout
    assert result.stderr == ""


def test_answers_may_be_words_and_refusals_say_why():
    typed = "build cava\nFabbro\nlog\n?\nquit\n"
    words = ["--seats", "Adam", "--seed", "5", "--option", "ghosts=easy"]
    result = run("play", "florenza", *words, typed=typed)
    assert "“build cava” cannot be done: costs 2 wood, 1 metal and 100 fiorini" in result.stdout
    assert "Adam begins with Fabbro." in result.stdout
    assert "Letters: M marble, W wood" in result.stdout


def test_the_shelf_lists_only_the_first_of_many_values():
    shown = " ".join(run("games").stdout.split())
    assert "florenza Florenza, 1 to 5 players" in shown
    assert "easy (1 Ghost: easy)" in shown
    assert "| …" in shown
    assert "masterpiece+masterpiece+masterpiece" not in shown


def test_scores_before_the_end_keep_others_tokens_secret(tmp_path):
    typed = "1\n2\n3\n" * 3 + "scores\nquit\n"
    words = ["--seats", "Adam,random", "--seed", "5", "--save", str(tmp_path / "game.txt")]
    shown = run("play", "florenza", *words, typed=typed).stdout
    line = next(line for line in shown.splitlines() if "Prestige tokens" in line)
    assert line.split()[-1] == "?"
    assert line.split()[-2].isdecimal()
