"""Florenza Dice Game in words: why something is not possible."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import CHANCE
from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position
from tests.games.florenza_dice.tables import NAMES, refused

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


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
    assert why == refused(ENGLISH, state, action)


def test_a_reason_names_who_has_used_a_die():
    state = position(used="white red grey", next=OTHERS)
    assert refused(ENGLISH, state, "use white fiorini") == "Adam has used the white die"
    assert refused(ITALIAN, state, "use white fiorini") == "Adam ha già usato il dado bianco"


def test_a_reason_for_a_place_names_the_project():
    state = position(
        artists={0: "2 0 0 0 0 0 0 0"}, ticks={0: "3.wood"}, next="ObtainResources 1 2 0, EndStep"
    )
    assert refused(ENGLISH, state, "place wood 3") == "space 3 has its wood"
    assert refused(ENGLISH, state, "place wood giardino") == "the Giardino needs no wood"
    assert refused(ENGLISH, state, "place spice ritratto") == "the Ritratto is finished"
    assert refused(ENGLISH, state, "place gold 2") == "it is wood"
    assert refused(ENGLISH, state, "lose resource") == "an icon for wood is open"


def test_undo_is_refused_in_words():
    said = ENGLISH.no_undo("chance", NAMES, CHANCE)
    assert said == "A die was rolled since: ask the others."
    assert ITALIAN.chance_since(1) != ENGLISH.chance_since(1)
