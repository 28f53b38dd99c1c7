"""The rulebook in order: phase 7, turn order; phase 8, end of the round; end of the game."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    JOHN,
    PAUL,
    RINGO,
    character,
    church,
    facts,
    goods,
    in_play,
    is_chance,
    is_over,
    kinsmen,
    lines,
    order,
    play,
    pool,
    position,
    prestige,
    see,
    step,
    texts,
)

PHASE_7 = "TurnOrder, PlaceKinsman 0"
CHIESA = "chiesa.abside chiesa.cappella chiesa.cupola chiesa.facciata"
PALAZZO = "palazzo.camera_nuziale palazzo.facciata palazzo.giardino palazzo.ritratto"


def markers(prestige=(0, 0, 0, 0), church=(0, 0, 0, 0), **more):
    """Phase 7 with those markers."""
    people = {
        f"f{seat}": {"prestige": prestige[seat], "church": church[seat], "income": 1}
        for seat in range(len(prestige))
    }
    return position(len(prestige), next=PHASE_7, **people, **more)


def offices(state):
    """Captain and Bishop."""
    seen = GAME.observe(state, None)
    return seen["captain"], seen["bishop"]


# Phase 7. Turn order


def test_the_highest_marker_becomes_captain_and_is_exchanged_for_tokens():
    state = markers((3, 17, 9, 0))
    assert offices(state) == (PAUL, None)
    assert prestige(state, JOHN, PAUL, GEORGE, RINGO) == [3, 0, 9, 0]
    assert (see(state, PAUL)["tokens"], see(state, PAUL)["token_value"]) == (4, 17)
    assert order(state) == [PAUL, GEORGE, JOHN, RINGO]


def test_a_tie_for_the_most_prestige_leaves_no_captain():
    state = markers((9, 9, 2, 0), captain=RINGO)
    assert offices(state) == (None, None)
    assert prestige(state, JOHN, PAUL) == [9, 9]


def test_others_see_how_many_tokens_one_has_but_not_their_values():
    state = markers((3, 17, 9, 0))
    seen = [GAME.observe(state, seat)["families"][PAUL] for seat in (None, JOHN, PAUL)]
    assert [one["tokens"] for one in seen] == [4, 4, 4]
    assert [one["token_value"] for one in seen] == [None, None, 17]


def test_the_most_church_influence_of_at_least_3_makes_a_bishop():
    state = markers((0, 5, 5, 0), (0, 0, 2, 3))
    assert offices(state) == (None, RINGO)
    assert (prestige(state, RINGO), church(state, RINGO)) == (2, 0)
    assert order(state)[0] == RINGO


@pytest.mark.parametrize("church", [(0, 2, 0, 0), (0, 4, 4, 0), (0, 0, 0, 0)])
def test_a_tie_or_too_little_influence_leaves_no_bishop(church):
    state = markers(church=church, bishop=PAUL)
    assert offices(state) == (None, None)
    assert [int(facts(state)[f"church:{seat}"][0]) for seat in range(4)] == list(church)


def test_example_9():
    state = markers((5, 0, 5, 1), (2, 3, 2, 0), bishop=PAUL)
    assert offices(state) == (None, PAUL)
    assert prestige(state, PAUL) == 2 + 4
    assert church(state, PAUL) == 0


def test_example_9_a_bishop_for_the_first_time_is_no_cardinal():
    state = markers((5, 0, 5, 1), (2, 3, 2, 0), bishop=JOHN)
    assert prestige(state, PAUL) == 2


def test_example_10():
    state = markers((14, 10, 14, 19), (0, 3, 0, 0))
    assert offices(state) == (RINGO, PAUL)
    assert prestige(state, JOHN, PAUL, GEORGE, RINGO) == [14, 12, 14, 0]
    assert (see(state, RINGO)["tokens"], see(state, RINGO)["token_value"]) == (6, 19)
    assert church(state, PAUL) == 0
    assert order(state) == [RINGO, PAUL, GEORGE, JOHN]


def test_special_case_captain_but_no_bishop():
    state = markers((1, 5, 9, 3))
    assert (offices(state), order(state)) == ((GEORGE, None), [GEORGE, PAUL, RINGO, JOHN])


def test_special_case_bishop_but_no_captain():
    state = markers((5, 5, 1, 3), (0, 0, 0, 3))
    assert (offices(state), order(state)) == ((None, RINGO), [RINGO, PAUL, JOHN, GEORGE])


def test_special_case_both_offices_empty():
    state = markers((5, 2, 5, 3))
    assert (offices(state), order(state)) == ((None, None), [GEORGE, JOHN, RINGO, PAUL])


def test_special_case_both_offices_held_by_the_same_player():
    state = markers((1, 9, 2, 3), (0, 3, 0, 0))
    assert (offices(state), order(state)) == ((PAUL, PAUL), [PAUL, RINGO, GEORGE, JOHN])
    assert prestige(state, PAUL) == 2  # after the marker was set back to 0
    assert see(state, PAUL)["token_value"] == 9


# Phase 8. End of the round


def test_kinsmen_and_preachers_return_from_the_predicatore_spaces_and_the_bishop_card():
    state = position(
        2,
        characters="tommaso_d_aquino:3 francesco_d_assisi:2",
        duomo="0 tommaso_d_aquino",
        f0={"expelled": 1},
        f1={"charity": "francesco_d_assisi"},
        muse=0,
        next="EndOfRound, Round",
    )
    assert (pool(state, JOHN), pool(state, PAUL)) == (8, 8)
    assert kinsmen(state, JOHN)["expelled"] == 0
    assert character(state, "tommaso_d_aquino") | {"life": 2, "where": "card"} == character(
        state, "tommaso_d_aquino"
    )
    assert GAME.observe(state, None)["predicatore"] is None
    assert GAME.observe(state, None)["muse"] is True


def test_characters_move_down_and_those_under_the_first_leave_and_are_replaced():
    state = position(
        2,
        characters="giotto:4 donatello:1 masaccio:2 tiziano:1",
        gone="vignola",
        next="EndOfRound, Round",
    )
    assert (is_chance(state), step(state)) == (True, "DrawCharacters 2")
    assert not {"draw donatello", "draw tiziano", "draw vignola"} & set(texts(state))
    play(state, "draw caravaggio", "draw michelangelo_buonarroti")
    assert in_play(state) == ["giotto", "masaccio", "caravaggio", "michelangelo_buonarroti"]
    assert facts(state)["characters"] == [
        "giotto:3",
        "masaccio:1",
        f"caravaggio:{BOX['artists.caravaggio.life']}",
        f"michelangelo_buonarroti:{BOX['artists.michelangelo_buonarroti.life']}",
    ]
    assert set(facts(state)["gone"]) == {"donatello", "tiziano", "vignola"}


def test_the_round_marker_advances_and_a_new_round_begins():
    state = position(2, round=3, next="EndOfRound, Round")
    assert (facts(state)["round"], step(state)) == (["4"], "RollThirdResource")


def test_after_the_seventh_round_the_game_ends():
    assert is_over(position(2, round=7, next="EndOfRound, Round"))


# End of the game


def ended(**john):
    """The game is over, and John has that."""
    return position(2, round=8, f0=john, next="Round")


def test_prestige_church_influence_and_tokens_count():
    sheet = lines(ended(prestige=12, church=5, tokens=[31, 4]), JOHN)
    assert sheet["prestige"] == 12
    assert sheet["church influence"] == BOX["tracks.church_values"][6]
    assert sheet["prestige tokens"] == 31


@pytest.mark.parametrize(
    ("resources", "fiorini", "points"), [(0, 199, 0), (0, 200, 1), (1, 100, 1), (5, 1299, 8)]
)
def test_a_point_for_every_200_fiorini_and_a_resource_is_worth_100(resources, fiorini, points):
    sheet = lines(ended(goods=goods(gold=resources), fiorini=fiorini), JOHN)
    assert sheet["fiorini and resources"] == points


def test_3_points_for_each_office():
    state = position(2, round=8, captain=JOHN, bishop=PAUL, next="Round")
    assert (lines(state, JOHN)["captain of the people"], lines(state, JOHN)["bishop"]) == (3, 0)
    assert (lines(state, PAUL)["captain of the people"], lines(state, PAUL)["bishop"]) == (0, 3)


def test_a_point_is_lost_for_each_empty_workshop_space_and_each_unfinished_artwork():
    sheet = lines(
        ended(workshops="casa:built:- cava:built:-", district="chiesa.abside", crests=[9, 1, 1, 1]),
        JOHN,
    )
    assert sheet["empty workshop spaces"] == -6
    assert sheet["unfinished artworks"] == -7


@pytest.mark.parametrize(
    ("district", "palazzo", "chiesa"),
    [("", -4, -4), ("palazzo.ritratto", 0, -4), ("chiesa.abside", -4, 0)],
)
def test_4_points_are_lost_without_an_artwork_in_palazzo_or_chiesa(district, palazzo, chiesa):
    crests = [9 if district else 10, 1, 1, 1]
    sheet = lines(ended(district=district, crests=crests), JOHN)
    assert sheet["no artwork in the palazzo"] == palazzo
    assert sheet["no artwork in the chiesa"] == chiesa


def test_a_whole_district_loses_nothing():
    sheet = lines(ended(district=f"{PALAZZO} {CHIESA}", crests=[2, 1, 1, 1]), JOHN)
    assert sheet["unfinished artworks"] == 0


def winners(john, paul):
    """Who wins with those holdings."""
    return GAME.winners(position(2, round=8, f0=john, f1=paul, next="Round"))


def test_the_most_points_win():
    assert winners({"prestige": 3}, {"prestige": 2}) == [JOHN]


def test_a_tie_goes_to_the_most_resources_then_to_the_most_money():
    assert winners({"goods": goods(gold=1)}, {"fiorini": 199}) == [JOHN]
    assert winners({"fiorini": 50}, {"fiorini": 60}) == [PAUL]
    assert winners({"fiorini": 60}, {"fiorini": 60}) == [JOHN, PAUL]
