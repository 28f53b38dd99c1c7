"""Habits: of which kind a placement is, and at which moment it is made."""

from __future__ import annotations

import pytest

from signoria import NOBODY, Rng, load
from signoria.games.florenza.rules import habits
from signoria.games.florenza.rules.kinsmen import PlaceKinsman
from signoria.kernel.box import Box
from signoria.library import load_beside

GAME = load("florenza")
CHANCE = -1


def placements(seats, seed):
    """Every table of a random game at which a kinsman is placed."""
    state, rng = GAME.new(seats), Rng(seed)
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(rng)
            continue
        if isinstance(state.step, PlaceKinsman):
            yield state
        else:
            assert GAME.moment(state) == -1
        options = state.options()
        state.apply(options[rng.below(len(options))])


@pytest.mark.parametrize("seats", GAME.seats[1:])
def test_every_placement_has_its_kind_and_moment(seats):
    for state in placements(seats, seats):
        moment = GAME.moment(state)
        assert moment // 4 == state.round - 1
        assert moment % 4 == min(state.to_place(state.who), 4) - 1
        kinds = {action.text: GAME.habit(state, action) for action in state.options()}
        assert all(0 <= kind < GAME.habits for kind in kinds.values())
        others = {text: kind for text, kind in kinds.items() if not text.startswith("operate")}
        apart = {text.split()[1] if "charity" in text else text for text in others}
        assert len(set(others.values())) == len(apart)


def test_a_workshop_is_of_another_kind_in_anothers_district():
    seen = set()
    for state in placements(3, 5):
        for action in state.options():
            if action.verb == "operate":
                owner, space = action.text.split()[1:]
                kind = state.kind(int(owner), int(space) - 1)
                is_own = int(owner) == state.who
                first = habits.IN_OWN if is_own else habits.IN_ANOTHERS
                assert GAME.habit(state, action) == first + kind
                seen.add(is_own)
    assert seen == {True, False}


def test_each_moment_has_its_row_of_numbers():
    rows = GAME.leanings()
    assert len(rows) == GAME.moments
    assert len({tuple(row) for row in rows}) == GAME.moments  # no two moments are the same
    assert {len(row) for row in rows} == {5}


def test_a_box_with_a_single_round_has_habits():
    """Its only round is the first and the last: no moment is late."""
    text = GAME.box.text.replace("\nrounds = 7\n", "\nrounds = 1\n")
    assert text != GAME.box.text
    short = load_beside(Box(text, "florenza"))
    assert [row[1] for row in short.leanings()] == [0.0] * short.moments
