"""Laws of what a seat may see: plain JSON, without secrets, and imaginable."""

from __future__ import annotations

import json

from signoria import Rng
from tests.laws.law import of_some_states
from tests.laws.walks import hook, texts


@of_some_states
def an_observation_is_ready_for_json(now):
    """All look at the same kinds of things: one of them at a time, each in turn."""
    seen = now.random.choice(list(now.seen.values()))
    assert seen == json.loads(json.dumps(seen, allow_nan=False))


@of_some_states
def only_the_seat_that_is_asked_sees_its_options(now):
    for seat, seen in now.seen.items():
        asked = seat is not None and seat == now.state.actor()
        assert seen["options"] == (now.texts if asked else [])


@of_some_states
def what_a_seat_may_not_see_changes_nothing_it_gets(now):
    """A game's ``hidden.otherwise`` deals anew what the seat may not see, in its own way."""
    game = now.case.game
    otherwise = hook(now.case, "hidden").otherwise
    rng = Rng(now.random.getrandbits(32))
    for seat, seen in now.seen.items():
        other = otherwise(now.state, seat, rng)
        assert seen == game.observe(other, seat)
        assert points(game.scores_seen(now.state, seat)) == points(game.scores_seen(other, seat))
        if seat is not None and seat == now.state.actor():
            assert now.texts == texts(other)


@of_some_states
def an_imagined_state_looks_the_same_to_the_seat_that_imagines_it(now):
    rng = Rng(now.random.getrandbits(32))
    for seat, seen in now.seen.items():
        if seat is None:
            continue
        imagined = now.case.game.imagine(now.state, seat, rng)
        assert imagined is not now.state
        assert seen == now.case.game.observe(imagined, seat)
        if hook(now.case, "hidden").IS_OPEN:
            assert now.text == str(imagined)


@of_some_states
def playing_in_an_imagined_state_leaves_the_table_alone(now):
    if now.state.actor() < 0:
        return
    rng = Rng(now.random.getrandbits(32))
    imagined = now.case.game.view(now.state, now.state.actor()).imagine(rng)
    imagined.apply(imagined.options()[-1])
    assert now.text == str(now.state)


def points(sheets):
    """What score sheets count, line by line."""
    return [sheet.lines for sheet in sheets]
