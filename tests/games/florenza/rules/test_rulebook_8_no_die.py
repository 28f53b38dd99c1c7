"""The rulebook in order: the official No Die variant."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    JOHN,
    character,
    church,
    fiorini,
    goods,
    is_chance,
    play,
    position,
    prestige,
    step,
    texts,
)
from tests.games.florenza.rules.test_rulebook_5_artwork import at_work, cost, points, row, word

CAPPELLA = "santa_maria_novella.cappella"
RAFFAELLO = "raffaello_sanzio"
PRICE = BOX[f"artists.{RAFFAELLO}.prices"][2]
UNNAMED = BOX["artist_prestige.unnamed"]


def example_16(more=200, muse=1):
    """George has paid Raffaello for the Cappella, and so many fiorini are left."""
    state = at_work(
        CAPPELLA, RAFFAELLO, GEORGE, no_die=1, muse=muse, **cost(CAPPELLA, PRICE + more)
    )
    return play(state, f"complete {word(CAPPELLA)}", "as painter")


def test_example_16():
    state = example_16()
    assert (state.actor(), step(state)) == (GEORGE, "PayIncentive 2")
    play(state, "incentive 2")
    assert prestige(state, GEORGE) == points(CAPPELLA)[0] + 5
    assert (fiorini(state, GEORGE), church(state, GEORGE)) == (100, points(CAPPELLA)[1])


@pytest.mark.parametrize("step", range(5))
def test_example_16_each_50_fiorini_add_a_point_to_the_value(step):
    state = play(example_16(), f"incentive {step}")
    assert prestige(state, GEORGE) == points(CAPPELLA)[0] + row(RAFFAELLO, "painter")[1 + step]
    assert fiorini(state, GEORGE) == 200 - 50 * step
    assert character(state, RAFFAELLO)["masterpiece"] == (step == 4)
    assert GAME.observe(state, None)["muse"] == (step < 4)


def test_example_16_the_fourth_step_needs_the_favor_of_the_muse():
    assert texts(example_16())[-1] == "incentive 4"
    assert texts(example_16(muse=0))[-1] == "incentive 3"


@pytest.mark.parametrize(("more", "most"), [(0, 0), (49, 0), (50, 1), (149, 2), (199, 3)])
def test_the_incentive_must_be_paid(more, most):
    assert texts(example_16(more))[-1] == f"incentive {most}"


@pytest.mark.parametrize(
    ("name", "base"), [("palazzo.ritratto", 1), (CAPPELLA, 2), ("duomo.altare", 3)]
)
def test_the_base_value_depends_on_the_area(name, base):
    state = play(at_work(name, no_die=1, **cost(name)), f"complete {word(name)}", "incentive 0")
    assert prestige(state, JOHN) == points(name)[0] + UNNAMED[base - 1]


def test_an_incentive_for_unnamed_artists_avoids_a_penalty_or_gains_a_bonus():
    name = "palazzo.ritratto"
    state = play(at_work(name, no_die=1, **cost(name, 50)), f"complete {word(name)}", "incentive 1")
    assert prestige(state, JOHN) == points(name)[0] + UNNAMED[1]
    name = "duomo.altare"
    state = play(
        at_work(name, no_die=1, **cost(name, 100)), f"complete {word(name)}", "incentive 2"
    )
    assert prestige(state, JOHN) == points(name)[0] + UNNAMED[4]


def test_no_artist_rolls_a_die_but_the_third_resource_is_still_rolled():
    state = position(2, no_die=1, next="CollectIncome, PlaceKinsman 0", f0={"goods": goods()})
    assert is_chance(state)
