"""Florenza's pieces have names and travel; goods and points fly between things that are drawn."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.games.florenza.news.rounds import RoundBegins
from tests.faces_web.reading import read
from tests.faces_web.tables import ENGLISH
from tests.games.florenza.web.tables import NAMES, asked, game, scene, seen_by

DRAWING = drawing_of("florenza")
FEWEST = 30  # flights that a walk should see


def drawn(table, seat=0):
    """The page as a seat sees it."""
    return read(web.table_page(ENGLISH, seen_by(table, seat)))


def pieces(tree, name):
    """The ids of everything that goes by a name."""
    return [one.get("id") for one in tree.iter() if one.get("data-piece") == name]


def test_a_kinsman_goes_from_the_purse_to_where_he_is_sent():
    table = asked(3, "PlaceKinsman", 2)
    seat = int(table.state.actor())
    before = pieces(drawn(table, seat), f"kin-{seat}")
    table.state.play("business")
    assert f"kin-business-{seat}-1" not in before
    after = pieces(drawn_state(table, seat), f"kin-{seat}")
    assert f"kin-business-{seat}-1" in after
    assert len(after) == len(before)


def drawn_state(table, seat):
    """The page after a move that the record does not know."""
    data = seen_by(table, seat)
    return read(
        web.table_page(ENGLISH, replace(data, observation=table.game.observe(table.state, seat)))
    )


def test_a_hired_artist_leaves_the_list_for_the_work():
    table, hire = hiring()
    seat, key = int(table.state.actor()), hire.removeprefix("hire ")
    assert pieces(drawn(table, seat), f"person-{key}") == [f"person-{key}"]
    table.state.play(hire)
    (there,) = pieces(drawn_state(table, seat), f"person-{key}")
    assert there.startswith("artist-work-")


def test_the_die_of_an_artist_is_rolled_before_the_eyes():
    table = asked(3, "FavorOfTheMuse", 3)
    tree = drawn(table, int(table.state.actor()))
    rolled = [one.get("id") for one in tree.iter() if one.get("data-arrives") == "roll"]
    assert len(rolled) == 1
    assert rolled[0].startswith("result-")


def hiring():
    """A table where somebody with a name can be hired, and the move that does it."""
    for seed in range(1, 30):
        table = asked(3, "HireArtist", seed)
        for action in table.state.options():
            if action.text.startswith("hire ") and action.text != "hire unnamed":
                return table, action.text
    raise AssertionError("there is nobody to hire")


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (3, 4), (5, 6)])
def test_what_flies_begins_and_ends_at_something_drawn(seats, seed):
    """All that one seat sees fly of its own; of the others' own artworks only the city's."""
    table, seen = game(seats, seed, "greedy"), 0
    while not table.is_over:
        table.step()
        here = scene(table, 0)
        news = here.story_since(len(table.record.moves) - 1)
        flights = DRAWING.flights(replace(here, news=news)) if news and not table.is_over else []
        if not flights:
            continue
        there = {one.get("id") for one in drawn(table).iter() if one.get("id")}
        for flight in flights:
            seen += 1
            if "kinsmen" not in flight.icon:
                assert {flight.start, flight.end} <= there, flight
        if seen > FEWEST:
            return
    assert seen > FEWEST


@pytest.mark.parametrize(("seats", "seed"), [(1, 24), (3, 5)])
def test_deeds_tell_who_in_which_round_and_how_much(seats, seed):
    table = game(seats, seed, "greedy")
    table.run()
    here = scene(table, 0)
    deeds = DRAWING.highlights(here, here.story)
    assert len(deeds) >= 3
    rounds = [
        ply
        for ply, facts in enumerate(here.story.facts, 1)
        if any(isinstance(fact, RoundBegins) for fact in facts)
    ]
    for deed in deeds:
        begun = sum(ply < (deed.ply or 0) for ply in rounds)
        ends = begun + (deed.ply in rounds)  # a round may end and the next begin with one move
        assert {f"round {begun}", f"round {ends}"} & set(re.findall(r"round \d", deed.sentence))
        assert NAMES[0] not in deed.sentence  # she is "you"


@pytest.mark.parametrize("step", ["PlaceKinsman", "HireArtist", "OtherActivities"])
def test_every_symbol_in_a_tile_explains_itself(step):
    table = asked(3, step, 2)
    tree = drawn(table, int(table.state.actor()))
    parents = {child: one for one in tree.iter() for child in one}
    symbols = [one for one in tree.iter() if one.get("role") == "img" and is_in_tile(one, parents)]
    assert len(symbols) > 100
    for one in symbols:
        titles = [child for child in one if child.tag.rpartition("}")[2] == "title"]
        assert one.get("title") or titles, one.get("aria-label")


def is_in_tile(one, parents):
    while one is not None:
        if {"tile", "person"} & set((one.get("class") or "").split()):
            return True
        one = parents.get(one)
    return False
