"""What an option would do is what it then does."""

from __future__ import annotations

import pytest

from signoria.games.florenza_dice.news import Hired, Placed, Stepped, UsedForResources
from signoria.kernel.news import hear, preview
from tests.games.florenza_dice.rules.positions import GAME, WORKS, all_but, position
from tests.games.florenza_dice.tables import previewed, table_at


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_preview_is_the_beginning_of_what_happens(seats):
    table = table_at(seats, 0)
    while not table.is_over:
        seat = int(table.state.actor())
        if seat >= 0 and len(table.record.moves) % 11 == 0:
            before = str(table.state)
            for action in table.state.options():
                shown = preview(table.state, action, seat)
                happened = hear(table.state.copy(), action)
                assert shown.facts[: len(happened)] == happened
            assert before == str(table.state)
        table.step()


def test_a_preview_ends_where_something_is_to_be_decided():
    shown = previewed(position(dice="1 1 1 1 1 1", tracks={0: "4 0 0"}), "use white captain 2")
    assert shown.is_open
    last = shown.facts[-1]
    assert isinstance(last, Stepped)
    assert (last.brings, last.left) == ("resource", 1)


def test_a_preview_goes_on_through_what_has_one_answer():
    ticked = " ".join(all_but(work) for work in WORKS if work != "cupola")
    state = position(
        rione={0: "1 2 3 4 5 6 8 9"}, ticks={0: f"{ticked} {all_but('cupola', 'marble')}"}
    )
    kinds = [type(fact) for fact in previewed(state, "use white resources 2").facts]
    assert kinds.index(UsedForResources) < kinds.index(Placed)


def test_a_star_is_left_to_decide():
    state = position(supply={0: "0 200 1"}, ticks={0: all_but("giardino")})
    shown = previewed(state, "use green artist giardino")
    (hired,) = [fact for fact in shown.facts if isinstance(fact, Hired)]
    assert hired.has_star
    assert shown.is_open


def test_looking_ahead_tells_nobody():
    state = position()
    for action in state.options():
        preview(state, action, 0)
    assert state.news is None
    assert GAME.position(str(state)).news is None
