"""Names and the primer of Firenze."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.games.firenze.rules.positions import (
    BOX,
    CHOOSE,
    COLOURS,
    position,
)
from tests.games.firenze.tables import GAME, seen_by_asked

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")
CARDS = {path.split(".")[1] for path in BOX.values if path.startswith("cards.")}


def test_the_primer_has_the_numbers_of_the_box():
    seen = seen_by_asked(position(3, next=CHOOSE))
    said = " ".join(ENGLISH.primer(seen))
    assert "1, 3, 6 and 10" in said
    assert "+2 for 6" in said
    assert "gets +5" in said
    assert all(ITALIAN.primer(seen))


def test_cards_lines_and_options_have_names_in_both_languages():
    for words in (ENGLISH, ITALIAN):
        assert len({words.card(card) for card in CARDS}) == len(CARDS)
        assert all(words.card_text(card) and words.kind_line(words.kind_of(card)) for card in CARDS)
        lines = [name for name, _ in GAME.scores(GAME.new(2))[0].lines]
        assert len({words.line(name) for name in lines}) == len(lines)
        options = words.variants(GAME.variants.values())
        assert [option.name for option in options] == list(GAME.variants)
        assert all(option.title != option.name and option.sentence for option in options)
    assert ITALIAN.card("luxury_tax") == "Tassa sul lusso"
    assert ENGLISH.card_text("mason") == "Construction costs 3 bricks less this turn."


def test_colours_have_names_and_letters():
    assert [ENGLISH.letter(colour) for colour in COLOURS] == list("WYGRBP")
    assert [ITALIAN.letter(colour) for colour in COLOURS] == list("BGVRAP")
    assert ITALIAN.bricks({"red": 2, "white": 1}) == "2 rossi e 1 bianco"
    assert ITALIAN.tower("red", 5) == "torre rossa di 5"
