"""Florenza Dice Game in words: what things are called."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.games.florenza_dice.tables import GAME

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")
RESOURCES = GAME.box["resources.names"]


def test_resources_have_names_and_letters_of_their_own():
    assert "".join(ENGLISH.letter(kind) for kind in RESOURCES) == "MWESTG"
    assert "".join(ITALIAN.letter(kind) for kind in RESOURCES) == "MLESTO"
    expected = ["marmo", "legno", "metallo", "spezia", "tessuto", "oro"]
    assert expected == [ITALIAN.resource(kind) for kind in RESOURCES]
    assert ITALIAN.amount("spice", 2) == "2 spezie"


def test_every_building_has_an_effect_in_both_languages():
    for number in range(1, 26):
        for words in (ENGLISH, ITALIAN):
            assert words.building_effect(number)
            assert words.building_brief(number)
            assert words.building_group(number)
        assert ENGLISH.building_effect(number) != ITALIAN.building_effect(number)
    assert ENGLISH.building_effect(4) == "use the green die as if it showed any value"
    assert ITALIAN.building_effect(16) == ("una volta per turno: qualsiasi dado dà 300 fiorini")


def test_the_two_facciate_are_told_apart():
    names = [ITALIAN.artwork(work) for work in ("palazzo_facciata", "chiesa_facciata")]
    assert names == ["Facciata del Palazzo", "Facciata della Chiesa"]
    assert ITALIAN.artwork_title("chiesa_facciata") == "Facciata"


def test_icons_lines_and_options_have_words():
    for track in GAME.box["tracks.names"]:
        for icon in GAME.box[f"tracks.{track}.spaces"]:
            assert bool(ENGLISH.icon(icon)) == (icon != "-")
    assert ITALIAN.icon("points 2") == "2 punti"
    lines = [name for name, _ in GAME.scores(GAME.new(2))[0].lines]
    assert all(ENGLISH.line(name) != name for name in lines)
    for words in (ENGLISH, ITALIAN):
        options = words.variants(GAME.variants.values())
        assert all(option.title != option.name and option.sentence for option in options)
        assert all(value.title != value.value for option in options for value in option.values)
