"""Rulings 17 to 22: balconies, neutral seals, the last seal, majorities and limits."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from signoria import CHANCE
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    COLOURS,
    DANIELA,
    FULFIL,
    GAME,
    HEIGHTS,
    HOLGER,
    LIMITS,
    NEXT,
    THOMAS,
    cards,
    commission,
    line,
    play,
    position,
    prestige,
    said,
    seen,
    step,
    texts,
    towers,
)


def neutral(state):
    """The commissions with neutral seals."""
    return [
        (tower["colour"], space["height"])
        for tower in seen(state)["towers"]
        for space in tower["commissions"]
        if space["neutral"]
    ]


def tiles_a_tower(state):
    """Balconies and neutral seals by colour."""
    drawn = [tile["colour"] for tile in seen(state)["balconies"]]
    return Counter([*drawn, *(colour for colour, _ in neutral(state))])


def sealed(seed, seats=2, **options):
    """A table with its neutral seals."""
    random = Random(seed)
    state = GAME.new(seats, options)
    while not step(state).startswith("RevealCard"):
        state.apply(random.choice(state.options()))
    return state


def test_ruling_17_a_balconys_total_replaces_the_printed_points():
    state = position(3, towers={THOMAS: "white6"}, balconies="I_white_6 - - -", next=FULFIL)
    assert commission(state, "white 6")["printed"] == BOX["commissions.white.6"]
    state.play("fulfil white 6")
    assert (line(state, THOMAS, "balconies"), line(state, THOMAS, "commissions")) == (7, 0)


@pytest.mark.parametrize("count", range(8))
def test_ruling_18_recommended_seals_lie_half_low_and_no_more_than_two_tiles_on_a_tower(count):
    for seed in range(30):
        state = sealed(seed, neutral_seals=str(count))
        seals = neutral(state)
        assert len(seals) == count
        low = sum(height in (3, 4) for _, height in seals)
        assert low in (count // 2, count - count // 2)
        drawn = Counter(tile["colour"] for tile in seen(state)["balconies"])
        for colour, tiles in tiles_a_tower(state).items():
            assert tiles <= max(2, drawn[colour])


def test_ruling_18_five_seals_have_two_or_three_low_ones():
    state = GAME.new(2)
    while state.options()[0].verb == "balcony":
        state.apply(state.options()[0])
    assert texts(state) == ["low 2", "low 3"]


@pytest.mark.parametrize("placement", ["dice", "host"])
def test_ruling_18_dice_and_host_may_cover_whatever_has_no_balcony(placement):
    state = GAME.new(3, {"placement": placement})
    while state.options()[0].verb == "balcony":
        state.apply(state.options()[0])
    assert state.actor() == (CHANCE if placement == "dice" else 0)
    free = {f"{colour} {height}" for colour in COLOURS for height in HEIGHTS}
    free -= {f"{tile['colour']} {tile['height']}" for tile in seen(state)["balconies"]}
    if placement == "dice":
        assert set(said(state, "seal")) == free
        assert state.weights() == [1] * 32
    else:
        assert len(said(state, "seal")) == 32 - 4  # in the order of the board
    for seed in range(10):
        assert len(set(neutral(sealed(seed, 3, placement=placement)))) == 5


@pytest.mark.parametrize("colour", COLOURS)
def test_ruling_18_a_dead_colour_is_covered_and_has_no_balcony(colour):
    for seed in range(8):
        state = sealed(seed, dead_colour=colour, neutral_seals="2", placement="dice")
        assert neutral(state) == [(colour, height) for height in HEIGHTS]
        assert colour not in [tile["colour"] for tile in seen(state)["balconies"]]


def test_ruling_18_nobody_has_the_majority_of_a_dead_colour():
    dead = {f"green {height}": "n" for height in HEIGHTS}
    state = position(3, turn=2, finisher=0, seals=dead, next=NEXT)
    assert [line(state, seat, "majority green") for seat in range(3)] == [0, 0, 0]


def test_ruling_18_bricks_of_a_dead_colour_can_be_built_but_fulfil_nothing():
    dead = {f"green {height}": "n" for height in HEIGHTS}
    state = position(
        3, towers={THOMAS: "green4"}, seals=dead, store={THOMAS: "1 green"}, next=BUILD
    )
    play(state, "build green 5")
    assert (seen(state)["turn"], towers(state, THOMAS)) == (HOLGER, ["green5"])


def test_ruling_19_the_turn_with_the_last_seal_is_finished_with_its_limits():
    seals = {f"white {height}": THOMAS for height in (3, 4, 5, 6, 7)}
    state = position(
        4, towers={THOMAS: "red3"}, seals=seals, store={THOMAS: "11 white"}, next=FULFIL
    )
    state.play("fulfil red 3")
    assert (step(state), line(state, THOMAS, "last seal")) == ("StorehouseLimit", 5)
    state.play("give white")
    assert seen(state)["turn"] == HOLGER


def test_ruling_20_without_seals_there_is_no_majority_and_ties_go_to_the_higher():
    state = position(3, turn=2, finisher=0, seals={"red 5": HOLGER, "red 6": DANIELA}, next=NEXT)
    assert [line(state, seat, "majority red") for seat in range(3)] == [0, 0, 4]
    assert [line(state, seat, "majority blue") for seat in range(3)] == [0, 0, 0]


def test_ruling_21_points_may_be_negative_and_beyond_99():
    state = position(
        3, turn=2, finisher=0, cards={THOMAS: "scandal scandal"}, points={HOLGER: 120}, next=NEXT
    )
    assert prestige(state) == [2 * BOX["cards.scandal.points"], 120, 0]
    assert 0 <= state.reward(THOMAS) <= state.reward(HOLGER) <= 1


def test_ruling_22_the_warehouse_holds_15_and_discarding_it_comes_before_the_bricks():
    held = "warehouse recognition recognition tower_feast tower_feast feast_of_colours"
    state = position(3, store={THOMAS: "14 white"}, cards={THOMAS: held}, next=LIMITS)
    assert texts(state) == ["discard warehouse"]
    state.play("discard warehouse")
    assert seen(state)["now"]["due"] == 4
    full = position(3, store={THOMAS: "15 white"}, cards={THOMAS: "warehouse"}, next=LIMITS)
    assert seen(full)["turn"] == HOLGER


def test_ruling_22_nothing_is_discarded_that_need_not_be():
    held = "mason spy princess workshop scandal scandal"
    state = position(3, cards={THOMAS: held}, next=LIMITS)
    assert said(state, "discard") == ["mason", "spy", "princess", "workshop"]
    assert seen(play(state, "discard princess"))["turn"] == HOLGER


FEASTS = "recognition recognition tower_feast tower_feast feast_of_colours"


def test_ruling_22_five_celebrations_leave_no_room_for_anything_else():
    state = position(3, cards={THOMAS: f"{FEASTS} spy workshop"}, next=LIMITS)
    play(state, "discard spy", "discard workshop")
    assert (seen(state)["turn"], sum(cards(state, THOMAS).values())) == (HOLGER, 5)


def test_ruling_22_a_patrician_may_leave_fewer_cards_than_the_limit():
    state = position(3, cards={THOMAS: f"{FEASTS} patrician"}, next=LIMITS)
    assert texts(state) == ["play patrician", "discard patrician"]
    play(state, "play patrician", "discard tower_feast")
    assert (seen(state)["turn"], sum(cards(state, THOMAS).values())) == (HOLGER, 4)
