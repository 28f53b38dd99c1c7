"""Playing through the command line, from the first question to the saved record."""

from __future__ import annotations

import shlex

import pytest

from signoria import NOBODY, Record
from signoria.fairness import check
from signoria.library import box_file
from tests.cli.running import answers, finished, run


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seats", ["Adam,greedy", "Adam,Bea,random", "Adam"])
def test_a_whole_game_ends_with_scores_a_winner_and_a_record_to_verify(tmp_path, language, seats):
    file = tmp_path / "game.txt"
    typed = "1\n2\n3\n4\n5\n" * 100
    words = ["--seats", seats, "--seed", "5", "--language", language, "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    assert result.exit_code == 0, result.output
    record = Record.read(file)
    assert record.replay().actor() == NOBODY
    assert check(record) == []
    assert ("Total" if language == "en" else "Totale") in result.stdout
    assert "signoria verify" in result.stdout
    assert result.stderr == ""


def test_a_new_game_is_saved_in_the_data_folder_under_its_name_and_time(data_folder):
    result = run("play", "medici_dice", typed="1\nquit\n")
    (file,) = data_folder.iterdir()
    assert file.name.startswith("medici_dice-20")
    assert str(file) in "".join(result.stdout.split("\n"))
    assert Record.read(file).players == ["person", "journeyman"]


def test_the_asked_person_is_always_named():
    result = run("play", "medici_dice", "--seats", "Adam,Bea", "--seed", "7", typed="1\n2\n1\n")
    assert (
        "Adam: Choose 1 to 3 dice for your ship. Bea then chooses from the rest." in result.stdout
    )
    assert "Bea: Take one of the dice Adam left." in result.stdout
    assert "Bea (a number, or ? for help)> 2" in result.stdout


def test_an_illegal_or_misspelled_answer_is_explained_and_asked_again():
    typed = "take 1 2 3 4\ntkae 1\n99\n\x1b[31m\n1 3\n"
    result = run("play", "medici_dice", "--seats", "Adam,Bea", "--seed", "7", typed=typed)
    assert "“take 1 2 3 4” cannot be done: you can take 3 dice at most." in result.stdout
    assert "“tkae 1” is not understood." in result.stdout
    assert "“99” is not understood." in result.stdout
    assert "\x1b" not in result.stdout
    assert "Adam took grain 4 and dye 3." in result.stdout
    assert result.exit_code == 0


def test_commands_answer_in_english_and_italian(tmp_path):
    copy = tmp_path / "copy.txt"
    english = (
        f"?\nhint\nlog\nscores\nboard\nsave\nsave {copy}\nsave {copy}\nundo\n1\n2\nundo\nquit\n"
    )
    result = run("play", "medici_dice", "--seats", "Adam,Bea", "--seed", "7", typed=english)
    for said in (
        "Choose 1 to 3 dice for yourself",
        "A 0 adds 2 crosses.",
        "A bot would choose",
        "Adam rolled grain 4",
        "Monopolies, round 1",
        "exists already",
        "There is no move to take back.",
        "A die was rolled since: ask the others.",
        "To go on: signoria play --resume",
    ):
        assert said in result.stdout.replace("\n", " ")
    assert len(Record.read(copy).moves) == 5
    italian = "aiuto\nregistro\npunti\ntavolo\nsalva\nannulla\nprendi grano4\n2\nannulla\nesci\n"
    words = ["--seats", "Adam,Bea", "--seed", "7", "--language", "it"]
    result = run("play", "medici_dice", *words, typed=italian)
    assert "Nel frattempo è stato tirato un dado" in result.stdout
    assert "Adam ha preso grano 4." in result.stdout
    assert "Per continuare: signoria play --resume" in result.stdout


def test_the_language_comes_from_the_surroundings():
    result = run("play", "medici_dice", "--seats", "Adam,Bea", LANG="it_IT.UTF-8")
    assert "Scegli da 1 a 3 dadi" in result.stdout


def test_with_confirm_a_move_can_be_undone_before_the_game_goes_on(tmp_path):
    file = tmp_path / "game.txt"
    typed = "1\nundo\n2\nnonsense\n\nquit\n"
    words = ["--seats", "Adam,greedy", "--seed", "7", "--confirm", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    assert "Adam, press Enter to go on, or type undo." in result.stdout
    assert "The last move was taken back." in result.stdout
    assert "Press Enter, or type undo." in result.stdout
    moves = [str(move) for move in Record.read(file).moves if move.who == 0]
    assert moves[0] == "0 take 2  # cloth1"


def test_at_one_keyboard_moves_can_be_undone_back_to_the_dice(tmp_path):
    file = tmp_path / "game.txt"
    typed = "1\nundo\n2\n1\nundo\nundo\nundo\n3\nquit\n"
    words = ["--seats", "Adam,Bea,Cosimo", "--seed", "7", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    moves = [str(move) for move in Record.read(file).moves if move.who >= 0]
    assert [move.partition("  ")[0] for move in moves] == ["0 take 3"]
    assert result.stdout.count("The last move was taken back.") == 3
    assert "There is no move to take back." in result.stdout


def test_the_command_to_go_on_repeats_what_the_record_does_not_know(tmp_path):
    box, game = tmp_path / "my own box.toml", tmp_path / "my game.txt"
    box.write_bytes(box_file("medici_dice").read_bytes())
    words = ["--box", str(box), "-l", "it", "--confirm", "--save", str(game)]
    left = finished("play", "medici_dice", *words).stdout
    wanted = f"signoria play --resume '{game}' --box '{box}' --language it --confirm"
    assert f"Per continuare: {wanted}\n" in left
    again = finished(*shlex.split(wanted)[1:], typed="1\nannulla\n")
    assert again.returncode == 0
    assert "Adam, premi Invio" in again.stdout
    assert "L’ultima mossa è stata annullata." in again.stdout


def test_the_command_to_go_on_says_nothing_that_was_not_asked_for(tmp_path):
    file = tmp_path / "game.txt"
    result = run("play", "medici_dice", "--save", str(file), LANG="it_IT.UTF-8")
    assert f"Per continuare: signoria play --resume {file}\n" in result.stdout


def test_a_resumed_game_goes_on_with_the_same_dice(tmp_path):
    typed = "1\n2\n3\n4\n5\n" * 60
    words = ["play", "medici_dice", "--seats", "Adam,random", "--seed", "9", "--save"]
    at_once, in_parts = tmp_path / "at_once.txt", tmp_path / "in_parts.txt"
    run(*words, str(at_once), typed=typed)
    lines = iter(line for line in answers(at_once))
    run(*words, str(in_parts), typed="".join(f"{next(lines)}\n" for _ in range(4)))
    assert len(Record.read(in_parts).moves) < len(Record.read(at_once).moves)
    rest = "".join(f"{line}\n" for line in lines)
    result = run("play", "--resume", str(in_parts), typed=rest)
    assert result.exit_code == 0
    assert at_once.read_text() == in_parts.read_text()


def test_a_game_may_be_resumed_into_another_file(tmp_path):
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    run("play", "medici_dice", "--seats", "Adam,Bea", "--save", str(first), typed="1\n")
    before = first.read_text()
    run("play", "medici_dice", "--resume", str(first), "--save", str(second), typed="2\n")
    assert first.read_text() == before
    assert len(Record.read(second).moves) > len(Record.read(first).moves)


def test_options_and_players_reach_the_game(tmp_path):
    file = tmp_path / "game.txt"
    run("play", "medici_dice", "--players", "4", "-o", "starter=random", "--save", str(file))
    record = Record.read(file)
    assert record.options["starter"] == "random"
    assert record.players == ["person", "journeyman", "journeyman", "journeyman"]
    assert record.names[1:] == ["Journeyman", "Journeyman 2", "Journeyman 3"]


def test_through_pipes_there_is_plain_text_without_escape_codes(tmp_path):
    words = ["play", "medici_dice", "--seats", "Adam,greedy", "--seed", "7"]
    result = finished(*words, typed="1\n\x1b[2J\nquit\n", TERM="xterm-256color", COLUMNS="100")
    assert result.returncode == 0
    assert "\x1b" not in result.stdout + result.stderr
    # Names of files stay in one piece.
    lines = [line for line in result.stdout.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= 100
    assert "Adam took grain 4." in result.stdout


def test_a_terminal_that_knows_only_ascii_gets_look_alikes():
    words = ["play", "medici_dice", "--seats", "Adam", "--seed", "7", "--language", "it"]
    result = finished(*words, typed="1\n", PYTHONIOENCODING="ascii")
    assert "| 5 *     |" in result.stdout
    assert " G grano    x..........." in result.stdout
    assert result.stdout.isascii()


def test_names_in_a_record_from_elsewhere_cannot_send_escape_codes(tmp_path):
    file = tmp_path / "game.txt"
    run("play", "medici_dice", "--seats", "Adam,Bea", "--save", str(file), typed="1\n")
    file.write_text(file.read_text().replace("name 0 Adam", "name 0 Ad\x1b[31mam"))
    result = run("replay", str(file))
    assert result.exit_code in (0, 2)
    assert "\x1b" not in result.output


def test_a_confirmed_game_can_be_left_at_its_last_move(tmp_path):
    file = tmp_path / "game.txt"
    typed = "1\n\n2\n\n3\n\n4\n\n5\n\n" * 40
    words = ["--seats", "Adam", "--seed", "5", "--confirm", "--save", str(file)]
    result = run("play", "medici_dice", *words, typed=typed)
    assert "Adam has" in result.stdout
    assert Record.read(file).replay().actor() == NOBODY
