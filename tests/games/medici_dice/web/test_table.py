"""The table on a page: dice that can be chosen, what is said about them, and the end."""

from __future__ import annotations

import signoria
from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from tests.faces_web.reading import all_of, read
from tests.faces_web.tables import ENGLISH, asked, played, seen_by

DRAWING = drawing_of("medici_dice")


def scene(table, seat, code="en"):
    """What a seat sees."""
    data = seen_by(table, seat)
    return scene_of(spoken(code), data, data.story)


def test_two_golds_are_one_choice():
    for seed in range(60):
        table = asked(2, 0, 0, "ChooseDice", seed)
        dice = table.game.observe(table.state, 0)["dice"]
        if sum(die["good"] is None for die in dice) >= 2:
            break
    tree = read(web.table_view(ENGLISH, seen_by(table, 0)))
    drawn = all_of(tree, "data-part")
    assert drawn.count("gold5") >= 2
    single = [parts for parts in all_of(tree, "data-parts") if parts == "gold5"]
    assert single == ["gold5"]


def test_no_more_dice_than_the_rules_allow_can_be_chosen_and_the_page_says_why():
    assert DRAWING.full_reason(scene(asked(4, 0, 0), 0)) == "you can take 3 dice at most"
    one = asked(4, 0, 20, "ChooseOneDie")
    assert DRAWING.full_reason(scene(one, 0, "it")) == "puoi prendere al massimo 1 dado"


def test_a_taken_die_says_who_has_it():
    table = asked(4, 0, 20, "ChooseOneDie")
    tray = DRAWING.board(scene(table, 0), ())["dice"]["dice"]
    roller = table.record.names[table.game.observe(table.state, None)["roller"]]
    assert {die["reason"] for die in tray if die["is_spent"]} == {f"taken by {roller}"}


def test_what_cannot_be_undone_says_why():
    page = web.table_view(ENGLISH, seen_by(asked(1, 0, 20), 0))
    assert "A die was rolled since" in page
    page = web.table_view(ENGLISH, seen_by(asked(3, 0, 20), 0))
    assert "Ask to undo" in page


def test_a_broken_through_enemy_is_shouted():
    game = signoria.load("medici_dice")
    table = signoria.Table(game, [lambda view: view.options[0]], seed=1, names=["Ginevra"])
    while max(game.observe(table.state, None)["circles"].values()) < 9:
        assert "broken" not in web.table_view(ENGLISH, seen_by(table, 0))
        table.step()
    page = web.table_view(ENGLISH, seen_by(table, 0, warnings=game.warnings(table.state, 0)))
    assert "enemy-panel broken" in page
    assert 'class="warning"' in page


def test_the_end_tells_who_did_what_when_and_how_much():
    table = played(3, 999)
    story = seen_by(table, 0).story
    told = DRAWING.highlights(scene(table, None), story)
    sheets = table.game.observe(table.state, None)["sheets"]
    ships = [ship for sheet in sheets for ship in sheet["ships"]]
    best, richest, longest, choice = (highlight.sentence for highlight in told)
    assert f"{max(ship['points'] for ship in ships)} points." in best
    assert f"worth {max(ship['value'] for ship in ships)}, " in richest
    assert f"{max(max(sheet['columns'].values()) for sheet in sheets)} crosses in round" in longest
    assert choice.endswith("at once.")
    for highlight in told:
        assert highlight.sentence.startswith(table.record.names[highlight.seat])
        assert "round I" in highlight.sentence
        assert 0 < highlight.ply <= len(story.moves)


def test_alone_the_next_title_and_the_highest_are_targets():
    table = played(1, 20)
    assert [(one.title, one.points) for one in DRAWING.targets(scene(table, 0))] == [
        ("Dish washer", 80),
        ("Medici", 200),
    ]
    assert DRAWING.targets(scene(played(2, 20), 0)) == []


def test_nothing_is_told_of_a_game_that_never_began():
    table = played(2, 0)
    assert DRAWING.highlights(scene(table, 0), seen_by(table, 0).story) == []


def test_the_rules_page_shows_adams_first_turn():
    example = DRAWING.example(spoken("en"))
    assert [hold["is_fresh"] for hold in example["ship"]["holds"]] == [True] * 3 + [False] * 4
    assert [hold["total"] for hold in example["ship"]["holds"]][:3] == [5, 9, 9]
    assert [column["crosses"] for column in example["columns"]] == [0, 3, 0, 0, 0]
