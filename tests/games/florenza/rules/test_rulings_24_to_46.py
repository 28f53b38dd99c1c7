"""The rulings of ``rulings.md`` by number, 24 to 46: offices, the end, Ghosts, the start."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    GHOST,
    JOHN,
    PAUL,
    YOU,
    artwork,
    character,
    church,
    facts,
    fiorini,
    goods,
    held,
    income,
    is_over,
    left,
    lines,
    order,
    play,
    pool,
    position,
    prestige,
    see,
    step,
    texts,
    tile,
    tiles,
    verbs,
)
from tests.games.florenza.rules.test_rulebook_1_setup import new_table
from tests.games.florenza.rules.test_rulebook_6_turn_order_and_end import markers, offices
from tests.games.florenza.rules.test_rulebook_7_solitaire import alone, table

PHASE_1 = "CollectIncome, PlaceKinsman 0"


def test_ruling_24_a_marker_at_0_or_below_may_make_a_captain_without_tokens():
    state = markers((-1, -2, -3, -3))
    assert (offices(state)[0], prestige(state, JOHN)) == (JOHN, 0)
    assert (see(state, JOHN)["tokens"], see(state, JOHN)["token_value"]) == (0, 0)


def test_ruling_24_the_same_player_may_be_captain_again():
    assert offices(markers((5, 1, 0, 0), captain=JOHN))[0] == JOHN


def test_ruling_25_the_bishops_points_come_after_the_captains_reset():
    state = markers((9, 8, 0, 0), (5, 0, 0, 0))
    assert offices(state) == (JOHN, JOHN)
    assert prestige(state, JOHN) == BOX["tracks.church_values"][6]
    assert see(state, JOHN)["token_value"] == 9


def test_ruling_25_they_never_change_who_is_captain():
    state = markers((5, 4, 0, 0), (0, 9, 0, 0))
    assert offices(state) == (JOHN, PAUL)


def test_ruling_26_bishop_after_a_gap_is_no_cardinal():
    state = markers((9, 0, 0, 0), (0, 3, 0, 0), bishop=None)
    assert prestige(state, PAUL) == 2
    state = markers((9, 0, 0, 0), (0, 3, 0, 0), bishop=PAUL)
    assert prestige(state, PAUL) == 2 + 4


@pytest.mark.parametrize("before", [[0, 1, 2, 3], [3, 1, 0, 2]])
def test_ruling_27_all_who_are_tied_reverse_their_order(before):
    assert order(markers((2, 2, 2, 2), order=before)) == before[::-1]


def test_ruling_28_with_a_bishop_but_no_captain_the_bishop_is_first():
    state = markers((7, 7, 0, 2), (0, 0, 3, 0))
    assert order(state)[0] == GEORGE
    assert sorted(order(state)[1:3]) == [JOHN, PAUL]


def test_ruling_29_phase_7_of_the_last_round_is_played_in_full():
    state = position(
        2,
        round=7,
        bishop=PAUL,
        f0={"prestige": 12},
        f1={"church": 3},
        next="TurnOrder, EndOfRound, Round",
    )
    assert is_over(state)
    assert (lines(state, JOHN)["prestige tokens"], lines(state, JOHN)["prestige"]) == (12, 0)
    assert (lines(state, PAUL)["prestige"], lines(state, PAUL)["bishop"]) == (2 + 2, 3)
    assert lines(state, JOHN)["captain of the people"] == 3


def test_ruling_30_the_marker_may_be_negative_and_influence_counts_where_it_is():
    state = position(2, round=8, f0={"prestige": -2, "church": -1}, next="Round")
    assert lines(state, JOHN)["prestige"] == -2
    assert lines(state, JOHN)["church influence"] == BOX["tracks.church_values"][0]


def test_ruling_30_goods_are_counted_together_and_rounded_down():
    state = position(2, round=8, f0={"goods": goods(gold=1, wood=2), "fiorini": 99}, next="Round")
    assert lines(state, JOHN)["fiorini and resources"] == 1


def test_ruling_31_from_an_empty_bag_nobody_comes():
    names = [
        path.partition(".")[0]
        for kind in ("artists", "preachers")
        for path in BOX.table(kind)
        if path.endswith(".number")
    ]
    others = [name for name in names if name not in ("giotto", "masaccio")]
    state = position(
        2, characters="giotto:1 masaccio:1", gone=" ".join(others[1:]), next="EndOfRound, Round"
    )
    assert texts(state) == [f"draw {others[0]}"]
    play(state, f"draw {others[0]}")
    assert step(state) == "RollThirdResource"


def test_ruling_32_a_new_character_does_not_age_at_once():
    state = position(2, characters="giotto:1", next="EndOfRound, Round")
    play(state, "draw masaccio")
    assert character(state, "masaccio")["life"] == BOX["artists.masaccio.life"]


def test_ruling_33_the_first_round_has_no_captain_and_no_bishop():
    state = new_table(2)
    while step(state).startswith("StartingWorkshop"):
        state.apply(state.options()[0])
    assert (offices(state), step(state)) == ((None, None), "RollThirdResource")


def test_ruling_34_who_is_under_the_first_life_card_may_be_hired():
    state = position(2, f0={"income": 1}, characters="giotto:1", next="PlaceKinsman 0")
    play(state, "art duomo abside")
    assert verbs(state, "hire") == ["unnamed", "giotto"]


@pytest.mark.parametrize(("die", "space"), [(1, 2), (2, 7), (3, 2), (6, 7)])
def test_ruling_35_the_count_of_empty_spaces_goes_round(die, space):
    state = alone(actions=1, income=1, table=[2, 2, 0, 2, 2, 2, 2, 0])
    play(state, f"roll {die}")
    assert facts(state)["actions:1"][1 + space] == "1"


def test_ruling_35_the_kinsman_stays_if_the_action_comes_to_nothing():
    state = alone(actions=1, income=1, table=[2, 2, 2, 0, 2, 2, 0, 0])
    play(state, "roll 1")  # a work in its Church, but no artist is in play
    assert (table(state)[3], prestige(state, GHOST)) == (1, 0)


def test_ruling_36_a_ghost_pays_for_workshops_that_give_it_nothing_and_closes_them():
    state = alone(
        you={"workshops": "fabbro:built:- casa:built:-"},
        next="GhostOperates 1, PlaceKinsman 0",
    )
    play(state, "roll 5")
    assert prestige(state, GHOST, YOU) == [-1, 1]
    assert verbs(state, "operate") == []


def test_ruling_36_a_sale_brings_a_ghost_the_prestige_without_a_resource():
    state = alone(
        you={"workshops": "sartore:built:-"}, prestige=2, next="GhostOperates 1, PlaceKinsman 0"
    )
    play(state, "roll 1")
    assert (prestige(state, GHOST), fiorini(state, YOU)) == (2 - 1 + 1, 0)


def test_ruling_37_a_ghost_chooses_the_artist_before_the_artwork():
    state = alone(
        "easy",
        characters="leon_battista_alberti:4 donatello:4",
        district="palazzo.facciata",
        crests=[9, 1, 1, 1],
        next="GhostDistrictArtwork 1 0, PlaceKinsman 0",
    )
    assert prestige(state, GHOST) == 0  # Alberti is cheapest, and no architect is wanted any more
    assert character(state, "donatello")["where"] == "card"


def test_ruling_38_a_ghosts_flags_and_crests_bring_no_income():
    state = alone(
        city_crests="duomo.cupola:1:1 duomo.navata:1:3",
        crests=[10, 0, 1, 0],
        next="CollectIncome, GhostIncome, PlaceKinsman 0",
    )
    play(state, "roll 1")
    assert (prestige(state, GHOST), see(state, GHOST)["actions"]) == (0, 1)


def test_ruling_39_a_ghosts_captain_is_closed_to_all():
    state = alone(fortune="gattamelata:-", next="GhostHiresCaptain 1, PlaceKinsman 0")
    assert verbs(state, "fortune") == []
    assert prestige(state, GHOST) == BOX["captains.gattamelata.bottom"][1]


def test_ruling_40_a_ghost_scores_by_the_same_list():
    state = position(
        1,
        ghosts="easy",
        round=8,
        f1={"prestige": 5, "tokens": [20, 2], "workshops": "casa:built:-"},
        next="Round",
    )
    sheet = dict(map(tuple, GAME.observe(state, YOU)["results"][GHOST]["lines"]))
    assert (sheet["prestige"], sheet["prestige tokens"]) == (5, 20)
    assert (sheet["empty workshop spaces"], sheet["unfinished artworks"]) == (-7, -8)
    assert sheet["fiorini and resources"] == 0


@pytest.mark.parametrize("ghosts", range(1, 5))
def test_ruling_41_ghosts_are_players(ghosts):
    state = GAME.new(1, {"ghosts": "+".join(["easy"] * ghosts)})
    assert step(state) == f"DrawCharacters {ghosts + 1 + 5}"
    assert (left(state, "casa"), left(state, "casamento")) == (ghosts + 1, ghosts)


def test_ruling_41_a_cardinal_counts_ghosts():
    state = alone(bishop=YOU, you={"church": 3}, prestige=9, next="TurnOrder, PlaceKinsman 0")
    assert prestige(state, YOU) == 2 + 2


def test_ruling_42_an_expelled_ghost_loses_an_action_only_with_an_empty_pool():
    phases = "GhostIncome, Bishop, GhostBishop, PlaceKinsman 0"
    state = alone(bishop=YOU, round=4, table=[2, 2, 2, 0, 0, 0, 0, 0], next=phases)
    assert see(state, GHOST)["actions"] == 4
    state = alone(bishop=YOU, round=5, table=[2, 2, 2, 0, 0, 0, 0, 0], next=phases)
    assert see(state, GHOST)["actions"] == 4


def test_ruling_42_a_ghost_bishop_has_one_action_more_even_with_an_empty_pool():
    phases = "GhostIncome, Bishop, GhostBishop, PlaceKinsman 0"
    state = alone(bishop=GHOST, round=4, table=[2, 2, 2, 2, 2, 2, 0, 0], next=phases)
    assert (see(state, GHOST)["actions"], pool(state, GHOST)) == (5, 0)


def test_ruling_43_one_skill_in_the_palazzo_two_in_the_chiesa():
    boxes = GAME.observe(GAME.new(2), None)["families"][0]["artworks"]
    assert [len(box["skills"]) for box in boxes] == [1] * 4 + [2] * 4
    assert artwork(GAME.new(2), "palazzo ritratto")["skills"] == ["painter"]


def test_ruling_44_only_the_same_space_counts_for_the_difference():
    state = position(
        2,
        f0={"workshops": "fabbro:built:-", "goods": [1] * 6, "fiorini": 100},
        f1={"workshops": "erbolaio:built:-", "goods": [1] * 6, "fiorini": 100},
        next="StartingWorkshop 1 1, StartingWorkshop 1 0, Round",
    )
    assert "fabbro" in verbs(state, "build")
    assert "pass" not in texts(state)
    play(state, "build fabbro")
    assert "fabbro" not in verbs(state, "build")


def test_ruling_45_who_can_pay_none_builds_nothing_and_goes_on_at_space_2():
    state = position(
        2,
        f0={"workshops": "cambiavalute:built:-", "goods": goods(metal=1), "fiorini": 0},
        f1={"workshops": "fabbro:built:- monte_di_pieta:built:-"},
        next="StartingWorkshop 1 0, PlaceKinsman 0",
    )
    assert held(state, JOHN) == {"metal": 1}
    state = position(
        2,
        f0={"workshops": "cambiavalute:built:-", "income": 1},
        f1={"income": 1},
        next="PlaceKinsman 0, PlaceKinsman 1",
    )
    play(state, "build casa")
    assert tiles(state, JOHN)[:2] == ["cambiavalute", "casa"]


def test_ruling_46_the_third_resource_comes_first_and_then_everything_at_once():
    state = position(2, f0={"workshops": "casa:built:-"}, next=PHASE_1)
    assert (income(state, JOHN), fiorini(state, JOHN)) == (0, 0)
    play(state, "roll 4")
    assert (income(state, JOHN), fiorini(state, JOHN)) == (4, 250)
    assert held(state, PAUL) == {"marble": 1, "wood": 1, "gold": 1}
    assert church(state, JOHN) == 0
    assert tile(state, JOHN, 1)["built"]
