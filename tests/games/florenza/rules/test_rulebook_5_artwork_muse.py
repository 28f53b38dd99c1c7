"""The rulebook in order: phase 6, the Favor of the Muse, and failures."""

from __future__ import annotations

import random

import pytest

from signoria import NOBODY, Dealer
from signoria.games.florenza.news.reasons import NothingBetter
from signoria.session import PERSON, Session
from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    JOHN,
    RINGO,
    artwork,
    character,
    facts,
    fiorini,
    play,
    pool,
    position,
    prestige,
    step,
    texts,
)
from tests.games.florenza.rules.test_rulebook_5_artwork import (
    FACCIATA,
    FITTING,
    at_work,
    cost,
    row,
    word,
)

# Favor of the Muse


def with_muse(name=FACCIATA, more=50, **options):
    """John completes an artwork and has so many fiorini left."""
    return play(at_work(name, **cost(name, more), **options), f"complete {word(name)}")


def test_the_muse_grants_another_roll_for_50_fiorini():
    state = play(with_muse(), "roll 1")
    assert texts(state) == ["muse", "pass"]
    play(state, "muse", "roll 6")
    assert (fiorini(state, JOHN), texts(state)) == (0, ["result 6"])
    play(state, "result 6")
    assert prestige(state, JOHN) == 8 + BOX["artist_prestige.unnamed"][5]
    assert GAME.observe(state, None)["muse"] is False


def test_in_the_cathedral_it_is_the_third_roll():
    state = play(with_muse("duomo.altare"), "roll 1", "roll 2", "muse", "roll 3")
    assert texts(state) == ["result 2"]  # as good as the 3


def test_the_muse_is_asked_only_if_a_roll_can_bring_more():
    row = BOX["artist_prestige.unnamed"]
    assert row[4] == row[5] == max(row)
    state = play(with_muse(), "roll 5")
    assert texts(state) == ["pass"]
    assert state.why_not(GAME.words.worded("muse")) == NothingBetter()
    assert texts(play(with_muse(), "roll 4")) == ["muse", "pass"]


def test_a_masterpiece_is_worth_a_roll_and_a_choice():
    name = FITTING["sculptor"]
    state = at_work(name, "donatello", **cost(name, 1000))
    play(state, f"complete {word(name)}", "as sculptor", "roll 5")
    assert texts(state) == ["muse", "pass"]
    play(state, "muse", "roll 6")
    assert texts(state) == ["result 5", "result 6"]


def test_the_muse_gives_her_favor_once_a_round():
    state = play(with_muse(muse=0), "roll 1")
    assert step(state) == "PlaceCrest 0"


def test_the_muse_must_be_paid():
    state = play(with_muse(more=49), "roll 1")
    assert step(state) == "PlaceCrest 0"


def rolled_first(face, artist):
    """Outside the Cathedral somebody has rolled, and there is money left."""
    name = FITTING["sculptor"]
    state = play(at_work(name, artist, **cost(name, 1000)), f"complete {word(name)}")
    if "as sculptor" in texts(state):
        play(state, "as sculptor")
    return play(state, f"roll {face}")


@pytest.mark.parametrize("artist", ["unnamed", "donatello"])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_muse_is_offered_exactly_if_one_more_roll_can_help(face, artist):
    brings = BOX["artist_prestige.unnamed"] if artist == "unnamed" else row(artist, "sculptor")
    is_masterpiece_left = artist != "unnamed" and face != 6
    can_help = is_masterpiece_left or max(brings) > brings[face - 1]
    state = rolled_first(face, artist)
    assert texts(state) == (["muse", "pass"] if can_help else ["pass"])


@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("first", range(1, 7))
def test_of_two_results_of_the_same_kind_only_the_better_is_offered(first, second):
    brings = BOX["artist_prestige.unnamed"]
    if max(brings) == brings[first - 1]:
        return  # the Muse cannot help
    state = play(rolled_first(first, "unnamed"), "muse", f"roll {second}")
    before, offered = prestige(state, JOHN), texts(state)
    if first != second:  # else there is nothing to choose, and it is used already
        assert len(offered) == 1
        play(state, *offered)
        assert prestige(state, JOHN) - before == max(brings[first - 1], brings[second - 1])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_person_is_never_asked_for_the_only_result_or_to_refuse_the_muse(seed):
    chosen, players = random.Random(seed), [PERSON] * 3
    session, _ = Session.open(GAME, players, {}, Dealer(seed)).with_chance([])
    met = 0
    while session.actor != NOBODY:
        options = session.state.options()
        if type(session.state.step).__name__ in ("FavorOfTheMuse", "ChooseResult"):
            met += 1
            assert len(options) > 1
        said = chosen.choice(options).text
        session, _ = session.with_chance(session.play(said, [session.actor]))
    assert met


# Failure


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize(
    ("name", "penalty"), [("chiesa.cappella", 1), (FACCIATA, 2), ("duomo.pulpito", 3)]
)
def test_a_failure_costs_prestige_by_the_place_and_one_more_for_a_named_artist(
    name, penalty, named
):
    state = at_work(name, "donatello" if named else "unnamed", prestige=9)
    play(state, f"complete {word(name)}")
    assert prestige(state, JOHN) == 9 - penalty - named
    assert pool(state, JOHN) == 7
    assert artwork(state, word(name))["kinsman"] is None
    if named:
        assert character(state, "donatello")["where"] == "card"


def test_players_complete_their_artworks_in_turn_order():
    state = position(
        order=[3, 2, 1, 0],
        city_works="duomo.altare:2:unnamed duomo.cupola:3:unnamed",
        f0={"income": 1},
        next="Artworks, PlaceKinsman 0",
    )
    assert state.actor() == RINGO
    play(state, "complete duomo cupola")
    assert state.actor() == GEORGE
    assert facts(state)["city_works"] == ["duomo.altare:2:unnamed"]
