"""What Firenze's drawing shows: what is new, what an option brings, and why something is shut."""

from __future__ import annotations

import re

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.story import Story
from tests.faces_web.reading import read
from tests.faces_web.tables import ENGLISH, VISITORS, seen_by
from tests.games.firenze.web.test_table import asked, finished, table

DRAWING = drawing_of("firenze")


def facts(at, seat, **more):
    scene = scene_of(spoken("en"), seen_by(at, seat, **more), Story.of(at.record))
    return scene, DRAWING.board(scene, DRAWING.answers(scene))


def sealed_since(at, seat):
    """The commissions that the drawing marks as new."""
    _, board = facts(at, seat, seen_ply=len(at.record.moves) - 1)
    return [
        (tower["colour"], storey["height"])
        for tower in board["towers"]
        for storey in tower["storeys"]
        if storey["is_fresh"]
    ]


def test_a_new_seal_is_marked_until_the_next_look():
    at = table(3, 5, "greedy")
    while not (at.record.moves and at.record.moves[-1].text.startswith("fulfil ")):
        at.step()
    colour, height = at.record.moves[-1].text.split()[1:]
    assert sealed_since(at, 0) == [(colour, int(height))]
    at.step()
    assert sealed_since(at, 0) == []


def test_a_new_card_is_marked_and_cards_that_moved_are_not():
    at = table(2, 5, "greedy")
    while sum(move.text.startswith("reveal") for move in at.record.moves) < 9:
        at.step()
    looked = len(at.record.moves) - 1
    while int(at.state.actor()) < 0:
        at.step()
    _, board = facts(at, 0, seen_ply=looked)
    assert [slot["place"] for slot in board["row"] if slot.get("is_fresh")] == [6]


def test_at_the_first_look_nothing_is_marked_as_new():
    at = table(3, 5, "greedy")
    while int(at.state.actor()) < 0:
        at.step()
    page = web.table_view(ENGLISH, seen_by(at, 0, seen_ply=0))
    assert "just-ring" not in page
    assert not re.search(r'class="tile card[^"]*fresh', page)


def test_what_a_commission_brings_is_what_the_rules_then_write():
    at, looked = table(3, 3, "greedy"), 0
    while looked < 6:
        seat = int(at.state.actor())
        if str(at.state.step) == "FulfilCommissions" and seat >= 0:
            scene, board = facts(at, seat)
            storeys = [storey for tower in board["towers"] for storey in tower["storeys"]]
            for storey in storeys:
                if storey["answer"]:
                    copy = at.state.copy()
                    copy.play(storey["answer"].action)
                    after = at.game.observe(copy, seat)["players"][seat]["prestige"]
                    now = scene.seen["players"][seat]["prestige"]
                    assert storey["gain"] == f"+{after - now}"
                    looked += 1
        at.step()


def test_a_card_that_is_too_dear_says_what_it_costs_and_what_one_has():
    at = table(2, 5, "greedy")
    while str(at.state.step) != "ChooseCard":
        at.step()
    page = web.table_view(ENGLISH, seen_by(at, 0))
    assert "costs 3, you have 2" in page
    assert "costs 5, you have 2" in page
    assert "costs 2, you have 2" not in page


def test_towers_that_will_come_down_are_named_before_one_stops_building():
    at = asked("BuildTowers")
    while True:
        seat = int(at.state.actor())
        towers = at.game.observe(at.state, seat)["players"][seat]["towers"] if seat >= 0 else []
        is_left = any(not tower["worked_on"] for tower in towers)
        if str(at.state.step) == "BuildTowers" and seat >= 0 and is_left:
            break
        at.step()
    scene, board = facts(at, seat)
    stop = next(answer for answer in DRAWING.answers(scene) if answer.action == "pass")
    assert "down" in stop.why
    assert any(tower["state"] == "in-danger" for tower in board["site"]["towers"])


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
def test_the_board_in_words_tells_every_commission_card_and_player(visitor):
    at = asked("BuildTowers")
    seat = int(at.state.actor())
    tree = read(web.table_view(visitor, seen_by(at, seat)))
    words = next(one for one in tree.iter() if one.get("id") == "pop-words")
    assert len(list(words.iter("h4"))) == 1 + 6 + 1 + 3
    assert len(list(words.iter("li"))) >= 6 + 36 + 3 * 4


def test_hands_are_open_at_the_end():
    at = finished()
    _, board = facts(at, 0)
    for rival in board["rivals"]:
        held = at.game.observe(at.state, None)["players"][rival["seat"]]["hand"]
        if held:
            assert rival["cards"] not in ("", "–")


def test_looking_changes_nothing():
    at = asked("FulfilCommissions")
    position = str(at.state)
    facts(at, int(at.state.actor()))
    assert position == str(at.state)
    assert position == str(Story.of(at.record).state)


def test_the_example_of_the_rules_is_holgers():
    for code in ("en", "it"):
        example = DRAWING.example(spoken(code))
        assert [len(tower["bricks"]) for tower in example["site"]["towers"]] == [4, 2, 5, 3]
        assert [len(tower["bricks"]) for tower in example["built_site"]["towers"]] == [6, 3, 6]
        green = example["fulfilled_towers"][2]["storeys"]
        assert [storey["seal"] for storey in green if storey["height"] == 6] == ["rucellai"]


@pytest.mark.parametrize(
    ("bricks", "drawn"),
    [
        ({"white": 3, "yellow": 1, "red": 1, "blue": 2}, [3, 1, 1, 2]),  # two lines of four
        ({"white": 1, "yellow": 4, "red": 1}, [1, 1, 1]),  # three lines would lie on the words
        ({"white": 4, "yellow": 4, "red": 1}, [1, 1, 1]),
    ],
)
def test_bricks_that_would_lie_on_the_words_of_a_card_are_counted(bricks, drawn):
    at = table(2, 5, "greedy")
    while at.state.actor() != 0:
        at.step()
    scene, board = facts(at, 0)
    scene.seen["row"][0]["bricks"].update(dict.fromkeys(scene.seen["row"][0]["bricks"], 0) | bricks)
    board = DRAWING.board(scene, DRAWING.answers(scene))
    heaps = [one for one in board["row"][0]["heaps"] if one["count"]]
    assert [one["drawn"] for one in heaps] == drawn
