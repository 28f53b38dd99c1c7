"""Commissions, tiles and cards say that they are guesses, as long as they are."""

from __future__ import annotations

import pytest

import signoria
from tests.faces_web.grading import by_id, grades, page, regrade
from tests.faces_web.tables import NAMES

GAME = signoria.load("firenze")


@pytest.fixture(scope="module")
def table():
    """Ginevra is asked at the beginning."""
    found = signoria.Table(GAME, ["random"] * 3, seed=3, names=list(NAMES[:3]))
    while int(found.state.actor()) != 0:
        found.step()
    return found


def open_commissions(table, is_balcony):
    """Colours, heights and the commissions themselves."""
    for tower in table.game.observe(table.state, 0)["towers"]:
        for one in tower["commissions"]:
            if not one["neutral"] and bool(one["balcony"]) == is_balcony:
                yield tower["colour"], one["height"], one


def test_every_commission_is_as_sure_as_its_value(monkeypatch, table):
    tree = page(table)
    for colour, height, _ in open_commissions(table, False):
        value = GAME.box.values[f"commissions.{colour}.{height}"]
        expected = ["reconstructed"] if value.is_unsure else []
        assert grades(by_id(tree, f"{colour}-{height}")) == expected
    colour, height, _ = next(iter(open_commissions(table, False)))
    regrade(monkeypatch, GAME, "rulebook", f"commissions.{colour}.{height}")
    assert grades(by_id(page(table), f"{colour}-{height}")) == []


def test_a_balcony_is_as_sure_as_its_tile(monkeypatch, table):
    colour, height, one = next(iter(open_commissions(table, True)))
    regrade(monkeypatch, GAME, "rulebook", "balconies")
    regrade(monkeypatch, GAME, "reconstructed", "commissions")
    assert grades(by_id(page(table), f"{colour}-{height}")) == []
    tile = next(
        path.rpartition(".")[0]
        for path, value in GAME.box.values.items()
        if path.endswith(".numeral")
        and value.value == one["balcony"]
        and GAME.box[path.replace("numeral", "colour")] == colour
        and GAME.box[path.replace("numeral", "height")] == height
    )
    regrade(monkeypatch, GAME, "sibling", f"{tile}.total")
    assert grades(by_id(page(table), f"{colour}-{height}")) == ["sibling"]


def test_majorities(monkeypatch, table):
    regrade(monkeypatch, GAME, "rulebook", "commissions", "balconies")
    tree = page(table)
    assert grades(by_id(tree, "tower-white")) == []
    assert grades(by_id(tree, "tower-purple")) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "majorities.purple")
    assert grades(by_id(page(table), "tower-purple")) == []


def test_level_tiles(monkeypatch, table):
    tree = page(table)
    assert grades(by_id(tree, "level-6")) == []
    assert grades(by_id(tree, "level-7")) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "level_tiles.7")
    assert grades(by_id(page(table), "level-7")) == []


def test_a_card_says_whether_its_name_and_its_effect_are_guesses(monkeypatch, table):
    card = table.game.observe(table.state, 0)["row"][0]["card"]
    regrade(monkeypatch, GAME, "rulebook", f"cards.{card}")
    regrade(monkeypatch, GAME, "reconstructed", f"cards.{card}.count", f"cards.{card}.start")
    assert grades(by_id(page(table), "card-1")) == []
    regrade(monkeypatch, GAME, "reconstructed", f"cards.{card}.name")
    regrade(monkeypatch, GAME, "sibling", f"cards.{card}.effect")
    tree = page(table)
    assert grades(by_id(tree, "card-1")) == ["reconstructed", "sibling"]
    said = [one.get("title") for one in by_id(tree, "card-1").iter() if one.get("data-grade")]
    assert said[0].startswith("The name: reconstructed")
    assert said[1].startswith("What it does: sibling game")


def test_a_number_on_a_card_marks_what_it_does(monkeypatch, table):
    card = next(
        name
        for name in (place["card"] for place in table.game.observe(table.state, 0)["row"])
        if len(GAME.box.table(f"cards.{name}")) > 2
    )
    at = [place["card"] for place in table.game.observe(table.state, 0)["row"]].index(card) + 1
    regrade(monkeypatch, GAME, "rulebook", f"cards.{card}")
    numbers = [name for name in GAME.box.table(f"cards.{card}") if name not in ("count", "start")]
    assert grades(by_id(page(table), f"card-{at}")) == []
    regrade(monkeypatch, GAME, "reconstructed", f"cards.{card}.{numbers[0]}")
    assert grades(by_id(page(table), f"card-{at}")) == ["reconstructed"]
