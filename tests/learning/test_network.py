"""The network: which lines a row adds up."""

from __future__ import annotations

import pytest

from signoria.kernel.fields import Fields, category, count, flag
from signoria.learning import features
from signoria.learning.features import LearningError, Settings, fingerprint, layout_of, points_of
from signoria.learning.network import Network, find_active


class Rows:
    """All that a layout asks of a game."""

    def fields(self, seats):
        return Fields(
            [
                category("colour", ["none", "red", "blue"], ["first", "second"]),
                flag("open", ["first", "second"]),
                count("me: points", 3),
                count("me: debt", 40, low=-40),
            ]
        )


def active(layout, row):
    """The lines that a row adds up."""
    room = [0] * int(layout.features)
    network = Network(layout, 1, 1.0, 0.0)
    for at, number in enumerate(row):
        network.row[at] = number
    found = find_active(layout, network.row, network.active)
    room = [int(network.active[at]) for at in range(found)]
    assert len(set(room)) == len(room)
    return room


def test_each_number_has_lines_of_its_own_and_zeros_have_none():
    layout = layout_of(Rows(), 1, Settings())
    assert active(layout, [0, 0, 0, 0, 0, 0]) == []
    one, other = active(layout, [1, 1, 0, 0, 0, 0])
    assert one != other
    assert len(active(layout, [2, 1, 1, 1, 3, -40])) == 6


def test_numbers_looked_at_together_are_one_feature_and_share_their_lines():
    layout = layout_of(Rows(), 1, Settings(together=[["colour", "open"]]))
    red_and_open, blue = active(layout, [1, 2, 1, 0, 0, 0])
    assert active(layout, [2, 1, 0, 1, 0, 0]) == [blue, red_and_open]
    each = layout_of(Rows(), 1, Settings(together=[["each", "colour", "open"]]))
    assert not set(active(each, [1, 2, 1, 0, 0, 0])) & set(active(each, [2, 1, 0, 1, 0, 0]))


def test_what_is_left_out_is_not_seen():
    layout = layout_of(Rows(), 1, Settings(left_out=["colour", "me: debt"]))
    assert active(layout, [2, 1, 0, 0, 0, -7]) == []


class Seats(Rows):
    """Rows of a game with several seats."""

    def fields(self, seats):
        others = [f"{place} on" for place in range(1, seats)]
        return Fields([count(f"{who}: coins", 40, ["left", "right"]) for who in ["me", *others]])


def test_how_far_ahead_one_is_of_the_best_other_is_a_number_of_its_own():
    """In steps, at most so many of them either way; the same lead has the same line."""
    chosen = Settings(left_out=["me: coins", "1 on: coins", "2 on: coins"], ahead=[("coins", 5, 3)])
    layout = layout_of(Seats(), 3, chosen)
    assert active(layout, [2, 3, 1, 1, 0, 5]) == []  # even with the better of the two
    ahead, behind = active(layout, [9, 1, 1, 1, 0, 5]), active(layout, [0, 0, 1, 1, 0, 5])
    assert len(ahead) == len(behind) == 1
    assert ahead != behind
    assert active(layout, [4, 5, 0, 0, 0, 0]) == ahead  # 9 ahead is one step, too
    assert active(layout, [20, 0, 0, 0, 0, 0]) == active(layout, [40, 40, 0, 0, 0, 0]) != ahead


def test_a_lead_is_looked_at_together_with_others_and_alone_there_is_none():
    chosen = Settings(ahead=[("coins", 5, 3)], together=[["ahead: coins", "1 on: coins"]])
    two = layout_of(Seats(), 2, chosen)
    assert len(active(two, [0, 0, 3, 4])) == 2  # beside each of the other's parts
    assert fingerprint(two) != fingerprint(layout_of(Seats(), 2, Settings()))
    alone = [layout_of(Seats(), 1, one) for one in (chosen, Settings())]
    assert fingerprint(alone[0]) == fingerprint(alone[1])


@pytest.mark.parametrize("wrong", [("cons", 5, 3), ("coins", 0, 3), ("coins", 5, 0)])
def test_a_lead_that_cannot_be_is_told(wrong):
    with pytest.raises(LearningError, match="is not a field that every seat has, in steps of 1"):
        layout_of(Seats(), 2, Settings(ahead=[wrong]))


def test_large_numbers_are_sorted_into_stretches_unless_each_counts():
    layout = layout_of(Rows(), 1, Settings())
    far = [active(layout, [0, 0, 0, 0, 0, debt]) for debt in (39, 40, 5, 6, -39, -40)]
    assert far[0] == far[1]
    assert far[2] != far[3]
    assert far[4] == far[5] != far[0]
    exact = layout_of(Rows(), 1, Settings(exact=["me: debt"]))
    assert active(exact, [0] * 5 + [39]) != active(exact, [0] * 5 + [40])


def test_another_layout_has_another_fingerprint():
    usual, other = (layout_of(Rows(), 1, Settings(left_out=out)) for out in ([], ["open"]))
    assert fingerprint(usual) == fingerprint(layout_of(Rows(), 1, Settings()))
    assert fingerprint(usual) != fingerprint(other)


def test_fields_with_different_parts_cannot_be_looked_at_together():
    class Uneven(Rows):
        def fields(self, seats):
            return Fields([flag("two", ["a", "b"]), flag("three", ["a", "b", "c"])])

    with pytest.raises(LearningError, match="have not the same parts"):
        layout_of(Uneven(), 1, Settings(together=[["two", "three"]]))
    with pytest.raises(LearningError, match="at most 3 fields"):
        layout_of(Rows(), 1, Settings(together=[["colour", "open", "colour", "open"]]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hiden = 3", "there is no 'hiden'"),
        ('rest = "never"', "rest is one of"),
        ('base = "luck"', "base is one of"),
        ('chance = "luck"', "chance is one of"),
        ("[with.2]\nhiden = 3", "there is no 'hiden'"),
    ],
)
def test_a_settings_file_says_what_is_wrong_with_it(tmp_path, text, message):
    file = tmp_path / "learning.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LearningError, match=message):
        features.settings(file, 2)


def test_settings_may_differ_by_the_number_of_players(tmp_path):
    file = tmp_path / "learning.toml"
    file.write_text("hidden = 8\nrate = 0.2\n[with.3]\nhidden = 5\n", encoding="utf-8")
    found = [features.settings(file, seats) for seats in (0, 2, 3)]
    assert [(one.hidden, one.rate) for one in found] == [(8, 0.2), (8, 0.2), (5, 0.2)]


def test_points_so_far_are_found_for_every_seat(medici):
    from signoria.learning.weights import settings_of

    names = medici.fields(2).names
    mine, theirs = points_of(medici, 2, settings_of(medici))
    assert names[mine[0]] == "me: points ship 1"
    assert names[theirs[-1]] == "1 on: points monopolies 3"
