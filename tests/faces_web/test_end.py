"""The end: why somebody won, where I came, and a chart in which nothing covers anything."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import signoria
from signoria import games, load
from signoria.faces import web
from signoria.faces.web.chart import (
    BOTTOM,
    LABEL_PITCH,
    LINE_APART,
    MARK_APART,
    TOP,
    Target,
    chart,
    spread,
)
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.verdict import deeds, verdict
from signoria.faces.web.words import spoken
from tests.faces_web.reading import check
from tests.faces_web.tables import ITALIAN, VISITORS
from tests.faces_web.test_strip import NAMES, seen

TABLES = [(game, seats) for game in games() for seats in load(game).seats]


@cache
def ended(game: str, seats: int, seed: int = 5) -> signoria.Table:
    table = signoria.Table(load(game), ["random"] * seats, seed=seed, names=list(NAMES[:seats]))
    table.run()
    return table


def verdict_of(table: signoria.Table, seat: int, code: str = "en"):
    data = seen(table, seat)
    scene = scene_of(spoken(code), data, data.story)
    return verdict(scene, data.story, data.scores, data.winners, data.my_seats), data


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_end_is_drawn_for_everybody(game, seats):
    table = ended(game, seats)
    for visitor, seat in zip(VISITORS, (0, None), strict=True):
        tree = check(web.table_page(visitor, seen(table, seat)))
        board = next(one for one in tree.iter("section") if one.get("id") == "final-board")
        assert len(list(board.iter())) > 20
        keys = {one.get("data-key") for one in tree.iter("a")}
        assert {"b", "r"} <= keys


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if seats > 1])
def test_the_verdict_says_why(game, seats):
    """The lines that are named are those in which the winner is furthest ahead."""
    table = ended(game, seats)
    for code in ("en", "it"):
        said, data = verdict_of(table, 0, code)
        if len(data.winners) > 1:
            continue
        totals = [int(sheet.total) for sheet in data.scores]
        winner = data.winners[0]
        second = max(
            (seat for seat in range(seats) if seat != winner), key=lambda seat: totals[seat]
        )
        if totals[winner] == totals[second]:  # the ending itself says what broke the tie
            assert said["margin"] == said["reason"] == ""
            continue
        assert str(totals[winner] - totals[second]) in said["margin"]
        ahead = max(
            data.scores[winner].lines,
            key=lambda line: line[1] - dict(data.scores[second].lines)[line[0]],
        )
        assert said["reason"], (game, data.scores)
        assert str(ahead[1]) in said["reason"]


@pytest.mark.parametrize("game", games())
def test_i_am_told_where_i_came(game):
    table = ended(game, load(game).seats[-1])
    totals = [int(sheet.total) for sheet in table.game.scores(table.state)]
    words = ["first", "second", "third", "fourth", "fifth"]
    for seat in range(len(totals)):
        said, data = verdict_of(table, seat)
        if seat in data.winners:
            assert said["own_place"] == ""
        else:
            place = 1 + sum(other > totals[seat] for other in totals)
            assert words[max(1, place - 1)] in said["own_place"]
            ahead = [total - totals[seat] for total in totals if total > totals[seat]]
            is_said = f" {min(ahead, default=0)} behind " in said["own_place"]
            assert is_said or place <= 2  # of the second, the margin says it


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("game", games())
def test_no_deed_names_the_reader(game, code):
    told = set()
    for seed in range(5):
        table = ended(game, 2, seed)
        for seat in range(2):
            data = seen(table, seat)
            scene = scene_of(spoken(code), data, data.story)
            found = drawing_of(game).highlights(scene, data.story)
            told |= {deed.title for deed in found if deed.seat == seat}
            assert not [deed.sentence for deed in found if NAMES[seat] in deed.sentence]
    assert len(told) > 1


@pytest.mark.parametrize("game", games())
def test_lines_that_brought_nobody_anything_are_left_out(game):
    table = ended(game, 2)
    tree = check(web.table_page(ITALIAN, seen(table, 0)))
    sheet = next(one for one in tree.iter("table") if one.get("class") == "scores")
    rows = [list(row.iter("td")) for row in sheet.find("tbody").iter("tr")]
    assert rows
    assert all(any((cell.text or "") != "·" for cell in row) for row in rows)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_in_the_chart_covers_anything(game, seats):
    table = ended(game, seats)
    data = seen(table, 0)
    scene = scene_of(spoken("en"), data, data.story)
    told = deeds(scene, drawing_of(game), data.story)
    shown = chart(scene, data.story, len(data.story.moves), told, [Target("Ghost", 40)])
    heights = sorted(line["label_y"] for line in shown["lines"])
    assert all(below - above >= LABEL_PITCH - 0.2 for above, below in pairwise(heights))
    assert all(TOP - 20 <= height <= BOTTOM for height in heights)
    marks = [(mark["x"], mark["y"]) for mark in shown["marks"]]
    for at, (x, y) in enumerate(marks):
        for other_x, other_y in marks[:at]:
            assert abs(x - other_x) >= MARK_APART or abs(y - other_y) >= MARK_APART
    nodes = [node.split() for line in shown["lines"] for node in line["path"][1:].split("L")]
    for x, y in marks:
        assert all(abs(float(at) - y) >= LINE_APART for where, at in nodes if float(where) == x)
    for left, right in pairwise(shown["steps"]):  # as large as on a phone
        assert right["x"] - left["x"] >= 14 * (len(left["label"]) + len(right["label"])) / 2
    assert len(shown["marks"]) <= 5
    assert len(told) <= 5
    assert len(told) >= 3 or seats < 3
    assert shown["axis"] == "end of round"


def test_labels_keep_apart_and_near():
    assert spread([100, 100, 100], 27) == [100, 127, 154]
    assert spread([BOTTOM, BOTTOM, 50], 27) == [BOTTOM - 27, BOTTOM, 50]
