"""An arena that is killed goes on where it was, and ends as if nothing had happened."""

from __future__ import annotations

import json
import signal
import time

import pytest

from tests.cli.running import finished, process, run
from tests.guests.programs import ends

GAMES = 12
BOT = "tests.arena.players:Sticking"
WORDS = ["arena", "medici_dice", "--seats", f"{BOT},greedy", "--games", str(GAMES), "--luck", "2"]
ENOUGH = 40  # moves of a bot: some games are over, and some are not


def without_time(text):
    games = [json.loads(line) for line in text.splitlines()]
    for game in games:
        assert len(game.pop("milliseconds")) == 2
    return games


def shown_without_time(text):
    found = json.loads(text)
    for each in found["standings"]:
        del each["milliseconds_a_move"]
    return found


def contents(folder):
    """Everything that an arena wrote, without times."""
    files = {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return {**files, "games.jsonl": without_time(files["games.jsonl"])}


def killed(folder, file, *words):
    """An arena that is killed in the middle of a game; answers with the number of who played."""
    file.write_text(str(ENOUGH), encoding="utf-8")
    stuck = file.with_name("stuck")
    with process(*WORDS, *words, "--output", str(folder), STICKING_FILE=str(file)) as running:
        for _ in range(1200):
            if stuck.exists() and (folder / "games.jsonl").read_bytes().count(b"\n") >= 2:
                break
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
        running.communicate(timeout=60)
    file.unlink()
    return int(stuck.read_text(encoding="utf-8") or "0")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_resumes_and_ends_as_an_unbroken_one(jobs, tmp_path):
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    player = killed(broken, tmp_path / "stick", "--jobs", jobs, "--records")
    assert ends(player)
    games = broken / "games.jsonl"
    before = games.read_text(encoding="utf-8")
    assert 2 <= before.count("\n") < GAMES
    with games.open("a", encoding="utf-8") as file:
        file.write(before.splitlines()[0][:70])  # it was being written
    words = ["--jobs", jobs, "--records", "--json", "--output"]
    again = finished(*WORDS, *words, str(broken))
    unbroken = finished(*WORDS, *words, str(whole))
    assert (again.returncode, unbroken.returncode) == (0, 0)
    assert games.read_text(encoding="utf-8").startswith(before)
    assert contents(broken) == contents(whole)
    assert len(contents(whole)["games.jsonl"]) == GAMES
    assert shown_without_time(again.stdout) == shown_without_time(unbroken.stdout)


def test_the_same_command_again_plays_nothing_and_says_the_same(tmp_path):
    words = [*WORDS, "--json", "--output", str(tmp_path / "arena")]
    first = run(*words)
    written = (tmp_path / "arena" / "games.jsonl").read_bytes()
    again = run(*words)
    assert again.stdout == first.stdout
    assert (tmp_path / "arena" / "games.jsonl").read_bytes() == written


def test_more_games_go_further_and_fewer_look_at_the_first(tmp_path):
    output = ["--json", "--output", str(tmp_path / "arena")]
    few = [word if word != str(GAMES) else "4" for word in WORDS]
    first = shown_without_time(run(*few, *output).stdout)
    whole = shown_without_time(run(*WORDS, *output).stdout)
    assert (first["games"], whole["games"]) == (4, GAMES)
    assert shown_without_time(run(*few, *output).stdout) == first


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (["--seed", "2"], 'its seed is "1", not "2"'),
        (["--luck", "3"], "its luck is 2, not 3"),
        (["--records"], "its records is false, not true"),
        (["--option", "starter=random"], "its option is "),
        (["--seats", "greedy,random"], "its seats is "),
    ],
)
def test_another_command_on_the_same_folder_is_refused(change, said, tmp_path):
    folder = tmp_path / "arena"
    run(*WORDS, "--output", str(folder))
    before = contents(folder)
    refused = run(*WORDS, "--output", str(folder), *change)
    assert refused.exit_code == 2
    assert f"{folder} holds another arena: {said}" in refused.stderr
    assert contents(folder) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    refused = run(*WORDS, "--output", str(tmp_path))
    assert refused.exit_code == 2
    assert "is not empty and holds no arena" in refused.stderr
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["mine.txt"]


def test_a_damaged_folder_says_where(tmp_path):
    folder = tmp_path / "arena"
    words = [*WORDS, "--output", str(folder)]
    run(*words)
    games = folder / "games.jsonl"
    lines = games.read_text(encoding="utf-8").splitlines(keepends=True)
    games.write_text("".join([lines[0], "nonsense\n", *lines[2:]]), encoding="utf-8")
    assert "games.jsonl, line 2: this is not game 2 of the arena" in run(*words).stderr
    games.write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    assert "games.jsonl, line 2: this is not game 2 of the arena" in run(*words).stderr
    (folder / "arena.json").write_text("[]", encoding="utf-8")
    assert "arena.json is damaged" in run(*words).stderr


def test_two_arenas_do_not_write_into_one_folder(tmp_path):
    folder, file = tmp_path / "arena", tmp_path / "stick"
    file.write_text(str(ENOUGH), encoding="utf-8")
    words = [*WORDS, "--output", str(folder)]
    with process(*words, STICKING_FILE=str(file)) as running:
        for _ in range(1200):
            if file.with_name("stuck").exists():
                break
            time.sleep(0.05)
        refused = finished(*words)
        running.send_signal(signal.SIGKILL)
        running.communicate(timeout=60)
    assert refused.returncode == 2
    assert "is being written by another arena" in refused.stderr
