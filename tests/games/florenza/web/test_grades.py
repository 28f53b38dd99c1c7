"""Artworks, workshops, people and captains say that they are guesses, as long as they are."""

from __future__ import annotations

import pytest

import signoria
from tests.faces_web.grading import by_id, covered, grades, of_class, page, regrade
from tests.games.florenza.web.tables import asked

GAME = signoria.load("florenza")


@pytest.fixture(scope="module")
def table():
    """Somebody places a kinsman in the first round."""
    return asked(3, "PlaceKinsman", skip=20)


def look(table):
    """The page of whoever is asked."""
    return page(table, int(table.state.actor()))


def test_a_building_of_guesses_is_marked_at_its_heading(monkeypatch, table):
    duomo = by_id(look(table), "building-duomo")
    assert grades(duomo) == ["reconstructed"]
    assert len(covered(duomo)) == 2 * 8
    regrade(monkeypatch, GAME, "rulebook", "artworks.duomo.cupola.cost")
    tree = look(table)
    assert covered(by_id(tree, "building-duomo")) == []
    assert grades(by_id(tree, "work-duomo-cupola")) == ["reconstructed"]
    assert grades(by_id(tree, "work-duomo-abside")) == ["sibling", "reconstructed"]


def test_an_artwork_that_the_rulebook_prints_is_not_marked(monkeypatch, table):
    tree = look(table)
    assert grades(by_id(tree, "work-palazzo_della_signoria-facciata")) == []
    assert len(grades(by_id(tree, "work-palazzo_della_signoria-salone"))) == 2
    regrade(monkeypatch, GAME, "rulebook", "artworks.palazzo_della_signoria.salone")
    assert grades(by_id(look(table), "building-palazzo_della_signoria")) == []


@pytest.mark.parametrize(
    ("workshop", "value"), [("erbolaio", "gives"), ("cava", "cost"), ("casamento", "reward")]
)
def test_workshops_of_the_supply(monkeypatch, table, workshop, value):
    regrade(monkeypatch, GAME, "rulebook", f"workshops.{workshop}")
    assert grades(by_id(look(table), f"tile-{workshop}")) == []
    regrade(monkeypatch, GAME, "sibling", f"workshops.{workshop}.{value}")
    assert grades(by_id(look(table), f"tile-{workshop}")) == ["sibling"]


def test_workshops_in_a_district(monkeypatch, table):
    family = table.game.observe(table.state, 0)["families"][0]
    workshop = family["spaces"][0]["workshop"]
    regrade(monkeypatch, GAME, "rulebook", f"workshops.{workshop}")
    assert grades(by_id(look(table), "space-0-1")) == []
    regrade(monkeypatch, GAME, "reconstructed", f"workshops.{workshop}.gives")
    assert grades(by_id(look(table), "space-0-1")) == ["reconstructed"]


def test_the_prices_of_people(monkeypatch, table):
    seen = table.game.observe(table.state, 0)["characters"]
    artist = next(one for one in seen if one["artist"])["key"]
    regrade(monkeypatch, GAME, "rulebook", f"artists.{artist}")
    assert grades(by_id(look(table), f"person-{artist}")) == []
    regrade(monkeypatch, GAME, "sibling", f"artists.{artist}.prices")
    assert set(grades(by_id(look(table), f"person-{artist}"))) == {"sibling"}


def test_how_long_people_stay_is_marked_once(monkeypatch, table):
    assert grades(of_class(look(table), "people")[0][0]) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "artists.giotto.life")
    assert grades(of_class(look(table), "people")[0][0]) == []


def test_lines_of_a_captain_of_fortune(monkeypatch, table):
    captain = table.game.observe(table.state, 0)["fortune"][0]["key"]
    regrade(monkeypatch, GAME, "reconstructed", f"captains.{captain}")
    assert grades(by_id(look(table), f"captain-{captain}")) == ["reconstructed"] * 3
    regrade(monkeypatch, GAME, "rulebook", f"captains.{captain}.bottom")
    assert grades(by_id(look(table), f"captain-{captain}")) == ["reconstructed"] * 2


def test_tracks(monkeypatch, table):
    tracks = of_class(look(table), "ptrack")
    assert [grades(one) for one in tracks] == [["reconstructed"], ["reconstructed"]]
    regrade(monkeypatch, GAME, "rulebook", "tracks.church_values")
    tracks = of_class(look(table), "ptrack")
    assert [grades(one) for one in tracks] == [["reconstructed"], []]


def test_the_preacher_without_a_name(monkeypatch, table):
    anonymous = of_class(look(table), "anon")[-1]
    assert grades(anonymous) == ["reconstructed"]
    regrade(monkeypatch, GAME, "rulebook", "charity.unnamed_kinsmen")
    assert grades(of_class(look(table), "anon")[-1]) == []
