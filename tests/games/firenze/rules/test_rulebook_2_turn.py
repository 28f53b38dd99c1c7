"""The rulebook's examples of a turn, in order, with the names of their people."""

from __future__ import annotations

import pytest

from signoria import IllegalAction
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    DANIELA,
    EXCHANGE,
    FULFIL,
    HOLGER,
    LIMITS,
    NEXT,
    THOMAS,
    bag,
    cards,
    commission,
    discards,
    line,
    on_card,
    play,
    player,
    position,
    prestige,
    reveal,
    row,
    said,
    seen,
    step,
    store,
    texts,
    towers,
)

FOUR_EACH = {
    1: "2 white 1 yellow 1 green",
    2: "1 white 1 red 1 blue 1 green",
    3: "1 purple 1 blue 2 yellow",
    4: "4 white",
    5: "2 red 2 green",
    6: "3 yellow 1 white",
}


def holger(**more):
    """Holger's four towers and his eight bricks."""
    return position(
        3,
        turn=HOLGER,
        starter=HOLGER,
        towers={HOLGER: "white4 green5 yellow2 red3"},
        store={HOLGER: "3 white 2 green 2 yellow 1 blue"},
        balconies="I_white_6 II_red_5 III_blue_6 IV_purple_6",
        seals={"yellow 3": DANIELA},
        **more,
    )


@pytest.mark.parametrize(("height", "fits"), [(4, False), (5, True), (6, False)])
def test_the_commission_for_five_green_bricks_is_worth_4_points(height, fits):
    state = position(
        3, towers={THOMAS: f"green{height}"}, seals={"green 4": "n", "green 6": "n"}, next=FULFIL
    )
    assert commission(state, "green 5")["points"] == 4
    assert (said(state, "fulfil") == ["green 5"]) is fits
    if fits:
        assert prestige(play(state, "fulfil green 5")) == [4 + 1, 0, 0]  # and the level tile


def test_thomas_takes_the_princess_for_two_bricks():
    state = position(
        3, store={THOMAS: "2 white"}, on_row=FOUR_EACH, start_deck="botch", next=CHOOSE
    )
    before = bag(state)
    assert texts(state) == ["take 1", "take 2", "take 3"]
    play(state, "take 3", "pay white 1", "pay white 2")
    assert cards(state, THOMAS) == {"princess": 1}
    assert store(state, THOMAS) == {"purple": 1, "blue": 1, "yellow": 2}
    assert texts(state) == ["reveal botch"]
    reveal(state, "botch", "white", "yellow", "red", "blue")
    assert row(state) == ["wholesaler", "smuggler", "mason", "storehouse_fire", "saboteur", "botch"]
    assert [sum(on_card(state, place).values()) for place in range(1, 7)] == [5, 5, 4, 4, 4, 4]
    assert on_card(state, 1) == {"white": 3, "yellow": 1, "green": 1}
    assert sum(before.values()) - sum(bag(state).values()) == 4


def test_the_princess_cannot_pay_for_herself():
    state = position(3, store={THOMAS: "2 white"}, on_row=FOUR_EACH, next=CHOOSE)
    with pytest.raises(IllegalAction):
        state.play("take 4")


def test_bricks_on_the_chosen_card_do_not_pay_for_it():
    state = position(3, on_row=FOUR_EACH, next=CHOOSE)
    assert texts(state) == ["take 1"]


def test_daniela_exchanges_three_bricks_for_a_blue_one_on_the_wholesaler():
    state = position(
        3,
        turn=DANIELA,
        store={DANIELA: "2 white 1 yellow 1 red"},
        on_row={1: "1 blue 2 green"},
        next=EXCHANGE,
    )
    play(state, "exchange", "swap blue 1", "give white", "give white", "give yellow")
    assert store(state, DANIELA) == {"red": 1, "blue": 1}
    assert on_card(state, 1) == {"white": 2, "yellow": 1, "green": 2}
    assert step(state) == "BuildTowers"  # no second exchange


def test_exchanging_is_optional():
    state = position(3, store={THOMAS: "3 white"}, on_row={1: "1 blue"}, next=EXCHANGE)
    assert texts(state) == ["exchange", "pass"]
    assert store(play(state, "pass"), THOMAS) == {"white": 3}


@pytest.mark.parametrize(("bricks", "cost"), [(1, 0), (2, 0), (3, 1), (4, 3), (5, 6), (6, 10)])
def test_the_table_of_construction_costs(bricks, cost):
    state = position(3, store={THOMAS: "16 yellow"}, cards={THOMAS: "warehouse"}, next=BUILD)
    for height in range(1, bricks + 1):
        state.play(f"build yellow {height}" if height == 1 else f"again yellow {height}")
    if "pass" in texts(state):
        state.play("pass")
    assert seen(state)["now"]["due"] == cost


def test_holger_adds_four_bricks_to_three_of_his_towers():
    state = holger(next=BUILD)
    before = bag(state)
    play(state, "build white 5", "again white 6", "build green 6", "build yellow 3")
    assert "build yellow 1" not in texts(state)  # a fifth brick would cost 6: only 3 remain
    assert seen(state)["now"]["due"] == 3
    play(state, "give white", "give green", "give blue")
    assert bag(state)["white"] - before["white"] == 1
    assert bag(state)["green"] - before["green"] == 1
    assert bag(state)["blue"] - before["blue"] == 1
    assert towers(state, HOLGER) == ["white6", "yellow3", "green6"]


def test_holgers_red_tower_is_torn_down():
    state = holger(next=BUILD)
    before = bag(state)
    play(state, "build white 5", "again white 6", "build green 6", "build yellow 3")
    play(state, "give white", "give green", "give blue")
    assert "red3" not in towers(state, HOLGER)
    assert bag(state)["red"] - before["red"] == 2
    assert store(state, HOLGER) == {"yellow": 1, "red": 1}


def test_holger_fulfils_two_commissions_and_receives_the_level_bonus():
    state = holger(next=BUILD)
    play(state, "build white 5", "again white 6", "build green 6", "build yellow 3")
    play(state, "give white", "give green", "give blue")
    before = bag(state)
    assert texts(state) == ["fulfil white 6", "fulfil green 6", "pass"]
    state.play("fulfil green 6")
    assert prestige(state)[HOLGER] == 5 + 2
    assert commission(state, "green 6")["seal"] == HOLGER
    assert bag(state)["green"] - before["green"] == 6
    assert [tile["there"] for tile in seen(state)["level_tiles"]] == [True, False, True, True]
    assert not commission(state, "red 5")["open"]
    state.play("fulfil white 6")
    assert prestige(state)[HOLGER] == 5 + 2 + 7
    assert (line(state, HOLGER, "balconies"), line(state, HOLGER, "level tiles")) == (7, 2)
    assert commission(state, "red 5")["open"]  # balcony II is open now
    assert towers(state, HOLGER) == ["yellow3"]  # its commission has a seal already
    assert player(state, HOLGER)["seals_left"] == 7 - 2


def test_in_the_other_order_holgers_level_bonus_goes_with_the_white_tower():
    state = holger(next=BUILD)
    play(state, "build white 5", "again white 6", "build green 6", "build yellow 3")
    play(state, "give white", "give green", "give blue", "fulfil white 6", "fulfil green 6")
    assert prestige(state)[HOLGER] == 5 + 2 + 7


def test_a_level_bonus_is_given_once():
    state = position(3, towers={THOMAS: "green6 red6"}, next=FULFIL)
    assert prestige(play(state, "fulfil green 6"))[THOMAS] == 5 + 2
    state.play("fulfil red 6")
    assert line(state, THOMAS, "level tiles") == 2


def test_a_brick_that_cannot_be_paid_for_is_not_offered():
    state = position(3, store={THOMAS: "3 white"}, next=BUILD)
    play(state, "build white 1", "again white 2")
    assert said(state, "again") == []
    assert texts(position(3, store={THOMAS: "4 white"}, built=2, next=BUILD)) == [
        "build white 1",
        "pass",
    ]


def test_a_second_workshop_must_be_discarded_and_its_bricks_are_kept():
    state = position(
        3,
        row="workshop smuggler princess mason botch saboteur",
        on_row={1: "2 red"},
        cards={THOMAS: "workshop"},
        next=CHOOSE,
    )
    state.play("take 1")
    assert cards(state, THOMAS) == {"workshop": 1}
    assert store(state, THOMAS) == {"red": 2}
    assert discards(state) == {"workshop": 1}


FIVE = "recognition recognition tower_feast tower_feast feast_of_colours"


def test_with_the_patrician_a_celebration_card_can_be_discarded_at_the_limit():
    state = position(3, cards={THOMAS: f"patrician {FIVE}"}, next=LIMITS)
    assert texts(state) == ["play patrician", "discard patrician"]
    play(state, "play patrician", "discard recognition")
    assert sum(player(state, THOMAS)["hand"].values()) == 4
    assert discards(state) == {"patrician": 1, "recognition": 1}
    assert seen(state)["turn"] == HOLGER


def test_without_playing_the_patrician_it_must_be_discarded():
    state = position(3, cards={THOMAS: f"patrician {FIVE}"}, next=LIMITS)
    state.play("discard patrician")
    assert sum(player(state, THOMAS)["hand"].values()) == 5


def test_with_six_celebrations_all_buildings_go_and_six_cards_stay():
    state = position(3, cards={THOMAS: f"workshop scandal {FIVE}"}, next=LIMITS)
    assert texts(state) == ["discard workshop"]
    state.play("discard workshop")
    assert (sum(cards(state, THOMAS).values()), seen(state)["turn"]) == (6, HOLGER)


def test_beyond_ten_bricks_the_surplus_goes_into_the_pouch():
    state = position(3, store={THOMAS: "8 white 3 blue"}, next=LIMITS)
    assert texts(state) == ["give white", "give blue"]
    state.play("give white")
    assert (store(state, THOMAS), seen(state)["turn"]) == ({"white": 7, "blue": 3}, HOLGER)


def test_bricks_on_the_construction_site_do_not_count_for_the_limit():
    state = position(3, store={THOMAS: "10 white"}, towers={THOMAS: "white6"}, next=LIMITS)
    assert seen(state)["turn"] == HOLGER


def test_if_the_pouch_has_fewer_bricks_than_four_all_of_them_go_on_the_card():
    state = position(
        3, bag={"red": 2, "blue": 1}, row="mason spy botch", start_deck="saboteur", next=CHOOSE
    )
    play(state, "take 1", "reveal saboteur", "draw red", "draw red", "draw blue")
    assert on_card(state, 3) == {"red": 2, "blue": 1}
    assert sum(bag(state).values()) == 0


def test_bricks_are_not_added_to_the_card_when_bricks_return_to_the_pouch():
    state = position(
        3,
        bag={"red": 1},
        row="mason spy botch",
        start_deck="saboteur",
        towers={THOMAS: "white3"},
        next=CHOOSE,
    )
    play(state, "take 1", "reveal saboteur", "draw red")
    while seen(state)["turn"] == THOMAS:
        state.play("pass" if "pass" in texts(state) else texts(state)[0])
    assert (on_card(state, 3), bag(state)["white"]) == ({"red": 1}, 2)


def test_balconies_can_only_be_fulfilled_in_the_order_of_their_numerals():
    state = position(
        3,
        balconies="I_white_6 II_red_5 III_blue_6 IV_purple_6",
        towers={THOMAS: "white6 red5 blue6"},
        next=FULFIL,
    )
    assert said(state, "fulfil") == ["white 6"]
    state.play("fulfil white 6")
    assert said(state, "fulfil") == ["red 5"]
    state.play("fulfil red 5")
    assert said(state, "fulfil") == ["blue 6"]


def test_next_turn_is_clockwise():
    assert seen(position(3, turn=DANIELA, next=NEXT))["turn"] == THOMAS
