"""Laws of every state: nothing is lost, nothing is hidden in it, copies are independent."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria import CHANCE, NOBODY, IllegalAction
from tests.laws.walks import every_state, hook, in_every_case, some_states, texts


@in_every_case
def test_pieces_are_conserved(case):
    check = hook(case, "conservation").check
    for state in some_states(case):
        check(state)


@in_every_case
def test_options_are_never_empty_before_the_end_and_none_after_it(case):
    for state in every_state(case):
        assert bool(state.options()) == (state.actor() != NOBODY)


@in_every_case
def test_options_are_unique_and_in_the_order_of_the_vocabulary(case):
    for state in every_state(case):
        numbers = [action.number for action in state.options()]
        assert sorted(set(numbers)) == numbers


@in_every_case
def test_the_actor_is_a_seat_or_chance_or_nobody(case):
    possible = {*range(case.seats), CHANCE, NOBODY}
    for state in every_state(case):
        assert state.actor() in possible


@in_every_case
def test_chance_has_a_positive_weight_beside_each_option(case):
    for state in every_state(case):
        if state.actor() == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.options())
            assert min(weights) > 0


@in_every_case
def test_text_action_and_number_name_each_other(case):
    words = case.game.words
    for number, action in enumerate(words):
        assert number == action.number
        assert words.numbered(number) is action
        assert words.worded(action.text) is action
        assert action.text.split()[0] == action.verb
        assert action.text == str(action)


@in_every_case
def test_every_option_is_a_word_of_the_vocabulary(case):
    words = case.game.words
    for state in every_state(case):
        assert all(words.numbered(action.number) is action for action in state.options())


@in_every_case
def test_a_position_reads_back_as_the_same_state_and_goes_on_the_same(case):
    random = Random(str(case))
    for state in some_states(case):
        again = case.game.position(str(state))
        assert str(state) == str(again)
        for name in declared_fields(type(state)):
            if isinstance(getattr(state, name), int):
                assert getattr(state, name) == getattr(again, name), name
        twin = state.copy()
        for _ in range(12):
            assert (twin.actor(), texts(twin)) == (again.actor(), texts(again))
            if twin.actor() == NOBODY:
                break
            action = random.choice(twin.options())
            twin.apply(action)
            again.apply(action)
        assert str(twin) == str(again)


@in_every_case
def test_a_copy_has_every_declared_field(case):
    for state in some_states(case):
        twin = state.copy()
        assert type(state) is type(twin)
        for name in declared_fields(type(state)):
            assert plain(getattr(state, name)) == plain(getattr(twin, name)), name


@in_every_case
def test_acting_on_a_copy_does_not_change_the_original(case):
    random = Random(str(case))
    for state in some_states(case):
        before = str(state)
        twin = state.copy()
        for _ in range(12):
            if twin.actor() == NOBODY:
                break
            twin.apply(random.choice(twin.options()))
        assert before == str(state)


@in_every_case
def test_saying_an_option_is_applying_it(case):
    random = Random(str(case))
    for state in some_states(case):
        if state.actor() == NOBODY:
            continue
        action = random.choice(state.options())
        said, applied = state.copy(), state.copy()
        assert said.play(f"  {action.text.replace(' ', '  ')} ") is action
        applied.apply(action)
        assert str(said) == str(applied)


@in_every_case
def test_what_is_not_an_option_is_refused_and_changes_nothing(case):
    random = Random(str(case))
    words = list(case.game.words)
    for state in some_states(case):
        before = str(state)
        word = random.choice(words)
        if word not in state.options():
            with pytest.raises(IllegalAction):
                state.play(word.text)
        with pytest.raises(signoria.UnknownAction):
            state.play("declare bankruptcy")
        assert before == str(state)


@in_every_case
def test_asking_changes_nothing(case):
    for state in some_states(case):
        before = str(state)
        for seat in (None, *range(case.seats)):
            case.game.observe(state, seat)
        state.options()
        case.game.scores(state)
        case.game.winners(state)
        case.game.value(state, 0)
        assert before == str(state)


@cache
def declared_fields(kind: type) -> set[str]:
    """Every field that the class and its bases declare in their sources."""
    found = set()
    for base in kind.__mro__:
        if not base.__module__.startswith(("signoria.", "tests.")):
            continue
        source = Path(str(sys.modules[base.__module__].__file__))
        tree = ast.parse(source.with_name(source.name.split(".")[0] + ".py").read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                found |= {line.target.id for line in node.body if isinstance(line, ast.AnnAssign)}
    return found


def plain(value: object) -> object:
    """An array as a list, so that arrays compare by what they hold."""
    return list(value) if hasattr(value, "__len__") and not isinstance(value, str) else value
