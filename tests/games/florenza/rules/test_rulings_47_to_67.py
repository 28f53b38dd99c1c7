"""The rulings of ``rulings.md`` by number, 47 to 67: artworks, turn order, No Die, Ghosts."""

from __future__ import annotations

import pytest

from signoria.kernel.chance import Rng
from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    GHOST,
    GHOST_REST,
    JOHN,
    PAUL,
    RINGO,
    YOU,
    artwork,
    character,
    church,
    facts,
    fiorini,
    goods,
    in_play,
    is_chance,
    left,
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
from tests.games.florenza.rules.test_rulebook_5_artwork import at_work, cost, points, row, word
from tests.games.florenza.rules.test_rulebook_6_turn_order_and_end import markers, offices
from tests.games.florenza.rules.test_rulebook_7_solitaire import alone, table


def test_ruling_47_points_of_the_work_come_before_the_roll():
    name = "palazzo.giardino"
    state = at_work(name, prestige=-3, **cost(name))
    play(state, f"complete {word(name)}")
    assert prestige(state, JOHN) == -3 + points(name)[0] == 1
    play(state, "roll 1")
    assert prestige(state, JOHN) == 0


def test_ruling_48_penalties_add_up_and_stop_at_the_lowest_space():
    state = at_work("duomo.pulpito", "donatello")
    play(state, "complete duomo pulpito")
    assert prestige(state, JOHN) == -3  # not -4
    assert artwork(state, "duomo pulpito")["kinsman"] is None


def test_ruling_49_on_top_is_who_came_first():
    state = alone(
        "hard",
        captain=GHOST,
        characters="tiziano:2 caravaggio:2 raffaello_sanzio:2",
        next="GhostCaptain, PlaceKinsman 0",
    )
    assert facts(state)["detained"] == ["caravaggio"]
    state = alone(
        "hard",
        captain=GHOST,
        characters="raffaello_sanzio:2 caravaggio:2",
        next="GhostCaptain, PlaceKinsman 0",
    )
    assert facts(state)["detained"] == ["raffaello_sanzio"]


def test_ruling_50_offices_first_then_the_others_by_their_markers():
    state = markers((4, 4, 1, 0), (0, 0, 3, 0))
    assert offices(state) == (None, GEORGE)
    assert prestige(state, GEORGE) == 1 + 2
    assert order(state) == [GEORGE, PAUL, JOHN, RINGO]


@pytest.mark.parametrize(
    ("points", "tokens"), [(1, 1), (4, 4), (5, 1), (19, 6), (50, 1), (68, 6), (187, 8)]
)
def test_ruling_51_the_fewest_tokens_are_paid(points, tokens):
    state = markers((points, 0, 0, 0))
    assert (see(state, JOHN)["tokens"], see(state, JOHN)["token_value"]) == (tokens, points)


def test_ruling_51_tokens_are_never_changed():
    state = position(
        2, f0={"prestige": 4, "tokens": [6, 2], "income": 1}, next="TurnOrder, PlaceKinsman 0"
    )
    assert see(state, JOHN)["tokens"] == 2 + 4


def test_ruling_52_failure_is_judged_without_incentive():
    name = "palazzo.ritratto"
    state = at_work(name, no_die=1, **cost(name))
    play(state, f"complete {word(name)}")
    assert texts(state) == ["incentive 0"]


def test_ruling_52_in_the_duomo_three_steps_reach_6_and_the_muse_is_not_offered():
    name = "duomo.altare"
    state = at_work(name, no_die=1, **cost(name, 900))
    play(state, f"complete {word(name)}")
    assert texts(state) == [f"incentive {steps}" for steps in range(4)]


def test_ruling_52_a_district_artwork_reaches_5_at_most():
    name, who = "palazzo.ritratto", "giotto"
    state = at_work(name, who, no_die=1, **cost(name, 900))
    play(state, f"complete {word(name)}", "as painter")
    assert texts(state)[-1] == "incentive 4"
    play(state, "incentive 4")
    assert prestige(state, JOHN) == points(name)[0] + row(who, "painter")[4]
    assert not character(state, who)["masterpiece"]


def test_ruling_53_the_owner_of_a_visited_workshop_is_paid_even_if_a_ghost():
    state = alone(workshops="fabbro:built:-", next="PlaceKinsman 0, PlaceKinsman 0")
    play(state, "operate 1 1")
    assert prestige(state, YOU, GHOST) == [-1, 1]


@pytest.mark.parametrize(
    "ghosts", ["easy", "easy+hard", "medium+hard+masterpiece", "easy+easy+hard+hard"]
)
def test_ruling_54_one_seat_and_one_to_four_ghosts_each_with_its_own_difficulty(ghosts):
    state = GAME.new(1, {"ghosts": ghosts})
    assert GAME.observe(state, YOU)["ghosts"] == ghosts.split("+")
    assert order(state)[0] == YOU


def test_ruling_55_all_valid_workshops_are_equally_likely():
    state = position(
        1,
        ghosts="easy easy",
        f1={"workshops": "fabbro:built:-"},
        next="GhostStartingWorkshop 0 2, StartingWorkshop 0 0",
    )
    assert (is_chance(state), texts(state)) == (True, [f"roll {n}" for n in (1, 2, 4, 5, 6)])
    assert state.weights() == [1] * 5


def test_ruling_56_a_full_table_is_cleared_right_after_the_action_even_the_last():
    state = alone(actions=1, income=1, table=[2, 2, 2, 2, 2, 2, 0, 1], round=3)
    play(state, "roll 1")
    assert table(state) == [0, 0, 0, 0, 0, 0, 1, 1]
    assert (pool(state, GHOST), church(state, GHOST)) == (6, 1)


def test_ruling_56_without_a_kinsman_in_hand_the_lying_ones_leave_first():
    state = alone(actions=2, income=0, expelled=1, table=[2, 2, 2, 2, 2, 2, 0, 1], pool=0, round=4)
    play(state, "roll 6")
    assert see(state, GHOST)["kinsmen"]["income"] == 1
    assert sum(table(state)) == 2


def test_ruling_57_phase_5_skips_tiles_that_a_ghost_turned():
    state = alone(
        you={"workshops": "fabbro:open:- casa:open:0"},
        next="EconomicActivities, GhostEndOfRound, PlaceKinsman 0",
    )
    assert tiles(state, YOU)[:2] == ["fabbro", "-"]
    assert tile(state, YOU, 1)["built"]
    assert prestige(state, YOU) == -1  # for the Casa alone


def test_ruling_58_both_dice_are_rolled_even_if_nothing_can_be_built():
    full = " ".join(["picconiere:built:-", "fabbro:built:-"] * 2)
    more = "cava:built:- zecca:built:- casa:built:- palagio:built:-"
    state = alone(workshops=f"{full} {more}", next="GhostBuilds 1 0, PlaceKinsman 0")
    play(state, "roll 4")
    assert step(state) == "GhostBuilds 1 4"
    play(state, "roll 1")
    assert left(state, "cambiavalute") == 2


def test_ruling_58_a_ghost_may_build_a_kind_it_has():
    state = alone(workshops="fabbro:built:-", next="GhostBuilds 1 0, PlaceKinsman 0")
    play(state, "roll 1", "roll 3")
    assert tiles(state, GHOST)[:2] == ["fabbro", "fabbro"]


def test_ruling_59_the_first_artwork_by_name_without_crest_and_kinsman():
    state = alone(
        characters="giotto:4",
        city_crests="duomo.campanile:0:0",
        city_works="duomo.altare:0:unnamed",
        you={"crests": [9, 1, 1, 1]},
        next="GhostCityArtwork 1, PlaceKinsman 0",
    )
    play(state, "roll 1")  # Giotto's cheapest skill is architect
    assert artwork(state, "duomo cupola")["crest"] == GHOST
    expected = points("duomo.cupola")[0] + row("giotto", "architect")[0]
    assert prestige(state, GHOST) == expected


def test_ruling_59_a_ghost_counts_by_the_side_that_the_card_shows():
    state = alone(
        "medium",
        characters="donatello:4",
        masterpieces="donatello",
        next="GhostDistrictArtwork 1 0, PlaceKinsman 0",
    )
    assert prestige(state, GHOST) == points("palazzo.giardino")[0] + row("donatello", "sculptor")[4]


def test_ruling_60_no_second_try_elsewhere_and_normal_crests_last():
    state = alone(characters="donatello:4", next="GhostCityArtwork 1, PlaceKinsman 0")
    play(state, "roll 5")  # San Lorenzo: the Sagrestia takes a sculptor
    assert facts(state)["city_crests"] == ["san_lorenzo.sagrestia:1:1"]
    state = alone(
        characters="vignola:3", crests=[10, 0, 0, 0], next="GhostCityArtwork 1, PlaceKinsman 0"
    )
    play(state, "roll 5")
    assert facts(state)["city_crests"] == ["san_lorenzo.navata:1:0"]
    state = alone(characters="vignola:3", crests=[0] * 4, next="GhostCityArtwork 1, PlaceKinsman 0")
    play(state, "roll 5")
    assert facts(state)["city_crests"] == []


def test_ruling_61_a_ghost_captain_never_detains_a_preacher():
    state = alone(
        captain=GHOST, characters="tommaso_d_aquino:3", next="GhostCaptain, PlaceKinsman 0"
    )
    assert facts(state)["detained"] == ["-"]
    state = alone(captain=GHOST, next=f"CollectIncome, PlaceKinsman 0, {GHOST_REST}")
    assert step(state) == "RollThirdResource"


def result(**you):
    """How you did against a Ghost with 3 points more on its prestige marker."""
    state = position(1, ghosts="easy", round=8, f0=you, f1={"prestige": 3}, next="Round")
    return GAME.observe(state, YOU)["results"][YOU]["result"]


def test_ruling_62_you_win_with_more_points_than_every_ghost_or_with_goods_in_a_tie():
    assert result(prestige=4) == "won"
    assert result(prestige=3) == "shared"
    assert result(prestige=3, goods=goods(gold=1)) == "won"
    assert result(prestige=3, fiorini=1) == "won"
    assert result(prestige=2) == "lost"


def test_ruling_63_the_family_business_is_collected_all_at_once():
    state = position(
        2,
        f0={"workshops": "sartore:built:0", "business": 3},
        next="EconomicActivities, PlaceKinsman 0",
    )
    play(state, "collect business")
    assert fiorini(state, JOHN) == 150


def test_ruling_64_a_ghost_does_not_roll_if_there_is_nothing_to_operate():
    state = alone(you={"workshops": "casa:built:-"}, next="GhostOperates 1, PlaceKinsman 0")
    assert state.actor() == YOU


@pytest.mark.parametrize("beyond", [0, 1, 5])
def test_ruling_65_beyond_its_end_the_church_track_counts_one_a_point(beyond):
    values = BOX["tracks.church_values"]
    last = len(values) - 1 + BOX["tracks.lowest_church"]
    state = position(2, round=8, f0={"church": last + beyond}, next="Round")
    assert dict(GAME.scores(state)[JOHN].lines)["church influence"] == values[-1] + beyond


def test_ruling_66_tokens_are_secret_at_a_glance_only():
    state = markers((17, 0, 0, 0))
    assert GAME.observe(state, PAUL)["families"][JOHN]["token_value"] is None
    assert str(GAME.imagine(state, PAUL, Rng(1))) == str(state)
    assert in_play(state) == []
    assert verbs(state, "business") == ["business"]


def test_ruling_67_the_final_count_is_a_sum_that_no_lowest_space_stops():
    """Nothing built, no artwork, both markers at the end of their tracks."""
    state = position(2, round=8, f0={"prestige": -3, "church": -1}, next="Round")
    sheet = dict(GAME.scores(state)[JOHN].lines)
    penalties = [BOX[f"end.{name}"] for name in ("no_palazzo", "no_chiesa")]
    missing = [8 * BOX["end.empty_space"], 8 * BOX["end.missing_artwork"]]
    assert (sheet["prestige"], sheet["church influence"]) == (-3, BOX["tracks.church_values"][0])
    total = -3 + BOX["tracks.church_values"][0] + sum(penalties) + sum(missing)
    assert GAME.scores(state)[JOHN].total == total < -3


@pytest.mark.parametrize("tokens", [[0, 0], [12, 3]])
def test_ruling_67_what_comes_last_in_the_list_counts_in_full(tokens):
    """Tokens are added to the whole sum, not to a marker that had stopped at -3."""
    bare = position(2, round=8, f0={"prestige": -3}, next="Round")
    state = position(2, round=8, f0={"prestige": -3, "tokens": tokens}, next="Round")
    assert GAME.scores(state)[JOHN].total == GAME.scores(bare)[JOHN].total + tokens[0]
