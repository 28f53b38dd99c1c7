"""Laws of points, winners and rewards."""

from __future__ import annotations

from functools import cache

from tests.laws.law import of_some_states, of_the_last_state
from tests.laws.walks import Case


@of_some_states
def score_sheets_add_up_and_there_is_one_a_seat(now):
    sheets = now.case.game.scores(now.state)
    assert len(sheets) == now.case.seats
    for sheet in sheets:
        assert sheet.total == sum(points for _, points in sheet.lines)


@of_some_states
def score_sheets_have_the_same_lines_throughout(now):
    for sheet in now.case.game.scores(now.state):
        assert _lines(sheet) == first_lines(now.case)


@of_the_last_state
def the_winners_have_the_most_points(now):
    totals = [sheet.total for sheet in now.case.game.scores(now.state)]
    winners = now.case.game.winners(now.state)
    assert bool(winners) != is_lost(now.seen_by_all)
    assert winners == sorted(set(winners))
    assert {totals[seat] for seat in winners} <= {max(totals)}


@of_the_last_state
def the_reward_is_from_0_to_1_and_nobody_has_more_than_a_winner(now):
    rewards = [now.state.reward(seat) for seat in range(now.case.seats)]
    assert all(0 <= reward <= 1 for reward in rewards), rewards
    assert {rewards[seat] for seat in now.case.game.winners(now.state)} <= {max(rewards)}


def is_lost(seen) -> bool:
    """Whether a rival whom nobody plays has won, as the game's own results say."""
    pope = seen.get("pope")
    if pope is not None:
        return not pope["beaten"]
    results = seen.get("results")
    return bool(results) and seen["seats"] == 1 and results[0]["result"] == "lost"


@cache
def first_lines(case: Case) -> tuple[str, ...]:
    """What the first score sheet counts at the beginning."""
    return _lines(case.game.scores(case.new())[0])


def _lines(sheet) -> tuple[str, ...]:
    return tuple(what for what, _ in sheet.lines)
