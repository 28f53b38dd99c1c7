"""Florenza: names, the primer and the verdict."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import (
    GAME,
    NAMES,
    finished,
    placing,
    seen_by_asked,
)

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
BOTH = (ENGLISH, ITALIAN)


def test_goods_have_names_and_letters_in_both_languages():
    resources = GAME.box["resources.names"]
    assert [ENGLISH.letter(good) for good in resources] == list("MWEGST")
    assert [ITALIAN.letter(good) for good in resources] == list("MLEOST")
    assert (
        ITALIAN.amounts({"marble": 2, "wood": 1, "fiorini": 50}) == "2 marmi, 1 legno e 50 fiorini"
    )
    assert ENGLISH.shorts({"gold": 1, "prestige": -1}) == "1G −1PP"


def test_workshops_say_what_they_do():
    assert ENGLISH.workshop(18) == ENGLISH.workshop("sartore") == "Sartore"
    assert ENGLISH.workshop_text(18) == "sells 1 textile for 300 fiorini and 1 prestige"
    assert ITALIAN.workshop_text("casa") == (
        "porta 50 fiorini e 1 familiare nella fase 1 di ogni round"
    )
    assert ENGLISH.preacher_text("giordano_bruno") == "you lose 1 church influence and gain 1 wood"
    assert ENGLISH.preacher_text("francesco_d_assisi") == ""


@pytest.mark.parametrize("words", BOTH)
def test_score_lines_options_and_phases_have_names(words):
    state = GAME.new(2)
    lines = [name for name, _ in GAME.scores(state)[0].lines]
    assert all(words.line(name) != name for name in lines)
    options = words.variants(GAME.variants.values())
    assert [option.name for option in options] == list(GAME.variants)
    assert all(option.title != option.name and option.sentence for option in options)
    assert len({words.phase(number) for number in range(9)}) == 9
    titles = {value.title for value in options[0].values}
    assert len(titles) == len(options[0].values)


def test_alone_the_verdict_names_the_best_ghost():
    seen = GAME.observe(finished(1, ghosts="easy+masterpiece"), None)
    seen["results"] = [
        {"total": 40, "result": "lost"},
        {"total": 12, "result": "lost"},
        {"total": 57, "result": "won"},
    ]
    assert ENGLISH.ending(seen, [40], [0], NAMES) == "Adam loses with 40: Pitti Ghost has 57."
    assert ITALIAN.ending(seen, [40], [0], NAMES) == (
        "Adam perde con 40 punti: Fantasma Pitti ne ha 57."
    )
    seen["results"][0] = {"total": 58, "result": "won"}
    assert ENGLISH.ending(seen, [58], [0], NAMES) == "Adam wins with 58: Pitti Ghost has 57."


def test_a_tie_that_goods_decide_is_explained():
    seen = GAME.observe(finished(2), None)
    assert ENGLISH.ending(seen, [30, 30], [1], NAMES) == (
        "Bea wins with 30: Adam has as many, but fewer resources or fiorini."
    )
    assert ENGLISH.ending(seen, [30, 20], [0], NAMES) == "Adam wins with 30."


@pytest.mark.parametrize("words", BOTH)
def test_the_primer_tells_how_points_are_made(words):
    plain = words.primer(seen_by_asked(placing()))
    without_die = words.primer(seen_by_asked(placing(no_die=1)))
    assert len(without_die) == len(plain) + 1
    assert all("{" not in sentence for sentence in plain)
