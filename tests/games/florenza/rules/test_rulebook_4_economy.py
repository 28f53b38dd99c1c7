"""The rulebook in order: phase 5, economic activities."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    GOODS,
    JOHN,
    PAUL,
    WORKSHOPS,
    church,
    fiorini,
    goods,
    held,
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

PHASE_5 = "EconomicActivities, Artworks, TurnOrder, EndOfRound, Round"

# District activities


def test_example_5a():
    state = position(
        f0={"workshops": "fabbro:built:0"},
        f1={"workshops": "boscaiuolo:built:1"},
        f2={"workshops": "lanaiuolo:built:-"},
        f3={"workshops": "picconiere:built:2"},
        next="DistrictActivities 0, Round",
    )
    assert held(state, JOHN) == {"metal": 1}
    assert held(state, PAUL) == {"wood": 1}
    assert held(state, GEORGE) == {"marble": 1}
    assert held(state, 3) == {}
    assert [pool(state, seat) for seat in range(4)] == [8, 8, 8, 8]


def paul():
    """Example 5B: Paul's Carpentiere is to be built, and a kinsman of his is at the market."""
    return position(
        f1={
            "workshops": "boscaiuolo:built:- fabbro:built:- carpentiere:open:1",
            "market": 1,
            "goods": goods(marble=1, wood=1, gold=1, spice=1, textile=1),
        },
        next=PHASE_5,
    )


def test_example_5b():
    state = paul()
    assert (state.actor(), texts(state)) == (PAUL, ["visit market", "proceed"])
    play(state, "visit market", "sell wood")
    assert fiorini(state, PAUL) == 100
    assert step(state) == "TradeAtMarket 1"  # 100 fiorini buy nothing
    play(state, "give gold", "give textile", "resource marble")
    # The kinsman was the last to decide, so the rest of the round has been resolved.
    assert (held(state, PAUL), fiorini(state, PAUL)) == ({}, 0)
    assert tile(state, PAUL, 3) == {"workshop": "carpentiere", "built": True, "kinsman": None}
    assert tokens(state, PAUL) == 1  # the Prestige Point made him Captain of the People
    assert kinsmen(state, PAUL)["market"] == 0
    assert step(state) == "ThirdResource"


def test_example_5b_if_he_leaves_the_market_alone():
    state = play(paul(), "proceed")
    assert prestige(state, PAUL) == -1
    assert (tiles(state, PAUL)[2], left(state, "carpentiere")) == ("-", 1)
    assert held(state, PAUL) == {"marble": 1, "wood": 1, "gold": 1, "spice": 1, "textile": 1}
    assert (state.actor(), texts(state)) == (PAUL, ["visit market"])


def test_example_5c():
    state = position(
        fortune="duca_d_alba:0",
        f0={
            "workshops": "fabbro:built:- picconiere:built:- zecca:built:- sartore:built:0",
            "market": 1,
            "business": 2,
            "goods": goods(metal=1, gold=1, marble=1),
        },
        f1={"income": 1},
        next="EconomicActivities, PlaceKinsman 1, Round",
    )
    assert (state.actor(), step(state)) == (JOHN, "Sale 15")
    assert texts(state) == ["visit market", "collect business", "pay duca_d_alba 1", "pass"]
    play(state, "visit market", "sell gold", "pass")
    assert fiorini(state, JOHN) == 100
    play(state, "collect business")
    assert fiorini(state, JOHN) == 200
    play(state, "pay duca_d_alba 3")
    assert (fiorini(state, JOHN), church(state, JOHN)) == (0, 1)
    assert held(state, JOHN) == {"marble": 1, "metal": 1, "textile": 1}
    assert texts(state) == ["proceed", "pass"]
    play(state, "proceed")
    assert held(state, JOHN) == {"marble": 1, "metal": 1}
    assert (fiorini(state, JOHN), church(state, JOHN), prestige(state, JOHN)) == (300, 1, 1)
    assert pool(state, JOHN) == 8


def test_workshops_resolve_space_by_space_in_turn_order():
    state = position(
        3,
        order=[2, 0, 1],
        f0={"workshops": "fabbro:built:- sartore:built:0", "goods": goods(textile=1)},
        f1={"workshops": "zecca:built:1", "goods": goods(gold=1)},
        f2={"workshops": "fabbro:built:- cerusico:built:2", "goods": goods(spice=1)},
        next=PHASE_5,
    )
    asked = []
    while step(state).startswith("Sale"):
        asked.append(state.actor())
        state.play("pass")
    assert asked == [1, 2, 0]


def resolved(kind, **more):
    """John's kinsman is on that workshop, and space 1 is resolved."""
    return position(
        2,
        f0={"workshops": f"{kind}:built:0"} | more,
        f1={"income": 1},
        next="EconomicActivities, PlaceKinsman 1",
    )


@pytest.mark.parametrize(
    "kind", [kind for kind in WORKSHOPS if workshop(kind, "category") in (1, 2, 4)]
)
def test_a_workshop_gives_what_its_tile_shows(kind):
    state = resolved(kind)
    gives = workshop(kind, "gives")
    assert [held(state, JOHN).get(name, 0) for name in GOODS] == gives[:6]
    assert (fiorini(state, JOHN), prestige(state, JOHN), church(state, JOHN)) == tuple(gives[6:9])
    assert (pool(state, JOHN), tile(state, JOHN, 1)["kinsman"]) == (8, None)


@pytest.mark.parametrize("kind", [kind for kind in WORKSHOPS if workshop(kind, "category") == 3])
def test_a_workshop_with_a_formula_sells_what_it_shows_for_prestige_and_fiorini(kind):
    takes, gives = workshop(kind, "takes"), workshop(kind, "gives")
    state = resolved(kind, goods=takes)
    assert texts(state) == ["proceed", "pass"]
    state.play("proceed")
    assert (held(state, JOHN), fiorini(state, JOHN), prestige(state, JOHN)) == ({}, gives[6], 1)


def test_without_the_requirements_the_kinsman_returns_without_effect():
    state = resolved("sartore")
    assert state.actor() == PAUL
    assert (pool(state, JOHN), fiorini(state, JOHN), prestige(state, JOHN)) == (8, 0, 0)


# Workshop construction


@pytest.mark.parametrize("kind", WORKSHOPS)
def test_a_workshop_is_paid_turned_over_and_rewarded(kind):
    state = position(
        2,
        f0={"workshops": f"{kind}:open:0"} | purse(workshop(kind, "cost")),
        f1={"income": 1},
        next="EconomicActivities, PlaceKinsman 1",
    )
    assert tile(state, JOHN, 1) == {"workshop": kind, "built": True, "kinsman": None}
    assert (held(state, JOHN), fiorini(state, JOHN)) == ({}, 0)
    assert [prestige(state, JOHN), church(state, JOHN)] == workshop(kind, "reward")


@pytest.mark.parametrize("kind", WORKSHOPS)
def test_a_workshop_that_cannot_be_paid_costs_a_prestige_point_and_nothing_else(kind):
    cost = list(workshop(kind, "cost"))
    some = next(at for at, count in enumerate(cost) if count)
    cost[some] -= 1
    state = position(
        2,
        f0={"workshops": f"{kind}:open:0"} | purse(cost),
        f1={"income": 1},
        next="EconomicActivities, PlaceKinsman 1",
    )
    assert (tiles(state, JOHN)[0], prestige(state, JOHN)) == ("-", -1)
    assert [held(state, JOHN).get(name, 0) for name in GOODS] == cost[:6]
    assert pool(state, JOHN) == 8


def test_a_gap_is_filled_first_in_a_following_round():
    state = position(
        2,
        f0={"workshops": "fabbro:built:- - zecca:built:-", "income": 1},
        f1={"income": 1},
        next="Kinsmen 0, Round",
    )
    play(state, "build casa")
    assert tiles(state, JOHN)[:3] == ["fabbro", "casa", "zecca"]


# Other economic activities


def at_the_market(**john):
    """John's kinsman is at the market at the end of the phase."""
    return position(
        2, f0={"market": 1} | john, f1={"income": 1}, next="EconomicActivities, PlaceKinsman 1"
    )


def test_the_market_sells_buys_and_trades_in_this_order():
    state = play(at_the_market(goods=goods(marble=3), fiorini=100), "visit market")
    play(state, "sell marble")
    assert fiorini(state, JOHN) == 200
    play(state, "buy gold")
    assert (fiorini(state, JOHN), held(state, JOHN)) == (0, {"marble": 2, "gold": 1})
    play(state, "give marble", "give marble")
    assert verbs(state, "resource") == [name for name in GOODS if name != "marble"]
    play(state, "resource textile")
    assert held(state, JOHN) == {"gold": 1, "textile": 1}
    assert (state.actor(), pool(state, JOHN)) == (PAUL, 8)


def test_none_of_the_three_need_be_used():
    state = play(at_the_market(goods=goods(marble=3), fiorini=500), "visit market")
    play(state, "pass", "pass", "pass")
    assert (fiorini(state, JOHN), held(state, JOHN), state.actor()) == (500, {"marble": 3}, PAUL)


def test_the_family_business_pays_50_fiorini_a_kinsman():
    state = position(
        2, f0={"business": 3}, f1={"income": 1}, next="EconomicActivities, PlaceKinsman 1"
    )
    assert (fiorini(state, JOHN), pool(state, JOHN)) == (150, 8)


def with_captain(name, purse):
    """George's kinsman is on that Captain of Fortune."""
    return position(
        fortune=f"{name}:2",
        f2={"fiorini": purse},
        f3={"income": 1},
        next="EconomicActivities, PlaceKinsman 3",
    )


def test_example_4():
    state = with_captain("ludovico_il_moro", 150)
    assert (state.actor(), len(verbs(state, "pay"))) == (GEORGE, 3)
    state.play("pay ludovico_il_moro 3")
    assert (fiorini(state, GEORGE), prestige(state, GEORGE), church(state, GEORGE)) == (0, 1, 1)
    assert pool(state, GEORGE) == 8


CAPTAINS = [path.partition(".")[0] for path in BOX.table("captains") if path.endswith(".name")]


@pytest.mark.parametrize("line", [1, 2, 3])
@pytest.mark.parametrize("name", CAPTAINS)
def test_each_line_of_a_captain_of_fortune(name, line):
    numbers = BOX[f"captains.{name}.{('unpaid', 'middle', 'bottom')[line - 1]}"]
    state = with_captain(name, numbers[0])
    assert len(verbs(state, "pay")) == line
    state.play(f"pay {name} {line}")
    if numbers[9]:
        assert verbs(state, "resource") == GOODS
        state.play("resource gold")
    assert (fiorini(state, GEORGE), prestige(state, GEORGE)) == (0, numbers[1])
    assert church(state, GEORGE) == numbers[2]
    wanted = dict(zip(GOODS, numbers[3:9], strict=True))
    wanted["gold"] += numbers[9]
    assert held(state, GEORGE) == {what: count for what, count in wanted.items() if count}


def test_a_captain_remains_in_play_for_the_next_round():
    state = play(with_captain("gattamelata", 0), "pay gattamelata 1")
    assert GAME.observe(state, None)["fortune"][0]["kinsman"] is None


def tokens(state, seat):
    """The value of a seat's tokens."""
    return GAME.observe(state, seat)["families"][seat]["token_value"]
