"""Laws of every state: nothing is lost, nothing is hidden in it, copies are independent."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import signoria
from signoria import CHANCE, NOBODY, IllegalAction
from tests.laws.law import of_every_state, of_some_states, of_whole_games
from tests.laws.walks import hook, texts

FAR = 12  # actions after which a difference would show


@of_whole_games
def pieces_are_conserved(now):
    hook(now.case, "conservation").check(now.state)


@of_every_state
def options_are_never_empty_before_the_end_and_none_after_it(now):
    assert bool(now.options) == (now.state.actor() != NOBODY)


@of_every_state
def options_are_unique_and_in_the_order_of_the_vocabulary(now):
    numbers = [action.number for action in now.options]
    assert sorted(set(numbers)) == numbers


@of_every_state
def the_actor_is_a_seat_or_chance_or_nobody(now):
    actor = now.state.actor()
    assert 0 <= actor < now.case.seats or actor in (CHANCE, NOBODY)


@of_every_state
def chance_has_a_positive_weight_beside_each_option(now):
    if now.state.actor() == CHANCE:
        weights = now.state.weights()
        assert len(weights) == len(now.options)
        assert min(weights) > 0


@of_every_state
def every_option_is_a_word_of_the_vocabulary(now):
    words = now.case.game.words
    assert all(words.numbered(action.number) is action for action in now.options)


@of_some_states
def a_position_reads_back_as_the_same_state_and_goes_on_the_same(now):
    again = now.case.game.position(now.text)
    assert now.text == str(again)
    for name in declared_fields(type(now.state)):
        if isinstance(getattr(now.state, name), int):
            assert getattr(now.state, name) == getattr(again, name), name
    twin = now.state.copy()
    for _ in range(FAR):
        assert (twin.actor(), texts(twin)) == (again.actor(), texts(again))
        if twin.actor() == NOBODY:
            break
        action = now.random.choice(twin.options())
        twin.apply(action)
        again.apply(action)
    assert str(twin) == str(again)


@of_some_states
def a_copy_has_every_declared_field(now):
    twin = now.state.copy()
    assert type(now.state) is type(twin)
    for name in declared_fields(type(now.state)):
        assert plain(getattr(now.state, name)) == plain(getattr(twin, name)), name


@of_some_states
def states_are_equal_and_hash_alike_when_they_are_the_same_position(now):
    twin, again = now.state.copy(), now.case.game.position(now.text)
    assert now.state == twin == again
    assert len({now.state, twin, again}) == 1
    again.news = []  # listening is not part of a position
    assert again == twin
    for action in now.options[:FAR]:
        other = now.state.copy()
        other.apply(action)
        assert other != twin
        twin.apply(action)
        assert (other, hash(other)) == (twin, hash(twin))
        twin = now.state.copy()


@of_some_states
def acting_on_a_copy_does_not_change_the_original(now):
    twin = now.state.copy()
    for _ in range(FAR):
        if twin.actor() == NOBODY:
            break
        twin.apply(now.random.choice(twin.options()))
    assert now.text == str(now.state)


@of_some_states
def saying_an_option_is_applying_it(now):
    if now.state.actor() == NOBODY:
        return
    action = now.random.choice(now.options)
    said, applied = now.state.copy(), now.state.copy()
    assert said.play(f"  {action.text.replace(' ', '  ')} ") is action
    applied.apply(action)
    assert str(said) == str(applied)


@of_some_states
def what_is_not_an_option_is_refused_and_changes_nothing(now):
    words = now.case.game.words
    word = words.numbered(now.random.randrange(len(words)))
    if word not in now.options:
        with pytest.raises(IllegalAction):
            now.state.play(word.text)
    with pytest.raises(signoria.UnknownAction):
        now.state.play("declare bankruptcy")
    assert now.text == str(now.state)


@of_some_states
def asking_changes_nothing(now):
    assert now.seen and now.state.options() == now.options
    now.case.game.scores(now.state)
    now.case.game.winners(now.state)
    now.case.game.value(now.state, 0)
    assert now.text == str(now.state)


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
