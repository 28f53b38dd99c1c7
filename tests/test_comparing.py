"""An answer against another: points from the same worlds, within its time, and honest."""

from __future__ import annotations

from time import perf_counter

import pytest

from signoria import Table, games, load
from signoria.advice import assessed, explained
from signoria.comparing import Comparison, LineDifference, _comparison, _Sums, compared
from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.hinting import reasons

NAMES = ["Ginevra", "Lorenzo", "Bianca"]
LONG = 20_000  # milliseconds: as many worlds as it takes


def asked(game: str, plies: int) -> Table:
    """A table at which somebody has a choice."""
    table = Table(load(game), ["greedy"] * 3, seed=4)
    while not table.is_over:
        is_late = len(table.record.moves) >= plies
        if is_late and int(table.state.actor()) >= 0 and len(table.state.options()) > 2:
            return table
        table.step()
    raise AssertionError("nobody is asked")


def test_the_same_answer_is_as_good_as_itself():
    table = asked("medici_dice", 20)
    said = table.state.options()[0].text
    rng = table.dealer.generator(1)
    found = compared(table.game, table.state, said, said, LONG, rng)
    assert found == Comparison(said, is_even=True, rival=found.rival)


@pytest.mark.parametrize("game", games())
def test_time_is_kept_and_the_table_untouched(game):
    table = asked(game, 40)
    before = str(table.state)
    best, other = (action.text for action in table.state.options()[:2])
    began = perf_counter()
    compared(table.game, table.state, best, other, 100, table.dealer.generator(1))
    assert perf_counter() - began < 2  # one step of one world may still be under way
    assert str(table.state) == before


@pytest.mark.parametrize("game", games())
def test_a_hint_has_words_without_decimals(game):
    table = asked(game, 40)
    state, seat = table.state, int(table.state.actor())
    rng = table.dealer.generator(2)
    answers = assessed(table.game, state, 50, rng)
    found = explained(table.game, state, answers, 150, rng)
    for code in ("en", "it"):
        told = reasons(phrases_for(game, code), "", found, str, seat, NAMES)
        assert told
        assert not any(figure in " ".join(told) for figure in ("0.", "0,"))


def test_only_differences_that_are_rather_sure_are_named():
    sums = _Sums()
    for points in (4, 5, 6, 5):
        sums.count += 1
        sums.add((0, ""), points)
        sums.add((0, "ship 1"), points)
        sums.add((0, "monopolies 1"), 9 if points == 4 else -8)  # sometimes so, sometimes so
        sums.add((1, "ship 1"), 0)
    found = _comparison(sums, "other", 0, 1)
    assert not found.is_even
    assert found.lines == (LineDifference(0, "ship 1", 5.0),)


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (
            [Comparison("B", False, 1, (LineDifference(0, "ship 1", 4.2),))],
            ["About 4 points more than with “B”: Ship 1 +4.", "Does this."],
        ),
        (
            [Comparison("B", False, 1, (LineDifference(1, "ship 1", -2.6),))],
            ["It leaves Lorenzo about 3 points less: Ship 1 −3.", "Does this."],
        ),
        ([Comparison("B", True)], ["It hardly matters: B is about as good.", "Does this."]),
        (
            [Comparison("B", False, 1, (LineDifference(0, "ship 1", -4.0),))],
            ["Does this.", "It did best when the game was played on from here."],
        ),
        ([], ["Does this.", "It did best when the game was played on from here."]),
    ],
)
def test_words(found, wanted):
    assert reasons(phrases_for("medici_dice", "en"), "Does this.", found, str, 0, NAMES) == wanted
