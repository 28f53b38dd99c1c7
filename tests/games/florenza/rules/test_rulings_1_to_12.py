"""The rulings of ``rulings.md`` by number, 1 to 12: kinsmen."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    JOHN,
    PAUL,
    REST_OF_ROUND,
    character,
    facts,
    fiorini,
    goods,
    held,
    income,
    kinsmen,
    left,
    play,
    pool,
    position,
    prestige,
    purse,
    step,
    texts,
    tile,
    tiles,
    verbs,
    workshop,
)
from tests.games.florenza.rules.test_rulebook_5_artwork import (
    at_work,
)

PHASE_4 = f"Kinsmen 0, {REST_OF_ROUND}"
RICH = {"income": 1, "fiorini": 900}


def test_ruling_1_all_kinsmen_are_placed_and_the_family_business_is_always_open():
    state = position(2, f0={"income": 2}, f1={"income": 1}, next=PHASE_4)
    asked = 0
    while step(state).startswith("PlaceKinsman"):
        assert "business" in texts(state)
        assert "pass" not in texts(state)
        state.play("business")
        asked += 1
    assert asked == 3


def test_ruling_1_kinsmen_gained_with_the_last_one_are_placed_too():
    state = position(2, f0=RICH, next=PHASE_4)
    play(state, "charity chiesa unnamed")
    assert (state.actor(), income(state, JOHN)) == (JOHN, 2)


def test_ruling_2_kinsmen_above_8_are_lost():
    houses = " ".join(["casa:built:-"] * 2 + ["palagio:built:-", "casamento:built:-"])
    john = {"workshops": houses, "market": 1, "business": 1}
    state = play(position(2, f0=john, next="CollectIncome, PlaceKinsman 0"), "roll 1")
    assert (income(state, JOHN), pool(state, JOHN)) == (6, 0)


def test_ruling_2_charity_with_an_empty_pool_is_allowed():
    state = position(2, f0={"income": 8, "fiorini": 900}, f1={"income": 1}, next=PHASE_4)
    play(state, "charity duomo unnamed")
    assert (income(state, JOHN), pool(state, JOHN)) == (7, 0)


def test_ruling_3_the_kinsman_who_gave_charity_stays_until_phase_8():
    state = position(2, f0=RICH, f1={"income": 1}, next=PHASE_4)
    play(state, "charity chiesa unnamed")
    assert (income(state, JOHN), pool(state, JOHN)) == (2, 5)


def test_ruling_4_both_predicatore_spaces_in_one_round_and_100_more_in_the_duomo():
    state = position(2, f0=RICH | {"income": 2}, next=PHASE_4)
    play(state, "charity chiesa unnamed")
    assert fiorini(state, JOHN) == 800
    play(state, "charity duomo unnamed")
    assert fiorini(state, JOHN) == 600
    assert verbs(state, "charity") == []


@pytest.mark.parametrize(("fiorini", "spaces"), [(99, 0), (100, 1), (199, 1), (200, 2)])
def test_ruling_5_charity_is_legal_only_if_it_can_be_paid(fiorini, spaces):
    state = position(2, f0={"income": 1, "fiorini": fiorini}, next=PHASE_4)
    assert len(verbs(state, "charity")) == spaces


def antonio(**john):
    """John gives charity to Antonio in the Duomo."""
    state = position(
        2,
        f0=RICH | john,
        f1={"income": 1},
        characters="antonio_da_padova:3",
        next=PHASE_4,
    )
    return play(state, "charity duomo antonio_da_padova")


def asked_in_a_row(state):
    """How often John is asked before Paul."""
    count = 0
    while state.actor() == JOHN:
        state.play("business")
        count += 1
    return count


def test_ruling_6_the_extra_kinsman_of_the_duomo_waits():
    state = antonio()
    assert income(state, JOHN) == 3
    assert asked_in_a_row(state) == 2
    assert (state.actor(), income(state, JOHN)) == (PAUL, 1)


def test_ruling_6_from_a_short_pool_the_cards_kinsmen_come_first():
    assert asked_in_a_row(antonio(market=1, business=5)) == 1
    assert antonio(market=1, business=6).actor() == PAUL


def test_ruling_6_kinsmen_of_another_charity_wait():
    state = play(antonio(), "charity chiesa unnamed")
    assert asked_in_a_row(state) == 1


def test_ruling_7_bernardos_exchange_is_optional_and_needs_a_resource():
    poor = position(2, f0=RICH, f1=RICH, characters="bernardo_di_chiaravalle:3", next=PHASE_4)
    play(poor, "charity chiesa bernardo_di_chiaravalle")
    assert poor.actor() == PAUL
    rich = position(
        2,
        f0=RICH | {"goods": goods(gold=1)},
        f1=RICH,
        characters="bernardo_di_chiaravalle:3",
        next=PHASE_4,
    )
    play(rich, "charity chiesa bernardo_di_chiaravalle")
    assert texts(rich) == ["give gold", "pass"]
    play(rich, "give gold")
    assert "gold" not in verbs(rich, "resource")


def test_ruling_8_the_bishops_phase_resolves_by_itself():
    state = position(2, bishop=JOHN, f0={"income": 3}, f1={"income": 3}, next="Bishop, Kinsmen 0")
    assert (step(state), income(state, JOHN)) == ("PlaceKinsman 0", 4)
    assert kinsmen(state, PAUL)["expelled"] == 1


def test_ruling_9_a_detained_character_is_optional_and_comes_back_before_lives_advance():
    state = position(
        2, captain=JOHN, characters="giotto:1", next="CaptainOfThePeople, PlaceKinsman 0"
    )
    assert texts(state) == ["detain giotto", "pass"]
    gone = position(2, captain=JOHN, characters="giotto:1", detained="giotto", next="EndOfRound")
    assert facts(gone)["gone"] == ["giotto"]


def test_ruling_9_a_detained_artist_who_was_hired_goes_home_to_his_card():
    state = at_work("duomo.abside", "giotto")
    play(state, "complete duomo abside")
    assert (character(state, "giotto")["where"], facts(state)["detained"]) == ("card", ["-"])


def test_ruling_10_tiles_are_reserved_and_several_may_be_begun():
    state = position(2, f0={"income": 2}, f1={"income": 1}, next=PHASE_4)
    play(state, "build palagio")
    assert left(state, "palagio") == 0
    assert "palagio" not in verbs(state, "build")
    play(state, "business", "build casa")
    assert tiles(state, JOHN)[:2] == ["-", "-"]  # both failed in phase 5
    assert left(state, "palagio") == 1


def test_ruling_11_two_workshops_of_a_kind_in_one_district():
    state = position(2, f0={"income": 1, "workshops": "fabbro:built:-"}, next=PHASE_4)
    assert "fabbro" in verbs(state, "build")


def test_ruling_12_whoever_can_pay_must():
    state = position(
        2,
        f0={"workshops": "casa:open:0", "market": 1} | purse(workshop("casa", "cost")),
        next="EconomicActivities, PlaceKinsman 0",
    )
    assert texts(state) == ["visit market", "proceed"]
    play(state, "proceed")
    assert tile(state, JOHN, 1)["built"]


def test_ruling_12_nobody_has_to_use_the_market_and_nothing_is_paid_on_failure():
    state = position(
        2,
        f0={"workshops": "picconiere:open:0", "market": 1, "goods": goods(gold=4)},
        next="EconomicActivities, PlaceKinsman 0",
    )
    play(state, "proceed")
    assert (prestige(state, JOHN), held(state, JOHN)) == (-1, {"gold": 4})
