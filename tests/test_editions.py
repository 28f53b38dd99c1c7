"""Several boxes of one game side by side."""

from __future__ import annotations

import pickle
import re
import sys

import pytest

import signoria
from signoria import BoxError, Table, UnknownGame, editions, library
from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawings import drawing_of
from signoria.kernel.box import Box, read_box
from tests.boxes import CHANGED, other_box

every_game = pytest.mark.parametrize("name", sorted(CHANGED))


def played(game, seats, seed=5):
    return Table(game, ["greedy"] * seats, seed=seed).run()


@every_game
def test_the_same_values_play_the_same_game_beside_the_usual_one(name):
    usual = signoria.load(name)
    beside = editions.add(read_box(library.box_file(name))).game
    assert beside is not usual
    assert type(beside) is not type(usual)
    seats = usual.seats[-1]
    assert played(beside, seats).text() == played(usual, seats).text()


@every_game
def test_another_box_is_played_beside_the_usual_one(name):
    usual = signoria.load(name)
    before = played(usual, 2).text()
    beside = library.load_beside(other_box(name), "mine")
    assert beside.box.fingerprint != usual.box.fingerprint
    assert library.shelf_name(beside) == f"{name}@{beside.box.fingerprint}"
    assert library.load(library.shelf_name(beside)) is beside
    assert signoria.load(name) is usual
    record = played(beside, 2)
    assert record.replay() == record.load().position(str(record.replay()))
    assert record.load() is beside
    assert played(usual, 2).text() == before


@every_game
def test_its_words_and_drawings_are_its_own(name):
    shelf = library.shelf_name(library.load_beside(other_box(name), "mine"))
    own = editions.package_of(shelf)
    assert type(phrases_for(shelf, "it")).__module__ == f"{own}.phrases"
    assert type(drawing_of(shelf)).__module__ == f"{own}.web"
    strangers = {
        module
        for module, loaded in list(sys.modules.items())
        if module.startswith(f"{own}.")
        for value in vars(loaded).values()
        if str(getattr(value, "__module__", "")).startswith(f"signoria.games.{name}.")
    }
    assert strangers == set()


def test_the_rules_are_told_with_its_values():
    shelf = library.shelf_name(library.load_beside(other_box("medici_dice"), "mine"))
    usual, own = (str(phrases_for(name, "en").rulebook()) for name in ("medici_dice", shelf))
    assert re.findall(r"\b17\b", own)
    assert not re.findall(r"\b17\b", usual)


@every_game
def test_a_state_is_pickled_with_its_box(name):
    beside = library.load_beside(other_box(name))
    state = beside.new(beside.seats[-1])
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert type(again) is type(state)
    assert type(again) is not type(signoria.load(name).new(beside.seats[-1]))


def test_a_state_of_a_box_that_nobody_knows_is_refused():
    with pytest.raises(BoxError, match="the state is from box feed"):
        library.restore("medici_dice", "feedfeedfeedfeed", "")


def test_a_refused_box_leaves_nothing_behind():
    text = library.box_file("medici_dice").read_text(encoding="utf-8")
    bad = Box(text.replace("ship_bonus        = 10", "ship_bonus        = 5000"), "bad.toml")
    for _ in range(2):
        with pytest.raises(BoxError, match=r"bad\.toml, line \d+: solitaire\.ship_bonus"):
            library.load_beside(bad)
    name = editions.name_on_shelf("medici_dice", bad.fingerprint)
    assert editions.find(name) is None
    assert not any(module.startswith(editions.package_of(name)) for module in sys.modules)
    with pytest.raises(UnknownGame):
        library.load(name)


def test_a_box_of_the_same_values_is_the_usual_game():
    assert library.load_beside(read_box(library.box_file("firenze"))) is signoria.load("firenze")
