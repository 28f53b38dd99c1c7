"""The rulebook in order: phase 4, charity, market, family business, Captains of Fortune."""

from __future__ import annotations

import pytest

from signoria import IllegalAction
from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    JOHN,
    PAUL,
    REST_OF_ROUND,
    RINGO,
    character,
    church,
    fiorini,
    goods,
    held,
    income,
    kinsmen,
    play,
    pool,
    position,
    prestige,
    see,
    step,
    texts,
    verbs,
)

PHASE_4 = f"Kinsmen 0, {REST_OF_ROUND}"

# D. Give to charity


def ringo(**more):
    """Example 3: Ringo is to place a kinsman."""
    return position(
        order=[RINGO, JOHN, PAUL, GEORGE],
        characters="bernardo_di_chiaravalle:3",
        f3={"income": 3, "fiorini": 250, "goods": goods(spice=1)} | more,
        f0={"income": 1},
        next=PHASE_4,
    )


def test_example_3():
    state = ringo()
    state.play("charity duomo bernardo_di_chiaravalle")
    assert verbs(state, "give") == ["spice"]
    state.play("give spice")
    assert "spice" not in verbs(state, "resource")
    state.play("resource gold")
    assert (fiorini(state, RINGO), held(state, RINGO)) == (0, {"gold": 1})
    assert (income(state, RINGO), pool(state, RINGO)) == (5, 2)
    assert state.actor() == JOHN
    assert character(state, "bernardo_di_chiaravalle")["where"] == "hired"
    assert GAME.observe(state, None)["predicatore"] == {
        "family": RINGO,
        "preacher": "bernardo_di_chiaravalle",
    }


def test_example_3_with_200_fiorini_only_his_own_church_will_do_for_bernardo():
    state = ringo(fiorini=200)
    assert verbs(state, "charity") == [
        "chiesa unnamed",
        "chiesa bernardo_di_chiaravalle",
        "duomo unnamed",
    ]
    play(state, "charity chiesa bernardo_di_chiaravalle", "pass")
    assert (fiorini(state, RINGO), income(state, RINGO)) == (50, 4)


def test_the_space_in_the_cathedral_is_for_the_first_player_who_uses_it():
    state = position(
        2,
        f0={"income": 1, "fiorini": 500},
        f1={"income": 1, "fiorini": 500},
        next=PHASE_4,
    )
    play(state, "charity duomo unnamed")
    assert verbs(state, "charity") == ["chiesa unnamed"]


def test_a_preacher_receives_charity_once_a_round():
    both = {"income": 1, "fiorini": 500}
    state = position(2, f0=both, f1=both, characters="tommaso_d_aquino:3", next=PHASE_4)
    play(state, "charity chiesa tommaso_d_aquino")
    assert church(state, JOHN) == 1
    assert verbs(state, "charity") == ["chiesa unnamed", "duomo unnamed"]


def charity(name, **more):
    """John gives charity to that preacher in his own church."""
    john = {"income": 1, "fiorini": 500} | more
    state = position(2, f0=john, f1={"income": 1}, characters=f"{name}:3", next=PHASE_4)
    return play(state, f"charity chiesa {name}")


def test_antonios_kinsmen_are_used_at_once():
    state = charity("antonio_da_padova")
    for _ in range(BOX["preachers.antonio_da_padova.kinsmen"]):
        assert (state.actor(), step(state)) == (JOHN, "PlaceKinsman 0")
        state.play("business")
    assert state.actor() == PAUL


def test_giordano_bruno_takes_influence_and_brings_wood():
    state = charity("giordano_bruno")
    assert (church(state, JOHN), held(state, JOHN)) == (-1, {"wood": 1})


def test_girolamo_savonarola_takes_prestige_and_brings_marble():
    state = charity("girolamo_savonarola")
    assert (prestige(state, JOHN), held(state, JOHN)) == (-1, {"marble": 1})


def test_francesco_brings_one_kinsman_more_than_the_others():
    others = [name for name in PREACHERS if name != "francesco_d_assisi"]
    for name in others:
        assert BOX[f"preachers.{name}.kinsmen"] + 1 == 3
    assert income(charity("francesco_d_assisi"), JOHN) == 3


PREACHERS = [path.partition(".")[0] for path in BOX.table("preachers") if path.endswith(".life")]


@pytest.mark.parametrize(
    ("name", "marker"),
    [("giordano_bruno", {"church": -1}), ("girolamo_savonarola", {"prestige": -3})],
)
def test_no_charity_to_whom_would_take_what_cannot_be_lost(name, marker):
    with pytest.raises(IllegalAction):
        charity(name, **marker)


@pytest.mark.parametrize("name", PREACHERS)
def test_each_preacher_is_paid_at_once(name):
    assert fiorini(charity(name), JOHN) == 500 - BOX[f"preachers.{name}.price"]


def test_an_unnamed_preacher_costs_100_fiorini():
    state = position(2, f0={"income": 1, "fiorini": 100}, f1={"income": 1}, next=PHASE_4)
    play(state, "charity chiesa unnamed")
    assert (fiorini(state, JOHN), income(state, JOHN)) == (0, 2)


# E. Trade at the market, F. Run the family business, G. Hire a Captain of Fortune


def test_everybody_may_send_one_kinsman_to_the_market():
    state = position(2, f0={"income": 2}, f1={"income": 1}, next=PHASE_4)
    play(state, "market", "market")
    assert [kinsmen(state, seat)["market"] for seat in (JOHN, PAUL)] == [1, 1]
    assert "market" not in texts(state)


def test_as_many_as_one_wishes_run_the_family_business():
    state = position(2, f0={"income": 3}, f1={"income": 1}, next=PHASE_4)
    play(state, "business", "business", "business")
    assert kinsmen(state, JOHN)["business"] == 2
    assert state.actor() == JOHN


def test_one_kinsman_for_each_captain_of_fortune():
    state = position(
        2,
        fortune="ludovico_il_moro:- duca_d_alba:1",
        f0={"income": 1},
        f1={"income": 1},
        next=PHASE_4,
    )
    assert verbs(state, "fortune") == ["ludovico_il_moro"]
    play(state, "fortune ludovico_il_moro")
    assert verbs(state, "fortune") == []


def test_who_has_no_kinsman_left_is_skipped():
    state = position(3, f0={"income": 2}, f2={"income": 1}, next=PHASE_4)
    asked = []
    while step(state).startswith("PlaceKinsman"):
        asked.append(state.actor())
        state.play("business")
    assert asked == [0, 2, 0]
    assert see(state, 0)["fiorini"] == 100
