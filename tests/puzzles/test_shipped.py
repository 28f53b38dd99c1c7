"""The puzzles that come with the games: they can be played, and they are puzzles."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import signoria
from signoria.library import games
from signoria.puzzles import checked_again, shipped
from signoria.puzzles.answers import answers, glances, obvious
from signoria.puzzles.finding import CLEAR, ROOM, SURE
from signoria.puzzles.weighing import generator

FEW_WORLDS = 12
SAMPLE = 6  # every so many is checked again


def positions(game):
    """Every puzzle with the table there; a game is played once for all of its puzzles."""
    states = {}
    for puzzle in shipped(game).puzzles:
        key = id(puzzle.record)
        if key not in states:
            wanted = {one.ply for one in shipped(game).puzzles if one.record is puzzle.record}
            states[key] = {
                ply: state.copy()
                for ply, state in enumerate(puzzle.record.states())
                if ply in wanted
            }
        yield puzzle, states[key][puzzle.ply]


@pytest.mark.parametrize("game", games())
def test_every_answer_is_possible_there_and_its_lead_is_clear(game):
    for puzzle, state in positions(game):
        assert int(state.actor()) == puzzle.seat, puzzle.number
        assert not state.step.completes, puzzle.number  # nobody begins in the middle of an answer
        said = answers(state)
        named = [puzzle.answer, *puzzle.also, *(rival.said for rival in puzzle.rivals)]
        assert set(named) <= set(said), puzzle.number
        assert len(named) == len(set(named)) >= 2
        assert not puzzle.is_solved_by(puzzle.obvious)
        assert puzzle.obvious in [rival.said for rival in puzzle.rivals]
        costs = [rival.cost for rival in puzzle.rivals]
        assert costs == sorted(costs)
        for rival in puzzle.rivals:
            assert rival.cost >= CLEAR - 0.01
            assert rival.cost - SURE * rival.error >= ROOM - 0.05


@pytest.mark.parametrize("game", games())
def test_no_answer_is_what_a_greedy_player_would_choose(game):
    played = signoria.load(game)
    for puzzle, state in positions(game):
        said = answers(state)
        values = glances(played, state, said, generator("test", puzzle.number))
        seeming = obvious(said, values)
        assert not any(puzzle.is_solved_by(one) for one in seeming), puzzle.number


@pytest.mark.parametrize("game", games())
def test_a_sample_is_still_best_in_a_few_other_worlds(game):
    sample = shipped(game).puzzles[::SAMPLE]
    found = [checked_again(puzzle, FEW_WORLDS, "test") for puzzle in sample]
    assert sum(one.margin for one in found) / len(found) > 0
    is_best = [not one.wrong for one in found]
    assert sum(is_best) * 3 >= len(is_best) * 2, [one.wrong for one in found]


@pytest.mark.parametrize("game", games())
def test_games_with_different_numbers_of_players_are_mixed(game):
    counts = {puzzle.record.seats for puzzle in shipped(game).puzzles}
    assert counts == {count for count in signoria.load(game).seats if count <= 4}


@pytest.mark.parametrize("game", games())
def test_every_day_has_another_puzzle_until_all_had_their_day(game):
    found, first = shipped(game), date(2026, 11, 18)
    count = len(found.puzzles)
    days = [found.of_day(first + timedelta(days=day)).number for day in range(count + 1)]
    assert sorted(days[:-1]) == list(range(1, count + 1))
    assert days[-1] == days[0]
