"""Florenza Dice Game in words: reasons, warnings, the primer and the end."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import CHANCE
from tests.faces.florenza_dice_tables import NAMES, seen_by_asked
from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


def reason(state, action, words=ENGLISH):
    assert action not in seen_by_asked(state)["options"]
    return words.reason(seen_by_asked(state), action, NAMES)


# Reasons


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("use white resources 1", "it shows 4 and brings 2 marble"),
        ("use brown bishop 2", "it shows 4 and brings 1 step for the Bishop"),
        ("use red resources 2", "you have used the red die"),
        ("use green artist giardino", "the Giardino still lacks gold and 100 Fiorini"),
        ("use green artist ritratto", "the Ritratto needs a painter"),
        ("use yellow artist ritratto", "costs 200, you have 100"),
        ("use yellow anonymous ritratto", "only with Casa"),
        ("use white more fiorini", "Taverna works once a turn"),
        ("place gold cupola", "you have no resource to place now"),
        ("build 16", "you have Taverna already"),
        ("build 5", "you have Lanaiuolo already"),
        ("build 17", "space 3 still lacks wood, textile and 200 Fiorini"),
        ("spend spare", "you have no spare"),
        ("spend star", "you have no star"),
        ("done", "you still have a die to use"),
        ("change resource", "only with Cambiavalute"),
        ("pay ritratto", "the Ritratto has its 100 Fiorini"),
        ("advance captain", "it is not possible now"),
    ],
)
def test_a_reason_is_short_and_exact(action, why):
    state = position(
        used="red",
        next="UseDie, UseDie, EndStep",
        supply={0: "0 100 0"},
        rione={0: "5 16"},
        spent="16",
        ticks={0: f"{all_but('ritratto')} giardino.marble"},
    )
    assert why == reason(state, action)


def test_a_reason_names_who_has_used_a_die():
    state = position(used="white red grey", next=OTHERS)
    assert reason(state, "use white fiorini") == "Adam has used the white die"
    assert reason(state, "use white fiorini", ITALIAN) == "Adam ha già usato il dado bianco"


def test_a_reason_for_a_place_names_the_project():
    state = position(
        artists={0: "2 0 0 0 0 0 0 0"}, ticks={0: "3.wood"}, next="ObtainResources 1 2 0, EndStep"
    )
    assert reason(state, "place wood 3") == "space 3 has its wood"
    assert reason(state, "place wood giardino") == "the Giardino needs no wood"
    assert reason(state, "place spice ritratto") == "the Ritratto is finished"
    assert reason(state, "place gold 2") == "it is wood"
    assert reason(state, "lose resource") == "an icon for wood is open"


# Warnings, primer, the end


def test_a_building_that_could_stand_is_not_overlooked():
    state = position(ticks={0: "2.wood 2.metal"}, next="EndStep, UseOneDie")
    warnings = ENGLISH.warnings(seen_by_asked(state), NAMES)
    assert warnings == ["In space 2 you could build now: Taverna."]


def test_an_artist_and_a_rivals_palazzo_are_announced():
    state = position(
        round=6,
        supply={0: "0 200 0"},
        ticks={0: all_but("giardino")},
        artists={1: "2 2 2 0 0 0 0 0"},
    )
    assert ENGLISH.warnings(seen_by_asked(state), NAMES) == [
        "Only the artist is missing for the Giardino, and a die could hire one now.",
        "Bea lacks one artwork for the first whole Palazzo (6 points).",
        "This is the last round.",
    ]


def test_an_artist_who_cannot_be_paid_is_announced():
    state = position(ticks={0: all_but("giardino")})
    (warning,) = ITALIAN.warnings(seen_by_asked(state), NAMES)
    assert warning == ("Tutto è segnato per il Giardino, ma un artista costa almeno 100 fiorini.")


def test_the_primer_follows_the_dice_board_and_the_number_of_players():
    usual, other = (
        ENGLISH.primer(seen_by_asked(position(dice_board=board)))
        for board in ("tradeoff", "monotone")
    )
    assert "A low die: resources 1, steps 2, an artist for 100." in usual[1]
    assert "A low die: resources 1, steps 1, an artist for 200." in other[1]
    alone = ITALIAN.primer(seen_by_asked(position(1, pope="hard")))
    assert alone[-1] == "Papa Sisto IV ha 60 punti; con altrettanti lo batti."


def test_the_end_tells_the_winner_or_what_decided():
    seen = seen_by_asked(position())
    assert ENGLISH.ending(seen, [50, 40], [0], NAMES) == "Adam wins with 50."
    assert ENGLISH.ending(seen, [50, 50], [1], NAMES) == (
        "Bea wins with 50: Adam has as many, but fewer artworks and buildings."
    )
    assert ITALIAN.ending(seen, [50, 50], [0, 1], NAMES) == (
        "Vincono insieme Adam e Bea con 50 punti."
    )


@pytest.mark.parametrize(
    ("points", "beaten", "told"),
    [
        (30, False, "stays ahead (normal, 50 points)."),
        (45, False, "stays ahead (normal, 50 points). It would be enough for: easy, 40 points."),
        (55, True, "is beaten (normal, 50 points)."),
        (71, True, "is beaten (normal, 50 points). It would be enough for: extreme, 70 points."),
    ],
)
def test_alone_the_end_tells_the_grade(points, beaten, told):
    seen = seen_by_asked(position(1))
    seen["pope"]["beaten"] = beaten
    expected = f"Adam has {points} points: Pope Sisto IV {told}"
    assert expected == ENGLISH.ending(seen, [points], [0], NAMES)


def test_undo_is_refused_in_words():
    expected = "A die was rolled since: ask the others."
    assert expected == ENGLISH.no_undo("chance", NAMES, CHANCE)
    assert ITALIAN.chance_since(1) != ENGLISH.chance_since(1)
