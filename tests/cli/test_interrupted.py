"""Ctrl-C, closed input and a vanished reader: the game is saved, and says where."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

import signoria
from signoria import Record
from tests.cli.running import PATIENCE, at_a_terminal, finished, process, run

WORDS = ["play", "medici_dice", "--seats", "Adam,greedy", "--seed", "7"]


def _expected_after(first_answer: str) -> str:
    """The position when Adam is asked again."""
    table = signoria.Table(
        signoria.load("medici_dice"), ["person", "greedy"], seed="7", names=["Adam", "Greedy"]
    )
    for answer in (first_answer, None):
        while table.step():
            pass
        if answer:
            table.play(answer)
    return str(table.state)


def test_an_interrupt_saves_a_record_that_resumes_to_the_same_position(tmp_path):
    file = tmp_path / "game.txt"
    with process(*WORDS, "--save", str(file)) as running:
        running.stdin.write("take 1\n")
        running.stdin.flush()
        expected = _expected_after("take 1")
        _wait_until(lambda: file.exists() and str(Record.read(file).replay()) == expected)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert "The game is saved in" in out
    assert f"signoria play --resume {file}" in out
    assert str(Record.read(file).replay()) == expected


def test_closed_input_saves_the_record_and_is_no_error(tmp_path):
    file = tmp_path / "game.txt"
    result = finished(*WORDS, "--save", str(file), typed="take 1\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert f"signoria play --resume {file}" in result.stdout
    assert str(Record.read(file).replay()) == _expected_after("take 1")
    again = run("play", "--resume", str(file), typed="quit\n")
    assert again.exit_code == 0
    assert str(Record.read(file).replay()) == _expected_after("take 1")


def test_a_reader_who_leaves_causes_no_traceback():
    words = [sys.executable, "-m", "signoria", "watch", "medici_dice", "--seats", "random,random"]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    running.stdout.close()
    _, err = running.communicate(timeout=PATIENCE)
    assert err == b""


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}])
def test_on_a_terminal_there_are_colours_unless_nobody_wants_them(tmp_path, environment):
    shown = at_a_terminal([*WORDS, "--save", str(tmp_path / "g.txt")], b"1\nquit\n", environment)
    assert "Adam took grain 4." in shown
    assert ("\x1b[" in _without_line_editing(shown)) == (not environment)


def test_a_replay_steps_forward_and_back_and_jumps(whole_game):
    keys = b"\nnext\nback\n50\nnonsense\nlast\nfirst\nscores\nlog\nquit\n"
    shown = at_a_terminal(["replay", str(whole_game)], keys, {"NO_COLOR": "1"})
    places = ["Move 0 of", "Move 5 of", "Move 6 of", "Move 5 of", "Move 50 of", "Move 96 of"]
    at = 0
    for place in places:
        at = shown.index(place, at) + 1
    assert "Type a move from 0 to 96" in shown


def _without_line_editing(shown: str) -> str:
    """Codes that belong to the line being typed, not to what we print."""
    return shown.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "").replace("\x1b[?1034h", "")


def _wait_until(is_so) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)
