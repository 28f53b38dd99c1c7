"""``signoria coach``: every game, both languages, bad input."""

from __future__ import annotations

import re

import pytest

import signoria
from signoria import Table
from signoria.library import games
from tests.cli.english import english_in
from tests.cli.running import run


def saved(folder, game, *bots):
    path = folder / "game.txt"
    names = ["Adam", "Bea"][: len(bots)]
    Table(signoria.load(game), list(bots), seed=3, names=names).run().save(path)
    return str(path)


@pytest.mark.parametrize("game", games())
def test_a_game_is_looked_at_with_its_curve_luck_and_costliest_decisions(game, tmp_path):
    file = saved(tmp_path, game, "random", "random")
    shown = run("coach", file, "--seat", "1", "--worlds", "6").stdout
    assert "The chance to win" in shown
    assert "Luck against skill" in shown
    decisions = re.findall(r"^Move (\d+), Bea: ", shown, re.MULTILINE)
    assert 1 <= len(decisions) <= 3
    for move in decisions:
        assert f"--at {int(move) - 1}" in " ".join(shown.split())
    assert "Adam:" not in shown


def test_alone_the_curve_is_the_score_to_be_expected(tmp_path):
    shown = run("coach", saved(tmp_path, "medici_dice", "random"), "--worlds", "10").stdout
    assert "Adam: expected score" in shown
    assert "points more than with" in " ".join(shown.split())


def test_it_is_said_in_italian(tmp_path):
    file = saved(tmp_path, "medici_dice", "random", "random")
    shown = run("coach", file, "-l", "it", "--worlds", "6").stdout
    assert "Fortuna e bravura" in shown
    assert "Meglio di" in shown
    assert english_in(shown) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "7"], "there is no seat 7; the seats go from 0 to 1"),
        (["--worlds", "1"], "is not in the range"),
    ],
)
def test_what_cannot_be_is_refused(words, said, tmp_path):
    refused = run("coach", saved(tmp_path, "medici_dice", "random", "random"), *words)
    assert refused.exit_code == 2
    assert said in refused.stderr


def test_a_game_that_is_not_over_is_refused_with_its_name(tmp_path):
    path = tmp_path / "half.txt"
    record = Table(signoria.load("medici_dice"), ["random"], seed=3).run().until(20)
    record.save(path)
    refused = run("coach", str(path))
    assert refused.exit_code == 2
    assert f"{path}: this game is not over" in refused.stderr
    assert "questa partita non è finita" in run("coach", str(path), "-l", "it").stderr
    assert run("coach", str(tmp_path / "none.txt")).exit_code == 2
