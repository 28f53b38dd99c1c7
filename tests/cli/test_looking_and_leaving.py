"""``board`` and its parts, and the words that leave."""

from __future__ import annotations

import re

import pytest

from signoria import games
from signoria.faces.phrases import language
from signoria.faces.terminal import commands
from signoria.faces.terminal.boards import described_parts
from tests.cli.running import run


def played(typed: str, *words: str) -> str:
    result = run("play", "medici_dice", "--seats", "Adam,Bea", "--seed", "7", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "quit"), ("en", "q"), ("en", "exit"), ("en", "Q"), ("it", "q"), ("it", "uscire")],
)
def test_a_game_is_left_with_any_of_these_words(language, word):
    typed = f"{word}\n1\n"  # what comes after is not read any more
    drawn = played(typed, "--language", language)
    assert "signoria play --resume" in drawn
    assert "Adam took" not in drawn
    assert drawn.rstrip().splitlines()[-1].count("signoria play --resume") == 1


@pytest.mark.parametrize("word", ["q", "exit", "quit"])
def test_a_replay_is_left_with_the_same_words(word):
    assert commands.find(commands.REPLAY, language("en"), word) is commands.LEAVE
    assert commands.find(commands.REPLAY, language("it"), word) is commands.LEAVE


def test_a_part_of_the_board_is_shown_by_itself():
    drawn = played("board others\nquit\n").split("> board others")[1]
    assert "Bea · 0 points" in drawn
    assert "Adam · 0 points" not in drawn
    assert "ship 3" in drawn


def test_the_whole_board_is_shown_however_low_the_screen_is():
    drawn = played("board all\nquit\n").split("> board all")[1]
    assert "Bea · 0 points" in drawn
    assert "Adam · 0 points" in drawn
    assert "╭─ 1" in drawn


def test_parts_go_by_their_names_in_the_players_language_or_in_english():
    for word in ("tavolo altri", "tavolo ALTRI", "board others"):
        drawn = played(f"{word}\nesci\n", "--language", "it").split(f"> {word}")[1]
        assert "Bea · 0 punti" in drawn


def test_whoever_asks_for_a_part_that_is_not_there_is_told_which_there_are():
    drawn = " ".join(played("board cellar\nquit\n").split())
    assert (
        "The board has no part “cellar”. "
        "There are: board me, board others, board dice, board all." in drawn
    )


def test_the_help_lists_the_parts_of_the_board():
    drawn = played("?\nquit\n")
    assert re.search(r"^    board me +  your whole sheet", drawn, re.MULTILINE)
    assert re.search(r"^    board all +  everything, however long it is", drawn, re.MULTILINE)


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("name", games())
def test_what_the_help_says_stands_in_a_column_beside_the_words_to_type(name, code):
    speak = language(code)
    words = ["--seats", "Adam,random", "--seed", "7", "--language", code]
    drawn = run("play", name, *words, typed="?\nquit\n").stdout.splitlines()
    board = speak.term(commands.BOARD.word)
    parts = [(f"  {part}", shows) for part, shows in described_parts(name, speak, board)]
    typed = [*commands.described(commands.PLAY, speak), *parts]
    lines = {word: line for word, _ in typed for line in drawn if line.startswith(f"  {word}  ")}
    assert set(lines) == {word for word, _ in typed}
    (column,) = {lines[word].index(says[:12]) for word, says in typed}
    first, last = (drawn.index(lines[typed[at][0]]) for at in (0, len(typed) - len(parts) - 1))
    for line in drawn[first : last + 1]:
        assert not line[:column].strip() or line in lines.values()
