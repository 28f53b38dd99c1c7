"""What is asked, and what the others wait for."""

from __future__ import annotations

import signoria
from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import NOBODY
from tests.faces.tables import NAMES, first_roll, seen_by_asked, table_at

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def test_the_roller_is_asked_for_one_to_three_dice():
    seen = seen_by_asked(first_roll(3))
    assert ENGLISH.question(seen, NAMES).sentence == "Choose 1 to 3 dice for your ship."
    assert ITALIAN.question(seen, NAMES).sentence == "Scegli da 1 a 3 dadi per la tua nave."
    assert ENGLISH.question(seen, NAMES).why == "The others then choose from the rest."


def test_the_others_are_asked_for_one_of_the_dice_left():
    state = first_roll(3)
    state.play("take 1 2 5")
    seen = seen_by_asked(state)
    assert ENGLISH.question(seen, NAMES).sentence == "Take one of the dice Adam left."
    assert ITALIAN.question(seen, NAMES).sentence == "Prendi uno dei dadi lasciati da Adam."
    assert ENGLISH.waiting(seen, NAMES) == "Bea is choosing one die."


def test_the_final_player_is_asked_to_fill_the_ship():
    asked = {}
    for moves in range(20, 150):
        seen = seen_by_asked(table_at(2, moves).state)
        if seen["step"] == "FillShip":
            free = sum(1 for die in ENGLISH.choices(seen, NAMES)[0].action.split() if die != "take")
            asked[free] = ENGLISH.question(seen, NAMES).sentence
    assert asked
    for free, sentence in asked.items():
        dice = "die that fills" if free == 1 else f"{free} dice that fill"
        assert sentence == f"Choose the {dice} your ship."


def test_whoever_waits_reads_who_is_doing_what():
    game = signoria.load("medici_dice")
    assert ENGLISH.waiting(game.observe(game.new(2), None), NAMES) == "Adam is rolling the dice."
    rolled = game.observe(first_roll(), None)
    assert ENGLISH.waiting(rolled, NAMES) == "Adam is choosing dice."
    assert ITALIAN.waiting(rolled, NAMES) == "Adam sta scegliendo i dadi."
    assert ENGLISH.waiting({**rolled, "actor": NOBODY}, NAMES) == "The game is over."


def test_help_speaks_to_whoever_is_asked():
    assert ENGLISH.help("ChooseOneDie 1").startswith("Take one of the dice")
    assert ITALIAN.help("ChooseOneDie 2").startswith("Prendi uno dei dadi")
    assert ENGLISH.help("ChooseDice").startswith("Choose 1 to 3 dice for yourself")
