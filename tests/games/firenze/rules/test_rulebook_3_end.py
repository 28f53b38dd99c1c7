"""The rulebook's end of the game and final scoring, with the names of its people."""

from __future__ import annotations

from tests.games.firenze.rules.positions import (
    BOX,
    DANIELA,
    FULFIL,
    GAME,
    HOLGER,
    NEXT,
    RICCARDA,
    THOMAS,
    go_on,
    line,
    player,
    position,
    prestige,
    seen,
)

SIX_OF_HOLGER = {
    f"{colour} {height}": HOLGER
    for colour, height in [("white", 3), ("white", 4), ("green", 3), ("green", 4), ("red", 3)]
}


def ended(seats=3, **more):
    """A table after final scoring."""
    return position(seats, turn=seats - 1, finisher=0, next=NEXT, **more)


def test_the_first_last_seal_brings_5_points_and_everybody_else_one_more_turn():
    state = position(
        4,
        turn=HOLGER,
        towers={HOLGER: "blue3"},
        seals=SIX_OF_HOLGER,
        on_row=dict.fromkeys(range(1, 7), "2 white"),
        next=FULFIL,
    )
    state.play("fulfil blue 3")
    assert (line(state, HOLGER, "last seal"), player(state, HOLGER)["seals_left"]) == (5, 0)
    assert seen(state)["end"]["finisher"] == HOLGER
    turns = []
    while state.actor() != -2:
        turns.append(seen(state)["turn"])
        go_on(state)
    assert turns == [DANIELA, RICCARDA, THOMAS]


def test_another_last_seal_brings_nothing():
    seals = SIX_OF_HOLGER | {"blue 3": HOLGER}
    seals |= {f"purple {height}": THOMAS for height in (3, 4, 5, 6, 7)}
    state = position(
        4, turn=THOMAS, finisher=HOLGER, towers={THOMAS: "blue4"}, seals=seals, next=FULFIL
    )
    state.play("fulfil blue 4")
    assert player(state, THOMAS)["seals_left"] == 0
    assert line(state, THOMAS, "last seal") == 0


def test_holger_receives_the_white_majority_bonus_of_2_points():
    state = ended(seals={"white 3": THOMAS, "white 4": HOLGER, "white 5": HOLGER})
    assert [line(state, seat, "majority white") for seat in range(3)] == [0, 2, 0]


def test_daniela_wins_the_tie_for_the_yellow_majority_with_the_higher_seal():
    state = ended(
        seals={"yellow 3": THOMAS, "yellow 5": THOMAS, "yellow 4": DANIELA, "yellow 6": DANIELA}
    )
    bonus = BOX["majorities.yellow"]
    assert [line(state, seat, "majority yellow") for seat in range(3)] == [0, 0, bonus]


def test_balconies_count_normally_for_majorities():
    state = ended(
        balconies="I_white_6 II_red_5 III_blue_6 IV_purple_6",
        seals={"white 6": THOMAS, "white 5": HOLGER},
    )
    assert line(state, THOMAS, "majority white") == BOX["majorities.white"]


def test_celebration_cards_are_turned_over_after_the_majorities():
    state = ended(
        cards={THOMAS: "recognition scandal", HOLGER: "tower_feast monument"},
        seals={"red 3": THOMAS, "red 4": THOMAS, "blue 6": HOLGER, "blue 8": HOLGER},
    )
    assert line(state, THOMAS, "recognition") == 2 * BOX["cards.recognition.points"]
    assert line(state, THOMAS, "scandal") == BOX["cards.scandal.points"]
    assert line(state, HOLGER, "tower feast") == 2 * BOX["cards.tower_feast.points"]
    assert line(state, HOLGER, "monument") == BOX["cards.monument.points"]


def test_whoever_has_the_most_prestige_points_wins():
    state = ended(points={THOMAS: 20, HOLGER: 31, DANIELA: 30})
    assert (prestige(state), GAME.winners(state)) == ([20, 31, 30], [HOLGER])


def test_in_case_of_a_tie_there_are_multiple_winners():
    assert GAME.winners(ended(points={THOMAS: 30, HOLGER: 29, DANIELA: 30})) == [THOMAS, DANIELA]


def test_hands_are_shown_when_the_game_is_over():
    state = ended(cards={HOLGER: "spy scandal"})
    assert seen(state, THOMAS)["players"][HOLGER]["hand"] == {"spy": 1, "scandal": 1}
