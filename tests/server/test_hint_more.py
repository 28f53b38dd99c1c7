"""A hint with more: the best moves, followed again, are what the hint says."""

from __future__ import annotations

import pytest

from signoria import Table, load
from signoria.library import games
from signoria.server import thoughts
from signoria.server.thoughts import BotTurn, advise_more


@pytest.mark.parametrize("game", games())
def test_the_hint_is_the_best_of_the_moves_that_were_followed(game):
    table = Table(load(game), ["greedy"] * 2, seed=4)
    while len(table.record.moves) < 30 or table.state.actor() < 0 or len(table.state.options()) < 3:
        table.step()
    seat = int(table.state.actor())
    turn = BotTurn("t", 1, game, str(table.state), seat, "", "seed", 30, seconds=5.0)
    advice = advise_more(turn)
    assert advice.best is not None
    assert [said for said, _, _ in advice.options] == [move.said for move in advice.best.moves]
    assert 2 <= len(advice.best.moves) <= 3


def test_without_time_there_is_still_a_hint(monkeypatch):
    monkeypatch.setattr(thoughts, "best_moves", lambda *_: thoughts.Best(0))
    table = Table(load("medici_dice"), [None, None], seed=4)
    while table.step() is not None:
        pass
    seat = int(table.state.actor())
    advice = advise_more(BotTurn("t", 1, "medici_dice", str(table.state), seat, "", "seed", 5))
    assert advice.options
    assert advice.best == thoughts.Best(0)
