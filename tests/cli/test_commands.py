"""The other commands."""

from __future__ import annotations

import json

import pytest

import signoria
from signoria.arena.intervals import wilson
from signoria.cli import main
from signoria.faces.phrases import language
from signoria.faces.phrases.provenance import grade_word
from signoria.kernel.box import GRADES
from signoria.library import box_file
from tests.cli.running import finished, run


def test_games_are_listed_with_their_variants():
    result = run("games")
    assert "medici_dice  Medici: The Dice Game, 1 to 4 players" in result.stdout
    assert "starter=first (first seat) | random (at random)" in result.stdout
    assert "da 1 a 4 giocatori" in run("games", "-l", "it").stdout


def test_a_watched_game_is_told_and_drawn_and_can_be_saved(tmp_path):
    file = tmp_path / "game.txt"
    words = ["--seats", "greedy,Bea=random", "--seed", "3", "--save", str(file)]
    result = run("watch", "medici_dice", *words)
    assert result.exit_code == 0
    assert "Bea took" in result.stdout
    assert "Round 3 is scored." in result.stdout
    assert "wins with" in result.stdout
    assert "round 2 of 3" in result.stdout
    assert "\x1b" not in result.stdout
    assert run("verify", str(file)).exit_code == 0


def test_the_same_seed_is_the_same_game():
    words = ["watch", "medici_dice", "--seats", "random,random", "--seed", "3"]
    assert run(*words).stdout == run(*words).stdout


def test_a_piped_replay_prints_every_sentence_and_the_last_position(whole_game):
    result = run("replay", str(whole_game))
    assert "   5  Adam rolled grain 4" in result.stdout
    assert "Move 96 of 96." in result.stdout
    only = run("replay", str(whole_game), "--all").stdout
    assert result.stdout.startswith(only)
    assert "Move" not in only
    assert "Adam ha tirato" in run("replay", str(whole_game), "--all", "-l", "it").stdout


def test_a_replay_prints_the_position_after_so_many_moves(whole_game):
    result = run("replay", str(whole_game), "--at", "5")
    assert "Move 5 of 96." in result.stdout
    assert "Adam rolled grain 4" in result.stdout
    assert "Adam is choosing dice." in result.stdout
    assert "about" not in run("replay", str(whole_game), "--at", "0").stdout


def test_a_true_record_is_verified(whole_game):
    result = run("verify", str(whole_game))
    assert result.exit_code == 0
    assert "96 moves are legal" in result.stdout


def test_many_records_are_verified_and_folders_of_them(tmp_path, whole_game):
    folder = tmp_path / "records"
    folder.mkdir()
    for name in ("a.txt", "b.txt"):
        (folder / name).write_bytes(whole_game.read_bytes())
    (folder / "notes.md").write_text("no record")
    result = run("verify", str(whole_game), str(folder))
    assert result.exit_code == 0
    assert [line.partition(":")[0] for line in result.stdout.splitlines()] == [
        *(str(whole_game), str(folder / "a.txt"), str(folder / "b.txt")),
        "3 of 3 records are right.",
    ]


def test_a_wrong_record_does_not_keep_others_from_being_verified(tmp_path, whole_game):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(whole_game.read_text().replace("* roll spices2", "* roll cloth1", 1))
    result = run("verify", str(wrong), str(tmp_path / "nowhere.txt"), str(whole_game))
    assert result.exit_code == 2
    assert "the seed deals 'roll spices2', not 'roll cloth1'" in result.stderr
    assert "nowhere.txt cannot be read" in result.stderr
    assert result.stderr.count("\n") == 2
    assert "96 moves are legal" in result.stdout
    assert result.stdout.endswith("1 of 3 records are right.\n")


def test_the_shipped_box_is_printed_exactly():
    result = run("box", "medici_dice")
    assert result.stdout_bytes == box_file("medici_dice").read_bytes()


def test_provenance_names_every_value_and_counts_the_grades():
    result = run("provenance", "medici_dice")
    values = signoria.load("medici_dice").box.values
    for path in values:
        assert path in result.stdout
    lines = result.stdout.splitlines()
    for grade in GRADES:
        count = sum(value.grade == grade for value in values.values())
        word = grade_word(language("en"), grade)
        assert any(line.startswith(f"{count:>4}  {word}  ") for line in lines)
    assert "scoring example: blue (dye)" in result.stdout


def test_provenance_says_how_much_is_known_in_the_readers_language():
    said = " ".join(run("provenance", "firenze").stdout.split())
    assert "Of 232 printed values 36 are in the rulebook, 12 on named pages, " in said
    assert "3 follow by argument and 181 are reconstructed." in said
    assert "22 of 54 names, effects and the like are guesses" in said
    assert "cards.alms.effect = 'two bricks go to the next player' reconstructed" in said
    said = " ".join(run("provenance", "firenze", "--language", "it").stdout.split())
    assert "Di 232 valori stampati, 36 sono nel regolamento" in said


def test_a_corrected_box_is_played_with_and_asked_for_again(tmp_path):
    mine, game = tmp_path / "mine.toml", tmp_path / "game.txt"
    text = box_file("medici_dice").read_text()
    mine.write_text(text.replace("spaces = [7, 8, 9]", "spaces = [5, 8, 9]"))
    words = ["watch", "medici_dice", "--seats", "random,random", "--save", str(game)]
    assert finished(*words, "--box", str(mine)).returncode == 0
    assert finished("verify", str(game), "--box", str(mine)).returncode == 0
    refused = finished("verify", str(game))
    assert refused.returncode == 2
    assert "--box" in refused.stderr
    assert "[5, 8, 9]" in finished("provenance", "medici_dice", "--box", str(mine)).stdout


def test_the_arena_counts_wins_and_scores_whatever_the_number_of_processes():
    words = ["arena", "medici_dice", "--seats", "greedy,random", "--games", "8", "--json"]
    one, two = (_without_time(run(*words, "--jobs", jobs).stdout) for jobs in "12")
    assert one == two
    found = one["standings"]
    assert [each["bot"] for each in found] == ["greedy", "random"]
    assert sum(each["wins"] for each in found) == pytest.approx(8)
    assert all(each["win_rate_low"] <= each["win_rate"] <= each["win_rate_high"] for each in found)
    table = run(*words[:-1]).stdout
    assert "win rate, 95 %" in table
    assert f"{found[0]['mean_score']:.1f} ±" in table


def _without_time(text):
    found = json.loads(text)
    for each in found["standings"]:
        assert each.pop("milliseconds_a_move") >= 0
    return found


def test_the_arena_says_how_many_games_it_played():
    words = ["arena", "medici_dice", "--seats", "random", "--games", "3", "--json"]
    found = json.loads(run(*words).stdout)
    assert (found["games"], found["wanted"]) == (3, 3)


def test_the_arena_knows_the_solitaire_game():
    words = ["arena", "medici_dice", "--seats", "random", "--games", "3", "--json"]
    assert json.loads(run(*words).stdout)["standings"][0]["games"] == 3


def test_the_arena_counts_no_win_below_the_popes_score():
    words = ["arena", "florenza_dice", "--seats", "random", "--games", "3", "--json"]
    (found,) = json.loads(run(*words).stdout)["standings"]
    assert found["mean_score"] < 40
    assert (found["wins"], found["win_rate"]) == (0, 0)


def test_wilson_intervals_are_those_of_the_textbook():
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("command", sorted(main.commands))
def test_help_is_short_and_has_an_example(command):
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: signoria {command}" in result.stdout
    assert len(result.stdout.splitlines()) < 26


def test_without_a_command_the_commands_are_shown():
    result = run()
    assert result.exit_code == 2
    for command in main.commands:
        assert command in result.stdout
