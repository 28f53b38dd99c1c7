"""The rulebook in order: rules for solitaire play."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GHOST,
    GHOST_REST,
    YOU,
    facts,
    is_chance,
    order,
    play,
    pool,
    position,
    prestige,
    see,
    step,
    texts,
    tiles,
)

TURN = f"GhostTurn 1, ClearActionTable 1, PlaceKinsman 0, {GHOST_REST}"
SAMPLE = (
    "leonardo_da_vinci:3 gian_lorenzo_bernini:3 raffaello_sanzio:2 caravaggio:2 donatello:4 "
    "sandro_botticelli:5 piero_della_francesca:3 bernardo_di_chiaravalle:3 francesco_d_assisi:2"
)
CITY = [
    *["round", "captain", "bishop", "order", "characters", "turned", "detained", "fortune"],
    *["city_crests", "city_works", "masterpieces", "supply"],
]


def alone(difficulty="easy", next=TURN, you=None, **more):
    """You against one Ghost; what is not named of the Ghost is empty."""
    options = {key: more.pop(key) for key in CITY if key in more}
    return position(
        1, ghosts=difficulty, f0={"income": 1} | (you or {}), f1=more, next=next, **options
    )


def table(state, ghost=GHOST):
    """A Ghost's Action Table."""
    return [
        ("empty", "standing", "lying").index(space["kinsman"])
        for space in see(state, ghost)["action_table"]
    ]


def points(name):
    """Prestige and church influence of an artwork."""
    return BOX[f"artworks.{name}.points"]


def row(artist, skill):
    """Prestige by die."""
    return BOX[f"artists.{artist}.{skill}"]


# Game setup


def test_you_always_play_first_and_ghosts_follow_at_random():
    state = GAME.new(1, {"ghosts": "easy+medium+hard"})
    while step(state) != "DrawTurnOrder 1":
        state.apply(state.options()[0])
    play(state, "order 3", "order 1", "order 2")
    assert order(state) == [YOU, 3, 1, 2]
    assert GAME.observe(state, YOU)["ghosts"] == ["easy", "medium", "hard"]


def test_ghosts_roll_for_workshops_1_to_6_in_reverse_order_and_you_choose_last():
    state = GAME.new(1, {"ghosts": "easy+easy"})
    while not step(state).startswith("GhostStartingWorkshop"):
        state.apply(state.options()[0])
    last, first = order(state)[2], order(state)[1]
    assert texts(state) == [f"roll {die}" for die in range(1, 7)]
    play(state, "roll 3")
    assert tiles(state, last)[0] == "fabbro"
    assert "roll 3" not in texts(state)
    play(state, "roll 1")
    assert tiles(state, first)[0] == "picconiere"
    assert (state.actor(), step(state)) == (YOU, "StartingWorkshop 0 0")
    assert not {"build fabbro", "build picconiere"} & set(texts(state))
    play(state, "build erbolaio")
    assert texts(state) == [f"roll {die}" for die in (1, 2, 4, 5, 6)]  # not its own
    play(state, "roll 1")
    assert tiles(state, last)[1] == "picconiere"
    assert texts(state) == [f"roll {die}" for die in (2, 3, 4, 5, 6)]


def test_ghosts_never_receive_fiorini_or_resources():
    state = GAME.new(1, {"ghosts": "easy"})
    assert see(state, GHOST)["fiorini"] == 0
    assert not any(see(state, GHOST)["resources"].values())


# Phases 1 to 3


@pytest.mark.parametrize("round", range(1, 8))
def test_a_ghost_receives_as_many_kinsmen_as_the_number_of_the_round(round):
    state = alone(round=round, next="GhostIncome, PlaceKinsman 0")
    assert see(state, GHOST)["kinsmen"]["income"] == see(state, GHOST)["actions"] == round


def test_a_ghost_receives_no_other_income():
    state = alone(
        workshops="palagio:built:- orafo:built:-",
        city_crests="duomo.cupola:1:1",
        crests=[10, 0, 1, 1],
        next="CollectIncome, GhostIncome, PlaceKinsman 0",
    )
    play(state, "roll 1")
    assert (prestige(state, GHOST), see(state, GHOST)["kinsmen"]["income"]) == (0, 1)


def test_a_ghost_captain_rolls_for_the_third_resource():
    state = alone(captain=GHOST, next="CollectIncome, PlaceKinsman 0")
    assert (is_chance(state), step(state)) == (True, "RollThirdResource")


def test_a_ghost_captain_detains_the_artist_with_the_highest_cost():
    state = alone(captain=GHOST, characters=SAMPLE, next="GhostCaptain, PlaceKinsman 0")
    assert facts(state)["detained"] == ["raffaello_sanzio"]  # 250, Life II, on top


def test_a_ghost_bishop_acts_once_more_and_expels_your_kinsman():
    state = alone(
        bishop=GHOST,
        round=4,
        next="CollectIncome, GhostIncome, Bishop, GhostBishop, PlaceKinsman 0",
    )
    play(state, "roll 1")
    assert see(state, GHOST)["actions"] == see(state, GHOST)["kinsmen"]["income"] == 5
    assert see(state, YOU)["kinsmen"]["expelled"] == 1


def test_in_the_last_round_a_ghost_bishop_has_all_8_kinsmen():
    state = alone(bishop=GHOST, round=7, next="GhostIncome, Bishop, GhostBishop, PlaceKinsman 0")
    assert see(state, GHOST)["actions"] == 8


# How do the Ghosts play?


def test_example_11():
    state = alone(
        round=3,
        actions=1,
        income=1,
        table=[2, 0, 2, 0, 0, 0, 0, 0],
        fortune="gattamelata:-",
    )
    assert (is_chance(state), len(texts(state))) == (True, 6)
    play(state, "roll 4")
    assert table(state) == [2, 0, 2, 0, 0, 1, 0, 0]
    assert GAME.observe(state, None)["fortune"][0]["closed"]


def test_example_12():
    state = alone(
        round=4,
        bishop=GHOST,
        actions=5,
        income=2,
        table=[2, 2, 2, 2, 2, 0, 0, 2],
        characters="giotto:4",
        next=f"GhostTurn 1, ClearActionTable 1, GhostTurn 1, ClearActionTable 1, {TURN}",
    )
    assert pool(state, GHOST) == 0
    play(state, "roll 1")
    assert table(state) == [2, 2, 2, 2, 2, 1, 0, 2]
    play(state, "roll 1")
    assert table(state) == [0, 0, 0, 0, 0, 1, 1, 0]
    assert see(state, GHOST)["kinsmen"]["income"] == 3 == see(state, GHOST)["actions"]
    assert pool(state, GHOST) == 3
