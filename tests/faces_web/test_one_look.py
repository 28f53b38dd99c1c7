"""A drawn view looks at the game once: the server makes the observation, faces draw it."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest

from signoria import games, library, load
from signoria.faces import web
from signoria.faces.phrases import Phrases, language
from signoria.faces.web import replays, tables
from signoria.faces.web.drawing import Drawing
from signoria.faces.web.page_data import Visitor
from signoria.server.sitting import Chair
from signoria.server.tables import Opening, prepare
from signoria.server.views import Viewer, shown_record, table_data
from signoria.session import OVER, PERSON
from signoria.story import Story

SECRET = "s" * 32
VISITOR = Visitor("en", "Ginevra", "")


class Plain(Drawing):
    """Draws any game in words and buttons."""

    def template(self, piece):
        return f"generic/{piece}.html"


class Counting:
    """A game that counts how often it is looked at."""

    def __init__(self, game):
        self.game = game
        self.looks = 0

    def __getattr__(self, name):
        return getattr(self.game, name)

    def observe(self, state, seat):
        self.looks += 1
        return self.game.observe(state, seat)


def sittings(game):
    """A table for two at its beginning, later, when the other is asked, and at its end."""
    mine = Viewer(SECRET)
    chairs = [Chair(0, PERSON, "Ginevra", owner=mine.who), Chair(1, PERSON, "Bea", owner="other")]
    sitting, _ = prepare(Opening(game, chairs))
    yield "beginning", sitting
    session, found = sitting.session, {}
    for number in range(100_000):
        if session.awaits()[0] == OVER:
            break
        options = session.state.options()
        said = options[number % len(options)].text
        session, _ = session.with_chance(session.play(said, [session.actor]))
        if number > 40:
            found.setdefault(session.actor, session)
    for actor, reached in {**found, "end": session}.items():
        yield actor, replace(sitting, session=reached)


def looks(sitting, viewer, draw):
    """How often the game is looked at while this is drawn."""
    counting = Counting(sitting.session.game)
    watched = replace(sitting, session=replace(sitting.session, game=counting))
    session = watched.session
    story = Story(counting, len(session.players), session.options)
    story.go_on(session.moves)
    counting.looks = 0
    # Known by its name, whatever boxes other tests have loaded beside it.
    with patch.dict(library._loaded, {counting.game.name: counting}):
        draw(watched, story, viewer)
    return counting.looks


def draw_table(sitting, story, viewer):
    assert "<main" in web.table_view(VISITOR, table_data(sitting, story, viewer))


def draw_replay(sitting, story, viewer):
    at = len(sitting.session.moves)
    assert web.replay_view(VISITOR, shown_record(sitting), story, at, "table")


@pytest.fixture(params=["its own", "generic"])
def drawn(request, monkeypatch):
    """Games as they are drawn, and as any game is that has no drawing of its own."""
    if request.param == "its own":
        return
    for module in (tables, replays):
        monkeypatch.setattr(module, "phrases_for", lambda game, code: Phrases(game, language(code)))
        monkeypatch.setattr(module, "drawing_of", Plain)


@pytest.mark.parametrize("game", games())
@pytest.mark.usefixtures("drawn")
def test_a_drawn_view_looks_once(game):
    assert load(game)
    for where, sitting in sittings(game):
        for viewer in (Viewer(SECRET), Viewer()):
            assert looks(sitting, viewer, draw_table) == 1, where
        assert looks(sitting, Viewer(), draw_replay) == 1, where
