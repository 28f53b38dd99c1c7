"""What should not be overlooked: the enemy, alone."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.faces.tables import NAMES
from tests.games.medici_dice.rules.positions import ADAMS_ROLL, ALONE, GAME, position

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def warnings(circles, words=ENGLISH):
    """What is said above such columns."""
    state = position(1, dice=ADAMS_ROLL, circles=circles, next=ALONE)
    return words.warn(GAME.warnings(state, 0), NAMES)


def test_the_enemy_is_announced_before_the_breakthrough():
    assert warnings([6, 0, 0, 6, 0]) == []
    assert warnings([8, 0, 7, 0, 0]) == [
        "1 more circle in spices, and the enemy breaks through: then no column scores.",
        "2 more circles in grain, and the enemy breaks through: then no column scores.",
    ]


def test_the_enemy_is_announced_after_the_breakthrough():
    assert warnings([8, 0, 0, 9, 0]) == [
        "The enemy has broken through in fur (9 circles): your columns score nothing any more."
    ]
    assert "pellicce" in warnings([8, 0, 0, 9, 0], ITALIAN)[0]
