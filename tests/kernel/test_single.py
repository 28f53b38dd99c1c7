"""One game by numbers plays as the game itself does."""

from __future__ import annotations

import pytest

import signoria
from signoria import CHANCE, NOBODY, Rng
from signoria._compat import i32, vec
from signoria.kernel.single import Single


@pytest.mark.parametrize("name", signoria.games())
def test_mask_row_and_actor_are_those_of_the_game(name):
    game, player = signoria.load(name), Rng(2)
    single = Single(game, 2, game.new(2), Rng(1))
    state, dealer = game.new(2), Rng(1)
    for _ in range(300):
        while state.actor() == CHANCE:
            state.deal(dealer)
        legal = [action.number for action in state.options()]
        assert single.who == state.actor()
        assert [number for number, may in enumerate(single.mask) if may] == legal
        if state.actor() == NOBODY:
            break
        row = vec[i32]([i32(0)] * game.fields(2).width)
        game.encode(state, 1, row, 0)
        single.look(1)
        assert list(single.row) == list(row)
        number = legal[player.below(len(legal))]
        assert single.step(number)
        state.apply(game.words.numbered(number))


def test_what_is_not_legal_changes_nothing():
    game = signoria.load("medici_dice")
    single = Single(game, 2, game.new(2), Rng(1))
    before = str(single.state)
    illegal = next(number for number, may in enumerate(single.mask) if not may)

    assert not any(single.step(wrong) for wrong in (illegal, -1, len(game.words), 2**62))
    assert str(single.state) == before


def test_another_game_begins_with_another_mask():
    game = signoria.load("firenze")
    single = Single(game, 2, game.new(2), Rng(1))
    for _ in range(20):
        single.step(next(number for number, may in enumerate(single.mask) if may))
    single.begin(game.new(2), Rng(1))

    assert list(single.mask) == list(Single(game, 2, game.new(2), Rng(1)).mask)
