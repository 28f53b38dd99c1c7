"""Florenza Dice Game in words: how points are made, and how a game ended."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.kinds import addressed
from tests.games.florenza_dice.rules.positions import position
from tests.games.florenza_dice.tables import NAMES, seen_by_asked

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


def test_the_primer_follows_the_dice_board_and_the_number_of_players():
    usual, other = (
        ENGLISH.primer(seen_by_asked(position(dice_board=board)))
        for board in ("tradeoff", "monotone")
    )
    assert "A low die: resources 1, steps 2, an artist for 100." in usual[1]
    assert "A low die: resources 1, steps 1, an artist for 200." in other[1]
    alone = ITALIAN.primer(seen_by_asked(position(1, pope="hard")))
    assert alone[-1] == "Papa Sisto IV ha 60 punti; con altrettanti lo batti."


def test_the_end_tells_the_winner_or_what_decided():
    seen = seen_by_asked(position())
    assert ENGLISH.ending(seen, [50, 40], [0], NAMES) == "Adam wins with 50."
    assert ENGLISH.ending(seen, [50, 50], [1], NAMES) == (
        "Bea wins with 50: Adam has as many, but fewer artworks and buildings."
    )
    assert ITALIAN.ending(seen, [50, 50], [0, 1], NAMES) == (
        "Vincono insieme Adam e Bea con 50 punti."
    )


@pytest.mark.parametrize(
    ("points", "beaten", "told"),
    [
        (30, False, "wins (normal, 50 points)."),
        (45, False, "wins (normal, 50 points). It would be enough for: easy, 40 points."),
        (55, True, "is beaten (normal, 50 points)."),
        (71, True, "is beaten (normal, 50 points). It would be enough for: extreme, 70 points."),
    ],
)
def test_alone_the_end_tells_the_grade(points, beaten, told):
    seen = seen_by_asked(position(1, supply={0: f"{points} 0 0"}))
    assert beaten == seen["pope"]["beaten"]
    expected = f"Adam has {points} points: Pope Sisto IV {told}"
    assert expected == ENGLISH.ending(seen, [points], [0] if beaten else [], NAMES)


def test_alone_the_italian_end_names_who_wins():
    seen = seen_by_asked(position(1, supply={0: "30 0 0"}))
    assert ITALIAN.ending(seen, [30], [], NAMES) == (
        "Adam ha 30 punti: vince Papa Sisto IV (normale, 50 punti)."
    )


def test_alone_the_end_speaks_to_whoever_played():
    seen = seen_by_asked(position(1, supply={0: "30 0 0"}))
    mine = addressed(NAMES, 0)
    told = "You have 1 point: Pope Sisto IV wins (normal, 50 points)."
    assert ENGLISH.ending(seen, [1], [], mine) == told
    assert ITALIAN.ending(seen, [1], [], mine) == (
        "Hai 1 punto: vince Papa Sisto IV (normale, 50 punti)."
    )


def test_a_list_that_no_verb_follows_says_you():
    mine = addressed(NAMES, 0)
    assert [ENGLISH.language.who(name) for name in mine[:2]] == ["you", "Bea"]
    assert [ITALIAN.language.who(name) for name in mine[:2]] == ["tu", "Bea"]
