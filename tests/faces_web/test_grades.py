"""Marks at what is perhaps not as printed: one at each number, or one at the heading."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web.grades import SURE, Grades
from signoria.faces.web.paint import environment
from signoria.faces.web.words import spoken
from signoria.kernel.box import Box
from tests.faces_web.grading import of_class
from tests.faces_web.reading import check
from tests.faces_web.tables import ENGLISH, played, replay_page, seen_by

TOY = """game = "toy"
rules = 1

[costs]
grade  = "reconstructed"
source = "balanced by simulation"
red    = 1
green  = 2
blue   = 3
gold   = 4

[costs.doubt]
red    = { grade = "rulebook", source = "page 2" }
blue   = { grade = "sibling", source = "as in the <card> game" }
gold   = { grade = "reconstructed", source = "a guess" }

[claims.cards]
grade  = "reconstructed"
source = "a guess"
name   = "Mason"
"""


def grades(text: str = TOY, code: str = "en") -> Grades:
    return Grades(Box(text, "toy.toml"), spoken(code))


def drawn(template: str, **contents: object) -> str:
    return environment("en").from_string(template).render(**contents)


def test_a_value_that_we_are_sure_of_has_no_mark():
    mark = grades().at("costs.red")
    assert mark == SURE
    assert drawn("<b{{ mark }}>1</b>{{ mark.after }}{{ mark.sign }}", mark=mark) == "<b>1</b>"


def test_a_guess_says_so_in_its_tag_and_names_its_source():
    mark = grades().at("costs.green")
    assert drawn("<b{{ mark }}>2</b>", mark=mark) == (
        '<b data-grade="reconstructed" title="Reconstructed: a reasoned guess, not the printed '
        'value. Balanced by simulation.">2</b>'
    )


def test_what_a_source_says_is_text_and_no_tag():
    mark = grades().at("costs.blue")
    assert mark.grade == "sibling"
    assert "as in the &lt;card&gt; game" in drawn("<b{{ mark }}>3</b>", mark=mark).lower()
    assert "<card>" not in drawn("{{ mark.sign }}{{ mark.after }}", mark=mark)


def test_what_comes_from_several_values_is_as_sure_as_the_least_sure():
    assert grades().at("costs.red", "costs.blue").grade == "sibling"
    assert grades().at("costs.blue", "costs.green", "costs.red").grade == "reconstructed"
    assert grades().at("costs.blue", "costs.green").says.count("\n") == 1


def test_a_claim_says_what_it_is_about():
    assert grades().at("cards.name").says.startswith("The name: reconstructed")
    assert grades(code="it").at("cards.name").says.startswith("Il nome: ricostruito")


def test_where_everything_is_unsure_the_heading_speaks_for_all():
    group = grades().group([("costs.green",), ("costs.blue",)])
    assert group.heading.grade == "reconstructed"
    assert "Sibling game:" in group.heading.says
    assert group.at("costs.green").is_covered
    assert "data-covered" in drawn("<b{{ mark }}>2</b>", mark=group.at("costs.green"))


def test_where_something_is_sure_each_number_speaks_for_itself():
    group = grades().group([("costs.red",), ("costs.green",)])
    assert not group.heading
    assert not group.at("costs.red")
    assert not group.at("costs.green").is_covered
    assert "data-covered" not in drawn("<b{{ mark }}>2</b>", mark=group.at("costs.green"))


def test_a_heading_names_one_source_a_grade_and_says_that_there_are_more():
    group = grades().group([("costs.green",), ("costs.gold",)])
    assert group.heading.says == (
        "Reconstructed: a reasoned guess, not the printed value. Balanced by simulation …"
    )


def test_an_empty_group_has_no_mark():
    assert not grades().group([]).heading


def test_a_box_without_doubts_needs_no_legend():
    assert grades().has_doubts
    sure = TOY.replace('"reconstructed"', '"rulebook"').replace('"sibling"', '"inferred"')
    assert not grades(sure).has_doubts


@pytest.mark.parametrize("seat", [0, None])
def test_a_table_at_play_at_its_end_and_in_a_replay_explains_the_sign_once(seat):
    playing, over = played(2, 30), played(2, 10_000)
    pages = [
        web.table_page(ENGLISH, seen_by(playing, seat)),
        web.table_page(ENGLISH, seen_by(over, seat)),
        replay_page(ENGLISH, over.record, 30, "table1"),
    ]
    for page in pages:
        legends = of_class(check(page), "grade-legend")
        assert ["".join(one.itertext()) for one in legends] == [
            "° reconstructed: perhaps not as printed · Provenance"
        ]
