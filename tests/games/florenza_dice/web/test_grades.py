"""Costs, points and tracks say that they are guesses, as long as they are."""

from __future__ import annotations

import pytest

import signoria
from tests.faces_web.grading import by_id, covered, grades, of_class, page, regrade
from tests.faces_web.tables import NAMES

GAME = signoria.load("florenza_dice")


@pytest.fixture(scope="module")
def table():
    """Ginevra is asked in the first round."""
    found = signoria.Table(GAME, ["random"] * 2, seed=3, names=list(NAMES[:2]))
    while len(found.record.moves) < 25 or int(found.state.actor()) != 0:
        found.step()
    return found


def heads(tree):
    """What the heads of the dice board's columns say."""
    return [grades(one) for one in of_class(tree, "dice-head")[0]]


def test_columns_of_the_dice_board(monkeypatch, table):
    assert heads(page(table)) == [[], ["reconstructed"], ["reconstructed"], [], []]
    regrade(monkeypatch, GAME, "rulebook", "dice_board.tradeoff.resources")
    assert heads(page(table)) == [[], [], ["reconstructed"], [], []]
    regrade(monkeypatch, GAME, "source", "dice_board.tradeoff.steps")
    regrade(monkeypatch, GAME, "sibling", "dice_board.tradeoff.fee")
    assert heads(page(table)) == [[], [], ["sibling"], [], []]


def test_tracks(monkeypatch, table):
    regrade(monkeypatch, GAME, "rulebook", "tracks.bishop.spaces")
    tree = page(table)
    assert grades(by_id(tree, "track-captain")) == ["reconstructed"]
    assert grades(by_id(tree, "track-bishop")) == []


def test_a_building_whose_cost_is_printed_is_marked_at_its_points_only(monkeypatch, table):
    assert grades(by_id(page(table), "building-16")) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "buildings.16.points")
    assert grades(by_id(page(table), "building-16")) == []
    regrade(monkeypatch, GAME, "sibling", "buildings.16.fiorini")
    assert grades(by_id(page(table), "building-16")) == ["sibling"]


def test_a_block_of_guesses_is_marked_at_its_heading(monkeypatch, table):
    first = of_class(page(table), "group")[0]
    assert grades(first) == ["reconstructed"]
    row = by_id(page(table), "building-1")
    assert (grades(row), len(covered(row))) == ([], 2)
    regrade(monkeypatch, GAME, "rulebook", "buildings.2")
    tree = page(table)
    assert grades(of_class(tree, "group")[0]) == []
    assert grades(by_id(tree, "building-1")) == ["reconstructed"] * 2
    assert grades(by_id(tree, "building-2")) == []


def test_the_italian_carpentiere_is_as_sure_as_the_italian_rulebook(monkeypatch):
    italian = signoria.Table(
        GAME, ["random"] * 2, seed=3, names=list(NAMES[:2]), options={"carpentiere": "italian"}
    )
    regrade(monkeypatch, GAME, "rulebook", "buildings.8")
    assert grades(by_id(page(italian), "building-8")) == []
    regrade(monkeypatch, GAME, "reconstructed", "carpentiere.resources")
    assert grades(by_id(page(italian), "building-8")) == ["reconstructed"]


@pytest.mark.parametrize("zone", ["palazzo", "chiesa"])
def test_artworks_are_marked_at_the_heading_of_their_zone(monkeypatch, table, zone):
    assert grades(by_id(page(table), f"{zone}-title")) == ["reconstructed"]
    works = GAME.box[f"{zone}.works"]
    regrade(monkeypatch, GAME, "rulebook", f"{zone}.{works[0]}")
    tree = page(table)
    assert grades(by_id(tree, f"{zone}-title")) == []
    assert grades(by_id(tree, f"work-{works[0]}")) == []
    assert len(grades(by_id(tree, f"work-{works[1]}"))) == 2


def test_points_for_building_in_a_late_space(monkeypatch, table):
    assert grades(by_id(page(table), "space-8")) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "rione.points")
    assert grades(by_id(page(table), "space-8")) == []
