"""Laws of what a seat may see: plain JSON, without secrets, and imaginable."""

from __future__ import annotations

import json

from signoria import Rng
from tests.laws.walks import hook, in_every_case, some_states, texts


@in_every_case
def test_an_observation_is_ready_for_json(case):
    for state in some_states(case):
        for seat in (None, *range(case.seats)):
            seen = case.game.observe(state, seat)
            assert seen == json.loads(json.dumps(seen, allow_nan=False))


@in_every_case
def test_only_the_seat_that_is_asked_sees_its_options(case):
    for state in some_states(case):
        for seat in (None, *range(case.seats)):
            asked = seat is not None and seat == state.actor()
            shown = case.game.observe(state, seat)["options"]
            assert shown == (texts(state) if asked else [])


@in_every_case
def test_what_a_seat_may_not_see_changes_nothing_it_gets(case):
    """A game's ``hidden.otherwise`` deals anew what the seat may not see, in its own way."""
    otherwise = hook(case, "hidden").otherwise
    rng = Rng(7)
    for state in some_states(case):
        for seat in (None, *range(case.seats)):
            other = otherwise(state, seat, rng)
            assert case.game.observe(state, seat) == case.game.observe(other, seat)
            assert _points(case.game.scores_seen(state, seat)) == _points(
                case.game.scores_seen(other, seat)
            )
            if seat is not None and seat == state.actor():
                assert texts(state) == texts(other)


@in_every_case
def test_an_imagined_state_looks_the_same_to_the_seat_that_imagines_it(case):
    rng = Rng(11)
    for state in some_states(case):
        for seat in range(case.seats):
            imagined = case.game.imagine(state, seat, rng)
            assert imagined is not state
            assert case.game.observe(state, seat) == case.game.observe(imagined, seat)
            if hook(case, "hidden").IS_OPEN:
                assert str(state) == str(imagined)


@in_every_case
def test_playing_in_an_imagined_state_leaves_the_table_alone(case):
    rng = Rng(13)
    for state in some_states(case):
        if state.actor() < 0:
            continue
        before = str(state)
        imagined = case.game.view(state, state.actor()).imagine(rng)
        imagined.apply(imagined.options()[-1])
        assert before == str(state)


def _points(sheets):
    return [sheet.lines for sheet in sheets]
