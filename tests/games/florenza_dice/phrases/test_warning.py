"""Florenza Dice Game in words: what should not be overlooked."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.games.florenza_dice.rules.positions import all_but, position
from tests.games.florenza_dice.tables import warned

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


def test_a_building_that_could_stand_is_not_overlooked():
    state = position(ticks={0: "2.wood 2.metal"}, next="EndStep, UseOneDie")
    warnings = warned(ENGLISH, state)
    assert warnings == ["In space 2 you could build now: Taverna."]


def test_an_artist_and_a_rivals_palazzo_are_announced():
    state = position(
        round=6,
        supply={0: "0 200 0"},
        ticks={0: all_but("giardino")},
        artists={1: "2 2 2 0 0 0 0 0"},
    )
    assert warned(ENGLISH, state) == [
        "Only the artist is missing for the Giardino, and a die could hire one now.",
        "Bea lacks one artwork for the first whole Palazzo (6 points).",
        "This is the last round.",
    ]


def test_an_artist_who_cannot_be_paid_is_announced():
    state = position(ticks={0: all_but("giardino")})
    (warning,) = warned(ITALIAN, state)
    assert warning == ("Tutto è segnato per il Giardino, ma un artista costa almeno 100 fiorini.")


def test_whoever_can_hire_is_not_told_that_no_artist_can_be_paid():
    state = position(rione={0: "1 13"}, ticks={0: all_but("giardino")})
    assert warned(ENGLISH, state) == [
        "Only the artist is missing for the Giardino, and a die could hire one now."
    ]


def test_of_several_works_those_that_cannot_be_paid_are_named():
    state = position(supply={0: "0 0 0"}, ticks={0: f"{all_but('giardino')} {all_but('ritratto')}"})
    assert warned(ENGLISH, state) == [
        "All is ticked for the Ritratto, the Giardino, but an artist costs at least 100 Fiorini."
    ]
