"""Why something is not possible, in words."""

from __future__ import annotations

import signoria
from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import CHANCE, NOBODY
from tests.faces.tables import NAMES, first_roll
from tests.games.medici_dice.phrases.refusing import refusal
from tests.games.medici_dice.rules.positions import ADAM, BEA, FULL, THEN, position

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def because(state, action, words=ENGLISH):
    """The clause for an action that is not offered."""
    return words.because(state.why_not(state.words().worded(action)), NAMES)


def test_a_refusal_says_why():
    state = first_roll(2)
    assert refusal(ENGLISH, state, "take 1 2 3 4") == (
        "“take 1 2 3 4” cannot be done: you can take 3 dice at most."
    )
    state.play("take 1 2 5")
    assert refusal(ITALIAN, state, "2") == "“2” non si può fare: il dado 2 l’ha preso Adam."
    assert because(state, "take 3 4") == "you can take 1 die at most"
    assert "? for help" in refusal(ENGLISH, state, "xyzzy")


def test_the_last_player_reads_how_many_dice_it_takes():
    ships = {ADAM: "fur1 fur1 fur1 fur1 fur1", BEA: FULL}
    dice = "dye0 dye4 grain2 fur3 gold5"
    state = position(2, dice=dice, ships=ships, next=f"FillShip, {THEN}")
    assert because(state, "take 1") == "you must take 2 dice"
    assert because(state, "take 1 2 3", ITALIAN) == "puoi prendere al massimo 2 dadi"


def test_golds_are_alike():
    state = signoria.load("medici_dice").new(2)
    for face in ("gold5", "fur0", "gold5", "spices0", "gold5"):
        state.play(f"roll {face}")
    assert because(state, "take 5") == "golds are alike: take die 1 first"


def test_what_is_not_asked_is_not_possible_now():
    state = first_roll(2)
    assert because(state, "roll dye4") == "it is not possible now"
    assert because(state, "start 1", ITALIAN) == "adesso non è possibile"


def test_while_dice_are_rolled_nobody_takes_any():
    state = signoria.load("medici_dice").new(2)
    assert because(state, "take 1") == "Adam is still rolling"
    assert because(state, "roll spices0") == "die 1 has no spices 0"
    drawn = signoria.load("medici_dice").new(2, {"starter": "random"})
    assert because(drawn, "start 3") == "there is no seat 4"


def test_undo_is_refused_in_words():
    assert ITALIAN.no_undo("chance", NAMES, CHANCE) == (
        "Nel frattempo è stato tirato un dado: chiedi agli altri."
    )
    assert ENGLISH.no_undo("nothing", NAMES, NOBODY) == "No move has been made yet."
    assert ENGLISH.no_undo("nothing", NAMES, CHANCE) == "There is no move to take back."
    assert ENGLISH.no_undo("other", NAMES, 0) == "Adam has moved since: ask the others."
