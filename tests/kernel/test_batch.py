"""Many games moved on in one call play as each would alone."""

from __future__ import annotations

import pytest

import signoria
from signoria import CHANCE, NOBODY, Rng
from signoria._compat import i32, i64, vec
from signoria.kernel.actions import IllegalAction
from signoria.kernel.batch import Batch
from signoria.kernel.rewards import MARGIN, WINS

GAMES = signoria.games()
SEEDS = [3, 2**60]
MOST = 4000  # decisions, of the longest game


def choices(batch, player):
    return vec[i64](
        [legal[player.below(len(legal))] for legal in map(batch.legal, range(batch.games))]
    )


def deal(state, rng):
    while state.actor() == CHANCE:
        state.deal(rng)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in signoria.load(name).seats]
)
def test_a_batch_plays_as_single_games_do(name, seats):
    game = signoria.load(name)
    width, words = game.fields(seats).width, len(game.words)
    batch, player = Batch(game, seats, SEEDS, {}, WINS), Rng(1)
    rngs = [Rng(seed) for seed in SEEDS]
    alone = [game.new(seats) for _ in SEEDS]
    for state, rng in zip(alone, rngs, strict=True):
        deal(state, rng)
    ended = 0
    for _ in range(MOST):
        for at, state in enumerate(alone):
            seat = state.actor()
            row = vec[i32]([i32(0)] * width)
            game.encode(state, seat, row, 0)
            assert batch.actors[at] == seat
            assert list(batch.observations[at * width : (at + 1) * width]) == list(row)
            mask = list(batch.masks[at * words : (at + 1) * words])
            assert [number for number in range(words) if mask[number]] == [
                action.number for action in state.options()
            ]
        actions = choices(batch, player)
        batch.step(actions)
        for at, state in enumerate(alone):
            state.apply(game.words.numbered(actions[at]))
            deal(state, rngs[at])
            rewards = list(batch.rewards[at * seats : (at + 1) * seats])
            assert bool(batch.over[at]) == (state.actor() == NOBODY)
            if state.actor() == NOBODY:
                ended += 1
                winners = game.winners(state)
                assert rewards == [
                    1 / len(winners) if seat in winners else 0 for seat in range(seats)
                ]
                alone[at] = game.new(seats)
                deal(alone[at], rngs[at])
            else:
                assert rewards == [0] * seats
        if ended >= 2:
            return
    pytest.fail("no game ended")


def test_the_margin_is_what_one_is_ahead_by():
    game = signoria.load("medici_dice")
    batch, player = Batch(game, 2, [1], {}, MARGIN), Rng(2)
    while not batch.over[0]:
        batch.step(choices(batch, player))
    mine, theirs = batch.rewards
    assert mine == -theirs
    assert abs(mine) <= 2


def test_an_illegal_action_moves_no_game():
    game = signoria.load("medici_dice")
    batch = Batch(game, 2, [1, 2], {}, WINS)
    before = [str(batch.state(at)) for at in range(2)]
    illegal = next(number for number in range(len(game.words)) if number not in batch.legal(1))
    for wrong in (illegal, -1, len(game.words)):
        with pytest.raises(IllegalAction, match="game 1"):
            batch.step(vec[i64]([batch.legal(0)[0], wrong]))
    assert before == [str(batch.state(at)) for at in range(2)]


def test_as_many_actions_as_games():
    batch = Batch(signoria.load("medici_dice"), 2, [1, 2], {}, WINS)
    with pytest.raises(ValueError, match="2 games, not 1"):
        batch.step(vec[i64]([0]))


def test_a_batch_without_games_or_with_another_reward_is_refused():
    game = signoria.load("medici_dice")
    with pytest.raises(ValueError, match="at least one game"):
        Batch(game, 2, [], {}, WINS)
    with pytest.raises(ValueError, match="one of wins, margin"):
        Batch(game, 2, [1], {}, "money")
