"""The rulings of ``rulings.md`` by number, 13 to 23: activities and artworks."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    JOHN,
    PAUL,
    REST_OF_ROUND,
    character,
    church,
    facts,
    fiorini,
    goods,
    held,
    play,
    position,
    prestige,
    step,
    texts,
    verbs,
)
from tests.games.florenza.rules.test_rulebook_5_artwork import (
    CHIESA,
    PALAZZO,
    at_work,
    cost,
    points,
    row,
    word,
)

PHASE_4 = f"Kinsmen 0, {REST_OF_ROUND}"
RICH = {"income": 1, "fiorini": 900}


def test_ruling_13_activities_before_a_construction_and_all_that_are_left_at_the_end():
    state = position(
        2,
        fortune="gattamelata:0",
        f0={"workshops": "picconiere:open:0 fabbro:built:0", "market": 1, "business": 1},
        f1={"business": 2},
        next="EconomicActivities, PlaceKinsman 0",
    )
    assert texts(state) == ["visit market", "collect business", "pay gattamelata 1", "proceed"]
    play(state, "proceed")
    assert fiorini(state, JOHN) == 50  # the business pays by itself at the end
    assert texts(state) == ["visit market", "pay gattamelata 1"]
    play(state, "pay gattamelata 1", "visit market", "pass")
    assert (step(state), fiorini(state, PAUL)) == ("PlaceKinsman 0", 100)


def producing(kind: str, fortune: str = "gattamelata:0", **john):
    """John's kinsmen are on his only workshop and with captains; phase 5 begins."""
    first = {"workshops": f"{kind}:built:0"} | john
    return position(2, fortune=fortune, f0=first, next="EconomicActivities, PlaceKinsman 0")


def test_ruling_13_at_the_lowest_prestige_the_order_is_asked_before_a_production_of_points():
    state = producing("cambiavalute", prestige=-3, market=1, business=1)
    assert step(state) == "Production 0"
    assert texts(state) == ["visit market", "collect business", "pay gattamelata 1", "proceed"]
    play(state, "pay gattamelata 1")  # takes nothing: the marker cannot fall any further
    assert prestige(state, JOHN) == -2
    state = producing("cambiavalute", prestige=-3)
    play(state, "proceed")
    assert prestige(state, JOHN) == -2
    play(state, "pay gattamelata 1")
    assert prestige(state, JOHN) == -3


def test_ruling_13_the_same_on_the_church_track():
    first = play(producing("convento", "duca_d_alba:0", church=-1), "pay duca_d_alba 1")
    assert (prestige(first, JOHN), church(first, JOHN)) == (2, 0)
    later = play(producing("convento", "duca_d_alba:0", church=-1), "proceed", "pay duca_d_alba 1")
    assert (prestige(later, JOHN), church(later, JOHN)) == (2, -1)


def test_ruling_13_two_captains_together_may_reach_the_end_of_the_track():
    both = "gattamelata:0 bartolomeo_colleoni:0"
    state = producing("biblioteca", both, prestige=-2)
    assert step(state) == "Production 0"
    play(state, "pay gattamelata 1")  # from -2 to -3: now the other one takes nothing
    assert step(state) == "Production 0"
    play(state, "pay bartolomeo_colleoni 1")
    assert prestige(state, JOHN) == -1
    assert step(producing("biblioteca", both, prestige=-1)) == "OtherActivities 0"


@pytest.mark.parametrize(
    ("kind", "fortune", "markers"),
    [
        ("cambiavalute", "gattamelata:0", {"prestige": -2}),  # all of it can still be lost
        ("cambiavalute", "duca_d_alba:0", {"prestige": -3, "church": -1}),  # on another track
        ("convento", "duca_d_alba:0", {"prestige": -3, "church": 0}),
        ("fabbro", "gattamelata:0", {"prestige": -3}),  # brings no points
        ("cambiavalute", "gattamelata:1", {"prestige": -3}),  # Paul's captain
    ],
)
def test_ruling_13_where_the_order_changes_nothing_nobody_is_asked(kind, fortune, markers):
    assert not step(producing(kind, fortune, **markers)).startswith("Production")


def test_ruling_13_the_business_alone_is_no_reason_to_ask():
    state = producing("cambiavalute", "", prestige=-3, business=1)
    assert (step(state), prestige(state, JOHN), fiorini(state, JOHN)) == ("PlaceKinsman 0", -2, 50)


def test_ruling_13_in_anothers_district_the_kinsmans_family_is_asked():
    state = position(
        2,
        fortune="gattamelata:0",
        f0={"prestige": -3},
        f1={"workshops": "cambiavalute:built:0"},
        next="EconomicActivities, PlaceKinsman 0",
    )
    assert (state.actor(), step(state)) == (JOHN, "Production 1")
    play(state, "pay gattamelata 1")
    assert prestige(state, JOHN, PAUL) == [-2, 0]


def test_ruling_14_a_sale_is_optional():
    state = position(
        2,
        f0={"workshops": "sartore:built:0", "goods": goods(textile=1)},
        next="EconomicActivities, PlaceKinsman 0",
    )
    play(state, "pass")
    assert (held(state, JOHN), prestige(state, JOHN)) == ({"textile": 1}, 0)


def test_ruling_15_two_alike_or_not_for_one_that_differs_from_both():
    state = position(
        2, f0={"market": 1, "goods": goods(marble=2, gold=1)}, next="OtherActivities 0"
    )
    play(state, "visit market", "pass")
    assert verbs(state, "give") == ["marble"]  # the kinds in order: gold first has no second
    play(state, "give marble")
    assert verbs(state, "give") == ["marble", "gold"]
    play(state, "give gold")
    assert verbs(state, "resource") == ["wood", "metal", "spice", "textile"]


def test_ruling_16_exactly_one_line_and_its_fiorini_in_hand():
    for purse_, lines in ((0, 1), (99, 1), (100, 2), (200, 3)):
        state = position(
            2, fortune="gattamelata:0", f0={"fiorini": purse_}, next="OtherActivities 0, Kinsmen 0"
        )
        assert len(verbs(state, "pay")) == lines
    play(state, "pay gattamelata 3")
    assert prestige(state, JOHN) == BOX["captains.gattamelata.bottom"][1]


def test_ruling_17_penalties_stop_at_the_ends_of_the_tracks():
    state = position(
        2,
        fortune="gattamelata:0 duca_d_alba:0",
        f0={"prestige": -3, "church": -1},
        next="OtherActivities 0, PlaceKinsman 0",
    )
    play(state, "pay gattamelata 1", "pay duca_d_alba 1")
    assert (prestige(state, JOHN), church(state, JOHN)) == (-3, -1)


def test_ruling_18_the_artist_is_fixed_at_placement_the_skill_at_payment():
    state = position(2, f0=RICH, f1=RICH, characters="giotto:4", next=PHASE_4)
    play(state, "art chiesa cupola", "hire giotto")
    play(state, "business")
    assert texts(state) == ["complete chiesa cupola"]


def test_ruling_18_artworks_in_any_order_one_after_the_other():
    state = position(
        2,
        city_works="duomo.cupola:0:unnamed",
        f0={"works": "palazzo.ritratto:unnamed"} | cost("palazzo.ritratto"),
        next="Artworks, PlaceKinsman 0",
    )
    assert verbs(state, "complete") == ["palazzo ritratto", "duomo cupola"]
    play(state, "complete palazzo ritratto", "roll 2")
    assert verbs(state, "complete") == ["duomo cupola"]


def test_ruling_19_the_skill_of_an_unnamed_artist_is_not_asked():
    state = at_work("chiesa.cupola", **cost("chiesa.cupola"))
    play(state, "complete chiesa cupola")
    assert step(state) == "RollForPrestige 0 0"
    play(state, "roll 1")
    assert prestige(state, JOHN) == points("chiesa.cupola")[0] - 1


def test_ruling_20_a_lower_result_may_be_chosen_and_only_it_turns_the_card():
    price = BOX["artists.giotto.prices"][2]
    state = at_work("duomo.abside", "giotto", **cost("duomo.abside", price))
    play(state, "complete duomo abside", "as painter", "roll 6", "roll 2")
    assert texts(state) == ["result 2", "result 6"]
    play(state, "result 2")
    assert not character(state, "giotto")["masterpiece"]


def test_ruling_20_the_muse_is_paid_from_what_is_left():
    state = at_work("palazzo.ritratto", **cost("palazzo.ritratto", 49))
    play(state, "complete palazzo ritratto", "roll 1")
    assert step(state) != "FavorOfTheMuse 0"


@pytest.mark.parametrize("skill", ["architect", "sculptor", "painter"])
def test_ruling_21_on_the_completed_side_a_six_counts_as_a_five(skill):
    name = {"painter": "duomo.abside"}.get(skill, "palazzo_della_signoria.facciata")
    who = "michelangelo_buonarroti"
    price = BOX[f"artists.{who}.prices"][("architect", "sculptor", "painter").index(skill)]
    state = at_work(name, who, masterpieces=who, **cost(name, price))
    play(state, f"complete {word(name)}", f"as {skill}", "roll 6")
    if name.startswith("duomo"):
        play(state, "roll 6")
    assert prestige(state, JOHN) == points(name)[0] + row(who, skill)[4]
    assert character(state, who)["masterpiece"]


def test_ruling_21_the_card_stays_turned_until_he_leaves():
    state = position(2, characters="giotto:3", masterpieces="giotto", next="EndOfRound, Round")
    assert character(state, "giotto")["masterpiece"]
    state = position(2, characters="giotto:1", masterpieces="giotto", next="EndOfRound, Round")
    assert facts(state)["masterpieces"] == []


def test_ruling_22_a_placement_needs_a_crest_for_every_artwork_under_way():
    used = {"income": 1, "crests": [1, 0, 0, 0]}
    assert len(verbs(position(2, f0=used, next="PlaceKinsman 0"), "art")) == 27
    state = position(2, f0=used | {"works": "palazzo.ritratto:unnamed"}, next="PlaceKinsman 0")
    assert verbs(state, "art") == []
    special = {"income": 1, "crests": [0, 1, 0, 0]}
    state = position(2, f0=special, next="PlaceKinsman 0")
    assert len(verbs(state, "art")) == 19


def test_ruling_22_a_normal_crest_is_kept_for_a_district_artwork_under_way():
    name = "palazzo_della_signoria.facciata"
    john = {"crests": [1, 1, 0, 0], "works": "palazzo.ritratto:unnamed"} | cost(name)
    state = position(2, f0=john, city_works=f"{name}:0:unnamed", next="Artworks, PlaceKinsman 0")
    play(state, f"complete {word(name)}", "roll 2")
    assert verbs(state, "crest") == ["prestige"]


@pytest.mark.parametrize(
    ("building", "bonus"), [(PALAZZO, [4, 0]), (CHIESA, [0, 2])], ids=["palazzo", "chiesa"]
)
def test_ruling_23_a_whole_building_pays_at_once_and_in_every_later_phase_1(building, bonus):
    last = building[-1]
    state = at_work(
        last,
        district=" ".join(building[:-1]),
        crests=[7, 1, 1, 1],
        next="CollectIncome, CollectIncome, PlaceKinsman 0",
        **cost(last),
    )
    play(state, f"complete {word(last)}", "roll 2")
    once = [points(last)[0] + bonus[0], points(last)[1] + bonus[1]]
    assert [prestige(state, JOHN), church(state, JOHN)] == once
    play(state, "roll 1", "roll 1")
    assert [prestige(state, JOHN), church(state, JOHN)] == [
        once[0] + 2 * bonus[0],
        once[1] + 2 * bonus[1],
    ]
