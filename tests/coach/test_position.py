"""``signoria coach RECORD --at N`` and the replay's ``coach``: the best moves of a position."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import signoria
from signoria import Record, Table
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import replay
from signoria.library import games
from tests.cli.english import english_in
from tests.cli.running import run


@pytest.fixture(scope="module")
def half_played(tmp_path_factory):
    """A game of each kind that is not over, and where somebody has a choice."""
    found = {}
    for name in games():
        path = tmp_path_factory.mktemp(name) / "game.txt"
        record = Table(signoria.load(name), ["greedy"] * 2, seed=3, names=["Adam", "Bea"]).run()
        ply = next(
            at
            for at, state in enumerate(record.states())
            if at >= 30 and int(state.actor()) >= 0 and len(state.options()) > 2
        )
        record.until(ply + 1).save(path)
        found[name] = (str(path), ply)
    return found


@pytest.mark.parametrize("game", games())
def test_the_best_moves_have_their_margin_beside_the_chosen_one(half_played, game):
    file, ply = half_played[game]
    shown = run("coach", file, "--at", str(ply), "--worlds", "6").stdout
    assert "± " in shown
    assert "(chosen in the game)" in " ".join(shown.split())


def test_it_is_said_in_italian(half_played):
    file, ply = half_played["medici_dice"]
    shown = run("coach", file, "--at", str(ply), "-l", "it", "--worlds", "6").stdout
    assert "(scelta nella partita)" in " ".join(shown.split())
    assert english_in(shown) == []


def test_the_replay_knows_the_coach(half_played, monkeypatch):
    file, ply = half_played["medici_dice"]
    typed = iter(["coach", str(ply), "coach", "quit"])
    monkeypatch.setattr(replay, "ask", lambda *_: next(typed))
    screen = Console(file=StringIO(), width=200)
    replay.Replay(Record.read(file), phrases_for("medici_dice", "en"), screen).run()
    shown = screen.file.getvalue()
    assert "Nobody is asked here." in shown
    assert "(chosen in the game)" in shown


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("0", "nobody is asked after 0 moves: the coach looks at decisions"),
        ("-1", "moves, not -1"),
        ("99999", "moves, not 99999"),
    ],
)
def test_what_is_no_decision_is_refused(half_played, at, said):
    file, _ = half_played["medici_dice"]
    refused = run("coach", file, "--at", at)
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert english_in(run("coach", file, "--at", at, "-l", "it").stderr) == []
