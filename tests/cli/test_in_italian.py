"""The command line in Italian: help, errors and results."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from importlib import import_module
from pathlib import Path

import click
import pytest

import signoria
from signoria.cli import main
from signoria.faces.phrases import language
from signoria.faces.terminal.mistakes import MISTAKES
from signoria.faces.terminal.wording import pattern, worded
from tests.cli.english import english_in
from tests.cli.running import run

SOURCE = Path(signoria.__file__).parent
# Where errors are raised that somebody at a command line meets.
# … of which these packages' are told by a command.
BESIDE = ("arena", "coach", "guests", "learning", "puzzles")
RAISING = [
    *("cli", "table", "record", "notation", "library", "dealer", "bots/__init__"),
    "side_by_side",
    *("faces/phrases/language", "faces/terminal/files", "faces/terminal/saves"),
    *(
        "faces/terminal/options",
        "faces/terminal/seats",
        "faces/terminal/verifying",
        "kernel/box",
        "kernel/game",
    ),
    *("guests/command", "guests/program", "guests/python", "arena/cluster", "arena/extras"),
    *("arena/ledger", "coach/review", "faces/terminal/arena_command", "learning/training"),
    *("puzzles/collection", "puzzles/making", "faces/terminal/puzzles_command"),
    *("server/command", "server/engine", "server/serve", "server/settings"),
    *("server/boxes", "server/checking"),
]
# Put together of several parts: their templates are compared by what is raised, in
# test_bad_input.py, not by how it is written.
IN_PARTS = {
    "there is no game X",
    "there is no bot X",
    "is not a value of this game",
    "option X=X is for games with",
    "it was X to move, not X",
}
WRITTEN_IN_PARTS = {
    template
    for template in MISTAKES
    if template.startswith(
        ("it was ", "option {name} is for games with ", "the record announces no number of")
    )
}
NUMBERS = {
    f"{{value}} is not a valid {kind}."
    for kind in ("integer", "integer range", "float", "float range")
}
# Raised by programs, not by anything that can be typed.
ONLY_IN_PROGRAMS = {
    "X names for X seats",
    "it is the turn of seat X",
    "the game is over",
    "nobody is asked now",
    "seat X is a person's: run() is for bots",
    "the state is from box X",
    "nobody here knows the box X of X",
    "the agenda does not fit this table",
    "nothing is legal here",
    "X must define",
    "X is a word of no game that was loaded by name",
}


def test_help_is_italian_where_the_surroundings_are():
    for command in ([], *([name] for name in main.commands)):
        said = run(*command, "--help", LANG="it_IT.UTF-8").stdout
        assert said.startswith("Uso: ")
        assert "Esempio: signoria" in said
        assert english_in(said) == []
        assert english_in(run(*command, "--help").stdout) != []


@pytest.mark.parametrize(
    "words",
    [
        ["--language", "it", "play", "--help"],
        ["-l", "it", "play", "--help"],
        ["play", "--language", "it", "--help"],
        ["play", "--language=it", "--help"],
        ["play", "-lit", "--help"],
    ],
)
def test_help_is_italian_for_who_asks_for_it_before_or_after_the_command(words):
    assert run(*words).stdout.startswith("Uso: main play [OPZIONI] [GIOCO]")


def test_who_asks_for_english_gets_it_in_italian_surroundings():
    said = run("play", "-l", "en", "chess", LANG="it_IT.UTF-8").stderr
    assert said.startswith("signoria: there is no game 'chess'")


def test_without_a_command_the_help_is_italian_too():
    assert "Rivede una partita" in run(LANG="it_IT.UTF-8").stdout


def test_a_language_before_the_command_holds_for_what_the_command_says(tmp_path):
    assert "da 1 a 4 giocatori" in run("-l", "it", "games").stdout
    file = tmp_path / "game.txt"
    left = run("-l", "it", "play", "medici_dice", "--save", str(file)).stdout
    assert f"Per continuare: signoria play --resume {file} --language it\n" in left


def test_results_are_italian(whole_game):
    said = run("verify", str(whole_game), LANG="it_IT.UTF-8").stdout
    assert "96 mosse sono lecite, e il caso è quello dato dal seme." in said
    words = ["arena", "medici_dice", "--seats", "greedy,random", "--games", "3"]
    said = run(*words, LANG="it_IT.UTF-8").stdout
    assert "vittorie" in said
    assert " ± " in said
    assert english_in(said.replace("bot", "")) == []


def test_every_mistake_says_the_same_in_italian_with_all_that_it_names():
    italian = language("it")
    for template in MISTAKES:
        inner = "No such file or directory"
        names = sorted(set(pattern(template).groupindex))
        parts = {name: inner if name == "error" else f"«{at}»" for at, name in enumerate(names)}
        said = worded(italian, template.format(**parts))
        assert english_in(said) == [], template
        for name, part in parts.items():
            assert (italian.say(inner) if name == "error" else part) in said


def test_what_nobody_has_translated_stays_as_it_is():
    assert worded(language("it"), "what is this?") == "what is this?"
    assert worded(language("en"), "which game? The games: x") == "which game? The games: x"


def test_every_error_that_is_raised_has_a_template():
    lacking = [
        f"{name}, line {line}: {message}"
        for name in RAISING
        for line, message in raised(SOURCE / f"{name}.py")
        if not any(start in message for start in IN_PARTS | ONLY_IN_PROGRAMS)
        if not any(pattern(template).fullmatch(message) for template in MISTAKES)
    ]
    assert lacking == []


def raised_by_boxes(game):
    """The messages of a game's box; those of positions are for programs."""
    files = sorted((SOURCE / "games" / game / "rules").glob("*.py"))
    return [message for path in files if path.name != "positions.py" for _, message in raised(path)]


@pytest.mark.parametrize("game", signoria.games())
def test_every_error_of_a_games_box_is_italian(game):
    mistakes = import_module(f"signoria.games.{game}.phrases.mistakes").MISTAKES
    mine = raised_by_boxes(game)
    parts = {"but X add up", "must not X, not"}  # each word of these has a template of its own
    assert [
        message
        for message in mine
        if not any(start in message for start in parts)
        if not any(pattern(template).fullmatch(message) for template in mistakes)
    ] == []
    assert [
        template
        for template in mistakes
        if not any(word in template for word in ("must not rise", "must not fall", " add up to"))
        if not any(pattern(template).fullmatch(message) for message in mine)
    ] == []


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            "mine.toml, line 7: contents.cards is 52, but the cards add up to 51",
            "mine.toml, riga 7: contents.cards è 52, ma le carte sono 51",
        ),
        (
            "mine.toml, line 9: tracks.church_values must not fall, not [2, 1]",
            "mine.toml, riga 9: tracks.church_values non deve calare, ma è [2, 1]",
        ),
    ],
)
def test_an_error_of_a_box_is_said_with_its_place(message, said):
    assert worded(language("it"), message) == said


def test_every_template_is_of_an_error_that_is_raised():
    """Ours, click's or the system's, in the same words: what changes there must change here."""
    texts = [path.read_text(encoding="utf-8") for path in sources()]
    known = {words for text in texts for words in literals(ast.parse(text))}
    system = set(map(os.strerror, range(1, 134)))
    strange = [
        (template, words)
        for template in sorted(set(MISTAKES) - NUMBERS - WRITTEN_IN_PARTS - system)
        for words in fixed(template)
        if not any(words in one for one in known)
    ]
    assert strange == []


def raised(path: Path):
    """The messages of a file's errors, with X for whatever is filled in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
            continue
        kind = ast.unparse(node.exc.func)
        if kind == "AssertionError" or "Undo" in kind or kind == "type(error)":
            continue
        said = " ".join(as_text(argument) for argument in node.exc.args)
        message = said.replace("X.doubt", "X")
        if message.strip("X:, "):  # else it only says where
            yield node.lineno, message.replace("cannot be read: X", f"cannot be read: {INNER}")


INNER = "No such file or directory"


def as_text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(as_text(part) for part in node.values)
    return "X"


def sources() -> list[Path]:
    ours = [*SOURCE.glob("*.py"), *SOURCE.glob("kernel/*.py"), *SOURCE.glob("bots/*.py")]
    faces = [*SOURCE.glob("faces/phrases/*.py"), *SOURCE.glob("server/*.py")]
    terminal = [path for path in SOURCE.glob("faces/terminal/*.py") if path.stem != "mistakes"]
    libraries = [
        file for one in (click, tomllib) for file in Path(one.__file__).parent.glob("*.py")
    ]
    bots = [file for name in BESIDE for file in SOURCE.glob(f"{name}/*.py")]
    return [*ours, *faces, *terminal, *bots, *libraries]


def literals(tree: ast.AST) -> list[str]:
    """Every string that is written there, and every f-string with its gaps."""
    return [
        as_text(node) for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)
    ]


def fixed(template: str) -> list[str]:
    """The words of a template that are always the same."""
    pieces = [piece.strip(" .,:?()'") for piece in re.split(r"{\w+}|[…;()?]", template)]
    return [piece for piece in pieces if piece]
