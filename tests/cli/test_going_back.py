"""Going back at the terminal: with the consent of bots, or of those at the keyboard."""

from __future__ import annotations

import pytest

from signoria import Record, games
from signoria.fairness import check
from tests.cli.running import answers, run

BACK = "This takes back {} moves, those of bots and of chance among them. The first: {}"


@pytest.mark.parametrize(
    ("language", "undo", "yes", "said"),
    [
        ("en", "undo", "y", "Take it back with the bots’ consent? From there on it is practice,"),
        ("en", "undo", "YES", BACK.format(8, "Adam took grain 4.")),
        ("it", "annulla", "sì", "Annullare con il consenso dei bot? Da lì in poi è una partita di"),
        ("it", "undo", "s", "Così si annullano 8 mosse, comprese quelle dei bot e del caso. La"),
    ],
)
def test_bots_agree_to_go_back_behind_what_they_did(tmp_path, language, undo, yes, said):
    file = tmp_path / "game.txt"
    typed = f"1\n{undo}\nperhaps\n{yes}\n2\nquit\n"
    words = ["--seats", "Adam,greedy", "--seed", "7", "--language", language, "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    assert said in " ".join(result.stdout.split())
    assert answers(file)[0] == "take 2"  # what comes then is dealt anew
    assert ("(practice)" if language == "en" else "(prova)") in result.stdout
    assert check(Record.read(file)) == []


@pytest.mark.parametrize("name", games())
def test_every_game_goes_back_by_consent(tmp_path, name):
    """At some point among the first moves a bot or chance has acted since."""
    file = tmp_path / "game.txt"
    words = ["play", name, "--seats", "Adam,random", "--seed", "7", "--save", str(file)]
    run(*words, typed="1\n2\n3\n4\n5\n" * 3)  # what is not possible is refused
    before = answers(file)
    result = run("play", "--resume", str(file), typed="undo\nyes\nundo\nyes\nquit\n")
    assert result.stdout.count("The last move was taken back.") == 2
    after = answers(file)
    assert after == before[: len(after)]
    assert len(after) <= len(before) - 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The first: go on to building"), ("it", "La prima: passa a costruire")],
)
def test_a_move_that_the_log_passes_over_is_taken_back_in_words_too(tmp_path, language, said):
    file = str(tmp_path / "game.txt")
    words = ["--seats", "Adam,greedy", "--seed", "3", "--language", language, "--save", file]
    result = run("play", "firenze", *words, typed="1\npass\nundo\nn\nquit\n")
    assert said in " ".join(result.stdout.split())


@pytest.mark.parametrize("answer", ["", "n", "no"])
def test_who_does_not_want_to_go_back_after_all_stays(tmp_path, answer):
    file = tmp_path / "game.txt"
    words = ["--seats", "Adam,greedy", "--seed", "7", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=f"1\nundo\n{answer}\nquit\n")
    assert "The move stands." in result.stdout
    assert answers(file) == ["take 1"]


def test_who_is_asked_to_go_back_may_leave_instead(tmp_path):
    file = tmp_path / "game.txt"
    words = ["--seats", "Adam,greedy", "--seed", "7", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed="1\nundo\nquit\n")
    assert result.exit_code == 0
    assert "To go on: " in result.stdout
    assert answers(file) == ["take 1"]


@pytest.mark.parametrize(
    ("answers", "said", "left"),
    [
        (["y", "y"], "The last move was taken back.", ["0 take 1", "1 take 2"]),
        (["y", "n"], "Bea does not agree: it stands.", ["0 take 1", "1 take 2", "2 take 3"]),
        (["n"], "Adam does not agree: it stands.", ["0 take 1", "1 take 2", "2 take 3"]),
    ],
)
def test_at_one_keyboard_the_others_are_asked_to_go_back(tmp_path, answers, said, left):
    file = tmp_path / "game.txt"
    typed = "\n".join(["1", "2", "3", "undo", *answers, "quit", ""])
    words = ["--seats", "Adam,Bea,Cosimo", "--seed", "7", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    assert "Adam, do you agree to take it back? From there on it is practice" in result.stdout
    assert "Cosimo, do you agree" not in result.stdout
    assert said in result.stdout
    moves = [f"{move.who} {move.text}" for move in Record.read(file).moves if move.who >= 0]
    assert moves == left


@pytest.mark.parametrize(("language", "said"), [("en", "Practice from"), ("it", "Prova dalla")])
def test_a_record_of_practice_says_so_when_it_is_checked_and_looked_at(tmp_path, language, said):
    file = tmp_path / "game.txt"
    words = ["--seats", "Adam,greedy", "--save", str(file)]
    run("play", "medici_dice", *words, typed="1\nundo\ny\n1\nquit\n")
    for command in ("verify", "replay"):
        told = run(command, str(file), typed="last\nquit\n", LANG=f"{language}_IT.UTF-8")
        assert said in " ".join(told.stdout.split())


def test_alone_what_chance_decided_stays_and_nobody_is_asked():
    words = ["--seats", "Adam", "--seed", "7"]
    result = run("play", "medici_dice", *words, typed="1\nundo\nquit\n")
    assert "A die was rolled since, so it stays." in result.stdout
    assert "consent" not in result.stdout
