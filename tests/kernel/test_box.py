"""Box files: every value has a grade and a source; every mistake names the file and the line."""

from __future__ import annotations

import pytest

from signoria import BoxError
from signoria.kernel.box import Box, choose_box, close_box, open_box, read_box

GOOD = """game  = "toy"
rules = 3

[bag]
grade  = "rulebook"
source = "page 2"
note   = "as printed"
tiles  = [4, 3, 2]
colours = ["red", "green", "blue"]

[bag.prices]
red   = 1
green = 2
blue  = 3
doubt = { blue = { grade = "inferred", source = "by difference" } }

[sheet]
grade  = "reconstructed"
source = "a guess"
spaces = 12
"""


def box(text=GOOD):
    """A box read from a text."""
    return Box(text, "mine.toml")


def refused(text):
    """The sentence with which a box file is refused."""
    with pytest.raises(BoxError) as caught:
        box(text)
    return str(caught.value)


# Reading


def test_values_go_by_their_path():
    assert (box()["bag.tiles"], box()["bag.prices.green"], box()["sheet.spaces"]) == (
        [4, 3, 2],
        2,
        12,
    )


def test_the_header_names_the_game_and_its_rules():
    assert (box().game, box().rules) == ("toy", 3)


def test_a_table_gives_its_values_by_name():
    assert box().table("bag.prices") == {"red": 1, "green": 2, "blue": 3}


def test_grade_source_and_note_hold_for_everything_below_them():
    value = box().values["bag.prices.red"]
    assert (value.grade, value.source, value.note) == ("rulebook", "page 2", "as printed")


def test_a_doubt_holds_for_its_value_only():
    values = box().values
    assert (values["bag.prices.blue"].grade, values["bag.prices.blue"].source) == (
        "inferred",
        "by difference",
    )
    assert values["bag.prices.green"].grade == "rulebook"


def test_a_table_of_its_own_has_its_own_grade():
    assert box().values["sheet.spaces"].grade == "reconstructed"


def test_grades_and_notes_are_no_values():
    assert sorted(box().values) == [
        *["bag.colours", "bag.prices.blue", "bag.prices.green", "bag.prices.red"],
        *["bag.tiles", "sheet.spaces"],
    ]


def test_the_fingerprint_depends_on_values_only():
    assert box().fingerprint == box(GOOD.replace("page 2", "page 3")).fingerprint
    assert box().fingerprint == box(f"# my own copy\n{GOOD}").fingerprint
    assert box().fingerprint != box(GOOD.replace("spaces = 12", "spaces = 11")).fingerprint


def test_numbers_and_names_are_read_within_their_limits():
    assert box().integer("sheet.spaces", 1, 12) == 12
    assert box().integers("bag.tiles", 3, 0, 4) == [4, 3, 2]
    assert box().names("bag.colours", 3) == ["red", "green", "blue"]


# Mistakes


def test_what_is_not_toml_is_refused_with_its_line():
    message = refused(GOOD.replace("spaces = 12", "spaces = = 12"))
    assert message.startswith("mine.toml is not TOML: ")
    assert "line 20" in message


@pytest.mark.parametrize(("line", "name"), [('game  = "toy"', "game"), ("rules = 3", "rules")])
def test_a_missing_header_is_refused(line, name):
    assert f"mine.toml: {name} must be given at the top" in refused(GOOD.replace(line, ""))


def test_a_header_of_the_wrong_kind_is_refused_with_its_line():
    message = refused(GOOD.replace("rules = 3", 'rules = "three"'))
    assert message == "mine.toml, line 2: rules must be given at the top, as int"


def test_rules_that_are_true_are_no_number():
    assert "rules must be given" in refused(GOOD.replace("rules = 3", "rules = true"))


def test_a_value_without_a_grade_is_refused_with_its_line():
    message = refused(GOOD.replace('grade  = "reconstructed"\n', ""))
    assert message.startswith("mine.toml, line 19: sheet.spaces needs a grade, one of rulebook,")


def test_an_unknown_grade_is_refused():
    message = refused(GOOD.replace('"reconstructed"', '"certain"'))
    assert "sheet.spaces needs a grade" in message
    assert message.endswith("it has 'certain'")


@pytest.mark.parametrize("source", ["", "source = 7", 'source = ""'])
def test_a_value_without_a_source_is_refused_with_its_line(source):
    message = refused(GOOD.replace('source = "a guess"', source))
    assert message.startswith("mine.toml, line 20: sheet.spaces needs a source")


def test_a_value_outside_all_tables_is_refused():
    assert "mine.toml, line 1: weather needs a grade" in refused(f'weather = "fine"\n{GOOD}')


def test_a_doubt_that_is_no_table_is_refused():
    message = refused(GOOD.replace("spaces = 12", "spaces = 12\ndoubt = 1"))
    assert message == "mine.toml, line 21: sheet.doubt must be a table of values and their grades"


def test_a_doubt_about_something_else_is_refused():
    message = refused(GOOD.replace("doubt = { blue", "doubt = { black"))
    assert message.startswith(
        "mine.toml, line 15: bag.prices.doubt names 'black', which is no value"
    )


def test_a_value_that_no_rule_can_use_is_refused_and_not_a_crash():
    with pytest.raises(BoxError):
        box(GOOD.replace("spaces = 12", "spaces = 1999-12-31")).integer("sheet.spaces", 0, 9)


@pytest.mark.parametrize("value", ["0", "13", "1.5", "true", '"12"', "[12]"])
def test_a_number_beyond_its_limits_is_refused_with_its_line(value):
    found = box(GOOD.replace("spaces = 12", f"spaces = {value}"))
    with pytest.raises(BoxError) as caught:
        found.integer("sheet.spaces", 1, 12)
    assert str(caught.value).startswith(
        "mine.toml, line 20: sheet.spaces must be a whole number from 1 to 12, not "
    )


@pytest.mark.parametrize("value", ["[4, 3]", "[4, 3, 2, 1]", "[4, 3, 9]", "[4, 3, true]", "7"])
def test_wrong_numbers_are_refused_with_their_line(value):
    found = box(GOOD.replace("[4, 3, 2]", value))
    with pytest.raises(BoxError) as caught:
        found.integers("bag.tiles", 3, 0, 4)
    assert str(caught.value).startswith(
        "mine.toml, line 8: bag.tiles must be 3 whole numbers from 0 to 4, not "
    )


@pytest.mark.parametrize(
    "value",
    ['["red", "red", "blue"]', '["red", "blue"]', '["red", "green", "Blue 2"]', "[1, 2, 3]"],
)
def test_wrong_names_are_refused_with_their_line(value):
    found = box(GOOD.replace('["red", "green", "blue"]', value))
    with pytest.raises(BoxError) as caught:
        found.names("bag.colours", 3)
    assert str(caught.value).startswith(
        "mine.toml, line 9: bag.colours must be 3 different names of small letters, not "
    )


def test_a_value_below_a_list_of_several_lines_keeps_its_line():
    text = GOOD.replace('colours = ["red", "green", "blue"]', 'rows = [\n  ["red"],\n]\nsize = 7')
    with pytest.raises(BoxError) as caught:
        box(text).integer("bag.size", 0, 3)
    assert str(caught.value).startswith("mine.toml, line 12: bag.size must be")


# A corrected box


def test_a_corrected_value_is_fine():
    box(GOOD.replace("spaces = 12", "spaces = 11")).match(box())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"toy"', '"joy"', "mine.toml, line 1: game must be 'toy', not 'joy'"),
        ("rules = 3", "rules = 4", "mine.toml, line 2: rules must be 3, not 4"),
        (
            "spaces = 12",
            "spaces = 12\nspace = 12",
            "sheet.space is not a value of this game; did you mean sheet.spaces?",
        ),
        (
            "spaces = 12\n",
            "",
            "mine.toml: sheet.spaces is missing; the shipped box has 12",
        ),
    ],
)
def test_a_corrected_box_must_have_the_same_values(old, new, message):
    with pytest.raises(BoxError) as caught:
        box(GOOD.replace(old, new)).match(box())
    assert str(caught.value).endswith(message)


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(BoxError, match=r"nowhere.toml cannot be read: No such file"):
        read_box(tmp_path / "nowhere.toml")
    with pytest.raises(BoxError, match=r"cannot be read"):
        read_box(tmp_path)


def test_a_file_of_garbage_bytes_is_refused(tmp_path):
    (tmp_path / "mine.toml").write_bytes(b"game = \xff\xfe")
    with pytest.raises(BoxError, match=r"mine.toml is not text: byte 8 is not UTF-8"):
        read_box(tmp_path / "mine.toml")


def test_a_box_is_chosen_once_before_its_game_is_loaded(tmp_path):
    shipped, mine = tmp_path / "box.toml", tmp_path / "mine.toml"
    shipped.write_text(GOOD)
    mine.write_text(GOOD.replace("spaces = 12", "spaces = 11"))
    try:
        choose_box("toy", mine)
        assert open_box(shipped)["sheet.spaces"] == 11
        choose_box("toy", mine)
        with pytest.raises(
            BoxError, match=r"toy was already loaded with .*mine.toml; a box is chosen"
        ):
            choose_box("toy", shipped)
    finally:
        close_box("toy")
    assert open_box(shipped)["sheet.spaces"] == 12
    close_box("toy")
