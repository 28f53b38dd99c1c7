"""Guests by name: what is one, what is refused and how, and where none is ever reached."""

from __future__ import annotations

import shlex
import sys

import pytest

import signoria
from signoria import Table, bots, guests
from tests.cli.running import run
from tests.guests.programs import BAD, LAST, program, spec

CLASSES = """
class First:
    def choose(self, view, rng):
        return view.options[0]

class Mute:
    pass

class Broken:
    def choose(self, view, rng):
        return 1 / 0

class Unmade:
    def __init__(self):
        raise RuntimeError("not today")

    def choose(self, view, rng):
        return view.options[0]

def function(view, rng):
    return view.options[0]
"""
ARENA = ["arena", "medici_dice", "--games", "2"]


@pytest.fixture
def classes(tmp_path, monkeypatch):
    """A module of bots in the current folder."""
    (tmp_path / "some_bots.py").write_text(CLASSES, encoding="utf-8")
    (tmp_path / "wrong_bots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("some_bots", "wrong_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_a_class_plays(classes, medici):
    table = Table(medici, [guests.make("some_bots:First"), "random"], seed=1)
    record = table.run()
    assert record.players == ["some_bots:First", "random"]
    assert all(
        state.options()[0].text == move.text
        for state, move in zip(record.states(), record.moves, strict=False)
        if move.who == 0
    )


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("some_bots:Mute", "'some_bots:Mute' is no bot: a bot is a class with choose(self, view"),
        ("some_bots:function", "is no bot"),
        ("some_bots:Nobody", "cannot be loaded: no Nobody in some_bots"),
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("wrong_bots:Bot", "cannot be loaded: ZeroDivisionError"),
        ("some_bots:Unmade", "cannot be made: RuntimeError: not today"),
        ("cmd:", "a bot's command line is empty"),
        ("cmd:no-such-program-here", "does not start: No such file or directory"),
        (f"cmd:{sys.executable} no_such_file.py", "does not start: it ended with code 2"),
        (f"cmd:{sys.executable} -c pass", "does not start: it ended with code 0"),
        ("cmd:'unclosed", "cannot be read: No closing quotation"),
        ("cmd 0ms:python bot.py", "there is no bot"),
        ("gredy", "did you mean 'greedy'"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "watch", "play"])
def test_what_is_no_bot_is_refused_in_one_sentence(command, named, said, classes):
    seats = f"{named},random" if command != "play" else f"Adam,Guest={named}"
    refused = run(command, "medici_dice", "--seats", seats)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_class_that_fails_is_told_with_its_name(classes):
    refused = run(*ARENA, "--seats", "some_bots:Broken,random")
    assert refused.exit_code == 2
    assert "the bot 'some_bots:Broken' failed: ZeroDivisionError" in refused.stderr


def test_a_guest_is_watched_and_called_by_its_file(tmp_path):
    seats = f"{spec(tmp_path, LAST, name='careful')},random"
    shown = run("watch", "medici_dice", "--seats", seats, "--seed", "1").stdout
    assert "Careful took" in shown
    assert "forfeited" not in shown


def test_forfeited_moves_are_shown_to_whoever_watches_in_both_languages(tmp_path):
    words = ["watch", "medici_dice", "--seed", "1", "--seats", spec(tmp_path, BAD["cheats"])]
    shown, mostrato = (" ".join(run(*words, "-l", code).stdout.split()) for code in ("en", "it"))
    assert "forfeited this move, and any was made: 'win' is none of its options" in shown
    assert "ha perso questa mossa" in mostrato
    assert "'win' non è tra le sue scelte" in mostrato


def test_forfeited_moves_are_counted_in_the_arena(tmp_path):
    words = [*ARENA, "--seats", f"{spec(tmp_path, BAD['cheats'])},random"]
    shown = " ".join(run(*words).stdout.split())
    assert "'win' is none of its options (" in shown
    assert "Moves forfeited by cmd 60000ms:" in shown


def test_a_person_plays_with_a_guest_and_leaves(tmp_path):
    file = tmp_path / "game.txt"
    seats = ["--seats", f"Adam,{spec(tmp_path, LAST)}"]
    left = run("play", "medici_dice", *seats, "--seed", "1", "--save", str(file), typed="1\nquit\n")
    assert left.exit_code == 0
    assert "Guest took" in left.stdout
    refused = run("play", "--resume", str(file))
    assert refused.exit_code == 2
    assert "name the seats again, with --seats" in refused.stderr
    other = run("play", "--resume", str(file), "--seats", "Adam,cmd:other")
    assert "--seats names others than those who play this game" in other.stderr
    again = run("play", "--resume", str(file), *seats, typed="quit\n")
    assert again.exit_code == 0


def test_a_file_starts_no_program(tmp_path):
    """Whoever sends a saved game could have written anything into it."""
    touched = tmp_path / "touched"
    command = f"{shlex.quote(sys.executable)} -c open({str(touched)!r},'w')"
    table = Table(signoria.load("medici_dice"), [None, "random"], seed=1)
    text = table.record.text().replace("player 1 random", f"player 1 cmd:{command}")
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    for words in (["play", "--resume"], ["replay"], ["verify"]):
        run(*words, str(file), typed="quit\n")
    with pytest.raises(ValueError, match="there is no bot"):
        Table.resume(signoria.Record.read(file))
    assert not touched.exists()


@pytest.mark.parametrize(
    "named", ["cmd:true", "cmd 5ms:true", "os:system", "signoria.bots:GreedyBot"]
)
def test_our_own_bots_are_all_that_names_reach(named, medici):
    """What a server makes bots with."""
    assert guests.is_guest(named)
    with pytest.raises(ValueError, match="there is no bot"):
        bots.make(named)
    with pytest.raises(ValueError, match="there is no bot"):
        Table(medici, [named])


def test_names_are_short():
    assert guests.called("cmd:python3 -u ./bots/careful.py") == "careful"
    assert guests.called("cmd 5ms:./careful") == "careful"
    assert guests.called("some.bots:Careful") == "Careful"
    assert guests.called("flat 500") == "flat 500"
    assert not guests.is_guest("flat 500ms")


def test_a_command_may_have_equals_signs(tmp_path):
    command = f"cmd:{program(tmp_path, LAST)} --depth=3"
    words = [*ARENA, "--seats", f"{command},Bea={command}", "--json"]
    assert run(*words).exit_code == 0
