"""Balance reports: what is counted, and that every counted part is one of the box."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import signoria
from signoria import arena, balance
from signoria.balance.part import grades, parts_of
from signoria.balance.using import parts_used
from signoria.library import games
from tests.docs import lilies

SOURCE = Path(signoria.__file__).parents[1]
GREEDY = "greedy"
RANDOM = "random"


def match(game, *bots):
    variants = signoria.load(game).choose(len(bots), {})
    return balance.Match(game, bots, "7", variants, None)


@pytest.mark.parametrize("name", games())
def test_every_part_that_is_used_is_one_of_the_box(name):
    game = signoria.load(name)
    parts = parts_of(name, game.box)
    tally = balance.play(match(name, *[RANDOM] * game.seats[-1]), 3, 1)
    assert tally.uses
    for part in parts.every:
        assert grades(game.box, part), part
    if parts.every:
        kinds = {part.kind for part in parts.every}
        assert {part for part in tally.uses if part.kind in kinds} <= set(parts.every)


def test_workshops_that_nobody_can_operate_are_not_missed_in_florenza():
    parts = parts_of("florenza", signoria.load("florenza").box).every
    operated = {part.name for part in parts if part.kind == "workshop operated"}
    assert "fabbro" in operated
    assert not operated & {"orafo", "casa", "palagio"}


@pytest.mark.parametrize("name", games())
def test_a_tally_has_every_use_of_every_game_with_its_place_in_the_box(name):
    game = signoria.load(name)
    wanted = replace(match(name, RANDOM, RANDOM), with_parts=True, with_records=True, tries=0)
    played = list(arena.over_all(wanted, range(2), 1))
    used = Counter()
    for one in played:
        for found in parts_used(game, signoria.Record.parse(one.record)):
            used.update({(part.kind, part.name, part.path): uses for part, uses in found.items()})
    again = [arena.GamePlayed.read(one.line()) for one in played]
    tally = balance.count(wanted, again)
    assert {(part.kind, part.name, part.path): uses for part, uses in tally.uses.items()} == used


@pytest.mark.parametrize("name", games())
def test_a_report_counts_every_game_and_seat_once(name):
    seats = signoria.load(name).seats[-1]
    tally = balance.play(match(name, *[GREEDY] * seats), 2, 1)
    assert tally.games == len(tally.decisions) == len(tally.by_seat[0].scores) == 2
    assert tally.wins == pytest.approx(2)
    assert all(0 < users <= 2 * seats for users in tally.users.values())
    assert f"{seats} players" in balance.report_text(tally)


def test_the_number_of_processes_changes_nothing():
    wanted = match("medici_dice", GREEDY, RANDOM)
    alone, together = balance.play(wanted, 6, 1), balance.play(wanted, 6, 2)
    assert balance.report_text(alone) == balance.report_text(together)


def test_users_of_a_part_win_as_often_as_the_tally_says():
    tally = balance.play(match("medici_dice", GREEDY, RANDOM), 20, 1)
    (start,) = [one for one in tally.uses if (one.kind, one.name) == ("starts a round", "round 1")]
    assert tally.users[start] == 20
    assert tally.win_rate(start) == pytest.approx(tally.by_seat[0].wins / 20, abs=0.001)


def test_a_game_without_parts_says_so_and_claims_nothing_about_them(tmp_path):
    """Lilies of docs/adding-a-game.md has no module ``balance``."""
    installed = lilies.install(tmp_path)
    command = [sys.executable, "-m", "signoria", "arena", "lilies", "--report"]
    said = subprocess.run(
        [*command, "--seats", "random,random", "--games", "3"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{installed}"},
        check=True,
    ).stdout
    assert "| action |" in said
    assert "lilies names no parts" in said
    assert "never used" not in said
    assert "win clearly" not in said


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_report_shows_only_parts_that_so_many_players_can_use(seats):
    text = balance.report_text(balance.play(match("medici_dice", *[RANDOM] * seats), 2, 1))
    assert ("| rank reached |" in text) == (seats == 1)
    assert ("| ship scored |" in text) == (seats > 1)
    assert ("| place 4 |" in text) == (seats == 4)
