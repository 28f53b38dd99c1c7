"""Names of score lines, variants and ranks."""

from __future__ import annotations

import signoria
from signoria.faces.phrases import phrases_for

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def test_score_lines_options_and_ranks_have_names():
    game = signoria.load("medici_dice")
    assert ENGLISH.line("monopolies 2") == "Monopolies, round 2"
    assert ITALIAN.line("ship 1") == "Nave 1"
    assert ITALIAN.rank("quartermaster") == "quartiermastro"
    options = ITALIAN.variants(game.variants.values())
    assert [option.name for option in options] == list(game.variants)
    assert all(option.title != option.name and option.sentence for option in options)
    ranks = [name.split(".")[-1] for name in game.box.table("solitaire.ranks")]
    assert all("_" not in ENGLISH.rank(rank) for rank in ranks)
