"""A row begins with the own seat: what is mine in my row is what is a neighbour's in another's."""

from __future__ import annotations

import pytest

import signoria
from signoria import CHANCE, NOBODY, Rng
from signoria._compat import i32, vec
from signoria.kernel.encoding import seats_from_mine
from signoria.kernel.fields import CATEGORY

TABLES = [
    (name, seats) for name in signoria.games() for seats in signoria.load(name).seats if seats > 1
]
FOR_THE_OWNER = {"florenza": {"tokens are worth"}}  # hidden from everybody else
MOVES = 40


def some_way_in(game, seats):
    state, rng = game.new(seats), Rng(seats)
    for _ in range(MOVES):
        if state.actor() == CHANCE:
            state.deal(rng)
        elif state.actor() != NOBODY:
            options = state.options()
            state.apply(options[rng.below(len(options))])
    return state


def seen(game, state, seat):
    """Numbers by what they are called."""
    fields = game.fields(state.seats)
    row = vec[i32]([i32(0)] * fields.width)
    game.encode(state, seat, row, 0)
    return dict(zip(fields.names, row, strict=True))


def of_everybody(game, seats):
    """The parts of names after the seat's, where the number is not a seat itself."""
    private = FOR_THE_OWNER.get(game.name, set())
    return [
        name.removeprefix("me:")
        for field in game.fields(seats).fields
        if field.name.startswith("me:") and field.kind != CATEGORY
        for name in [f"{field.name} {part}".strip() for part in field.parts]
        if field.name.removeprefix("me:").strip() not in private
    ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_mine_is_what_others_see_of_me(name, seats):
    game = signoria.load(name)
    state = some_way_in(game, seats)
    rows, called = [seen(game, state, seat) for seat in range(seats)], seats_from_mine(seats)
    names = of_everybody(game, seats)
    for seat in range(seats):
        for away in range(1, seats):
            neighbour = rows[(seat - away) % seats]
            for one in names:
                assert rows[seat][f"me:{one}"] == neighbour[f"{called[away]}:{one}"]
    assert len({tuple(row[f"me:{one}"] for one in names) for row in rows}) > 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_is_asked_is_counted_from_the_own_seat(name, seats):
    game = signoria.load(name)
    state = some_way_in(game, seats)
    while state.actor() == CHANCE:
        state.deal(Rng(1))
    for seat in range(seats):
        assert seen(game, state, seat)["asked"] == (state.actor() - seat) % seats
