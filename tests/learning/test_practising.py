"""Habits: what is tried where, and what is learned from how games end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import exp

import pytest
from click.testing import CliRunner

import signoria
from signoria import Rng, load
from signoria.cli import main
from signoria.learning import weights
from signoria.learning.habits import Habits, as_learned, leaning, moment_of, remember
from signoria.learning.judging import best_at_once, values_at_once
from signoria.learning.playing_on import by_habit
from signoria.learning.practising import Tally, count_all, draw, practise, shares_of, step
from signoria.learning.training import Training
from tests.learning.test_training import numbers

PRACTICE = 80


@pytest.fixture(scope="module")
def game():
    return load("florenza")


@pytest.fixture
def little(monkeypatch, game):
    """Florenza with little practice and few games."""
    usual = weights.settings_of(game)
    chosen = replace(usual, practice=PRACTICE, watched=8)
    monkeypatch.setattr(weights, "settings_of", lambda *_: chosen)
    return game


def asked(game, seats=2):
    """A table at which the first kinsman is placed."""
    state, rng = game.new(seats), Rng(3)
    while game.moment(state) < 0:
        if state.who < 0:
            state.deal(rng)
        else:
            state.apply(state.options()[0])
    return state


def preferring(game, action, state, points):
    """A judge by hand to whom one option is worth so many points more, by habit."""
    judge = weights.by_hand(game, int(state.seats))
    learned = [0.0] * len(judge.habits.learned)
    learned[game.habit(state, action) * int(judge.habits.across)] = points
    remember(judge.habits, learned)
    return judge


def test_without_habits_nothing_leans(game):
    state = asked(game)
    judge = weights.by_hand(game, 2)
    assert as_learned(judge.habits) == []
    moment = moment_of(judge.habits, game, state)
    assert moment == -1
    assert {leaning(judge.habits, game, state, one, moment) for one in state.options()} == {0.0}


def test_a_habit_decides_at_once(game):
    """Whatever looks worst is done if habit says so, wherever that habit counts."""
    state = asked(game)
    for action in state.options()[::7]:
        judge = preferring(game, action, state, 100.0)
        after = best_at_once(judge, state, state.options(), Rng(1))
        wanted = state.copy()
        wanted.apply(action)
        if game.habit(state, action) in [
            game.habit(state, one) for one in state.options() if one is not action
        ]:
            continue  # another option is of the same kind
        assert after == wanted


def test_what_seems_better_is_drawn_more_often(game):
    """A hundred tenths of a point better: e to the heat's share as often."""
    state = asked(game)
    judge = weights.by_hand(game, 2)
    options, found, rng = state.options(), Counter(), Rng(5)
    values = []
    for action in options:
        after = state.copy()
        after.apply(action)
        values.append(game.value(after, state.who))
    total = sum(exp(value / 2.0) for value in values)
    wanted = [exp(value / 2.0) / total for value in values]
    for _ in range(2000):
        shares = shares_of(judge, state, options, -1, 2.0, [])
        found[int(draw(shares, rng))] += 1
    assert shares == pytest.approx(wanted)
    for at, share in enumerate(wanted):
        spread = (2000 * share * (1 - share)) ** 0.5
        assert abs(found[at] - 2000 * share) <= 5 * spread + 1


def test_rows_hold_what_was_tried_beyond_the_average(game):
    """On average over many games nothing is tried beyond the average: rows add up to about 0."""
    judge = weights.by_hand(game, 2)
    found = practise(judge, game.new(2), 40, 0, 1, 2.0)
    size = int(found.size)
    rows = [list(found.rows[at * size : (at + 1) * size]) for at in range(80)]
    assert len(found.margins) == 80
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        assert first == pytest.approx([-number for number in second])  # one's is the other's less
    assert [
        one + other for one, other in zip(found.margins[::2], found.margins[1::2], strict=True)
    ] == [0] * 40
    busiest = max(range(size), key=lambda at: sum(abs(row[at]) for row in rows[::2]))
    tried = [row[busiest] for row in rows[::2]]
    mean = sum(tried) / len(tried)
    spread = (sum((one - mean) ** 2 for one in tried) / len(tried)) ** 0.5
    assert abs(mean) < 4 * spread / len(tried) ** 0.5


def test_what_explains_the_margins_is_found(game):
    """Margins made of known points for what was tried: a whole step finds the points."""
    habits, rng = Habits(game), Rng(9)
    size = len(habits.learned)
    known = [rng.below(21) - 10 if at < 30 else 0 for at in range(size)]
    tally = Tally(size)
    for _ in range(400):
        row = [float(rng.below(5) - 2) if at < 30 else 0.0 for at in range(size)]
        margin = 7.0 + sum(one * points for one, points in zip(row, known, strict=True))
        count_all(tally, list(row), [margin])
    assert tally.spread > 10
    step(tally, habits, 1e-7, 1.0)
    assert as_learned(habits)[:30] == pytest.approx(known[:30], abs=0.1)
    assert as_learned(habits)[30:] == pytest.approx([0.0] * (size - 30), abs=1e-6)


def test_a_stopped_practice_ends_as_an_unbroken_one(little, tmp_path):
    whole = Training(little, 2, 7, 8)
    assert len(list(whole.lessons())) == whole_lessons(whole)
    stopped = Training(little, 2, 7, 8)
    coming = stopped.lessons()
    for _ in range(3):
        next(coming)
    assert stopped.done == 0
    stopped.save(tmp_path / "checkpoint")
    again = Training(little, 2, 7, 8)
    again.resume(tmp_path / "checkpoint")
    assert again.lessons_left == whole_lessons(whole) - 3
    list(again.lessons())
    assert as_learned(again.judge.habits) == as_learned(whole.judge.habits) != []
    assert numbers(again) == numbers(whole)


def whole_lessons(training):
    fresh = Training(training.game, training.seats, training.seed, training.games)
    return fresh.lessons_left


def test_stopped_by_the_clock_it_tells_how_far_habits_are(little, tmp_path, monkeypatch):
    monkeypatch.setattr(signoria, "load", lambda *_: little)
    file = tmp_path / "2.weights"
    words = ["train", "florenza", "--seats", "2", "--games", "8", "--output", str(file)]
    found = CliRunner().invoke(main, [*words, "--minutes", "0"])
    assert found.exit_code == 0
    assert f"{PRACTICE // 20} of {PRACTICE} games for habits" in found.output
    found = CliRunner().invoke(main, words)
    assert found.exit_code == 0
    assert "8 of 8 games, off by" in found.output
    assert [path.name for path in tmp_path.iterdir()] == ["2.weights"]


def test_what_is_judged_by_habit_is_the_margin_to_expect(little):
    """For the best as much as before the choice, for the others less."""
    state = asked(little)
    judge = preferring(little, state.options()[0], state, 3.0)
    values = by_habit(judge, state, state.options(), moment_of(judge.habits, little, state))
    assert max(values) == pytest.approx(judge.judge(state, int(state.who)))
    plain = values_at_once(judge, state, state.options(), -1, [])
    leaning_of_first = values[0] - plain[0] - (values[1] - plain[1])
    same = little.habit(state, state.options()[0]) == little.habit(state, state.options()[1])
    assert leaning_of_first == pytest.approx(0.0 if same else 3.0)


def test_habits_stand_in_the_weights(little, tmp_path):
    training = Training(little, 2, 7, 8)
    list(training.lessons())
    file = tmp_path / "2.weights"
    training.write(file)
    header, _ = weights.read_header(file)
    assert header["games for habits"] == PRACTICE
    read = weights.read(file, little, 2)
    assert as_learned(read.habits) == pytest.approx(as_learned(training.judge.habits), rel=1e-6)
    points = [float(one) for one in read.habits.points]
    assert points == pytest.approx([float(one) for one in training.judge.habits.points], abs=1e-5)


def test_practice_pays(little):
    """Who has practised a little is ahead of whoever goes by the value alone."""
    judge = weights.by_hand(little, 2)
    plain = weights.by_hand(little, 2)
    tally = Tally(len(judge.habits.learned))
    found = practise(judge, little.new(2), 400, 0, 1, 1.0)
    count_all(tally, list(found.rows), list(found.margins))
    step(tally, judge.habits, 0.3, 0.7)
    ahead = []
    for number in range(60):
        state, rng = little.new(2), Rng(number)
        while state.who != -2:
            if state.who == -1:
                state.deal(rng)
            else:
                who = judge if state.who == number % 2 else plain
                state = best_at_once(who, state, state.options(), rng)
        scores = [sheet.total for sheet in little.scores(state)]
        ahead.append(scores[number % 2] - scores[1 - number % 2])
    assert sum(ahead) > 0
