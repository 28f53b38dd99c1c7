"""A game's page says how many of its values are known, as its box has it."""

from __future__ import annotations

import pytest

import signoria
from signoria.faces.phrases import language
from signoria.faces.phrases.provenance import claimed, known
from signoria.library import folder


@pytest.mark.parametrize("name", signoria.games())
def test_a_games_page_has_the_numbers_of_its_box(name):
    page = (folder(name) / "README.md").read_text(encoding="utf-8")
    box, english = signoria.load(name).box, language("en")

    assert known(english, box) in page
    assert claimed(english, box) in page
