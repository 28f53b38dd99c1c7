"""How much is known, in a sentence: counted from the box that is loaded, in both languages."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import signoria
from signoria.faces import web
from signoria.faces.phrases import language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.provenance import GRADE_WORDS, claimed, doubt, doubts, known
from signoria.faces.web.page_data import Visitor
from signoria.kernel.box import GRADES, Box
from signoria.library import games
from tests.faces_web.reading import check

TOY = """game = "toy"
rules = 1
[bag]
grade = "rulebook"
source = "page 2"
tiles = 4
red = 1
blue = 3
doubt = { blue = { grade = "reconstructed", source = "a guess" } }
"""


def test_every_grade_has_a_word_and_a_meaning_in_order():
    assert tuple(GRADE_WORDS) == GRADES


def test_the_sentence_counts_and_leaves_out_what_there_is_not():
    box = Box(TOY, "toy.toml")
    assert known(language("en"), box) == (
        "Of 3 printed values 2 are in the rulebook and 1 is reconstructed."
    )
    assert known(language("it"), box) == (
        "Di 3 valori stampati, 2 sono nel regolamento e 1 è ricostruito."
    )


def test_a_corrected_box_is_counted_as_it_is():
    box = Box(TOY.replace('"reconstructed"', '"sibling"'), "mine.toml")
    assert known(language("en"), box).endswith(
        "2 are in the rulebook and 1 comes from a sibling game."
    )


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("name", games())
def test_the_page_says_the_numbers_of_the_loaded_box(name, code):
    box = signoria.load(name).box
    page = web.provenance_page(Visitor(code, "", ""), name)
    said = "".join(check(page).itertext())
    assert known(language(code), box) in said
    assert claimed(language(code), box) in said
    for count in Counter(value.grade for value in box.values.values()).values():
        assert str(count) in known(language(code), box)
    for claim in box.claims.values():
        assert claim.source in said


def test_a_box_without_claims_says_nothing_about_them():
    assert claimed(language("en"), Box(TOY, "toy.toml")) == ""


def test_a_doubt_names_its_grade_and_its_source():
    value = Box(TOY, "toy.toml").values["bag.blue"]
    assert doubt(language("en"), value) == (
        "Reconstructed: a reasoned guess, not the printed value. A guess."
    )
    sibling = replace(value, grade="sibling", source="the card game")
    assert doubts(language("en"), [value, sibling, value]) == (
        "Sibling game: the value of a sibling game, perhaps not of this one. The card game. "
        "Reconstructed: a reasoned guess, not the printed value. A guess."
    )


def test_sentences_of_the_rules_know_which_names_and_effects_are_guesses():
    printed = Printed(signoria.load("firenze").box)
    assert printed.is_unsure("cards.alms.name")
    assert printed.is_unsure("cards.wholesaler.effect")
    assert not printed.is_unsure("cards.wholesaler.name")


def test_an_italian_reader_is_told_the_source_in_italian():
    faces = signoria.load("medici_dice").box.values["dice.faces"]
    assert doubt(language("it"), faces) == (
        "Ricostruito: un’ipotesi ragionata, non il valore stampato. Una delle quattro rotazioni "
        "che permettono il tiro del primo esempio del regolamento."
    )
    own = Box(TOY.replace('"a guess"', '"my own copy"'), "toy.toml").values["bag.blue"]
    assert doubt(language("it"), own).endswith("My own copy.")
