"""Wins by place in the first turn order: by the order of turns, and not by who is asked first."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import signoria
from signoria import arena, balance
from signoria.arena.standings import by_turn
from signoria.library import games
from tests.cli.running import run
from tests.turns import FIRST_QUESTION, first_turns

# Firenze's host is asked before the first turn; in Florenza everybody is, the last first.
OPTIONS = {
    "firenze": {"starter": "host", "placement": "host"},
    "medici_dice": {"starter": "random"},
}
TABLES = [(name, seats) for name in games() for seats in signoria.load(name).seats if seats > 1]
GAMES = 3


def match_of(name, seats):
    variants = signoria.load(name).choose(seats, OPTIONS.get(name, {}))
    return arena.Match(name, ("random",) * seats, "7", variants, tries=0, with_records=True)


def turns_of(game):
    """The seats as their turns came, by the moves of a game."""
    record = signoria.Record.parse(game.record)
    return first_turns(record.states(), FIRST_QUESTION[record.game])


def won_by_the_first(match):
    """Games as they were played, but all of them are won by whoever has the first turn."""
    for game in arena.over_all(match, range(GAMES), 1):
        first = turns_of(game)[0]
        shares = [1.0 if seat == first else 0.0 for seat in range(len(match.bots))]
        yield replace(game, shares=shares, parts=[[] for _ in match.bots])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_places_are_those_of_the_first_turns(name, seats):
    for game in arena.over_all(match_of(name, seats), range(GAMES), 1):
        assert [game.places[seat] for seat in turns_of(game)] == [*range(1, seats + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_is_first_in_the_turn_order_and_always_wins_has_all_wins(name, seats):
    match = match_of(name, seats)
    played = list(won_by_the_first(match))
    others = [0.0] * (seats - 1)
    assert [one.wins for one in by_turn(match, played)] == [GAMES, *others]
    tally = balance.count(match, played)
    assert [one.wins for one in tally.by_turn] == [GAMES, *others]
    table = balance.report_text(tally).split("| turn order |")[1].split("\n\n")[0].splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[2:]]
    assert [row[0] for row in rows] == [str(place) for place in range(1, seats + 1)]
    assert [row[-1].split()[0] for row in rows] == ["100.0%", *["0.0%"] * (seats - 1)]


def test_an_arena_that_counted_places_otherwise_is_refused(tmp_path):
    """Games in format 1 have places by who was asked first."""
    folder = tmp_path / "arena"
    words = ["arena", "florenza", "--seats", "random,random", "--games", "1", "--luck", "0"]
    run(*words, "--output", str(folder))
    about = folder / "arena.json"
    said = json.loads(about.read_text(encoding="utf-8"))
    about.write_text(json.dumps({**said, "format": 1}), encoding="utf-8")
    before = (folder / "games.jsonl").read_bytes()
    refused = run(*words, "--output", str(folder))
    assert refused.exit_code == 2
    assert (
        f"{folder} is in format 1 and not in 2: it was begun by another Signoria" in refused.stderr
    )
    italian = run(*words, "--output", str(folder), LANG="it_IT.UTF-8")
    assert f"{folder} è nel formato 1 e non nel 2" in italian.stderr
    assert (folder / "games.jsonl").read_bytes() == before
