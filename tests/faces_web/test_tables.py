"""The table from random games: every option can be reached, hostile names stay text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.faces import web
from signoria.faces.web.page_data import TableLine
from signoria.story import Story
from tests.faces_web.reading import all_of, check, read
from tests.faces_web.tables import ENGLISH, VISITORS, asked, played, replay_page, seen_by

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(2)>',
    "{{ 7 * 7 }}{% x %}",
    "A" * 32,
)


def positions():
    """Many moments of many games, as the seat that is asked and as somebody else sees them."""
    return [
        (seats, seed, plies)
        for seats in range(1, 5)
        for seed, plies in enumerate(range(0, 150, 25))
    ]


@pytest.mark.parametrize(("seats", "seed", "plies"), positions())
def test_every_option_is_a_button_and_is_made_of_parts_that_are_drawn(seats, seed, plies):
    table = played(seats, plies, seed)
    while int(table.state.actor()) == -1:
        table.step()
    seat = max(0, int(table.state.actor()))
    for visitor in VISITORS:
        tree = check(web.table_view(visitor, seen_by(table, seat)))
        options = [action.text for action in table.state.options()] if not table.is_over else []
        answers = [one for one in tree.iter("button") if one.get("data-answer") is not None]
        assert sorted(options) == sorted(one.get("value") for one in answers)
        drawn = all_of(tree, "data-part")
        for answer in answers:
            parts = answer.get("data-parts", "").split()
            assert parts
            for part in parts:
                assert parts.count(part) <= drawn.count(part)
            assert answer.get("data-button")
            assert answer.get("data-why")
        combinations = [" ".join(sorted(one.get("data-parts", "").split())) for one in answers]
        assert len(combinations) == len(set(combinations))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_not_asked_finds_nothing_to_press(seats):
    table = asked(seats, 1, 20)
    for seat in (0, None):
        tree = check(web.table_view(ENGLISH, seen_by(table, seat)))
        assert all_of(tree, "data-part") == []
        assert all_of(tree, "data-answer") == []


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
@pytest.mark.parametrize("plies", [0, 40, 999])
def test_hostile_names_stay_text(plies, visitor):
    table = played(4, plies, names=HOSTILE)
    data = seen_by(table, 0)
    line = TableLine("a", "medici_dice", HOSTILE, "medici", "other", HOSTILE[0], 0, 1)
    hostile = replace(visitor, name=HOSTILE[1])
    pages = [
        web.table_page(hostile, data),
        web.table_page(hostile, replace(data, is_waiting=True)),
        replay_page(hostile, table.record, plies, "table1"),
        web.home(hostile, [line], [line]),
        web.watch_page(hostile, [line]),
        web.join_page(hostile, data, 1, HOSTILE[1]),
        web.new_table(hostile, "medici_dice", {"seat-1": "me:" + HOSTILE[0]}, HOSTILE[1]),
        web.replay_upload_page(hostile, HOSTILE[0]),
    ]
    for page in pages:
        tree = check(page)
        assert "<script>" not in page
        assert "onerror" not in " ".join(name for one in tree.iter() for name in one.attrib)
        assert "49" not in page.partition("{{ 7 * 7 }}")[2][:3]


def test_the_log_marks_what_is_new_since_my_last_move():
    table = asked(3, 0, 60)
    last = max(ply for ply, move in enumerate(table.record.moves, 1) if move.who == 0)
    tree = read(web.table_view(ENGLISH, seen_by(table, 0, seen_ply=last)))
    lines = [one for one in tree.iter("li") if one.get("data-ply")]
    new = [int(one.get("data-ply")) for one in lines if one.get("class") == "new"]
    assert new
    assert all(ply > last for ply in new)
    assert "Since your last move" in "".join(tree.itertext())


def test_a_hot_seat_says_who_is_asked():
    table = asked(2, 1, 10)
    page = web.table_view(ENGLISH, seen_by(table, 1, my_seats=[0, 1]))
    assert "Lorenzo: " in page


def test_the_log_says_you_to_who_sits_there_and_names_to_everybody_else():
    table = played(2, 20)
    story = Story.of(table.record)

    mine = _log(web.table_view(ENGLISH, seen_by(table, 0, story=story)))
    theirs = _log(web.table_view(ENGLISH, seen_by(table, 1, story=story)))
    assert "You took" in mine
    assert "Lorenzo took" in mine
    assert "Ginevra took" not in mine
    assert "Ginevra took" in theirs
    assert "Lorenzo took" not in theirs
    for seat, my_seats in ((None, []), (0, [0, 1])):
        others = _log(web.table_view(ENGLISH, seen_by(table, seat, story=story, my_seats=my_seats)))
        assert "You took" not in others
        assert "Ginevra took" in others


def _log(page):
    (found,) = [one for one in read(page).iter("ol") if one.get("class") == "log"]
    return " ".join(found.itertext())
