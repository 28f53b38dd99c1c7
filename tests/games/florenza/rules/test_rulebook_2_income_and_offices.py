"""The rulebook in order: phases 1 to 3, income, Captain of the People and Bishop."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    GAME,
    GEORGE,
    GOODS,
    JOHN,
    PAUL,
    RINGO,
    artwork,
    character,
    church,
    facts,
    fiorini,
    held,
    in_play,
    income,
    is_chance,
    kinsmen,
    play,
    pool,
    position,
    prestige,
    step,
    texts,
    verbs,
)

PHASE_1 = "CollectIncome, CaptainOfThePeople, Bishop, Kinsmen 0"
PALAZZO = "palazzo.camera_nuziale palazzo.facciata palazzo.giardino palazzo.ritratto"
CHIESA = "chiesa.abside chiesa.cappella chiesa.cupola chiesa.facciata"

# Phase 1. Collect income


def test_example_1():
    state = position(
        captain=JOHN,
        city_crests="santa_maria_novella.cappella:2:3 palazzo_vescovile.salone:3:1",
        f0={"workshops": "palagio:built:-"},
        f1={"workshops": "casa:built:- scarpellino:built:-"},
        f2={"crests": [10, 1, 1, 0]},
        f3={"crests": [10, 0, 1, 1]},
        next=PHASE_1,
    )
    assert (state.actor(), verbs(state, "resource")) == (JOHN, GOODS)
    state.play("resource gold")
    one_each = {"marble": 1, "wood": 1, "gold": 1}
    assert held(state, JOHN) == held(state, GEORGE) == held(state, RINGO) == one_each
    assert held(state, PAUL) == one_each | {"marble": 2}
    assert [income(state, seat) for seat in range(4)] == [4, 4, 5, 3]
    assert [fiorini(state, seat) for seat in range(4)] == [300, 250, 200, 200]
    assert prestige(state, JOHN, PAUL, GEORGE, RINGO) == [1, 0, 0, 2]
    assert church(state, JOHN, PAUL, GEORGE, RINGO) == [0, 0, 0, 1]
    assert [pool(state, seat) for seat in range(4)] == [4, 4, 3, 5]


def test_without_a_captain_the_first_player_rolls_for_the_third_resource_of_all():
    state = position(2, next=PHASE_1)
    assert (is_chance(state), texts(state)) == (True, [f"roll {face}" for face in range(1, 7)])
    state.play("roll 3")
    assert held(state, JOHN) == held(state, PAUL) == {"marble": 1, "wood": 1, "metal": 1}


def test_resources_and_fiorini_of_earlier_rounds_are_kept():
    state = position(2, f0={"goods": [2, 0, 0, 0, 0, 5], "fiorini": 70}, next=PHASE_1)
    state.play("roll 6")
    assert (held(state, JOHN), fiorini(state, JOHN)) == (
        {"marble": 3, "wood": 1, "textile": 6},
        270,
    )


def test_george_with_all_artworks_of_palazzo_and_chiesa_receives_4_prestige_and_2_influence():
    george = {"district": f"{PALAZZO} {CHIESA}", "crests": [2, 1, 1, 1]}
    state = play(position(f2=george, next=PHASE_1), "roll 1")
    assert (prestige(state, GEORGE), church(state, GEORGE)) == (4, 2)


@pytest.mark.parametrize("missing", ["palazzo.ritratto", "chiesa.abside"])
def test_three_artworks_of_a_building_bring_no_income(missing):
    names = " ".join(name for name in f"{PALAZZO} {CHIESA}".split() if name != missing)
    state = position(f2={"district": names, "crests": [3, 1, 1, 1]}, next=PHASE_1)
    play(state, "roll 1")
    expected = (0, 2) if missing.startswith("palazzo") else (4, 0)
    assert (prestige(state, GEORGE), church(state, GEORGE)) == expected


def test_every_artwork_on_the_main_board_brings_what_its_flag_shows_each_round():
    for number, box in enumerate(GAME.observe(GAME.new(2), None)["artworks"]):
        key = box["key"].replace(" ", ".")
        state = position(2, city_crests=f"{key}:0:0", f0={"crests": [9, 1, 1, 1]}, next=PHASE_1)
        play(state, "roll 1")
        gained = {
            "prestige": prestige(state, JOHN),
            "church": church(state, JOHN),
            "kinsman": income(state, JOHN) - 3,
        }
        assert {what for what, count in gained.items() if count} == {box["flag"]}, number
        assert sum(gained.values()) == 1


@pytest.mark.parametrize(
    ("kind", "resource"),
    [
        ("scarpellino", "marble"),
        ("legnaiuolo", "wood"),
        ("ottonaio", "metal"),
        ("orafo", "gold"),
        ("speziale", "spice"),
        ("tintore", "textile"),
    ],
)
def test_workshops_22_to_27_bring_a_resource_each_round(kind, resource):
    state = play(position(2, f0={"workshops": f"{kind}:built:-"}, next=PHASE_1), "roll 1")
    base = {"marble": 2, "wood": 1}
    assert held(state, JOHN) == base | {resource: base.get(resource, 0) + 1}


# Phase 2. Captain of the People


def captain(**more):
    """John is Captain, and phase 2 begins."""
    return position(
        captain=JOHN,
        characters="giotto:4 antonio_da_padova:3 donatello:1",
        next="CaptainOfThePeople, Bishop, Kinsmen 0",
        f0={"income": 1, "fiorini": 900},
        f1={"income": 1, "fiorini": 900},
        **more,
    )


def test_the_captain_may_detain_any_artist_or_preacher_in_play_or_nobody():
    state = captain()
    assert state.actor() == JOHN
    assert texts(state) == [
        "detain antonio_da_padova",
        "detain donatello",
        "detain giotto",
        "pass",
    ]


def test_only_the_captain_can_hire_a_detained_artist():
    state = play(captain(), "detain giotto", "art duomo abside")
    assert "giotto" in verbs(state, "hire")
    state = play(captain(), "detain giotto", "business", "art duomo abside")
    assert (state.actor(), verbs(state, "hire")) == (PAUL, ["unnamed"])


def test_only_the_captain_can_give_charity_to_a_detained_preacher():
    state = play(captain(), "detain antonio_da_padova")
    assert "chiesa antonio_da_padova" in verbs(state, "charity")
    play(state, "business")
    assert verbs(state, "charity") == ["chiesa unnamed", "duomo unnamed"]


def test_the_detained_character_returns_in_phase_8():
    state = play(captain(), "detain giotto")
    assert character(state, "giotto")["where"] == "detained"
    state = position(2, detained="giotto", characters="giotto:4", next="EndOfRound, Round")
    assert (facts(state)["detained"], character(state, "giotto")["where"]) == (["-"], "card")


# Phase 3. Bishop


def test_the_bishop_expels_a_kinsman_of_every_other_pool_and_obtains_one():
    state = position(
        bishop=PAUL,
        **{f"f{seat}": {"income": 3} for seat in range(4)},
        next="Bishop, Kinsmen 0",
    )
    assert [income(state, seat) for seat in range(4)] == [3, 4, 3, 3]
    assert [pool(state, seat) for seat in range(4)] == [4, 4, 4, 4]
    assert [kinsmen(state, seat)["expelled"] for seat in range(4)] == [1, 0, 1, 1]


def test_from_an_empty_pool_the_bishop_takes_nothing_and_others_lose_one_from_the_income_area():
    state = position(2, bishop=PAUL, f0={"income": 8}, f1={"income": 8}, next="Bishop, Kinsmen 0")
    assert [income(state, seat) for seat in (JOHN, PAUL)] == [7, 8]


def test_one_player_may_hold_both_offices_and_use_both():
    state = position(
        2,
        captain=JOHN,
        bishop=JOHN,
        characters="giotto:4",
        f0={"income": 3},
        f1={"income": 3},
        next="CaptainOfThePeople, Bishop, Kinsmen 0",
    )
    play(state, "detain giotto")
    assert (income(state, JOHN), kinsmen(state, PAUL)["expelled"]) == (4, 1)
    assert in_play(state) == ["giotto"]
    assert step(state) == "PlaceKinsman 0"
    assert artwork(state, "duomo cupola")["kinsman"] is None
