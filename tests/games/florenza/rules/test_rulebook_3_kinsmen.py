"""The rulebook in order: phase 4, kinsmen, in its seven ways."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    GAME,
    GEORGE,
    JOHN,
    PAUL,
    REST_OF_ROUND,
    RINGO,
    artwork,
    fiorini,
    income,
    left,
    play,
    position,
    prestige,
    tile,
    verbs,
)

AFTER_SETUP = {
    "f0": {"workshops": "fabbro:built:- picconiere:built:-", "income": 3, "fiorini": 50},
    "f1": {"workshops": "boscaiuolo:built:- fabbro:built:-", "income": 3, "fiorini": 50},
    "f2": {"workshops": "lanaiuolo:built:- cambiavalute:built:-", "income": 3, "prestige": 1},
    "f3": {"workshops": "picconiere:built:- erbolaio:built:-", "income": 3, "fiorini": 50},
}
PHASE_4 = f"Kinsmen 0, {REST_OF_ROUND}"
SALONE = "palazzo_vescovile salone"


def example_2():
    """Everybody has three kinsmen; Leonardo and Donatello are in play."""
    return position(
        **AFTER_SETUP, characters="leonardo_da_vinci:3 donatello:4 giotto:4", next=PHASE_4
    )


def after_example_2():
    """The four placements of the example."""
    return play(
        example_2(),
        "operate 0 2",
        "build carpentiere",
        "operate 3 1",
        f"art {SALONE}",
        "hire leonardo_da_vinci",
    )


def test_example_2():
    state = example_2()
    assert state.actor() == JOHN
    state.play("operate 0 2")
    assert state.actor() == PAUL
    state.play("build carpentiere")
    assert state.actor() == GEORGE
    state.play("operate 3 1")
    assert prestige(state, GEORGE, RINGO) == [0, 1]
    assert state.actor() == RINGO
    state.play(f"art {SALONE}")
    assert verbs(state, "hire") == ["unnamed", "giotto", "leonardo_da_vinci"]
    state.play("hire leonardo_da_vinci")
    assert tile(state, PAUL, 3) == {"workshop": "carpentiere", "built": False, "kinsman": PAUL}
    assert left(state, "carpentiere") == 0
    assert [income(state, seat) for seat in range(4)] == [2, 2, 2, 2]
    assert artwork(state, SALONE)["artist"] == "leonardo_da_vinci"
    assert [fiorini(state, seat) for seat in range(4)] == [50, 50, 0, 50]


def test_after_example_2_workshops_artwork_and_artist_are_taken():
    state = after_example_2()
    assert state.actor() == JOHN
    assert not {"0 2", "3 1"} & set(verbs(state, "operate"))
    assert SALONE not in verbs(state, "art")
    play(state, "art duomo altare")
    assert verbs(state, "hire") == ["unnamed", "donatello", "giotto"]


# A. Operate a workshop


def test_there_is_no_cost_for_ones_own_workshops():
    state = play(example_2(), "operate 0 1")
    assert prestige(state, JOHN) == 0


def test_nobody_can_operate_anothers_workshop_on_the_lowest_prestige_space():
    state = position(
        2,
        f0={"workshops": "fabbro:built:-", "income": 1, "prestige": -3},
        f1={"workshops": "picconiere:built:-"},
        next=PHASE_4,
    )
    assert verbs(state, "operate") == ["0 1"]


@pytest.mark.parametrize(
    "kind",
    [
        "scarpellino",
        "legnaiuolo",
        "ottonaio",
        "orafo",
        "speziale",
        "tintore",
        "casa",
        "casamento",
        "palagio",
    ],
)
def test_purple_workshops_cannot_be_operated(kind):
    state = position(2, f0={"workshops": f"{kind}:built:-", "income": 1}, next=PHASE_4)
    assert verbs(state, "operate") == []


def test_a_workshop_under_construction_cannot_be_operated():
    state = position(
        2, f0={"workshops": "sartore:open:0", "income": 1}, f1={"income": 1}, next=PHASE_4
    )
    assert verbs(state, "operate") == []


# B. Build a workshop


def test_a_workshop_goes_to_the_lowest_numbered_empty_space_and_is_paid_later():
    state = position(
        2,
        f0={"workshops": "fabbro:built:- - zecca:built:-", "income": 1},
        f1={"income": 1},
        next=PHASE_4,
    )
    play(state, "build palagio")
    assert tile(state, JOHN, 2) == {"workshop": "palagio", "built": False, "kinsman": JOHN}


def test_every_kind_in_the_supply_may_be_built_while_a_space_is_free():
    state = example_2()
    assert len(verbs(state, "build")) == 28  # both Fabbri and both Picconieri are taken
    eight = " ".join(f"{kind}:built:-" for kind in ("casa", "cava", "zecca", "sartore"))
    more = "orafo:built:- tintore:built:- miniera:built:- palagio:built:-"
    state = position(2, f0={"workshops": f"{eight} {more}", "income": 1}, next=PHASE_4)
    assert verbs(state, "build") == []


# C. Hire an artist


def test_an_artwork_with_a_crest_or_a_kinsman_cannot_be_chosen():
    state = position(
        2,
        city_crests="duomo.cupola:1:0",
        city_works="duomo.altare:1:unnamed",
        f0={"income": 1, "district": "palazzo.ritratto", "crests": [9, 1, 1, 1]},
        f1={"crests": [9, 1, 1, 1]},
        next=PHASE_4,
    )
    chosen = verbs(state, "art")
    assert not {"duomo cupola", "duomo altare", "palazzo ritratto"} & set(chosen)
    assert len(chosen) == 24


@pytest.mark.parametrize("box", GAME.observe(GAME.new(2), None)["artworks"], ids=lambda b: b["key"])
def test_only_artists_with_a_skill_that_the_artwork_shows_can_be_hired(box):
    names = {
        "architect": "filippo_brunelleschi",
        "painter": "sandro_botticelli",
        "sculptor": "donatello",
    }
    characters = " ".join(f"{name}:3" for name in names.values())
    state = position(2, f0={"income": 1}, characters=characters, next=PHASE_4)
    play(state, f"art {box['key']}")
    fitting = sorted(names[skill] for skill in box["skills"])
    assert sorted(verbs(state, "hire")) == sorted(["unnamed", *fitting])


def test_unnamed_artists_are_unlimited():
    state = position(2, f0={"income": 2}, next=PHASE_4)
    play(state, "art duomo cupola", "hire unnamed", "art duomo altare", "hire unnamed")
    assert artwork(state, "duomo cupola")["crest"] is None
