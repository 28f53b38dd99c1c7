"""Why something is not possible: from the predicate that decides it."""

from __future__ import annotations

import pytest

from signoria.games.florenza.news import reasons
from signoria.kernel.news import NotAsked
from tests.games.florenza.rules.hearing import two
from tests.games.florenza.rules.positions import (
    GAME,
    GHOST_REST,
    JOHN,
    PAUL,
    goods,
    play,
    position,
)

LAST_TO_ACT = "OtherActivities 0, OtherActivities 1, Artworks, TurnOrder, EndOfRound, Round"
PHASE_6 = "CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round"


def why_not(state, action):
    found = GAME.words.worded(action)
    assert found not in state.options()
    return state.why_not(found)


def test_a_tile_is_missing_or_a_space():
    assert why_not(two(supply={"cava": 0}), "build cava") == reasons.NoTileLeft()
    full = " ".join(["picconiere:built:-"] * 8)
    state = two(john={"workshops": full}, supply={"picconiere": 0})
    assert why_not(state, "build cava") == reasons.NoFreeSpace()


def test_a_workshop_is_closed_for_several_reasons():
    state = two(paul={"workshops": "casa:built:- cava:open:1 fabbro:built:1 segheria:open:-"})
    assert why_not(state, "operate 1 1") == reasons.PaysByItself()
    assert why_not(state, "operate 1 2") == reasons.Occupied(PAUL)
    assert why_not(state, "operate 1 3") == reasons.Occupied(PAUL)
    assert why_not(state, "operate 1 4") == reasons.NotThisRound()
    assert why_not(state, "operate 1 5") == reasons.NoWorkshop()
    assert why_not(state, "operate 3 1") == reasons.NoWorkshop()


def test_an_artwork_needs_a_crest_that_is_not_promised():
    state = two(john={"crests": [0, 0, 0, 0]})
    assert why_not(state, "art duomo cupola") == reasons.NoCrest()
    state = two(john={"crests": [0, 1, 0, 0]})
    assert why_not(state, "art palazzo ritratto") == reasons.NoCrest()


def test_charity_is_refused_by_place_person_price_and_marker():
    state = two(characters="giordano_bruno:4", john={"church": -1})
    assert why_not(state, "charity chiesa giordano_bruno") == reasons.NothingToLose()
    assert why_not(state, "charity duomo unnamed") == reasons.TooDear(200, 150)
    state = two(duomo="1 unnamed", john={"charity": "unnamed", "fiorini": 900})
    assert why_not(state, "charity duomo unnamed") == reasons.Occupied(PAUL)
    assert why_not(state, "charity chiesa unnamed") == reasons.CharityThisRound()


def test_the_market_has_room_for_one_and_goods_are_given_in_order():
    assert why_not(two(john={"market": 1}), "market") == reasons.KinsmanThere()
    state = two(john={"income": 0, "market": 1, "goods": goods(wood=1, gold=1)}, next=LAST_TO_ACT)
    play(state, "visit market")
    assert why_not(state, "sell marble") == reasons.NoResource("marble")
    play(state, "pass")  # there is too little to buy anything
    assert isinstance(why_not(state, "give gold"), reasons.InThisOrder)
    play(state, "give wood", "give gold")
    assert why_not(state, "resource wood") == reasons.OfAnotherKind()


def test_a_captains_line_may_be_too_dear_and_nobody_there():
    state = two(
        fortune="gattamelata:0 duca_d_alba:-",
        john={"income": 0, "fiorini": 150},
        next=LAST_TO_ACT,
    )
    assert why_not(state, "pay gattamelata 3") == reasons.TooDear(200, 150)
    assert why_not(state, "pay duca_d_alba 1") == reasons.NoKinsmanThere()
    assert why_not(state, "visit market") == reasons.NoKinsmanThere()
    assert why_not(state, "business") == NotAsked()


def test_a_sale_says_what_is_missing():
    state = two(
        john={"income": 0, "market": 1, "workshops": "sartore:built:0"},
        next="Sale 0, DistrictActivities 1, " + LAST_TO_ACT,
    )
    goods_wanted = (("textile", 1),)
    assert why_not(state, "proceed") == reasons.CannotPay(goods_wanted, goods_wanted)


def artist_at_work(fiorini, **more):
    return two(
        characters="michelangelo_buonarroti:3",
        city_works="palazzo_della_signoria.facciata:0:michelangelo_buonarroti",
        john={
            "income": 0,
            "fiorini": fiorini,
            "goods": goods(marble=3, spice=1, textile=1),
        },
        next=PHASE_6,
        **more,
    )


def test_a_skill_may_be_unwanted_or_cost_too_much():
    state = artist_at_work(1000)
    assert why_not(state, "complete duomo cupola") == reasons.NoKinsmanThere()
    play(state, "complete palazzo_della_signoria facciata")
    key = "palazzo_della_signoria facciata"
    assert why_not(state, "as painter") == reasons.SkillNotWanted(key, None)
    prices = GAME.box["artists.michelangelo_buonarroti.prices"]
    cheap, dear = sorted(prices[:2])
    if cheap != dear:
        state = artist_at_work(150 + cheap)
        play(state, "complete palazzo_della_signoria facciata")
        skill = ("architect", "sculptor")[prices.index(dear)]
        why = why_not(state, f"as {skill}")
        assert why.lack == (("fiorini", dear - cheap),)


def test_a_value_has_its_limit_and_its_price():
    state = artist_at_work(1000, no_die=1, muse=0)
    play(state, "complete palazzo_della_signoria facciata", "as sculptor")
    assert isinstance(why_not(state, "incentive 4"), reasons.TooMuch)


def test_results_and_crests_that_are_not_there():
    state = two(
        characters="gian_lorenzo_bernini:3",
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        john={"income": 0, "crests": [10, 0, 1, 1]},
        work="duomo.pulpito",
        skill="sculptor",
        rolled="2 6",
        next=f"ChooseResult 0, PlaceCrest 0, {PHASE_6}",
    )
    assert why_not(state, "result 3") == reasons.NotRolled()
    play(state, "result 2")
    assert why_not(state, "crest prestige") == reasons.NoneLeft()


@pytest.mark.parametrize(
    ("characters", "more", "why"),
    [
        ("", {}, reasons.NotInFlorenza("giotto")),
        ("giotto:3", {"captain": PAUL, "detained": "giotto"}, reasons.HeldBy(PAUL)),
        (
            "giotto:3",
            {"city_works": "duomo.altare:1:giotto"},
            reasons.TakenThisRound("giotto"),
        ),
    ],
)
def test_an_artist_may_be_away(characters, more, why):
    state = two(characters=characters, **more)
    play(state, "art duomo cappella")
    assert why_not(state, "hire giotto") == why


def test_a_captain_of_fortune_may_be_closed_by_a_ghost():
    state = position(
        1,
        ghosts="easy",
        fortune="gattamelata:closed",
        f0={"income": 1},
        next=f"PlaceKinsman 0, KinsmenAndGhosts 0, {GHOST_REST}",
    )
    assert why_not(state, "fortune gattamelata") == reasons.ClosedByGhost()
    assert why_not(state, "fortune duca_d_alba") == reasons.NotInThisGame()


def test_a_starting_workshop_is_too_dear_or_on_the_same_space():
    state = position(
        2,
        f0={"fiorini": 100, "goods": goods(marble=1, wood=1, spice=1)},
        f1={"workshops": "fabbro:built:-"},
        next="StartingWorkshop 0 0, Round",
    )
    assert state.actor() == JOHN
    assert why_not(state, "build fabbro") == reasons.SameSpace()
    why = why_not(state, "build cava")
    assert isinstance(why, reasons.CannotPay)
    assert why.lack == (("wood", 1), ("metal", 1))
