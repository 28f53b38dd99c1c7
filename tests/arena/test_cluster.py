"""Games on a Ray cluster are the games of one machine."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import finished, run

pytest.importorskip("ray", reason="the extra ray is not installed")
WORDS = ["arena", "medici_dice", "--seats", "greedy,random", "--games", "4", "--json"]


def without_time(text):
    found = json.loads(text)
    for each in found["standings"]:
        del each["milliseconds_a_move"]
    return found


def test_a_local_cluster_plays_the_same_games():
    spread = finished(*WORDS, "--ray", "local", wait=300)
    assert spread.returncode == 0, spread.stderr
    assert without_time(spread.stdout) == without_time(run(*WORDS).stdout)


def test_a_game_that_fails_on_a_cluster_is_one_sentence():
    words = [*WORDS[:3], "tests.arena.players:Failing,random", "--ray", "local"]
    failed = finished(*words, wait=300)
    assert failed.returncode == 2
    assert (
        "a game on the Ray cluster failed: the bot 'tests.arena.players:Failing'" in failed.stderr
    )


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch):
    import ray

    def nobody(**_):
        raise ConnectionError("nobody answers\nand more")

    monkeypatch.setattr(ray, "init", nobody)
    refused = run(*WORDS, "--ray", "192.0.2.1:6379")
    assert refused.exit_code == 2
    assert refused.stderr == (
        "signoria: there is no Ray cluster at '192.0.2.1:6379': nobody answers\n"
    )
