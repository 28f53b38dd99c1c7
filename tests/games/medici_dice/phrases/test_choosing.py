"""Options in words: what they are called, what people may type for them, what they would do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.faces.phrases import phrases_for
from signoria.kernel.news import preview
from tests.faces.tables import NAMES, first_roll, seen_by_asked, table_at
from tests.games.medici_dice.phrases.refusing import refusal
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    ALONE,
    BEA,
    FULL,
    GAME,
    THEN,
    position,
)

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def test_single_dice_are_numbered_by_their_place_and_sets_come_after_them():
    choices = ENGLISH.choices(seen_by_asked(first_roll()))
    assert [choice.key for choice in choices] == list(range(1, 26))
    assert [choice.action for choice in choices[:5]] == [f"take {die}" for die in range(1, 6)]
    pair = next(choice for choice in choices if choice.action == "take 2 5")
    assert (pair.label, pair.short, pair.group) == ("dye 4 and gold 5", "D4 ⚜5", "2 dice")


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("2", "take 2"),
        ("take 2", "take 2"),
        ("2 5", "take 2 5"),
        ("5 2", "take 2 5"),
        ("take 5,2", "take 2 5"),
        ("dye4 gold5", "take 2 5"),
        ("take dye4 gold5", "take 2 5"),
        ("dye 4 and gold 5", "take 2 5"),
        ("D4 ⚜5", "take 2 5"),
        ("TAKE Dye0", "take 1"),
        ("d0 d4 f3", "take 1 2 4"),
        ("6", "take 1 2"),
        ("something else", "something else"),
        ("spices4", "spices4"),
        ("dye4 dye4", "dye4 dye4"),
        ("", ""),
    ],
)
def test_people_may_say_a_number_places_or_faces(said, action):
    assert action == ENGLISH.understand(seen_by_asked(first_roll()), said)


@pytest.mark.parametrize("said", ["tinture4 oro5", "prendi T4 e oro 5", "2 5", "carica dye4 gold5"])
def test_people_may_say_it_in_italian(said):
    assert ITALIAN.understand(seen_by_asked(first_roll()), said) == "take 2 5"


def test_every_option_of_a_game_is_understood_in_all_its_spellings():
    table = table_at(3, 0)
    while not table.is_over:
        if table.state.actor() >= 0:
            seen = seen_by_asked(table.state)
            for words in (ENGLISH, ITALIAN):
                for choice in words.choices(seen):
                    for said in (str(choice.key), choice.action, choice.label, choice.short):
                        assert choice.action == words.understand(seen, said)
        table.step()


@given(st.text(max_size=30) | st.text("0123456789 dye,⚜⑤+take", max_size=30))
def test_whatever_is_typed_gets_an_answer(said):
    state = first_roll()
    seen = seen_by_asked(state)
    for words in (ENGLISH, ITALIAN):
        if words.understand(seen, said) not in seen["options"]:
            assert refusal(words, state, said)


def test_any_of_several_golds_means_the_first():
    state = signoria.load("medici_dice").new(2)
    for face in ("gold5", "fur0", "gold5", "spices0", "gold5"):
        state.play(f"roll {face}")
    seen = seen_by_asked(state)
    assert ENGLISH.understand(seen, "take 5") == "take 1"
    assert ENGLISH.understand(seen, "3 5") == "take 1 3"


def consequence(state, action, words=ENGLISH):
    """What the asked seat reads before it chooses."""
    chosen = state.words().worded(action)
    return words.consequence(preview(state, chosen, int(state.actor())), NAMES)


def test_a_gain_is_what_the_ship_will_be_worth_more():
    state = first_roll()
    pair = GAME.words.worded("take 2 5")
    assert ENGLISH.gain(preview(state, pair, 0)) == "+9"


def test_a_consequence_says_value_crosses_and_who_gets_the_rest():
    state = first_roll()
    assert consequence(state, "take 1 2 5") == (
        "dye 0, dye 4 and gold 5: ship 0 → 9, 3 crosses in dye. "
        "Scored now: ship 1st for 20, columns 10. "
        "Your rivals choose from the other 2 dice."
    )
    assert consequence(state, "take 4 5").startswith("fur 3 and gold 5: ship 0 → 8, 1 cross in fur")
    assert consequence(state, "take 5").startswith("gold 5: ship 0 → 5, no cross.")
    state.play("take 1 2 5")
    assert consequence(state, "take 3") == (
        "grain 2: ship 0 → 2, 1 cross in grain. Scored now: ship 2nd for 0, columns 10."
    )


def test_a_consequence_counts_only_the_crosses_that_fit():
    state = position(4, dice=ADAMS_ROLL, crosses={ADAM: [0, 11, 0, 0, 0]}, next=A_TURN)
    assert "1 cross in dye" in consequence(state, "take 1")


def test_a_consequence_says_what_the_end_of_the_round_will_bring():
    ships = {ADAM: "fur1 fur1 fur1 fur1", BEA: FULL}
    state = position(
        2, dice=ADAMS_ROLL, ships=ships, crosses={ADAM: [0, 0, 0, 4, 0]}, next=f"FillShip, {THEN}"
    )
    assert consequence(state, "take 1 2 5") == (
        "dye 0, dye 4 and gold 5: ship 4 → 13, 3 crosses in dye. "
        "That ends the round: your ship scores 20, your monopolies 20."
    )
    assert "Così finisce il round" in consequence(state, "take 1 2 5", ITALIAN)


def test_alone_a_consequence_says_what_the_enemy_gets():
    state = position(1, dice=ADAMS_ROLL, circles=[0, 7, 0, 0, 0], next=ALONE)
    assert consequence(state, "take 1 2 5").endswith("The other 2 dice go to the enemy.")
    assert consequence(state, "take 3 4 5").endswith(
        "The other 2 dice go to the enemy. "
        "The enemy breaks through in dye: no column scores any more."
    )
