"""Menus: drawing from one is drawing from the options."""

from __future__ import annotations

import pytest

import signoria
from signoria import CHANCE, NOBODY, Rng
from signoria._compat import u8, vec
from signoria.kernel.actions import Vocabulary
from signoria.kernel.menu import Menu, borrow, words_of
from signoria.kernel.steps import Lists, Step

WORDS = Vocabulary().verb("say", list("abcdefgh"))
ROWS = (WORDS[:3], (), WORDS[3:4], WORDS[4:])


def filled(menu):
    for row in ROWS:
        menu.add(row)
    return menu


def test_a_menu_has_every_word_in_order():
    assert filled(Menu()).words() == WORDS
    assert Menu().words() == ()


def test_a_menu_of_one_row_is_that_row():
    menu = Menu()
    menu.add(ROWS[1])
    menu.add(ROWS[0])
    assert menu.words() is ROWS[0]


@pytest.mark.parametrize("rows", range(2, len(WORDS) + 1))
def test_a_menu_of_any_number_of_rows_has_every_word_in_order(rows):
    menu = Menu()
    for row in range(rows):
        menu.add(WORDS[row * len(WORDS) // rows : (row + 1) * len(WORDS) // rows])
    assert menu.filled == rows
    assert menu.words() == WORDS


def test_words_are_marked_at_their_numbers():
    mask, menu = vec[u8]([u8(0)] * 10), filled(Menu())
    menu.mark(mask, 2, u8(1))
    assert list(mask) == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    menu.clear()
    menu.add(WORDS[2:4])
    menu.mark(mask, 2, u8(0))
    assert list(mask) == [0, 0, 1, 1, 0, 0, 1, 1, 1, 1]


def test_a_word_is_drawn_as_it_would_be_from_the_options():
    menu, drawn, chosen = filled(Menu()), Rng(1), Rng(1)
    found = [menu.draw(drawn) for _ in range(200)]

    assert found == [WORDS[chosen.below(len(WORDS))] for _ in range(200)]
    assert set(found) == set(WORDS)


def test_a_cleared_menu_forgets_what_stood_on_it():
    menu = filled(Menu())
    menu.clear()
    menu.add(WORDS[5:6])

    assert {menu.draw(Rng(seed)) for seed in range(20)} == {WORDS[5]}


def test_a_borrowed_menu_is_empty_and_nobody_elses():
    first, second = borrow(), borrow()
    assert first is not second
    assert len({id(one) for one in (first, second, *[borrow() for _ in range(6)])}) == 8
    assert words_of(filled(first)) == words_of(filled(second)) == WORDS
    assert words_of(borrow()) == ()


def test_from_an_empty_menu_nothing_is_drawn():
    with pytest.raises(AssertionError, match="nothing is on the menu"):
        Menu().draw(Rng(1))


def test_a_step_without_a_menu_says_so():
    with pytest.raises(AssertionError, match="has no menu"):
        Step().gather(signoria.load("medici_dice").new(2), Menu())


@pytest.mark.parametrize("name", signoria.games())
def test_a_step_with_a_menu_has_no_other_options(name):
    """One that derives from it and has others would play them, and draw from the menu."""
    steps = [kind for kind in signoria.load(name).steps.values() if issubclass(kind, Lists)]
    assert [kind.__name__ for kind in steps if kind.options is not Lists.options] == []


@pytest.mark.parametrize("name", ["florenza", "florenza_dice"])
def test_every_menu_of_a_random_game_draws_what_its_options_would(name):
    game, rng = signoria.load(name), Rng(4)
    state, menu, met = game.new(max(game.seats)), Menu(), set()
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if state.step.has_menu:
            met.add(type(state.step).__name__)
            menu.clear()
            state.step.gather(state, menu)
            assert menu.size == len(options)
            assert menu.words() == options
            assert menu.draw(rng.copy()) is options[rng.copy().below(len(options))]
        state.apply(options[rng.below(len(options))])
    assert len(met) > 1
