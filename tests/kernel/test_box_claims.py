"""Claims of a box: graded like values, read by no rule, and no part of the fingerprint."""

from __future__ import annotations

from signoria.kernel.box import GRADES, UNSURE, choose_box, close_box, open_box
from tests.kernel.test_box import GOOD, box, refused

CLAIMS = """
[claims.cards]
grade  = "reconstructed"
source = "the list is lost"
name   = "Mason"
effect = "cheaper towers"
doubt  = { name = { grade = "rulebook", source = "page 4" } }
"""


def test_claims_are_graded_like_values_and_are_none():
    found = box(GOOD + CLAIMS)
    assert list(found.claims) == ["cards.name", "cards.effect"]
    assert found.claims["cards.name"].grade == "rulebook"
    assert found.claims["cards.effect"].source == "the list is lost"
    assert found.about("cards.effect").value == "cheaper towers"
    assert found.about("bag.tiles").value == [4, 3, 2]
    assert set(found.values) == set(box().values)


def test_claims_do_not_change_the_fingerprint():
    assert box(GOOD + CLAIMS).fingerprint == box().fingerprint
    other = CLAIMS.replace("cheaper", "taller").replace("reconstructed", "sibling")
    assert box(GOOD + other).fingerprint == box().fingerprint


def test_a_corrected_box_takes_over_the_claims_that_it_leaves_out(tmp_path):
    shipped, mine = tmp_path / "box.toml", tmp_path / "mine.toml"
    shipped.write_text(GOOD + CLAIMS)
    mine.write_text(GOOD.replace("spaces = 12", "spaces = 10"))
    choose_box("toy", mine)
    try:
        assert open_box(shipped).claims["cards.effect"].grade == "reconstructed"
    finally:
        close_box("toy")


def test_a_corrected_box_may_know_more_about_a_claim(tmp_path):
    shipped, mine = tmp_path / "box.toml", tmp_path / "mine.toml"
    shipped.write_text(GOOD + CLAIMS)
    mine.write_text(GOOD + CLAIMS.replace('"reconstructed"', '"source"'))
    choose_box("toy", mine)
    try:
        assert open_box(shipped).claims["cards.effect"].grade == "source"
    finally:
        close_box("toy")


def test_a_claim_without_a_grade_is_refused_with_its_line():
    message = refused(GOOD + CLAIMS.replace('grade  = "reconstructed"\n', ""))
    assert message.startswith("mine.toml, line 25: claims.cards.effect needs a grade")


def test_claims_that_are_no_table_are_refused():
    assert "claims must be a table" in refused(f'claims = "all true"\n{GOOD}')


def test_values_of_sibling_games_and_guesses_are_unsure():
    assert [grade for grade in GRADES if grade in UNSURE] == ["sibling", "reconstructed"]
    assert GRADES.index("inferred") < GRADES.index("sibling") < GRADES.index("reconstructed")
    values = box(GOOD.replace('"reconstructed"', '"sibling"')).values
    assert values["sheet.spaces"].is_unsure
    assert not values["bag.prices.blue"].is_unsure
