"""Every bad input: one clear message, exit code 2, no traceback, nothing overwritten."""

from __future__ import annotations

import pytest

from signoria.library import box_file
from tests.cli.english import english_in
from tests.cli.running import finished, run

PLAY = ["play", "medici_dice"]


def refused(*words: str) -> str:
    """The one message on standard error; in Italian there is one, too, without English words."""
    said = {}
    for language in ("it_IT.UTF-8", "en_GB.UTF-8"):
        result = run(*words, LANG=language)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("signoria: ")
        assert result.stderr.count("\n") == 1
        assert isinstance(result.exception, SystemExit)
        said[language] = result.stderr
    assert english_in(said["it_IT.UTF-8"]) == []
    assert english_in(said["en_GB.UTF-8"]) != []
    return said["en_GB.UTF-8"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "medici"], "did you mean 'medici_dice'"),
        (["play"], "which game? The games: "),
        (["watch", "chess", "--seats", "random"], "there is no game 'chess'"),
        (["arena", "chess", "--seats", "random"], "there is no game 'chess'"),
        (["provenance", "chess"], "there is no game 'chess'"),
        (["box", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        ([*PLAY, "--players", "9"], "1 to 4 players, not 9"),
        ([*PLAY, "--players", "0"], "1 to 4 players, not 0"),
        ([*PLAY, "--players", "many"], "not a valid integer"),
        ([*PLAY, "--seats", "A,B,C,D,E"], "1 to 4 players, not 5"),
        ([*PLAY, "--seats", "A,B,C", "--players", "2"], "--seats names 3 seats"),
        ([*PLAY, "--seats", "Adam,,Bea"], "a seat is a name, a bot, or name=bot"),
        ([*PLAY, "--seats", "Adam,Adam"], "two seats have the name 'Adam'"),
        ([*PLAY, "--seats", "Adam,gredy"], "did you mean 'greedy'"),
        ([*PLAY, "--seats", "Adam,Bea=gredy"], "did you mean 'greedy'"),
        ([*PLAY, "--seats", "Adam,flat many"], "as in 'flat 2000'"),
        (["watch", "medici_dice", "--seats", "greedy,Adam"], "there is no bot 'Adam'"),
        (["arena", "medici_dice", "--seats", "greedy,Adam"], "there is no bot 'Adam'"),
        (["arena", "medici_dice", "--seats", "greedy", "--games", "0"], "--games"),
        (["arena", "medici_dice", "--seats", "greedy", "--jobs", "0"], "--jobs"),
        (["watch", "medici_dice", "--seats", "greedy", "--delay", "-1"], "--delay"),
        ([*PLAY, "--option", "colour=red"], "it has: starter, bonus_when_behind"),
        ([*PLAY, "--option", "starter=oldest"], "must be first or random"),
        ([*PLAY, "--option", "starter"], "NAME=VALUE"),
        ([*PLAY, "-o", "starter=first", "-o", "starter=random"], "given twice"),
        ([*PLAY, "--players", "1", "-o", "starter=random"], "2 to 4 players"),
        ([*PLAY, "--language", "de"], "the languages: en, it"),
        ([*PLAY, "--seed", "two words"], "a seed is one word or number"),
        (["arena", "medici_dice", "--seats", "random", "--seed", ""], "a seed is one word"),
        ([*PLAY, "--colour"], "--colour"),
        (["dance"], "No such command 'dance'"),
        (["replay"], "Missing argument 'FILE'"),
        (["plai"], "Did you mean"),
        (["--colour"], "No such option"),
        (["--language", "de", "games"], "the languages: en, it"),
        (["replay", "one.txt", "two.txt"], "Got unexpected extra argument"),
        (["replay", "one.txt", "two.txt", "three.txt"], "Got unexpected extra arguments"),
        (["arena", "medici_dice"], "Missing option '--seats'"),
        (["arena", "medici_dice", "--seats"], "requires an argument"),
        ([*PLAY, "--confirm=yes"], "does not take a value"),
        ([*PLAY, "--player", "2", "--seet", "1"], "Did you mean"),
        (["watch", "medici_dice", "--seats", "greedy", "--delay", "long"], "not a valid float"),
        (["play", "medici_dice", "--seats", "Adam,greedy 5"], "takes no budget"),
        ([*PLAY, "--seats", f"{'A' * 41},greedy"], "at most 40 printable characters"),
        (["serve", "--database", "mysql://here"], "sqlite:///FILE"),
        (["serve", "--workers", "0"], "at least one worker"),
        (["serve", "--workers", "2"], "need a Postgres database"),
        (["serve", "--port", "0"], "not in the range"),
        (["serve", "--host", "192.0.2.1"], "'192.0.2.1' is not an address of this computer"),
        (["serve", "--host", "no.such.host.invalid"], "'no.such.host.invalid' is no address"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(words, said):
    assert said in refused(*words)


def test_no_existing_file_is_overwritten(tmp_path, whole_game):
    before = whole_game.read_bytes()
    assert "exists already" in refused(*PLAY, "--save", str(whole_game))
    words = ["watch", "medici_dice", "--seats", "random"]
    assert "exists already" in refused(*words, "--save", str(whole_game))
    unfinished = tmp_path / "unfinished.txt"
    run(*PLAY, "--save", str(unfinished))
    words = ["play", "--resume", str(unfinished), "--save", str(whole_game)]
    assert "exists already" in refused(*words)
    assert "is a folder" in refused(*PLAY, "--save", str(tmp_path))
    assert "is not a folder" in refused(*PLAY, "--save", str(whole_game / "in" / "it.txt"))
    assert whole_game.read_bytes() == before


def test_a_game_that_is_over_is_not_resumed(whole_game):
    before = whole_game.read_bytes()
    assert f"signoria replay {whole_game}" in refused("play", "--resume", str(whole_game))
    assert whole_game.read_bytes() == before


def test_a_resumed_game_keeps_its_seats_options_and_seed(tmp_path):
    file = tmp_path / "game.txt"
    run(*PLAY, "--save", str(file))
    for words in (["--seats", "A,B"], ["--players", "2"], ["-o", "starter=first"], ["--seed", "1"]):
        assert "when the game began" in refused("play", "--resume", str(file), *words)


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\n", "cut off after move"),
        (lambda text: text[:0], "a record begins with 'signoria 1'"),
        (lambda text: f"Dear diary, {text}", "line 1: a record begins with 'signoria 1'"),
        (lambda text: edited(text, "game medici_dice", "game chess"), "game 'chess'"),
        (
            lambda text: edited(text, "rules 1", "rules 2"),
            "rules 2 of medici_dice; this is rules 1",
        ),
        (lambda text: edited(text, "seats 2", "seats 7"), "1 to 4 players"),
        (lambda text: edited(text, "seats 2", "seats two"), "whole number"),
        (lambda text: edited(text, "starter=first", "starter=last"), "first or random"),
        (lambda text: edited(text, "box ", "box 0"), "--box"),
        (lambda text: edited(text, "0 take 1", "0 tkae 1"), "move 6: 'tkae"),
        (lambda text: edited(text, "0 take 1", "1 take 1"), "move 6: it was seat 0 to move"),
        (lambda text: edited(text, "* roll", "* rill"), "move 1: 'rill"),
        (lambda text: edited(text, "moves", "moves\n0 take 1"), "nothing may follow"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_damaged_record_is_refused_with_the_place(tmp_path, whole_game, command, edit, said):
    file = tmp_path / "damaged.txt"
    file.write_text(edit(whole_game.read_text()))
    before = file.read_bytes()
    message = refused(*command, str(file))
    assert said in message
    assert str(file) in message
    assert "Traceback" not in message
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_file_that_cannot_be_read_is_refused(tmp_path, command):
    assert "cannot be read" in refused(*command, str(tmp_path / "nowhere.txt"))
    right = "holds no record" if command == ["verify"] else "cannot be read"
    assert right in refused(*command, str(tmp_path))
    garbage = tmp_path / "garbage.txt"
    garbage.write_bytes(bytes(range(256)) * 4)
    assert "not UTF-8" in refused(*command, str(garbage))


def test_a_record_of_another_game_is_not_resumed_as_this_one(tmp_path):
    file = tmp_path / "game.txt"
    run(*PLAY, "--save", str(file))
    assert "there is no game 'firenza'" in refused("play", "firenza", "--resume", str(file))


def test_chance_that_the_seed_does_not_deal_is_found(tmp_path, whole_game):
    forged = tmp_path / "forged.txt"
    text = whole_game.read_text()
    assert "* roll grain4\n* roll spices2\n" in text
    forged.write_text(edited(text, "* roll spices2\n", "* roll cloth1\n"))
    assert "move 2: the seed deals 'roll spices2', not 'roll cloth1'" in refused(
        "verify", str(forged)
    )
    silent = tmp_path / "silent.txt"
    silent.write_text("".join(line for line in text.splitlines(True) if line[:5] != "seed "))
    assert "publishes no seed" in refused("verify", str(silent))


def test_a_position_beyond_the_record_is_refused(whole_game):
    assert "there are 96 moves, not 97" in refused("replay", str(whole_game), "--at", "97")
    assert "there are 96 moves, not -1" in refused("replay", str(whole_game), "--at", "-1")


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda text: text + "\n[", "is not TOML"),
        (lambda text: edited(text, "zero   = 2", "zero   = -2"), "line "),
        (lambda text: edited(text, "other  = 1", ""), "crosses.other is missing"),
        (lambda text: edited(text, '"rulebook"', '"hearsay"'), "needs a grade"),
    ],
)
def test_a_broken_box_is_refused_with_the_line_and_the_rule(tmp_path, edit, said):
    """A box is chosen once per process, so each of these has a process of its own."""
    file = tmp_path / "mine.toml"
    file.write_text(edit(box_file("medici_dice").read_text()))
    result = finished(*PLAY, "--box", str(file))
    assert result.returncode == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert str(file) in result.stderr
    assert result.stderr.count("\n") == 1
    italian = finished(*PLAY, "--box", str(file), "-l", "it").stderr
    assert str(file) in italian
    assert english_in(italian) == []
