"""Pieces that are kept: a page is the same whether they were drawn before or are drawn now."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from jinja2 import FileSystemLoader
from markupsafe import Markup

import signoria
from signoria.faces import web
from signoria.faces.phrases.kinds import Own
from signoria.faces.web import paint
from signoria.faces.web.keeping import MOST_PARTS, Kept, NoKey, key_of
from signoria.faces.web.page_data import Visitor
from signoria.faces.web.paint import environment
from signoria.faces.web.templating import Tables
from signoria.server.sitting import Chair
from signoria.server.stories import Stories
from signoria.server.tables import Opening, prepare
from signoria.server.views import Viewer, table_data
from signoria.session import PERSON

MINE = Viewer("s" * 32)
EVERY = 5  # moves
VIEWS = 25


@dataclass(frozen=True)
class Tile:
    name: str
    points: int


@dataclass
class Changing:
    name: str


def tables(game):
    """Somebody with all seats is asked, every few moves of a game."""
    record = signoria.Table(signoria.load(game), ["random"] * 3, seed=5).run()
    stories = Stories()
    chairs = [Chair(seat, PERSON, f"Player {seat}", MINE.who) for seat in range(3)]
    asked = [ply for ply, move in enumerate(record.moves) if move.who >= 0]
    for ply in asked[: EVERY * VIEWS : EVERY]:
        moves = record.moves[:ply]
        sitting, _ = prepare(Opening(game, chairs, record.options, MINE.who, moves=moves))
        yield table_data(sitting, stories.of(sitting), MINE)


def every_time(code):
    """An environment that keeps nothing."""
    made = environment.__wrapped__(code)
    made.piece = lambda _template, _context, macro: macro
    return made


@pytest.mark.parametrize("game", signoria.games())
def test_kept_pieces_make_the_same_pages_as_new_ones(game, monkeypatch):
    visitor, new = Visitor("it", "", ""), every_time("it")
    for table in tables(game):
        kept = web.table_view(visitor, table)
        with monkeypatch.context() as patched:
            patched.setattr(paint, "environment", lambda _: new)
            assert web.table_view(visitor, table) == kept


@pytest.fixture
def draw(tmp_path):
    """Draw the page ``page`` of some files; answers with it and with how often a piece was."""
    calls = []
    templates = Tables(loader=FileSystemLoader(tmp_path), autoescape=True)
    templates.globals["counted"] = lambda: calls.append(1) or ""

    def drawn(page, pieces, **contents):
        (tmp_path / "page.html").write_text(page)
        (tmp_path / "pieces.html").write_text(pieces)
        calls.clear()
        return templates.get_template("page.html").render(**contents), len(calls)

    return drawn


PAGE = '{% import "pieces.html" as p with context %}{{ p.tile(one) }}{{ p.tile(one) }}'
PIECE = "{% macro tile(one) %}{{ counted() }}<b>{{ one.name }}</b>{% endmacro %}"


def test_a_piece_is_drawn_once_for_the_same_content(draw):
    assert draw(PAGE, PIECE, one={"name": "<Duomo>"}) == ("<b>&lt;Duomo&gt;</b>" * 2, 1)
    assert draw(PAGE, PIECE, one={"name": "<Duomo>"}) == ("<b>&lt;Duomo&gt;</b>" * 2, 0)
    assert draw(PAGE, PIECE, one=Tile("Duomo", 3)) == ("<b>Duomo</b>" * 2, 1)


def test_a_piece_of_something_that_can_change_is_drawn_every_time(draw):
    assert draw(PAGE, PIECE, one=Changing("Duomo")) == ("<b>Duomo</b>" * 2, 2)


def test_a_piece_follows_what_it_looks_at_beside_its_arguments(draw):
    looks = "{% macro tile(one) %}{{ counted() }}{{ lit(one) }}{% endmacro %}"
    looks += "{% macro lit(one) %}{{ one.name == board.tray.at }}{% endmacro %}"
    one = {"name": "Duomo"}
    assert draw(PAGE, looks, one=one, board={"tray": {"at": "Duomo"}}) == ("TrueTrue", 1)
    assert draw(PAGE, looks, one=one, board={"tray": {"at": ""}}) == ("FalseFalse", 1)
    assert draw(PAGE, looks, one=one, board={"tray": {"at": "Duomo"}}) == ("TrueTrue", 0)


def test_macros_about_which_nothing_can_be_said_are_drawn_every_time(draw):
    circle = "{% macro tile(one) %}{{ counted() }}{% if not one %}{{ other(one) }}{% endif %}"
    circle += "{% endmacro %}{% macro other(one) %}{{ tile(one) }}{% endmacro %}"
    assert draw(PAGE, circle, one="Duomo")[1] == 2
    own = "{% set mine = counted() %}" + PIECE.replace("{{ one.name }}", "{{ mine }}")
    assert draw(PAGE, own, one="Duomo")[1] == 3


def test_keys_differ_where_values_do():
    values = [1, True, 1.0, "1", Markup("1"), Own("1"), None, [1], (1,), {"a": 1}, [[1], []]]
    values += [[[], [1]], ["a", 1], {"a": [1]}, Tile("1", 1), Tile("a", 1), range(1), [], ()]
    keys = [key_of(value) for value in values]
    assert len(set(keys)) == len(values)
    assert keys == [key_of(value) for value in values]


@pytest.mark.parametrize("value", [Changing("a"), [object()], list(range(MOST_PARTS + 1)), {1}])
def test_what_cannot_be_compared_or_is_too_large_has_no_key(value):
    with pytest.raises(NoKey):
        key_of(value)


def test_what_nobody_asks_for_is_forgotten_and_what_is_asked_for_stays():
    kept = Kept(most_letters=20_000)
    kept.keep("asked for", "x" * 1000)
    for number in range(100):
        assert kept.get("asked for") is not None
        kept.keep(number, "x" * 1000)
    assert kept.get(0) is None
    assert kept.get(99) is not None
