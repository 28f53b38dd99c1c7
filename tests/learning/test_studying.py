"""Studying: steps that go downhill, each weight its own, and notes that are gone through."""

from __future__ import annotations

from math import copysign, log, sqrt

import pytest

from signoria import Rng
from signoria.learning.features import Settings, layout_of
from signoria.learning.network import Network, answer, find_active
from signoria.learning.studying import Notes, Student, add, learn, study
from tests.learning.test_network import Rows

CAUTION = 0.05
LEAD = 1.3


def scattered(hidden=3, by_margin=False):
    """A network whose weights all do something, and a row of it."""
    layout = layout_of(Rows(), 1, Settings())
    network = Network(layout, hidden, 1.0, 0.0, by_margin)
    rng = Rng(5)
    network.scatter(rng)
    for at in range(len(network.out)):
        network.out[at] = (rng.below(1000) - 500) / 500
    return network, look(network, [1, 2, 1, 0, 3, 9])


def look(network, row):
    """The lines of a row, to be added up; how many they are."""
    for at, number in enumerate(row):
        network.row[at] = number
    return int(find_active(network.layout, network.row, network.active))


def weights_of(network):
    """Every weight, in one order."""
    return [*network.lines, *network.bias, *network.out]


def loss(network, found, margin, chance, expected=None):
    """Half the squared error of the margin, and how surprising the win is; that it follows from the
    margin is no reason to *expect* another one.
    """
    based = 0.0
    if expected is not None:
        answer(network, network.active, 0, found, 0.0)
        based = expected - network.answers[0]
    answer(network, network.active, 0, found, based)
    said = network.answers[1]
    surprise = -chance * log(said) - (1 - chance) * log(1 - said)
    return (margin - network.answers[0]) ** 2 / 2 + surprise


@pytest.mark.parametrize("by_margin", [False, True])
def test_a_step_follows_the_slope(by_margin):
    """The slopes that a step wrote down are those that trying out each weight finds, and every
    weight went that way.
    """
    network, found = scattered(by_margin=by_margin)
    answer(network, network.active, 0, found, LEAD)
    expected = LEAD + network.answers[0] if by_margin else None
    kept = weights_of(network)
    tiny = 1e-6
    slopes = []
    for part in (network.lines, network.bias, network.out):
        for at in range(len(part)):
            before = part[at]
            part[at] = before + tiny
            above = loss(network, found, 0.7, 0.25, expected)
            part[at] = before - tiny
            slopes.append((above - loss(network, found, 0.7, 0.25, expected)) / tiny / 2)
            part[at] = before
    student = Student(network, CAUTION)
    learn(student, network.active, 0, found, 0.7, 0.25, LEAD if by_margin else 0.0, tiny)
    moved = [*student.lines, *student.bias, *student.out]
    went = [new - old for new, old in zip(weights_of(network), kept, strict=True)]
    noted = [
        copysign(sqrt(max(squared - CAUTION, 0.0)), way)
        for squared, way in zip(moved, went, strict=True)
    ]
    assert noted == pytest.approx([-slope for slope in slopes], abs=1e-4)
    assert any(abs(slope) > 0.1 for slope in slopes)


def test_what_is_seldom_seen_moves_more():
    """The same mistake a hundred times moves a weight less each time; one that was never moved
    moves as the first one did.
    """
    network, found = scattered()
    student = Student(network, CAUTION)
    often = int(network.active[0]) * int(network.across) + int(network.hidden)
    steps = []
    for _ in range(100):
        before = network.lines[often]
        learn(student, network.active, 0, found, 5.0, 0.5, 0.0, 0.001)
        steps.append(network.lines[often] - before)
    assert steps[99] < steps[0] / 5
    found = look(network, [2, 0, 0, 0, 0, 0])
    new = int(network.active[0]) * int(network.across) + int(network.hidden)
    before = network.lines[new]
    learn(student, network.active, 0, found, 5.0, 0.5, 0.0, 0.001)
    assert network.lines[new] - before > steps[0] / 2


def test_repeated_steps_arrive():
    network, found = scattered()
    student = Student(network, CAUTION)
    for _ in range(400):
        learn(student, network.active, 0, found, 1.5, 0.9, 0.0, 0.05)
    answer(network, network.active, 0, found, 0.0)
    assert network.answers[0] == pytest.approx(1.5, abs=0.01)
    assert network.answers[1] == pytest.approx(0.9, abs=0.05)


def test_notes_grow_and_are_gone_through_as_often_as_asked():
    network, _ = scattered()
    notes = Notes()
    for _ in range(2000):  # more than there is room for at first
        found = look(network, [1, 2, 1, 0, 3, 9])
        add(notes, network.active, found)
        notes.margins[-1], notes.chances[-1] = 1.5, 0.9
    student = Student(network, CAUTION)
    study(student, notes, 3, 0.02, Rng(1))
    assert student.lessons == 6000
    found = look(network, [1, 2, 1, 0, 3, 9])
    answer(network, network.active, 0, found, 0.0)
    assert network.answers[0] == pytest.approx(1.5, abs=0.05)


def test_the_same_margin_says_more_where_it_is_sure():
    """Two rows: after one a lead of 1 decides, after the other it says little."""
    network, _ = scattered(by_margin=True)
    student = Student(network, CAUTION)
    rows = {"sure": [1, 0, 0, 0, 0, 0], "open": [2, 0, 0, 0, 0, 0]}
    chances = {"sure": (0.02, 0.98), "open": (0.4, 0.6)}
    for _ in range(600):
        for name, row in rows.items():
            for lead, chance in zip((-1.0, 1.0), chances[name], strict=True):
                learn(student, network.active, 0, look(network, row), 0.0, chance, lead, 0.05)
    for name, row in rows.items():
        said = []
        for lead in (-1.0, 1.0):
            answer(network, network.active, 0, look(network, row), lead)
            said.append(network.answers[1])
        assert said == pytest.approx(chances[name], abs=0.03)
