"""The coach: what it says about decisions, chances and luck; and what it does not."""

from __future__ import annotations

import pickle
from statistics import fmean

import pytest

import signoria
from signoria import Record, RecordError, Table
from signoria.coach import Decision, Work, review, reviewing, summary
from signoria.coach.decisions import checked
from signoria.coach.looks import GLANCE, taken
from signoria.coach.why import compared
from signoria.coach.worlds import followed, greedily, margin
from signoria.kernel.chance import Rng
from signoria.kernel.game import ScoreSheet


@pytest.fixture(scope="module")
def alone():
    """Somebody who takes any dice."""
    return Table(signoria.load("medici_dice"), ["random"], seed=3).run()


@pytest.fixture(scope="module")
def found(alone):
    return review(alone)


def test_a_record_is_judged_the_same_again(alone, found):
    assert vars(review(alone)) == vars(found)


def test_the_costliest_decisions_of_who_plays_at_random_cost_much(found):
    costliest = found.costliest(3)
    assert len(costliest) == 3
    assert all(one.is_checked and one.matters for one in costliest)
    assert [one.cost for one in costliest] == sorted((one.cost for one in costliest), reverse=True)
    assert costliest[0].cost > 10


def test_what_would_have_been_better_is_better_in_worlds_that_the_coach_has_not_seen(
    alone, found, medici
):
    for decision in found.costliest(3):
        state = alone.replay(decision.ply)
        pair = [[medici.words.worded(said)] for said in (decision.best, decision.chosen)]
        ends = followed(medici, state, pair, 60, Rng(decision.ply), greedily())
        gains = [margin(medici.scores(a), 0) - margin(medici.scores(b), 0) for a, b in ends]
        assert abs(fmean(gains) - decision.cost) < 6 * decision.error
        assert fmean(gains) > 0


def test_decisions_are_those_of_the_record_and_forced_moves_are_none(alone, found):
    choices = [
        ply
        for ply, state in enumerate(alone.states())
        if state.actor() == 0 and len(state.options()) > 1
    ]
    assert [one.ply for one in found.decisions] == choices
    assert [one.chosen for one in found.decisions] == [alone.moves[ply].text for ply in choices]


def test_options_that_are_equal_in_all_worlds_do_not_matter(alone, found, medici):
    one = found.decisions[0]
    same = Decision(one.ply, 0, one.chosen, one.chosen, 9.0)
    pair = [[medici.words.worded(one.chosen)]] * 2
    ends = [
        tuple(map(medici.scores, both))
        for both in followed(medici, alone.replay(one.ply), pair, 5, Rng(1), greedily())
    ]
    again = checked(same, ends)
    assert (again.cost, again.error, again.matters) == (0.0, 0.0, False)
    assert again.why.is_even
    assert again.why.lines == ()


def test_what_was_not_checked_or_is_within_the_error_does_not_matter():
    assert not Decision(1, 0, "a", "b", 9.0).matters
    assert not Decision(1, 0, "a", "b", 9.0, 5.0, is_checked=True).matters
    assert not Decision(1, 0, "a", "b", 0.5, 0.0, is_checked=True).matters
    assert Decision(1, 0, "a", "b", 9.0, 2.0, is_checked=True).matters


def test_good_play_loses_less_than_random_play(medici, found):
    well = review(Table(medici, ["flat 100"], seed=3).run())
    assert well.lost(0) < found.lost(0) / 2


def test_the_curve_begins_open_and_ends_with_who_has_won(medici):
    record = Table(medici, ["greedy", "random"], seed=3).run()
    curve = review(record, seat=0, worlds=8).curve
    assert [curve[0].ply, curve[-1].ply] == [0, len(record.moves)]
    winners = medici.winners(record.replay())
    assert curve[-1].wins == tuple(float(seat in winners) for seat in range(2))
    totals = [sheet.total for sheet in medici.scores(record.replay())]
    assert curve[-1].scores == tuple(map(float, totals))
    assert all(sum(one.wins) == pytest.approx(1) for one in curve)


def test_one_seat_alone_can_be_looked_at(medici):
    record = Table(medici, ["random", "random"], seed=3).run()
    found = review(record, seat=1, worlds=4)
    assert {one.seat for one in found.decisions} == {1}
    assert len(found.luck) == 2


def test_steps_are_as_many_as_announced(alone):
    work = Work(alone, worlds=2)
    announced = work.steps
    assert len(list(reviewing(work))) == announced


def in_pieces(record, most, seconds=0.0):
    """A review by somebody who has time for a few looks at once, in whatever process."""
    work = Work(record, worlds=6)
    while looks := work.next(most):
        work.add(looks, taken(record, looks, seconds))
    return work.review


def test_a_review_in_pieces_is_the_same_review(alone):
    whole = review(alone, worlds=6)
    assert vars(in_pieces(alone, 1)) == vars(whole)
    assert vars(in_pieces(alone, 50, 1000.0)) == vars(whole)
    assert vars(in_pieces(alone, 50)) == vars(whole)  # no time: one of them each time


def test_what_looks_ask_and_find_is_words_and_numbers(alone):
    """They may cross to a process that runs another way."""
    work = Work(alone, worlds=6)
    while looks := work.next(1):
        found = taken(alone, looks, 0.0)
        assert pickle.loads(pickle.dumps((looks, found))) == (looks, found)
        work.add(looks, found)


def test_without_time_for_all_decisions_the_others_are_still_checked(alone):
    work, glances = Work(alone, worlds=6), 0
    while looks := work.next(1):
        glances += looks[0].kind == GLANCE
        work.add(looks, taken(alone, looks, 0.0))
        if glances == 4:
            work.skip_to_checks()
    found = work.review
    assert len(found.decisions) == 4
    assert found.unseen == len(review(alone, worlds=6).decisions) - 4
    assert any(one.is_checked for one in found.decisions)
    assert (found.curve[-1].ply, len(found.luck)) == (len(alone.moves), 1)


def test_a_summary_says_what_is_worth_telling(alone, found):
    told = summary(found)
    assert told.costliest == tuple(found.costliest(3))
    assert told.lost == (found.lost(0),)
    assert told.costly == (len(found.costliest(len(found.decisions), 0)),)
    assert (told.curve, told.luck, told.unseen) == (tuple(found.curve), tuple(found.luck), 0)


def test_the_reason_is_the_lines_that_differ_and_their_owner():
    def sheets(ship, rivals):
        return [ScoreSheet([("ship", ship), ("gold", 4)]), ScoreSheet([("ship", rivals)])]

    ends = [(sheets(9, 3), sheets(5, 6)), (sheets(8, 3), sheets(5, 6))]
    why = compared(ends, 0, "other")
    assert not why.is_even
    assert why.rival == 1
    assert [(one.seat, one.line, one.points) for one in why.lines] == [
        (0, "ship", 3.5),
        (1, "ship", -3.0),
    ]


def test_a_game_that_is_not_over_is_refused(alone):
    with pytest.raises(RecordError, match="this game is not over"):
        review(alone.until(10))
    with pytest.raises(RecordError, match="there is no seat 1; the seats go from 0 to 0"):
        review(alone, seat=1)


def test_a_record_that_publishes_no_seed_is_looked_at_too(alone):
    assert review(Record.parse(alone.text()), worlds=4).curve
