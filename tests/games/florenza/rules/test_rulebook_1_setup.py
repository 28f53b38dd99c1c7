"""The rulebook in order: game setup, and the example of starting workshop construction."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from signoria import IllegalAction
from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GEORGE,
    JOHN,
    KINSMEN,
    PAUL,
    RINGO,
    copies,
    facts,
    fiorini,
    goods,
    held,
    in_play,
    is_chance,
    left,
    order,
    play,
    position,
    prestige,
    see,
    step,
    texts,
    tiles,
    verbs,
    workshop,
)
from tests.turns import first_turns, played

FOUR = [f"StartingWorkshop {space} {place}" for space in (0, 1) for place in (3, 2, 1, 0)]
START = {"goods": [1] * 6, "fiorini": 100}
OPENING = [
    "picconiere",
    "boscaiuolo",
    "fabbro",
    "monte_di_pieta",
    "erbolaio",
    "lanaiuolo",
    "cambiavalute",
]


def new_table(seats=4, **options):
    """A table with characters, captains and turn order, about to choose workshops."""
    state = GAME.new(seats, options)
    while not step(state).startswith("StartingWorkshop"):
        state.apply(state.options()[0])
    return state


def at_the_start(**families):
    """John, Paul, George, Ringo with their starting goods."""
    people = {f"f{seat}": START for seat in range(4)} | families
    return position(4, next=", ".join([*FOUR, "Round"]), **people)


def choices(state):
    """The workshops that may be chosen now."""
    return verbs(state, "build")


# The city of Florenza and its characters


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_characters_as_players_plus_5_come_from_the_bag(seats):
    state = GAME.new(seats)
    assert (is_chance(state), len(texts(state))) == (True, 40)
    assert len(in_play(new_table(seats))) == seats + 5


def test_a_character_stands_under_the_life_card_of_his_number():
    state = play(GAME.new(2), "draw leonardo_da_vinci")
    assert facts(state)["characters"] == [
        f"leonardo_da_vinci:{BOX['artists.leonardo_da_vinci.life']}"
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_captains_of_fortune_as_players_are_revealed(seats):
    assert len(facts(new_table(seats))["fortune"]) == seats


def test_the_turn_order_is_drawn_at_random():
    state = GAME.new(3)
    while not step(state).startswith("DrawTurnOrder"):
        state.apply(state.options()[0])
    assert (is_chance(state), texts(state)) == (True, ["order 0", "order 1", "order 2"])
    play(state, "order 2", "order 0")
    assert texts(state) == ["order 1"]
    assert order(play(state, "order 1")) == [2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_turn_order_is_the_track_and_workshops_are_chosen_from_its_end(seats, seed):
    drawn = Random(seed).sample(range(seats), seats)
    state = GAME.new(seats)
    while not step(state).startswith("DrawTurnOrder"):
        state.apply(state.options()[0])
    for family in drawn:
        assert GAME.turn_order(state) == []
        state.play(f"order {family}")
    assert GAME.turn_order(state) == order(state) == drawn
    states = [state.copy() for state in islice(played(state, seed), 100)]
    assert first_turns(states, "StartingWorkshop") == drawn[::-1]
    assert first_turns(states, "PlaceKinsman") == drawn


@pytest.mark.parametrize("ghosts", ["easy", "medium+hard+masterpiece"])
def test_alone_you_are_first_and_ghosts_are_not_counted(ghosts):
    assert GAME.turn_order(new_table(1, ghosts=ghosts)) == [0]


def test_everybody_starts_with_100_fiorini_one_of_each_resource_8_kinsmen_and_13_crests():
    state = new_table()
    for seat in range(4):
        assert fiorini(state, seat) == 100
        assert set(held(state, seat).values()) == {1}
        assert len(held(state, seat)) == 6
        assert see(state, seat)["kinsmen"]["pool"] == KINSMEN == 8
        assert see(state, seat)["crests"] == {
            "normal": 10,
            "prestige": 1,
            "church": 1,
            "kinsman": 1,
        }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_casa_as_many_as_players_casamento_one_fewer_all_others_in_full(seats):
    state = GAME.new(seats)
    assert left(state, "casa") == seats
    assert left(state, "casamento") == seats - 1
    for kind in ("picconiere", "cambiavalute", "palagio"):
        assert left(state, kind) == copies(kind, seats) == workshop(kind, "copies")


def test_the_box_holds_44_workshop_tiles():
    assert sum(copies(word.partition(":")[0], 5) for word in _kinds()) == 44


def _kinds():
    return [path.partition(".")[0] for path in BOX.table("workshops") if path.endswith(".number")]


# Example of starting workshop construction


def test_example_of_starting_workshop_construction():
    state = at_the_start()
    asked = []
    for seat, choice, legal in (
        (RINGO, "picconiere", OPENING),
        (GEORGE, "lanaiuolo", OPENING[1:]),
        (PAUL, "boscaiuolo", ["boscaiuolo", "fabbro", "monte_di_pieta", "erbolaio", OPENING[6]]),
        (JOHN, "fabbro", ["fabbro", "monte_di_pieta", "erbolaio", "cambiavalute"]),
        (RINGO, "erbolaio", OPENING[1:6]),
        (GEORGE, "cambiavalute", [*OPENING[:4], "cambiavalute"]),
        (PAUL, "fabbro", ["picconiere", "fabbro", "monte_di_pieta", "lanaiuolo"]),
        (JOHN, "picconiere", ["picconiere", "boscaiuolo", "monte_di_pieta", "lanaiuolo"]),
    ):
        assert state.actor() == seat
        assert choices(state) == legal
        state.play(f"build {choice}")
        asked.append(choice)
    assert tiles(state, JOHN)[:2] == ["fabbro", "picconiere"]
    assert tiles(state, PAUL)[:2] == ["boscaiuolo", "fabbro"]
    assert tiles(state, GEORGE)[:2] == ["lanaiuolo", "cambiavalute"]
    assert tiles(state, RINGO)[:2] == ["picconiere", "erbolaio"]
    assert prestige(state, JOHN, PAUL, GEORGE, RINGO) == [0, 0, 1, 0]
    assert [fiorini(state, seat) for seat in range(4)] == [50, 50, 0, 50]
    assert list(held(state, JOHN)) == ["marble", "metal", "gold", "textile"]
    assert list(held(state, PAUL)) == ["wood", "metal", "gold", "textile"]
    assert list(held(state, GEORGE)) == ["metal", "spice", "textile"]
    assert list(held(state, RINGO)) == ["marble", "metal", "gold", "spice"]
    assert [left(state, kind) for kind in OPENING] == [0, 1, 0, 2, 1, 1, 1]
    assert (left(state, "casa"), left(state, "casamento")) == (4, 3)


def test_the_last_player_chooses_first_and_gains_the_reward_at_once():
    state = play(at_the_start(), "build cambiavalute")
    assert prestige(state, RINGO) == 1
    assert (fiorini(state, RINGO), held(state, RINGO)) == (
        0,
        {"metal": 1, "gold": 1, "spice": 1, "textile": 1},
    )


def test_with_the_starting_goods_only_1_to_6_and_the_cambiavalute_can_be_built():
    assert choices(at_the_start()) == OPENING


@pytest.mark.parametrize("kind", OPENING)
def test_nobody_can_build_two_copies_of_the_same_workshop(kind):
    state = position(
        2,
        f0=START,
        f1=START,
        next="StartingWorkshop 0 1, StartingWorkshop 1 1, StartingWorkshop 1 0",
    )
    play(state, f"build {kind}")
    assert kind not in choices(state)


def test_a_different_workshop_than_the_others_on_the_same_space():
    state = play(at_the_start(), "build fabbro")
    with pytest.raises(IllegalAction):
        state.play("build fabbro")


def test_with_five_players_the_first_may_be_left_without_a_second_workshop():
    first = ["picconiere", "boscaiuolo", "fabbro", "monte_di_pieta"]
    second = ["fabbro", "monte_di_pieta", "erbolaio", "lanaiuolo"]
    board = [f"{one}:built:- {two}:built:-" for one, two in zip(first, second, strict=True)]
    state = position(
        5,
        f0={
            "workshops": "cambiavalute:built:-",
            "goods": goods(metal=1, gold=1, spice=1, textile=1),
        },
        **{f"f{seat}": {"workshops": board[seat - 1]} for seat in (1, 2, 3, 4)},
        next="StartingWorkshop 1 0, Round",
    )
    assert step(state) == "RollThirdResource"
    assert tiles(state, 0)[:2] == ["cambiavalute", "-"]
