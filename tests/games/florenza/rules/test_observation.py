"""What a seat sees in Florenza, how positions are refused, and how games are judged for bots."""

from __future__ import annotations

import pytest

from signoria import Rng
from signoria.kernel.position import PositionError
from tests.games.florenza.rules.positions import (
    GAME,
    GHOST,
    JOHN,
    PAUL,
    YOU,
    goods,
    play,
    position,
    see,
    texts,
)


def test_what_kinsmen_have_to_pay_is_shown_before_one_commits():
    state = position(
        2,
        characters="gian_lorenzo_bernini:3",
        city_works="palazzo_della_signoria.facciata:0:gian_lorenzo_bernini",
        f0={"workshops": "carpentiere:open:0", "income": 1},
        next="PlaceKinsman 0",
    )
    workshop, artwork = see(state, JOHN)["due"]
    assert workshop == {
        "phase": "economic activities",
        "workshop": "carpentiere",
        "cost": {"marble": 2, "spice": 1, "fiorini": 100},
        "lack": {"marble": 2, "spice": 1, "fiorini": 100},
        "penalty": 1,
    }
    assert artwork["prices"] == {"architect": 250, "sculptor": 200}
    assert artwork["cost"] == {"marble": 3, "spice": 1, "textile": 1, "fiorini": 150}


def test_goods_that_kinsmen_will_bring_without_fail_are_expected():
    state = position(
        2,
        f0={"workshops": "cava:built:0 sartore:built:0", "business": 2, "goods": goods(gold=1)},
        f1={"workshops": "fabbro:built:0", "income": 1},
        next="PlaceKinsman 1",
    )
    assert see(state, JOHN)["expected"] == {
        "marble": 2,
        "wood": 0,
        "metal": 1,
        "gold": 1,
        "spice": 0,
        "textile": 0,
        "fiorini": 100,
    }


def test_tiles_cards_and_boxes_carry_what_is_printed_on_them():
    seen = GAME.observe(
        position(
            2,
            characters="giotto:4 tommaso_d_aquino:3",
            fortune="ludovico_il_moro:-",
            next="PlaceKinsman 0",
        ),
        None,
    )
    assert len(seen["workshops"]) == 30
    assert len(seen["artworks"]) == 19
    giotto, tommaso = seen["characters"]
    assert set(giotto["skills"]) == {"architect", "painter"}
    assert tommaso["gains"] == {"church": 1}
    assert seen["fortune"][0]["lines"][2] == {"fiorini": 150, "gains": {"prestige": 1, "church": 1}}


@pytest.mark.parametrize(
    ("next", "phase"),
    [
        ("CollectIncome", "collect income"),
        ("PlaceKinsman 0", "kinsmen"),
        ("OtherActivities 0", "economic activities"),
        ("Artworks", "artwork"),
    ],
)
def test_the_phase_is_always_named(next, phase):
    state = position(
        2,
        f0={"market": 1, "works": "palazzo.ritratto:unnamed", "income": 1},
        next=f"{next}, PlaceKinsman 0",
    )
    seen = GAME.observe(state, None)
    assert seen["phases"][seen["phase"]] == phase


def test_a_new_game_is_in_its_setup():
    assert GAME.observe(GAME.new(2), None)["phase"] == 0


def test_only_the_seat_that_is_asked_sees_options():
    state = position(2, f0={"income": 1}, next="PlaceKinsman 0")
    assert GAME.observe(state, JOHN)["options"] == texts(state)
    assert GAME.observe(state, PAUL)["options"] == []


def test_a_ghost_shows_its_action_table():
    state = position(
        1,
        ghosts="hard",
        f0={"income": 1},
        f1={"table": [1, 2, 0, 0, 0, 0, 0, 0], "actions": 1},
        next="PlaceKinsman 0",
    )
    ghost = see(state, GHOST)
    assert [space["kinsman"] for space in ghost["action_table"]][:3] == [
        "standing",
        "lying",
        "empty",
    ]
    assert [space["action"] for space in ghost["action_table"]][5] == "fortune"
    assert ghost["actions"] == 1
    assert see(state, YOU)["action_table"] is None


def text_with(old, new):
    """A position's text with one change."""
    text = str(position(2, f0={"income": 1}, characters="giotto:4", next="PlaceKinsman 0"))
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seats 2", "seats 9", "'seats' must be a whole number from 1 to 5"),
        ("ghosts;", "ghosts easy;", "for one seat and no other"),
        ("captain -", "captain 7", "must be - or a family from 0 to 1"),
        ("giotto:4", "giotto:4 giotto:3", "has 'giotto' twice"),
        ("giotto:4", "giotto:9", "must be a number from 1 to 6"),
        ("giotto:4", "picasso:4", "'picasso' is none of"),
        ("gone;", "gone giotto;", "who is in play"),
        ("city_crests;", "city_crests duomo.cellar:0:0;", "'duomo.cellar' is no artwork"),
        ("workshops:0 -", "workshops:0 casa", "must have 3 parts"),
        ("workshops:0 -", "workshops:0 casa:painted:-", "'painted' is none of built, open"),
        ("duomo -", "duomo 0", "must be -, or a family and a preacher"),
        ("PlaceKinsman 0", "PlaceKinsman 8", "the step PlaceKinsman takes place 0 to 4"),
        ("skill -", "skill baker", "'baker' is none of architect"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old, new, wrong):
    with pytest.raises(PositionError, match=wrong.replace("(", "\\(")):
        GAME.position(text_with(old, new))


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(ValueError, match="option ghosts must be easy or medium"):
        GAME.new(1, {"ghosts": "terrible"})
    with pytest.raises(ValueError, match="is for games with 1 player"):
        GAME.new(3, {"ghosts": "hard"})
    with pytest.raises(ValueError, match="is for 1 to 5 players"):
        GAME.new(6)


def test_the_vocabulary_is_small():
    assert len(GAME.words) < 400


# How bots judge


def better(one, other, seat=JOHN):
    """Whether one table is worth more to a seat."""
    return GAME.value(one, seat) > GAME.value(other, seat)


def placing(*words, **john):
    """John has placed a kinsman so."""
    state = position(2, f0={"income": 2} | john, f1={"income": 1}, next="Kinsmen 0, Round")
    return play(state, *words)


def test_an_artwork_that_can_be_paid_is_worth_more_than_one_that_cannot():
    rich = {"goods": goods(spice=1, textile=1), "fiorini": 50}
    paid = placing("art palazzo ritratto", "hire unnamed", **rich)
    unpaid = placing("art duomo cupola", "hire unnamed", **rich)
    assert better(paid, unpaid)
    assert better(paid, placing("business", **rich))


def test_points_are_worth_having():
    more = position(2, f0={"prestige": 5, "income": 1}, next="PlaceKinsman 0")
    less = position(2, f0={"prestige": 4, "income": 1}, next="PlaceKinsman 0")
    assert better(more, less)


def test_at_the_end_the_value_is_the_points():
    state = position(2, round=8, f0={"prestige": 30}, next="Round")
    assert GAME.value(state, JOHN) == GAME.scores(state)[JOHN].total


def test_the_reward_of_a_clear_win_is_higher():
    narrow = position(2, round=8, f0={"prestige": 3}, next="Round")
    clear = position(2, round=8, f0={"prestige": 60}, next="Round")
    assert 0.5 < narrow.reward(JOHN) < clear.reward(JOHN) <= 1
    assert clear.reward(PAUL) < narrow.reward(PAUL) < 0.5


def test_bots_imagine_the_table_as_it_is():
    state = position(2, f0={"tokens": [17, 4], "income": 1}, next="PlaceKinsman 0")
    assert str(GAME.imagine(state, PAUL, Rng(1))) == str(state)
