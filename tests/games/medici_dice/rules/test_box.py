"""The box of Medici: The Dice Game: a corrected file plays, a broken one says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.library import box_file
from tests.games.boxes import changed, load_each

SHIPPED = box_file("medici_dice").read_text(encoding="utf-8")

BROKEN = [
    ("most   = 4", "most   = 7", "players.most must be a whole number from 2 to 4, not 7"),
    ('"fur", "cloth"]', '"fur", "fur"]', "goods.names must be 5 different names"),
    (
        "most_dice = 3",
        "most_dice = 5",
        "choice.most_dice must be a whole number from 1 to 4, not 5",
    ),
    ("spaces = [7, 8, 9]", "spaces = [7, 8]", "ships.spaces must be 3 whole numbers from 1 to 20"),
    ("spaces = 12", "spaces = 0", "columns.spaces must be a whole number from 1 to 99, not 0"),
    ("3      = [30, 15, 0]", "3      = [15, 30, 0]", "ships.points.3 must fall from rank to rank"),
    ("4      = [30, 20, 10, 0]", "4      = [30, 20]", "ships.points.4 must be 4 whole numbers"),
    ("3 = [10, 5]", "3 = [10]", "columns.majority.3 must be 2 whole numbers"),
    ("gold   = 0", "gold   = 1", "crosses.gold must be a whole number from 0 to 0, not 1"),
    ("dish_washer   = 80", "dish_washer   = 0", "dish_washer must rise from rank to rank"),
    ("deck_scrubber = 0", "deck_scrubber = 5", "deck_scrubber must rise from rank to rank, from 0"),
    ("9  = 10", "99 = 10", "is not a value of this game"),
    (
        '["fur",    "cloth",  "spices", "grain",  "dye"]',
        '["fur",    "cloth",  "spices", "grain",  "fur"]',
        "dice.faces must show each good once; die 2 shows",
    ),
    (
        '["fur",    "cloth",  "spices", "grain",  "dye"]',
        '["dye",    "cloth",  "spices", "grain",  "fur"]',
        "dice.faces must show the 0 in another good on every die",
    ),
    ('  ["grain",  "dye",    "fur",    "cloth",  "spices"],\n', "", "dice.faces must have 5 rows"),
    ("majority          = 10", "majority          = 1979-01-01", "solitaire.majority"),
]


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """Every broken box, then a corrected one, in one process."""
    folder = tmp_path_factory.mktemp("boxes")
    paths = changed(folder, SHIPPED, BROKEN)
    mine = folder / "mine.toml"
    mine.write_text(SHIPPED.replace("spaces = [7, 8, 9]", "spaces = [6, 7, 8]"), encoding="utf-8")
    return load_each("medici_dice", [*paths, mine])


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_box_is_refused_with_its_line_and_the_rule_it_breaks(answers, number):
    old, new, message = BROKEN[number]
    kind, said = answers[number][:2]
    assert kind == "refused", said
    assert message in said
    if new:
        line = SHIPPED[: SHIPPED.index(old)].count("\n") + 1
        path = message.split(" must")[0]
        first = (
            line
            if not path.startswith("dice.faces")
            else SHIPPED[: SHIPPED.index("faces  =")].count("\n") + 1
        )
        assert f"broken{number}.toml, line {first}: " in said


def test_after_broken_boxes_a_corrected_one_still_loads(answers, medici):
    kind, fingerprint, seats = answers[-1]
    assert (kind, seats) == ("loaded", 2)
    assert fingerprint != medici.box.fingerprint


def test_the_shipped_box_is_graded_throughout(medici):
    grades = [value.grade for value in medici.box.values.values()]
    assert len(grades) > 30
    assert set(grades) == {"rulebook", "source", "inferred", "reconstructed"}
    assert all(value.source for value in medici.box.values.values())


def test_the_box_holds_what_the_rulebook_prints(medici):
    box = medici.box
    assert [box[f"ships.points.{seats}"] for seats in (2, 3, 4)] == [
        [20, 0],
        [30, 15, 0],
        [30, 20, 10, 0],
    ]
    assert box.values["ships.points.3"].grade == "inferred"
    assert box["ships.spaces"] == [7, 8, 9]
    assert box.values["dice.faces"].grade == "reconstructed"


def test_the_dice_form_a_square_in_which_every_coloured_face_exists_once(medici):
    rows = medici.box["dice.faces"]
    faces = [(good, number) for row in rows for number, good in enumerate(row)]
    assert len(set(faces)) == 25


def test_a_game_is_loaded_with_one_box_only(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(SHIPPED, encoding="utf-8")
    first, second = load_each("medici_dice", [mine, Path(box_file("medici_dice"))])
    assert first[0] == "loaded"
    assert second[0] == "refused"
    assert "a box is chosen once per process" in second[1]


def test_grades_are_no_part_of_what_records_were_played_with(medici):
    assert medici.box.fingerprint == "346ebf14da3ecb21"


def test_the_order_of_the_columns_is_a_guess_and_no_value(medici):
    assert medici.box.claims["columns.order"].is_unsure
    assert medici.box.claims["columns.order"].value.startswith(", ".join(medici.box["goods.names"]))
